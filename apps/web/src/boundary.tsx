import { Component, type ReactNode } from "react";

interface BoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Keeps a mistake in one place of the page from taking the rest along: it says what went wrong, and the header still leads on. */
export class Boundary extends Component<BoundaryProps, { readonly error?: Error }> {
  override readonly state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="notice bad" role="alert">
        <h1>{this.props.title}</h1>
        <p lang="en">{error.message}</p>
      </div>
    );
  }
}
