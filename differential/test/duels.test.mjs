import { PASS } from "@chainwright/engine/state";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { expect, test } from "vitest";
import { poolOf } from "../../bench/lib/decks.mjs";
import { asksOf, Prompt, processedIn } from "../duels/align.mjs";
import { Alone } from "../duels/alone.mjs";
import { Attacks } from "../duels/attacks.mjs";
import { Chance } from "../duels/chance.mjs";
import { differencesOf, sideOfTheirs } from "../duels/compare.mjs";
import { FILTERS } from "../duels/filters.mjs";
import { Guide } from "../duels/guide.mjs";
import { dealt, Ours } from "../duels/ours.mjs";
import { Settling } from "../duels/settle.mjs";
import { causeOf, fewerChoices } from "../duels/shrink.mjs";
import { Together } from "../duels/together.mjs";
import { Uses } from "../duels/uses.mjs";
import { Windows } from "../duels/windows.mjs";
import { missing, nameIn, zoneIn } from "../duels/words.mjs";

const NAMES = { 1: "Sangan", 2: "Book of Moon" };
const nameOf = (code) => NAMES[code];

const menu = (options, prompt = {}) =>
  new Prompt(
    { prompt: { type: "SELECT_IDLECMD", player: 0, ...prompt }, options, min: 1, max: 1 },
    nameOf,
    false,
  );

test("an option there is called as ours is", () => {
  const prompt = menu([
    { act: "mset", code: 1, player: 0, zone: "hand", slot: 3 },
    { act: "activate", code: 2, player: 1, zone: "spell", slot: 5 },
    { act: "end" },
  ]);
  expect([...prompt.words.keys()]).toEqual([
    "set Sangan@A.hand",
    // A Field Zone is one of the Spell & Trap Zones there.
    "activate Book of Moon@B.field",
    "end",
  ]);
  expect(prompt.kind).toBe("menu");
});

test("the sides of a Maximum Monster are monsters there", () => {
  const [middle, left] = ["Skystream", "Skystream [L]"].map((name, i) => ({
    ...{ name, slot: 1 - i, down: false, counters: 0, pos: "attack", atk: 3500, def: 0 },
  }));
  const here = state({ monsters: [middle], beside: ["Skystream [L]"] });
  expect(differencesOf(here, state({ monsters: [middle, left] }))).toEqual([]);
  expect(differencesOf(here, state({ monsters: [middle] }))).toHaveLength(1);
});

test("a place is told from the side of who is asked", () => {
  const options = [
    { act: "place", player: 1, zone: "monster", slot: 2 },
    { act: "place", player: 0, zone: "spell", slot: 1 },
  ];
  expect([...menu(options, { type: "SELECT_PLACE", player: 1 }).words.keys()]).toEqual(["zone 2", "zone 25"]);
});

test("whether one card is activated is asked as a window, but not while a link resolves", () => {
  const reply = {
    prompt: { type: "SELECT_EFFECTYN", player: 0 },
    options: [{ act: "yes", code: 1, player: 0, zone: "grave", slot: 0 }, { act: "no" }],
    min: 1,
    max: 1,
  };
  const prompt = new Prompt(reply, nameOf, false);
  expect(prompt.kind).toBe("window");
  expect([...prompt.words.keys()]).toEqual(["activate Sangan@A.grave", "pass"]);
  expect(new Prompt(reply, nameOf, true).kind).toBe("inner");
});

test("our questions are sorted by what they ask for", () => {
  const open = (question, n = 1) => ({ question, options: Array(n).fill(0) });
  expect(asksOf(open("choose at activation"), new Map([["Sangan@A.grave", []]]))).toBe("cards");
  expect(asksOf(open("choose zone"), new Map([["zone 5", []]]))).toBe("place");
  expect(asksOf(open("replacement", 2), new Map([["Sangan@A.grave", []]]))).toBe("may");
  expect(asksOf(open("choose option"), new Map([["number 1", []]]))).toBe("number");
});

const side = (given) => ({
  ...{
    lp: 8000,
    deck: [],
    hand: [],
    grave: [],
    banished: [],
    extra: [],
    monsters: [],
    spells: [],
    fields: [],
  },
  ...{ material: [], summoning: [], beside: [] },
  ...given,
});
const state = (a, more = {}) => ({ sides: [side(a), side({})], links: [], ...more });

test("what lies otherwise is told with what each says", () => {
  const there = sideOfTheirs(
    {
      ...{ lp: 8000, deck: [], hand: [2], grave: [], banished: [], extra: [], spells: [] },
      monsters: [{ card: 1, zone: 2, pos: "faceup-attack", atk: 1000, def: 600, counters: { 1: 2 } }],
    },
    nameOf,
  );
  const sangan = { name: "Sangan", slot: 2, down: false, counters: 2, pos: "attack", atk: 1000, def: 600 };
  const here = state({ hand: ["Book of Moon"], monsters: [sangan] });
  const theirs = { sides: [there, side({})], links: [] };
  expect(differencesOf(here, theirs)).toEqual([]);
  expect(differencesOf(state({ hand: [], monsters: [{ ...sangan, counters: 1 }] }), theirs)).toEqual([
    { what: "state", part: "hand", player: "A", ours: [], theirs: ["Book of Moon"] },
    {
      ...{ what: "state", part: "monsters", player: "A" },
      ours: ["Sangan 2 (1 counters) attack"],
      theirs: ["Sangan 2 (2 counters) attack"],
    },
  ]);
  const weaker = state({ hand: ["Book of Moon"], monsters: [{ ...sangan, atk: 500 }] });
  expect(differencesOf(weaker, theirs).map(({ part }) => part)).toEqual(["values"]);
});

test("a monster that is being Flip Summoned is face-up there already", () => {
  const [down, up] = [true, false].map((face) => ({
    name: "Sangan",
    slot: 2,
    down: face,
    counters: 0,
    pos: "attack",
    atk: 1,
    def: 1,
  }));
  const theirs = state({ monsters: [up] });
  expect(differencesOf(state({ monsters: [down] }), theirs)).toHaveLength(1);
  expect(differencesOf(state({ monsters: [down] }, { attempt: true }), theirs)).toEqual([]);
});

test("what resolved earlier is done in a phase: processed here, activated there", () => {
  const there = new Map([["activate Sangan@B.grave", [0]]]);
  expect([...processedIn(new Map([["process Sangan@B.grave", []]]), there).keys()]).toEqual([
    "process Sangan@B.grave",
  ]);
  expect(processedIn(new Map([["activate Sangan@B.grave", []]]), there)).toEqual(there);
});

test("what was told of chance is taken once, and given back with what hung on it", () => {
  const chance = new Chance();
  chance.tell({ sides: 2, side: 0 });
  chance.tell({ player: 1, deck: ["Sangan", "Book of Moon"] });
  const undo = chance.savepoint();
  const cards = ["Book of Moon", "Sangan"];
  expect(chance.orderOf(0, cards)).toEqual(cards);
  expect(chance.orderOf(1, cards)).toEqual(["Sangan", "Book of Moon"]);
  expect(chance.orderOf(1, cards)).toEqual(cards);
  expect([chance.sideOf(2), chance.sideOf(2)]).toEqual([0, 1]);
  expect(chance.guesses).toEqual([2]);
  undo();
  expect(chance.guesses).toEqual([]);
  expect([chance.sideOf(2), chance.orderOf(1, cards)]).toEqual([0, ["Sangan", "Book of Moon"]]);
});

test("that enough were chosen for one question ends no other", () => {
  const open = (question, words) => ({ player: 0, words: new Map(words), open: { question, options: [] } });
  const guide = new Guide();
  guide.add(0, "cards", "Sangan@A.hand");
  guide.add(0, "done");
  expect(guide.choiceFor(open("choose", [["Sangan@A.hand", [7]]]))).toBe(7);
  const target = [
    ["Sangan@B.monster0", [8]],
    ["pass", [PASS]],
  ];
  expect(guide.choiceFor(open("choose at activation", target))).toBeUndefined();
  guide.add(0, "cards", "Sangan@B.monster0");
  guide.add(0, "done");
  expect(guide.choiceFor(open("choose at activation", target))).toBe(8);
  expect(
    guide.choiceFor(open("choose at activation", target.slice(1).concat([["Sangan@B.monster1", [9]]]))),
  ).toBe(PASS);
});

test("a chain is compared by the cards of its links", () => {
  const [one] = differencesOf(state({}, { links: ["Sangan"] }), state({}, { links: [] }));
  expect(one).toMatchObject({ part: "chain", ours: ["Sangan"], theirs: [] });
});

test("the card and the zone are read out of what is done", () => {
  expect(nameIn("activate Call of the Haunted@B.spell2")).toBe("Call of the Haunted");
  expect(zoneIn("activate Call of the Haunted@B.spell2")).toBe("spell");
  expect(missing(["a", "a", "b"], ["a"])).toEqual(["a", "b"]);
});

test("choices are left out as long as the same divergence comes of the rest", async () => {
  const again = async (choices) => (choices.includes("b") && choices.includes("e") ? "cause" : undefined);
  expect(await fewerChoices(["a", "b", "c", "d", "e", "f", "g"], "cause", again, 60)).toEqual(["b", "e"]);
  // Nothing is tried once there are no tries left.
  expect(await fewerChoices(["a", "b", "e"], "cause", again, 0)).toEqual(["a", "b", "e"]);
});

test("two divergences about the same cards have one cause, wherever these lie", () => {
  const one = { what: "state", part: "monsters", ours: ["Sangan 2 attack"], theirs: [] };
  expect(causeOf(one)).toBe("state: monsters: Sangan");
  expect(causeOf({ ...one, ours: ["Sangan 4 (2 counters) face-down"] })).toBe("state: monsters: Sangan");
  expect(causeOf({ what: "legal", only: "ours", act: "activate", name: "Sangan" })).toBe(
    "legal only ours: activate Sangan",
  );
});

test("a filter matches what it is about and nothing beside it", () => {
  const filterOf = (told, more = {}) =>
    FILTERS.find(({ matches }) => matches(told, { asked: [], answers: [], divergences: [], ...more }))?.id;
  const values = {
    what: "state",
    part: "values",
    ours: ["Tiki Curse 0 1800/1000"],
    theirs: ["Tiki Curse 0 0/0"],
  };
  expect(filterOf(values)).toBe("trap-monster-values");
  expect(filterOf({ ...values, theirs: ["Tiki Curse 0 1800/0"] })).toBeUndefined();
  const battle = { what: "legal", only: "theirs", act: "bp", key: "bp" };
  expect(filterOf(battle, { battleIsSkipped: true })).toBe("skipped-battle-phase");
  expect(filterOf(battle, { battleIsSkipped: false })).toBeUndefined();
  const first = { what: "window", only: "ours", player: 0, zone: "spell" };
  const trapUsed = {
    game: "rush",
    answers: ["B activate Torrential Tribute@B.spell1", "B Sangan@A.monster0"],
  };
  expect(filterOf(first, trapUsed)).toBe("rush-turn-player-first");
  expect(filterOf(first, { ...trapUsed, game: "ocg" })).toBeUndefined();
  expect(filterOf({ ...first, player: 1 }, trapUsed)).toBeUndefined();
  const samnite = {
    ...{ what: "window", only: "ours", zone: "monster", name: "Gladiator Beast Samnite" },
    key: "activate Gladiator Beast Samnite@B.monster4",
  };
  expect(filterOf(samnite, { isNegated: (word) => word === samnite.key })).toBe("gladiator-beast-negated");
  expect(filterOf(samnite, { isNegated: () => false })).toBeUndefined();
  const monsters = { what: "state", part: "monsters", ours: ["Wulf 1 defense"], theirs: ["Wulf 0 defense"] };
  const ryko = "Ryko, Lightsworn Hunter@B.monster0";
  const itself = ["A attack Sangan@A.monster0", `A ${ryko}`, "B yes", `B ${ryko}`, "B defense"];
  expect(filterOf(monsters, { answers: itself })).toBe("ryko-chooses-itself");
  expect(filterOf(monsters, { answers: itself.toSpliced(3, 1, "B Sangan@A.monster0") })).toBeUndefined();
  const added = { what: "state", part: "hand", ours: ["Sangan"], theirs: [] };
  const negated = ["A pos Sangan@A.monster0", "B activate Solemn Judgment@B.spell2"];
  expect(filterOf(added, { answers: negated })).toBe("flip-summon-negated-sangan");
  expect(filterOf(added, { answers: [...negated, "A pass"] })).toBe("flip-summon-negated-sangan");
  expect(filterOf(added, { answers: negated.toSpliced(0, 1, "A summon Sangan@A.hand") })).toBeUndefined();
  const gone = (name, from) => ({
    ...{ what: "state", part: "grave", ours: [], theirs: [name] },
    all: [{ what: "state", part: from, ours: [`${name} 1`], theirs: [] }],
  });
  const reaper = gone("Spirit Reaper", "monsters");
  const revived = { answers: ["A activate Premature Burial@A.spell3", "A Spirit Reaper@A.grave"] };
  expect(filterOf(reaper, revived)).toBe("reaper-brought-back");
  expect(filterOf(reaper, { answers: ["A pass"] })).toBeUndefined();
  expect(filterOf({ ...reaper, theirs: ["Spirit Reaper", "Sangan"] }, revived)).toBeUndefined();
  const call = gone("Call of the Haunted", "spells");
  const called = ["A activate Call of the Haunted@A.spell1", "A Jinzo@A.grave", "B attack", "A end"];
  expect(filterOf(call, { answers: called })).toBe("call-negated-by-what-it-brought-back");
  expect(filterOf(call, { answers: called.with(1, "A Sangan@A.grave") })).toBeUndefined();
  const changed = {
    what: "state",
    part: "values",
    ours: ["Gladiator Beast Laquari 0 2100/400"],
    theirs: ["Gladiator Beast Laquari 0 1800/400"],
  };
  const negatedOnce = [
    "B activate Forbidden Chalice@B.hand",
    "B Gladiator Beast Laquari@A.monster0",
    "B end",
  ];
  expect(filterOf(changed, { answers: negatedOnce })).toBe("gladiator-beast-negated");
  expect(filterOf(changed, { answers: negatedOnce.slice(1) })).toBeUndefined();
});

test("the zones of cards that lie in others are taken over, and nothing else", async () => {
  const elf = (await poolOf("ocg")).card("Gemini Elf", NEWEST);
  const deck = { main: Array(40).fill(elf), extra: [] };
  const ours = new Ours(ROOMS.ocg, dealt(ROOMS.ocg, ROOMS.ocg.rulesAt(NEWEST), [deck, deck]));
  ours.begin();
  const answer = (start) => ours.answer([...ours.words].find(([word]) => word.startsWith(start))[1][0]);
  answer("summon");
  while (ours.kind !== "menu") answer(ours.kind === "window" ? "pass" : "");
  const { sides } = ours.state;
  const slot = (sides[0].monsters[0].slot + 2) % 5;
  const elsewhere = structuredClone(sides);
  elsewhere[0].monsters[0].slot = slot;
  const turned = structuredClone(elsewhere);
  turned[0].monsters[0].pos = "defense";
  const told = [];
  const compare = (theirs) => {
    const theirState = { sides: theirs, links: [] };
    const deckOfTheirs = (player) => sides[player].deck;
    const both = { ours, theirState, deckOfTheirs, answers: [], shuffled: new Set(), agree() {} };
    new Settling(both, { tell: (one) => void told.push(one.part) }).compare();
  };
  expect(() => compare(turned)).toThrow("differs: state");
  expect(told).toEqual(["monsters"]);
  compare(elsewhere);
  expect(told).toEqual(["monsters"]);
  expect(ours.state.sides[0].monsters.map((one) => one.slot)).toEqual([slot]);
});

/** Both sides asked at once; what is chosen here leads to the questions of `then`. */
function together(prompt, open, then = () => open) {
  const ours = { open, kind: "inner" };
  Object.defineProperty(ours, "words", { get: () => ours.open.words });
  const told = [];
  const both = {
    ...{ ours, answers: [], said() {}, answerTheirs() {}, answerBoth() {} },
    prompt: menu(prompt.options, { player: 0, ...prompt }),
    answerOurs: (choice) => void Object.assign(ours, { open: then(choice) }),
    savepoint: () => () => void Object.assign(ours, { open }),
  };
  const choices = { pick: ([first]) => first, number: () => 0, isYes: () => true };
  const divergences = { tell: (one) => void told.push(one.how) };
  const alone = new Alone(both, choices, new Guide(), divergences);
  const answered = new Together(both, choices, alone, divergences).answer();
  return answered.then((isAnswered) => ({ isAnswered, told, open: ours.open === open }));
}

test("one on each field is asked for one side after the other there", async () => {
  const [mine, yours] = ["Sangan@A.monster0", "Sangan@B.monster1"];
  const targets = (...words) => ({
    ...{ question: "choose at activation", options: words },
    words: new Map(words.map((word, i) => [word, [i]])),
  });
  const card = { act: "card", code: 1, player: 0, zone: "monster", slot: 0 };
  const prompt = { type: "SELECT_CARD", options: [card] };
  const asked = { isAnswered: true, open: true };
  const other = (choice) => targets([yours, mine][choice]);
  expect(await together(prompt, targets(mine, yours), other)).toEqual({ ...asked, told: [] });
  // A single target of either field is another matter, and so is a second one of any.
  const only = () => ({ question: "respond", options: [], words: new Map() });
  expect(await together(prompt, targets(mine, yours), only)).toEqual({ ...asked, told: ["cards"] });
  const any = () => targets(mine, yours);
  expect(await together(prompt, targets(mine, yours), any)).toEqual({ ...asked, told: ["cards"] });
});

test("targets of two kinds are asked for one kind after the other there, also where one can be either", async () => {
  const [fairy, other, another] = ["Sangan@A.monster0", "Gemini Elf@A.monster1", "Vorse Raider@B.monster0"];
  const targets = (...words) => ({
    ...{ question: "choose at activation", options: words },
    words: new Map(words.map((word) => [word, [word]])),
  });
  const card = { act: "card", code: 1, player: 0, zone: "monster", slot: 0 };
  const prompt = { type: "SELECT_CARD", options: [card] };
  const all = targets(fairy, other, another);
  // One of Sangan's kind, and one of any.
  const rest = (word) => (word === fairy ? targets(other, another) : targets(fairy));
  expect((await together(prompt, all, rest)).told).toEqual([]);
  // Any two.
  const any = (word) => targets(...[fairy, other, another].filter((one) => one !== word));
  expect((await together(prompt, all, any)).told).toEqual(["cards"]);
});

test("the only one of several effects is chosen there, and is no answer to what is asked here", async () => {
  const words = new Map([
    ["attack", [1]],
    ["defense", [2]],
  ]);
  const prompt = { type: "SELECT_OPTION", options: [{ act: "option", index: 0 }] };
  const position = { question: "position", options: [1, 2], words };
  expect(await together(prompt, position)).toEqual({ isAnswered: false, told: [], open: true });
});

test("what has to be chosen there before something that may be done is no answer to whether it is", async () => {
  const may = {
    question: "may",
    options: [1, PASS],
    words: new Map([
      ["number 1", [1]],
      ["pass", [PASS]],
    ]),
  };
  const card = { act: "card", code: 1, player: 0, zone: "monster", slot: 0 };
  const prompt = { type: "SELECT_CARD", options: [card] };
  const position = { question: "position", options: [1], words: new Map([["attack", [1]]]) };
  expect((await together(prompt, may, () => position)).isAnswered).toBe(false);
  const which = { question: "choose", options: [1], words: new Map([["Sangan@A.monster0", [1]]]) };
  expect((await together(prompt, may, () => which)).isAnswered).toBe(true);
});

/** A card is used on both sides: here one of `along` is along with an effect; `replies` are what they ask then. */
async function used(choices, along, replies) {
  const prompts = replies.map((one) => menu(one.options, { player: 0, ...one }));
  const [theirs, ours, told] = [[], [], []];
  const answerTheirs = (picked) => void theirs.push(picked) || void prompts.shift();
  const both = {
    ...{ said() {}, answerTheirs, passTheirs: () => answerTheirs([0]) },
    ours: { isAlong: (choice) => along.includes(choice) },
    answerOurs: (choice) => ours.push(choice),
    get prompt() {
      return prompts[0];
    },
  };
  prompts.unshift(menu([]));
  const guide = new Guide();
  const uses = new Uses(both, { which: (all) => all.length - 1 }, {}, guide, {
    tell: (one) => told.push(one.how),
  });
  await uses.use(0, "activate Sangan@A.spell1", choices, [4]);
  return { theirs, ours, told, effect: guide.effectOf(0, along.length || choices.length) };
}

test("which of several effects is used is told there when it is asked for", async () => {
  const idle = [{ options: [{ act: "end" }] }];
  expect(await used([7, 8], [], idle)).toEqual({ theirs: [[4]], ours: [8], told: [], effect: 1 });
  const sangan = { code: 1, player: 0, zone: "spell", slot: 1 };
  const yesno = { type: "SELECT_EFFECTYN", options: [{ act: "yes", ...sangan }, { act: "no" }] };
  expect(await used([7, 8, 9], [8, 9], [yesno, ...idle])).toEqual({
    ...{ theirs: [[4], [0]], ours: [9], told: [] },
    effect: 1,
  });
  // Not asked for, it is not used there.
  const alone = { theirs: [[4]], ours: [7], told: ["with its effect"], effect: undefined };
  expect(await used([7, 8], [8], idle)).toEqual(alone);
});

test("what an attack costs is paid before its target is chosen there, or it is not declared", async () => {
  const attack = async (answer) => {
    const both = { answers: [], ours: { targetsOf: () => new Map([["Sangan@B.monster0", 5]]) } };
    const card = { act: "card", code: 2, player: 0, zone: "hand", slot: 0 };
    both.prompt = menu([card], { type: "SELECT_CARD" });
    const alone = { answer: () => void both.answers.push(answer) };
    const attacks = new Attacks(both, {}, alone, { tell: () => expect.unreachable() });
    attacks.begin(0, [5]);
    await attacks.chooseTarget();
    return attacks.isOpen;
  };
  expect(await attack("A Book of Moon@A.hand")).toBe(true);
  expect(await attack("A none")).toBe(false);
});

test("where it is later there already, windows of ours are passed up to where everything lies alike", async () => {
  const passed = async (alikeAt) => {
    const words = new Map([
      ["activate Sangan@A.spell1", [3]],
      ["pass", [PASS]],
    ]);
    const ours = { kind: "window", player: 0, words, at: 0 };
    const options = [{ act: "activate", code: 1, player: 0, zone: "spell", slot: 1 }, { act: "pass" }];
    const answerOurs = () => void Object.assign(ours, { at: ours.at + 1 });
    const both = {
      ...{ ours, prompt: menu(options, { type: "SELECT_CHAIN", player: 0 }), answerOurs, said() {} },
      savepoint: () => () => void Object.assign(ours, { at: 0 }),
    };
    const compared = [];
    const settling = {
      differences: () => (ours.at === alikeAt ? [] : ["hand"]),
      compare: () => void compared.push(ours.at),
    };
    const choices = { pick: () => "pass" };
    const windows = new Windows({ both, choices, guide: new Guide(), settling, uses: { use() {} } });
    await windows.together();
    return [ours.at, compared];
  };
  expect(await passed(2)).toEqual([2, []]);
  // Where they never do, it is said.
  expect(await passed(-1)).toEqual([0, [0]]);
});
