import type { CardFacts, GameId, Language } from "@chainwright/card-ir";
import type { z } from "zod/mini";
import type { CardPlace, CardProblem } from "./problem.ts";

export type LocalText = Readonly<Partial<Record<Language, string>>>;

/** A card as a file has it, in our words but not yet looked at. */
export interface CardDraft {
  readonly place: CardPlace;
  readonly game: GameId;
  readonly name: LocalText;
  readonly passcode?: number;
  readonly released?: string | undefined;
  readonly konamiId?: number | undefined;
  /** The categories of what no deck holds, Tokens and Skill Cards, are "token" and "skill". */
  readonly facts: CardFacts;
  /** The rules text with its headings; of a Normal Monster none. */
  readonly text: string;
}

/** What a reader of a format gives, card by card. */
export type CardDrafts = Iterable<CardDraft | CardProblem>;

export const isDraft = (one: CardDraft | CardProblem): one is CardDraft => !("fault" in one);

/** Facts without those that the card does not have; "?" is no number. */
export function factsOf(
  facts: {
    readonly [F in keyof CardFacts]: CardFacts[F] | undefined;
  },
): CardFacts {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as unknown as CardFacts;
}

/** A printed value; "?" is stored as a negative number, or as itself. */
export const printed = (value: unknown): number | undefined =>
  typeof value === "number" && value >= 0 ? value : undefined;

/** What a card does not have is left out, or null: then it is left out here. @throws SyntaxError */
export const parsed = (json: string): unknown => JSON.parse(json, (_, value) => value ?? undefined);

/** A date, or a year at least. */
export const isDate = (text: unknown): text is string =>
  typeof text === "string" && /^[12]\d{3}(-|$)/.test(text);

/** A card whose fields are not of the form that they have: the first such field, or that it is no card at all. */
export function badForm(place: CardPlace, { issues }: z.core.$ZodError): CardProblem {
  const field = issues[0]?.path.join(".") ?? "";
  return field === "" ? { fault: "not-a-card", place } : { fault: "bad-fact", place, what: field };
}
