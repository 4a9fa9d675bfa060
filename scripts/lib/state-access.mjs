// What the build does with compiled code that asks the state for a word by its name: `state.get(CARD.zone, card)` becomes the
// access itself. A decision reads some 1,700 words, and V8 cannot inline that many calls, nor see that a name is a number.
import { parseSync } from "oxc-parser";

/** The bits of a column, as in `packages/kernel/src/schema.ts`. */
const slotOf = (field) => field >> 16;
const strideOf = (field) => (field >> 8) & 0xff;
const offsetOf = (field) => field & 0xff;
/** Which word of a table's entry in the directory is the number of its rows. */
const COUNT = 1;

/** Whether there may be anything to do in a file. */
const ASKS = /\.(?:get|set|read|write|count)\([A-Z][A-Z_]*[.)]/;

/** What the names of a module that are words or tables of a schema stand for: name → member → number. */
export function layoutOf(module, schemas) {
  const words = new Map(schemas.flatMap(({ globals }) => globals).map(({ name, index }) => [name, index]));
  const tables = new Set(schemas.flatMap(({ tables }) => tables));
  const layout = new Map();
  for (const [name, value] of Object.entries(module)) {
    if (typeof value !== "object" || value === null) continue;
    const { info, ...members } = value;
    const entries = Object.entries(members);
    const isSingle = info === undefined && entries.every(([key, number]) => words.get(key) === number);
    if (entries.length > 0 && (isSingle || tables.has(info)))
      layout.set(name, { slot: info?.slot, members: new Map(entries) });
  }
  return layout;
}

/** An expression that may be written twice: a name, or what a name has. */
const isPlain = (node) =>
  node.type === "Identifier" ||
  node.type === "ThisExpression" ||
  (node.type === "MemberExpression" && !node.computed && !node.optional && isPlain(node.object));

const isState = (node) => isPlain(node) && (node.property ?? node).name === "state";

/** Visits all nodes, the outer ones after those in them. */
function eachNode(node, visit) {
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) for (const one of value) one?.type !== undefined && eachNode(one, visit);
    else if (value?.type !== undefined) eachNode(value, visit);
  }
  visit(node);
}

/** Compiled code with accesses in the place of calls. `layout`: of the words and tables that it may import. */
export function withInlineAccess(code, file, layout) {
  if (!ASKS.test(code)) return code;
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const imported = new Set(
    program.body
      .filter(({ type }) => type === "ImportDeclaration")
      .flatMap(({ specifiers }) => specifiers)
      .filter(({ local, imported }) => local.name === imported?.name)
      .map(({ local }) => local.name),
  );
  const known = (name) => (imported.has(name) ? layout.get(name) : undefined);
  const edits = [];
  const text = ({ start, end }) => code.slice(start, end);
  eachNode(program, (node) => {
    if (node.type !== "CallExpression" || node.optional) return;
    const { callee, arguments: given } = node;
    const [what, id] = given;
    if (callee.type !== "MemberExpression" || callee.computed || callee.optional || !isState(callee.object))
      return;
    const memory = `${text(callee.object)}.memory`;
    const verb = callee.property.name;
    if (verb === "count" && what?.type === "Identifier") {
      const slot = known(what.name)?.slot;
      if (slot !== undefined) edits.push({ ...node, as: `${memory}[${slot + COUNT}]` });
      return;
    }
    if (what?.type !== "MemberExpression" || what.object.type !== "Identifier") return;
    const number = known(what.object.name)?.members.get(what.property.name);
    if (number === undefined) return;
    if (verb === "read") edits.push({ ...node, as: `${memory}[${number}]` });
    else if (verb === "get" && isPlain(id)) {
      const place = `${text(id)} * ${strideOf(number)} + ${offsetOf(number)}`;
      edits.push({ ...node, as: `${memory}[${memory}[${slotOf(number)}] + ${place}]` });
    } else if (["get", "set", "write"].includes(verb)) edits.push({ ...what, as: String(number) });
  });
  let out = "";
  let at = 0;
  for (const { start, end, as } of edits.sort((a, b) => a.start - b.start)) {
    // Within another: what is written twice has none in it.
    if (start < at) throw new Error(`${file}: accesses that overlap at ${start}`);
    out += code.slice(at, start) + as;
    at = end;
  }
  return out + code.slice(at);
}
