import type { Routine } from "@chainwright/kernel";
import { columnOf } from "../board/board-columns.ts";
import type { Duel } from "../board/duel.ts";
import type { CompiledEffect, Copy, Target } from "../board/duel-types.ts";
import { CARD, type CardId, LINKS, type LinkId, NO_CARD, NO_LINK, NOW } from "../state/schema.ts";
import { LINK, type Player } from "../state/vocabulary.ts";

/** The number of links that wait or resolve; in the OCG the length of the chain. */
export function linkCount(duel: Duel): number {
  return Math.max(0, duel.state.count(LINKS) - 1);
}

/** The newest link, or none. */
export function topLink(duel: Duel): LinkId {
  return linkCount(duel) as LinkId;
}

/** Whether no two links below the given number are of cards of one name. */
export function namesDiffer(duel: Duel, below: number): boolean {
  const { state } = duel;
  const nameOf = (link: number): number =>
    duel.definition(state.get(CARD.def, state.get(LINKS.card, link as LinkId))).name;
  for (let link = 2; link < below; link++) {
    for (let other = 1; other < link; other++) if (nameOf(link) === nameOf(other)) return false;
  }
  return true;
}

/** Adds a link for an effect of a card; `def`: the definition that it is one of. */
export function openLink(
  duel: Duel,
  card: CardId,
  effect: number,
  player: Player,
  def: number = duel.state.get(CARD.def, card),
): LinkId {
  const { state } = duel;
  if (state.count(LINKS) === 0) state.add(LINKS);
  const link = state.add(LINKS);
  state.set(LINKS.card, link, card);
  state.set(LINKS.def, link, def);
  state.set(LINKS.effect, link, effect);
  state.set(LINKS.player, link, player);
  state.set(LINKS.stamp, link, state.get(CARD.stamp, card));
  state.set(LINKS.zone, link, state.get(CARD.zone, card));
  state.set(LINKS.column, link, columnOf(duel, card) + 1);
  state.set(LINKS.since, link, state.read(NOW.order));
  state.set(LINKS.answers, link, NO_LINK);
  return link;
}

export function hasFlag(duel: Duel, link: LinkId, flag: number): boolean {
  return (duel.state.get(LINKS.flags, link) & flag) !== 0;
}

export function setFlag(duel: Duel, link: LinkId, flag: number): void {
  duel.state.set(LINKS.flags, link, duel.state.get(LINKS.flags, link) | flag);
  // A card that stays begins to apply when its activation has resolved.
  if (flag === LINK.resolved) duel.state.write(NOW.unsettled, 1);
}

/** The routine with the number that the state keeps. */
export function routineOf({ game, catalogue }: Duel, id: number): Routine<Duel> {
  const found = [...game.routines, ...catalogue.routines][id];
  if (!found) throw new Error(`no routine ${id}`);
  return found;
}

/** What a link does when it resolves: its effect, or what that has become. */
export function resolutionOf(duel: Duel, link: LinkId): Routine<Duel> {
  const instead = duel.state.get(LINKS.instead, link);
  return instead === 0 ? effectOf(duel, link).resolution : routineOf(duel, instead - 1);
}

/** The effect of another card that a link does; null where it does its own. */
export function copyOf(duel: Duel, link: LinkId): Copy | null {
  const { state } = duel;
  const copied = state.get(LINKS.copied, link);
  if (copied === NO_CARD) return null;
  return duel.definition(state.get(CARD.def, copied)).copies[state.get(LINKS.copiedEffect, link)] ?? null;
}

/** What a link does, by the words of its own effect or of that which it has become. */
export const carriedOut = (duel: Duel, link: LinkId): CompiledEffect =>
  copyOf(duel, link)?.asOwn ?? effectOf(duel, link);

/** What a link has targeted: for its own effect, and for that which it has become. */
export function targetsOf(duel: Duel, link: LinkId): readonly Target[] {
  const { targets } = effectOf(duel, link);
  const copy = copyOf(duel, link);
  return copy === null ? targets : [...targets, ...copy.asOwn.targets];
}

/** The effect that was activated. */
export function effectOf(duel: Duel, link: LinkId) {
  const { state } = duel;
  const definition = duel.definition(state.get(LINKS.def, link));
  const effect = definition.effects[state.get(LINKS.effect, link)];
  if (!effect)
    throw new RangeError(`${definition.card.name.en} has no effect ${state.get(LINKS.effect, link)}`);
  return effect;
}

/** The link of a card's own activation, while there is one. */
export function activationOf(duel: Duel, card: CardId): LinkId {
  const { state } = duel;
  for (let row = linkCount(duel); row > 0; row--) {
    const id = row as LinkId;
    const same =
      state.get(LINKS.card, id) === card && state.get(LINKS.stamp, id) === state.get(CARD.stamp, card);
    if (same && effectOf(duel, id).kind === "activation") return id;
  }
  return NO_LINK;
}
