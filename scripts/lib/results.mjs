// Reads and checks rules/<game>/tables/results.yaml. The compiler checks the words; complaints here name file, line and column.
import { isMap, isSeq, LineCounter, parseDocument } from "yaml";

const REQUIRED = ["wording", "happened", "counts", "rules"];
const KNOWN = [...REQUIRED, "process", "asks", "within", "where", "from", "until"];

/**
 * @param {string} text a table of results
 * @param {string} file its name in messages
 * @param {string} game the folder it is in
 * @param {ReadonlySet<string>} ids the rules there are
 * @returns {{ rows: object[], errors: string[] }}
 */
export function readResults(text, file, game, ids) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const errors = [];
  const complain = (offset, reason) => {
    const { line, col } = lines.linePos(offset);
    errors.push(`${file}:${line}:${col}: ${reason}`);
  };
  for (const { pos, message } of document.errors) complain(pos[0], message.split("\n")[0]);
  const list = document.contents;
  if (errors.length === 0 && !(isSeq(list) && list.items.every(isMap))) complain(0, "not a list of rows");
  if (errors.length > 0) return { rows: [], errors };
  for (const row of list.items) {
    const [start] = row.range;
    for (const name of REQUIRED) if (!row.has(name)) complain(start, `the row has no ${name}`);
    for (const { key } of row.items) {
      if (!KNOWN.includes(key.value)) complain(key.range[0], `unknown field "${key.value}"`);
    }
    const rules = row.get("rules")?.toJSON?.() ?? [];
    for (const id of rules) if (!ids.has(id)) complain(start, `no rule "${id}"`);
  }
  return { rows: list.items.map((row) => ({ game, ...row.toJSON() })), errors };
}

/** The TypeScript source of the rows, to go after that of the rules. */
export const printResults = (rows) =>
  [
    "",
    "/** How words that refer to an earlier result are read. */",
    "export const RESULTS: readonly ResultRow[] = [",
    ...rows.map((row) => `  ${JSON.stringify(row)},`),
    "];",
    "",
  ].join("\n");
