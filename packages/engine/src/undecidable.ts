import { decide, isPossible, negationsAmong } from "./decide.ts";
import type { Duel } from "./duel.ts";
import { eachWatched, link, STANDING, unlink } from "./piles.ts";
import { CARD, type CardId, NO_CARD, NOW, type ZoneId } from "./schema.ts";
import { settle, settleByStats } from "./settle.ts";
import { candidatesOf } from "./settle-candidates.ts";
import { anyStanding } from "./standing.ts";
import { DOES, FACE, type Player } from "./vocabulary.ts";

/** Whether continuous effects would give no stable answer. */

/**
 * Whether what applies gives no stable answer: something is kept from applying by what does not hold after all, or
 * applies although it is negated. To be asked of a duel that is played out only in thought.
 */
function isUndecidable(duel: Duel): boolean {
  const candidates = candidatesOf(duel);
  decide(duel, candidates);
  settle(duel, false);
  if ((duel.state.read(NOW.standing) & DOES.unaffected) !== 0 && !settleByStats(duel)) return true;
  return (
    candidates.some(({ by }) => by !== null && !isPossible(by)) ||
    negationsAmong(duel, candidates).some((one) => one.to.fate === "applies" && isPossible(one))
  );
}

/**
 * The rules against bringing a card face-up to a zone, or equipping it to a monster, where the continuous effects would then give no stable answer:
 * what was laid down for the cards that would be there, or for such cases. Null where nothing is against it.
 */
export function wouldBeUndecidable(
  duel: Duel,
  card: CardId,
  player: Player,
  zone: ZoneId,
  host: CardId = NO_CARD,
): readonly number[] | null {
  const keeping = DOES.negate | DOES.unaffected;
  if ((duel.state.read(NOW.standing) & keeping) === 0) {
    if ((doesOf(duel, card) & DOES.unaffected) === 0 || !anyStanding(duel)) return null;
  } else if ((doesOf(duel, card) & (keeping | DOES.stat | DOES.forbid)) === 0) return null;
  const trial = duel.fork();
  const { state } = trial;
  unlink(trial, card);
  state.set(CARD.zone, card, zone);
  state.set(CARD.controller, card, player);
  state.set(CARD.face, card, FACE.up);
  state.set(CARD.host, card, host);
  link(trial, card, player, zone, "bottom");
  if (!isUndecidable(trial)) return null;
  const there = new Set<string>();
  for (const seat of [0, 1] as const) {
    eachWatched(trial, seat, STANDING, (one) => {
      there.add(trial.definition(state.get(CARD.def, one)).card.name.en);
    });
  }
  const laidDown = duel.rules.rulings.filter(({ cards }) => cards.every((name) => there.has(name)));
  return [...laidDown.map(({ rule }) => rule), ...duel.law.undecidable];
}

const doesOf = (duel: Duel, card: CardId): number =>
  duel
    .definition(duel.state.get(CARD.def, card))
    .effects.reduce((mask, { standing }) => standing.reduce((own, { does }) => own | does, mask), 0);
