import { describe, expect, it } from "vitest";
import { compileGrammar } from "../src/compile.ts";
import { Grammar } from "../src/grammar.ts";
import { parseTokens } from "../src/parse.ts";
import { printValue } from "../src/print.ts";
import { tokenise } from "../src/tokens.ts";

const compiled = (fill: (g: Grammar) => void) => {
  const g = new Grammar();
  fill(g);
  return compileGrammar(g);
};

const readings = (grammar: ReturnType<typeof compiled>, category: string, text: string) =>
  parseTokens(grammar, category, tokenise(text), (from, to) => [from, to]).readings;

const pets = compiled((g) => {
  g.words("animal[sg]", { cat: "cat", owl: "owl" });
  g.words("animal[pl]", { cats: "cat", owls: "owl" });
  g.rule("np[sg]", "@a {animal:animal[sg]}", { many: false });
  g.rule("np[pl]", "all {animal:animal[pl]}", { many: true });
  g.rule("s", "{who:np[N]} <sleeps/sleep>[[ on {where:place}]]", { does: "sleep" });
  g.words("place", { "the roof": "roof", "the mat": "mat" });
  g.rule("walk[F]", "<walk> {who:np[N]}", { does: "walk" });
  g.rule("verb", "by {=:walk[ger]}");
  g.rule("list", "{+:place}");
  g.rule("list", "{+:place} and {++:list}");
  g.rule("moves", "to {*to:place}: {++:several}");
  g.rule("several", "{+:one}");
  g.rule("several", "{+:one}, {++:several}");
  g.rule("one", "{who:np[N]}");
});

describe("grammar", () => {
  it.each([
    ["A cat sleeps", { who: { animal: "cat", many: false }, does: "sleep" }],
    ["An owl sleeps on the roof", { who: { animal: "owl", many: false }, does: "sleep", where: "roof" }],
    ["All cats sleep on the mat", { who: { animal: "cat", many: true }, does: "sleep", where: "mat" }],
  ])("reads and prints %s", (text, value) => {
    expect(readings(pets, "s", text)).toEqual([value]);
    expect(printValue(pets, "s", value)).toBe(text);
  });

  it.each([
    "A owl sleeps",
    "An cat sleeps",
    "All cats sleeps",
    "A cat sleep",
    "a cat sleeps",
    "A cat sleeps on roof",
    "A  cat , sleeps",
  ])("refuses %s", (text) => expect(readings(pets, "s", text)).toEqual([]));

  it("takes the verb form from the category", () => {
    const value = { does: "walk", who: { animal: "cat", many: false } };
    expect(readings(pets, "verb", "By walking a cat")).toEqual([value]);
    expect(printValue(pets, "verb", value)).toBe("By walking a cat");
    expect(readings(pets, "verb", "By walk a cat")).toEqual([]);
  });

  it("builds lists", () => {
    expect(readings(pets, "list", "The roof and the mat")).toEqual([["roof", "mat"]]);
    expect(printValue(pets, "list", ["roof", "mat", "roof"])).toBe("The roof and the mat and the roof");
  });

  it("gives a field to every item of a list, and prints it once", () => {
    const items = ["cat", "owl"].map((animal) => ({ who: { animal, many: false }, to: "mat" }));
    expect(readings(pets, "moves", "To the mat: A cat, an owl")).toEqual([items]);
    expect(printValue(pets, "moves", items)).toBe("To the mat: A cat, an owl");
    expect(printValue(pets, "moves", [{ ...items[0], to: "roof" }, items[1]])).toBeUndefined();
  });

  it("prints nothing that it has no words for", () => {
    expect(printValue(pets, "s", { does: "sleep", who: { animal: "dog", many: false } })).toBeUndefined();
    expect(
      printValue(pets, "s", { does: "sleep", who: { animal: "cat", many: false }, loudly: true }),
    ).toBeUndefined();
  });

  it("returns every reading", () => {
    const doubtful = compiled((g) => {
      g.rule("s", "see {what:np}");
      g.rule("s", "see {what:bare} {how:with}");
      g.rule("np", "{what:bare}[[ {with:with}]]");
      g.words("bare", { "the man": "man" });
      g.words("with", { "with the glass": "glass" });
    });
    expect(readings(doubtful, "s", "See the man with the glass")).toHaveLength(2);
  });

  it("reads free parts in any order, notes another than the usual one, and prints it so", () => {
    const free = compiled((g) => {
      g.rule("trip", "go {...:way}");
      g.rule("way", "[[from {from:place} & to {to:place}]]");
      g.words("place", { home: "home", town: "town" });
    });
    const both = { from: "home", to: "town" };
    for (const [text, value] of [
      ["Go to town", { to: "town" }],
      ["Go from home to town", both],
      ["Go to town from home", { ...both, wording: "way-order-10" }],
    ] as const) {
      expect(readings(free, "trip", text)).toEqual([value]);
      expect(printValue(free, "trip", value)).toBe(text);
    }
    expect(readings(free, "trip", "Go")).toEqual([]);
  });

  it("refuses left recursion, empty productions and unknown categories", () => {
    expect(() => compiled((g) => g.rule("a", "{=:a} b"))).toThrow(/begins with itself/);
    expect(() => compiled((g) => g.rule("a", "", { x: 1 }))).toThrow(/without words/);
    expect(() => compiled((g) => g.rule("a", "x {y:z}"))).toThrow(/"z"/);
  });
});
