import { lookup } from "@chainwright/card-ir";
import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import { type CardFileTold, meant, type Problems } from "./problem.ts";

/** How to read one value; problems are noted, and the value is then `undefined`. */
export type Read<T> = (node: Node, problems: Problems, name: string) => T | undefined;

const placeOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;

const say = (node: Node, problems: Problems, told: CardFileTold, hint?: CardFileTold): undefined => {
  problems.add(placeOf(node), told, hint);
  return undefined;
};

/** That a field has to be something else than it is: "string", "int", "boolean", "array" or "object". */
const type = (where: string | CardFileTold, expected: string): CardFileTold => ({
  key: "file.type",
  values: { where, expected },
});

/** A text; with a list, one of its words. */
export const text =
  (known?: readonly string[]): Read<string> =>
  (node, problems, name) => {
    if (!isScalar(node) || typeof node.value !== "string" || node.value === "")
      return say(node, problems, type(name, "string"));
    if (known && !known.includes(node.value))
      return say(
        node,
        problems,
        { key: "file.unknown-word", values: { where: name, word: node.value } },
        meant(node.value, known),
      );
    return node.value;
  };

/** A whole number from `least` to `most`. */
export const integer =
  (least: number, most: number): Read<number> =>
  (node, problems, name) => {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value !== "number" || !Number.isInteger(value)) return say(node, problems, type(name, "int"));
    if (value < least) return say(node, problems, { key: "file.least", values: { where: name, least } });
    if (value > most) return say(node, problems, { key: "file.most", values: { where: name, most } });
    return value;
  };

export const flag: Read<boolean> = (node, problems, name) =>
  isScalar(node) && typeof node.value === "boolean" ? node.value : say(node, problems, type(name, "boolean"));

/** A day, as `2014-07-10`. */
export const day: Read<string> = (node, problems, name) => {
  const value = isScalar(node) ? node.value : undefined;
  const exists =
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return exists ? value : say(node, problems, { key: "file.day", values: { where: name } });
};

export const list =
  <T>(item: Read<T>): Read<T[]> =>
  (node, problems, name) => {
    if (!isSeq(node)) return say(node, problems, type(name, "array"));
    const items = node.items.map((below) => item(below as Node, problems, name));
    return items.some((i) => i === undefined) ? undefined : (items as T[]);
  };

type Fields = Readonly<Record<string, { readonly read: Read<unknown>; readonly needed?: boolean }>>;

/** A block of named fields; unknown and missing ones are problems. */
export const block =
  (fields: Fields): Read<Record<string, unknown>> =>
  (node, problems, name) => {
    if (!isMap(node)) return say(node, problems, type(name === "" ? { key: "file.whole" } : name, "object"));
    return readFields(node, fields, problems, name);
  };

const missing = (where: string): CardFileTold => ({ key: "file.missing", values: { where } });

function readFields(
  node: YAMLMap,
  fields: Fields,
  problems: Problems,
  name: string,
): Record<string, unknown> | undefined {
  const before = problems.errors.length;
  const values: Record<string, unknown> = {};
  for (const { key, value } of node.items as Pair<Node, Node | null>[]) {
    const field = isScalar(key) ? String(key.value) : "";
    const known = lookup(fields, field);
    if (!known) {
      problems.add(
        placeOf(key),
        { key: "file.unknown-key", values: { key: field } },
        meant(field, Object.keys(fields)),
      );
      continue;
    }
    if (value === null || (isScalar(value) && value.value === null)) {
      problems.add(placeOf(key), missing(field));
      continue;
    }
    const read = known.read(value, problems, field);
    if (read !== undefined) values[field] = read;
  }
  for (const [field, { needed }] of Object.entries(fields))
    if (needed && !node.has(field))
      problems.add(placeOf(node), missing(name === "" ? field : `${name}.${field}`));
  return problems.errors.length === before ? values : undefined;
}

/** Anything, as plain data: hand-written readings are checked by the type checker of the engine, not here. */
export const data: Read<unknown> = (node) => node.toJSON() as unknown;

/** A block of whatever fields, as plain data. */
export const anyBlock: Read<unknown> = (node, problems, name) =>
  isMap(node) ? data(node, problems, name) : say(node, problems, type(name, "object"));
