// rules/<game>/*.yaml → packages/rulebook/src/generated.ts, and what they say → packages/rulebook/src/words
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./lib/run.mjs";

const OUTPUT = "packages/rulebook/src/generated.ts";
const WORDS = "packages/rulebook/src/words";
const READERS = ["scripts/lib/rules.mjs", "scripts/lib/results.mjs"].map((file) => join(ROOT, file));
/** Of a game: how words that refer to an earlier result are read. */
const RESULTS = "tables/results.yaml";

function findSources(root) {
  const folder = join(root, "rules");
  if (!existsSync(folder)) return [];
  const folders = (path) => readdirSync(path, { withFileTypes: true });
  return folders(folder)
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: game }) =>
      folders(join(folder, game))
        .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
        .map(({ name }) => ({ game, file: `rules/${game}/${name}` }))
        .concat(
          existsSync(join(folder, game, RESULTS))
            ? [{ game, file: `rules/${game}/${RESULTS}`, isTable: true }]
            : [],
        ),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map((source) => ({ ...source, text: readFileSync(join(root, source.file), "utf8") }));
}

/** The first line of the output: it says from which inputs it was made, so that an unchanged run is cheap. */
function headerFor(sources) {
  const hash = createHash("sha256");
  for (const reader of READERS) hash.update(readFileSync(reader));
  for (const { file, text } of sources) hash.update(`\0${file}\0${text}`);
  return `// Generated from rules/ by scripts/generate-rules.mjs (inputs ${hash.digest("hex").slice(0, 16)}). Do not edit.`;
}

/**
 * Writes the rulebook's generated source if it is out of date.
 * @param {string} root the checkout
 * @returns {Promise<{ changed: boolean, count?: number, errors: string[] }>} with errors nothing is written
 */
export async function generateRules(root) {
  const sources = findSources(root);
  const header = headerFor(sources);
  const output = join(root, OUTPUT);
  const before = existsSync(output) ? readFileSync(output, "utf8") : undefined;
  if (before?.startsWith(`${header}\n`)) return { changed: false, errors: [] };

  const { findDuplicates, LANGUAGES, printRules, printWords, readRules } = await import("./lib/rules.mjs");
  const { printResults, readResults } = await import("./lib/results.mjs");
  const read = sources
    .filter(({ isTable }) => !isTable)
    .map(({ text, file, game }) => readRules(text, file, game));
  const rules = read.flatMap((result) => result.rules);
  const ids = new Set(rules.map(({ id }) => id));
  const tables = sources
    .filter(({ isTable }) => isTable)
    .map(({ text, file, game }) => readResults(text, file, game, ids));
  const errors = [...[...read, ...tables].flatMap((result) => result.errors), ...findDuplicates(rules)];
  if (errors.length > 0) return { changed: false, errors };
  // The file that says what all were made from comes last: without it, all are made again.
  mkdirSync(join(root, WORDS), { recursive: true });
  for (const language of LANGUAGES)
    writeFileSync(join(root, WORDS, `${language}.ts`), printWords(rules, header, language));
  writeFileSync(output, printRules(rules, header) + printResults(tables.flatMap(({ rows }) => rows)));
  return { changed: true, count: rules.length, errors };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { changed, count, errors } = await generateRules(ROOT);
  for (const error of errors) console.error(error);
  if (errors.length > 0) {
    console.error(
      `${errors.length} error${errors.length === 1 ? "" : "s"} in the rules; nothing was written.`,
    );
    process.exitCode = 1;
  } else if (changed) {
    console.log(`${OUTPUT}: ${count} rules`);
  }
}
