import type { Duel } from "../board/duel.ts";
import { effectContext } from "../program/effect-context.ts";
import { CARD, type CardId, MATERIALS_USED, NO_CARD, type UsedId, type ZoneId } from "../state/schema.ts";
import { WAY } from "../state/vocabulary.ts";

/** What monsters were Summoned with: kept until they come to the field once more. */

/** The materials or Tributes of a Summon are about to be taken; `gone`: they have been, for one by the monster's own text. */
export function noteUsed({ state }: Duel, monster: CardId, taken: readonly CardId[], gone = false): void {
  forget({ state }, monster);
  for (const material of taken) {
    const row = state.add(MATERIALS_USED);
    state.set(MATERIALS_USED.monster, row, monster);
    state.set(MATERIALS_USED.material, row, material);
    state.set(MATERIALS_USED.from, row, state.get(gone ? CARD.from : CARD.zone, material));
    state.set(MATERIALS_USED.pending, row, 1);
  }
}

/** A monster has come to the field: with what was just taken for it, or in another way, with nothing. */
export function settleUsed(duel: Duel, monster: CardId): void {
  const { state } = duel;
  if (state.count(MATERIALS_USED) === 0) return;
  let pending = false;
  eachRow(duel, monster, (row) => {
    pending ||= state.get(MATERIALS_USED.pending, row) !== 0;
    state.set(MATERIALS_USED.pending, row, 0);
  });
  if (!pending) forget(duel, monster);
  // What its own text takes is no material.
  else if ((state.get(CARD.way, monster) & WAY.bySelf) === 0)
    eachUsed(duel, monster, (material) => grantForSummon(duel, material, monster));
}

/** "A Synchro Monster that used this card as material gains 600 ATK." */
function grantForSummon(duel: Duel, material: CardId, monster: CardId): void {
  const { state } = duel;
  for (const { index, summonGrants } of duel.definition(state.get(CARD.def, material)).effects) {
    const context = {
      ...effectContext(material, index, state.get(CARD.controller, monster)),
      subject: monster,
    };
    for (const { fits, give } of summonGrants) if (fits(duel, context, monster)) give(duel, context);
  }
}

/** Visits what a monster was Summoned with, until `visit` returns false; says whether all were visited. */
export function eachUsed(
  duel: Duel,
  monster: CardId,
  visit: (material: CardId, from: ZoneId) => unknown,
): boolean {
  const { state } = duel;
  return eachRow(duel, monster, (row) =>
    visit(state.get(MATERIALS_USED.material, row), state.get(MATERIALS_USED.from, row)),
  );
}

export const wasUsedFor = (duel: Duel, monster: CardId, material: CardId): boolean =>
  !eachUsed(duel, monster, (one) => one !== material);

/** The monster that a card was last used for, if its Summon was not negated. */
export function lastMadeWith({ state }: Duel, material: CardId): CardId {
  for (let row = state.count(MATERIALS_USED) - 1; row >= 0; row--) {
    const one = row as UsedId;
    if (state.get(MATERIALS_USED.material, one) !== material) continue;
    return state.get(MATERIALS_USED.pending, one) === 0 ? state.get(MATERIALS_USED.monster, one) : NO_CARD;
  }
  return NO_CARD;
}

function eachRow({ state }: Duel, monster: CardId, visit: (row: UsedId) => unknown): boolean {
  for (let i = 0, n = state.count(MATERIALS_USED); i < n; i++) {
    const row = i as UsedId;
    if (state.get(MATERIALS_USED.monster, row) === monster && visit(row) === false) return false;
  }
  return true;
}

/** Takes out the rows of a monster; the others move up. */
function forget({ state }: Pick<Duel, "state">, monster: CardId): void {
  let kept = 0;
  const n = state.count(MATERIALS_USED);
  for (let i = 0; i < n; i++) {
    const row = i as UsedId;
    if (state.get(MATERIALS_USED.monster, row) === monster) continue;
    if (kept !== i) {
      const to = kept as UsedId;
      state.set(MATERIALS_USED.monster, to, state.get(MATERIALS_USED.monster, row));
      state.set(MATERIALS_USED.material, to, state.get(MATERIALS_USED.material, row));
      state.set(MATERIALS_USED.from, to, state.get(MATERIALS_USED.from, row));
      state.set(MATERIALS_USED.pending, to, state.get(MATERIALS_USED.pending, row));
    }
    kept++;
  }
  if (kept < n) state.truncate(MATERIALS_USED, kept as UsedId);
}
