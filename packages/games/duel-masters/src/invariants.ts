import { broken as brokenTable } from "@chainwright/engine";
import { type Duel, eachInPile, pileCount, pileOf } from "@chainwright/engine/board";
import { CARD, type CardId, NO_CARD, NOW, PILE, type Player, WIN } from "@chainwright/engine/state";
import { isCreature, isEvolution } from "./creatures.ts";
import { dmQuestions } from "./registry.ts";
import { WAITING } from "./state-tables.ts";
import { ZONE } from "./zones.ts";

/** Questions that are only asked when nothing waits and no card is being used. */
const OPEN: ReadonlySet<string> = new Set(["charge", "main", "attack"]);

/** Everything that must be so whenever somebody is asked. Returns what is not, in words; an empty list is good. */
export function broken(duel: Duel): string[] {
  const { state } = duel;
  const wrong = brokenTable(duel);
  for (const player of [0, 1] as readonly Player[]) {
    eachInPile(duel, player, ZONE.battle, (card) => {
      if (!isCreature(duel, card)) wrong.push(`card ${card} in the battle zone is no creature`);
    });
    eachInPile(duel, player, ZONE.under, (card) => checkUnder(duel, card, wrong));
    for (const zone of [ZONE.hand, ZONE.deck, ZONE.graveyard, ZONE.mana, ZONE.shields] as const) {
      eachInPile(duel, player, zone, (card) => {
        if (duel.game.isOfKind(duel, card, "psychic") || duel.game.isOfKind(duel, card, "gr"))
          wrong.push(`card ${card} has not gone back from ${duel.game.zones[zone]?.name}`);
      });
    }
    const deck = pileOf(player, ZONE.deck);
    const gone = state.get(PILE.count, deck) === 0 && state.get(PILE.changes, deck) > 0;
    if (gone && state.read(NOW.result) === WIN.none)
      wrong.push(`player ${player} has no deck left and has not lost`);
  }
  const question = dmQuestions.list[state.read(NOW.question) - 1];
  if (question !== undefined && OPEN.has(question.name)) {
    if (state.count(WAITING) > 0) wrong.push(`${state.count(WAITING)} abilities wait, and nobody uses them`);
    for (const player of [0, 1] as const)
      if (pileCount(duel, player, ZONE.pending) > 0)
        wrong.push(`a card of player ${player} is still being used`);
  }
  return wrong;
}

/** A card that lies under another belongs to an evolution creature in the battle zone. */
function checkUnder(duel: Duel, card: CardId, wrong: string[]): void {
  const host = duel.state.get(CARD.host, card);
  if (host === NO_CARD || duel.state.get(CARD.zone, host) !== ZONE.battle)
    wrong.push(`card ${card} lies under nothing`);
  else if (!isEvolution(duel, host))
    wrong.push(`card ${card} lies under card ${host}, which is no evolution`);
}
