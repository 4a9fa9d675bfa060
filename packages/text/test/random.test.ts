import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompiledGrammar } from "../src/compile.ts";
import { grammarOf } from "../src/grammars.ts";
import { meaning, parseTokens } from "../src/parse.ts";
import { joinPieces, type Piece, printValue } from "../src/print.ts";
import { isSlot } from "../src/template.ts";
import { tokenise } from "../src/tokens.ts";

/** Tokens for the open categories. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  int: ["0", "1", "3", "1500"],
  int2: ["2", "5"],
  name: ['"Alien"', '"Peten the Dark Clown"'],
  "card-name": ['"Alien"', '"Peten the Dark Clown"'],
  "token-name[sg]": ['"Fluff Token"'],
  "token-name[pl]": ['"Fluff Tokens"'],
  "named-counter[sg]": ["Spell Counter", "A-Counter"],
  "named-counter[pl]": ["Spell Counters", "A-Counters"],
};

/** How many productions deep a category goes at least; for ending a derivation. */
function depths(grammar: CompiledGrammar): ReadonlyMap<string, number> {
  const known = new Map<string, number>(
    [...grammar.byName.values()].filter((c) => c.terminal).map((c) => [c.name, 0]),
  );
  for (let grew = true; grew; ) {
    grew = false;
    for (const { name, productions } of grammar.categories)
      for (const { symbols } of productions) {
        const below = symbols.filter(isSlot).map((s) => known.get(s.slot) ?? Number.POSITIVE_INFINITY);
        const depth = 1 + Math.max(0, ...below);
        if (depth < (known.get(name) ?? Number.POSITIVE_INFINITY)) {
          known.set(name, depth);
          grew = true;
        }
      }
  }
  return known;
}

/** A phrase of a category, made by choosing productions by the numbers given. */
function derive(
  grammar: CompiledGrammar,
  least: ReadonlyMap<string, number>,
  name: string,
  next: () => number,
  room: number,
): Piece[] {
  const category = grammar.byName.get(name);
  const samples = SAMPLES[name];
  if (samples) return [{ text: samples[next() % samples.length] as string, glued: false }];
  const fitting = (category?.productions ?? []).filter((p) =>
    p.symbols.every((s) => !isSlot(s) || (least.get(s.slot) ?? 99) < room),
  );
  const production = fitting[next() % Math.max(1, fitting.length)];
  if (!production) throw new Error(`no way to write ${name} in ${room}`);
  return production.symbols.flatMap((symbol): Piece[] => {
    if (!isSlot(symbol)) return [{ text: symbol.literal, glued: symbol.glued ?? false }];
    const [first, ...rest] = derive(grammar, least, symbol.slot, next, room - 1) as [Piece, ...Piece[]];
    return [{ text: first.text, glued: symbol.glued ?? false }, ...rest];
  });
}

describe.each(["ocg", "rush", "duel-masters"] as const)("any sentence of the %s grammar", (game) => {
  const grammar = grammarOf(game);
  const least = depths(grammar);

  it("is read, and each of its readings prints it", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(997)), (choices) => {
        const next = (): number => choices.next().value as number;
        const text = joinPieces(derive(grammar, least, "sentence", next, 14));
        const { readings } = parseTokens(grammar, "sentence", tokenise(text), (from, to) => [from, to]);
        expect(readings.length, text).toBeGreaterThan(0);
        for (const reading of readings) {
          const printed = printValue(grammar, "sentence", reading);
          if (printed === text) continue;
          // Sentences that nobody would write can have a shorter form; it has to mean the same.
          const again =
            printed === undefined
              ? []
              : parseTokens(grammar, "sentence", tokenise(printed), (a, b) => [a, b]).readings;
          expect(again.map(meaning), `${text}\nprinted as ${printed}`).toContain(meaning(reading));
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
