import { definitionOf } from "@chainwright/engine/program";
import {
  CARD,
  type Duel,
  NO_CARD,
  NOW,
  opponentOf,
  PENDING,
  type PendingId,
  type Player,
} from "@chainwright/engine/state";
import { checkActivate } from "./activation-legality.ts";
import { ocgRules } from "./rule-revisions.ts";

/** Whether two triggers that wait are one effect that has triggered more than once. */
export function isSameEffect({ state }: Duel, one: PendingId, other: PendingId | undefined): boolean {
  if (other === undefined) return false;
  return (
    state.get(PENDING.card, one) === state.get(PENDING.card, other) &&
    state.get(PENDING.effect, one) === state.get(PENDING.effect, other)
  );
}

/** One of the effects to choose from was chosen: for that time neither it nor the others wait any more. */
export function dropFamily(duel: Duel, chosen: PendingId): void {
  const { state } = duel;
  const card = state.get(PENDING.card, chosen);
  const { effects } = definitionOf(duel, card);
  const familyOf = (row: PendingId) => effects[state.get(PENDING.effect, row)]?.family;
  const family = familyOf(chosen);
  const atom = state.get(PENDING.atom, chosen);
  for (let row = 0 as PendingId; row < state.count(PENDING); row++) {
    const isIt = state.get(PENDING.card, row) === card && state.get(PENDING.atom, row) === atom;
    if (isIt && familyOf(row) === family) state.set(PENDING.card, row, NO_CARD);
  }
}

export function groupOf(duel: Duel, row: PendingId): number {
  const { state } = duel;
  const own = state.get(PENDING.player, row) === state.read(NOW.turnPlayer);
  return (state.get(PENDING.mandatory, row) !== 0 ? 1 : 3) + (own ? 0 : 1);
}

export function playerOfGroup(duel: Duel, group: number): Player {
  const turnPlayer = duel.state.read(NOW.turnPlayer);
  return group % 2 === 1 ? turnPlayer : opponentOf(turnPlayer);
}

export function inGroup(duel: Duel, group: number): PendingId[] {
  const rows: PendingId[] = [];
  for (let row = 0, n = duel.state.count(PENDING); row < n; row++) {
    if (groupOf(duel, row as PendingId) === group) rows.push(row as PendingId);
  }
  return rows;
}

export function nextGroup(duel: Duel): number {
  let first = 5;
  for (let row = 0, n = duel.state.count(PENDING); row < n; row++)
    first = Math.min(first, groupOf(duel, row as PendingId));
  return first === 5 ? 0 : first;
}

/** A trigger that has become impossible (no target left, card gone) does not go on the chain. */
export function dropIllegal(duel: Duel): void {
  const { state } = duel;
  const { triggerNeedsCardInPlace } = ocgRules(duel);
  state.retain<PendingId>(PENDING, (row) => {
    const card = state.get(PENDING.card, row);
    const isSame = state.get(CARD.stamp, card) === state.get(PENDING.stamp, row);
    return (
      (isSame || !triggerNeedsCardInPlace) &&
      checkActivate(
        duel,
        state.get(PENDING.player, row),
        card,
        state.get(PENDING.effect, row),
        "trigger",
        null,
        state.get(PENDING.atom, row),
      )
    );
  });
}
