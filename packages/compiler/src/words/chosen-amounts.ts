import type { Step } from "@chainwright/card-ir";
import { MANY } from "@chainwright/engine/program";

type Counted = Pick<
  Extract<Step, { verb: "detach" | "remove-counter" }>,
  "count" | "upTo" | "orMore" | "most"
>;

/** Whether its player says how many. */
export const isLeftOpen = ({ count, upTo, orMore, most }: Counted): boolean =>
  typeof count !== "number" || upTo === true || orMore === true || most !== undefined;

/** "Up to 4", "4 or more", "5 or 7", "any number": the least and the most that it can be, and whether it can be just so many. */
export function amountsAllowed({ count, upTo, orMore, most: last }: Counted): {
  readonly least: number;
  readonly most: number;
  readonly fits: (n: number) => boolean;
} {
  if (typeof count === "object") {
    const [least, most] = [Math.min(...count), Math.max(...count)];
    return { least, most, fits: (n) => count.includes(n) };
  }
  const [least, most] =
    typeof count === "string" ? [1, MANY] : [upTo ? 1 : count, orMore ? MANY : (last ?? count)];
  return { least, most, fits: (n) => n >= least && n <= most };
}
