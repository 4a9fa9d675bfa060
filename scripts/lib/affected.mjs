// Which tests a change can affect, by what imports what and which folders of data a file names.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findImports } from "./boundaries.mjs";

const CODE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.test\.(?:ts|tsx|mjs)$/;
const LONG_TEST = /\.long\.test\./;
const CODE_FOLDERS = ["packages", "apps", "scripts", "bench", "differential"];
/** Folders of data; who names one in a string reads it. */
const DATA_FOLDERS = ["cards", "rules", "scenarios", "decks", "docs"];
/** What is made from data and imported like code. */
const MADE_FROM = new Map([
  ["packages/rulebook/src/generated.ts", "rules"],
  ["packages/pool/generated/cards.json", "cards"],
]);
/** The page is built by a program and not imported by its tests. */
const PAGE_BUILDER = "scripts/lib/page.mjs";
const PAGE = ["apps/web/src/main.tsx", "apps/web/index.html", "apps/web/vite.config.ts"];
/** Files that everything hangs on. */
const EVERYTHING = /^(?:package(?:-lock)?\.json|tsconfig.*\.json|vitest\..*)$|\/(?:package|tsconfig)\.json$/;

function codeFilesIn(root) {
  return CODE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) =>
        join(entry.parentPath ?? entry.path, entry.name)
          .slice(root.length + 1)
          .replaceAll("\\", "/"),
      )
      .filter((file) => !/\/(?:node_modules|dist|\.types)\//.test(file)),
  );
}

/** The entry points of our packages: specifier → source file. */
function entryPoints(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return new Map(
    workspaces.flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
      return Object.entries(exports).map(([path, target]) => [
        join(name, path),
        join(folder, target.source ?? target),
      ]);
    }),
  );
}

/** The programs that a text names in a string, to be run or started. */
const programsIn = (text) => [...text.matchAll(/["'`/]([\w-]+\.mjs)["'`]/g)].map(([, name]) => name);

/**
 * Of each code file, the files that it imports or runs and the folders of data that it names.
 * @param {string} root the checkout
 * @returns {Map<string, readonly string[]>} all paths relative to it, with "/"
 */
export function dependenciesIn(root) {
  const entries = entryPoints(root);
  const files = codeFilesIn(root);
  const resolve = (file, specifier) => {
    if (!specifier.startsWith(".")) return entries.get(specifier);
    const path = join(dirname(file), specifier).replaceAll("\\", "/");
    const source = path.replace(/\/dist\/(.*)\.js$/, "/src/$1.ts");
    return [source, path].find((one) => existsSync(join(root, one)));
  };
  const dependencies = new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const specifiers = findImports(text).map(({ specifier }) => specifier);
      const imported = specifiers.flatMap((specifier) => resolve(file, specifier) ?? []);
      // What is imported is known by its path: another file that has its name is not run.
      const named = programsIn(specifiers.reduce((rest, one) => rest.replaceAll(`"${one}"`, ""), text));
      const run = files.filter((one) => named.includes(basename(one)));
      const data = DATA_FOLDERS.filter((folder) => new RegExp(`["'\`/]${folder}["'\`/]`).test(text));
      const made = [...MADE_FROM.keys()].filter((one) => text.includes(basename(one)));
      return [file, [...imported, ...run, ...data, ...made]];
    }),
  );
  for (const [made, folder] of MADE_FROM) dependencies.set(made, [folder]);
  dependencies.get(PAGE_BUILDER)?.push(...PAGE, "scenarios", "decks");
  return dependencies;
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} dependencies as `dependenciesIn` gives them
 * @param {readonly string[]} changed files, also such as are gone
 * @returns {{ tests: string[], longTests: string[] }} test files that can come out otherwise, in the order of the alphabet: of
 * `npm test`, and of `npm run test:long`
 */
export function affectedTests(dependencies, changed) {
  const tests = [...dependencies.keys()].filter((file) => TEST.test(file)).sort();
  const both = (files) => ({
    tests: files.filter((file) => !LONG_TEST.test(file)),
    longTests: files.filter((file) => LONG_TEST.test(file)),
  });
  if (changed.some((file) => EVERYTHING.test(file))) return both(tests);
  const users = new Map();
  for (const [file, used] of dependencies)
    for (const one of used) users.set(one, [...(users.get(one) ?? []), file]);
  const affected = new Set();
  const visit = (file) => {
    if (affected.has(file)) return;
    affected.add(file);
    for (const user of users.get(file) ?? []) visit(user);
  };
  for (const file of changed) {
    visit(file);
    const [folder] = file.split("/");
    if (DATA_FOLDERS.includes(folder)) visit(folder);
    if (/^[A-Z]+\.md$/.test(file)) visit("docs");
    if (/^apps\/web\/(?:src|public)\//.test(file)) visit(PAGE_BUILDER);
  }
  return both(tests.filter((file) => affected.has(file)));
}
