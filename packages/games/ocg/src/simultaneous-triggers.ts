import { type Duel, definitionOf } from "@chainwright/engine/board";
import {
  CARD,
  NO_CARD,
  NOW,
  opponentOf,
  PENDING_TRIGGERS,
  type PendingId,
  type Player,
} from "@chainwright/engine/state";
import { checkActivate } from "./activation-legality.ts";
import { ocgRules } from "./rule-revisions.ts";

/** Whether two triggers that wait are one effect that has triggered more than once. */
export function isSameEffect({ state }: Duel, one: PendingId, other: PendingId | undefined): boolean {
  if (other === undefined) return false;
  return (
    state.get(PENDING_TRIGGERS.card, one) === state.get(PENDING_TRIGGERS.card, other) &&
    state.get(PENDING_TRIGGERS.effect, one) === state.get(PENDING_TRIGGERS.effect, other)
  );
}

/** One of the effects to choose from was chosen: for that time neither it nor the others wait any more. */
export function dropChoiceGroup(duel: Duel, chosen: PendingId): void {
  const { state } = duel;
  const card = state.get(PENDING_TRIGGERS.card, chosen);
  const { effects } = definitionOf(duel, card);
  const familyOf = (row: PendingId) => effects[state.get(PENDING_TRIGGERS.effect, row)]?.choiceGroup;
  const choiceGroup = familyOf(chosen);
  const atom = state.get(PENDING_TRIGGERS.atom, chosen);
  for (let row = 0 as PendingId; row < state.count(PENDING_TRIGGERS); row++) {
    const isIt =
      state.get(PENDING_TRIGGERS.card, row) === card && state.get(PENDING_TRIGGERS.atom, row) === atom;
    if (isIt && familyOf(row) === choiceGroup) state.set(PENDING_TRIGGERS.card, row, NO_CARD);
  }
}

export function groupOf(duel: Duel, row: PendingId): number {
  const { state } = duel;
  const own = state.get(PENDING_TRIGGERS.player, row) === state.read(NOW.turnPlayer);
  return (state.get(PENDING_TRIGGERS.mandatory, row) !== 0 ? 1 : 3) + (own ? 0 : 1);
}

export function playerOfGroup(duel: Duel, group: number): Player {
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  return group % 2 === 1 ? turnPlayer : opponentOf(turnPlayer);
}

export function inGroup(duel: Duel, group: number): PendingId[] {
  const rows: PendingId[] = [];
  for (let row = 0, n = duel.state.count(PENDING_TRIGGERS); row < n; row++) {
    if (groupOf(duel, row as PendingId) === group) rows.push(row as PendingId);
  }
  return rows;
}

export function nextGroup(duel: Duel): number {
  let first = 5;
  for (let row = 0, n = duel.state.count(PENDING_TRIGGERS); row < n; row++)
    first = Math.min(first, groupOf(duel, row as PendingId));
  return first === 5 ? 0 : first;
}

/** A trigger that has become impossible (no target left, card gone) does not go on the chain. */
export function dropIllegal(duel: Duel): void {
  const { state } = duel;
  const { triggerNeedsCardInPlace } = ocgRules(duel);
  state.retain<PendingId>(PENDING_TRIGGERS, (row) => {
    const card = state.get(PENDING_TRIGGERS.card, row);
    const isSame = state.get(CARD.stamp, card) === state.get(PENDING_TRIGGERS.stamp, row);
    return (
      (isSame || !triggerNeedsCardInPlace) &&
      checkActivate(
        duel,
        state.get(PENDING_TRIGGERS.player, row),
        card,
        state.get(PENDING_TRIGGERS.effect, row),
        "trigger",
        null,
        state.get(PENDING_TRIGGERS.atom, row),
      )
    );
  });
}
