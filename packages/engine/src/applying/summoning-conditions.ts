import type { SummonRule } from "@chainwright/card-ir";
import { definitionOf } from "../board/card-definitions.ts";
import type { Duel } from "../board/duel.ts";
import type { Definition } from "../board/duel-types.ts";
import { holderOf } from "../board/zone-contents.ts";
import { effectContext } from "../program/effect-context.ts";
import { nameKey } from "../program/noun-phrase-key.ts";
import { no, type Why } from "../state/illegality-reasons.ts";
import { CARD, type CardId, NO_CARD, NOW } from "../state/schema.ts";
import { type Player, WAY } from "../state/vocabulary.ts";
import { forbiddenBy } from "./forbidden-acts.ts";

/** Whether a card has been Summoned the way its text and kind ask for, and was seen all the time since. */
export const isProperlySummoned = (duel: Duel, card: CardId): boolean =>
  (duel.state.get(CARD.way, card) & WAY.proper) !== 0;

/** "You can only Special Summon “X” once per turn.", "You can only Link Summon “X” …": whether that is about a way. */
export const comesOnce = ({ summonRules }: Definition, way: number): boolean =>
  summonRules.some(
    ({ rule, ways }) =>
      rule === "special-once" && (ways === undefined || ways.some((one) => (WAY[one] & way) !== 0)),
  );

/** "Cannot be used as Synchro Material.": whether a card is none for a Summon of a kind of this monster, by its text or an effect. */
export function isNoMaterial(
  duel: Duel,
  player: Player,
  card: CardId,
  kind: NonNullable<SummonRule["ways"]>[number],
  summoned: CardId,
): boolean {
  if (forbiddenBy(duel, `material-${kind}`, card, player, 0, summoned) !== NO_CARD) return true;
  const { notMaterial } = duel.definition(duel.state.get(CARD.def, card));
  if (notMaterial.length === 0) return false;
  const context = effectContext(card, 0, holderOf(duel, card));
  return notMaterial.some(
    ({ ways, except }) => ways.includes(kind) && except?.(duel, context, summoned) !== true,
  );
}

/** Whether all that a monster says of its Summon allows one in a way, by the effect of a card. */
export function textsAllowSummon(
  duel: Duel,
  card: CardId,
  by: CardId,
  way: number,
  why: Why | null,
  treated = 0,
): boolean {
  for (const rule of definitionOf(duel, card).summonRules) {
    if (!textAllowsSummon(duel, card, by, way, rule, treated) && no(why, duel.law.summoningCondition, card))
      return false;
  }
  return true;
}

/**
 * Whether the text of a monster lets it be Special Summoned from where it is. `treated`: what a Summon without materials is
 * treated as beside.
 */
function textAllowsSummon(
  duel: Duel,
  card: CardId,
  by: CardId,
  way: number,
  rule: SummonRule,
  treated = 0,
): boolean {
  const { state } = duel;
  const bits = way | treated;
  switch (rule.rule) {
    case "cannot-special-summon":
      return rule.ways?.every((one) => (bits & WAY[one]) === 0) === true;
    case "cannot-special-summon-from": {
      const there = (duel.zonesOf(rule.from ?? { names: [] }) & (1 << state.get(CARD.zone, card))) !== 0;
      return !there || (rule.turn === "sent" && state.get(CARD.since, card) !== state.read(NOW.turn));
    }
    case "only-by-own-effect":
      return by === card || (rule.must === "first" && isProperlySummoned(duel, card));
    case "only-by-effect": {
      if (rule.must === "first" && isProperlySummoned(duel, card)) return true;
      if (by === NO_CARD) return false;
      if (rule.orOwn === true && by === card) return true;
      const { onlyByCard } = duel.definition(state.get(CARD.def, card));
      if (rule.byCard !== undefined && onlyByCard !== null)
        return onlyByCard(duel, effectContext(card, 0, holderOf(duel, card)), by);
      if (rule.by === undefined) return true;
      const { card: source, summonsFor } = duel.definition(state.get(CARD.def, by));
      return source.name.en === rule.by || summonsFor.includes(nameKey(rule.by));
    }
    case "first-by":
    case "only-by": {
      // "With the above materials": not without any.
      const counted = rule.above === true || rule.without !== undefined ? way : bits;
      if (rule.ways?.some((one) => (counted & WAY[one]) !== 0)) return true;
      return rule.rule === "first-by" && isProperlySummoned(duel, card);
    }
    case "named-materials":
      return (treated & WAY.fusion) === 0;
    case "procedure":
    case "contact":
      // "Must first be …" lets others do it later, "must be …" never.
      return (
        rule.must === undefined ||
        rule.or?.some((one) => (bits & WAY[one]) !== 0) === true ||
        (rule.must === "first" && isProperlySummoned(duel, card))
      );
    // What they say is not about Special Summons by effects.
    default:
      return true;
  }
}
