import type { Constant, Grammar } from "../grammar.ts";

/** How often effects may be used, as a sentence of its own. */
export function ocgLimits(g: Grammar): void {
  const limit = (text: string, fields: Record<string, Constant>, wording?: string) =>
    g.rule("limit", text, { word: "use", per: "turn", ...fields }, wording ? { wording } : {});
  limit("You can only use the effect of {name:name} once per turn.", { scope: "this" }, "the");
  limit("You can only activate this effect of {name:name} once per turn.", {
    scope: "this",
    word: "activate",
  });
  limit("You can only use each of the following effects of {name:name} once per turn.", {
    scope: "each",
    of: "following",
  });
  limit("You can only use each of these effects of {name:name} once per turn.", { scope: "each" }, "these");
  limit("You can only use each effect of {name:name} once per Duel.", { scope: "each", per: "duel" });
  limit("You can only use 1 of the following effects of {name:name} per turn, and only once that turn.", {
    scope: "one",
    of: "following",
  });
  limit(
    "You can only use 1 of these effects of {name:name} per turn, and only once that turn.",
    { scope: "one" },
    "these",
  );
  limit(
    "You can only use 1 of the effects of {name:name} per turn, and only once that turn.",
    { scope: "one" },
    "of",
  );
  for (const [start, fields] of [
    ["You can only use each effect of {name:name} once per turn", { scope: "each" }],
    [
      "You can only use each of the following effects of {name:name} once per turn",
      { scope: "each", of: "following" },
    ],
  ] as const) {
    limit(`${start}, also you cannot {oath:oath-tail}.`, fields);
    limit(`${start}, and cannot {oath:oath-tail}.`, fields, "and");
    limit(`${start}, and cannot activate more than 1 in the same Chain.`, { ...fields, oneInChain: true });
  }
  g.rule("oath-tail", "{...:forgone} {...:oath-turn}");
  g.rule("oath-tail", "{...:forgone} {...:oath-turn}, except {except:barred}");
  g.rule("oath-tail", "{...:forgone}, except {except:barred}, {...:oath-turn}", {}, { wording: "inside" });
  const oneOf = "You can only use 1 {name:name} effect per turn, and only once that turn";
  limit(`${oneOf}, also you cannot {oath:oath-tail}.`, { scope: "one" });
  g.noted("oath-tail");
  for (const word of ["preceding", "previous"]) {
    const before = { scope: "each", of: "preceding" };
    limit(`You can only use each of the ${word} effects of {name:name} once per turn.`, before, word);
    limit(`You can only use the ${word} effect of {name:name} once per turn.`, { scope: "this" }, word);
  }
  const next = { scope: "this", of: "following" };
  limit("You can only use the following effect of {name:name} once per turn.", next);
  limit("You can only use the effect of {name:name} once per Duel.", { scope: "this", per: "duel" }, "the");
  limit("The effect of {name:name} can only be used once per turn.", { scope: "this" }, "can-only");
  limit("This effect of {name:name} can only be used once per turn.", { scope: "this" }, "this-can-only");
  limit("You can only use this effect of {name:name} up to thrice per turn.", { scope: "this", times: 3 });
  const twice = { scope: "this", times: 2 };
  limit("You can only use this effect of {name:name} up to twice per turn.", twice);
  limit("You can use this effect of {name:name} up to twice per turn.", twice, "can");
  limit("You can only use the effect of {name:name} up to twice per turn.", twice, "the");
  limit("You can use the effect of {name:name} up to twice per turn.", twice, "can-the");
  limit("You can only use this effect of {name:name} twice per turn.", twice, "twice");
  limit("You can use this effect of {name:name} twice per turn.", twice, "can-twice");
  const thrice = { scope: "this", times: 3 };
  limit("You can only use this effect of {name:name} thrice per turn.", thrice, "thrice");
  const apart = { scope: "one", word: "activate", per: "chain" };
  limit("You cannot activate the following effects of {name:name} in the same Chain.", {
    ...apart,
    of: "following",
  });
  limit("You cannot activate these effects of {name:name} in the same Chain.", apart);
  const chain = { scope: "this", per: "chain" };
  limit("You can only use this effect of {name:name} once per Chain.", chain);
  limit("You can only activate this effect of {name:name} once per Chain.", { ...chain, word: "activate" });
  limit("You can only activate {name:name} once per turn.", { scope: "card", word: "activate" }, "only");
  limit("You can only use 1 {name:name} per turn.", { scope: "card" });
  limit("You can only use each monster effect of {name:name} once per turn.", { scope: "each" }, "monster");
  limit("You can only activate 1 {name:name} per Duel.", { scope: "card", word: "activate", per: "duel" });
  limit("You can only activate 1 {name:name} once per turn.", { scope: "card", word: "activate" }, "once");
}
