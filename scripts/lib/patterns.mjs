// The regular expressions of the source, and texts that are meant to make them slow.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RegExpParser } from "@eslint-community/regexpp";
import { parseSync } from "oxc-parser";
import { ROOT } from "./run.mjs";

/** What reads texts from outside is in these. */
const FOLDERS = ["packages", "apps/cli", "apps/web/src", "bin", "scripts/start.mjs", "scripts/lib/serve.mjs"];

/** Every regular expression that is written in the source, tests apart, with file and line. */
export function patternsOfSource() {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...FOLDERS], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes("/test/"));
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    const found = [];
    const visit = (node) => {
      if (node === null || typeof node !== "object") return;
      if (node.type === "Literal" && node.regex !== undefined) {
        const line = text.slice(0, node.start).split("\n").length;
        found.push({ where: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
      }
      for (const below of Object.values(node)) visit(below);
    };
    visit(parseSync(file, text).program);
    return found;
  });
}

/** Characters of which most sets hold one. */
const LETTERS = [..."a1A \"\n.,:;()[]●-'é_"];

function letterOf(node) {
  if (node.type === "Character") return String.fromCodePoint(node.value);
  const set = new RegExp(`^${node.raw}$`, /\\p/.test(node.raw) ? "u" : "");
  return LETTERS.find((letter) => set.test(letter)) ?? "";
}

/** A text that a part of a pattern matches, where the part `pumped` is repeated. */
function sample(node, pumped, times) {
  switch (node.type) {
    case "Pattern":
    case "Group":
    case "CapturingGroup":
    case "Assertion": {
      if (node.kind === "start" || node.kind === "end" || node.kind === "word" || node.negate === true)
        return "";
      const chosen = node.alternatives.find((one) => holds(one, pumped)) ?? node.alternatives[0];
      return sample(chosen, pumped, times);
    }
    case "Alternative":
      return node.elements.map((one) => sample(one, pumped, times)).join("");
    case "Quantifier": {
      const once = sample(node.element, pumped, times);
      if (node === pumped) return once.repeat(Math.max(1, Math.ceil(times / Math.max(1, once.length))));
      return once.repeat(holds(node, pumped) ? Math.max(1, node.min) : Math.min(node.min, 3));
    }
    case "Character":
    case "CharacterClass":
    case "CharacterSet":
    case "ExpressionCharacterClass":
      return letterOf(node);
    default:
      return "";
  }
}

const holds = (node, part) => part !== undefined && node.start <= part.start && part.end <= node.end;

function unboundedIn(node, found = []) {
  if (node.type === "Quantifier" && node.max > 10) found.push(node);
  for (const below of node.alternatives ??
    node.elements ??
    (node.element === undefined ? [] : [node.element]))
    unboundedIn(below, found);
  return found;
}

/**
 * Texts of about a length that a pattern nearly matches: each of its parts that may be there any number of times is
 * repeated, and the whole of what stands before the end.
 */
export function attacksOn({ source, flags }, length) {
  const pattern = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
  });
  const parts = unboundedIn(pattern);
  const attacks = new Set();
  for (const part of parts) {
    const pumped = sample(pattern, part, length);
    const short = sample(pattern, part, 3);
    // What has matched up to there and then does not, and what begins over and over again.
    for (const end of ["", "\0"]) attacks.add(pumped.slice(0, -1) + end);
    for (const cut of [1, Math.ceil(short.length / 3)]) {
      const begun = short.slice(0, -cut);
      if (begun !== "") attacks.add(begun.repeat(Math.ceil(length / begun.length)));
    }
  }
  return [...attacks].map((text) => text.slice(0, 2 * length));
}

/** Milliseconds of the processor that something takes. */
export function processorTime(act) {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
