import type { Clause, Effect, EffectKind, EventPattern, Group, Sentence } from "@chainwright/card-ir";

/** An effect as its sentence says it; which kind it is can depend on the card. */
export type RawEffect = Omit<Effect, "kind"> & {
  readonly kind?: EffectKind;
  /** Rush Duel: "Equip to …" stands as the requirement. */
  readonly equips?: Group;
  /** What a Union monster does as the Equip Spell that it becomes. */
  readonly granted?: readonly Clause[];
  /** "● Attack Position: …" */
  readonly labelled?: "attack" | "defense";
  /** "…, also if it would be destroyed, destroy this card instead." */
  readonly instead?: Pick<Effect, "resolution" | "span"> & { readonly replaces: EventPattern };
};

export type RawSentence = Exclude<Sentence, Effect> | RawEffect;

/** A sentence without ":" and ";". */
export const isPlain = (effect: RawEffect): boolean =>
  effect.conditions.length === 0 &&
  effect.cost.length === 0 &&
  effect.kind === undefined &&
  effect.modes === undefined &&
  effect.replaces === undefined;
