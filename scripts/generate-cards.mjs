// cards/<game>/*.yaml → packages/pool/generated/cards.json: every card with every dated text, read.
// Runs after the packages are compiled; so that the browser and the command line need not read texts when they start.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./lib/run.mjs";

const OUTPUT = "packages/pool/generated/cards.json";
/** Compiled code that the result depends on. */
const READERS = ["packages/card-ir/dist", "packages/text/dist", "packages/pool/dist"];

function findCards(root) {
  const folder = join(root, "cards");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: game }) =>
      readdirSync(join(folder, game))
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => `cards/${game}/${name}`),
    )
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
}

const digest = (hash) => hash.digest("hex").slice(0, 16);

function hashOfReaders(root) {
  const hash = createHash("sha256");
  for (const reader of READERS)
    for (const name of readdirSync(join(root, reader), { recursive: true }).sort())
      if (String(name).endsWith(".js")) hash.update(readFileSync(join(root, reader, String(name))));
  return digest(hash);
}

function hashOf(reader, sources) {
  const hash = createHash("sha256").update(reader);
  for (const { file, text } of sources) hash.update(`\0${file}\0${text}`);
  return digest(hash);
}

/** Where in the file the words of a text stand, found by the words themselves; the text's own start if YAML folded them. */
function placeIn(source, text, at) {
  const words = text.slice(at).split(/\s+/).slice(0, 3).join(" ");
  const offset = Math.max(0, words === "" ? 0 : source.indexOf(words));
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function readTexts(record, { file, text: source }, { read, wordsExpected }, errors) {
  return record.versions.map((version) => {
    if (version.program) return null;
    const reading = read(version.text, { game: record.game, facts: record.facts });
    if (reading.ok) return { program: reading.program };
    const { line, column } = placeIn(source, version.text, reading.at[0]);
    const expected = wordsExpected(version.text, reading.at[0], record.game).slice(0, 8).join(", ");
    errors.push(
      `${file}:${line}:${column}: ${reading.problem}: ${reading.message}${expected ? `; expected ${expected}` : ""}`,
    );
    return null;
  });
}

/**
 * Reads all card files and writes the result if anything changed.
 * @param {string} root the checkout, with compiled packages
 * @returns {Promise<{ changed: boolean, count?: number, texts?: number, errors: string[] }>} with errors nothing is written
 */
export async function generateCards(root) {
  const sources = findCards(root);
  const reader = hashOfReaders(root);
  const inputs = hashOf(reader, sources);
  const output = join(root, OUTPUT);
  if (existsSync(output) && readFileSync(output, "utf8").startsWith(`{"inputs":"${inputs}"`))
    return { changed: false, errors: [] };

  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { readCardFile } = await load("packages/pool/dist/index.js");
  const { showProblem, speak } = await load("packages/explain/dist/index.js");
  const { en } = await load("packages/explain/dist/languages/en.js");
  speak("en", en);
  const text = await load("packages/text/dist/index.js");
  const errors = [];
  const entries = [];
  for (const source of sources) {
    const result = readCardFile(source.text, source.file);
    if (result.ok)
      entries.push({ record: result.record, readings: readTexts(result.record, source, text, errors) });
    else errors.push(...result.errors.map((error) => showProblem(source.file, error, "en")));
  }
  if (errors.length > 0) return { changed: false, errors };
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${JSON.stringify({ inputs, reader, entries })}\n`);
  return {
    changed: true,
    count: entries.length,
    texts: entries.reduce((n, e) => n + e.readings.length, 0),
    errors,
  };
}

/** {@link generateCards}, told line by line. Gives the exit code. */
export async function tellCards(root, say) {
  const { changed, count, texts, errors } = await generateCards(root);
  for (const error of errors) say(error);
  if (errors.length > 0)
    say(`${errors.length} error${errors.length === 1 ? "" : "s"} in the cards; nothing was written.`);
  if (changed) say(`${count} cards with ${texts} texts read.`);
  return errors.length > 0 ? 1 : 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await tellCards(ROOT, (line) => console.error(line));
