import type { Grammar } from "../../grammar.ts";

/** What a monster was Summoned with, and for what a card was used: "if this card was Synchro Summoned using …", "used for its Synchro Summon". */
export function ocgSummonedWith(g: Grammar): void {
  past(g);
  used(g);
  setOff(g);
  attached(g);
  called(g);
}

/** "If this card was Fusion Summoned using only Reptile monsters as material, it …"; "a Synchro Monster that used this card as material" */
function past(g: Grammar): void {
  g.rule("state", "{event:made}", { kind: "happened" }, { wording: "made" });
  const own = { event: "summoned", "subject.ref": "this-card" };
  const summoned = "this card was {...:summon[past]}";
  for (const what of ["group[M]", "just-named", "named-or"]) g.rule("made-of-what", `{=:${what}}`);
  g.rule("made-of-what", "{quantity:quantity[N]} {...:materials-called[N]}", {
    traits: [],
    noun: "card",
    where: [],
  });
  g.rule("as-what", "as <<material|a material|materials>>", {}, { wording: "as" });
  g.rule("made", `${summoned} using {using:made-of-what}[[ {...:as-what}]]`, own);
  g.rule("made", `${summoned} using only {using:barred}[[ {...:as-what}]]`, { ...own, usingOnly: true });
  g.rule("made", `${summoned} by Tributing {tributing:group[M]}`, own);
  // "“A” or a Plant Synchro Monster"
  const a = { quantity: { kind: "a" }, noun: "card", where: [] };
  g.rule("named-or", "{traits:named} or {one:branch[sg]}", a);
  g.noted("made", "named-or");
  // The same of other monsters.
  const trait = { trait: "summoned-with" };
  g.rule("was-summoned", "{...:summoned-by}");
  g.rule("summoned-by", "{ways:ways} Summoned by the effect of {byEffectOf:group[sg]}", {
    trait: "summoned",
  });
  g.rule("summoned-by", "{ways:ways} Summoned by Tributing {material:group[M]}", trait, {
    wording: "tributing",
  });
  g.rule("used-to-summon", "<<using|by using>>", {});
  g.rule("used-to-summon", "this turn <<using|by using>>", { within: "turn" });
  const using = "Summoned {...:used-to-summon}";
  for (const what of ["made-of-what", "itself"])
    g.rule("summoned-by", `{ways:ways} ${using} {material:${what}}[[ {...:as-what}]]`, trait, {
      rule: "summoned-by: using",
    });
  // Of this card it is said with what the monster gains: `lending.ts`.
  g.rule("summoned-by", `${using} {material:made-of-what} {...:as-lent-way}`, trait);
  g.rule("summoned-by", "{ways:ways} Summoned using only {material:barred}[[ {...:as-what}]]", {
    ...trait,
    only: true,
  });
  g.rule("summoned-by", "{ways:ways} Summoned using a monster with its same name as material", {
    ...trait,
    sameName: true,
    material: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
  });
  // "A Synchro Monster that used this card as material gains 600 ATK."
  g.rule("after", "{+:trait-used-this}");
  for (const as of ["as-what", "as-lent-way"])
    g.rule("trait-used-this", `that used {material:itself} {...:${as}}`, trait, {
      wording: "used",
      rule: "trait-used-this",
    });
  g.noted("trait-used-this");
}

/** "the non-Tuners used for its Synchro Summon", "each Fusion Material used for its Fusion Summon" */
function used(g: Grammar): void {
  g.rule("summon-said", "{way:proper-way} Summon");
  g.rule("summon-said", "Tribute Summon", { way: "tribute" });
  g.rule("summon-said", "<<Special Summon|Summon>>", {}, { wording: "any" });
  // Whose Summon "that Summon" is, the event tells: `findSummon`.
  g.rule("its-summon", "{summoned:owner} {...:summon-said}");
  g.rule("its-summon", "<<that|the>> {...:summon-said}", {}, { wording: "that" });
  g.rule("its-summon", "the {...:summon-said} of {summoned:ref[sg]}", {}, { wording: "of" });
  g.rule("its-summon", "{summoned:ref[sg]}", {}, { wording: "card" });
  g.rule("used-how", "used[[ as material]] for {...:its-summon}");
  const as = "as {summoned:owner}[[ {way:proper-way}]] <<material|Material|materials|Materials>>";
  g.rule("used-how", `used ${as}`, {}, { wording: "as" });
  g.rule("used-how", "used to[[ {way:proper-way}]] Summon {summoned:ref[sg]}", {}, { wording: "to" });
  g.rule("used-how", "Tributed for {...:its-summon}", {}, { wording: "tributed" });
  g.rule("trait-that", "[[{...:which-was} ]]{...:used-how}", { trait: "used-for" });
}

/** "this card, Special Summoned by …, is destroyed", "a Link Monster, that was Link Summoned using this card as material, leaves …" */
function setOff(g: Grammar): void {
  g.rule(
    "subj[sg]",
    "this[[ {traits:pre}]] card, {where:set-off},",
    { ref: "this-card" },
    { wording: "set-off" },
  );
  for (const [n, m] of ["sg", "pl", "s"].map((m) => [m === "pl" ? "pl" : "sg", m]))
    g.rule(
      `subj[${n}]`,
      `{quantity:quantity[${m}]} {...:cards[${m}]}, {where:set-off},`,
      {},
      { wording: "set-off", rule: "subj[N]: cards set off by commas" },
    );
  for (const trait of ["that", "came-by", "equipping", "linked"])
    g.rule("set-off", `{+:trait-${trait}}`, undefined, { rule: "set-off: a trait" });
  g.rule("post", "{+:trait-controlled}, {+:trait-that},", undefined, { wording: "that-commas" });
  g.rule("trait-came-by", "{...:summoned-by}");
  g.rule("came-by", "{+:trait-came-by}");
  g.rule(
    "state",
    "you control this card, {what.where:came-by}",
    { kind: "exists", player: "you", "what.ref": "this-card" },
    { wording: "came-by" },
  );
  // "this card that was Normal Summoned, or Special Summoned by the effect of a FIRE monster"
  g.rule("trait-that", "{...:that-was} {traits:came-either}", { trait: "any-of" });
  g.rule("came-either", "{+:trait-came-so}[[,]] or {+:trait-came-so}");
  g.rule("trait-came-so", "{...:was-summoned}");
  g.noted("trait-came-by", "trait-came-so");
}

/** "attached to this card as material", "1 material from that monster" */
function attached(g: Grammar): void {
  const attached = { trait: "attached-to" };
  g.rule("trait-that", "attached to {host:ref[sg]} as <<material|materials|Materials>>", attached, {
    wording: "as",
  });
  // Where it lies: "add 1 card attached to this card to the hand".
  g.rule("trait-attached", "[[{...:that-is} ]]attached to {host:np[sg]}", attached);
  g.rule(
    "group[N]",
    "{quantity:quantity[N]} <material/materials> from {where:under-it}",
    { traits: [], noun: "card" },
    { wording: "materials-from" },
  );
  g.rule("under-it", "{+:under-host}");
  for (const host of ["ref[sg]", "host-there"])
    g.rule("under-host", `{host:${host}}`, attached, { wording: "from", rule: "under-host: a monster" });
  // Not one of several that were targeted: of them it is not known yet which is "the other".
  g.rule("host-there", "{quantity:quantity[sg]} {...:these[sg]}");
  g.noted("trait-attached", "under-host", "host-there");
}

/** "materials", "Link Materials": cards of any kind; "each non-Tuner Synchro Material used for its Synchro Summon" */
function called(g: Grammar): void {
  g.rule("materials-called[N]", "<material/materials>", {}, { wording: "materials" });
  // Those of an Xyz Summon are called "materials" only.
  g.rule(
    "materials-called[N]",
    "<<Fusion|Ritual|Synchro|Link>> <Material/Materials>",
    {},
    { wording: "of-way" },
  );
  g.rule("material-cards[N]", "{...:materials-called[N]} {where:were-used}", { traits: [], noun: "card" });
  g.rule("material-cards[N]", "{traits:pre} {...:materials-called[N]} {where:were-used}", {
    noun: "monster",
  });
  g.rule("were-used", "{++:withs} {+:trait-attached}");
  g.rule("were-used", "[[{++:withs} ]]{+:trait-that}[[{+:trait-except}]]");
  const all = { quantity: { kind: "all" } };
  g.rule("those-by", "{...:material-cards[pl]}", all);
  g.rule("each", "{...:material-cards[sg]}", all);
  g.rule("summed", "the {...:material-cards[pl]}", all);
  g.rule("obj", "the {...:material-cards[sg]}", all);
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
}
