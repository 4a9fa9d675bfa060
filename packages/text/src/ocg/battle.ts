import { alike } from "../common/alike.ts";
import type { Constant, Grammar } from "../grammar.ts";

/** What happens in battle, and the moments of the Damage Step. */
export function ocgBattle(g: Grammar): void {
  moments(g);
  ends(g);
  events(g);
  steps(g);
}

function moments(g: Grammar): void {
  g.words("calculation", { "damage calculation": "damage-calculation" });
  g.rule("condition", "before {phase:calculation}", { kind: "phase", at: "before" });
  g.rule("condition", "during {phase:calculation}", { kind: "phase" });
  g.rule("condition", "at {phase:calculation}", { kind: "phase" }, { wording: "at" });
  g.rule("condition", "during {phase:calculation} in your opponent's turn", {
    kind: "phase",
    whose: "opponent",
  });
  g.rule("condition", "after {phase:calculation}", { kind: "phase", at: "after" });
  g.rule("a-phase", "the {phase:step-of-battle}", { kind: "phase" });
  g.rule("a-phase", "{whose:phase-owner} {phase:step-of-battle}", { kind: "phase" });
  g.rule("a-phase", "either player's {phase:step-of-battle}", { kind: "phase" }, { wording: "eithers" });
  g.words("step-of-battle", { "Battle Step": "battle-step" });
  g.rule("condition", "once per battle", { kind: "once-per-battle" });
  // Each battle has one.
  g.rule("condition", "once per {...:the-battle-step}", { kind: "once-per-battle" });
  g.rule("the-battle-step", "Battle Step", {}, { wording: "step" });
  // "If this card battled a monster this turn", "at the end of the Battle Phase, if this card attacked an opponent's monster"
  g.rule("state", "{event:fight[past]} {...:when-past}", { kind: "happened" });
  g.rule("joint-conditions", "{+:battle-phase-over}, {+:fought-in-it}");
  g.rule("battle-phase-over", "at the end of the Battle Phase", {
    kind: "phase",
    phase: "battle",
    at: "end",
  });
  g.rule("fought-in-it", "if {event:fight[past]}", { kind: "happened" });
  g.noted("battle-phase-over", "fought-in-it", "fight", "victory");
  // With whom is told of the battle that ends: "after damage calculation, if this card battled a monster".
  g.rule("joint-conditions", "{+:battle-over}, {++:just-fought}");
  // "If your monster battled an opponent's monster, after damage calculation": the same, said later.
  g.rule("joint-conditions", "{+:just-battled}, {+:battle-over}", undefined, { wording: "battled-first" });
  g.rule("just-fought", "{+:just-battled}[[ {+:while}]]");
  for (const and of [" and", ", and"])
    g.rule("just-fought", `{+:just-battled}${and} {+:states}`, undefined, {
      wording: and === " and" ? "and-state" : "and-state-comma",
    });
  g.rule("battle-over", "before {phase:calculation}", { kind: "phase", at: "before" });
  g.rule("battle-over", "after {phase:calculation}", { kind: "phase", at: "after" });
  g.rule("battle-over", "at the start of the {phase:whole-battle}", { kind: "phase", at: "start" });
  g.rule("battle-over", "at the end of the {phase:whole-battle}", { kind: "phase", at: "end" });
  g.words("whole-battle", { "Damage Step": "damage-step" });
  const just = { kind: "event", word: "if" };
  g.rule("just-battled", "if {event:fight[past]}", just, { wording: "past" });
  // "… when this card battles an opponent's monster, but the opponent's monster was not destroyed by the battle"
  g.rule("just-battled", "{word:if-or-when} {event:fight-in-vain}", { kind: "event" });
  g.rule(
    "fight-in-vain",
    "{subject:subj[sg]} {...:fights[present]} {with:obj}, but {...:who-stood} was not destroyed by {...:in-that-battle}",
    { event: "battles", spared: true },
  );
  alike(g, "who-stood", [
    "the opponent's monster",
    "that opponent's monster",
    "the attack target",
    "that monster",
  ]);
  alike(g, "in-that-battle", ["the battle", "that battle", "battle"]);
  // "After damage calculation, if this card destroyed a monster by battle, OR when it inflicts battle damage": either is so then.
  g.rule("joint-conditions", "{+:battle-over}, {+:won-or-hurt}");
  g.rule("won-or-hurt", "if {event:victory[past]}, OR when {or:hurting}", just, { wording: "or-when" });
  g.rule("hurting", "{source:subj[sg]} {...:inflicting[present]}", { event: "damage" });
  // "… and is still on the field"; "… or inflicted battle damage": what both say of is named once.
  g.rule("joint-conditions", "{+:battle-over}, {+:fought[B]} and {+:still-there[B]}");
  g.rule("fought[B]", "if {event:fight-of[B]}", just, { wording: "past" });
  for (const battling of ["battling", "battling-one"])
    g.rule("fight-of[B]", `{subject.ref:fighter[B]} {...:${battling}[past]}`, { event: "battles" });
  g.rule("won-or-hurt", "if {event:victory-of[B]} or {or:hurt[B]}", just, { wording: "same" });
  g.rule("victory-of[B]", "{byCard.ref:fighter[B]} {...:beating[past]}", { event: "moved", by: ["battle"] });
  for (const [words, ref] of [
    ["this card", "this-card"],
    ["the equipped monster", "equipped-monster"],
  ] as const) {
    g.rule(`fighter[${ref}]`, words, ref);
    g.rule(
      `still-there[${ref}]`,
      "is still on the field",
      { kind: "exists", what: { ref, where: [{ trait: "in", place: { names: ["field"] } }] } },
      { wording: "still", rule: "still-there[B]: is still on the field" },
    );
    g.rule(
      `hurt[${ref}]`,
      "{...:inflicting[past]}",
      { event: "damage", source: { ref } },
      { rule: "hurt[B]: {...:inflicting[past]}" },
    );
  }
  g.noted("battle-over", "just-battled", "fight-in-vain", "won-or-hurt", "hurting");
  g.noted("fought", "fight-of", "still-there", "victory-of", "hurt");
  g.rule("trait-attacking", "attacking", { trait: "attacking" });
  g.noted("trait-attacking");
  // With what it was Summoned is said of what it is while it is there.
  g.rule("past-summon", "{subject:subj[N]} {...:was[N]} {...:come-alone}", { event: "summoned" });
  // "If this card did not declare an attack this turn"
  g.rule("condition", "if {what:has-not-attacked}", { kind: "is" });
  g.rule("has-not-attacked", "this card {where:not-attacked}", { ref: "this-card" });
  g.rule("not-attacked", "{+:trait-not-attacked}");
  g.rule("trait-not-attacked", "did not declare an attack this turn", { trait: "did-not-attack" });
  g.noted("has-not-attacked", "trait-not-attacked");
}

/** "… then it becomes the End Phase of this turn" */
function ends(g: Grammar): void {
  const turn = { verb: "end-battle-phase", turn: true };
  g.rule("step[F]", "<end> this Battle Phase", { verb: "end-battle-phase" }, { wording: "this" });
  g.rule("step[F]", "<end> the Battle Phase after the Damage Step", {
    verb: "end-battle-phase",
    after: "damage-step",
  });
  g.rule("statement", "it becomes the End Phase", turn);
  g.rule("statement", "it becomes the End Phase of this turn", turn, { wording: "of-turn" });
}

/** What is said of a monster in battle, now or as what was: it fights, declares an attack, beats another, inflicts damage. */
function events(g: Grammar): void {
  fighting(g);
  declaring(g);
  // "destroys an opponent's monster by battle and sends it to the GY"
  g.rule("beating[H]", "<destroys|destroyed> {subject:obj} by battle", { manner: ["destroyed"] });
  g.rule("beating[H]", "<destroys|destroyed> {subject:obj} by battle and <sends|sent> it to {to:place[in]}", {
    manner: ["destroyed", "sent"],
  });
  inflicting(g);
  g.rule("event[H]", "{subject:subj[sg]} {...:battling[H]}", { event: "battles" });
  // With whom it fought is told of one battle, or of a time.
  g.rule("event[present]", "{=:fight[present]}");
  g.rule("fight[H]", "{subject:subj[sg]} {...:battling-one[H]}", { event: "battles" });
  g.rule("event[H]", "{subject:subj[N]} {...:declaring[H,N]}", { event: "attack-declared" });
  g.rule("event[H]", "{...:victory[H]}");
  g.rule(
    "victory[H]",
    "{byCard:subj[sg]} {...:beating[H]}",
    { event: "moved", by: ["battle"] },
    {
      wording: "active",
    },
  );
  g.rule("event[H]", "{source:subj[sg]} {...:inflicting[H]}", { event: "damage" });
  g.rule(
    "event[H]",
    "{source:subj[sg]} <battles|battled> {involving:obj} and <inflicts|inflicted> battle damage to them",
    { event: "damage", player: "opponent", kind: "battle" },
    { wording: "battles-and" },
  );
  g.rule("by-whom", "by battle with {byCard:obj}", { by: ["battle"] });
}

/** "battles an opponent's monster", "was attacked by a monster with a higher ATK": than that of the one that battles it. */
function fighting(g: Grammar): void {
  g.rule("battling[H]", "<battles|battled>");
  g.rule("battling[H]", "<attacks|attacked>", { as: "attacker" });
  g.rule("battling[H]", "<attacks|attacked> or <is|was> attacked", {}, { wording: "either-way" });
  g.rule("fights[H]", "<battles|battled>", {});
  g.rule("fights[H]", "<attacks|attacked>", { as: "attacker" });
  g.rule("fights[H]", "<is|was> attacked by", { as: "target" });
  g.rule("fights[H]", "<attacks|attacked> or <is|was> attacked by", {}, { wording: "either-way" });
  g.rule("battling-one[H]", "<is|was> attacked", { as: "target" });
  g.rule("battling-one[H]", "{...:fights[H]} {with:obj}");
  g.rule("battling-one[H]", "{...:fights[H]} {with:measured-one} with {measured:than-its-own}");
  g.rule("battling-one[past]", "{...:fights[past]} {with:obj} that was not destroyed", { spared: true });
  g.rule("fights[present]", "is being attacked by", { as: "target" }, { wording: "being" });
  g.rule("battling[present]", "is being attacked", { as: "target" }, { wording: "being" });
  g.rule("battling[present]", "is attacking or being attacked", {}, { wording: "being" });
  for (const cards of ["cards", "opponents-cards"])
    g.rule("measured-one", `@a {...:${cards}[sg]}`, { quantity: { kind: "a" }, where: [] });
  g.rule("than-its-own", "{...:measure} {stat:battle-stat}");
  g.rule("than-its-own", "@a {...:measure} {stat:battle-stat}", {}, { wording: "a" });
  g.rule("than-its-own", "@a {...:measure} {stat:level-word}");
  for (const [words, compare] of [
    ["higher", "above"],
    ["lower", "below"],
    ["equal or higher", "at-least"],
    ["equal or lower", "at-most"],
  ] as const)
    g.rule("measure", words, { compare });
  g.noted("measured-one", "than-its-own");
}

/** "declares a direct attack", "declared an attack on this card", "attacks directly" */
function declaring(g: Grammar): void {
  const direct = { direct: true };
  g.rule("declaring[H,N]", "<declares/declare|declared> an attack");
  g.rule("declaring[H,N]", "<declares/declare|declared> a direct attack", direct);
  g.rule("declaring[H,N]", "<attacks/attack|attacked> directly", direct, { wording: "directly" });
  g.rule("declaring[H,N]", "<declares/declare|declared> an attack {...:attack-on} {target:obj}");
  alike(g, "attack-on", ["on", "targeting", "that targets"]);
}

/** "inflicts battle damage to your opponent by a direct attack" */
function inflicting(g: Grammar): void {
  const how = "[[ {...:dealt-how}]]";
  g.rule("inflicting[H]", `<inflicts|inflicted> {...:dealt} to {player:damaged}${how}`);
  g.rule(
    "inflicting[H]",
    `<inflicts|inflicted> {...:dealt}${how}`,
    { player: "either" },
    { wording: "nobody" },
  );
  g.words("damaged", { "your opponent": "opponent", you: "you", "a player": "either" });
  g.rule("dealt", "{kind:damage-kind} damage");
  g.rule("dealt", "battle or effect damage", {}, { wording: "any" });
  g.rule("dealt", "{least:int} or more {kind:damage-kind} damage");
  g.rule("dealt-how", "by a direct attack", { direct: true });
  // "When you inflict battle damage to your opponent with this effect": piercing damage, by whichever monster.
  alike(g, "pierced", ["with this effect", "by this effect"], { pierced: true });
  g.rule("dealt-how", "{...:pierced}");
  g.rule("event[H]", "you <inflict|inflicted> {...:dealt} to {player:damaged} {...:pierced}", {
    event: "damage",
  });
  g.rule("dealt-how", "by battle with {...:some-monster}", { against: "monsters" }, { wording: "with" });
  g.rule(
    "dealt-how",
    "by attacking {...:some-monster}",
    { against: "attack-target" },
    { wording: "attacking" },
  );
  // Whom it attacks is an opponent's anyway.
  alike(g, "some-monster", ["a monster", "an opponent's monster", "your opponent's monster"]);
}

function steps(g: Grammar): void {
  g.rule("pointed-at", "the monster {...:battled-so}", { ref: "battled-monster" });
  g.rule("battled-so", "{...:it-itself} {...:it-battles}");
  alike(g, "it-itself", ["it", "this card"]);
  alike(g, "it-battles", ["battles", "battled", "attacked"]);
  g.rule("pointed-at", "the monster that destroyed {...:it-itself}", { ref: "destroyer" });
  // The two of the battle are told apart by who controls them.
  for (const [whose, by] of [
    ["your", "you"],
    ["your opponent's", "opponent"],
    ["the opponent's", "opponent"],
  ] as const) {
    const noted = { wording: whose.replaceAll(" ", "-") };
    const traits = [{ trait: "controlled", by }];
    g.rule("pointed-at", `${whose} battling {noun:ref-noun[sg]}`, { ref: "fighter", traits }, noted);
    // As what something is done to, it is that monster you control (`owned.ts`).
    if (by === "you")
      g.rule(
        "possessor",
        `${whose} attacking {noun:ref-noun[sg]}`,
        { ref: "attacking-monster", traits },
        noted,
      );
  }
  g.rule("step[F]", "<negate> the attack", { verb: "negate-attack" });
  g.rule("step[F]", "<negate> that attack", { verb: "negate-attack" }, { wording: "that" });
  // Besides, the times of all lasting changes.
  g.words("duration", { "during that damage calculation only": "damage-calculation" });
  g.rule("lasting-statement", "{what:subj[sg]} must target {targets:obj} for its attacks", {
    verb: "attack-only",
  });
  g.rule(
    "lasting-statement",
    "{what:subj[N]} cannot attack, except to attack {targets:ref[sg]}",
    { verb: "attack-only" },
    { wording: "except" },
  );
  g.rule(
    "lasting-statement",
    "{what:subj[N]} cannot attack, except to attack {targets:barred}",
    { verb: "attack-only" },
    { wording: "except-those" },
  );
  attackCosts(g);
  attacking(g);
  for (const [verb, wording] of [
    ["<change>", ""],
    ["<switch>", "switch"],
  ] as const)
    g.rule(
      "step[F]",
      `${verb} the attack target to {to:obj}[[ {...:calculating}]]`,
      { verb: "redirect-attack" },
      wording === "" ? {} : { wording },
    );
  g.rule("calculating", "{...:and-then-it} {...:calculates} damage calculation", { calculate: true });
  alike(g, "and-then-it", ["and", ", and"]);
  alike(g, "calculates", ["perform", "conduct", "proceed to"]);
  again(g);
  g.rule("trait-destroyed", "destroyed by battle with {byCard:group[sg]}", { trait: "destroyed-by-battle" });
  g.rule("trait-destroyed", "destroyed by battle with {byCard:ref[sg]}", { trait: "destroyed-by-battle" });
  g.rule("lasting[F]", "<negate> the effects of {what:destroyed-monsters}", { verb: "negate-effects" });
  g.rule("trait-destroyed", "destroyed by battle with {byCard:barred}", { trait: "destroyed-by-battle" });
  for (const cards of ["of-such", "owned-cards"])
    g.rule("destroyed-monsters", `{...:${cards}[pl]} {where:destroyed-where}`, { quantity: { kind: "all" } });
  g.rule("destroyed-where", "{+:trait-destroyed}");
  // "While you control another Fiend monster, negate the effects of …"
  g.rule("standing-clause", "{step:defeated-negated}");
  g.rule(
    "defeated-negated",
    "negate the effects of {what:destroyed-monsters}",
    { verb: "negate-effects" },
    { wording: "imperative" },
  );
  // Those stay negated in the GY anyway.
  g.rule(
    "step[F]",
    "<negate> the effects of {what:destroyed-monsters} (including in the GY)",
    { verb: "negate-effects" },
    { wording: "in-gy" },
  );
  g.rule("step[F]", "<negate> the effects of {what:ref[sg]} (including in the GY)", {
    verb: "negate-effects",
    inGy: true,
  });
  g.noted("trait-destroyed", "destroyed-monsters", "defeated-negated");
}

/** "can make a second attack in a row", "can attack an opponent's monster again in a row" */
function again(g: Grammar): void {
  const once = { verb: "attack-again" };
  const row = { inARow: true };
  const monsters = { on: "monsters" };
  for (const [words, wording] of [
    ["can make a second attack", "second"],
    ["can make another attack", "another"],
  ] as const) {
    g.rule("attacks-again", `${words}[[ {...:again-on}]] {...:again-when}`, once, { wording });
    const until = { ...once, until: "end-of-battle-phase" };
    g.rule("attacks-again", `${words} {...:again-on} during this Battle Phase`, until, { wording });
  }
  g.rule("attacks-again", "can attack again in a row", { ...once, ...row }, { wording: "again" });
  for (const [on, wording] of [
    ["a monster", "a"],
    ["an opponent's monster", "opponents"],
  ] as const) {
    g.rule(
      "attacks-again",
      `can attack ${on} again in a row`,
      { ...once, ...row, ...monsters },
      { wording: `again-${wording}` },
    );
    g.rule("again-on", `on ${on}`, monsters, { wording });
  }
  g.rule("again-when", "in a row", row, { wording: "row" });
  g.rule("again-when", "this turn", {}, { wording: "this-turn" });
  g.rule("statement", "{what:subj[sg]} {...:attacks-again}");
}

/** What attacks have to be made, and from which position they can be. */
function attacking(g: Grammar): void {
  const must = { verb: "must-attack" };
  for (const [able, wording] of [
    [", if able", ""],
    [" if able", "close"],
  ] as const) {
    const noted = (more: string) => {
      const words = [wording, more].filter((one) => one !== "").join("-");
      return words === "" ? {} : { wording: words };
    };
    g.rule("gift[N]", `must attack${able}`, must, noted(""));
    g.rule("gift[N]", `must attack {targets:attacked}${able}`, must, noted(""));
    const turn = { ...must, until: "end-of-turn" };
    g.rule("statement", `{what:subj[N]} must attack this turn${able}`, turn, noted("inner"));
    g.rule(
      "statement",
      `{what:subj[N]} must attack {targets:attacked} this turn${able}`,
      turn,
      noted("inner"),
    );
  }
  g.rule("attacked", "{=:barred}");
  g.rule("attacked", "{=:ref[sg]}");
  g.rule(
    "gift[N]",
    "can attack while in face-up Defense Position, applying <its/their> {stat:battle-stat} for damage calculation",
    { verb: "attack-in-defense" },
  );
}

/** "You must pay 500 LP to declare an attack with this card.", "Cannot declare an attack unless you Tribute 1 monster." */
function attackCosts(g: Grammar): void {
  const standing = { sentence: "effect", kind: "continuous", optional: false, conditions: [] };
  const rule = (text: string, wording: string, what?: Constant): void => {
    const resolution = what && { resolution: [{ step: { verb: "attack-cost", what } }] };
    g.rule("effect", text, { ...standing, ...resolution }, { wording: `standing-${wording}` });
  };
  rule("You must {cost:costs[bare]} to declare an attack with {resolution:attackers}.", "must");
  rule("Cannot declare an attack unless you {cost:costs[bare]}.", "unless", { ref: "this-card" });
  // Whoever attacks pays for it.
  const any = { quantity: { kind: "every" }, traits: [], noun: "monster", where: [] };
  rule("Each player must {cost:attack-costs} to declare an attack.", "each", any);
  g.rule("attack-costs", "{+:attack-cost}");
  g.rule("attack-cost", "{step:actor-deed[bare]}");
  g.rule("attackers", "{+:attackers-clause}");
  g.rule("attackers-clause", "{step.what:obj}", { "step.verb": "attack-cost" });
  g.noted("attack-cost", "attackers-clause");
}
