import type { CompiledEffect } from "./compile/effect.ts";
import { asking } from "./compile/using.ts";
import type { Duel } from "./duel.ts";
import { someEvent } from "./events.ts";
import { effectOf } from "./links.ts";
import { eachRecord, isSame, record, SLOT_EVENT } from "./records.ts";
import { type CardId, HAPPENED, LINKS, type LinkId, NO_CARD, NO_LINK, NOW } from "./schema.ts";
import type { Player } from "./vocabulary.ts";

/** Whether the effect's event is among those of a timing; with `atom`, among the simultaneous last ones. */
export function metIn(
  duel: Duel,
  player: Player,
  card: CardId,
  effect: CompiledEffect,
  timing: number,
  atom?: number,
): boolean {
  const { occasion } = effect;
  if (occasion === null || timing === 0) return false;
  if (timing === duel.state.read(NOW.window) && (duel.state.read(NOW.windowKinds) & occasion.kinds) === 0)
    return false;
  const using = asking(card, effect.index, player);
  return someEvent(
    duel,
    timing,
    (event) =>
      (atom === undefined || duel.state.get(HAPPENED.atom, event) === atom) &&
      occasion.event(duel, using, event),
  );
}

/** Remembers what a new link answers: the link below it, or the cards of the event. */
export function noteOccasion(duel: Duel, link: LinkId, below: LinkId): void {
  const { state } = duel;
  const { occasion } = effectOf(duel, link);
  if (occasion === null) return;
  const player = state.get(LINKS.player, link);
  const using = asking(state.get(LINKS.card, link), state.get(LINKS.effect, link), player, below);
  if (below !== NO_LINK && occasion.activation(duel, using, below)) {
    state.set(LINKS.answers, link, below);
    return;
  }
  someEvent(duel, state.read(NOW.lastTiming), (event) => {
    if (!occasion.event(duel, using, event)) return false;
    const subject = state.get(HAPPENED.card, event);
    if (state.get(LINKS.subject, link) === NO_CARD) state.set(LINKS.subject, link, subject);
    record(duel, link, SLOT_EVENT, subject, 1);
    return false;
  });
}

/** Whether a link had targets and none of them is still what it was. */
export function allTargetsGone(duel: Duel, link: LinkId): boolean {
  let any = false;
  let there = false;
  for (const { slot } of effectOf(duel, link).targets) {
    eachRecord(duel, link, slot, (row) => {
      any = true;
      there ||= isSame(duel, row);
    });
  }
  return any && !there;
}
