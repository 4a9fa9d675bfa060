// Who may import whom: the table is scripts/boundaries.json, the only copy.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";

const SCOPE = "@chainwright/";
const SOURCE_FILE = /\.(ts|tsx|mts|cts|js|jsx|mjs)$/;

/** Comments become spaces and line breaks stay, so that offsets and line numbers hold. */
function blankComments(source) {
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
  return source.replace(token, (text) =>
    text.startsWith("//") || text.startsWith("/*") ? text.replace(/[^\n]/g, " ") : text,
  );
}

/** Every import specifier of a source text, with its line (1-based). */
export function findImports(source) {
  const text = blankComments(source);
  const patterns = [
    /(?:^|[;}\n])\s*(?:import|export)\b[^'"`;=]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
    /(?:^|[;}\n])\s*import\s*(['"])([^'"\n]+)\1/g,
    /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g,
    /\brequire\s*\(\s*(['"`])([^'"`\n]+)\1/g,
  ];
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      specifier: match[2],
      offset: match.index + match[0].lastIndexOf(match[1] + match[2]),
    })),
  );
  return found
    .sort((a, b) => a.offset - b.offset)
    .map(({ specifier, offset }) => ({ specifier, line: text.slice(0, offset).split("\n").length }));
}

const packageName = (specifier) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Why this import is not allowed, or undefined. */
function judge(specifier, { file, home, allowed, manifest, packages }) {
  if (specifier.startsWith(".")) {
    const inside = resolve(dirname(file), specifier).startsWith(home + sep);
    return inside ? undefined : `"${specifier}" leaves the package`;
  }
  if (specifier.startsWith("node:")) return undefined; // tsconfig `types` decides who sees Node
  if (specifier.startsWith("virtual:")) return undefined; // made by a plugin of the bundler; the types know whether it is there
  const name = packageName(specifier);
  if (name === manifest.name) return `"${specifier}" imports its own package by name`;
  if (!name.startsWith(SCOPE)) {
    return name in (manifest.dependencies ?? {})
      ? undefined
      : `"${name}" is not among the dependencies in ${manifest.name}'s package.json`;
  }
  const target = name.slice(SCOPE.length);
  if (!allowed.includes(target)) {
    return `"${specifier}": ${manifest.name} may import ${allowed.length > 0 ? allowed.join(", ") : "no other package"}`;
  }
  const subpath = `.${specifier.slice(name.length)}`;
  const entries = Object.keys(packages.get(target)?.exports ?? {});
  return entries.includes(subpath) ? undefined : `"${specifier}" is not an entry point of ${name}`;
}

/** Why a file of a folder inside a package may not import another file of that package, or undefined. */
function judgeInside(specifier, { file, home, allowed }) {
  if (!specifier.startsWith(".")) return undefined;
  const [folder, ...below] = relative(dirname(home), resolve(dirname(file), specifier)).split(sep);
  if (folder === basename(home) || (below.length > 0 && allowed.includes(folder))) return undefined;
  return `"${specifier}": ${basename(home)} may import ${allowed.length > 0 ? allowed.join(", ") : "no other folder"}`;
}

/** What each of a package's folders may import: those before it. */
const foldersBelow = (order) => new Map(order.map((folder, i) => [folder, order.slice(0, i)]));

const foldersIn = (home) =>
  readdirSync(home, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** An entry of the table that is the order of the folders inside a package. */
const isOrder = (path) => basename(path) === "src";

/**
 * Checks sources, package.json dependencies and tsconfig references of every package against the table.
 * @param {string} root the checkout
 * @param {Record<string, readonly string[]>} table package → last folder names of the packages it may import; the `src` of a
 *   package → its folders from the lowest up
 * @returns {string[]} complaints, `file:line: reason`
 */
export function checkBoundaries(root, table) {
  const errors = [];
  const checkFiles = (folder, judgeOne) => {
    for (const file of sourceFiles(folder)) {
      for (const { specifier, line } of findImports(readFileSync(file, "utf8"))) {
        const reason = judgeOne(specifier, file);
        if (reason) errors.push(`${relative(root, file).split(sep).join("/")}:${line}: ${reason}`);
      }
    }
  };
  const checkOrder = (path, order) => {
    const below = foldersBelow(order);
    for (const folder of foldersIn(join(root, path)))
      if (!below.has(folder)) errors.push(`${path}/${folder}: has no place among the folders of its package`);
    for (const [folder, allowed] of below) {
      const home = join(root, path, folder);
      checkFiles(home, (specifier, file) => judgeInside(specifier, { file, home, allowed }));
    }
  };
  const packages = new Map(
    Object.keys(table)
      .filter((folder) => !isOrder(folder))
      .map((folder) => [basename(folder), readJson(join(root, folder, "package.json"))]),
  );
  for (const [folder, allowed] of Object.entries(table)) {
    if (isOrder(folder)) {
      checkOrder(folder, allowed);
      continue;
    }
    const home = join(root, folder);
    const manifest = packages.get(basename(folder));
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith(SCOPE) && !allowed.includes(name.slice(SCOPE.length))) {
        errors.push(`${folder}/package.json:1: may not depend on ${name}`);
      }
    }
    for (const { path } of readJson(join(home, "tsconfig.json")).references ?? []) {
      if (!allowed.includes(basename(path))) {
        errors.push(`${folder}/tsconfig.json:1: may not reference ${path}`);
      }
    }
    checkFiles(join(home, "src"), (specifier, file) =>
      judge(specifier, { file, home, allowed, manifest, packages }),
    );
  }
  return errors;
}
