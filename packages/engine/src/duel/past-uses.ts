import { eachNode } from "@chainwright/card-ir";
import type { Duel } from "../board/duel.ts";
import type { CompiledEffect, Target } from "../board/duel-types.ts";
import { relocate } from "../changes/relocate-card.ts";
import { openLink } from "../history/chain-links.ts";
import { addLingering, type NewLingering } from "../history/lingering-effects.ts";
import { record } from "../history/step-records.ts";
import { effectContext } from "../program/effect-context.ts";
import { ALWAYS_THERE, slotsIn } from "../program/slot-names.ts";
import type { Action } from "../state/action.ts";
import { BY_RULE } from "../state/cause.ts";
import {
  CARD,
  type CardId,
  LINGERING,
  type LingeringId,
  type LinkId,
  NO_CARD,
  NOW,
} from "../state/schema.ts";
import { LINGERING_KIND, MANNER, type Player, UNTIL } from "../state/vocabulary.ts";
import { type Decision, decision } from "./decision.ts";
import { goOn, run } from "./run.ts";

/** How an effect was used before a position was reached. */
export interface PastUse {
  readonly card: CardId;
  readonly effect: CompiledEffect;
  readonly player: Player;
  /** For each card that it targeted, those that may be meant. */
  readonly targets: readonly (readonly CardId[])[];
  /** What was answered as it resolved. */
  answer(duel: Duel, open: Decision): Action;
}

/**
 * Whether what an effect leaves behind hangs on more than its targets and what is chosen as it resolves: on what it was paid with,
 * on what it answered.
 */
export function dependsOnActivation({ ir: { cost, resolution } }: CompiledEffect): boolean {
  const known = new Set(ALWAYS_THERE);
  const targeting = cost.filter(({ step }) => step.verb === "target");
  eachNode([targeting, resolution], ({ verb, ref, trait, slot, secondSlot }) => {
    if (verb === undefined || ref !== undefined || trait !== undefined) return;
    for (const name of [slot, secondSlot]) if (typeof name === "string") known.add(name);
  });
  return slotsIn(resolution).some((name) => !known.has(name));
}

/** What the position itself says: where cards are, who has them, and what lies on them. */
const SAID_OTHERWISE: ReadonlySet<number> = new Set([
  LINGERING_KIND.away,
  LINGERING_KIND.control,
  LINGERING_KIND.counter,
  LINGERING_KIND.excavated,
  LINGERING_KIND.specialSummoned,
]);

/** What ends with a battle is over where none is fought. */
const OF_A_BATTLE: ReadonlySet<number> = new Set([UNTIL.battle, UNTIL.damageCalculation]);

/**
 * What an effect that was used has left behind, found out aside by its own program; none where it could not have targeted these
 * cards, neither where they lie now nor in the Graveyard from which it brought them.
 */
export function lastingAfter(duel: Duel, use: PastUse): readonly NewLingering[] {
  const { card, effect, player } = use;
  const aside = duel.fork();
  const { state } = aside;
  const since = state.read(NOW.order);
  const link = openLink(aside, card, effect.index, player);
  if (use.targets.length === 0 ? effect.targets.length > 0 : !takeTargets(aside, use, link)) return [];
  aside.call(effect.resolution, link);
  run(aside);
  for (let open = decision(aside); open !== null; open = decision(aside))
    goOn(aside, use.answer(aside, open));
  const stays = (one: CardId): boolean =>
    one === NO_CARD || state.get(CARD.zone, one) === duel.state.get(CARD.zone, one);
  const left: NewLingering[] = [];
  for (let row = 0 as LingeringId; row < state.count(LINGERING); row++) {
    if (state.get(LINGERING.source, row) !== card || state.get(LINGERING.order, row) <= since) continue;
    const force = {
      kind: state.get(LINGERING.kind, row),
      card: state.get(LINGERING.card, row),
      player: state.get(LINGERING.player, row),
      source: card,
      effect: state.get(LINGERING.effect, row),
      what: state.get(LINGERING.what, row),
      value: state.get(LINGERING.value, row),
      declared: state.get(LINGERING.declared, row),
      until: state.get(LINGERING.until, row),
    };
    if (stays(force.card) && !SAID_OTHERWISE.has(force.kind) && !OF_A_BATTLE.has(force.until))
      left.push(force);
  }
  return left;
}

/** Records what a link targeted; whether each name means a card that it could target. */
function takeTargets(aside: Duel, { card, effect, player, targets }: PastUse, link: LinkId): boolean {
  const asked = effectContext(card, effect.index, player);
  const taken = new Map<CardId, number>();
  // Of two kinds of targets that both fit, one of each.
  const countOf = ({ slot }: Target): number => [...taken.values()].filter((one) => one === slot).length;
  const aimAt = (duel: Duel, one: CardId): Target | undefined =>
    effect.targets.filter(({ fits }) => fits(duel, asked, one)).sort((a, b) => countOf(a) - countOf(b))[0];
  const toGraveyard = (duel: Duel, one: CardId): void =>
    relocate(duel, one, { zone: duel.game.zone.graveyard }, MANNER.sent, BY_RULE);
  const take = (one: CardId): boolean => {
    if (taken.has(one)) return false;
    let aim = aimAt(aside, one);
    if (aim === undefined) {
      const before = aside.fork();
      toGraveyard(before, one);
      aim = aimAt(before, one);
      if (aim === undefined) return false;
      toGraveyard(aside, one);
    }
    taken.set(one, aim.slot);
    record(aside, link, aim.slot, one);
    return true;
  };
  return targets.every((meant) => meant.some(take));
}

/** How long what the activation of a card that stays has left lasts: as long as the cards are there. What ends with a turn is over. */
const WITH_THE_CARDS: ReadonlySet<number> = new Set([UNTIL.leaves, UNTIL.sourceApplies, UNTIL.sourceFaceUp]);

/** What the activation of a card that stays has left on a card that it targeted. */
export function lastingOnTarget(duel: Duel, card: CardId, target: CardId): readonly NewLingering[] {
  const { effects } = duel.definition(duel.state.get(CARD.def, card));
  const effect = effects.find(({ kind }) => kind === "activation");
  if (effect === undefined || effect.targets.length === 0) return [];
  const player = duel.state.get(CARD.controller, card);
  const answer: PastUse["answer"] = (_, { options }) => options[0] as Action;
  const left = lastingAfter(duel, { card, effect, player, targets: [[target]], answer });
  return left.filter(({ until }) => WITH_THE_CARDS.has(until));
}

/** Puts that in force; whether there is anything. */
export function applyLastingOnTarget(duel: Duel, card: CardId, target: CardId): boolean {
  const left = lastingOnTarget(duel, card, target);
  for (const force of left) addLingering(duel, force);
  return left.length > 0;
}
