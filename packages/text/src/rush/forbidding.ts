import type { Constant, Grammar } from "../grammar.ts";

/** What players cannot do with cards, what cannot be done to them, and Tributes that are not one's own. */
export function rushForbidding(g: Grammar): void {
  tributing(g);
  activating(g);
  together(g);
  attacking(g);
}

const BAN = { verb: "forbid", player: "both" };

const WHO = [
  ["you", "you"],
  ["your opponent", "opponent"],
] as const;

/** "Cannot be Tributed for a Tribute Summon", and what counts as Tributes beside one's own monsters. */
function tributing(g: Grammar): void {
  const anyway = { act: "tribute-for-tribute-summon" };
  g.rule("pred[N]", "cannot be Tributed for a Tribute Summon", { ...BAN, ...anyway });
  g.rule("pred[N]", "cannot be Tributed for the Tribute Summon of a monster in Attack Position", {
    ...BAN,
    act: "tribute-for-attack-position",
  });
  for (const [who, player] of WHO)
    g.rule(`ban[${player}]`, `${who} cannot Tribute {what:np} for a Tribute Summon`, {
      verb: "forbid",
      player,
      ...anyway,
    });
  const would = "if you would Tribute Summon";
  for (const [summoned, noted] of [
    ["{for:group[sg]}", ""],
    ["{for:named-only}", "named"],
  ] as const)
    for (const position of ["", " in {position:position}"]) {
      const rule = (words: string, fields: Constant, wording: string): void => {
        const option = wording === "" ? {} : { wording };
        g.rule("lasting-step[sg]", `${would} ${summoned}${position}, ${words}`, fields, option);
      };
      rule(
        "you can Tribute {what:ref[sg]} instead of 1 monster on your field",
        { verb: "lend-tribute" },
        noted,
      );
      rule(
        "you can treat {what:ref[sg]} as {count:int2} Tributes",
        { verb: "worth-tributes" },
        `would${noted}`,
      );
    }
  const worth = "can also be treated as {count:int2} Tributes for the Tribute Summon of {for:group[sg]}";
  g.rule("pred[N]", worth, { verb: "worth-tributes" }, { wording: "also" });
  g.rule("pred[N]", `${worth} in {position:position}`, { verb: "worth-tributes" }, { wording: "also" });
}

function activating(g: Grammar): void {
  g.rule("pred[N]", "cannot be activated", { ...BAN, act: "activate-card" });
  for (const [who, player] of WHO) {
    const ban = { verb: "forbid", player };
    g.rule(`ban[${player}]`, `${who} cannot activate {what:ref[N]}`, { ...ban, act: "activate-card" });
    // "You cannot Special Summon monsters, nor activate “A”"
    g.rule(`nor[${player}]`, "activate {what:named-only}", { ...ban, act: "activate-card" });
    g.rule(`cannot[${player}]`, "activate the effects of {what:free}", { ...ban, act: "activate" });
    g.rule(`nor[${player}]`, "Tribute {what:obj} for a Tribute Summon", {
      ...ban,
      act: "tribute-for-tribute-summon",
    });
    // "… cannot activate that card or the effect of “A”"
    g.rule(`or-activate[${player}]`, "the effect of {what:named-only}", { ...ban, act: "activate" });
    g.rule(
      `or-activate[${player}]`,
      "{what:named-only}",
      { ...ban, act: "activate" },
      { wording: "effects" },
    );
    g.rule(`activate-ban[${player}]`, `${who} cannot activate {what:ref[N]}`, {
      ...ban,
      act: "activate-card",
    });
    g.rule(`activate-ban[${player}]`, `${who} cannot activate the effects of {what:ref[N]}`, {
      ...ban,
      act: "activate",
    });
  }
  g.noted("nor", "cannot", "or-activate", "activate-ban", "ban");
  g.rule("cards", "{traits:pre-kind} {noun:kind-noun[pl]}", { quantity: { kind: "every" }, where: [] });
  g.rule("own-effects", "those {noun:ref-noun[pl]}'", { ref: "those-cards" });
  g.rule("lasting-step[pl]", "when {answering:event}, {...:player-ban}", {}, { wording: "when" });
}

/** "This card and Spell/Trap Cards on your field", "face-up monsters and face-down Spell/Trap Cards on your field" */
function together(g: Grammar): void {
  g.rule("subj[pl]", "this card and {and:bare-group}", { ref: "this-card" });
  g.rule("ref[pl]", "the attack target and {and:attacker}", { ref: "attack-target" });
  g.rule("attacker", "the attacking monster", { ref: "attacking-monster" });
  g.rule(
    "bare-group",
    "{traits*:pre} {noun:noun[pl]} and {both:bare-more} {where:post}",
    { quantity: { kind: "every" } },
    { wording: "two" },
  );
  g.rule("bare-more", "{traits*:pre} {noun:noun[pl]}", { quantity: { kind: "every" } });
  g.noted("bare-more");
}

function attacking(g: Grammar): void {
  const theirs = { quantity: { kind: "every" }, traits: [{ trait: "controlled", by: "opponent" }] };
  g.rule(
    "effects-of",
    "your opponent's monster effects or Spell Card effects",
    { ...theirs, noun: "monster", where: [], one: { ...theirs, noun: "spell" } },
    { wording: "two" },
  );
  g.rule("ban[opponent]", "your opponent cannot attack {what:ref[sg]}", {
    verb: "forbid",
    player: "opponent",
    act: "be-attacked",
  });
  g.rule(
    "ban[opponent]",
    "your opponent cannot activate {what:cards} when {whenAttacks:subj[pl]} declare attacks",
    { verb: "forbid", player: "opponent", act: "activate-card" },
  );
  g.rule("ban[opponent]", "your opponent cannot use {what:bare-group} as material for a Fusion Summon", {
    verb: "forbid",
    player: "opponent",
    act: "fusion-material",
  });
  g.rule("pred[N]", "cannot be shuffled into the hand/Deck/Extra Deck", { ...BAN, act: "return" });
}
