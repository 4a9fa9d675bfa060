// Gives one input after the other to what reads it, and says what came of it. It may hang: whoever started it stops it then.
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { run } from "../../apps/cli/dist/main.js";
import { readYdke, writeYdke } from "../../packages/formats/dist/index.js";

const { folder } = workerData;
mkdirSync(folder, { recursive: true });

const STACK = /\n {4}at .*[:)]|the engine broke down|RangeError|TypeError|ReferenceError/;
/** A place: a line and column, or the line, row or number of a card, or which part of a command is meant. */
const PLACE = /:\d+:\d+: |\b(?:line|id|card) \d+|: /;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

async function commandLine(argv) {
  const out = [];
  const err = [];
  const code = await run(argv, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ask: async () => null,
    stopping: async () => false,
    env: { CHAINWRIGHT_CACHE: join(folder, "cache"), HOME: folder },
    tty: false,
  });
  const [told, wrong] = [out.join(""), err.join("")];
  const fault = STACK.test(told + wrong)
    ? "a stack trace"
    : RAW.test(told + wrong)
      ? "a raw control character"
      : ![0, 1, 2].includes(code) || (code === 1 && wrong !== "")
        ? `exit code ${code}`
        : code === 2 && argv.some((one) => one.startsWith(folder)) && !PLACE.test(wrong)
          ? "exit code 2 without a place"
          : undefined;
  return { fault, told: `${code} ${wrong}`, shown: (told + wrong).slice(0, 2000) };
}

const fileOf = (name, bytes) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

/** By kind: what is done with an input. A kind of their own for requests belongs here, too. */
const READERS = {
  scenario: (bytes) => commandLine(["judge", fileOf("scenario.yaml", bytes)]),
  replay: (bytes) => commandLine(["replay", fileOf("replay.json", bytes)]),
  cards: (bytes) => commandLine(["read", "--corpus", fileOf("cards.cdb", bytes)]),
  deck: (bytes) => commandLine(playing(fileOf("deck.ydk", bytes))),
  banlist: (bytes) =>
    commandLine([
      ...playing(join(workerData.root, "decks/vanilla.ydk")),
      "--banlist",
      fileOf("lflist.conf", bytes),
    ]),
  text: (bytes) => commandLine(["read", "--kind", "spell", "--", bytes.toString("utf8")]),
  arguments: (bytes) => commandLine(bytes.toString("utf8").split("\n").filter(isHarmless)),
  async link(bytes) {
    const reading = readYdke(bytes.toString("utf8"));
    const again = reading.ok ? readYdke(writeYdke(reading.codes)) : reading;
    const same = JSON.stringify(again) === JSON.stringify(reading);
    return {
      fault: same ? undefined : "written otherwise than read",
      told: reading.ok ? "ok" : reading.fault,
      shown: "",
    };
  },
};

/** Nothing is written outside the folder, and no whole folder played. */
const isHarmless = (argument) =>
  !/^--(?:save|report)/.test(argument) &&
  (/^(?:cards|\/dev\/zero)$/.test(argument) || !(existsSync(argument) && !statSync(argument).isFile()));

const playing = (deck) => ["play", "--bots", "random,random", "--deck", deck, "--deck", deck];

parentPort.on("message", async ({ kind, bytes }) => {
  try {
    parentPort.postMessage(await READERS[kind](Buffer.from(bytes)));
  } catch (error) {
    parentPort.postMessage({ fault: "an exception", told: String(error), shown: String(error.stack) });
  }
});
parentPort.postMessage("ready");
