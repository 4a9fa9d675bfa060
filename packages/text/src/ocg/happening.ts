import type { Constant, Grammar } from "../grammar.ts";
import { PROPER_WAYS } from "../yugioh/events.ts";

/** What happens, after "when" and "if", in OCG texts. */
export function ocgHappening(g: Grammar): void {
  moves(g);
  summons(g);
  come(g);
  thisWay(g);
  eitherOfTwo(g);
  battles(g);
  positions(g);
}

function moves(g: Grammar): void {
  g.rule("gone", "added[[ from {from:place}]] to {to:place}", { manner: ["added"] });
  g.rule("gone", "returned[[ from {from:place}]] to {to:place}", { manner: ["returned"] });
  g.rule("gone", "banished from {from:place}", { manner: ["banished"] });
  g.rule("gone", "discarded[[ from {from:place}]][[ to {to:place}]]", { manner: ["discarded"] });
  const placed = { manner: ["placed"] };
  g.rule("gone", "placed in {to:place[in]}", placed);
  for (const as of ["spell", "trap"]) {
    const kind = `Continuous ${as === "spell" ? "Spell" : "Trap"}`;
    g.rule("moved", `placed in {to:place[in]} as a ${kind}`, { ...placed, as });
  }
  g.rule("moved", "banished face-up", { manner: ["banished"], to: { names: ["banished"], faceUp: true } });
  // A Pendulum Monster that would be sent to the GY comes there: it is not added by anything.
  g.rule("moved", "added[[ from {from:place}]] to {to:extra-face-up}", { manner: [] });
  g.rule("moved", "Tributed and added to {to:extra-face-up}", { manner: ["tributed"] });
  g.rule("extra-face-up", "your {names:extra-deck-alone} face-up", { of: "you" });
  g.rule("extra-face-up", "the {names:extra-deck-alone} face-up", {}, { wording: "the" });
  g.rule("extra-deck-alone", "{+:extra-deck-word}");
  g.words("extra-deck-word", { "Extra Deck": "face-up-extra-deck" });
  g.noted("extra-face-up");
  const undrawn = { manner: ["added"], undrawn: true };
  g.rule("moved", "added to {to:place}, except by drawing it", undrawn);
  g.rule("moved", "added from {from:place} to {to:place}, except by drawing it", undrawn);
  g.rule("moved", "added to {to:place}, except by drawing it for your normal draw", {
    manner: ["added"],
    undrawn: "normal-draw",
  });
  for (const [word, manner] of [
    ["Tributed", "tributed"],
    ["banished", "banished"],
    ["discarded", "discarded"],
  ] as const)
    g.rule("moved", `${word}[[ {...:by-whom}]] and sent to {to:place}`, { manner: [manner, "sent"] });
  for (const subject of ["{subject:subj[N]} <is/are>"])
    g.rule(
      "event",
      `${subject} {...:moved} while in {from:zone-left}`,
      { event: "moved" },
      { wording: "while-there" },
    );
  g.rule("zone-left", "your {names:left-zone}", { of: "you" });
  g.rule("zone-left", "a {names:left-zone}", {}, { wording: "a" });
  g.noted("zone-left");
  g.rule("moved", "destroyed in {from:zone-left}", { manner: ["destroyed"] });
  g.rule("zone-left", "the {names:left-zone}", {}, { wording: "the" });
  // "returns to the hand": what it does is what happens to it.
  g.rule(
    "event",
    "{subject:subj[N]} <returns/return> to {to:place[in]}[[ {...:by-whom}]]",
    { event: "moved", manner: ["returned"] },
    { wording: "returns" },
  );
  // From wherever, and whatever becomes of it there.
  for (const subject of ["group[N]", "group[s]"])
    g.rule("event", `your opponent moves {subject:${subject}} out of {from:place}`, {
      event: "moved",
      manner: [],
      agent: "opponent",
    });
  // In whatever way it does: Summoned, sent, or banished.
  g.rule(
    "event",
    "{subject:subj[N]} <leaves/leave> the Extra Deck",
    { event: "moved", manner: [], from: { names: ["extra-deck"] } },
    { wording: "leaves" },
  );
  draws(g);
}

/** "When you draw this card", "if your opponent adds a card from the Deck to their hand" */
function draws(g: Grammar): void {
  g.rule("event", "you draw this card", { event: "moved", manner: ["drawn"], subject: { ref: "this-card" } });
  const drawn = { event: "moved", manner: ["drawn"], to: { of: "you", names: ["hand"] } };
  for (const subject of ["drawn-one", "drawn-some"]) g.rule("event", `you draw {subject:${subject}}`, drawn);
  g.rule("drawn-one", "a monster", { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] });
  for (const [category, M, kind] of [
    ["drawn-one", "sg", "a"],
    ["drawn-some", "s", "some"],
  ] as const)
    g.rule(category, `@a {traits:pre} {noun:noun[${M}]}`, { quantity: { kind }, where: [] });
  g.rule("drawn-one", "{traits:named}", { quantity: { kind: "a" }, noun: "card", where: [] });
  g.noted("drawn-one", "drawn-some");
  for (const [words, player, their] of [
    ["you draw", "you", "your"],
    ["your opponent draws", "opponent", "their"],
  ] as const) {
    const normal = { event: "drawn", player, normal: true };
    g.rule("event", `${words} for ${their} normal draw`, normal, { wording: "bare" });
    g.rule("event", `${words} a card(s) for ${their} normal draw`, normal);
    g.rule("event", `${words} for ${their} normal draw in ${their} Draw Phase`, normal, {
      wording: "in-phase",
    });
  }
  g.rule("event", "your opponent draws a card(s)", { event: "drawn", player: "opponent" });
  g.rule("event", "your opponent draws a card", { event: "drawn", player: "opponent" }, { wording: "one" });
  g.rule("event", "you draw a card(s)", { event: "drawn", player: "you" });
  const added = {
    event: "moved",
    manner: ["added"],
    agent: "opponent",
    to: { of: "opponent", names: ["hand"] },
  };
  g.rule("event", "your opponent adds {subject:group[N]} to their hand", added, { wording: "adds" });
  g.rule("event", "your opponent adds {subject:group[s]} to their hand, including drawing", added, {
    wording: "adds-drawing",
  });
  for (const n of ["N", "s"])
    g.rule(
      "event",
      `your opponent adds {subject:group[${n}]} to their hand, except by drawing them`,
      { ...added, undrawn: true },
      { wording: "adds" },
    );
  g.rule("event", "your opponent adds {subject:group[s]} to their hand", added, { wording: "adds" });
}

function summons(g: Grammar): void {
  const using = "{subject:subj[N]} <is/are> {...:summon[past]} using";
  g.rule("event", `${using} {using:group[M]} as material`, { event: "summoned" });
  g.rule("event", `${using} {using:just-named} as material`, { event: "summoned" });
  g.rule("event", `${using} {using:group[M]}`, { event: "summoned" }, { wording: "no-material" });
  for (const [as, wording] of [
    [" as material", "only"],
    ["", "only-bare"],
  ] as const)
    g.rule("event", `${using} only {using:barred}${as}`, { event: "summoned", usingOnly: true }, { wording });
  const called = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  for (const [to, wording] of [
    ["", "same-name"],
    [" to {to:place[on]}", "same-name-to"],
  ] as const)
    g.rule(
      "event",
      `{subject:subj[N]} <is/are> {...:summon[past]}${to} using a monster with its same name as material`,
      { event: "summoned", sameName: true, using: called },
      { wording },
    );
  const tributing = "{subject:subj[N]} <is/are> {...:summon[past]} by Tributing";
  g.rule("event", `${tributing} {tributing:group[M]}`, { event: "summoned" });
  g.rule("event", "{subject:subj[N]} <is/are> Normal Summoned without Tributing", {
    event: "summoned",
    ways: ["normal"],
    tributeless: true,
  });
  withThisCard(g);
  const one = { event: "summoned", agent: "you" };
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  for (const [as, a] of [
    [" as material", ""],
    ["", "-no-material"],
  ] as const) {
    const with_ = `using {using:group[M]}${as}`;
    g.rule("event", `you {...:summon[bare]} {subject:obj} ${with_}`, one, { wording: `you${a}` });
    g.rule("event", `you {...:summon[bare]} ${with_}`, { ...one, subject: any }, { wording: `you-any${a}` });
    g.rule(
      "event",
      `you {...:summon[bare]} using {using:just-named}${as}`,
      { ...one, subject: any },
      {
        wording: `you-any${a}`,
      },
    );
    const there = `{subject:subj[N]} <is/are> {...:summon[past]} to {to:place[on]} using {using:group[M]}${as}`;
    g.rule("event", there, { event: "summoned" }, { wording: `to${a}` });
  }
  for (const [who, agent] of [
    ["you {...:summon[bare]}", "you"],
    ["your opponent {...:summon[s3]}", "opponent"],
  ] as const)
    for (const [how, more] of [
      ["by Tributing {tributing:group[M]}", {}],
      ["face-up", { face: "up" }],
      ["in {position:position}", {}],
      ["to {to:place[on]}", {}],
      ["during your turn", { turn: "you" }],
      ["during your opponent's turn", { turn: "opponent" }],
    ] as const)
      g.rule("event", `${who} {subject:obj} ${how}`, { event: "summoned", agent, ...more });
  g.rule("event", "you {...:summon[bare]} {subject:just-named}", { event: "summoned", agent: "you" });
  g.rule("event", "you {...:summon[bare]}", { ...one, subject: any }, { wording: "you-any" });
  g.rule("moved", "{...:tributed}", { manner: ["tributed"] });
  g.rule("moved", "{...:tributed} and sent to {to:place}", { manner: ["tributed", "sent"] });
  g.rule("tributed", "Tributed for a Tribute Summon", { tributedFor: "tribute" });
  g.rule("tributed", "Tributed for the Tribute Summon of {materialOf:group[sg]}", { tributedFor: "tribute" });
  g.rule("tributed", "Tributed for a Ritual Summon", { tributedFor: "ritual" });
  g.rule("event", "{subject:subj[N]} <is/are> {...:come}", { event: "summoned" });
  g.rule("event", "{subject:subj[N]} <is/are> flipped face-up", { event: "turned", face: "up" });
}

/** "you Tribute Summon a monster by Tributing this card", "you Fusion Summon using this card as Fusion Material" */
function withThisCard(g: Grammar): void {
  const summoned = { event: "summoned" };
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.words("itself-taken", { "this card": "this-card" });
  const tributing = "by Tributing {tributing.ref:itself-taken}";
  g.rule("event", `{subject:subj[N]} <is/are> {...:summon[past]} ${tributing}`, summoned, {
    wording: "itself",
  });
  g.rule(
    "event",
    `{subject:subj[N]} <is/are> {...:summon[past]} face-up ${tributing}`,
    { ...summoned, face: "up" },
    { wording: "itself" },
  );
  g.rule(
    "event",
    `you {...:summon[bare]} {subject:obj} ${tributing}`,
    { ...summoned, agent: "you" },
    { wording: "itself" },
  );
  for (const [word, way] of Object.entries(PROPER_WAYS))
    for (const [as, wording] of [
      [`as ${word} Material`, "way"],
      [`as @a ${word} Material`, "a-way"],
      ["as material", "plain"],
    ] as const)
      g.rule(
        "event",
        `you ${word} Summon using {using.ref:itself-taken} ${as}`,
        { ...summoned, ways: [way], agent: "you", subject: any },
        { wording: `itself-${wording}` },
      );
}

/** "Special Summoned from the hand", "… face-up to your field", "… in Defense Position by a monster effect" */
function come(g: Grammar): void {
  const faceUp = { face: "up" };
  const to = ["{to:place[on]}", "{to:some-pointed}"];
  const how: [words: string, fields?: Record<string, Constant>, wording?: string][] = [
    ["from {from:place}"],
    ...to.flatMap((there): typeof how => [
      [`to ${there}`],
      [`from {from:place} to ${there}`],
      [`to ${there} from {from:place}`, {}, "from-last"],
      [`face-up to ${there}`, faceUp],
      [`to ${there} face-up`, faceUp, "face-last"],
    ]),
    ["face-up", faceUp],
    ["face-up from {from:place}", faceUp],
    ["[[from {from:place} ]]in {position:position}"],
    ["[[from {from:place} ]]in face-up {position:position}", faceUp, "face-up"],
    ["during your turn", { turn: "you" }],
    ["during your opponent's turn", { turn: "opponent" }],
  ];
  for (const [words, fields = {}, wording] of how)
    g.rule(
      "come",
      `{...:summon[past]} ${words}[[ {...:by-effect}]]`,
      fields,
      wording === undefined ? {} : { wording },
    );
  g.rule("come", "{...:summon[past]} {...:by-effect}");
  g.rule("come", "{...:summon[past]} by this effect to {to:some-pointed}", { by: "own-effect" });
}

/** "When Summoned this way:", after how this card may be Summoned; beside other conditions it is no event. */
function thisWay(g: Grammar): void {
  const own = { event: "summoned", subject: { ref: "this-card" }, by: "this-way" };
  for (const word of ["if", "when"]) {
    const happens = { kind: "event", word };
    g.rule("come-this-way", `${word} Summoned this way`, { ...happens, event: { ...own, ways: [] } });
    for (const [itself, wording] of [
      ["", undefined],
      ["this card is ", "this-card"],
    ] as const)
      g.rule(
        "come-this-way",
        `${word} ${itself}Special Summoned this way`,
        { ...happens, event: { ...own, ways: ["special"] } },
        wording === undefined ? {} : { wording },
      );
  }
  g.rule("conditions", "{+:come-this-way}");
  g.noted("come-this-way");
}

/** "if this card is Normal Summoned or flipped face-up": what this card suffers, one of two. */
function eitherOfTwo(g: Grammar): void {
  const own = { "subject.ref": "this-card" };
  g.rule("suffered", "{...:summon[past]}", { event: "summoned", ...own });
  g.rule("suffered", "{...:come}", { event: "summoned", ...own });
  g.rule("suffered", "{...:moved}", { event: "moved", ...own });
  g.rule("suffered", "flipped face-up", { event: "turned", face: "up", ...own });
  for (const word of ["if", "when"]) {
    const happens = { kind: "event", word };
    g.rule("condition", `${word} this card is {event:suffered} or {or:suffered}`, happens, {
      wording: "suffered",
    });
    g.rule("condition", `${word} this card is {event:suffered}, or {or:suffered}`, happens, {
      wording: "suffered-comma",
    });
    g.rule("condition", `${word} this card is {event:suffered}, or is {or:suffered}`, happens, {
      wording: "suffered-is",
    });
  }
  g.noted("suffered");
}

function battles(g: Grammar): void {
  g.rule(
    "event",
    "{subject:subj[sg]} is attacking or being attacked",
    { event: "battles" },
    { wording: "being" },
  );
  const theirs = {
    event: "attack-declared",
    subject: {
      quantity: { kind: "a" },
      traits: [{ trait: "controlled", by: "opponent" }],
      noun: "monster",
      where: [],
    },
  };
  g.rule("event", "your opponent declares an attack", theirs, { wording: "declares" });
  g.rule(
    "event",
    "your opponent declares a direct attack",
    { ...theirs, direct: true },
    { wording: "declares" },
  );
  g.rule("event", "you gain LP", { event: "lp-gain", player: "you" });
  g.rule("event", "your opponent gains LP", { event: "lp-gain", player: "opponent" });
  g.rule(
    "event",
    "{target:subj[sg]} is targeted for an attack by {subject:obj}",
    { event: "attack-declared" },
    {
      wording: "targeted-by",
    },
  );
  g.rule(
    "event",
    "{subject:subj[sg]} attacks or is attacked",
    { event: "battles" },
    { wording: "either-way" },
  );
  for (const player of ["any", "either"])
    g.rule(
      "subj[sg]",
      `${player} player's {noun:noun[sg]}`,
      { quantity: { kind: "a" }, traits: [], where: [] },
      { wording: `${player}-players` },
    );
  g.rule(
    "event",
    "{target:subj[sg]} is targeted for an attack",
    {
      event: "attack-declared",
      subject: { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] },
    },
    { wording: "targeted" },
  );
  g.rule("event", "an attack is declared involving {subject:subj[sg]} and {target:obj}", {
    event: "attack-declared",
    either: true,
  });
  g.rule("event", "an attack is declared involving 2 {subject:of-both}", {
    event: "attack-declared",
    either: true,
    both: true,
  });
  g.rule("of-both", "{traits*:pre} {noun:noun[pl]}", { quantity: { kind: "a" }, where: [] });
  g.rule("of-both", "{traits:pre-kind} {noun:kind-noun[pl]}", { quantity: { kind: "a" }, where: [] });
  g.noted("of-both");
  g.rule("event", "an attack is declared involving {subject:subj[sg]}", {
    event: "attack-declared",
    either: true,
  });
  g.rule("event", "{subject:subj[pl]} declare an attack", { event: "attack-declared" });
  g.rule("event", "{subject:subj[sg]} declares an attack on {target:obj}", { event: "attack-declared" });
  for (const [targets, wording] of [
    ["targeting", "targeting"],
    ["that targets", "that-targets"],
  ] as const)
    g.rule(
      "event",
      `{subject:subj[sg]} declares an attack ${targets} {target:obj}`,
      { event: "attack-declared" },
      { wording },
    );
  g.rule(
    "event",
    "{subject:subj[sg]} targets {target:obj} for an attack",
    { event: "attack-declared" },
    { wording: "targets" },
  );
}

/** "changed to face-up Defense Position" */
function positions(g: Grammar): void {
  const changed = { event: "position-changed" };
  g.rule("event", "{subject:subj[N]} <is/are> changed to face-up {to:position}", changed);
  g.rule("event", "{subject:subj[N]} <is/are> changed to {to:position}", changed, { wording: "bare" });
  g.rule("event", "the battle position of {subject:obj} is changed", changed);
  g.rule("event", "{subject:owner-of}'s battle position is changed", changed, { wording: "owner" });
  g.rule("owner-of", "@a {traits*:pre} {noun:noun[sg]}", { quantity: { kind: "a" }, where: [] });
  g.rule(
    "owner-of",
    "another {noun:noun[sg]}",
    { quantity: { kind: "a" }, traits: [{ trait: "other" }], where: [] },
    { wording: "another" },
  );
  g.noted("owner-of");
  g.rule("event", "{subject:subj[N]} <is/are> flipped face-down", { event: "turned", face: "down" });
  g.rule(
    "event",
    "{subject:subj[N]} <is/are> changed to face-down Defense Position",
    { event: "turned", face: "down" },
    { wording: "changed" },
  );
}
