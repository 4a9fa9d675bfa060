import type { Action } from "./action.ts";
import { asking } from "./compile/using.ts";
import { decision } from "./decision.ts";
import type { Duel } from "./duel.ts";
import { BY_RULE } from "./events.ts";
import { type NewForce, putInForce } from "./force.ts";
import { openLink } from "./links.ts";
import { record } from "./records.ts";
import { relocate } from "./relocate.ts";
import { goOn, run } from "./run.ts";
import { CARD, type CardId, type ForceId, IN_FORCE } from "./schema.ts";
import { MANNER, UNTIL } from "./vocabulary.ts";

/** How long what an activation leaves lasts: as long as the cards are there. What ends with a turn is over. */
const WITH_THE_CARDS: ReadonlySet<number> = new Set([UNTIL.leaves, UNTIL.sourceApplies, UNTIL.sourceFaceUp]);

/**
 * What the activation of a card that stays has left on a card that it targeted, found out aside by its own program; none where
 * it could target no such card, neither where that lies now nor in the Graveyard from which it was brought there.
 */
export function lastingOnTarget(duel: Duel, card: CardId, target: CardId): readonly NewForce[] {
  const { effects } = duel.definition(duel.state.get(CARD.def, card));
  const effect = effects.find(({ kind }) => kind === "activation");
  const [aim] = effect?.targets ?? [];
  if (effect === undefined || aim === undefined) return [];
  const aside = duel.fork();
  const { state } = aside;
  const player = state.get(CARD.controller, card);
  const isFit = (): boolean => aim.fits(aside, asking(card, effect.index, player), target);
  if (!isFit()) relocate(aside, target, { zone: aside.game.zone.graveyard }, MANNER.sent, BY_RULE);
  if (!isFit()) return [];
  const link = openLink(aside, card, effect.index, player);
  record(aside, link, aim.slot, target);
  aside.call(effect.resolution, link);
  run(aside);
  for (let open = decision(aside); open !== null; open = decision(aside))
    goOn(aside, open.options[0] as Action);
  const left: NewForce[] = [];
  for (let row = 0 as ForceId; row < state.count(IN_FORCE); row++) {
    if (state.get(IN_FORCE.source, row) !== card || !WITH_THE_CARDS.has(state.get(IN_FORCE.until, row)))
      continue;
    left.push({
      kind: state.get(IN_FORCE.kind, row),
      card: state.get(IN_FORCE.card, row),
      player: state.get(IN_FORCE.player, row),
      source: card,
      effect: state.get(IN_FORCE.effect, row),
      what: state.get(IN_FORCE.what, row),
      value: state.get(IN_FORCE.value, row),
      declared: state.get(IN_FORCE.declared, row),
      until: state.get(IN_FORCE.until, row),
    });
  }
  return left;
}

/** Puts that in force; whether there is anything. */
export function applyLastingOnTarget(duel: Duel, card: CardId, target: CardId): boolean {
  const left = lastingOnTarget(duel, card, target);
  for (const force of left) putInForce(duel, force);
  return left.length > 0;
}
