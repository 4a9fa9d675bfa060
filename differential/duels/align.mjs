// The prompts of the other engine in the words of ours, and which prompt there is which question here.
import { cardKey } from "./words.mjs";

const FIELD = 5;
const ACTS = { mset: "set", sset: "set", yes: "activate" };
const MENUS = new Set(["SELECT_IDLECMD", "SELECT_BATTLECMD"]);
const CARDS = new Set([
  "SELECT_CARD",
  "SELECT_TRIBUTE",
  "SELECT_SUM",
  "SELECT_UNSELECT_CARD",
  "SELECT_COUNTER",
]);
const KINDS = {
  SELECT_PLACE: "place",
  SELECT_DISFIELD: "place",
  SELECT_POSITION: "position",
  SELECT_YESNO: "may",
  SELECT_EFFECTYN: "may",
  SELECT_OPTION: "option",
  ANNOUNCE_NUMBER: "number",
  ANNOUNCE_RACE: "declare",
  ANNOUNCE_ATTRIB: "declare",
  ANNOUNCE_CARD: "declare",
  SORT_CHAIN: "order",
  SORT_CARD: "sort",
};

/** A place of theirs as ours name it. */
export const placed = ({ player, zone, slot }) =>
  zone === "spell" && slot === FIELD ? { player, zone: "field", slot: 0 } : { player, zone, slot };

/** A prompt of theirs, read. */
export class Prompt {
  constructor(reply, nameOf, resolving) {
    this.reply = reply;
    this.over = reply.over === true;
    if (this.over) return;
    const { prompt, options, min, max } = reply;
    this.type = prompt.type;
    this.player = prompt.player;
    this.min = min;
    this.max = max;
    this.options = options.map((one) => ({ ...one, word: wordOf(one, prompt, nameOf) }));
    /** A question about one card: to activate it, or whether it does something. */
    this.about = prompt.type === "SELECT_EFFECTYN" ? this.options[0]?.word : undefined;
    this.resolving = resolving;
  }

  get kind() {
    if (this.over) return "over";
    if (MENUS.has(this.type)) return "menu";
    if (this.type === "SELECT_CHAIN") return "window";
    if (this.type === "SELECT_EFFECTYN" && !this.resolving) return "window";
    return "inner";
  }

  /** What an inner prompt asks for. */
  get asks() {
    return CARDS.has(this.type) ? "cards" : (KINDS[this.type] ?? this.type);
  }

  /** Options by their words. */
  get words() {
    const found = new Map();
    for (const [i, { word }] of this.options.entries()) found.set(word, [...(found.get(word) ?? []), i]);
    return found;
  }

  /** Whether it asks nothing. */
  get isIdle() {
    return this.type === "SELECT_CHAIN" && this.options.every(({ act }) => act === "pass");
  }

  index(act) {
    return this.options.findIndex((one) => one.act === act);
  }
}

function wordOf(option, prompt, nameOf) {
  const { act, code, name } = option;
  if (act === "no") return "pass";
  if (act === "place") {
    // From the side of who is asked, as our places are told.
    const { zone, slot } = option;
    return `zone ${(option.player === prompt.player ? 0 : 16) + (zone === "spell" ? 8 : 0) + slot}`;
  }
  if (act === "position") return option.value === 1 ? "attack" : option.value === 4 ? "defense" : "down";
  if (act === "option" || act === "number") return `number ${act === "option" ? option.index : option.value}`;
  if (act === "race" || act === "attribute") return option.said ?? act;
  if (code === undefined) return act;
  const key = cardKey(nameOf(code, name), placed(option));
  return act === "card" || act === "unselect" ? key : `${ACTS[act] ?? act} ${key}`;
}

/** What one of our inner questions asks for. */
export function asksOf(open, words) {
  const { question, options } = open;
  if (question === "position") return "position";
  if (question.startsWith("choose zone")) return "place";
  if (question === "may") return "may";
  if (question === "replay") return "replay";
  const [some] = [...words.keys()].filter((word) => word !== "pass");
  if (question === "replacement" || question === "choose to use")
    return options.length === 2 ? "may" : "cards";
  if (some?.includes("@")) return "cards";
  return "number";
}

/** What is done in a phase by what resolved earlier: activated there, processed here. */
export const processedIn = (here, there) =>
  new Map(
    [...there].map(([word, at]) => {
      const processed = word.replace(/^activate /, "process ");
      return [here.has(processed) && !here.has(word) ? processed : word, at];
    }),
  );

/** The place of a Spell or Trap told as that of a monster. */
export const nearer = (word) => `zone ${Number(word.split(" ")[1]) - 8}`;

/** Places of Spells and Traps are told apart from those of monsters there; here where only such are asked for they need not be. */
export function placesFor(here, there) {
  if ([...there.keys()].some((word) => here.has(word))) return there;
  return new Map([...there].map(([word, at]) => [nearer(word), at]));
}
