import { place } from "@chainwright/engine";
import { addLingering } from "@chainwright/engine/history";
import { CARD, FACE, LINGERING_KIND, STAT, UNTIL } from "@chainwright/engine/state";
import { sentence } from "@chainwright/explain";
import { linesOf, randomBot, writeReplay } from "@chainwright/players";
import { describe, expect, it } from "vitest";
import { setup } from "../../players/test/support.ts";
import { distinct, endOf, type Given, Table } from "../src/index.ts";

const ANSWERS = 60;

function play(table: Table, seed: number, answers: number): void {
  const bot = randomBot(seed);
  for (let i = 0; i < answers; i++) {
    const { open } = table;
    if (open === null) return;
    table.answer(bot.choose(open, table.match.duel));
  }
}

const stateOf = (table: Table) => ({
  hash: table.match.duel.state.hash(),
  log: table.log.since(0).map((moment) => sentence(moment, "en", table.cards.names)),
  board: table.playerView(null).board(),
});

describe("a table", () => {
  it("comes back to every place of every line that was tried, with its log", () => {
    const table = new Table(setup(3), []);
    const seen = new Map<Given, ReturnType<typeof stateOf>>();
    for (let line = 0; line < 4; line++) {
      for (let i = 0; i < ANSWERS; i++) {
        seen.set(table.at, stateOf(table));
        play(table, line * ANSWERS + i, 1);
      }
      const back = table.line[line * 7 + 5];
      if (back === undefined) throw new Error("the line is too short");
      table.goTo(back);
    }
    expect(seen.size).toBeGreaterThan(3 * ANSWERS);
    expect([...seen.keys()].some(({ after }) => after.length > 1)).toBe(true);
    const places = [...seen];
    // To and fro between lines, not from one place to the next.
    for (let i = 0; i < places.length; i++) {
      const [place, was] = places[(i * 37) % places.length] as (typeof places)[number];
      table.goTo(place);
      expect(table.at).toBe(place);
      expect(stateOf(table)).toEqual(was);
    }
  });

  it("follows a line that was tried before when the same answer is given again", () => {
    const table = new Table(setup(3), []);
    play(table, 1, 10);
    const first = table.at;
    table.goTo(table.start);
    play(table, 1, 10);
    expect(table.at).toBe(first);
    expect(table.line).toHaveLength(10);
    expect(endOf(table.start)).toBe(first);
  });

  it("takes back a player's own last answer, and says when there is none", () => {
    const table = new Table(setup(3), []);
    expect(table.undo(0)).toBe(false);
    play(table, 1, 30);
    const last = table.line.findLast(({ player }) => player === 1);
    expect(table.undo(1)).toBe(true);
    expect(table.at).toBe(last?.before);
    expect(table.open?.player).toBe(1);
  });

  it("refuses what is no option and stays where it is", () => {
    const table = new Table(setup(3), []);
    const before = stateOf(table);
    expect(table.answer(-1 as never)).toBe(false);
    expect(table.at).toBe(table.start);
    expect(stateOf(table)).toEqual(before);
  });

  it("is the same tree again when it was saved, at the place that was looked at", () => {
    const table = new Table(setup(3), []);
    const paths = (one: Given): readonly string[] =>
      one.after.flatMap((next) => [
        `${next.answer} ${next.fingerprint}`,
        ...paths(next).map((path) => `${next.answer} ${path}`),
      ]);
    for (let line = 0; line < 4; line++) {
      play(table, line, 20);
      table.goTo(table.line[line * 4 + 3] as Given);
    }
    const saved = writeReplay(table.played());
    const { lines, at } = linesOf(saved);
    const { answers } = table.played();
    const again = new Table(setup(3), []);
    for (const answer of answers) again.answer(answer);
    again.addLines(lines);
    expect(at).toBe(table.at.depth);
    expect(paths(again.start).toSorted()).toEqual(paths(table.start).toSorted());
    expect(new Set(paths(table.start)).size).toBeGreaterThan(50);
    expect(endOf(again.line[at - 1] as Given).depth).toBe(endOf(table.at).depth);
    // Whoever keeps something of a place by its number finds the same place there.
    const way = (place: Given): string =>
      place.before === null ? "" : `${way(place.before)} ${place.answer}`;
    expect(again.places.map(way)).toEqual(table.places.map(way));
  });

  it("says what changed a value, by which card and until when", () => {
    const table = new Table(setup(3), [0]);
    const { duel } = table.match;
    const def = duel.catalogue.definitions.findIndex(({ atk }) => atk === 1900);
    const at = { zone: duel.game.zone.summon, player: 1 } as const;
    const [card, source] = [place(duel, def, at), place(duel, def, at)];
    const name = duel.definition(def).card.name.en;
    const force = { card, source, effect: 0, what: STAT.atk, until: UNTIL.endOfTurn };
    const playerView = table.playerView(0);
    playerView.board();
    const valuesNow = () => playerView.values(playerView.viewerIds.id(card), "en");
    expect(valuesNow()).toEqual([]);
    addLingering(duel, { ...force, kind: LINGERING_KIND.statGain, value: 500 });
    addLingering(duel, { ...force, kind: LINGERING_KIND.originalBecome, value: 1000 });
    const [atk, ...others] = valuesNow();
    expect(others).toEqual([]);
    expect(atk).toMatchObject({ stat: "ATK", value: 1500, printed: 1900 });
    expect(atk?.changes.map(({ says }) => says)).toEqual([
      `original value: becomes 1000 by “${name}” until the end of the turn (1900 → 1000)`,
      `+500 by “${name}” until the end of the turn (1000 → 1500)`,
    ]);
    // A card that one may not know says nothing.
    duel.state.set(CARD.face, source, FACE.down);
    expect(valuesNow()[0]?.changes[1]?.says).toContain("by an effect");
    duel.state.set(CARD.face, card, FACE.down);
    expect(valuesNow()).toEqual([]);
  });

  it("offers options with the card that they are about, and each text once", () => {
    const table = new Table(setup(3), []);
    const { open } = table;
    if (open === null) throw new Error("somebody is asked");
    const playerView = table.playerView(open.player);
    const options = playerView.options("en");
    expect(options.map(({ answer }) => playerView.actionOf(answer)).toSorted()).toEqual(
      open.options.toSorted(),
    );
    expect(options.some(({ card }) => card !== undefined)).toBe(true);
    const texts = distinct(options).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(texts)).toEqual(new Set(options.map(({ text }) => text)));
  });

  it("shows a player nothing of the other's hand", () => {
    const table = new Table(setup(3), [0]);
    const handOf = (viewer: 0 | null) => table.playerView(viewer).board().players.B.zones.hand ?? [];
    expect(handOf(null).length).toBeGreaterThan(0);
    expect(handOf(0)).toHaveLength(handOf(null).length);
    expect(handOf(0).filter(({ card }) => card !== "")).toEqual([]);
  });

  it("says of every act with a card whether it can be done, as the options do", () => {
    const table = new Table(setup(5), []);
    play(table, 2, 4);
    const { open } = table;
    if (open === null) throw new Error("somebody is asked");
    const asked = table.playerView(open.player);
    const other = table.playerView(open.player === 0 ? 1 : 0);
    const handFor = (playerView: typeof asked) =>
      (playerView.board().players[open.player === 0 ? "A" : "B"].zones.hand ?? []).map(({ id }) => id);
    const verdicts = handFor(asked).flatMap((id) => asked.verdicts(id, "en"));
    expect(handFor(other).flatMap((id) => other.verdicts(id, "en"))).toEqual([]);
    expect(handFor(other).map((id) => other.isOthers(id))).not.toContain(false);
    const judge = table.playerView(null);
    const texts = (all: typeof verdicts) =>
      all.map(({ text, reasons }) => [text, reasons.map(({ rule }) => rule)]);
    expect(texts(handFor(judge).flatMap((id) => judge.verdicts(id, "en")))).toEqual(texts(verdicts));
    expect(verdicts.length).toBeGreaterThan(0);
    for (const { answer, reasons } of verdicts)
      expect(reasons.length === 0).toBe(open.options.includes(asked.actionOf(answer) as never));
  });
});
