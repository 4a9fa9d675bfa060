import {
  type CompiledEffect,
  type Duel,
  eachEffectOf,
  RESPONDERS,
  TURN,
  turnBit,
} from "@chainwright/engine/board";
import { linkCount } from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  CARD,
  type CardId,
  LINKS,
  type LinkId,
  NOW,
  opponentOf,
  PENDING_TRIGGERS,
  type PendingId,
  type Player,
} from "@chainwright/engine/state";
import { checkActivate, isMandatoryQuick } from "./activation-legality.ts";
import { answersActivations } from "./answered-events.ts";
import { ocgRules } from "./rule-revisions.ts";
import { OCG } from "./state-tables.ts";

/**
 * Mandatory Quick Effects (Light and Darkness Dragon, Doomcaliber Knight): after every link or batch of links those
 * that it made due are placed at once, before anybody may respond; the turn player's first. All of them answer links
 * that were there before, each the last one that fits; what they themselves make due comes after them.
 */
export function collectMandatoryQuick(duel: Duel, seen: LinkId): void {
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  for (const player of [turnPlayer, opponentOf(turnPlayer)]) {
    eachEffectOf(duel, player, RESPONDERS, (card, effect) => {
      if (isMandatoryQuick(effect)) consider(duel, player, card, effect, seen);
    });
  }
}

function consider(duel: Duel, player: Player, card: CardId, effect: CompiledEffect, seen: LinkId): void {
  const { state } = duel;
  const answers = lastFitting(duel, player, card, effect, seen);
  if (answers === 0 || !checkActivate(duel, player, card, effect.index, "trigger", null)) return;
  const row = state.add<PendingId>(PENDING_TRIGGERS);
  state.set(PENDING_TRIGGERS.card, row, card);
  state.set(PENDING_TRIGGERS.effect, row, effect.index);
  state.set(PENDING_TRIGGERS.player, row, player);
  state.set(PENDING_TRIGGERS.mandatory, row, 1);
  state.set(PENDING_TRIGGERS.stamp, row, state.get(CARD.stamp, card));
  state.set(PENDING_TRIGGERS.answers, row, answers);
}

/** The newest of the links since `seen` that the effect answers, or 0. */
function lastFitting(
  duel: Duel,
  player: Player,
  card: CardId,
  { index, trigger }: CompiledEffect,
  seen: LinkId,
): LinkId {
  if (trigger === null || !answersActivations(trigger)) return 0 as LinkId;
  for (let link = linkCount(duel); link > seen; link--) {
    const answers = link as LinkId;
    if (trigger.activation(duel, effectContext(card, index, player, answers), answers)) return answers;
  }
  return 0 as LinkId;
}

/** The rules by which the first of the waiting effects is placed where it is. */
export function rulesOfMandatoryQuick(duel: Duel, laterRound: boolean): readonly number[] {
  const { state } = duel;
  const { law } = ocgRules(duel);
  const row = 0 as PendingId;
  const rows = Array.from({ length: state.count(PENDING_TRIGGERS) }, (_, i) => i as PendingId);
  const answers = state.get(PENDING_TRIGGERS.answers, row);
  const others = rows.filter((other) => other !== row);
  const batch = state.read(OCG.batchLast) !== 0;
  const again = turnBit(
    duel,
    state.get(PENDING_TRIGGERS.card, row),
    TURN.activated,
    state.get(PENDING_TRIGGERS.effect, row),
  );
  return [
    ...law.mandatoryQuick,
    ...(batch ? law.mandatoryAfterBatch : law.mandatoryAfterLink),
    ...(others.some(
      (other) => state.get(PENDING_TRIGGERS.player, other) !== state.get(PENDING_TRIGGERS.player, row),
    )
      ? law.mandatoryOfBoth
      : []),
    ...(others.some((other) => state.get(PENDING_TRIGGERS.answers, other) === answers)
      ? law.mandatoryTogether
      : []),
    ...(laterRound ? law.mandatoryAtOnce : []),
    ...(laterRound || batch ? law.mandatoryAnswersLast : []),
    ...(batch && answers < state.read(OCG.batchLast) ? law.mandatoryLastUnfit : []),
    ...(again ? law.mandatoryAgain : []),
  ];
}

/** A mandatory Quick Effect that does not stand directly above the link it answers does nothing at all. */
export function isNotDirectlyAbove(duel: Duel, link: LinkId, effect: CompiledEffect): boolean {
  const answers = duel.state.get(LINKS.answers, link);
  return isMandatoryQuick(effect) && answers !== 0 && link !== answers + 1;
}
