import { alike } from "../common/alike.ts";
import type { Constant, Grammar } from "../grammar.ts";

/** What holds as long as its card is there: changed numbers, bans, replacements. */
export function ocgStanding(g: Grammar): void {
  numbers(g);
  bans(g);
  conditional(g);
  duties(g);
  replacements(g);
}

function numbers(g: Grammar): void {
  // "for each Warrior monster you control", "for each Spell Counter on this card"
  g.rule("each", "{...:these[sg]}", { quantity: { kind: "all" } });
  g.noted("each");
  g.rule("material-of", "material attached to {=:obj}");
  g.noted("material-of");
  g.rule("lasting-statement", "{what:owner} ATK/DEF become {value:highest}", {
    verb: "change-stat",
    change: "become",
    stat: "atk",
    also: "def",
  });
  for (const of of ["obj", "closed-group[pl]"])
    g.rule("highest", `the highest {stat:battle-stat} among {of:${of}} plus {plus:int}`, {
      value: "highest",
    });
  g.noted("highest");
}

function bans(g: Grammar): void {
  const ban = { verb: "forbid", player: "both", act: "change-position" };
  g.rule("ban", "the {...:their-positions} of {what:obj} cannot be changed", ban, { wording: "the" });
  g.rule(
    "act-on",
    "banish cards {what.where*:banned-from}",
    { act: "banish", "what.noun": "card", "what.quantity": { kind: "all" }, "what.traits": [] },
    { wording: "banishing" },
  );
  g.rule("banned-from", "{+:trait-banned-from}");
  g.rule("trait-banned-from", "from {place:place}", { trait: "in" });
  g.noted("trait-banned-from");
  g.rule("statement", "{...:silence} {until:turns}");
  // Of a monster that attacks: as long as its battle lasts.
  alike(g, "while-it-fights", ["until the end of the Damage Step", "until after the Damage Step"]);
  g.rule("battle-ban", "{...:silence} {...:while-it-fights}", { until: "this-battle" });
  g.words("turns", { "until the end of their second turn": "end-of-opponents-second-turn" });
  g.words("who-summons", { "both players": "both", you: "you", "your opponent": "opponent" });
  g.rule("statement", "{player:who-summons} can Normal Summon {what:those-by} for {count:int} less Tribute", {
    verb: "fewer-tributes",
  });
  const tributeless = { verb: "fewer-tributes", player: "you", count: "all" };
  g.rule("statement", "you can Normal Summon {what:those-by} {...:tributeless}", tributeless);
  // "Each turn, 1 “X” monster you Normal Summon can be Summoned without Tributing."
  g.rule("statement", "each turn, 1 {what:summoned-so} can be Summoned {...:tributeless}", {
    ...tributeless,
    once: true,
  });
  g.rule("statement", "1 {what:summoned-so} this turn can be Summoned {...:tributeless}", {
    ...tributeless,
    once: true,
    until: "end-of-turn",
  });
  g.rule("summoned-so", "{...:cards[sg]} you Normal Summon", { quantity: { kind: "every" }, where: [] });
  g.rule("statement", "{...:ban}", { until: "while-face-up" });
}

/** What holds by itself, on whatever card it stands; its `wording` begins with "standing", by which it is printed. */
export const STANDING = { sentence: "effect", kind: "continuous", optional: false, cost: [] } as const;

/** "If this card attacks a Defense Position monster, this card inflicts …": nothing is activated. */
function conditional(g: Grammar): void {
  g.rule("effect", "{conditions:standing-conditions}, {resolution:standing}.", STANDING, {
    wording: "standing",
  });
  g.rule("standing", "{+:standing-clause}");
  g.rule("standing-clause", "{step:lasting-statement}");
  g.rule("standing-clause", "{step:holding-on}");
  g.rule("holding-on", "take control of {what:ref[sg]}", { verb: "take-control" });
  g.noted("holding-on");
  g.rule("standing-clause", "{step:battle-ban}");
  g.words("either-card", { "Spell or Trap": "spell-or-trap" });
  g.rule("standing-clause", "{step:held-ban}[[ {condition:time-span}]]");
  g.rule("held-ban", "{...:ban}", { until: "while-face-up" });
  // "While you control no other monsters, if this card battles, …"
  for (const one of ["circumstance", "standing-condition"])
    g.rule("standing-circumstance", `{=:${one}}`, undefined, { rule: "standing-circumstance: or an event" });
  g.rule("standing-conditions", "{+:standing-circumstance}");
  g.rule("standing-conditions", "{+:standing-circumstance}, {++:standing-conditions}");
  g.rule("standing-conditions", "{+:standing-time}, {+:standing-condition}");
  // "If this card attacks while you have no cards in your hand", "… while equipped with a Dragon monster"
  g.rule("standing-conditions", "{+:standing-condition} {+:while}", undefined, { wording: "event-while" });
  g.rule("standing-conditions", "{+:own-attack} {+:while-it}");
  g.rule("own-attack", "if {event:own-battle}", { kind: "event", word: "if" }, { wording: "own" });
  for (const one of ["battling", "battling-one"])
    g.rule("own-battle", `this card {...:${one}[present]}`, {
      event: "battles",
      subject: { ref: "this-card" },
    });
  g.noted("own-attack", "own-battle");
  g.rule("standing-time", "during {phase:calculation}", { kind: "phase" });
  g.rule("standing-time", "during {...:a-phase}");
  g.rule("standing-condition", "if {event:event}", { kind: "event", word: "if" });
  g.rule(
    "standing-condition",
    "while {event:being-in-battle}",
    { kind: "event", word: "if" },
    { wording: "while" },
  );
  g.rule("being-in-battle", "{subject:subj[sg]} is attacking[[ {with:obj}]]", {
    event: "battles",
    as: "attacker",
  });
  // "If this card attacks a Defense Position monster, inflict piercing battle damage."
  g.rule("standing-clause", "{step:pierces}");
  g.rule("pierces", "inflict {...:piercing}", { what: { ref: "it" } }, { wording: "imperative" });
  // "If this card Special Summoned by its own effect attacks …": it came so, and now it attacks.
  g.rule("standing-conditions", "{+:come-by-itself} {+:attacking-then}");
  const own = { ref: "this-card" };
  g.rule("come-by-itself", "if this card {event:come-so}", { kind: "event", word: "if" });
  g.rule("come-so", "{...:come-alone}", { event: "summoned", subject: own });
  g.rule("attacking-then", "{event:then-battle}", { kind: "event", word: "if" }, { wording: "then" });
  for (const one of ["battling", "battling-one"])
    g.rule("then-battle", `{...:${one}[present]}`, { event: "battles", subject: own });
  g.noted("come-so", "then-battle");
  // "If this card is Normal Summoned without Tributing, or is Special Summoned": either lasts.
  g.rule("standing-condition", "if this card is {event:came-one-way}<<, or is| or>> {or:came-one-way}", {
    kind: "event",
    word: "if",
  });
  g.rule("came-one-way", "flipped face-up", { event: "turned", face: "up", "subject.ref": "this-card" });
  const itself = { event: "summoned", "subject.ref": "this-card" };
  g.rule("came-one-way", "{...:summon[past]}", itself);
  g.rule("came-one-way", "Normal Summoned without Tributing", {
    ...itself,
    ways: ["normal"],
    tributeless: true,
  });
  // "If this card was Special Summoned by the effect of …": as long as it stays.
  g.rule("standing-condition", "if {event:past-summon}", { kind: "event", word: "if" }, { wording: "past" });
  const survives = (what: Constant) => ({
    verb: "forbid",
    player: "both",
    act: "destroy",
    by: ["battle"],
    what,
  });
  g.rule(
    "effect",
    "{conditions:standing-conditions}, neither can be destroyed by that battle.",
    {
      ...STANDING,
      resolution: [
        { step: survives({ ref: "this-card" }) },
        { join: "and", step: survives({ ref: "battled-monster" }) },
      ],
    },
    { wording: "standing-neither" },
  );
  // "Your opponent cannot … during your Main Phase 1."
  g.rule("effect", "{resolution:holding}[[,]] {conditions:circumstances-after}.", STANDING, {
    wording: "standing-after",
  });
  g.rule("circumstances-after", "{++:circumstances}");
  g.rule("circumstances-after", "{+:own-circumstance}");
  g.rule("holding", "{+:holding-clause}");
  g.rule("holding-clause", "{step:lasting-statement}");
  g.rule("holding-clause", "{step:held-ban}");
  g.rule("whiles", "{+:while}");
  g.rule("whiles", "{+:own-circumstance}");
  // "…, also if it would be destroyed, destroy this card instead."
  g.rule(
    "effect",
    "{resolution:holding}, also {instead:kept-instead}.",
    { ...STANDING, conditions: [] },
    { wording: "standing-instead" },
  );
  g.rule("kept-instead", "if {replaces:would-event}, {resolution:undoing} instead");
  g.noted("kept-instead");
  // "If you control a face-up non-DARK monster, destroy this card."
  g.rule("effect", "{conditions:self-ifs}, {resolution:undoing}.", STANDING, { wording: "standing" });
  g.rule("self-ifs", "{+:self-if}");
  g.rule("self-if", "if {...:state}");
  g.rule("self-if", "unless {than:state}", { kind: "unless" });
  // "Destroy this card if you control …": the same, the other way round.
  g.rule("effect", "{resolution:undoing} {conditions:self-ifs}.", STANDING, { wording: "standing-first" });
  g.rule("undoing", "{+:bare-clause[bare]}");
  g.rule("effect", "{resolution:fates}.", { ...STANDING, conditions: [] }, { wording: "standing" });
  g.rule("fates", "{+:fate}");
  g.rule("fate", "{step:fated}");
  g.rule("fated", "if {event:loss}, {then:undoing}", { verb: "whenever" });
  // "If this face-up card leaves the field, skip the Battle Phase of your next turn."
  g.rule("fated", "if {event:loss}, {then:skipping}", { verb: "whenever" });
  g.rule("skipping", "{+:skipping-clause}");
  g.rule("skipping-clause", "{step:skipping-step}");
  g.rule("skipping-step", "skip the Battle Phase of your next turn", {
    verb: "skip-phase",
    player: "you",
    phase: "battle",
    count: 1,
    nextTurn: true,
  });
  // "If “Toon World” on the field is destroyed, destroy this card."
  g.rule("loss", "{subject:just-named-there} is destroyed", { event: "moved", manner: ["destroyed"] });
  g.rule("loss", "{subject:subj[N]} <is/are> destroyed", { event: "moved", manner: ["destroyed"] });
  g.rule("loss", "{subject:ref[sg]} is changed to {to:position}", { event: "position-changed" });
  for (const one of ["bearer", "bonded-card"])
    g.rule("loss", `{subject:${one}} leaves the field[[ {...:by-whom}]]`, { event: "left-field" });
  g.noted(
    "being-in-battle",
    "pierces",
    "battle-ban",
    "standing-clause",
    "standing-condition",
    "come-by-itself",
    "attacking-then",
    "standing-time",
    "holding-clause",
    "self-if",
    "held-ban",
    "fate",
    "fated",
    "skipping-clause",
    "skipping-step",
    "loss",
  );
}

const DUTY = { sentence: "effect", kind: "duty", optional: false, cost: [] };

/** "Once per turn, during your Standby Phase, pay 700 LP or destroy this card.": done in the phase, without a link. */
function duties(g: Grammar): void {
  g.rule("effect", "{conditions:duty-times}, {resolution:duty}.", DUTY, { wording: "in-phase" });
  g.rule("duty-times", "{++:duty-time}");
  g.rule("duty-times", "{++:duty-time}, {+:self-if}");
  g.rule("duty-time", "{+:phase-time}");
  g.rule("duty-time", "{+:once-per-turn}, {+:phase-time}");
  g.rule("once-per-turn", "once per turn", { kind: "once-per-turn" });
  g.rule("duty", "{+:duty-clause}");
  g.rule("duty-clause", "{step:step[bare]}");
  // "During each of your Standby Phases, the equipped monster loses 200 ATK."
  g.rule("effect", "{conditions:each-phase-comes}, {resolution:said-duty}.", DUTY, {
    wording: "in-phase-said",
  });
  g.rule("each-phase-comes", "{+:each-phase}");
  g.rule(
    "each-phase",
    "during each of {whose:phase-owner} {phase:phases-of}",
    { kind: "phase" },
    { wording: "each-of" },
  );
  g.rule("said-duty", "{+:duty-said}");
  g.rule("duty-said", "{step:statement}");
  g.noted("each-phase", "duty-said");
  afterAttack(g);
  // "Destroy this card unless you reveal 1 Dragon monster in your hand.": one of these, as its controller likes.
  g.rule("duty-clause", "{step:unless-step}");
  g.rule("unless-step", "{options:unless}", { verb: "either" }, { wording: "unless" });
  g.rule("unless", "{+:doomed} unless you {+:alternative}[[ or {+:alternative}]]");
  g.rule("doomed", "destroy this card", { verb: "destroy", "what.ref": "this-card" });
  g.noted("once-per-turn", "duty-clause", "unless-step", "doomed");
}

/** "If this card attacks, it is changed to Defense Position at the end of the Battle Phase.": a duty of that step. */
function afterAttack(g: Grammar): void {
  const own = { ref: "this-card" };
  const attacked = { event: "battles", as: "attacker", subject: own };
  const duty = {
    ...DUTY,
    conditions: [
      { kind: "phase", phase: "battle", at: "end" },
      { kind: "happened", event: attacked },
    ],
  };
  for (const [words, wording] of [
    ["it is changed", "after-attack"],
    ["change it", "after-attack-change"],
  ] as const)
    g.rule("effect", `If this card attacks, ${words} to {resolution:turned-after}.`, duty, { wording });
  g.rule("turned-after", "{+:turned-at-end}");
  g.rule("turned-after", "{+:turned-at-end} {++:stays-turned}");
  g.rule("turned-at-end", "{step.to:position} at the end of the Battle Phase", {
    "step.verb": "change-position",
    "step.what": own,
  });
  g.rule("stays-turned", "{+:position-kept}");
  const kept = {
    verb: "forbid",
    player: "both",
    act: "change-position",
    what: own,
    until: "end-of-next-turn",
  };
  for (const [words, wording] of [
    ["the end of your next turn", "end"],
    ["the End Phase of your next turn", "end-phase"],
  ] as const)
    g.rule(
      "position-kept",
      `, and its battle position cannot be changed until ${words}`,
      { join: "and", step: kept },
      { wording },
    );
  g.noted("turned-at-end", "position-kept");
}

/** "If a card would be sent to the GY, banish it instead." */
function replacements(g: Grammar): void {
  const instead = { sentence: "effect", kind: "replacement", conditions: [], cost: [] };
  g.rule("would-event", "{subject:subj[N]} would be {...:moved}", { event: "moved" });
  g.rule("would-event", "{subject:subj[N]} would leave the field", { event: "left-field" });
  // It is destroyed all the same, only that it goes elsewhere.
  g.rule("effect", "if {replaces:sending}, you can {resolution:undoing}, instead of sending it to the GY.", {
    ...instead,
    optional: true,
  });
  g.rule("sending", "{subject:subj[sg]} is destroyed in {from:place[in]}", {
    event: "moved",
    manner: ["destroyed"],
  });
  g.rule("effect", "{conditions:taking-times}, if {replaces:taking}, you can {resolution:halving}.", {
    ...instead,
    optional: true,
  });
  g.rule("taking-times", "{+:once-per-turn}, {+:while}");
  g.rule("taking", "you would take battle damage", { event: "damage", player: "you", kind: "battle" });
  g.rule("halving", "{+:halving-clause}");
  g.rule("halving-clause", "{step:halving-step}");
  g.rule("halving-step", "halve that damage", { verb: "halve-damage" });
  // Damage and gains of LP, whose amount stays.
  g.rule("effect", "if {replaces:would-number}, {resolution:exchanged} instead.", {
    ...instead,
    optional: false,
  });
  g.words("someone", { "a player": "either", "your opponent": "opponent" });
  g.rule("would-number", "{player:someone} would take damage by card effect", {
    event: "damage",
    kind: "effect",
  });
  g.rule("would-number", "{player:someone} would gain LP by card effect", {
    event: "lp-gain",
    kind: "effect",
  });
  g.rule("exchanged", "{+:exchange}");
  g.rule("exchange", "{step:exchange-step}");
  g.rule("exchange-step", "they take that much damage", {
    verb: "damage",
    player: "either",
    "amount.value": "that-much",
  });
  g.rule("exchange-step", "they gain that much LP", {
    verb: "gain-lp",
    player: "either",
    "amount.value": "that-much",
  });
  // The same, said of the effects that inflict it.
  for (const [words, player, wording] of [
    ["a player increases their LP by the same amount instead", "either", "effects-player"],
    ["you makes you gain that much LP instead", "you", "effects-you"],
  ] as const)
    g.rule(
      "effect",
      `Any effect that would inflict damage to ${words}.`,
      {
        ...instead,
        optional: false,
        replaces: { event: "damage", kind: "effect", player },
        resolution: [{ step: { verb: "gain-lp", player, amount: { value: "that-much" } } }],
      },
      { wording },
    );
  g.noted("would-event", "would-number", "exchange", "exchange-step");
  g.noted("sending", "taking", "halving-clause", "halving-step");
}
