// What the random runs look at: invariants, and which effects were used.

import { leftovers } from "@chainwright/engine";
import { beginOf } from "@chainwright/engine/applying";
import { eachInPile } from "@chainwright/engine/board";
import { CARD, FACE, NOW, TRACE } from "@chainwright/engine/state";

/** More answers than any duel needs: two decks are drawn in some 70 turns. */
export const TOO_MANY = 4000;

const cardOf = (duel, card) => duel.definition(duel.state.get(CARD.def, card)).card.name.en;

/** Kinds of effect that are never activated: they lie there and decide. */
const STANDING = new Set(["continuous", "replacement"]);

/** Counts how often each effect was used, in whatever way its kind is: "Sangan 1" is the first of its card. */
export class Uses {
  counts = new Map();

  /** The trace sink that counts. */
  trace = {
    point: (duel, kind, _rule, a, b, c) => {
      if (kind === TRACE.activated) this.count(duel, b, c >> 1);
      // Where nothing is activated, what is triggered is used.
      else if (kind === TRACE.triggered && this.#effect(duel, a, b >> 1)?.speed === 0)
        this.count(duel, a, b >> 1);
      else if (kind === TRACE.eachTime || kind === TRACE.processed) this.count(duel, a, b >> 1);
      else if (kind === TRACE.begins || kind === TRACE.replaced) this.#countStanding(duel, a);
      else if (kind === TRACE.ruled || kind === TRACE.overruled) this.#countStanding(duel, b);
      // What applies in a hand does not show when it begins.
      else if (kind === TRACE.over)
        for (let card = 1; card < duel.state.count(CARD); card++)
          if (beginOf(duel, card) > 0) this.#countStanding(duel, card);
    },
  };

  count(duel, card, index) {
    const use = `${cardOf(duel, card)} ${index + 1}`;
    this.counts.set(use, (this.counts.get(use) ?? 0) + 1);
  }

  #effect(duel, card, index) {
    return duel.definition(duel.state.get(CARD.def, card)).effects[index];
  }

  #countStanding(duel, card) {
    const { effects } = duel.definition(duel.state.get(CARD.def, card));
    for (const { kind, index } of effects) if (STANDING.has(kind)) this.count(duel, card, index);
  }
}

/** Where the cards are, in a line: what a position that went wrong is reported with. */
export function boardOf(duel) {
  const lines = [
    `turn ${duel.state.read(NOW.turn)}, player ${duel.state.read(NOW.turnPlayer)}, phase ${duel.state.read(NOW.phase)}`,
  ];
  for (const player of [0, 1])
    for (const [zone, { name }] of duel.game.zones.entries()) {
      const names = [];
      eachInPile(duel, player, zone, (card) => {
        const down = duel.state.get(CARD.face, card) === FACE.down && duel.game.zones[zone].field;
        names.push(cardOf(duel, card) + (down ? " (face-down)" : ""));
      });
      if (zone > 0 && names.length > 0) lines.push(`${player} ${name}: ${names.join(", ")}`);
    }
  return lines.join("; ");
}

/** Cards of a player that are no Tokens. */
function owned(duel) {
  const counts = [0, 0];
  for (let card = 1, n = duel.state.count(CARD); card < n; card++) {
    const { categories } = duel.definition(duel.state.get(CARD.def, card)).card.facts;
    if (duel.state.get(CARD.zone, card) !== 0 && !categories.includes("token"))
      counts[duel.state.get(CARD.owner, card)]++;
  }
  return counts.join(" and ");
}

const OPEN_STATES = new Set(["main", "battle"]);

/**
 * Plays a match to its end. Gives what went wrong, or null: a crash, a broken invariant, a question without an
 * option, a duel without an end.
 */
export function playChecked(match, bot, most = TOO_MANY) {
  const cards = owned(match.duel);
  try {
    for (let open = match.open; open !== null; open = match.open) {
      if (open.options.length === 0) return `stuck: "${open.question}" leaves no option`;
      if (match.answers.length >= most)
        return `endless: no end after ${most} answers, turn ${match.duel.state.read(NOW.turn)}`;
      if (!match.answer(bot.choose(open, match.duel)).ok)
        return `an option of "${open.question}" was refused`;
      const wrong = match.setup.room.broken(match.duel);
      if (owned(match.duel) !== cards) wrong.push(`cards were lost: ${owned(match.duel)} of ${cards}`);
      const next = match.open;
      if (next !== null && OPEN_STATES.has(next.question)) wrong.push(...leftovers(match.duel));
      if (wrong.length > 0) return `broken: ${wrong.join("; ")}`;
    }
  } catch (error) {
    return `crash: ${error.stack ?? error}`;
  }
  return null;
}
