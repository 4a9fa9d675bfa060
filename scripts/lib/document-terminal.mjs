// The compiled command line as a person at a terminal sees it. The tests of documents start this in a Node of its own,
// since it changes the current folder.
import { run } from "../../apps/cli/dist/main.js";
import { tellCards } from "../generate-cards.mjs";

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

const ANSWERS = { run: shown, build: built };

process.on("message", async (asked) => {
  try {
    process.send(await ANSWERS[asked.what](asked));
  } catch (error) {
    process.send({ code: 1, screen: `${error.stack}\n`, left: [] });
  }
});
