import type { Card, Effect, Keyword, KeywordName } from "@chainwright/card-ir";
import type { CompiledEffect } from "../program/effect.ts";

/** What a card text means in a game beside what its words say: asked by the compiler, once for each card. */
export interface GameTexts<D> {
  /** The keywords that its rules carry out. */
  readonly keywords: readonly KeywordName[];
  /** What a keyword stands for, where that can be said as an effect; null where its rules carry it out. */
  abilityOf(keyword: Keyword): Effect | null;
  /** The activation that a card has by its kind, where its text says nothing of it: to lie on the field, to be equipped. */
  activationByKind(card: Card): Effect | null;
  /** The kind of an effect, where the game's rules make it another than its words alone. */
  kindOf(card: Card, effect: Effect): Effect["kind"];
  /** Spell Speed, or whatever decides what may answer what; 0 where the game has none. */
  speedOf(card: Card, effect: Effect): number;
  /** Where an effect may be activated from, if its words don't say it. */
  rangeOf(card: Card, effect: Effect): number;
  /** What the game has to know of an effect again and again, read off its text once: bits of the game's own. */
  effectProperties(card: Card, effect: Effect, speed: number): number;
  /** Whether a player may leave an effect be when they could use it. */
  isByChoice(card: Card, effect: Effect): boolean;
  /** Whether a card that stays can be activated along with this effect of it, as one link. Left out: it never can. */
  usedOnActivation?(card: Card, effect: Effect): boolean;
  /** Whether an effect about destruction by battle acts when that is settled, while the monster is still on the field. */
  actsOnSettledDestruction(effect: Effect): boolean;
  /** What a continuous effect of a Spell asks for beforehand is asked, and paid, when the card is used. */
  readonly requirementsAtUse: boolean;
  /** Whether an effect may ever be used to answer something. */
  canRespond(effect: CompiledEffect<D>): boolean;
}
