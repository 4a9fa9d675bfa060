// Inputs for the fuzz gate that are nasty by their size, kept as what they are made of.
import { gzipSync } from "node:zlib";

const numbered = (count, line) => Array.from({ length: count }, (_, i) => line(i)).join("");

const SCENARIO = "id: x\ntitle: x\ngame: ocg\n";
const withHand = (hand) => `${SCENARIO}players:\n  A: { hand: [${hand}] }\n  B: {}\nplays: []\n`;
const withText = (text) =>
  `${SCENARIO}cards:\n  - name: { en: Own }\n    kind: spell\n    categories: [normal]\n    texts: [{ text: "${text}" }]\n` +
  "players:\n  A: { hand: [Own] }\n  B: {}\nplays: []\n";

/** By kind; each a function, since some take long to make. */
export const LARGE = {
  scenario: [
    () => withText(`a${" ".repeat(200_000)}b`),
    () => withText(`You can only use each effect of \\"a\\".${"\\n\\u25cf FLIP: ".repeat(300)}\\n`),
    () => `${SCENARIO}players:\n  A: { deck: [${"Sangan,".repeat(20_000)}] }\n  B: {}\nplays: []\n`,
    () => withHand(numbered(450, (i) => `Nobody ${i},`)),
    () => withHand(`"${"a".repeat(30_000)}"`),
    () => `${SCENARIO}players:\n  A: { hand: [Sangan] }\n  B: {}\nplays:\n${"  - resolve\n".repeat(5000)}`,
    () => numbered(10_000, (i) => `k${i}: 1\n`),
    () => "{a: ".repeat(20_000),
    () => "[".repeat(20_000),
    () => "\0".repeat(5000),
  ],
  deck: [
    () => `#main\n${"99 Sangan\n".repeat(5000)}`,
    () => `#main\n${numbered(1500, (i) => `1 Nobody ${i}\n`)}`,
    () => numbered(4000, (i) => `${i}\n`),
    () => `1 ${"a".repeat(30_000)}`,
  ],
  cards: [
    // 200 MB, packed into 200 kB.
    () => gzipSync(Buffer.alloc(200 << 20, " ")),
    () => "null\n".repeat(20_000),
    () => '{"a":'.repeat(20_000),
    () => "[".repeat(30_000),
  ],
  replay: [
    () => `{"schema":"chainwright-replay/1","decks":[${"1,".repeat(20_000)}1]}`,
    () => "[".repeat(30_000),
  ],
  link: [() => `ydke://${"AAAAAQ".repeat(8000)}==!!!`],
  arguments: [() => `judge\n${"a".repeat(5000)}`],
};
