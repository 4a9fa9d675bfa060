// This build against an independent engine. How many times as fast it is holds on any machine, so that it can be kept.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { measured } from "./builds.mjs";
import { isRegression, ratio, summary } from "./figures.mjs";
import { nativeFactor, Peer } from "./peer.mjs";
import { hex, shown, table } from "./table.mjs";

const KEPT = new URL("../../ratchet.json", import.meta.url);

const readKept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {});

/** Keeps how fast this build is beside the other engine. */
export function keep(figures) {
  const kept = { ...readKept() };
  for (const { what, ratio } of figures) kept[what] = Number(ratio.toFixed(2));
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}

const row = ({ what, theirs, ratio, native, kept, ...ours }) => [
  what,
  shown(ours),
  shown(theirs),
  ratio.toFixed(2),
  native.toFixed(2),
  kept === undefined ? "" : `${kept.toFixed(2)}${isRegression(ratio / kept) ? " ✗" : ""}`,
  hex(ours.checksum),
  hex(theirs.checksum),
];

const HEAD = ["ours", "WebAssembly", "÷ WebAssembly", "÷ native", "kept", "checksum", "theirs"];

/** Measures ours and theirs in turn, prints the ratios, and says whether all are as good as those that are kept. */
export async function againstPeer(measures, root, given) {
  const kept = readKept();
  const all = [];
  for (const measure of measures) {
    const { kinds } = await import(`../../measures/${measure.name}.mjs`);
    const peer = new Peer(given, await kinds(given));
    const theirRounds = [];
    const alongside = async () => theirRounds.push(await peer.round());
    const [ourRounds] = await measured(measure, [root], { ...given, rounds: given.peerRounds, alongside });
    peer.end();
    const theirs = summary(theirRounds);
    const figures = summary(ourRounds).map((ours, i) => {
      const times = ratio(ours, theirs[i]);
      const native = times / nativeFactor(ours.what);
      return { ...ours, theirs: theirs[i], ratio: times, native, kept: kept[ours.what] };
    });
    console.log(`${table([[measure.name, ...HEAD], ...figures.map(row)])}\n`);
    all.push(...figures);
  }
  return {
    figures: all,
    ok: !all.some(({ ratio, kept }) => kept !== undefined && isRegression(ratio / kept)),
  };
}
