import type { Constant, Grammar } from "../grammar.ts";

/** How a monster may be Summoned at all, and how it is Summoned without an effect. */
export function ocgProcedures(g: Grammar): void {
  normal(g);
  special(g);
  procedures(g);
  alsoXyz(g);
  eitherWay(g);
  materials(g);
}

type Fields = Readonly<Record<string, Constant>>;

const ruleOf =
  (g: Grammar) =>
  (text: string, fields: Fields, wording?: string): void => {
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  };

/** "You can Normal Summon this card without Tributing.", "Cannot be Normal Summoned, unless …" */
function normal(g: Grammar): void {
  const rule = ruleOf(g);
  for (const [words, wording] of [
    ["without Tributing", ""],
    ["without Tribute", "tribute"],
    ["without Tributes", "tributes"],
  ] as const) {
    rule(`You can Normal Summon this card ${words}.`, { rule: "without-tribute" }, wording);
    rule(
      `{conditions:conditions}, you can Normal Summon this card ${words}.`,
      { rule: "without-tribute" },
      wording,
    );
    rule(
      `You can Normal Summon this card ${words}, but {but:standing}.`,
      { rule: "without-tribute" },
      wording,
    );
    rule(
      `{conditions:conditions}, you can Normal Summon this card ${words}, but {but:standing}.`,
      { rule: "without-tribute" },
      wording,
    );
  }
  for (const [how, h] of [
    ["", ""],
    [" in Attack Position", "-attack"],
    [" in face-up Attack Position", "-face-up"],
  ] as const) {
    const by = { rule: "tribute-by" };
    rule(`You can Tribute Summon this card${how} by Tributing {tributes:obj}.`, by, `by${h}`);
    rule(`This card can be Tribute Summoned${how} by Tributing {tributes:obj}.`, by, `can-be-by${h}`);
  }
  for (const [comma, wording] of [
    ["", "unless"],
    [",", "unless-comma"],
  ] as const) {
    const only = { rule: "normal-summon-only-if" };
    rule(`Cannot be Normal Summoned${comma} {conditions:unless}.`, only, wording);
    rule(`Cannot be Normal Summoned/Set${comma} {conditions:unless}.`, { ...only, set: true }, wording);
    for (const [way, ways] of [
      ["", ["normal", "flip", "special"]],
      ["Normal or Flip ", ["normal", "flip"]],
      ["Normal or Special ", ["normal", "special"]],
    ] as const)
      rule(`Cannot be ${way}Summoned${comma} {conditions:unless}.`, { ...only, ways }, wording);
  }
  rule("Must be Normal Summoned/Set by Tributing 3 monsters.", { rule: "three-tributes" }, "or-set");
  g.rule("unless", "unless {+:state}");
  rule("This card cannot be Normal Summoned.", { rule: "normal-summon-only-if", conditions: [] }, "never");
  rule("Cannot be Normal Summoned.", { rule: "normal-summon-only-if", conditions: [] }, "never-own");
}

/** What alone may Special Summon a monster. */
function special(g: Grammar): void {
  const rule = ruleOf(g);
  const only = { rule: "only-by-effect" };
  // Whose effect, where no single card does it.
  const whose = [
    ["the effect of {byCard:group[sg]}", "of"],
    ["{byCard:owner-of-effect}'s effect", "owner"],
  ] as const;
  for (const [words, wording] of whose) {
    for (const by of ["by", "with"]) {
      rule(`Must be Special Summoned ${by} ${words}.`, only, `${by}-${wording}`);
      rule(`Must first be Special Summoned ${by} ${words}.`, { ...only, must: "first" }, `${by}-${wording}`);
      rule(`Cannot be Special Summoned, except ${by} ${words}.`, only, `except-${by}-${wording}`);
      rule(`Cannot be Special Summoned except ${by} ${words}.`, only, `but-${by}-${wording}`);
    }
  }
  g.rule("owner-of-effect", "{=:group[sg]}");
  for (const by of ["by", "with"]) {
    rule(`Must be Special Summoned ${by} the effect of {by:name}.`, only, `${by}-the`);
    rule(`Cannot be Special Summoned, except ${by} the effect of {by:name}.`, only, `except-${by}-the`);
    rule(`Cannot be Special Summoned except ${by} the effect of {by:name}.`, only, `but-${by}-the`);
    rule(`Cannot be Special Summoned except ${by} {by:name}.`, only, `but-${by}`);
    rule(`Cannot be Special Summoned, except ${by} {by:name}.`, only, `except-${by}`);
  }
  rule("Cannot be Special Summoned, except by its own effect.", { rule: "only-by-own-effect" }, "except");
  for (const [comma, wording] of [
    [",", "except"],
    ["", "but"],
  ] as const)
    rule(`Cannot be Special Summoned${comma} except by {ways:ways} Summon.`, { rule: "only-by" }, wording);
  rule("Cannot be {ways:proper-ways} Summoned.", { rule: "cannot-special-summon" });
  rule("Must first be Special Summoned by its own effect.", { rule: "only-by-own-effect", must: "first" });
  rule(
    "Cannot be Special Summoned from {from:place[in]} the turn this card was sent to the GY.",
    { rule: "cannot-special-summon-from", turn: "sent" },
    "the-gy",
  );
}

/** "Must be Special Summoned (from your hand) by …": of what it is Summoned, and when. */
function procedures(g: Grammar): void {
  const rule = ruleOf(g);
  const own = { rule: "procedure" };
  for (const [must, start] of [
    ["always", "Must be"],
    ["first", "Must first be"],
  ] as const) {
    rule(`${start} Special Summoned ({from:from-place}) by {conditions:having}.`, { ...own, must }, "having");
    const placed = `${start} Special Summoned ({from:from-place}) in`;
    for (const [position, wording] of [
      ["{position:position}", "placed"],
      ["face-up {position:position}", "placed-up"],
      ["{position:position},", "placed-comma"],
      ["face-up {position:position},", "placed-up-comma"],
    ] as const)
      rule(`${placed} ${position} by {cost:costs[ger]}.`, { ...own, must }, wording);
    rule(`${start} Special Summoned ({from:from-place}), {conditions:whiles}.`, { ...own, must }, "comma");
    if (must === "always")
      rule(`${start} Special Summoned ({from:from-place}) {conditions:whiles}.`, { ...own, must });
    rule(
      `${start} Special Summoned ({from:from-place}) by {cost:costs[ger]} {conditions:whiles}.`,
      {
        ...own,
        must,
      },
      "by-while",
    );
    rule(`${start} Special Summoned by {cost:costs[ger]}.`, { ...own, must }, "bare");
  }
  g.rule("having", "{+:having-one}");
  g.rule("having", "{+:having-one} {+:while}");
  // "having a Level 7 or higher “X” monster on the field, but no “A” in your Monster Zone"
  g.rule("having", "{+:having-one}, {+:having-none}");
  g.rule("having-none", "but no {what.traits:named} {what.where:post}", {
    kind: "exists",
    "what.quantity": { kind: "no" },
    "what.noun": "card",
  });
  g.rule("having-one", "having {what:group[N]}", { kind: "exists" });
  g.rule("having-one", "controlling {what:group[N]}", { kind: "exists", player: "you" });
  g.noted("having-one", "having-none");
  g.rule("quantity[pl]", "exactly {n:int2}", { kind: "precisely" });
  g.rule("quantity[sg]", "exactly 1", { kind: "precisely", n: 1 });
  rule("You can Special Summon this card ({from:from-place}).", own, "bare");
  rule("You can Special Summon this card ({from:from-place}) in {position:position}.", own, "bare");
  rule("You can Special Summon this card ({from:from-place}) {conditions:whiles}.", own, "while");
  // "… to your opponent's field in Attack Position, by Tributing 1 monster they control": whose field makes room.
  const theirs = "to {to:theirs} in {position:position}";
  g.rule("theirs", "your opponent's field", { of: "opponent", names: ["field"] });
  rule(
    `You can Special Summon this card ({from:from-place}) ${theirs}, by {cost:costs[ger]}.`,
    own,
    "theirs",
  );
  for (const must of ["always", "first"] as const) {
    const start = must === "always" ? "Must be" : "Must first be";
    const to = "to {to:theirs} by {cost:costs[ger]}";
    rule(`${start} Special Summoned ({from:from-place}) ${to}.`, { ...own, must }, "theirs");
  }
  rule("You can Special Summon this card ({from:from-place}) to {to:pointed-place}.", own, "zone");
  rule(
    "{conditions:conditions}, you can Special Summon this card ({from:from-place}) to {to:pointed-place}.",
    own,
    "zone",
  );
  rule(
    "You can Special Summon this card ({from:from-place}) in {position:position} to {to:pointed-place}.",
    own,
    "zone",
  );
  rule(
    "If {to.crowded:int} or more cards are in the same column, you can Special Summon this card ({from:from-place}) in that column.",
    { ...own, "to.of": "you", "to.names": ["main-monster-zone"] },
    "column",
  );
  rule("Special Summon this card ({from:from-place}) by {cost:costs[ger]}.", own, "imperative");
  rule(
    "{conditions:conditions}, you can Special Summon this card ({from:from-place}) in {position:position} by {cost:costs[ger]}.",
    own,
  );
}

/** "You can also Xyz Summon this card by using 1 “X” monster you control as material." */
function alsoXyz(g: Grammar): void {
  const rule = ruleOf(g);
  const also = {
    rule: "procedure",
    ways: ["xyz"],
    from: { of: "you", names: ["extra-deck"] },
  };
  for (const [moved, m] of [
    ["", ""],
    [" (transfer its materials)", "-moved"],
    [" (transfer its materials to this card)", "-moved-to"],
  ] as const) {
    rule(`You can also Xyz Summon this card by {cost:costs[ger]}${moved}.`, also, `also${m}`);
    rule(
      `{conditions:conditions}, you can also Xyz Summon this card by {cost:costs[ger]}${moved}.`,
      also,
      `also${m}-if`,
    );
    for (const [when, w] of [
      ["", ""],
      ["{conditions:conditions}, ", "-if"],
    ] as const)
      rule(
        `Once per turn, ${when}you can also Xyz Summon {name:name} by {cost:costs[ger]}${moved}.`,
        { ...also, perTurn: true },
        `also${m}${w}`,
      );
  }
  const used = { verb: "use-as-material" };
  g.rule("cost-step[F]", "<use> {what:obj} as material", used);
  g.rule("cost-step[F]", "<use> {what:obj} as material{besides:trailing}", used);
  g.rule("cost-step[F]", "<use> {what:obj}", used, { wording: "bare" });
}

/** "Must be either Fusion Summoned, or Special Summoned by …" */
function eitherWay(g: Grammar): void {
  const rule = ruleOf(g);
  const from = { of: "you", names: ["extra-deck"] };
  for (const [must, start] of [
    ["always", "Must be"],
    ["first", "Must first be"],
  ] as const)
    for (const [place, p] of [
      [" (from your Extra Deck)", ""],
      [" from your Extra Deck", "-bare"],
      ["", "-unsaid"],
    ] as const)
      for (const [end, e] of [
        ["", ""],
        [' (in which case you do not use "Polymerization")', "-no-polymerization"],
      ] as const) {
        const summoned = `${start} either {or:ways} Summoned, or Special Summoned${place} by`;
        const wording = `either${p}${e}`;
        rule(`${summoned} {cost:costs[ger]}${end}.`, { rule: "procedure", must, from }, wording);
        if (p === "")
          rule(
            `${summoned.slice(0, -" by".length)} in {position:position} by {cost:costs[ger]}${end}.`,
            { rule: "procedure", must, from },
            `placed-${wording}`,
          );
        rule(`${summoned} {...:with-the-above}${end}.`, { rule: "contact", must }, wording);
      }
}

/** "Cannot be used as Synchro Material, except for …", "A Fusion Summon of this card can only be done with …" */
function materials(g: Grammar): void {
  const rule = ruleOf(g);
  for (const [word, way] of [
    ["Fusion", "fusion"],
    ["Synchro", "synchro"],
    ["Xyz", "xyz"],
    ["Link", "link"],
  ] as const) {
    const none = { rule: "cannot-be-material", ways: [way] };
    for (const [subject, who] of [
      ["Cannot", "own"],
      ["This card cannot", "this"],
    ] as const)
      for (const [as, said] of [
        [`as ${word} Material`, "as"],
        [`as a ${word} Material`, "as-a"],
        [`as a ${word} Material Monster`, "as-a-monster"],
        [`as material for ${word === "Xyz" ? "an" : "a"} ${word} Summon`, "for"],
        ...(word === "Xyz"
          ? ([
              ["as an Xyz Material for an Xyz Summon", "as-an-for"],
              ["as an Xyz Material", "as-an"],
            ] as const)
          : []),
      ] as const) {
        if (said !== "as" && said !== "for") rule(`${subject} be used ${as}.`, none, `${who}-${said}`);
        // "As a Synchro Material" is folded.
        if (word !== "Synchro" || said === "as" || said === "for")
          rule(
            `${subject} be used ${as}, except for the ${word} Summon of {except:group[sg]}.`,
            none,
            `${who}-${said}`,
          );
      }
  }
  stretched(g);
  ritualTributes(g);
  for (const [word, way] of [
    ["Synchro", "synchro"],
    ["Link", "link"],
  ] as const)
    for (const [all, a] of [
      ["all other", ""],
      ["all the other", "the"],
    ] as const)
      for (const [monster, m] of [
        ["", ""],
        [" Monster", "-monster"],
      ] as const)
        rule(
          `If this card is used as ${word} Material, ${all} ${word} Material${monster}s must be {what:others}.`,
          { rule: "other-materials", ways: [way] },
          `others${a && `-${a}`}${m}`,
        );
  g.rule("others", "{=:kinds}");
  const every = { noun: "monster", where: [], "quantity.kind": "every" };
  g.rule("others", "{traits:other-being}", every, { wording: "bare" });
  g.rule("other-being", "{+:trait-attribute}");
  g.rule("other-being", "{+:trait-type}");
  const several = { rule: "cannot-be-material" };
  rule("Cannot be used as material for @a {ways:ways} Summon.", several, "several");
  rule("This card cannot be used as material for @a {ways:ways} Summon.", several, "this-several");
  rule("Cannot be used as {ways:ways} Material.", several);
}

/** What a card says of itself as a Tribute for a Ritual Summon. */
function ritualTributes(g: Grammar): void {
  const rule = ruleOf(g);
  const entire = { rule: "entire-tribute" };
  for (const [all, a] of [
    ["Tribute", ""],
    ["requirement", "requirement"],
  ] as const) {
    const summon =
      "If you Ritual Summon exactly {for:group[sg]} with a card effect that requires use of monsters";
    rule(`${summon}, this card can be used as the entire ${all}.`, entire, a);
    rule(`${summon}, this card {from:controlled-here} can be used as the entire ${all}.`, entire, a);
  }
  g.words("controlled-here", { "you control": { names: ["field"] } });
  rule(
    "{...:ritual-conducted}, you can banish this card from your GY as 1 of the monsters required for the Ritual Summon.",
    { rule: "grave-tribute" },
  );
  g.rule("ritual-conducted", "When you Ritual Summon");
  g.rule("ritual-conducted", "When you Ritual Summon {for:group[sg]}");
}

/** "If this card you control would be used as Synchro Material …": what its player may do then. */
function stretched(g: Grammar): void {
  const rule = ruleOf(g);
  for (const [would, w] of [
    ["would be used", "would"],
    ["is used", "is"],
  ] as const) {
    const used = `If this card you control ${would} as Synchro Material`;
    const tuner = { rule: "as-non-tuner" };
    rule(`${used}, you can treat it as a non-Tuner.`, tuner, w);
    rule(`${used} for {for:group[sg]}, you can treat it as a non-Tuner.`, tuner, w);
  }
  for (const [place, p] of [
    ["on the field", "field"],
    ["you control", "control"],
  ] as const)
    for (const [word, way] of [
      ["Synchro", "synchro"],
      ["Link", "link"],
    ] as const) {
      const used = `If this card ${place} would be used as ${word} Material`;
      const hand = { rule: "hand-material", ways: [way] };
      for (const [end, e] of [
        ["{what:group[sg]} can be used as 1 of the other materials", "one-of"],
        ["you can also use {what:group[sg]} as material", "also"],
      ] as const) {
        rule(`${used}, ${end}.`, hand, `${p}-${e}`);
        rule(`${used} for {for:group[sg]}, ${end}.`, hand, `${p}-${e}`);
      }
    }
}
