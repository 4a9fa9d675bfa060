import type { CardKind } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import type { ContinuousEffectOf } from "../board/duel-types.ts";
import { someLingeringOn } from "../history/lingering-effects.ts";
import { CARD, type CardId, LINGERING, NO_CARD, NOW } from "../state/schema.ts";
import { CONTINUOUS_ACTION, LINGERING_KIND } from "../state/vocabulary.ts";
import { appliesTo, someApplying } from "./continuous-effects.ts";
import { becomes, becomingNow } from "./type-changes.ts";

/**
 * What a card is called where that is not what is printed on it; null where it is. Whether a card is unaffected by what
 * would name it may hang on names in turn ("while “Umi” is on the field"): those count as they are without such effects.
 */
export function otherName(duel: Duel, card: CardId): string | null {
  const { state } = duel;
  const { elsewhere } = duel.definition(state.get(CARD.def, card));
  let name: string | null = null;
  if (elsewhere.length > 0) {
    const zone = 1 << state.get(CARD.zone, card);
    const theirTurn = state.read(NOW.turnPlayer) !== state.get(CARD.owner, card);
    for (const one of elsewhere)
      if (one.name !== null && (one.zones(duel) & zone) !== 0 && (theirTurn || !one.inTheirTurn))
        name = one.name;
  }
  if (state.count(LINGERING) > 0)
    someLingeringOn(duel, LINGERING_KIND.named, card, (lingering) => {
      name = duel.catalogue.textOf(state.get(LINGERING.what, lingering));
      return false;
    });
  if ((state.read(NOW.applying) & CONTINUOUS_ACTION.name) === 0 || duel.nameAsked) return name;
  duel.nameAsked = true;
  someApplying(
    duel,
    CONTINUOUS_ACTION.name,
    (one, context) => {
      if (appliesTo(duel, one, context, card)) name = one.name;
      return false;
    },
    // The conditions of the others may ask for names.
    (one) => one.as === "name",
  );
  duel.nameAsked = false;
  return name;
}

/** Whether a card has a name as material of a Fusion Summon; `is`: whether it has it otherwise. */
export function isNamedAsMaterial(duel: Duel, card: CardId, name: string, is: boolean): boolean {
  let named = is;
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.name) === 0) return named;
  someApplying(
    duel,
    CONTINUOUS_ACTION.name,
    (one, context) => {
      if (appliesTo(duel, one, context, card) && (one.as === "material" || one.name === name))
        named = one.name === name;
      return false;
    },
    (one) => one.as === "material" || one.as === "also-material",
  );
  return named;
}

/**
 * "Is also treated as a “X” monster": whether an effect makes a card one of a series now. Whom that effect touches may
 * hang on the same series ("X monsters are unaffected"): then what is printed decides.
 */
export const countsAsSeries = (duel: Duel, card: CardId, series: string): boolean =>
  counts(duel, card, CONTINUOUS_ACTION.name, series, (one) => one.as === "series" && one.name === series);

/** "Is treated as a Tuner": whether an effect makes a monster one of that kind now. */
export const countsAsKind = (duel: Duel, card: CardId, kind: CardKind): boolean =>
  someLingeringOn(
    duel,
    LINGERING_KIND.kind,
    card,
    (lingering) => duel.catalogue.textOf(duel.state.get(LINGERING.what, lingering)) === kind,
  ) || counts(duel, card, CONTINUOUS_ACTION.type, kind, (one) => one.kind === kind);

function counts<D extends typeof CONTINUOUS_ACTION.name | typeof CONTINUOUS_ACTION.type>(
  duel: Duel,
  card: CardId,
  does: D,
  asked: string,
  concerns: (one: ContinuousEffectOf<D>) => boolean,
): boolean {
  const { identityAsked } = duel;
  if ((duel.state.read(NOW.applying) & does) === 0 || identityAsked.includes(asked)) return false;
  identityAsked.push(asked);
  const is = someApplying(duel, does, (one, context) => appliesTo(duel, one, context, card), concerns);
  identityAsked.pop();
  return is;
}

/** "This card is treated as a Legend Card while in the hand": what it is where it lies, beside what is printed. */
export function countsAsLegend(duel: Duel, card: CardId): boolean {
  const { elsewhere } = duel.definition(duel.state.get(CARD.def, card));
  const zone = 1 << duel.state.get(CARD.zone, card);
  return elsewhere.some((one) => one.legend && (one.zones(duel) & zone) !== 0);
}

/** The Attribute that a monster has instead of the printed one, or null; the latest effect that says so counts. */
export function otherAttribute(duel: Duel, card: CardId): string | null {
  const now = becomingNow(duel, card, "attribute");
  if (now !== undefined) return now.before ?? null;
  let attribute: string | null = null;
  if (duel.state.count(LINGERING) > 0)
    someLingeringOn(duel, LINGERING_KIND.attributeBecome, card, (lingering) => {
      attribute = duel.catalogue.textOf(duel.state.get(LINGERING.value, lingering));
      return false;
    });
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.attribute) === 0) return attribute;
  someApplying(duel, CONTINUOUS_ACTION.attribute, (one, context) => {
    const change = { card, property: "attribute", before: attribute } as const;
    if (one.replaces && becomes(duel, change, () => appliesTo(duel, one, context, card)))
      attribute = one.attribute;
    return false;
  });
  return attribute;
}

/** The Attribute of a monster as it is now. */
export const attributeOf = (duel: Duel, card: CardId): string | undefined =>
  otherAttribute(duel, card) ?? duel.definition(duel.state.get(CARD.def, card)).card.facts.attribute;

/** How often a monster may attack in a turn, and whom: what the effects that apply to it allow at most. */
interface Attacks {
  readonly count: number;
  /** Whether those after the first are only for monsters. */
  readonly onMonsters: boolean;
  /** Every monster of the opponent so often; `filtered`: every one of some kind, of which the target is. */
  readonly eachMonster: number;
  readonly filtered: boolean;
}

const ONE_ATTACK: Attacks = { count: 1, onMonsters: false, eachMonster: 0, filtered: false };

export function attacksOf(duel: Duel, card: CardId, target: CardId): Attacks {
  let best = ONE_ATTACK;
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.moreAttacks) === 0) return best;
  someApplying(duel, CONTINUOUS_ACTION.moreAttacks, (one, context) => {
    if (!appliesTo(duel, one, context, card)) return false;
    const count = one.count(duel, one.ofEach ? { ...context, subject: card } : context);
    if (one.on === "each-monster") {
      const fits = one.each === null || (target !== NO_CARD && one.each.test(duel, context, target));
      if (fits) best = { ...best, eachMonster: count, filtered: one.each !== null };
    } else if (count > best.count) best = { ...best, count, onMonsters: one.on === "monsters" };
    return false;
  });
  return best;
}

/** How many Tributes a monster is worth for Summoning another in a position. */
export function tributeWorth(duel: Duel, tribute: CardId, summoned: CardId, position: number): number {
  let worth = 1;
  if ((duel.state.read(NOW.applying) & CONTINUOUS_ACTION.worth) === 0) return worth;
  someApplying(duel, CONTINUOUS_ACTION.worth, (one, context) => {
    const fits = one.position === null || one.position === position;
    if (fits && appliesTo(duel, one, context, tribute) && one.for.test(duel, context, summoned))
      worth = Math.max(worth, one.count);
    return false;
  });
  return worth;
}
