import type { Noted, Span } from "@chainwright/card-ir";
import { conditions } from "./known/conditions.ts";
import { events } from "./known/events.ts";
import { nouns } from "./known/nouns.ts";
import type { Read } from "./known/read.ts";
import { sentences } from "./known/sentences.ts";
import { steps } from "./known/steps.ts";
import { traits } from "./known/traits.ts";
import { values } from "./known/values.ts";
import { NotCarriedOut } from "./using.ts";

/**
 * Everything that the compiler reads, by kind of node. The language of card texts grows ahead of the engine:
 * a word that has a place in the IR but none here would be passed over in silence, and the card half-played.
 */
export const READ: readonly Read[] = [sentences, nouns, steps, traits, events, conditions, values];

const readOf: Read = Object.assign({}, ...READ);

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
  if ("rule" in node) return `rule ${node.rule}`;
  if ("sentence" in node) return String(node.sentence);
  if ("step" in node) return "clause";
  if ("ref" in node) return "reference";
  if (node.includes === true) return "includes";
  if ("verb" in node && !("kind" in node && node.kind === "this-way")) return String(node.verb);
  if ("trait" in node) return String(node.trait);
  if ("quantity" in node) return "group";
  if ("attribute" in node && "level" in node) return "monster facts";
  if (typeof node.event === "string") return EVENT_KINDS[node.event] ?? node.event;
  if (typeof node.value === "string") return node.value;
  if (typeof node.at === "string" && !("kind" in node)) return "phase-ahead";
  if ("names" in node && !("at" in node || "kind" in node)) return "place";
  if (typeof node.what === "string") return "activated";
  if (typeof node.kind === "string" && node.kind in readOf) return node.kind;
  return undefined;
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
  const known = kind === undefined ? undefined : readOf[kind];
  if (kind !== undefined && known === undefined) throw unknown(`"${kind}"`, words);
  for (const key in said) {
    if (said[key] === undefined) continue;
    if (known !== undefined && !known.includes(key) && !NOTES.has(key))
      throw unknown(`"${key}" of "${kind}"`, words);
    mustKnow(said[key], words);
  }
}

function unknown(what: string, span: Span | undefined): NotCarriedOut {
  const error = new NotCarriedOut(`the engine does not know ${what}`);
  error.span = span;
  return error;
}
