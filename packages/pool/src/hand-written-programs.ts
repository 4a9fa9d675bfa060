import type { CardText } from "@chainwright/card-ir";
import { isMap, LineCounter, type Node, type Pair, parseDocument, type Scalar } from "yaml";
import { anyBlock, block, list, type Read } from "./fields.ts";
import { type CardFileError, Problems } from "./problem.ts";

/** What a card says, written by hand, and where in its file. */
export interface WrittenProgram {
  readonly card: string;
  readonly program: CardText;
  readonly line: number;
  readonly column: number;
}

export type ProgramsReading =
  | { readonly ok: true; readonly programs: readonly WrittenProgram[] }
  | { readonly ok: false; readonly errors: readonly CardFileError[] };

/** Parts that every effect has, if only empty. */
const OF_EFFECT = ["kind", "optional", "conditions", "cost", "resolution"] as const;

const sentence: Read<unknown> = (node, problems, name) => {
  if (isMap(node) && node.get("sentence") === "effect")
    for (const part of OF_EFFECT)
      if (!node.has(part))
        problems.add(node.range?.[0] ?? 0, { key: "file.missing", values: { where: `${name}: ${part}` } });
  return anyBlock(node, problems, name);
};

const programOf = block({
  sentences: { read: list(sentence), needed: true },
}) as Read<unknown> as Read<CardText>;

/**
 * Reads a file of hand-written readings: the program of each card by its name, as `texts[].program` of a card file has it.
 * What the sentences say is checked where they are compiled.
 */
export function readPrograms(yamlText: string): ProgramsReading {
  const lines = new LineCounter();
  const document = parseDocument(yamlText, { lineCounter: lines, prettyErrors: false });
  const problems = new Problems(lines);
  for (const error of document.errors)
    problems.add(error.pos[0], { key: "file.unreadable", values: { why: error.message } });
  const root = document.contents;
  if (problems.errors.length === 0 && !isMap(root))
    problems.add(0, { key: "file.type", values: { where: { key: "file.whole" }, expected: "object" } });
  if (problems.errors.length > 0 || !isMap(root)) return { ok: false, errors: problems.errors };
  const programs = (root.items as Pair<Scalar, Node>[]).flatMap(({ key, value }) => {
    const card = String(key.value);
    const program = value === null ? undefined : programOf(value, problems, card);
    const { line, col: column } = lines.linePos(key.range?.[0] ?? 0);
    if (value === null) problems.add(key.range?.[0] ?? 0, { key: "file.missing", values: { where: card } });
    return program === undefined ? [] : [{ card, program, line, column }];
  });
  return problems.errors.length > 0 ? { ok: false, errors: problems.errors } : { ok: true, programs };
}
