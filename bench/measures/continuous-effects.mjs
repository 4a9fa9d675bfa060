// A board on which nothing, 5, 10 or 20 continuous effects apply: a step (an answer, and the legal answers of what is asked
// then) and undo, over all options.
import { buildCatalogue } from "@chainwright/compiler";
import { emptyDuel, goOn, options, place } from "@chainwright/engine";
import { FACE } from "@chainwright/engine/state";
import { ocgRoom, PHASE, ZONE } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { poolOf } from "../lib/decks.mjs";
import { mixed } from "../lib/measuring/figures.mjs";
import { cpuTime } from "../lib/measuring/play.mjs";

const EFFECTS = [0, 5, 10, 20];
const AGAIN = 10;

/** Each player has one of each, as far as there are so many. */
const WITH_EFFECT = [
  ["Splendid Venus", ZONE.monster],
  ["The A. Forces", ZONE.spell],
  ["Neo-Spacian Flare Scarab", ZONE.monster],
  ["Imperial Iron Wall", ZONE.spell],
  ["Lord of D.", ZONE.monster],
  ["Dimensional Fissure", ZONE.spell],
  ["Madolche Puddingcess", ZONE.monster],
  ["Grave of the Super Ancient Organism", ZONE.spell],
  ["Bad Reaction to Simochi", ZONE.spell],
  ["Geartown", ZONE.field],
];
/** Stands where a monster with an effect would. */
const BODY = "Archfiend Soldier";
const HAND = ["Dark Blade", "Gemini Elf", "Alexandrite Dragon", "Book of Moon", "Mystical Space Typhoon"];
const DECK = Array.from({ length: 10 }, () => BODY);

function positionWith(count, catalogue, numberOf) {
  const duel = emptyDuel(ocgRoom, ocgRoom.rulesAt(NEWEST), catalogue);
  for (const player of [0, 1]) {
    const put = (name, zone, more) => place(duel, numberOf(name), { zone, player, since: 1, ...more });
    for (const name of HAND) put(name, ZONE.hand);
    for (const name of DECK) put(name, ZONE.deck);
    for (const [i, [name, zone]] of WITH_EFFECT.entries()) {
      const applies = 2 * i + player < count;
      if (applies || zone === ZONE.monster) put(applies ? name : BODY, zone, { face: FACE.up });
    }
  }
  ocgRoom.startAt(duel, 0, 5, PHASE.main1);
  duel.state.startJournal();
  return duel;
}

const offered = [];

/** Gives each of the answers and takes it back; returns how many were legal after each. */
function stepAll(duel, choices) {
  const { state } = duel;
  let checksum = 0;
  for (const choice of choices) {
    const { mark } = state;
    goOn(duel, choice);
    checksum = mixed(checksum, options(duel, offered));
    state.undoTo(mark);
  }
  return checksum;
}

export async function prepare() {
  const pool = await poolOf("ocg");
  const names = [...new Set([...WITH_EFFECT.map(([name]) => name), BODY, ...HAND])];
  const catalogue = buildCatalogue(
    ocgRoom.game,
    names.map((name) => pool.card(name, NEWEST)),
  );
  return EFFECTS.map((count) => {
    const duel = positionWith(count, catalogue, (name) => names.indexOf(name) + 1);
    const choices = [];
    choices.length = options(duel, choices);
    return () => {
      let checksum;
      const times = Array.from({ length: AGAIN }, () =>
        cpuTime(() => {
          checksum = stepAll(duel, choices);
        }),
      );
      const work = AGAIN * choices.length;
      return [{ what: `a step with ${count} continuous effects`, unit: "µs", work, times, checksum }];
    };
  });
}
