// What the duels are compared with: a line for each in pinned.txt, and in changes.txt why they are as they are.
import { readFileSync, writeFileSync } from "node:fs";
import { Digest } from "./digest.mjs";
import { DUELS_PER_GAME } from "./signed.mjs";

const at = (path) => new URL(path, import.meta.url);
const linesIn = (path) => readFileSync(at(path), "utf8").split("\n").slice(0, -1);

/** What the duels are played with. */
export const cards = JSON.parse(readFileSync(at("../../packages/pool/generated/cards.json"), "utf8")).entries;
export const decks = JSON.parse(readFileSync(at("decks.json"), "utf8"));

/** The numbers of every so many-th duel of a game. */
export const everyNth = (step) =>
  Array.from({ length: Math.ceil(DUELS_PER_GAME / step) }, (_, i) => i * step);

/** The hash of all signatures, by which a line of changes.txt names them. */
export function totalOf(lines) {
  const digest = new Digest();
  for (const line of lines) digest.add(line);
  return digest.hex;
}

/** Which duel a line is of. */
const duelIn = (line) => line.slice(0, line.indexOf(":"));

export const pinnedLines = () => linesIn("pinned.txt");

/** The duels that go another way than is pinned: how many, and the first of them; empty where there are none. */
export function differences(lines, pinned = pinnedLines()) {
  const known = new Map(pinned.map((line) => [duelIn(line), line]));
  const different = lines.filter((line) => known.get(duelIn(line)) !== line);
  const [first] = different;
  if (first === undefined) return "";
  return [
    `${different.length} of ${lines.length} duels go another way; the first of them:`,
    `  now:    ${first}`,
    `  pinned: ${known.get(duelIn(first)) ?? "nothing"}`,
    'If the engine is to play so: npm run signatures -- --update "why"',
  ].join("\n");
}

/** What is wrong with what is pinned: the newest line of changes.txt has to name it and say why; empty where it does. */
export function unexplained(pinned = pinnedLines(), changes = linesIn("changes.txt")) {
  const [, total, why] = /^([0-9a-f]{16}) (.+)$/.exec(changes.at(-1) ?? "") ?? [];
  if (total === totalOf(pinned) && why !== undefined) return "";
  return `The signatures of pinned.txt are ${totalOf(pinned)}, which the last line of changes.txt does not give a reason for.`;
}

/** Pins other lines, for a reason. */
export function pin(lines, why) {
  const changes = [...linesIn("changes.txt"), `${totalOf(lines)} ${why}`];
  writeFileSync(at("pinned.txt"), `${lines.join("\n")}\n`);
  writeFileSync(at("changes.txt"), `${changes.join("\n")}\n`);
}
