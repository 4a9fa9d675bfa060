import { ARROWS, type CardFacts, type GameId } from "@chainwright/card-ir";
import { z } from "zod/mini";
import {
  badForm,
  type CardDraft,
  type CardDrafts,
  factsOf,
  type LocalText,
  parsed,
  printed,
} from "./draft.ts";
import type { CardPlace } from "./problem.ts";
import { isFlavour, pendulumText, saysMoreThanMaterials } from "./texts.ts";

const Name = z.exactOptional(z.string());
const Local = z.object({ en: Name, ko: Name, ja: Name });
const Words = z.array(z.string());

/** A card of a collection in JSON lines: names, facts and texts as they are printed. */
const CardLine = z.partial(
  z.object({
    passcode: z.number(),
    /** The number in the official database. */
    konamiId: z.number(),
    released: z.string(),
    name: Local,
    kind: z.string(),
    property: z.string(),
    types: Words,
    effectTypes: Words,
    attribute: z.string(),
    level: z.number(),
    rank: z.number(),
    atk: z.unknown(),
    def: z.unknown(),
    scale: z.number(),
    linkArrows: Words,
    maximumAtk: z.number(),
    legend: z.boolean(),
    summoning_condition: Local,
    /** In the OCG its text begins with them; in Rush Duel they stand apart. */
    materials: z.union([Local, z.string()]),
    requirement: Local,
    effect: Local,
    /** Of a card without headings: what a Spell does, or what a monster without effects says. */
    text: Local,
    pendulumText: Local,
  }),
);
type CardLine = z.output<typeof CardLine>;

const ABILITIES = new Set(["Tuner", "Flip", "Toon", "Spirit", "Union", "Gemini"]);
const EXTRA = new Set(["Fusion", "Synchro", "Xyz", "Link"]);
/** Words of the type line that say what kind of monster it is; the other one is its Type. */
const KINDS = new Set([
  ...["Normal", "Effect", "Ritual", "Pendulum", "Maximum", "Token"],
  ...EXTRA,
  ...ABILITIES,
]);

/** In the order of `ARROWS`. */
const SIGNS = ["↖", "⬆", "↗", "⬅", "➡", "↙", "⬇", "↘"];

/**
 * Reads a collection of cards, one JSON document a line. The game is told from the fields that only Rush Duel has;
 * where all are Normal Monsters, it can be either, and is the one that was asked for.
 */
export function* draftsOfLines(text: string, asked: GameId | undefined): CardDrafts {
  const lines: { readonly place: CardPlace; readonly line: CardLine }[] = [];
  for (const [i, raw] of text.split("\n").entries()) {
    if (raw.trim() === "") continue;
    const place = { unit: "line", number: i + 1 } as const;
    try {
      const read = CardLine.safeParse(parsed(raw));
      if (read.success) lines.push({ place, line: read.data });
      else yield badForm(place, read.error);
    } catch (error) {
      yield { fault: "not-json", place, what: (error as Error).message };
    }
  }
  const isRush = lines.some(({ line }) => line.effect !== undefined || line.requirement !== undefined);
  const isEither = lines.every(({ line }) => line.types?.includes("Normal") === true);
  const game = isRush || (isEither && asked === "rush") ? "rush" : "ocg";
  for (const { place, line } of lines) yield draftOf(line, place, game);
}

function draftOf(line: CardLine, place: CardPlace, game: GameId): CardDraft {
  const facts = lineFacts(line, game);
  return {
    place,
    game,
    name: line.name ?? {},
    ...(line.passcode === undefined ? {} : { passcode: line.passcode }),
    released: line.released,
    konamiId: line.konamiId ?? undefined,
    facts,
    text: game === "rush" ? rushTextOf(line) : ocgTextOf(line, facts),
  };
}

function lineFacts(line: CardLine, game: GameId): CardFacts {
  const {
    kind = "",
    property = "",
    types = [],
    attribute,
    rank,
    scale,
    linkArrows,
    maximumAtk,
    legend,
  } = line;
  const kinds = types.filter((word) => KINDS.has(word));
  const words =
    kind !== "Monster" ? [property] : game === "ocg" ? withEffect(kinds, wordsOf(line.text)) : kinds;
  const arrows = linkArrows?.map((sign) => ARROWS[SIGNS.indexOf(sign.replace("\ufe0f", ""))]);
  return factsOf({
    kind: kind.toLowerCase() as CardFacts["kind"],
    categories: words.map((word) => word.toLowerCase()),
    attribute,
    type: kind === "Monster" ? types.find((word) => !KINDS.has(word)) : undefined,
    level: line.level ?? rank ?? arrows?.length,
    atk: printed(line.atk),
    def: printed(line.def),
    arrows: arrows?.filter((arrow) => arrow !== undefined),
    scale,
    maximumAtk,
    legend,
  });
}

/** What some collections leave out: whether it is a Normal or an Effect Monster, or one that is neither. */
function withEffect(kinds: readonly string[], text: string): readonly string[] {
  if (kinds.includes("Normal") || kinds.includes("Effect") || kinds.includes("Ritual")) return kinds;
  if (kinds.some((kind) => EXTRA.has(kind)))
    return saysMoreThanMaterials(text) ? [...kinds, "Effect"] : kinds;
  return [...kinds, kinds.some((kind) => ABILITIES.has(kind)) ? "Effect" : "Normal"];
}

/** A text in English, or else in the language that there is: then it stays unread. */
const wordsOf = (text: LocalText | undefined): string => text?.en ?? text?.ja ?? text?.ko ?? "";

function ocgTextOf({ text, pendulumText: pendulum }: CardLine, facts: CardFacts): string {
  const words = isFlavour(facts) ? "" : wordsOf(text);
  return facts.categories.includes("pendulum") ? pendulumText(facts, wordsOf(pendulum), words) : words;
}

/** The text as it stands on the card: what it is Summoned with, the requirement and the effect under their headings. */
function rushTextOf(line: CardLine): string {
  const {
    materials,
    summoning_condition: condition,
    requirement,
    effect,
    effectTypes = [],
    kind,
    text,
  } = line;
  const heading = [...effectTypes, "Effect"].join(" ").toUpperCase();
  const above = [materials, condition].filter((part) => part !== undefined);
  return [
    ...above.map((part) => (typeof part === "string" ? part : wordsOf(part))),
    ...(requirement === undefined ? [] : ["[REQUIREMENT]", wordsOf(requirement)]),
    ...(effect === undefined ? [] : [`[${heading}]`, wordsOf(effect)]),
    ...(kind === "Monster" || text === undefined ? [] : ["[REQUIREMENT]", "None", "[EFFECT]", wordsOf(text)]),
  ].join("\n");
}
