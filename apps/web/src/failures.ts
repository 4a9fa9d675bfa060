import { shared } from "./common/shared.ts";

/**
 * What went wrong where nobody waits for it: in an event, in what goes on beside the page, or with what the browser kept. Whatever
 * React draws has the boundary for that.
 */

const failure = shared<string | undefined>(undefined);

/** What went wrong last, until somebody has read it. */
export const useFailure = (): string | undefined => failure.use();

export const dismiss = (): void => failure.set(undefined);

function report(error: unknown): void {
  failure.set(error instanceof Error ? error.message : String(error));
}

/** From now on everything that nobody catches is said. */
export function reportAll(): void {
  // Without an error it is a remark of the browser's own.
  window.addEventListener("error", ({ error }) => error && report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
}

/** Something that was kept for the page and cannot be read: it stays until somebody removes it. */
export interface Unreadable {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly forget: () => void;
}

const unreadable = shared<readonly Unreadable[]>([]);

export const useUnreadable = (): readonly Unreadable[] => unreadable.use();

export function addUnreadable(one: Unreadable): void {
  unreadable.set([...unreadable.get(), one]);
}

export function remove(one: Unreadable): void {
  one.forget();
  unreadable.set(unreadable.get().filter((other) => other !== one));
}
