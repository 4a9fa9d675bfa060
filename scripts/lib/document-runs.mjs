// Runs what the code blocks of a document say.
import { fork } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { wordsOf } from "./documents.mjs";
import { ROOT, run, runNode } from "./run.mjs";

/** What commands of documents read of the checkout. */
const FOLDERS = ["cards", "decks", "scenarios"];
/** What the card generator reads beside the cards. */
const READERS = ["card-ir", "explain", "pool", "text"];
const TERMINAL = fileURLToPath(new URL("./document-terminal.mjs", import.meta.url));

const PACKAGE = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

function write(folder, name, text) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * A scenario with the cards that stand in files beside it. Who follows the document builds, and then the pool has them; a
 * build takes too long here. They come last, so that the lines of the scenario stay as they are.
 */
function withCards(text, files) {
  const cards = Object.keys(files).filter((name) => name.startsWith("cards/"));
  if (cards.length === 0 || !/^plays:/m.test(text) || /^cards:/m.test(text)) return text;
  return `${text}\ncards: ${JSON.stringify(cards.map((name) => parse(files[name])))}\n`;
}

/** Does something in a folder with these files, beside which stands what the checkout has. */
export async function inFolderWith(files, work) {
  const folder = mkdtempSync(join(tmpdir(), "chainwright-document-"));
  try {
    for (const [name, text] of Object.entries(files)) write(folder, name, withCards(text, files));
    for (const name of FOLDERS)
      if (!existsSync(join(folder, name))) symlinkSync(join(ROOT, name), join(folder, name), "junction");
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A command line that stays open for several commands; `close` when done. */
export function openTerminal() {
  let child;
  let broken;
  async function ask(message) {
    if (child === undefined) {
      child = fork(TERMINAL, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
      broken = once(child, "exit").then(() => [
        { code: 1, screen: "the command line broke down\n", left: [] },
      ]);
    }
    child.send(message);
    const [ran] = await Promise.race([once(child, "message"), broken]);
    return ran;
  }
  return {
    run: (argv, folder = ROOT, input = []) =>
      ask({ what: "run", argv, folder, input, env: { CHAINWRIGHT_CACHE: join(folder, "cache") } }),
    build: (folder) => ask({ what: "build", folder }),
    totals: () => ask({ what: "totals" }),
    async close() {
      child?.disconnect();
      await broken;
    },
  };
}

/** Makes a folder one whose cards can be read: what reads them is the checkout's and compiled. */
export function linkReaders(folder) {
  for (const name of READERS) {
    mkdirSync(join(folder, "packages", name), { recursive: true });
    symlinkSync(join(ROOT, "packages", name, "dist"), join(folder, "packages", name, "dist"), "junction");
  }
}

/** `npm run build` in a folder where nothing but the cards has changed. */
function build(terminal, folder) {
  linkReaders(folder);
  return terminal.build(folder);
}

/** npm's own commands that documents name. */
const OF_NPM = ["ci", "install"];

/**
 * A script of npm is not run here (`npm test` would run this very test): it must be there, the program that it names as
 * well, and so must files and folders that it is given.
 */
function npmProblem([command, ...rest]) {
  if (OF_NPM.includes(command)) return undefined;
  const name = command === "run" ? rest[0] : command;
  const script = PACKAGE.scripts[name];
  if (script === undefined || (command !== "run" && !["test", "start"].includes(name)))
    return `npm has no script "${name}"`;
  const program = /\bnode (\S+)/.exec(script)?.[1];
  if (program !== undefined && !existsSync(join(ROOT, program))) return `${program} is not there`;
  const args = rest.slice(rest.indexOf("--") + 1);
  const missing = rest.includes("--")
    ? args.find((one) => /^[\w-]+\/[\w/.-]+$/.test(one) && !existsSync(join(ROOT, one)))
    : undefined;
  return missing && `${missing} is not there`;
}

/** Why a command that a document names, with words for what it is given, cannot be right; undefined where it can. */
export async function commandProblem(terminal, command) {
  const [program, ...words] = wordsOf(command);
  if (program === "npm") return npmProblem(words);
  const names = words.slice(1, words.findIndex((word, i) => i > 0 && !/^[a-z]+$/.test(word)) >>> 0);
  const { code, screen } = await terminal.run([...names, "--help"]);
  if (code !== 0) return screen;
  const unknown = words.find((word) => word.startsWith("--") && !screen.includes(`${word} `));
  return unknown && `there is no option ${unknown}`;
}

/**
 * Runs a command of a document in a folder. `shown` says whether the document shows what it prints.
 * @returns {Promise<{ code: number, screen: string, left: string[] }>} `left` is input that nothing asked for
 */
export async function runCommand(terminal, command, folder, { input = [], shown = false } = {}) {
  const [program, ...args] = wordsOf(command);
  if (program === "npx" && args[0] === "chainwright") return terminal.run(args.slice(1), folder, input);
  if (program === "npm" && args.join(" ") === "run build" && shown) return build(terminal, folder);
  if (program !== "npm" || shown) throw new Error(`"${command}" cannot be run here`);
  const problem = npmProblem(args);
  return { code: problem === undefined ? 0 : 1, screen: problem ?? "", left: [] };
}

/** Reads a card as the build does. */
export const readCard = (terminal, name, text) =>
  inFolderWith({ [name]: text }, (folder) => build(terminal, folder));

/** The options of the types of tests, but packages as who uses them gets them: compiled. */
const COMPILER_OPTIONS = {
  ...{ noEmit: false, allowImportingTsExtensions: false, outDir: "out", rootDir: ".", types: ["node"] },
  ...{
    customConditions: [],
    declaration: false,
    declarationMap: false,
    sourceMap: false,
    noEmitOnError: true,
  },
};

/** Checks the types of a TypeScript program, then runs it. */
export async function runProgram(source) {
  // Among the dependencies: there the packages are found, and nothing else looks at it.
  const folder = mkdtempSync(join(ROOT, "node_modules/.document-"));
  try {
    const project = {
      extends: "../../tsconfig.tests.json",
      include: ["*.ts"],
      compilerOptions: COMPILER_OPTIONS,
    };
    write(folder, "tsconfig.json", JSON.stringify(project));
    write(folder, "example.ts", source);
    write(folder, "package.json", '{ "type": "module" }');
    const inside = join("node_modules", basename(folder));
    const checked = await runNode("node_modules/typescript/bin/tsc", ["-p", inside, "--pretty", "false"]);
    if (checked.code !== 0) return { code: checked.code, screen: checked.output };
    const { code, output } = await run(process.execPath, [join(folder, "out/example.js")]);
    return { code, screen: output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every document: what is read first, and what lies in docs. */
export const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync(join(ROOT, "docs"), { recursive: true })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`)
    .sort(),
];

/** The lines of a file of the checkout, or of several, wherever they begin. */
export const readQuoted = (files) =>
  [files].flat().flatMap((file) =>
    readDocument(file)
      .split("\n")
      .map((line) => line.trim()),
  );

export const readDocument = (file) => readFileSync(join(ROOT, file), "utf8");
