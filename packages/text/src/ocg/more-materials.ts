import type { Grammar } from "../grammar.ts";

/** "If …, you can also banish monsters from your GY as material.": said of the Fusion or Ritual Summon before it. */
export function ocgMoreMaterials(g: Grammar): void {
  g.rule("remark", "{also:also-used}.");
  g.rule("also-used", "you can also {...:more-used}");
  g.rule("also-used", "{condition:if-state}, you can also {...:more-used}");
  for (const [words, wording] of [
    ["Summoning {summoning:group[sg]} this way", ""],
    ["you Summon {summoning:group[sg]} this way", "you"],
  ] as const)
    g.rule("also-used", `if ${words}, you can also {...:more-used}`, {}, wording ? { wording } : {});
  for (const [as, wording] of [
    [" as material", "beside"],
    ["", "beside-short"],
  ] as const)
    for (const beside of ["{beside:besides}", "{beside:besides-named}"])
      g.rule("also-used", `if you use ${beside}${as}, you can also {...:more-used}`, {}, { wording });
  g.rule("besides", "{=:group[M]}");
  g.rule(
    "besides-named",
    "{traits:named} {where:post}",
    { quantity: { kind: "a" }, noun: "card" },
    { wording: "named" },
  );
  g.noted("also-used", "besides", "besides-named");
  for (const [as, a] of [
    [" as material", "as"],
    ["", "bare"],
  ] as const) {
    g.rule("more-used", `use {using:more-from}${as}`, {}, { wording: a });
    g.rule("more-used", `banish {using:more-from}${as}`, { manner: "banish" }, { wording: a });
    g.rule("more-used", `send {using:more-from} to the GY${as}`, { manner: "send" }, { wording: a });
  }
  for (const they of ["them", "it"]) {
    g.rule(
      "more-used",
      `use {using:more-from}, by banishing ${they}`,
      { manner: "banish" },
      { wording: they },
    );
    g.rule(
      "more-used",
      `use {using:more-from}, by shuffling ${they} into the Deck`,
      { manner: "shuffle" },
      { wording: they },
    );
  }
  // "… by shuffling the Fusion Materials listed on it into the Deck, from among your cards on the field and/or …"
  for (const [words, wording] of [
    ["the Fusion Materials listed on it", "listed"],
    ["the Fusion Materials mentioned on it", "mentioned"],
    ["Fusion Materials mentioned on it", "bare-mentioned"],
  ] as const)
    g.rule(
      "step[F]",
      `<Fusion Summon> {what:group[sg]}, by shuffling ${words} into {to:place[in]}, from among {using.where:from-among}`,
      {
        verb: "fusion-summon",
        manner: "shuffle",
        "using.quantity": { kind: "any-number" },
        "using.traits": [],
        "using.noun": "monster",
      },
      { wording: `from-among-${wording}` },
    );
  g.rule("from-among", "{+:among-yours}");
  const yours = (...names: readonly string[]) => ({ trait: "from", place: { of: "you", names } });
  // What is banished face-down is no monster that anybody could name.
  g.rule(
    "among-yours",
    "your cards on the field and/or your face-up banished cards",
    yours("field", "banished"),
    { wording: "among" },
  );
  g.rule(
    "among-yours",
    "your cards on the field, in your GY, and/or your face-up banished cards",
    yours("field", "graveyard", "banished"),
    { wording: "among" },
  );
  g.noted("among-yours");
  // "Tribute monsters from your hand or field and/or banish Zombie monsters from your GY"
  g.rule("also-tributed", "{+:also-one}");
  g.rule("also-one", "banishing {using:more-from}", { manner: "banish" });
  g.rule("also-one", "shuffling {using:more-from} into the Deck", { manner: "shuffle" });
  g.rule("also-one", "sending {using:more-from} to the GY", { manner: "send" });
  g.rule("more-from", "{=:monsters-from}");
  g.rule(
    "more-from",
    "{traits:named} {where:post}",
    { quantity: { kind: "any-number" }, noun: "monster" },
    { wording: "named" },
  );
  g.rule("more-from", "{=:group[M]}");
  g.rule(
    "more-from",
    "{traits*:pre} {noun:noun[s]} {where*:post}",
    { quantity: { kind: "any-number" } },
    { wording: "several" },
  );
  g.noted("more-used", "more-from");
}
