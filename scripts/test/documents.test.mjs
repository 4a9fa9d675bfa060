// Every code block of the documents is run and compared with what the document shows; commands and figures between the blocks
// are compared as well.
import { afterAll, describe, expect, it } from "vitest";
import { checksOf } from "../lib/document-checks.mjs";
import { commandProblem, DOCUMENTS, openTerminal, readDocument } from "../lib/document-runs.mjs";
import { commandsIn } from "../lib/documents.mjs";

const terminal = openTerminal();
afterAll(() => terminal.close());

for (const file of DOCUMENTS)
  for (const { name, check } of checksOf(readDocument(file), file, terminal)) it(name, check);

describe("commands between the blocks", () => {
  it.each(DOCUMENTS.filter((file) => commandsIn(readDocument(file)).length > 0))("of %s", async (file) => {
    const problems = [];
    for (const command of commandsIn(readDocument(file))) {
      const problem = await commandProblem(terminal, command);
      if (problem !== undefined) problems.push(`${command}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});

const optionsIn = (text) => new Set(text.match(/--[a-z][a-z-]+/g));

it("docs/play.md has the options of play", async () => {
  const { screen } = await terminal.run(["play", "--help"]);
  const table = readDocument("docs/play.md")
    .split("\n")
    .filter((line) => line.startsWith("| `--"));
  const named = optionsIn(table.join("\n"));
  expect([...optionsIn(screen)].filter((option) => option !== "--help" && !named.has(option))).toEqual([]);
  expect([...named].filter((option) => !optionsIn(screen).has(option))).toEqual([]);
});

/** A document of one kind each that is as it says, and what makes it say something else. */
const SAMPLES = {
  commands: {
    text: "```sh\nnpx chainwright judge scenarios/ocg/EX-OCG-11.yaml   # runs\nnpm test -- packages/engine\n```",
    wrong: [
      ["EX-OCG-11", "EX-OCG-0", "ended with exit code 2"],
      ["npm test --", "npm run tests --", 'npm has no script "tests"'],
      ["packages/engine", "packages/engin", "packages/engin is not there"],
      ["npm test -- packages/engine", "ls | wc", "only a shell"],
      ["npm test -- packages/engine", "ls", "cannot be run here"],
    ],
  },
  transcript: {
    text: "```\n$ npx chainwright play --deck decks/vanilla.ydk --deck decks/goat.ydk --seed 5\n…\n> why blue-eyes\n“Blue-Eyes White Dragon” (Hand)\n…\n```",
    wrong: [
      ["(Hand)", "(Deck)", 'a.md:5: "“Blue-Eyes White Dragon” (Deck)" printed was'],
      ["(Hand)\n…", "(Hand)", "was not printed there"],
      ["--seed 5", "--seed no", "A whole number"],
      ["why", "quit\n> why", 'nothing asked for "why blue-eyes"'],
    ],
  },
  messages: {
    text: "<!--\nrun: npx chainwright judge x.yaml\nfiles: { x.yaml: 'playz: []' }\n-->\n```\nx.yaml:1:8: unknown key …\n```",
    wrong: [
      ["1:8", "1:9", 'a.md:6: "x.yaml:1:9: unknown key …" was not printed'],
      ["run:", "exit: 1\nrun:", "ended with exit code 2, not 1"],
    ],
  },
  program: {
    text: '```ts\nimport { ZONE } from "@chainwright/ocg";\nconsole.log(typeof ZONE.hand);\n```\n\n```\nnumber\n```',
    wrong: [
      ["ZONE.hand", "ZONE.hands", "Property 'hands' does not exist"],
      ["```\nnumber", "```\nstring", 'a.md:7: "string" printed was: number'],
    ],
  },
  scenario: {
    text: "```yaml\nid: x\ntitle: X\ngame: ocg\nplayers: { A: { hand: [Sangan] } }\nplays: []\nexpect: [hand: { A: [Sangan] }]\n```",
    wrong: [
      ["[Sangan] } }", "[Sangn] } }", "unknown card"],
      ["A: [Sangan] }]", "A: [] }]", "ended with exit code 1"],
    ],
  },
  card: {
    text: "```yaml\nname: { en: Two Pebbles }\nkind: spell\ncategories: [normal]\ntexts: [text: Draw 2 cards.]\n```",
    wrong: [["Draw", "Drew", 'not understood from "Drew"']],
  },
  quotation: {
    text: "<!-- quotes: scripts/lib/documents.mjs -->\n```js\nexport function wordsOf(command) {\n```",
    wrong: [["wordsOf", "wordOf", 'a.md:3: "export function wordOf(command) {" is no line of']],
  },
  "a file for later blocks": {
    text: "<!-- file: a/b.yaml -->\n```yaml\nid: x\ntitle: X\ngame: ocg\nplayers: {}\nplays: []\n```\n```sh\nnpx chainwright judge a/b.yaml\n```",
    wrong: [["a/b.yaml -->", "a/c.yaml -->", "ended with exit code 2"]],
  },
};

describe.each(Object.entries(SAMPLES))("%s", (_kind, { text, wrong }) => {
  const check = async (document) => {
    for (const one of checksOf(document, "a.md", terminal)) await one.check();
  };
  it("as it says", () => check(text));
  it.each(wrong)("%j is no %j", async (from, to, problem) => {
    expect(text).toContain(from);
    await expect(check(text.replace(from, to))).rejects.toThrow(problem);
  });
});
