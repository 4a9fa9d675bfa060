import type { Noted, Span } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { conditions } from "./conditions.ts";
import { events } from "./events.ts";
import { nouns } from "./nouns.ts";
import type { Read } from "./read.ts";
import { sentences } from "./sentences.ts";
import { steps } from "./steps.ts";
import { traits } from "./traits.ts";
import { values } from "./values.ts";

/**
 * Everything that the compiler reads, by kind of node. The language of card texts grows ahead of the engine:
 * a word that has a place in the IR but none here would be passed over in silence, and the card half-played.
 */
export const READ: readonly Read[] = [sentences, nouns, steps, traits, events, conditions, values];

const fieldsOf = new Map(
  READ.flatMap((read) => Object.entries(read)).map(([kind, fields]) => [kind, new Set(fields)]),
);

/** Notes that carry no meaning, and the words that say what a node is. */
const NOTES = new Set([
  "span",
  "wording",
  "slot",
  "verb",
  "trait",
  "event",
  "value",
  "ref",
  "sentence",
  "rule",
]);

/** Events that are called as something else is. */
const EVENT_KINDS: Readonly<Record<string, string>> = {
  activated: "activatedEvent",
  set: "setEvent",
  equipped: "equippedEvent",
};

function kindOf(node: Readonly<Record<string, unknown>>): string | undefined {
  const { rule, sentence, verb, trait, event, value, at, kind } = node;
  if (rule !== undefined) return `rule ${rule}`;
  if (sentence !== undefined) return String(sentence);
  if (node.step !== undefined) return "clause";
  if (node.ref !== undefined) return "reference";
  if (node.includes === true) return "includes";
  if (verb !== undefined && kind !== "this-way") return String(verb);
  if (trait !== undefined) return String(trait);
  if (node.quantity !== undefined) return "group";
  if (node.attribute !== undefined && node.level !== undefined) return "monster facts";
  if (typeof event === "string") return lookup(EVENT_KINDS, event) ?? event;
  if (typeof value === "string") return value;
  if (typeof at === "string" && kind === undefined) return "phase-ahead";
  if (node.names !== undefined && at === undefined && kind === undefined) return "place";
  if (typeof node.what === "string") return "activated";
  return typeof kind === "string" && fieldsOf.has(kind) ? kind : undefined;
}

/** Whether words say more than what has been read of them: what is left of a node once that has been taken out. */
export const saysMore = ({ span, wording, ...more }: Noted): boolean => Object.keys(more).length > 0;

/**
 * `span`: of the words around the node, whose own are the closer ones.
 * @throws NotCarriedOut when the node, or one inside it, says something that the compiler does not read.
 */
export function mustKnow(node: unknown, span?: Span): void {
  if (Array.isArray(node)) {
    for (const one of node) mustKnow(one, span);
    return;
  }
  if (node === null || typeof node !== "object") return;
  const said = node as Readonly<Record<string, unknown>> & Noted;
  const words = said.span ?? span;
  const kind = kindOf(said);
  const known = kind === undefined ? undefined : fieldsOf.get(kind);
  if (kind !== undefined && known === undefined) throw unknown(`"${kind}"`, words);
  for (const key in said) {
    if (said[key] === undefined) continue;
    if (known !== undefined && !known.has(key) && !NOTES.has(key))
      throw unknown(`"${key}" of "${kind}"`, words);
    if (key !== "span") mustKnow(said[key], words);
  }
}

function unknown(what: string, span: Span | undefined): NotCarriedOut {
  const error = new NotCarriedOut(`the compiler does not read ${what} (ir-schema)`);
  error.span = span;
  return error;
}
