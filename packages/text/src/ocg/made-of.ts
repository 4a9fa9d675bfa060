import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** What a monster was Summoned with, said while it is on the field: "if this card was Synchro Summoned using …". */
export function ocgMadeOf(g: Grammar): void {
  past(g);
  used(g);
  summonedWith(g);
}

/** "If this card was Fusion Summoned using only Reptile monsters as material, it …" */
function past(g: Grammar): void {
  g.rule("state", "{event:made}", { kind: "happened" }, { wording: "made" });
  const own = { event: "summoned", "subject.ref": "this-card" };
  const summoned = "this card was {...:summon[past]}";
  for (const what of ["group[M]", "just-named", "named-or"]) g.rule("made-of-what", `{=:${what}}`);
  g.rule("as-what", "as <<material|a material|materials>>", {}, { wording: "as" });
  g.rule("made", `${summoned} using {using:made-of-what}[[ {...:as-what}]]`, own);
  g.rule("made", `${summoned} using only {using:barred}[[ {...:as-what}]]`, { ...own, usingOnly: true });
  const some = {
    "using.quantity.kind": "at-least",
    "using.traits": [],
    "using.noun": "card",
    "using.where": [],
  };
  g.rule("made", `${summoned} using {using.quantity.n:int2} or more {...:materials-called[pl]}`, {
    ...own,
    ...some,
  });
  g.rule("made", "this card was {...:summon[past]} by Tributing {tributing:group[M]}", own);
  // "“A” or a Plant Synchro Monster"
  g.rule("named-or", "{traits:named} or {one:branch[sg]}", {
    quantity: { kind: "a" },
    noun: "card",
    where: [],
  });
  g.noted("made", "named-or");
}

/** "the non-Tuners used for its Synchro Summon", "each Fusion Material used for its Fusion Summon" */
function used(g: Grammar): void {
  const trait = { trait: "used-for" };
  // Whose Summon "that Summon" is, the event tells: `findSummon`.
  g.rule("its-summon", "{summoned:owner} {way:proper-way} Summon");
  g.rule("its-summon", "the {way:proper-way} Summon of {summoned:ref[sg]}", {}, { wording: "of" });
  g.rule("its-summon", "{summoned:ref[sg]}", {}, { wording: "card" });
  g.rule("its-summon", "{summoned:owner} Special Summon", {}, { wording: "special" });
  g.rule("its-summon", "{summoned:owner} Summon", {}, { wording: "any" });
  g.rule("its-summon", "<<that|the>> {way:proper-way} Summon", {}, { wording: "that" });
  const tribute = { way: "tribute" };
  g.rule("its-summon", "{summoned:owner} Tribute Summon", tribute, { wording: "tribute" });
  g.rule("its-summon", "<<that|the>> Tribute Summon", tribute, { wording: "that-tribute" });
  g.rule("used-how", "[[as material ]]for {...:its-summon}");
  g.rule(
    "used-how",
    "as {summoned:owner}[[ {way:proper-way}]] <<material|Material|materials|Materials>>",
    {},
    { wording: "as" },
  );
  g.rule("used-how", "to[[ {way:proper-way}]] Summon {summoned:ref[sg]}", {}, { wording: "to" });
  g.rule("trait-that", "used {...:used-how}", trait);
  g.rule("trait-that", "{...:that-was} used {...:used-how}", trait, { wording: "was" });
  g.rule("trait-that", "{...:that-was} {ways:ways} Summoned by Tributing {material:group[M]}", {
    trait: "summoned-with",
  });
  g.rule("trait-that", "{...:that-was} {ways:ways} Summoned by the effect of {byEffectOf:group[sg]}", {
    trait: "summoned",
  });
  g.rule(
    "state",
    "you control this card, {what.where:came-by}",
    { kind: "exists", player: "you", "what.ref": "this-card" },
    { wording: "came-by" },
  );
  // "this card, Special Summoned by …, is destroyed", "a Link Monster, that was Link Summoned using this card as material, leaves …"
  const apart = { wording: "set-off" };
  g.rule("subj[sg]", "this[[ {traits:pre}]] card, {where:set-off},", { ref: "this-card" }, apart);
  for (const [n, m] of ["sg", "pl", "s"].map((m) => [m === "pl" ? "pl" : "sg", m]))
    g.rule(
      `subj[${n}]`,
      `{quantity:quantity[${m}]} {...:cards[${m}]}, {where:set-off},`,
      {},
      { wording: `set-off-${m}` },
    );
  for (const trait of ["trait-that", "trait-came-by", "trait-equipping", "trait-linked"])
    g.rule("set-off", `{+:${trait}}`);
  g.rule("came-by", "{+:trait-came-by}");
  // "this card that was Normal Summoned, or Special Summoned by the effect of a FIRE monster"
  g.rule("trait-that", "{...:that-was} {traits:came-either}", { trait: "any-of" });
  g.rule("came-either", "{+:came-plainly}, or {+:trait-came-by}");
  g.rule("came-plainly", "{ways:ways} Summoned", { trait: "summoned" });
  g.noted("came-plainly");
  g.rule("trait-came-by", "{ways:ways} Summoned by the effect of {byEffectOf:group[sg]}", {
    trait: "summoned",
  });
  g.noted("trait-came-by");
  g.rule("post", "{+:trait-controlled}, {+:trait-that},", undefined, { wording: "that-commas" });
  for (const was of ["", "{...:that-was} "])
    g.rule("trait-that", `${was}Tributed for {...:its-summon}`, trait, {
      wording: `tributed${was && "-was"}`,
    });
  g.rule("trait-that", "attached to {host:ref[sg]} {...:as-materials}", { trait: "attached-to" });
  alike(g, "as-materials", ["as material", "as materials", "as Materials"]);
  // Where it lies: "add 1 card attached to this card to the hand".
  g.rule("trait-attached", "[[{...:that-is} ]]attached to {host:np[sg]}", { trait: "attached-to" });
  g.noted("trait-attached");
  g.rule(
    "group[N]",
    "{quantity:quantity[N]} <material/materials> from {where:under-it}",
    { traits: [], noun: "card" },
    { wording: "materials-from" },
  );
  g.rule("under-it", "{+:under-host}");
  for (const host of ["ref[sg]", "host-there"])
    g.rule("under-host", `{host:${host}}`, { trait: "attached-to" }, { wording: "from" });
  // Not one of several that were targeted: of them it is not known yet which is "the other".
  g.rule("host-there", "{quantity:quantity[sg]} {...:these[sg]}");
  g.noted("under-host", "host-there");
  // "materials", "Link Materials": cards of any kind.
  // Those of an Xyz Summon are called so only.
  const ways = "Fusion|Ritual|Synchro|Link";
  g.rule("materials-called[N]", "<material/materials>", {}, { wording: "materials" });
  g.rule("materials-called[N]", `<<${ways}>> <Material/Materials>`, {}, { wording: "of-way" });
  const any = { quantity: { kind: "all" }, traits: [], noun: "card" };
  g.rule("those-by", "{...:materials-called[pl]} {where:were-used}", any);
  g.rule("each", "{...:materials-called[sg]} {where:were-used}", any);
  g.rule("summed", "the {...:materials-called[pl]} {where:were-used}", any);
  // "each non-Tuner Synchro Material used for its Synchro Summon"
  const kind = { quantity: { kind: "all" }, noun: "monster" };
  g.rule("obj", "the {traits:pre} {...:materials-called[sg]} {where:were-used}", kind);
  g.rule("each", "{traits:pre} {...:materials-called[sg]} {where:were-used}", kind);
  // "All of the monsters that were used for this card are in your GY": every one of them still.
  g.rule(
    "state",
    "all of the {noun:noun[pl]} {where:were-used} are in your GY",
    {
      kind: "only",
      traits: [],
      being: {
        quantity: { kind: "a" },
        traits: [],
        noun: "card",
        where: [{ trait: "in", place: { of: "you", names: ["graveyard"] } }],
      },
    },
    { wording: "used-there" },
  );
  g.rule("were-used", "{+:trait-that}[[{+:trait-except}]]");
}

/** "A Synchro Monster that used this card as material gains 600 ATK." */
function summonedWith(g: Grammar): void {
  const trait = { trait: "summoned-with" };
  for (const as of ["as-what", "as-lent-way"])
    g.rule("trait-that", `that used {material:itself} {...:${as}}`, trait, { wording: "used" });
  g.rule("used-to-summon", "<<using|by using>>", {});
  g.rule("used-to-summon", "this turn <<using|by using>>", { within: "turn" });
  for (const what of ["made-of-what", "itself"]) {
    g.rule(
      "trait-that",
      `{...:that-was} {ways:ways} Summoned {...:used-to-summon} {material:${what}}[[ {...:as-what}]]`,
      trait,
    );
    // Of this card it is said with what the monster gains: `lending.ts`.
    if (what !== "itself")
      g.rule(
        "trait-that",
        `{...:that-was} Summoned {...:used-to-summon} {material:${what}} {...:as-lent-way}`,
        trait,
      );
  }
  const only = { ...trait, only: true };
  g.rule(
    "trait-that",
    "{...:that-was} {ways:ways} Summoned using only {material:barred}[[ {...:as-what}]]",
    only,
  );
  g.rule("trait-that", "{...:that-was} {ways:ways} Summoned using a monster with its same name as material", {
    ...trait,
    sameName: true,
    material: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
  });
}
