import type { CardFacts } from "@chainwright/card-ir";

const MONSTER_FRAMES = ["token", "link", "xyz", "synchro", "fusion", "ritual", "maximum"] as const;

/** What colour a card's frame has; the style sheet gives each its colours. */
export type Frame =
  | (typeof MONSTER_FRAMES)[number]
  | "normal"
  | "effect"
  | "spell"
  | "trap"
  | "unknown"
  | `dm-${string}`;

/** Frames from the outer to the inner edge: several for a multicoloured card of Duel Masters. */
export function framesOf(facts: CardFacts | undefined): readonly Frame[] {
  if (facts === undefined) return ["unknown"];
  const { civilizations } = facts;
  if (civilizations !== undefined && civilizations.length > 0) {
    return civilizations.map((name): Frame => `dm-${name}`);
  }
  if (facts.kind === "spell" || facts.kind === "trap") return [facts.kind];
  const special = MONSTER_FRAMES.find((frame) => facts.categories.includes(frame));
  if (special !== undefined) return [special];
  return [facts.categories.includes("effect") ? "effect" : "normal"];
}

/** The frame as a CSS background, for bands and stripes. */
export function bandOf(frames: readonly Frame[], direction: string): string {
  const colour = (frame: Frame) => `var(--frame-${frame}, var(--frame-unknown))`;
  const [first = "unknown"] = frames;
  if (frames.length < 2) return colour(first);
  const width = 100 / frames.length;
  const stops = frames.map((frame, i) => `${colour(frame)} ${i * width}% ${(i + 1) * width}%`);
  return `linear-gradient(${direction}, ${stops.join(", ")})`;
}
