import {
  ARROWS,
  ATTRIBUTES,
  type CardFacts,
  type CardRecord,
  type GameId,
  type TextVersion,
  TYPES,
} from "@chainwright/card-ir";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { block, data, day, flag, integer, list, type Read, text } from "./fields.ts";
import { type CardFileError, meant, Problems } from "./problem.ts";

export type CardFileReading =
  | { readonly ok: true; readonly record: CardRecord }
  | { readonly ok: false; readonly errors: readonly CardFileError[] };

const GAMES: readonly GameId[] = ["ocg", "rush", "duel-masters"];

/** Words of the type line, in the order of the card frame. */
const CATEGORIES = [
  ...[
    "normal",
    "effect",
    "tuner",
    "fusion",
    "ritual",
    "synchro",
    "xyz",
    "link",
    "pendulum",
    "flip",
    "toon",
    "spirit",
    "union",
  ],
  ...[
    "gemini",
    "maximum",
    "token",
    "quick-play",
    "continuous",
    "equip",
    "field",
    "counter",
    "evolution",
    "psychic",
    "gr",
    "spell",
  ],
];

const CIVILIZATIONS = ["light", "water", "darkness", "fire", "nature"];

const fieldsOf = (game: GameId): Read<Record<string, unknown>> => {
  const monsters = game !== "duel-masters";
  return block({
    name: {
      read: block({ en: { read: text(), needed: true }, ko: { read: text() }, ja: { read: text() } }),
      needed: true,
    },
    passcode: { read: integer(1, 999_999_999) },
    kind: { read: text(monsters ? ["monster", "spell", "trap"] : ["creature", "spell"]), needed: true },
    categories: { read: list(text(CATEGORIES)), needed: true },
    attribute: { read: text(ATTRIBUTES) },
    type: { read: text(monsters ? TYPES : undefined) },
    level: { read: integer(0, 13) },
    atk: { read: integer(0, 10_000) },
    def: { read: integer(0, 10_000) },
    arrows: { read: list(text(ARROWS)) },
    scale: { read: integer(0, 13) },
    cost: { read: integer(0, 99) },
    power: { read: integer(0, 99_999) },
    civilizations: { read: list(text(CIVILIZATIONS)) },
    races: { read: list(text()) },
    legend: { read: flag },
    maximumAtk: { read: integer(0, 10_000) },
    series: { read: list(text()) },
    texts: {
      read: list(
        block({
          from: { read: day },
          until: { read: day },
          text: { read: text(), needed: true },
          checked: { read: day },
          program: { read: data },
          missesTiming: { read: list(integer(1, 8)) },
        }),
      ),
      needed: true,
    },
  });
};

/** Facts that a card of a kind cannot do without. */
const NEEDED: Readonly<Record<GameId, Partial<Record<CardFacts["kind"], readonly (keyof CardFacts)[]>>>> = {
  ocg: { monster: ["attribute", "type", "level"] },
  rush: { monster: ["attribute", "type", "level", "atk"] },
  "duel-masters": { creature: ["cost", "power", "civilizations"], spell: ["cost", "civilizations"] },
};

const FOREVER = "9999-12-31";

/** Versions have to follow one another: each day belongs to one of them at most. */
function checkDates(versions: readonly TextVersion[], places: readonly number[], problems: Problems): void {
  versions.forEach((version, i) => {
    const from = version.from ?? "";
    const before = versions[i - 1];
    if (version.until !== undefined && from >= version.until)
      problems.add(places[i] ?? 0, { key: "file.text-ends", values: { from, until: version.until } });
    if (before && from < (before.until ?? FOREVER))
      problems.add(places[i] ?? 0, {
        key: "file.text-overlaps",
        values:
          before.until === undefined
            ? { where: "before", field: "until" }
            : { where: "here", field: `from: ${before.until}` },
      });
  });
}

const gameOf = (fileName: string): string | undefined => fileName.split(/[\\/]/).at(-2);

/**
 * Reads one card file (`cards/<game>/<name>.yaml`; the folder says the game).
 * Everything that is wrong with it is reported at once, with its place in the file.
 */
export function readCardFile(yamlText: string, fileName: string): CardFileReading {
  const lines = new LineCounter();
  const document = parseDocument(yamlText, { lineCounter: lines, prettyErrors: false });
  const problems = new Problems(lines);
  for (const error of document.errors)
    problems.add(error.pos[0], { key: "file.unreadable", values: { why: error.message } });
  const folder = gameOf(fileName);
  const game = GAMES.find((g) => g === folder);
  if (!game)
    problems.add(0, { key: "file.no-game", values: { folder: folder ?? "" } }, meant(folder ?? "", GAMES));
  if (problems.errors.length > 0 || !game) return { ok: false, errors: problems.errors };
  return readCardNode(document.contents as Node, lines, game);
}

/** Reads a card as a part of a YAML file: what is wrong with it has its place in that file. */
export function readCardNode(root: Node, lines: LineCounter, game: GameId): CardFileReading {
  const problems = new Problems(lines);
  const fields = fieldsOf(game)(root, problems, "");
  if (!fields || !isMap(root)) return { ok: false, errors: problems.errors };
  const { name, passcode, texts, ...facts } = fields as unknown as CardFacts & {
    readonly name: CardRecord["name"];
    readonly passcode?: number;
    readonly texts: readonly TextVersion[];
  };
  const kindPlace = (root.get("kind", true) as Node | undefined)?.range?.[0] ?? 0;
  for (const needed of NEEDED[game][facts.kind] ?? [])
    if (facts[needed] === undefined)
      problems.add(kindPlace, { key: "file.kind-needs", values: { kind: facts.kind, needed } });
  const list = root.get("texts", true);
  const places = isSeq(list) ? list.items.map((item) => (item as Node).range?.[0] ?? 0) : [];
  checkDates(texts, places, problems);
  if (problems.errors.length > 0) return { ok: false, errors: problems.errors };
  return {
    ok: true,
    record: { game, name, ...(passcode === undefined ? {} : { passcode }), facts, versions: texts },
  };
}
