// docs/decisions/0001-programs.md: the same ten cards' resolutions as closures, as op objects and as int bytecode,
// on the same state and the same atoms. What differs is only how the next instruction is found and carried out.

import { place } from "@chainwright/engine";
import { eachInZones } from "@chainwright/engine/board";
import { destroy, draw } from "@chainwright/engine/changes";
import {
  addLingering,
  eachRecord,
  forgetRecords,
  isSame,
  openLink,
  record,
} from "@chainwright/engine/history";
import { effectContext } from "@chainwright/engine/program";
import {
  CAUSE,
  LINGERING_KIND,
  NO_LINK,
  opponentOf,
  PILE,
  RECORD,
  STAT,
  UNTIL,
} from "@chainwright/engine/state";
import { ZONE } from "@chainwright/ocg";
import { catalogue, midDuel } from "./setup.mjs";

const SPELLS = (1 << ZONE.spell) | (1 << ZONE.field);
const MONSTERS = 1 << ZONE.monster;
const ANY = SPELLS | MONSTERS;

// Ten cards of the slice, each as [gather who where] and what is done to what was gathered.
const PROGRAMS = {
  "Dark Hole": [["gather", "both", MONSTERS], ["destroy"]],
  Raigeki: [["gather", "opponent", MONSTERS], ["destroy"]],
  "Mystical Space Typhoon": [["first", "both", SPELLS], ["destroy"]],
  "Raigeki Break": [["first", "both", ANY], ["destroy"]],
  "Forbidden Chalice": [["first", "both", MONSTERS], ["gain", STAT.atk, 400], ["negate"]],
  "Breakthrough Skill": [["first", "opponent", MONSTERS], ["negate"]],
  Mathematician: [["draw", 1]],
  "Black Rose Dragon": [["gather", "both", ANY], ["destroy"]],
  "Divine Wrath": [["first", "opponent", MONSTERS], ["ifAny", 1], ["destroy"]],
  "Dark Bribe": [["draw", 1], ["first", "opponent", SPELLS], ["destroy"]],
};

// The atoms, shared by all three.
const causeOf = (x) => ({ why: CAUSE.effect, agent: x.player, link: x.link });
function gather(d, x, who, zones, most) {
  for (const player of [x.player, opponentOf(x.player)]) {
    if (who === "opponent" && player === x.player) continue;
    let left = most;
    eachInZones(d, player, zones, (card) => (left-- > 0 ? void record(d, x.link, 2, card) : false));
  }
}
function onEach(d, x, act) {
  eachRecord(d, x.link, 2, (row, card) => {
    if (isSame(d, row)) d.state.set(RECORD.done, row, act(card) ? 1 : 0);
  });
}
const inForce = (d, x, card, kind, what, value) =>
  addLingering(d, {
    kind,
    card,
    source: x.card,
    effect: 0,
    player: x.player,
    what,
    value,
    until: UNTIL.endOfTurn,
  });

// 1. Closures: each instruction is compiled into a step.
const asClosures = {
  gather:
    ([, who, zones]) =>
    (d, x) =>
      gather(d, x, who, zones, 99),
  first:
    ([, who, zones]) =>
    (d, x) =>
      gather(d, x, who, zones, 1),
  destroy: () => (d, x) => onEach(d, x, (card) => destroy(d, card, causeOf(x))),
  draw:
    ([, n]) =>
    (d, x) =>
      draw(d, x.player, n, causeOf(x)),
  gain:
    ([, stat, n]) =>
    (d, x) =>
      onEach(d, x, (card) => inForce(d, x, card, LINGERING_KIND.statGain, stat, n) ?? true),
  negate: () => (d, x) => onEach(d, x, (card) => inForce(d, x, card, LINGERING_KIND.negated, 0, 0) ?? true),
  ifAny:
    ([, skip]) =>
    (d, x, pc) => {
      let any = false;
      eachRecord(d, x.link, 2, () => {
        any = true;
      });
      return any ? pc + 1 : pc + 1 + skip;
    },
};
function runClosures(steps, d, x) {
  for (let pc = 0; pc < steps.length; ) pc = steps[pc](d, x, pc) ?? pc + 1;
}
for (const name of ["gather", "first", "destroy", "draw", "gain", "negate"]) {
  const compile = asClosures[name];
  asClosures[name] = (op) => {
    const step = compile(op);
    return (d, x) => {
      step(d, x);
    };
  };
}

// 2. Op objects: the instruction is data, a switch carries it out.
const asObject = ([op, a, b]) => ({ op, a, b });
function runObjects(ops, d, x) {
  for (let pc = 0; pc < ops.length; pc++) {
    const { op, a, b } = ops[pc];
    switch (op) {
      case "gather":
        gather(d, x, a, b, 99);
        break;
      case "first":
        gather(d, x, a, b, 1);
        break;
      case "destroy":
        onEach(d, x, (card) => destroy(d, card, causeOf(x)));
        break;
      case "draw":
        draw(d, x.player, a, causeOf(x));
        break;
      case "gain":
        onEach(d, x, (card) => inForce(d, x, card, LINGERING_KIND.statGain, a, b) ?? true);
        break;
      case "negate":
        onEach(d, x, (card) => inForce(d, x, card, LINGERING_KIND.negated, 0, 0) ?? true);
        break;
      case "ifAny": {
        let any = false;
        eachRecord(d, x.link, 2, () => {
          any = true;
        });
        if (!any) pc += a;
      }
    }
  }
}

// 3. Int bytecode: one array of words, operands in line.
const CODE = { gather: 1, first: 2, destroy: 3, draw: 4, gain: 5, negate: 6, ifAny: 7 };
const WHO = { both: 0, opponent: 1 };
function asBytecode(ops) {
  const words = [];
  for (const [op, a = 0, b = 0] of ops) words.push(CODE[op], typeof a === "string" ? WHO[a] : a, b);
  return Int32Array.from(words);
}
function runBytecode(words, d, x) {
  for (let pc = 0; pc < words.length; pc += 3) {
    const a = words[pc + 1];
    const b = words[pc + 2];
    switch (words[pc]) {
      case 1:
        gather(d, x, a === 1 ? "opponent" : "both", b, 99);
        break;
      case 2:
        gather(d, x, a === 1 ? "opponent" : "both", b, 1);
        break;
      case 3:
        onEach(d, x, (card) => destroy(d, card, causeOf(x)));
        break;
      case 4:
        draw(d, x.player, a, causeOf(x));
        break;
      case 5:
        onEach(d, x, (card) => inForce(d, x, card, LINGERING_KIND.statGain, a, b) ?? true);
        break;
      case 6:
        onEach(d, x, (card) => inForce(d, x, card, LINGERING_KIND.negated, 0, 0) ?? true);
        break;
      case 7: {
        let any = false;
        eachRecord(d, x.link, 2, () => {
          any = true;
        });
        if (!any) pc += a * 3;
      }
    }
  }
}

const forms = {
  closures: { run: runClosures, compile: (ops) => ops.map((op) => asClosures[op[0]](op)) },
  "op objects": { run: runObjects, compile: (ops) => ops.map(asObject) },
  bytecode: { run: runBytecode, compile: asBytecode },
};

const duel = midDuel(3);
const some = catalogue.definitions[1].id;
for (const player of [0, 1]) {
  while (duel.state.get(PILE.count, player * 16 + ZONE.monster) < 4)
    place(duel, some, { zone: ZONE.monster, player, position: 1 });
}
duel.state.startJournal();

function once(form) {
  let checksum = 0;
  for (const name of Object.keys(PROGRAMS)) {
    const { mark } = duel.state;
    const link = openLink(duel, 1, 0, 0);
    form.run(form.programs[name], duel, { ...effectContext(1, 0, 0, NO_LINK), link });
    checksum = (Math.imul(checksum, 31) + duel.state.hash()) | 0;
    forgetRecords(duel, link);
    duel.state.undoTo(mark);
  }
  return checksum;
}

const results = Object.fromEntries(Object.keys(forms).map((name) => [name, []]));
let checksum = null;
for (const form of Object.values(forms)) {
  form.programs = Object.fromEntries(
    Object.entries(PROGRAMS).map(([name, ops]) => [name, form.compile(ops)]),
  );
  const sum = once(form);
  if (checksum !== null && checksum !== sum) throw new Error("the three forms do different things");
  checksum = sum;
}
const hash = duel.state.constructor.prototype.hash;
duel.state.constructor.prototype.hash = () => 0; // Only the programs are to be measured.
for (let round = 0; round < 25; round++) {
  for (const [name, form] of Object.entries(forms)) {
    const start = process.cpuUsage();
    for (let i = 0; i < 2000; i++) once(form);
    results[name].push(process.cpuUsage(start).user / 2000 / Object.keys(PROGRAMS).length);
  }
}
duel.state.constructor.prototype.hash = hash;
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
const base = median(results.closures);
console.log(`ten cards, resolve and undo, checksum ${(checksum >>> 0).toString(16)}; medians of 25`);
for (const [name, times] of Object.entries(results)) {
  console.log(
    `${name.padEnd(12)} ${median(times).toFixed(3)} µs a card   ${(median(times) / base).toFixed(3)} of closures`,
  );
}
