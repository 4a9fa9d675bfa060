import type { Arrow, CardFacts, CardRecord, GameId, Language } from "@chainwright/card-ir";

type LocalText = Readonly<Partial<Record<Language, string>>>;

/** A card of a collection in JSON lines: names, facts and texts as they are printed. */
interface CardLine {
  readonly name: LocalText & { readonly en: string };
  readonly passcode?: number;
  readonly kind: "Monster" | "Spell" | "Trap";
  readonly property?: string;
  readonly types?: readonly string[];
  readonly effectTypes?: readonly string[];
  readonly attribute?: string;
  readonly level?: number;
  readonly rank?: number;
  /** "?" where it is no number. */
  readonly atk?: number | string;
  readonly def?: number | string;
  readonly scale?: number;
  readonly linkArrows?: readonly string[];
  readonly maximumAtk?: number;
  readonly legend?: boolean;
  readonly series?: readonly string[];
  readonly summoning_condition?: LocalText;
  readonly materials?: LocalText;
  readonly requirement?: LocalText;
  readonly effect?: LocalText;
  /** Of a card without headings: what a Spell does, or what a monster without effects says. */
  readonly text?: LocalText;
  readonly pendulumText?: LocalText;
}

/** Words of the type line that say what kind of monster it is; the other one is its Type. */
const KINDS = new Set([
  ...["Normal", "Effect", "Fusion", "Ritual", "Maximum", "Union"],
  ...["Synchro", "Xyz", "Link", "Pendulum", "Tuner", "Flip", "Spirit", "Gemini", "Toon"],
]);

const ARROW_SIGNS: Readonly<Record<string, Arrow>> = {
  "↖": "top-left",
  "⬆": "top",
  "↗": "top-right",
  "⬅": "left",
  "➡": "right",
  "↙": "bottom-left",
  "⬇": "bottom",
  "↘": "bottom-right",
};

/** Reads a collection of cards, one JSON document a line. @throws Error where a line is none. */
export function readCardLines(text: string, game: GameId): CardRecord[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, i) => {
      try {
        return recordOf(JSON.parse(line) as CardLine, game);
      } catch (error) {
        throw new Error(`line ${i + 1}: ${(error as Error).message}`);
      }
    });
}

function recordOf(line: CardLine, game: GameId): CardRecord {
  const words = game === "rush" ? rushText(line) : ocgText(line);
  return {
    game,
    name: line.name,
    ...(line.passcode === undefined ? {} : { passcode: line.passcode }),
    facts: factsOf(line),
    versions: words === "" ? [] : [{ text: words }],
  };
}

function factsOf(line: CardLine): CardFacts {
  const { kind, property = "", types = [], attribute, maximumAtk, legend, scale, linkArrows, series } = line;
  const categories = kind === "Monster" ? types.filter((word) => KINDS.has(word)) : [property];
  const type = kind === "Monster" ? types.find((word) => !KINDS.has(word)) : undefined;
  const number = (value: number | string | undefined) => (typeof value === "number" ? value : undefined);
  const arrows = linkArrows?.map((sign) => ARROW_SIGNS[sign]);
  const facts = {
    ...{ attribute, type, maximumAtk, legend, scale, arrows, series },
    // The Rank of an Xyz Monster, the Link Rating of a Link Monster.
    level: line.level ?? line.rank ?? linkArrows?.length,
    atk: number(line.atk),
    def: number(line.def),
  };
  return {
    kind: kind.toLowerCase() as CardFacts["kind"],
    categories: categories.map((word) => word.toLowerCase()),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  };
}

/** The text as it stands on the card: what it is Summoned with, the requirement and the effect under their headings. */
function rushText({
  materials,
  summoning_condition: condition,
  requirement,
  effect,
  effectTypes = [],
  kind,
  text,
}: CardLine): string {
  const heading = [...effectTypes, "Effect"].join(" ").toUpperCase();
  return [
    ...[materials?.en, condition?.en].filter((part) => part !== undefined),
    ...(requirement?.en === undefined ? [] : ["[REQUIREMENT]", requirement.en]),
    ...(effect?.en === undefined ? [] : [`[${heading}]`, effect.en]),
    ...(kind === "Monster" || text?.en === undefined ? [] : ["[REQUIREMENT]", "None", "[EFFECT]", text.en]),
  ].join("\n");
}

/** The text of an OCG card; what a Normal Monster's says is no effect. */
function ocgText({ types = [], text, pendulumText }: CardLine): string {
  const own = types.includes("Normal") ? "" : (text?.en ?? "");
  const pendulum = pendulumText?.en ?? "";
  if (pendulum === "") return own;
  return ["[PENDULUM EFFECT]", pendulum, ...(own === "" ? [] : ["[MONSTER EFFECT]", own])].join("\n");
}
