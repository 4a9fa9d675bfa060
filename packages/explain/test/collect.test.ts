import type { Duel } from "@chainwright/engine/board";
import { banish, changePosition, damage, destroy, discard, draw, gainLp } from "@chainwright/engine/changes";
import { addLingering, happen, openLink, setFlag } from "@chainwright/engine/history";
import {
  BY_RULE,
  CARD,
  CAUSE,
  type CardId,
  EVENT,
  FACE,
  LINGERING_KIND,
  LINK,
  LINKS,
  type LinkId,
  NO_LINK,
  POSITION,
  STAT,
  TRACE,
  UNTIL,
  WAY,
  WIN,
} from "@chainwright/engine/state";
import { comeIntoPlay } from "@chainwright/engine/summons";
import { RULE } from "@chainwright/rulebook";
import { beforeEach, describe, expect, it } from "vitest";
import { type Collector, collector, type Moment, type What } from "../src/index.ts";
import { alchemist, alchemistText, breakText, raigekiBreak } from "./cards.ts";
import { placeCard, tableWith, ZONE } from "./table.ts";

let duel: Duel;
let sink: Collector;
let monster: CardId;
let trap: CardId;

beforeEach(() => {
  duel = tableWith([alchemist, raigekiBreak]);
  monster = placeCard(duel, 1, 0, ZONE.monster);
  trap = placeCard(duel, 2, 1, ZONE.spell);
  sink = collector({ phaseName: (phase) => `phase ${phase}` });
  duel.trace = sink;
});

const whats = (): readonly What[] => sink.moments.map(({ what }) => what);
const last = (): Moment => {
  const found = sink.moments.at(-1);
  if (found === undefined) throw new Error("nothing was told");
  return found;
};
/** The words of a moment as they are printed. */
const quoted = (moment: Moment): readonly string[] =>
  moment.words.map(({ card, start, end, part }) => {
    const { text } = card === "Raigeki Break" ? breakText : alchemistText;
    return `${part}: ${text.slice(start, end)}`;
  });

describe("rules of a moment", () => {
  it("are gathered from the points after it", () => {
    duel.point(TRACE.chainClosed, [RULE.OCG_CHAIN_04, RULE.OCG_CHAIN_05], 1, 2);
    duel.point(TRACE.alsoBy, [RULE.OCG_CHAIN_06, RULE.OCG_CHAIN_04]);
    expect(sink.moments).toEqual([
      {
        what: { kind: "chain-closed", first: 1, last: 2 },
        rules: ["OCG-CHAIN-04", "OCG-CHAIN-05", "OCG-CHAIN-06"],
        words: [],
      },
    ]);
  });

  it("do not go to an older moment when the point before was none", () => {
    duel.point(TRACE.chainDone, 0);
    duel.point(TRACE.asked, 0, 0, 1, 0);
    duel.point(TRACE.alsoBy, [RULE.OCG_CHAIN_01]);
    expect(sink.moments).toEqual([{ what: { kind: "chain-done" }, rules: [], words: [] }]);
  });
});

describe("plain points", () => {
  it("become moments with names", () => {
    duel.point(TRACE.turn, 0, 1, 4);
    duel.point(TRACE.phase, 0, 3);
    duel.point(TRACE.passed, 0, 1);
    duel.point(TRACE.paid, 0, 0, 1000);
    duel.point(TRACE.firstToRespond, 0, 1, 0);
    duel.point(TRACE.spent, 0, trap);
    duel.point(TRACE.replaced, 0, monster);
    duel.point(TRACE.over, 0, WIN.player1);
    duel.point(TRACE.over, 0, WIN.draw);
    expect(whats()).toEqual([
      { kind: "turn", player: "B", turn: 4 },
      { kind: "phase", phase: "phase 3" },
      { kind: "passed", player: "B" },
      { kind: "paid", player: "A", lp: 1000 },
      { kind: "first-to-respond", player: "B", link: 0, chainless: true },
      { kind: "spent", card: { id: trap, card: "Raigeki Break" } },
      { kind: "replaced", card: { id: monster, card: "Dimensional Alchemist" } },
      { kind: "over", winner: "B" },
      { kind: "over", winner: "draw" },
    ]);
  });
});

describe("events", () => {
  it("tell what an effect destroyed, with the words that say so", () => {
    const link = openLink(duel, trap, 0, 1);
    destroy(duel, monster, { why: CAUSE.effect, agent: 1, link });
    expect(last().what).toEqual({
      kind: "moved",
      card: { id: monster, card: "Dimensional Alchemist" },
      from: "monster",
      to: "graveyard",
      how: "destroyed",
      owner: "A",
      cause: "effect",
      by: { id: trap, card: "Raigeki Break" },
    });
    expect(quoted(last())).toEqual(["step: destroy this card"]);
  });

  it("tell what was a cost", () => {
    const link = openLink(duel, trap, 0, 1);
    const card = placeCard(duel, 1, 1, ZONE.hand);
    discard(duel, card, { why: CAUSE.cost, agent: 1, link });
    expect(last().what).toMatchObject({
      kind: "moved",
      how: "discarded",
      cause: "cost",
      from: "hand",
      owner: "B",
    });
    expect(quoted(last())).toEqual(["cost: Discard 1 card"]);
  });

  it("tell draws card by card and together", () => {
    placeCard(duel, 1, 0, ZONE.deck);
    placeCard(duel, 1, 0, ZONE.deck);
    draw(duel, 0, 2, BY_RULE);
    expect(whats()).toMatchObject([
      { kind: "moved", how: "drawn", from: "deck", to: "hand", cause: "rule" },
      { kind: "moved", how: "drawn" },
      { kind: "drew", player: "A", count: 2 },
    ]);
  });

  it("tell Summons, positions, Life Points and banishing", () => {
    const card = placeCard(duel, 1, 0, ZONE.hand);
    comeIntoPlay(duel, card, 0, POSITION.attack, WAY.normal | WAY.tribute, BY_RULE);
    changePosition(duel, card, POSITION.defense, FACE.down, BY_RULE);
    damage(duel, 1, 1300, { ...BY_RULE, why: CAUSE.battle });
    gainLp(duel, 1, 300, { ...BY_RULE, why: CAUSE.effect });
    banish(duel, card, BY_RULE);
    expect(whats()).toMatchObject([
      { kind: "summoned", player: "A", way: "tribute" },
      { kind: "flipped", face: "down" },
      { kind: "position", position: "defense" },
      { kind: "damage", player: "B", amount: 1300, cause: "battle", lp: 6700 },
      { kind: "gained", player: "B", amount: 300, lp: 7000 },
      { kind: "moved", how: "banished", to: "banished" },
    ]);
  });

  it("tell an attack once, with its rules", () => {
    duel.point(TRACE.attack, [RULE.OCG_BATTLE_03], monster, 0);
    happen(duel, { kind: EVENT.attackDeclared, card: monster }, { why: CAUSE.rule, agent: 0, link: NO_LINK });
    duel.point(TRACE.battle, 0, monster, 0, 1300);
    expect(sink.moments).toMatchObject([
      { what: { kind: "attack", player: "A" }, rules: ["OCG-BATTLE-03"] },
      { what: { kind: "battle", attackerValue: 1300 } },
    ]);
  });

  it("compare with DEF where the target defends", () => {
    const defender = placeCard(duel, 1, 1, ZONE.monster);
    duel.state.set(CARD.position, defender, POSITION.defense);
    duel.point(TRACE.battle, 0, monster, defender, 1100);
    expect(last().what).toMatchObject({ kind: "battle", attackerValue: 1300, targetValue: 200 });
  });
});

describe("links", () => {
  let link: LinkId;
  beforeEach(() => {
    link = openLink(duel, monster, 0, 0);
    duel.state.set(LINKS.zone, link, ZONE.graveyard);
  });

  it("quote the effect and its condition when it is activated", () => {
    duel.point(TRACE.activated, [RULE.OCG_CHAIN_02], link, monster, 0);
    expect(last().what).toEqual({
      kind: "activated",
      link: 1,
      by: { id: monster, card: "Dimensional Alchemist" },
      player: "A",
      effect: "effect",
      speed: 1,
      from: "graveyard",
    });
    expect(quoted(last())).toEqual([
      `effect: ${alchemistText.text}`,
      "condition: When this card is destroyed",
    ]);
  });

  it("know a card's own activation", () => {
    duel.point(TRACE.activated, 0, openLink(duel, trap, 0, 1), trap, 1);
    expect(last().what).toMatchObject({
      kind: "activated",
      link: 2,
      effect: "card",
      player: "B",
      from: "spell",
    });
  });

  it("quote the clause that decides", () => {
    duel.point(TRACE.targeted, 0, link, trap);
    expect(quoted(last())).toEqual(["target: target 1 banished monster"]);
    duel.point(TRACE.resolving, 0, link, monster);
    expect(quoted(last())).toEqual(["step: add that target to your hand"]);
    duel.point(TRACE.fizzled, [RULE.OCG_CHAIN_09], link, monster);
    expect(quoted(last())).toEqual(["target: target 1 banished monster"]);
    duel.point(TRACE.referred, 0, link, 2, 1);
    expect(last().what).toMatchObject({ kind: "referred", tried: 1, counted: 1, reading: "done" });
    expect(quoted(last())).toEqual(["step: add that target to your hand"]);
    duel.point(TRACE.referred, [RULE.OCG_CHAIN_06], link, 1, 0);
    expect(last().what).toMatchObject({ kind: "referred", tried: 0, counted: 0, reading: "attempted" });
  });

  it("quote what a trigger waits for", () => {
    duel.point(TRACE.triggered, 0, monster, 0, 3);
    expect(last().what).toMatchObject({ kind: "triggered", player: "A", group: 3, mandatory: false });
    duel.point(TRACE.missed, [RULE.OCG_TIMING_01], monster, 1);
    expect(last()).toMatchObject({ what: { kind: "missed", player: "B" }, rules: ["OCG-TIMING-01"] });
    expect(quoted(last())).toEqual(["condition: When this card is destroyed"]);
  });

  it("say what was negated and skipped", () => {
    const answer = openLink(duel, trap, 0, 1);
    duel.point(TRACE.negated, 0, link, answer, 0);
    setFlag(duel, link, LINK.negatedActivation);
    duel.point(TRACE.skipped, 0, link, monster, 0);
    duel.point(TRACE.resolved, 0, answer, trap);
    expect(whats()).toMatchObject([
      { kind: "negated", link: 1, negatedBy: { card: "Raigeki Break" }, what: "activation" },
      { kind: "skipped", link: 1, what: "activation" },
      { kind: "resolved", link: 2, by: { card: "Raigeki Break" } },
    ]);
  });

  it("have no number outside of a chain", () => {
    setFlag(duel, link, LINK.chainless);
    duel.point(TRACE.resolving, 0, link, monster);
    expect(last().what).toMatchObject({ kind: "resolving", chainless: true });
  });
});

describe("effects in force", () => {
  it("are not told where they only keep in mind what was done", () => {
    const base = { card: monster, source: monster, effect: 0, until: UNTIL.endOfTurn };
    for (const kind of [
      LINGERING_KIND.usedThisTurn,
      LINGERING_KIND.usedThere,
      LINGERING_KIND.usedInBattle,
      LINGERING_KIND.prevented,
      LINGERING_KIND.standsIn,
      LINGERING_KIND.formerHost,
      LINGERING_KIND.formerCounters,
      LINGERING_KIND.formerMaterial,
    ]) {
      addLingering(duel, { ...base, kind });
      duel.point(TRACE.expired, 0, kind, monster);
    }
    expect(whats()).toEqual([]);
  });

  it("say of whom and of what they are", () => {
    const base = { source: monster, effect: 0, until: UNTIL.endOfTurn };
    addLingering(duel, { ...base, kind: LINGERING_KIND.noBattlePhase, player: 1 });
    addLingering(duel, {
      ...base,
      kind: LINGERING_KIND.kind,
      what: duel.catalogue.word("tuner"),
      card: monster,
    });
    const by = { id: monster, card: "Dimensional Alchemist" };
    expect(whats()).toEqual([
      { kind: "applied", by, what: "no-battle-phase", value: 0, player: "B" },
      { kind: "applied", card: { id: monster, card: "Dimensional Alchemist" }, what: "tuner", value: 0 },
    ]);
  });

  it("are told when they begin and end", () => {
    const base = { card: monster, source: monster, effect: 0, until: UNTIL.endOfTurn };
    addLingering(duel, { ...base, kind: LINGERING_KIND.statGain, what: STAT.atk, value: 500 });
    addLingering(duel, { ...base, kind: LINGERING_KIND.leavingTo, what: ZONE.banished });
    const name = duel.catalogue.word("Raigeki Break");
    addLingering(duel, {
      kind: LINGERING_KIND.forbidActivate,
      player: 1,
      source: monster,
      effect: 0,
      what: name,
      until: 1,
    });
    duel.point(TRACE.expired, 0, LINGERING_KIND.statGain, monster);
    const card = { id: monster, card: "Dimensional Alchemist" };
    expect(whats()).toEqual([
      { kind: "applied", card, what: "atk-gain", value: 500 },
      { kind: "applied", card, what: "leaving-to", value: 0, zone: "banished" },
      { kind: "applied", by: card, what: "forbid-activate", value: 0, player: "B", name: "Raigeki Break" },
      { kind: "expired", card, what: "stat" },
    ]);
  });
});

describe("onMoment", () => {
  it("is called while the duel is as the moment left it", () => {
    const seen: string[] = [];
    duel.trace = collector({
      phaseName: String,
      onMoment: ({ what }, at) => seen.push(`${what.kind} ${at.state.get(CARD.zone, monster)}`),
    });
    destroy(duel, monster, BY_RULE);
    expect(seen).toEqual([`moved ${ZONE.graveyard}`]);
  });
});
