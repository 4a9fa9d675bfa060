// Reads and checks rules/<game>/*.yaml. Every complaint names file, line and column.
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

const ID = /^(OCG|CLASSIC|RUSH|DM)-[A-Z]+(-[A-Z]+)?-\d\d$/;
export const LANGUAGES = ["en", "ko", "ja"];
/** Where a game has rules of its own. */
const REGIONS = ["tcg", "plays", "seed"];
const REQUIRED = ["id", "title", "statement", "source", "status"];
const OPTIONAL = ["from", "until", ...REGIONS, "enforce", "cards", "ruling", "saidAgain"];
/** What words can say of a target. */
const ABOUT_TARGET = ["face", "position", "controller", "what"];
/** A note is for those who read the file, and stays there. */
const KNOWN = [...REQUIRED, ...OPTIONAL, "note"];

function isIsoDate(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * @param {string} text a rules file
 * @param {string} file its name in messages
 * @param {string} game the folder it is in
 * @returns {{ rules: Array<object & { where: string }>, errors: string[] }}
 */
export function readRules(text, file, game) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const errors = [];
  const where = (offset) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const at = (node) => where(node?.range?.[0] ?? 0);
  const complain = (node, reason) => errors.push(`${at(node)}: ${reason}`);

  for (const { pos, message } of document.errors) {
    errors.push(`${where(pos[0])}: ${message.split("\n")[0].replace(/ at line \d+, column \d+:?$/, "")}`);
  }
  if (errors.length > 0) return { rules: [], errors };
  const list = document.contents;
  if (list === null) return { rules: [], errors };
  if (!isSeq(list)) {
    complain(list, 'a rules file is a list of entries, each beginning with "- id:"');
    return { rules: [], errors };
  }

  const readText = (node, name, owner) => {
    if (isScalar(node) && typeof node.value === "string" && node.value.trim() !== "")
      return node.value.trim();
    complain(node ?? owner, `${name} must be a text that is not empty`);
    return "";
  };

  const readLocalized = (node, name, owner) => {
    if (!isMap(node)) {
      complain(node ?? owner, `${name} must have the three languages en, ko and ja`);
      return {};
    }
    for (const { key } of node.items) {
      if (!LANGUAGES.includes(key.value)) complain(key, `${name} has an unknown language "${key.value}"`);
    }
    return Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        readText(node.get(language, true), `${name}.${language}`, node),
      ]),
    );
  };

  const readDate = (node, name) => {
    if (isScalar(node) && typeof node.value === "string" && isIsoDate(node.value)) return node.value;
    complain(node, `${name} must be a date such as 2014-03-21`);
    return undefined;
  };

  const readNames = (node, name) => {
    const names = isSeq(node) ? node.items.map(({ value }) => value) : [];
    if (names.length > 0 && names.every((one) => typeof one === "string" && one !== "")) return names;
    complain(node, `${name} must be a list of names`);
    return undefined;
  };

  const readDays = (node) => {
    const days = {};
    for (const name of ["from", "until"])
      if (node.has(name)) days[name] = readDate(node.get(name, true), name);
    if (days.from && days.until && days.from >= days.until) {
      complain(node.get("until", true), `until (${days.until}) must be later than from (${days.from})`);
    }
    return days;
  };

  const readRegion = (node, region) => {
    const isDays = isMap(node) && node.items.every(({ key }) => ["from", "until"].includes(key.value));
    if (isDays) return readDays(node);
    if (isScalar(node) && ["only", "never"].includes(node.value)) return node.value;
    complain(node, `${region} must be "only", "never" or the days there, such as { from: 2014-07-14 }`);
    return undefined;
  };

  const readRuling = (node) => {
    if (!isMap(node) || node.items.some(({ key }) => !["cards", "negated"].includes(key.value))) {
      complain(node, "ruling must have cards, and negated where one of them stays negated");
      return undefined;
    }
    const cards = readNames(node.get("cards", true), "ruling.cards");
    const negated = node.get("negated");
    if (negated === undefined || cards === undefined || cards.includes(negated))
      return negated === undefined ? { cards } : { cards, negated };
    complain(node, `"${negated}" is not among the cards of the ruling`);
    return undefined;
  };

  const readSaidAgain = (node) => {
    if (!isMap(node) || node.items.some(({ key }) => !ABOUT_TARGET.includes(key.value))) {
      complain(node, `saidAgain must have cards for ${ABOUT_TARGET.join(", ")}`);
      return undefined;
    }
    return Object.fromEntries(
      node.items.map(({ key, value }) => [key.value, readNames(value, `saidAgain.${key.value}`)]),
    );
  };

  const readEntry = (entry) => {
    if (!isMap(entry)) {
      complain(entry, "an entry must have fields: id, title, statement, source, status");
      return undefined;
    }
    for (const { key } of entry.items) {
      if (!KNOWN.includes(key.value)) {
        complain(key, `unknown field "${key.value}" (known: ${KNOWN.join(", ")})`);
      }
    }
    for (const name of REQUIRED) {
      if (!entry.has(name)) complain(entry, `the entry has no ${name} (needed: ${REQUIRED.join(", ")})`);
    }
    const field = (name) => entry.get(name, true);
    const rule = { where: at(field("id") ?? entry), game };
    if (entry.has("id")) {
      rule.id = readText(field("id"), "id", entry);
      if (rule.id !== "" && !ID.test(rule.id)) {
        complain(field("id"), `"${rule.id}" is not a rule id such as OCG-CHAIN-01 or DM-REF-DRAW-01`);
      }
    }
    if (entry.has("title")) rule.title = readLocalized(field("title"), "title", entry);
    if (entry.has("statement")) rule.statement = readLocalized(field("statement"), "statement", entry);
    if (entry.has("source")) rule.source = readText(field("source"), "source", entry);
    if (entry.has("status")) rule.status = readText(field("status"), "status", entry);
    if (entry.has("note")) readText(field("note"), "note", entry);
    Object.assign(rule, readDays(entry));
    for (const region of REGIONS) if (entry.has(region)) rule[region] = readRegion(field(region), region);
    if (entry.has("enforce") && typeof field("enforce")?.value !== "boolean") {
      complain(field("enforce"), "enforce must be true or false");
    }
    rule.enforce = field("enforce")?.value ?? true;
    if (entry.has("cards")) rule.cards = readNames(field("cards"), "cards");
    if (entry.has("ruling")) rule.ruling = readRuling(field("ruling"));
    if (entry.has("saidAgain")) rule.saidAgain = readSaidAgain(field("saidAgain"));
    return rule;
  };

  const rules = list.items.map(readEntry).filter((rule) => rule !== undefined);
  return { rules, errors };
}

/** One complaint for each id that stands more than once. */
export function findDuplicates(rules) {
  const first = new Map();
  const errors = [];
  for (const { id, where } of rules) {
    if (id === undefined || id === "") continue;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, where);
    else errors.push(`${where}: ${id} stands already at ${earlier}`);
  }
  return errors;
}

const byId = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const inOrder = (rules) => [...rules].sort(byId);

/** The TypeScript source of the rulebook: rule numbers and records, in the order of the ids. */
export function printRules(rules, header) {
  const sorted = inOrder(rules);
  const none = { id: "", game: "", source: "", status: "", enforce: false };
  const fields = ["id", "game", "source", "status", "enforce"];
  const record = (rule) =>
    JSON.stringify(Object.fromEntries([...fields, ...OPTIONAL].map((field) => [field, rule[field]])));
  return [
    header,
    "import type { ResultRow, RuleRecord } from './record.ts';",
    "",
    "/** The number of each rule, by its id with underscores. 0 means no rule. */",
    "export const RULE = {",
    ...sorted.map(({ id }, index) => `  ${id.replaceAll("-", "_")}: ${index + 1},`),
    "} as const;",
    "",
    "/** Every rule, at its number. */",
    "export const RULES: readonly RuleRecord[] = [",
    ...[none, ...sorted].map((rule) => `  ${record(rule)},`),
    "];",
    "",
  ].join("\n");
}

/** What the rules say in one language. The languages stand apart: who reads one need not load the others. */
export function printWords(rules, header, language) {
  return [
    header,
    "import type { RuleWords } from '../record.ts';",
    "",
    "export const rules: RuleWords = {",
    ...inOrder(rules).map(
      ({ id, title, statement }) => `  "${id}": ${JSON.stringify([title[language], statement[language]])},`,
    ),
    "};",
    "",
  ].join("\n");
}
