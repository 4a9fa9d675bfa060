import type { Grammar } from "../../grammar.ts";

/** Nobody can do so. */
export const BAN = { verb: "forbid", player: "both" };

/** What cannot be done to cards, and by what: "cannot be destroyed by your opponent's Trap Card effects". */
export function rushProtection(g: Grammar): void {
  const ban = { verb: "forbid", player: "both", act: "destroy" };
  g.rule("pred[N]", "cannot be destroyed", ban);
  g.rule("pred[N]", "cannot be used as material for a Fusion Summon", {
    verb: "forbid",
    player: "both",
    act: "material",
    ways: ["fusion"],
  });
  g.rule("pred[N]", "cannot be used as material for the Fusion Summon of {byCards:named-only}", {
    verb: "forbid",
    player: "both",
    act: "material",
    ways: ["fusion"],
  });
  g.rule("pred[N]", "cannot be changed to Defense Position", {
    verb: "forbid",
    player: "both",
    act: "change-position",
  });
  g.rule("pred[N]", "cannot be destroyed by battle", { ...ban, by: ["battle"] });
  g.rule("pred[N]", "cannot be destroyed by card effects", { ...ban, by: ["card-effect"] });
  g.rule("pred[N]", "cannot be destroyed by battle or card effects", {
    ...ban,
    by: ["battle", "card-effect"],
  });
  g.rule(
    "pred[N]",
    "cannot be destroyed by battle or {byCards:effects-of}",
    { ...ban, by: ["battle", "card-effect"] },
    { wording: "short" },
  );
  g.rule("pred[N]", "cannot be changed to Defense Position by {byCards:effects-of}", {
    verb: "forbid",
    player: "both",
    act: "change-position",
    by: ["card-effect"],
  });
  g.rule("pred[N]", "cannot be destroyed by {byCards:effects-of}", { ...ban, by: ["card-effect"] });
  g.rule("pred[N]", "cannot be destroyed by battle or by {byCards:effects-of}", {
    ...ban,
    by: ["battle", "card-effect"],
  });
  g.rule("pred[N]", "cannot be destroyed by battle with {byCards:free}", { ...ban, by: ["battle"] });
  g.rule(
    "pred[N]",
    "cannot be destroyed by {byCards:attacks-of}",
    { ...ban, by: ["battle"] },
    { wording: "attacks" },
  );
  g.rule(
    "pred[N]",
    "cannot be destroyed by effects",
    { verb: "forbid", player: "both", act: "destroy", by: ["card-effect"] },
    { wording: "effects" },
  );
  // "Cannot be destroyed by that battle": as long as it lasts.
  g.rule("statement", "{what:subj[N]} cannot be destroyed by that battle", {
    verb: "forbid",
    player: "both",
    act: "destroy",
    by: ["battle"],
    until: "this-battle",
  });
  const kept = "cannot be returned to the hand/Deck/Extra Deck by card effects";
  g.rule("pred[N]", "cannot be returned to the hand/Deck/Extra Deck by {byCards:effects-of}", {
    verb: "forbid",
    player: "both",
    act: "return",
    by: ["card-effect"],
  });
  g.rule("pred[N]", kept, { verb: "forbid", player: "both", act: "return", by: ["card-effect"] });
  g.rule("pred[N]", "cannot be shuffled into the hand/Deck/Extra Deck", { ...BAN, act: "return" });
  g.rule("pred[N]", "cannot be activated", { ...BAN, act: "activate-card" });
  causes(g);
}

/** Whose attacks and effects. */
function causes(g: Grammar): void {
  const theirs = (noun: string) => ({
    quantity: { kind: "every" },
    traits: [{ trait: "controlled", by: "opponent" }],
    noun,
    where: [],
  });
  g.rule("attacks-of", "your opponent's attacks", theirs("monster"));
  g.rule("attacks-of", "your opponent's monsters' attacks", theirs("monster"), { wording: "monsters" });
  for (const [words, noun] of [
    ["card effect", "card"],
    ["Trap Card effect", "trap"],
    ["card effects", "card"],
    ["Trap Card effects", "trap"],
  ] as const)
    g.rule("effects-of", `an opponent's ${words}`, theirs(noun), {
      wording: words.endsWith("s") ? "an-opponents" : "an-opponent",
    });
  for (const [words, noun] of [
    ["card effects", "card"],
    ["Trap Card effects", "trap"],
    ["Spell Card effects", "spell"],
    ["Spell/Trap Card effects", "spell-or-trap"],
    ["monster effects", "monster"],
  ] as const)
    g.rule("effects-of", `your opponent's ${words}`, theirs(noun), { wording: "opponent" });
  for (const [words, noun] of [
    ["Trap Card effects", "trap"],
    ["Spell Card effects", "spell"],
    ["Spell/Trap Card effects", "spell-or-trap"],
    ["monster effects", "monster"],
  ] as const)
    g.rule(
      "effects-of",
      words,
      { quantity: { kind: "every" }, traits: [], noun, where: [] },
      { wording: "any" },
    );
  g.rule("effects-of", "the effects of {=:bare-group}");
  const opponents = { quantity: { kind: "every" }, traits: [{ trait: "controlled", by: "opponent" }] };
  g.rule(
    "effects-of",
    "your opponent's monster effects or Spell Card effects",
    { ...opponents, noun: "monster", where: [], one: { ...opponents, noun: "spell" } },
    { wording: "two" },
  );
  g.noted("effects-of");
}
