import type { Grammar } from "../../grammar.ts";

const BATTLES = { event: "battles" };

/** What happens in battle, the moments of the Damage Step, and what is done about attacks. */
export function battleEvents(g: Grammar): void {
  moments(g);
  fought(g);
  withSameSubject(g);
  fighting(g);
  declaring(g);
  inflicting(g);
  pointing(g);
  steps(g);
}

/** "before damage calculation", "during the Battle Step", "once per battle" */
function moments(g: Grammar): void {
  const phase = { kind: "phase" };
  g.words("calculation", { "damage calculation": "damage-calculation" });
  g.words("whole-battle", { "Damage Step": "damage-step" });
  g.words("phase", { "Battle Step": "battle-step" });
  g.rule("condition", "{...:during-or-at} {phase:calculation}", phase);
  g.rule("during-or-at", "<<during|at>>");
  g.rule("condition", "during {phase:calculation} in {whose:phase-owner} turn", phase);
  for (const at of ["before", "after"]) {
    g.rule(
      "battle-over",
      `${at} {phase:calculation}`,
      { ...phase, at },
      { rule: "battle-over: before or after" },
    );
    g.rule(
      "condition",
      `${at} {phase:calculation}`,
      { ...phase, at },
      { rule: "condition: before or after" },
    );
  }
  for (const at of ["start", "end"])
    g.rule(
      "battle-over",
      `at the ${at} of the {phase:whole-battle}`,
      { ...phase, at },
      { rule: "battle-over: start or end" },
    );
  // Each battle has one Battle Step.
  g.rule("condition", "once per <<battle|Battle Step>>", { kind: "once-per-battle" });
  g.rule("trait-attacking", "attacking", { trait: "attacking" });
  g.noted("battle-over", "trait-attacking");
}

/** "If this card battled a monster this turn", "after damage calculation, if this card battled a monster, and you control …" */
function fought(g: Grammar): void {
  g.rule("state", "{event:fight[past]} {...:when-past}", { kind: "happened" });
  g.rule("joint-conditions", "{+:battle-phase-over}, {+:fought-in-it}");
  g.rule("battle-phase-over", "at the end of the Battle Phase", {
    kind: "phase",
    phase: "battle",
    at: "end",
  });
  g.rule("fought-in-it", "if {event:fight[past]}", { kind: "happened" });
  // With whom is told of the battle that ends: "after damage calculation, if this card battled a monster".
  g.rule("joint-conditions", "{+:battle-over}, {++:just-fought}");
  // "If your monster battled an opponent's monster, after damage calculation": the same, said later.
  g.rule("joint-conditions", "{+:just-battled}, {+:battle-over}", undefined, { wording: "battled-first" });
  g.rule("just-fought", "{+:just-battled}[[ {+:while}]]");
  g.rule("just-fought", "{+:just-battled}[[,]] and {+:states}", undefined, { wording: "and-state" });
  const just = { kind: "event", word: "if" };
  g.rule("just-battled", "if {event:fight[past]}", just, { wording: "past" });
  // "… when this card battles an opponent's monster, but the opponent's monster was not destroyed by the battle"
  g.rule("just-battled", "{word:if-or-when} {event:fight-in-vain}", { kind: "event" });
  const vain =
    "{subject:subj[sg]} {...:fights[present]} {with:obj}, but {...:who-stood} was not destroyed by";
  g.rule("fight-in-vain", `${vain} {...:in-that-battle}`, { ...BATTLES, spared: true });
  const monster = "<<the|that>> opponent's monster";
  g.rule("who-stood", monster, {}, { wording: "stood" });
  g.rule("in-that-battle", "<<the |that |>>battle");
  // "After damage calculation, if this card destroyed a monster by battle, OR when it inflicts battle damage": either is so then.
  g.rule("joint-conditions", "{+:battle-over}, {+:won-or-hurt}");
  g.rule("won-or-hurt", "if {event:victory[past]}, OR when {or:hurting}", just, { wording: "or-when" });
  g.rule("hurting", "{source:subj[sg]} {...:inflicting[present]}", { event: "damage" });
  g.noted(
    "battle-phase-over",
    "fought-in-it",
    "fight",
    "victory",
    "just-battled",
    "fight-in-vain",
    "won-or-hurt",
    "hurting",
  );
}

/** "… and is still on the field"; "… or inflicted battle damage": what both say of is named once. */
function withSameSubject(g: Grammar): void {
  const just = { kind: "event", word: "if" };
  g.rule("joint-conditions", "{+:battle-over}, {+:fought[B]} and {+:still-there[B]}");
  g.rule("fought[B]", "if {event:fight-of[B]}", just, { wording: "past" });
  for (const battling of ["battling", "battling-one"])
    g.rule("fight-of[B]", `{subject.ref:fighter[B]} {...:${battling}[past]}`, BATTLES);
  g.rule("won-or-hurt", "if {event:victory-of[B]} or {or:hurt[B]}", just, { wording: "same" });
  g.rule("victory-of[B]", "{byCard.ref:fighter[B]} {...:beating[past]}", { event: "moved", by: ["battle"] });
  const there = { where: [{ trait: "in", place: { names: ["field"] } }] };
  for (const [words, ref] of [
    ["this card", "this-card"],
    ["the equipped monster", "equipped-monster"],
  ] as const) {
    const said = (rule: string) => ({ rule: `${rule} of B` });
    g.rule(`fighter[${ref}]`, words, ref, said("fighter"));
    const still = { kind: "exists", what: { ref, ...there } };
    g.rule(`still-there[${ref}]`, "is still on the field", still, {
      wording: "still",
      ...said("still-there"),
    });
    g.rule(`hurt[${ref}]`, "{...:inflicting[past]}", { event: "damage", source: { ref } }, said("hurt"));
  }
  g.noted("fought", "fight-of", "still-there", "victory-of", "hurt");
}

/** "battles an opponent's monster", "was attacked by a monster with a higher ATK": than that of the one that battles it. */
function fighting(g: Grammar): void {
  g.rule("event[H]", "{subject:subj[sg]} {...:battling[H]}", BATTLES);
  // With whom it fought is told of one battle, or of a time.
  g.rule("event[present]", "{=:fight[present]}");
  g.rule("fight[H]", "{subject:subj[sg]} {...:battling-one[H]}", BATTLES);
  const either = "<attacks|attacked> or <is|was> attacked";
  g.rule("battling[H]", "<battles|battled>");
  g.rule("battling[H]", "<attacks|attacked>", { as: "attacker" });
  g.rule("battling[H]", either, {}, { wording: "either-way" });
  g.rule("battling[present]", "is being attacked", { as: "target" }, { wording: "being" });
  g.rule("battling[present]", "is attacking or being attacked", {}, { wording: "being" });
  g.rule("fights[H]", "<battles|battled>", {});
  g.rule("fights[H]", "<attacks|attacked>", { as: "attacker" });
  g.rule("fights[H]", "<is|was> attacked by", { as: "target" });
  g.rule("fights[H]", "<attacks|attacked> or <is|was> attacked by", {}, { wording: "either-way" });
  g.rule("fights[present]", "is being attacked by", { as: "target" }, { wording: "being" });
  g.rule("battling-one[H]", "<is|was> attacked", { as: "target" });
  g.rule("battling-one[H]", "{...:fights[H]} {with:obj}");
  g.rule("battling-one[H]", "{...:fights[H]} {with:measured-one} with {measured:than-its-own}");
  g.rule("battling-one[past]", "{...:fights[past]} {with:obj} that was not destroyed", { spared: true });
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
  // "destroys an opponent's monster by battle and sends it to the GY"
  const beats = "<destroys|destroyed> {subject:obj} by battle";
  g.rule("beating[H]", beats, { manner: ["destroyed"] });
  g.rule("beating[H]", `${beats} and <sends|sent> it to {to:place[in]}`, { manner: ["destroyed", "sent"] });
  g.rule("event[H]", "{...:victory[H]}");
  const by = { event: "moved", by: ["battle"] };
  g.rule("victory[H]", "{byCard:subj[sg]} {...:beating[H]}", by, { wording: "active" });
  g.rule("by-whom", "by battle with {byCard:obj}", { by: ["battle"] });
  // With what it was Summoned is said of what it is while it is there.
  g.rule("past-summon", "{subject:subj[N]} {...:was[N]} {...:come-alone}", { event: "summoned" });

  g.noted("measured-one", "than-its-own");
}

/** "declares a direct attack", "declared an attack on this card", "attacks directly" */
function declaring(g: Grammar): void {
  g.rule("event[H]", "{subject:subj[N]} {...:declaring[H,N]}", { event: "attack-declared" });
  const direct = { direct: true };
  const declares = "<declares/declare|declared>";
  g.rule("declaring[H,N]", `${declares} an attack[[ {...:attack-on} {target:obj}]]`);
  g.rule("declaring[H,N]", `${declares} a direct attack`, direct);
  g.rule("declaring[H,N]", "<attacks/attack|attacked> directly", direct, { wording: "directly" });
  g.rule("attack-on", "<<on|targeting|that targets>>", {}, { wording: "attack-on" });
}

/** "inflicts battle damage to your opponent by a direct attack" */
function inflicting(g: Grammar): void {
  g.rule("event[H]", "{source:subj[sg]} {...:inflicting[H]}", { event: "damage" });
  const inflicts = "<inflicts|inflicted> {...:dealt}";
  g.rule("inflicting[H]", `${inflicts} {...:dealt-to}[[ {...:dealt-how}]]`);
  g.rule("inflicting[H]", `${inflicts}[[ {...:dealt-how}]]`, { player: "either" }, { wording: "nobody" });
  g.rule("dealt-to", "to {player:damaged}");
  g.words("damaged", { "your opponent": "opponent", you: "you", "a player": "either" });
  g.rule("dealt", "{kind:damage-kind} damage");
  g.rule("dealt", "battle or effect damage", {}, { wording: "any" });
  g.rule("dealt", "{least:int} or more {kind:damage-kind} damage");
  g.rule("dealt-how", "by a direct attack", { direct: true });
  // "When you inflict battle damage to your opponent with this effect": piercing damage, by whichever monster.
  g.rule("pierced", "<<with|by>> this effect", { pierced: true }, { wording: "pierced" });
  g.rule("dealt-how", "{...:pierced}");
  const you = "you <inflict|inflicted> {...:dealt} {...:dealt-to} {...:pierced}";
  g.rule("event[H]", you, { event: "damage" });
  // Whom it attacks is an opponent's anyway.
  g.rule("some-monster", "<<a|an opponent's|your opponent's>> monster");
  g.rule("dealt-how", "by battle with {...:some-monster}", { against: "monsters" }, { wording: "with" });
  const target = { against: "attack-target" };
  g.rule("dealt-how", "by attacking {...:some-monster}", target, { wording: "attacking" });
  g.rule(
    "event[H]",
    "{source:subj[sg]} <battles|battled> {involving:obj} and <inflicts|inflicted> battle damage to them",
    { event: "damage", player: "opponent", kind: "battle" },
    { wording: "battles-and" },
  );
}

/** Monsters of a battle: "the monster it battled", "your battling monster" */
function pointing(g: Grammar): void {
  g.rule("pointed-at", "the monster {...:it-itself} {...:it-battles}", { ref: "battled-monster" });
  g.rule("pointed-at", "the monster that destroyed {...:it-itself}", { ref: "destroyer" });
  g.rule("it-itself", "<<it|this card>>", {}, { wording: "it-itself" });
  g.rule("it-battles", "<<battles|battled|attacked>>");
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
    if (by !== "you") continue;
    const attacking = { ref: "attacking-monster", traits };
    g.rule("possessor", `${whose} attacking {noun:ref-noun[sg]}`, attacking, noted);
  }
}

/** "negate the attack", "change the attack target to it and perform damage calculation", "end the Battle Phase" */
function steps(g: Grammar): void {
  g.rule("step[F]", "<negate> <<the|that>> attack", { verb: "negate-attack" });
  g.rule("step[F]", "{...:redirecting[F]} the attack target to {to:obj}[[ {...:calculating}]]", {
    verb: "redirect-attack",
  });
  g.rule("redirecting[F]", "<change>", {});
  g.rule("redirecting[F]", "<switch>", {}, { wording: "switch" });
  const calculate = "{...:and-then-it} {...:calculates} damage calculation";
  g.rule("calculating", calculate, { calculate: true });
  g.rule("and-then-it", "<<and|, and>>");
  g.rule("calculates", "<<perform|conduct|proceed to>>");
  const end = { verb: "end-battle-phase" };
  g.rule("step[F]", "<end> this Battle Phase", end, { wording: "this" });
  g.rule("step[F]", "<end> the Battle Phase after the Damage Step", { ...end, after: "damage-step" });
  const becomes = "it becomes the End Phase[[ of this turn]]";
  g.rule("statement", becomes, { ...end, turn: true });
}
