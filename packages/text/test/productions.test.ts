import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GameId } from "@chainwright/card-ir";
import { importCards } from "@chainwright/formats";
import { describe, expect, it } from "vitest";
import type { CompiledGrammar } from "../src/compile.ts";
import type { Production } from "../src/grammar.ts";
import { grammarOf } from "../src/grammars.ts";
import { normalise } from "../src/normalise.ts";
import { joinPieces, type Piece } from "../src/print.ts";
import { derivationsOf } from "../src/read.ts";
import { isSlot } from "../src/template.ts";
import { allTexts } from "./helpers.ts";

const corpus = (game: GameId): string =>
  fileURLToPath(new URL(`../../../../shared/corpus/${game}.jsonl.gz`, import.meta.url));

/** The texts of our cards, and every eighth one of the collection where it is there. */
async function textsOf(game: GameId): Promise<readonly string[]> {
  const own = allTexts().filter((one) => one.game === game);
  const file = corpus(game);
  const sqlite = () => Promise.reject(new Error("no database"));
  const { records } = existsSync(file)
    ? await importCards(readFileSync(file), { game, sqlite })
    : { records: [] };
  const others = records.filter(({ versions }, i) => versions.length > 0 && i % 8 === 0);
  return [...own.map(({ text }) => text), ...others.map(({ versions: [first] }) => first?.text ?? "")];
}

/** What stands between the slots of a production, as it would in a text; "activated" keeps some old words as they are. */
const wordsOf = ({ symbols }: Production): readonly string[] => {
  const runs: Piece[][] = [[]];
  for (const symbol of symbols)
    if (isSlot(symbol)) runs.push([]);
    else
      runs
        .at(-1)
        ?.push({ text: symbol.literal === "@a" ? "a" : symbol.literal, glued: symbol.glued ?? false });
  return runs
    .filter((run) => run.length > 0)
    .map((run) =>
      joinPieces([{ text: "x", glued: false }, ...run, { text: "x", glued: false }]).slice(1, -1),
    );
};

const isReached = (words: string, game: GameId): boolean =>
  ["When a card is x", "When a card is activated x"].some((before) => {
    const text = `${before}${words}x.`;
    return normalise(text, game).replace(/\s/g, "") === text.replace(/\s/g, "");
  });

/** What each category's phrases are, where that tells them from others: lists, nodes or words. */
function builtBy({ categories }: CompiledGrammar): ReadonlyMap<string, ReadonlySet<string>> {
  const built = new Map(categories.map(({ name }) => [name, new Set<string>()]));
  const kindsOf = ({ builds, constant, slots }: Production): readonly string[] => {
    if (builds === "pass")
      return slots.flatMap(({ role, slot }) => (role === "pass" ? [...(built.get(slot) ?? [])] : []));
    if (builds === "array" || Array.isArray(constant)) return ["list"];
    if (builds === "object" || typeof constant === "object") return ["node"];
    return typeof constant === "string" ? ["word"] : [];
  };
  const count = (): number => [...built.values()].reduce((sum, { size }) => sum + size, 0);
  for (let before = -1; before < count(); ) {
    before = count();
    for (const { name, productions } of categories)
      for (const kind of productions.flatMap(kindsOf)) built.get(name)?.add(kind);
  }
  return built;
}

describe("productions", () => {
  // Two files that happen to call their categories the same would each read what the other one says.
  it.each(["ocg", "rush", "duel-masters"] as const)(
    "of one category of %s build the same kind of thing",
    (game) => {
      const mixed = [...builtBy(grammarOf(game))].filter(([, kinds]) => kinds.size > 1);
      expect(mixed.map(([name]) => name)).toEqual([]);
    },
  );

  it.each(["ocg", "rush", "duel-masters"] as const)("of %s hold no words that are folded before", (game) => {
    const folded = grammarOf(game)
      .categories.flatMap(({ productions }) => productions)
      .filter((production) => !wordsOf(production).every((words) => isReached(words, game)));
    expect([...new Set(folded.map(({ rule }) => rule))]).toEqual([]);
  });

  // What is left: "Spell Card" is a noun with capital letters and without; statements in a row can be links, too;
  // and of what is said without its subject it does not matter whether that is one card or several.
  it.each([
    { game: "ocg", most: 5 },
    { game: "duel-masters", most: 0 },
    { game: "rush", most: 6 },
  ] as const)(
    "no two of the $game grammar say the same of the same words",
    { timeout: 120_000 },
    async ({ game, most }) => {
      const pairs = new Set<string>();
      for (const text of await textsOf(game))
        for (const { doubles } of derivationsOf(text, game))
          for (const [one, other] of doubles) pairs.add(`${one.rule} = ${other.rule}`);
      expect([...pairs].slice(most)).toEqual([]);
    },
  );
});
