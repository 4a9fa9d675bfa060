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

const ownTexts = (game: GameId): readonly string[] =>
  allTexts()
    .filter((one) => one.game === game)
    .map(({ text }) => text);

/** Every eighth text of the collection. */
async function collectedTexts(game: GameId): Promise<readonly string[]> {
  const sqlite = () => Promise.reject(new Error("no database"));
  const { records } = await importCards(readFileSync(corpus(game)), { game, sqlite });
  const some = records.filter(({ versions }, i) => versions.length > 0 && i % 8 === 0);
  return some.map(({ versions: [first] }) => first?.text ?? "");
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
  const most = { ocg: 5, rush: 6, "duel-masters": 0 } as const;

  /** Pairs of productions that say the same of the same words of these texts, more than there may be. */
  function pairsIn(texts: readonly string[], game: GameId): readonly string[] {
    const pairs = new Set<string>();
    for (const text of texts)
      for (const { doubles } of derivationsOf(text, game))
        for (const [one, other] of doubles) pairs.add(`${one.rule} = ${other.rule}`);
    return [...pairs].slice(most[game]);
  }

  it.each(["ocg", "rush", "duel-masters"] as const)(
    "no two of %s say the same of the same words of our cards",
    (game) => {
      expect(pairsIn(ownTexts(game), game)).toEqual([]);
    },
  );

  for (const game of ["ocg", "rush"] as const)
    it.skipIf(!existsSync(corpus(game)))(
      `no two of ${game} say the same of the same words of a collection (needs ../shared)`,
      { timeout: 120_000 },
      async () => {
        expect(pairsIn(await collectedTexts(game), game)).toEqual([]);
      },
    );
});
