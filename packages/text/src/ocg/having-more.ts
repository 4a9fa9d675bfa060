import type { Grammar } from "../grammar.ts";

const every = (player: string, noun: string, ...places: readonly string[]) => ({
  quantity: { kind: "all" },
  traits: [],
  noun,
  where:
    places.length === 0
      ? [{ trait: "controlled", by: player }]
      : [{ trait: "in", place: { of: player, names: places } }],
});

/** Who has more of something, and how many Life Points: "your LP are lower than your opponent's". */
export function ocgHavingMore(g: Grammar): void {
  g.rule(
    "state",
    "you have {n:int} or more LP",
    { kind: "lp", of: "you", compare: "at-least" },
    { wording: "have" },
  );
  g.rule(
    "state",
    "you have {n:int} or less LP",
    { kind: "lp", of: "you", compare: "at-most" },
    { wording: "have" },
  );
  const more = (than: string, noun: string) => ({
    kind: "value",
    value: { value: "count", of: every("opponent", noun) },
    compare: than,
    than: { value: "count", of: every("you", noun) },
  });
  g.rule("state", "you and your opponent have the same number of cards in hand", {
    kind: "value",
    value: { value: "count", of: every("you", "card", "hand") },
    compare: "exactly",
    than: { value: "count", of: every("opponent", "card", "hand") },
  });
  for (const [words, noun] of [
    ["monsters", "monster"],
    ["cards", "card"],
    ["Spells/Traps", "spell-or-trap"],
  ] as const) {
    g.rule("state", `your opponent controls more ${words} than you do`, more("above", noun));
    g.rule(
      "state",
      `they control more ${words} than you do`,
      {
        ...more("above", noun),
        value: {
          value: "count",
          of: { ...every("opponent", noun), where: [{ trait: "controlled", by: "opponent", pronoun: true }] },
        },
      },
      { wording: "they" },
    );
    g.rule("state", `your opponent controls more ${words} than you`, more("above", noun), {
      wording: "short",
    });
    g.rule("state", `you control fewer ${words} than your opponent`, more("above", noun), {
      wording: "fewer",
    });
  }
  for (const [whose, of] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
  ] as const)
    for (const be of ["are", "is"]) {
      const noted = be === "is" ? { wording: "is" } : {};
      const lp = (words: string, compare: string) =>
        g.rule("state", `${whose} LP ${be} ${words}`, { kind: "lp", of, compare }, noted);
      lp("{n:int} or less", "at-most");
      lp("{n:int} or more", "at-least");
      lp("lower than {n:int}", "below");
      lp("higher than {n:int}", "above");
    }
  const lp = (compare: string) => ({
    kind: "value",
    value: { value: "lp", of: "you" },
    compare,
    than: { value: "lp", of: "opponent" },
  });
  for (const be of ["are", "is"]) {
    const noted = be === "is" ? { wording: "is" } : {};
    g.rule("state", `your LP ${be} lower than your opponent's`, lp("below"), noted);
    g.rule("state", `your LP ${be} higher than your opponent's`, lp("above"), noted);
    // "… than your opponent's" was said before.
    g.rule("state", `your LP ${be} higher`, lp("above"), { wording: `${be}-alone` });
  }
  stronger(g);
  const links = (of: string) => ({
    value: "count",
    of: { ...every(of, "monster"), traits: [{ trait: "kind", kind: "link" }] },
  });
  g.rule("state", "your opponent controls more Link Monsters than you do", {
    kind: "value",
    value: links("opponent"),
    compare: "above",
    than: links("you"),
  });
  // Of both places together.
  g.rule("state", "your opponent has more total cards in their hand and field than you do", {
    kind: "value",
    value: { value: "count", of: every("opponent", "card", "hand", "field") },
    compare: "above",
    than: { value: "count", of: every("you", "card", "hand", "field") },
  });
  outdoing(g);
  // "You have more monsters in your GY than your opponent"
  const inGys = {
    kind: "value",
    value: { value: "count", of: every("you", "monster", "graveyard") },
    compare: "above",
    than: { value: "count", of: every("opponent", "monster", "graveyard") },
  };
  g.rule("state", "you have more monsters in your GY than your opponent", inGys);
  // "Your opponent has more cards in their hand than you do"
  for (const [words, place] of [
    ["hand", "hand"],
    ["GY", "graveyard"],
    ["Extra Deck", "extra-deck"],
  ] as const) {
    const compared = (compare: string) => ({
      kind: "value",
      value: { value: "count", of: every("opponent", "card", place) },
      compare,
      than: { value: "count", of: every("you", "card", place) },
    });
    g.rule("state", `your opponent has more cards in their ${words} than you do`, compared("above"));
    g.rule("state", `your opponent has more cards in their ${words} than you`, compared("above"), {
      wording: "short",
    });
    g.rule("state", `you have more cards in your ${words} than your opponent`, compared("below"), {
      wording: "more",
    });
    g.rule("state-too", `have more cards in your ${words} than your opponent`, compared("below"), {
      wording: "more-too",
    });
    g.rule("state", `you have fewer cards in your ${words} than your opponent`, compared("above"), {
      wording: "fewer",
    });
  }
}

/** "Your opponent controls at least 2 more monsters than you do": by how many. */
function outdoing(g: Grammar): void {
  const theirs = (noun: string, ...places: readonly string[]) => ({
    kind: "value",
    value: { value: "count", of: every("opponent", noun, ...places) },
    compare: "at-least",
    "than.value": "count",
    "than.of": every("you", noun, ...places),
  });
  for (const [words, noun] of [
    ["monsters", "monster"],
    ["cards", "card"],
  ] as const) {
    const than = `${words} than you do`;
    g.rule("state", `your opponent controls {than.plus:int} or more ${than}`, theirs(noun));
    g.rule("state", `your opponent controls at least {than.plus:int} more ${than}`, theirs(noun), {
      wording: "at-least",
    });
  }
  for (const [words, place] of [
    ["hand", "hand"],
    ["GY", "graveyard"],
    ["Extra Deck", "extra-deck"],
  ] as const)
    g.rule(
      "state",
      `your opponent has {than.plus:int} or more cards in their ${words} than you do`,
      theirs("card", place),
    );
}

/** "If this card's DEF is higher than the attacking monster's ATK", "if its ATK is greater than or equal to your LP" */
function stronger(g: Grammar): void {
  g.rule(
    "state",
    "it is your opponent's {phase:battle-phase}",
    { kind: "phase", whose: "opponent" },
    { wording: "it-is" },
  );
  for (const [words, compare] of [
    ["higher than", "above"],
    ["lower than", "below"],
    ["greater than or equal to", "at-least"],
    ["less than or equal to", "at-most"],
  ] as const)
    g.rule("state", `{value:one-stat} is ${words} {than:compared-with}`, { kind: "value", compare });
  g.rule("one-stat", "{of:owner} {stat:battle-stat}", { value: "stat" }, { wording: "one" });
  g.rule("compared-with", "{of:owner} {stat:battle-stat}", { value: "stat" }, { wording: "with" });
  g.rule("compared-with", "your LP", { value: "lp", of: "you" }, { wording: "with" });
  g.noted("one-stat", "compared-with");
}
