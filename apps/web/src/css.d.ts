import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties are how components hand colours to the style sheet. */
    [property: `--${string}`]: string | number | undefined;
  }
}
