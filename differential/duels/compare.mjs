// One state held against the other: what differs of it.
import { missing } from "./words.mjs";

const SEATS = ["A", "B"];
const PILES = ["hand", "deck", "grave", "banished", "extra"];

/** A side as theirs tell it, in our words. */
export function sideOfTheirs(side, nameOf) {
  const names = (codes) => codes.map((code) => nameOf(code));
  const counters = (card) => Object.values(card.counters ?? {}).reduce((a, b) => a + b, 0);
  const told = (card) => ({
    name: nameOf(card.card),
    slot: card.zone,
    down: card.pos.startsWith("facedown"),
    counters: counters(card),
  });
  return {
    lp: side.lp,
    ...Object.fromEntries(PILES.map((pile) => [pile, names(side[pile])])),
    monsters: side.monsters.map((card) => ({
      ...told(card),
      pos: card.pos.endsWith("attack") ? "attack" : "defense",
      atk: card.atk,
      def: card.def,
    })),
    spells: side.spells.map(told),
    fields: side.field ? [{ ...told(side.field), slot: 0 }] : [],
    material: side.monsters.flatMap(({ overlay = [] }) => names(overlay)),
  };
}

const card = ({ name, slot, down, counters }, exact) =>
  `${name}${exact ? ` ${slot}` : ""}${down && exact ? " face-down" : ""}${counters > 0 && !down ? ` (${counters} counters)` : ""}`;
const monster = (one, exact) => `${card(one, exact)}${exact && !one.down ? ` ${one.pos}` : ""}`;
const values = ({ name, slot, atk, def }, exact) => `${name}${exact ? ` ${slot}` : ""} ${atk}/${def}`;

/** What differs: a part of the table, whose, and what each says of it that the other does not. */
export function differencesOf(ours, theirs) {
  const found = [];
  const add = (part, player, a, b) => {
    const [more, less] = [missing(a, b), missing(b, a)];
    if (more.length + less.length > 0)
      found.push({ what: "state", part, player: SEATS[player], ours: more, theirs: less });
  };
  // Where a Summon waits to be negated, the monster is on the field there.
  const exact = !ours.attempt;
  for (const [player, side] of ours.sides.entries()) {
    const there = theirs.sides[player];
    if (side.lp !== there.lp) add("LP", player, [String(side.lp)], [String(there.lp)]);
    for (const pile of [...PILES, "material"]) add(pile, player, side[pile], there[pile]);
    // The other parts of a Maximum Monster are monsters there.
    const beside = [...side.beside];
    const monsters = there.monsters.filter(({ name }) => {
      const at = beside.indexOf(name);
      if (at >= 0) beside.splice(at, 1);
      return at < 0;
    });
    add("material", player, beside, []);
    const coming = side.summoning.map((name) => ({ name, slot: 0, down: false, counters: 0 }));
    add(
      "monsters",
      player,
      [...side.monsters, ...coming].map((one) => monster(one, exact)),
      monsters.map((one) => monster(one, exact)),
    );
    for (const row of ["spells", "fields"])
      add(
        row,
        player,
        side[row].map((one) => card(one, true)),
        there[row].map((one) => card(one, true)),
      );
    if (exact && found.length === 0) {
      const up = (list) => list.filter(({ down }) => !down).map((one) => values(one, true));
      add("values", player, up(side.monsters), up(monsters));
    }
  }
  if (ours.links.join() !== theirs.links.join())
    found.push({ what: "state", part: "chain", ours: ours.links, theirs: theirs.links });
  return found;
}
