// How the outside engine is asked, with a program in its place that plays nothing.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decksByName, Matchup } from "../lib/measuring/duels.mjs";
import { nativeFactor, Peer } from "../lib/measuring/peer.mjs";

/** Says what it was given, a line a duel and one about all, and reads the clock as the real one does. */
const PROGRAM = `
import { readFileSync } from "node:fs";
const [one, other] = process.argv.slice(2);
const same = readFileSync(one, "utf8") === readFileSync(other, "utf8");
const cards = readFileSync(one, "utf8").split("\\n").filter((line) => /^\\d+$/.test(line)).length;
for (let i = 0; i < 6; i++) {
  for (let reading = 0; reading < 3; reading++) performance.now();
  console.log(JSON.stringify({ decisions: same ? cards : 0, checksum: "0000002a" }));
}
console.log(JSON.stringify({ duels: 6 }));
process.exitCode = 1;
`;

let oracle;
beforeAll(() => {
  oracle = mkdtempSync(join(tmpdir(), "chainwright-oracle-"));
  writeFileSync(join(oracle, "random-duel.mjs"), PROGRAM);
});
afterAll(() => rmSync(oracle, { recursive: true, force: true }));

it("the outside engine plays the same decks, duel by duel", async () => {
  const vanilla = (await decksByName()).get("vanilla");
  const kinds = [{ name: "vanilla", matchups: [new Matchup([vanilla, vanilla])] }];
  const peer = new Peer({ oracle, scripts: "scripts", cards: "cards.cdb" }, kinds);
  const [inPlay, withSetUp] = await peer.round();
  peer.end();
  expect(inPlay).toMatchObject({ what: "vanilla, in play", unit: "decisions/s", work: 6 * 40 });
  expect(inPlay.times.length).toBe(6);
  expect(withSetUp.times.length).toBe(12);
  expect(inPlay.checksum).toBe(withSetUp.checksum);
  expect(inPlay.times.every((time) => time >= 0)).toBe(true);
});

it("its native build is known by the kind of play", () => {
  expect(nativeFactor("goat, with set-up")).toBe(3.5);
});
