// npm run bench: what the foundation costs, with checksums, as one table.

import { answer, options } from "@chainwright/engine";
import { Duel, NOW } from "@chainwright/engine/state";
import { read } from "@chainwright/text";
import { Bench } from "tinybench";
import { cards, chooser, midDuel, newDuel, playOut } from "./setup.mjs";

const DUELS = 40;
const POSITIONS = 40;
const nothing = { point() {} };

/** Plays a fixed set of duels; the checksum is the same on every machine. */
function randomPlay(trace) {
  let decisions = 0;
  let checksum = 0;
  for (let seed = 1; seed <= DUELS; seed++) {
    const duel = newDuel(seed);
    duel.trace = trace;
    decisions += playOut(duel, chooser(seed * 7919));
    checksum = (Math.imul(checksum, 31) + duel.state.hash()) | 0;
  }
  return { decisions, checksum };
}

const median = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
};

const rows = [];
const row = (what, value, aim, checksum = "") => rows.push({ what, value, aim, checksum });

// Random play: with the trace off, with a sink that drops everything, and with the trace's door taken out.
const withPoint = Duel.prototype.point;
const times = { off: [], on: [], none: [] };
for (let i = 0; i < 3; i++) randomPlay(null);
let played = null;
for (let round = 0; round < 15; round++) {
  for (const kind of ["off", "on", "none"]) {
    if (kind === "none") Duel.prototype.point = function point() {};
    const start = process.cpuUsage();
    const result = randomPlay(kind === "on" ? nothing : null);
    times[kind].push(process.cpuUsage(start).user / 1000);
    Duel.prototype.point = withPoint;
    if (played !== null && played.checksum !== result.checksum)
      throw new Error("random play went another way");
    played = result;
  }
}
const off = median(times.off);
const hex = (n) => (n >>> 0).toString(16).padStart(8, "0");
row(
  "random play, trace off",
  `${Math.round((played.decisions / off) * 1000).toLocaleString("en")} decisions/s`,
  "200,000",
  hex(played.checksum),
);
row(
  "… trace on (sink that drops all)",
  `${(((median(times.on) - off) / off) * 100).toFixed(1)} % slower`,
  "",
);
row(
  "… without the trace's door",
  `${(((off - median(times.none)) / off) * 100).toFixed(1)} % of trace off`,
  "within 2 %",
);

const duel = midDuel(3);
row("mid-duel state", `${((duel.state.size * 4) / 1024).toFixed(1)} kB`, "32 kB", hex(duel.state.hash()));

const bench = new Bench({ time: 400, warmupTime: 100 });
const target = duel.state.fork();
bench.add("fork (new buffer)", () => {
  duel.state.fork();
});
bench.add("fork (copy into a pooled buffer)", () => {
  target.copyFrom(duel.state);
});
// Positions all over a few duels, each with one of its legal answers: what a step costs depends on what it sets off.
const offered = [];
const pick = chooser(4711);
const positions = Array.from({ length: POSITIONS }, (_, i) => {
  const duel = midDuel(1 + (i % 20), 5 + 7 * i);
  const choice = offered[pick(options(duel, offered))];
  duel.state.startJournal();
  return { duel, choice };
});
bench.add("step + undo (a legal answer, run to the next decision)", () => {
  for (const { duel, choice } of positions) {
    const { mark } = duel.state;
    answer(duel, choice);
    duel.state.undoTo(mark);
  }
});
bench.add("all legal answers of a decision", () => {
  for (const { duel } of positions) options(duel, offered);
});
const texts = cards.filter((card) => card.text !== "");
bench.add("read a card text", () => {
  for (const card of texts) read(card.text, { game: card.game, facts: card.facts });
});
await bench.run();
const us = (task) => task.result.latency.p50 * 1000;
const [forkNew, forkPooled, step, legal, reading] = bench.tasks;
row(forkNew.name, `${us(forkNew).toFixed(2)} µs`, "5 µs");
row(forkPooled.name, `${us(forkPooled).toFixed(2)} µs`, "5 µs");
const all = positions.reduce((sum, { duel }) => (Math.imul(sum, 31) + duel.state.hash()) | 0, 0);
row(step.name, `${(us(step) / POSITIONS).toFixed(2)} µs`, "2 µs", hex(all));
row(legal.name, `${(us(legal) / POSITIONS).toFixed(2)} µs`, "");
row(reading.name, `${Math.round((texts.length / us(reading)) * 1e6).toLocaleString("en")} cards/s`, "");

const width = (key) => Math.max(key.length, ...rows.map((one) => one[key].length));
const line = (one) =>
  `${one.what.padEnd(width("what"))}  ${one.value.padEnd(width("value"))}  ${one.aim.padEnd(width("aim"))}  ${one.checksum}`;
console.log(line({ what: "what", value: "value", aim: "aim", checksum: "checksum" }));
for (const one of rows) console.log(line(one));
console.log(
  `\n${played.decisions} decisions in ${DUELS} duels, turn ${duel.state.read(NOW.turn)} of the mid-duel state; medians; Node ${process.versions.node}`,
);
