// The compiled command line as a person at a terminal sees it. The tests of documents start this in a Node of its own,
// because the one that runs them reads packages from their sources.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { coverageOf } from "../../apps/cli/dist/coverage.js";
import { readExamples } from "../../apps/cli/dist/examples.js";
import { run } from "../../apps/cli/dist/main.js";
import { GAME_TITLES, GAMES } from "../../apps/cli/dist/pools.js";
import { RULES } from "../../packages/rulebook/dist/index.js";
import { tellCards } from "../generate-cards.mjs";
import { ROOT } from "./run.mjs";

/** Runs a command; what is shown ends where it asks for input that there is no more. */
async function shown({ argv, folder, input, env }) {
  process.chdir(folder);
  let screen = "";
  let over = false;
  const show = (text) => {
    if (!over) screen += text;
  };
  const lines = [...input];
  const code = await run(argv, {
    out: show,
    err: show,
    ask: async (prompt) => {
      const line = lines.shift();
      if (line === undefined) over = true;
      else show(`${prompt}${line}\n`);
      return line ?? null;
    },
    stopping: async () => false,
    env,
    tty: false,
  });
  return { code, screen, left: lines };
}

/** `npm run build` where nothing but the cards has changed. */
async function built({ folder }) {
  let screen = "";
  const code = await tellCards(folder, (line) => {
    screen += `${line}\n`;
  });
  return { code, screen: code === 0 ? screen : `Generating cards failed:\n${screen}`, left: [] };
}

/** How many rules and examples `coverage` counts; without its runs, which take long. */
function totals() {
  const file = "rules/examples.yaml";
  const examples = readExamples(readFileSync(join(ROOT, file), "utf8"), file);
  return GAMES.map((game) => {
    const counted = coverageOf(game, RULES.slice(1), examples, []);
    return { title: GAME_TITLES[game], rules: counted.rules.total, examples: counted.examples.total };
  });
}

const ANSWERS = { run: shown, build: built, totals };

process.on("message", async (asked) => {
  try {
    process.send(await ANSWERS[asked.what](asked));
  } catch (error) {
    process.send({ code: 1, screen: `${error.stack}\n`, left: [] });
  }
});
