import { alike } from "../../common/alike.ts";
import type { Constant, Grammar } from "../../grammar.ts";

/** What holds by itself, on whatever card it stands; its `wording` begins with "standing", by which it is printed. */
export const STANDING = { sentence: "effect", kind: "continuous", optional: false, cost: [] } as const;

const ALWAYS = { ...STANDING, conditions: [] };

/** What holds as long as its card is there: under which circumstances, in which battle, of its own card; and what becomes of the card. */
export function continuousEffects(g: Grammar): void {
  circumstances(g);
  conditions(g);
  forATime(g);
  clauses(g);
  timed(g);
  ofItself(g);
  undoing(g);
  duties(g);
  afterAttack(g);
  replacements(g);
}

/** Said before or after what holds: "while you control …", "unless …", "during your opponent's turn". */
function circumstances(g: Grammar): void {
  for (const one of ["while", "if-state", "turned-up", "time-span"])
    g.rule("circumstance", `{=:${one}}`, undefined, { rule: "circumstance: one of these" });
  g.rule("circumstances", "{+:circumstance}[[, {++:circumstances}]]");
  g.rule("circumstances", "{+:time-span} {+:while}", undefined, { wording: "time-while" });
  g.rule("if-state", "if {...:states}");
  g.rule("if-state", "unless {than:states}", { kind: "unless" });
  for (const time of ["a-turn", "a-long-phase", "turn-of-coming"])
    g.rule("time-span", `during {...:${time}}`, {}, { rule: "time-span: during it" });
  g.rule("time-span", "{...:turn-of-coming}", {}, { wording: "bare" });
  g.rule("whiles", "{+:while}");
  // Of a card that was spoken of: "while it has material".
  g.rule("own-circumstance", "{=:while-it}", undefined, { wording: "it" });
  for (const one of ["circumstances-after", "own-circumstances"]) {
    g.rule(one, "{++:circumstances}");
    g.rule(one, "{+:own-circumstance}");
  }
  g.rule("own-circumstances", "{+:own-while}");
  g.rule("whiles", "{+:own-circumstance}");
  g.noted("if-state", "time-span");
}

/** "If a monster you control attacks this turn, …": for that time it holds as if it stood on a card. */
function forATime(g: Grammar): void {
  const apply = { verb: "apply-continuous" };
  const turn = { ...apply, until: "end-of-turn" };
  g.rule("front-statement", "{conditions:battle-conditions} this turn, {then:standing}", turn);
  g.rule("front-statement", "{...:lasts}[[,]] {conditions:battle-conditions}, {then:standing}", apply);
  g.rule("battle-conditions", "{+:standing-condition}[[, {+:circumstance}]]");
}

/** "If this card attacks a Defense Position monster, …": nothing is activated. */
function conditions(g: Grammar): void {
  const event = { kind: "event", word: "if" };
  for (const one of ["circumstance", "standing-condition", "standing-time", "own-while"])
    g.rule("standing-circumstance", `{=:${one}}`, undefined, { rule: "standing-circumstance: one of these" });
  g.rule("standing-conditions", "{+:standing-circumstance}[[, {++:standing-conditions}]]");
  // "If this card attacks while you have no cards in your hand"
  g.rule("standing-conditions", "{+:standing-condition} {++:whiles}", undefined, { wording: "event-while" });
  g.rule("standing-time", "during {phase:calculation}[[ only]]", { kind: "phase" });
  g.rule("standing-time", "during the {phase:whole-battle}", { kind: "phase" });
  g.rule("standing-condition", "if {event:event}", event);
  g.rule("standing-condition", "while {event:being-in-battle}", event, { wording: "while" });
  g.rule("being-in-battle", "{subject:subj[sg]} is attacking[[ {with:obj}]]", {
    event: "battles",
    as: "attacker",
  });
  // "If this card Special Summoned by its own effect attacks …": it came so, and now it attacks.
  const own = { ref: "this-card" };
  g.rule("standing-conditions", "{+:come-by-itself} {+:attacking-then}");
  g.rule("come-by-itself", "if this card {event:come-so}", event);
  g.rule("come-so", "{...:come-alone}", { event: "summoned", subject: own });
  g.rule("attacking-then", "{event:then-battle}", event, { wording: "then" });
  for (const one of ["battling", "battling-one"])
    g.rule("then-battle", `{...:${one}[present]}`, { event: "battles", subject: own });
  // "If this card is Normal Summoned without Tributing, or is Special Summoned": either lasts.
  g.rule(
    "standing-condition",
    "if this card is {event:came-one-way}<<, or is| or>> {or:came-one-way}",
    event,
  );
  const itself = { event: "summoned", "subject.ref": "this-card" };
  g.rule("came-one-way", "{...:summon[past]}[[ {...:tributeless-so}]]", itself);
  g.rule("came-one-way", "flipped face-up", { event: "turned", face: "up", "subject.ref": "this-card" });
  g.words("tributeless-so", { "without Tributing": { tributeless: true } });
  // "If this card was Special Summoned by the effect of …": as long as it stays.
  g.rule("standing-condition", "if {event:past-summon}", event, { wording: "past" });
  g.noted("come-so", "then-battle", "being-in-battle");
  g.noted("standing-condition", "come-by-itself", "attacking-then", "standing-time");
}

/** What holds, before or after its circumstances, or without any. */
function clauses(g: Grammar): void {
  const said = (wording: string) => ({ wording: `standing${wording}` });
  g.rule("effect", "{conditions:standing-conditions}, {resolution:standing}.", STANDING, said(""));
  g.rule("effect", "{resolution:holding}[[,]] {conditions:circumstances-after}.", STANDING, said("-after"));
  g.rule("effect", "{resolution:alone}.", ALWAYS, said("-alone"));
  for (const list of ["standing", "alone"]) g.rule(list, `{+:${list}-clause}[[ {++:standing-links}]]`);
  g.rule("holding", "{+:standing-clause}");
  g.rule("standing-links", "{+:standing-link}[[ {++:standing-links}]]");
  for (const joint of ["also", "and"]) g.rule("standing-link", `{...:joint[${joint}]} {...:standing-clause}`);
  for (const step of ["lasting-statement", "battle-ban", "pierces", "held-ban", "till-battle-ends"])
    g.rule("standing-clause", `{step:${step}}`);
  g.rule("spanned-clause", "{step:held-ban} {condition:time-span}");
  g.rule("standing", "{+:spanned-clause}");
  g.rule("standing-link", "{...:joint[also]} {...:spanned-clause}");
  // "While you control another Fiend monster, negate the effects of …"
  g.rule("standing-clause", "{step:standing-imperative}");
  g.rule("standing-imperative", "{...:lasting[bare]}", {}, { wording: "imperative" });
  g.rule("alone-clause", "{step:said-alone}");
  g.rule("held-ban", "{...:ban}", { until: "while-face-up" });
  g.rule("statement", "{...:ban}", { until: "while-face-up" });
  // Of a monster that attacks: as long as its battle lasts.
  alike(g, "while-it-fights", ["until the end of the Damage Step", "until after the Damage Step"], {
    until: "this-battle",
  });
  g.rule("battle-ban", "{...:silence} {...:while-it-fights}");
  g.rule("battle-ban", "{what:subj[N]} {...:pred-any[N]} {...:while-it-fights}");
  g.rule("till-battle-ends", "{...:lasting-statement} {...:while-it-fights}");
  g.rule("pierces", "inflict {...:piercing}", { what: { ref: "it" } }, { wording: "imperative" });
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
    said("-neither"),
  );
  // The subject is not said again.
  g.rule("same-link", "{...:joint[and]} {step:of-the-same}");
  for (const list of ["standing-link", "link"]) g.rule(list, "{=:same-link}");
  const same = { "what.ref": "same-subject" };
  g.rule("of-the-same", "{...:pred[N]}", { ...same, until: "while-face-up" }, { wording: "same-N" });
  g.rule("of-the-same", "{...:given-again}");
  g.rule("given-again", "{...:gift[N]}", same, { wording: "same-N" });
  g.rule("said-again", "{...:pred[N]}", same, { wording: "same-N" });
  g.rule("said-again", "{...:given-again}");
  g.noted("standing-clause", "spanned-clause", "alone-clause", "standing-link", "of-the-same");
  g.noted("standing-imperative", "battle-ban", "pierces", "held-ban", "till-battle-ends", "said-alone");
}

/** "If this card battles a LIGHT monster, it gains 200 ATK during the Damage Step only." */
function timed(g: Grammar): void {
  g.words("battle-moment-only", {
    "during the Damage Step only": "damage-step",
    "during damage calculation only": "damage-calculation",
  });
  g.rule("time-only", "{until:battle-moment-only}");
  const that = "during that damage calculation only";
  g.rule("time-only", that, { until: "damage-calculation" }, { wording: "that-only" });
  g.rule("timely", "{...:lasting-statement} {...:time-only}", {}, { wording: "timely-said" });
  // After a comma it goes for all that was said.
  for (const list of ["standing", "alone"])
    g.rule(list, `{+:${list}-clause}[[ {++:standing-links}]], {*step.until:battle-moment-only}`, undefined, {
      wording: "timely",
    });
  // "All Fiend monsters you control gain 1000 ATK during your opponent's turn only."
  g.rule("turn-only", "during {...:a-turn} only");
  g.rule("turn-only", "during {whose:phase-owner} turns only", { kind: "turn" }, { wording: "turns" });
  g.rule("turn-only", "during {...:a-long-phase} only");
  const their = "during their {phase:ending-phase} only";
  g.rule("turn-only", their, { kind: "phase", whose: "opponent" }, { wording: "their" });
  // "Your opponent cannot target “X” monsters with card effects, except during the Battle Phase."
  g.rule("at-other-times", "except during {...:a-phase}", { not: true });
  g.rule("timed-saying", "{step:timely}");
  g.rule(
    "timed-saying",
    "{step:lasting-statement}[[{...:comma}]] {condition:turn-only}",
    {},
    { wording: "timed-only" },
  );
  g.rule("timed-saying", "{step:held-ban}, {condition:at-other-times}");
  // It holds by itself because of that time, or under other conditions as well.
  for (const clause of ["alone-clause", "standing-clause"]) g.rule(clause, "{...:timed-saying}");
  g.rule("alone-clause", "{step:bare-timely} {condition:turn-only}");
  g.rule("bare-timely", "{...:lasting[bare]}", {}, { wording: "bare" });
  // "Gains 300 ATK during your Battle Phase only."
  g.rule("own-clause", "{step:own-step} {condition:turn-only}");
  g.rule("own-clause", "{step:own-timely}");
  g.rule("own-timely", "{...:own-passing} {...:time-only}", {}, { wording: "own-timely" });
  g.noted("timely", "turn-only", "at-other-times", "bare-timely", "own-timely");
}

/** "Cannot be destroyed by battle." on a monster, about itself; "Cannot attack the turn it is Normal Summoned." */
function ofItself(g: Grammar): void {
  const own = { what: { ref: "this-card" } };
  g.rule("own-clause", "{step:own-step}");
  // What has no end of its own, beside which one may be said.
  g.rule("own-step", "{=:own-passing}");
  g.rule("own-step", "{...:pred[sg]}", { ...own, until: "while-face-up" }, { wording: "own" });
  g.rule("own-passing", "{...:gift[sg]}", own, { wording: "own" });
  g.rule("effect", "{resolution:owns}.", ALWAYS, { wording: "standing-own" });
  g.rule("effect", "{resolution:owns}[[,]] {conditions:own-circumstances}.", STANDING, {
    wording: "standing-own",
  });
  g.rule("owns", "{+:own-clause}[[ {++:own-links}]]");
  g.rule("own-links", "{+:own-link}[[ {++:own-links}]]");
  for (const joint of ["and", "also"]) g.rule("own-joint", `{...:joint[${joint}]}`);
  // "…, also you take no battle damage from battles involving it."
  for (const clause of ["own", "standing"]) g.rule("own-link", `{...:own-joint} {...:${clause}-clause}`);
  // "Cannot be used as Link Material the turn it is Link Summoned."
  g.rule("effect", "{resolution:unused-material} {conditions:circumstances}.", STANDING, {
    wording: "standing-unused",
  });
  g.rule("unused-material", "{+:unused-clause}");
  g.rule("unused-clause", "{step:unused-step}");
  g.rule("unused-step", "<<|this card >>cannot be used as {ways:proper-ways} Material", {
    ...own,
    verb: "forbid",
    player: "both",
    act: "material",
    until: "while-face-up",
  });
  g.noted("own-clause", "own-step", "own-passing", "own-link", "unused-clause", "unused-step");
}

/** "If you control a face-up non-DARK monster, destroy this card.", "If that monster is destroyed, destroy this card." */
function undoing(g: Grammar): void {
  g.rule("if-so-then", "{+:if-state}");
  g.rule("effect", "{conditions:if-so-then}, {resolution:undoing}.", STANDING, { wording: "standing" });
  g.rule("effect", "{resolution:undoing} {conditions:if-so-then}.", STANDING, { wording: "standing-after" });
  g.rule("undoing", "{+:bare-clause[bare]}");
  g.rule("said-alone", "if {event:loss}, {then:undoing}", { verb: "whenever" });
  // "If this face-up card leaves the field, skip the Battle Phase of your next turn."
  g.rule("said-alone", "if {event:loss}, {then:skipping}", { verb: "whenever" });
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
  const destroyed = { event: "moved", manner: ["destroyed"] };
  g.rule("loss", "{subject:just-named-there} is destroyed", destroyed);
  g.rule("loss", "{subject:subj[N]} <is/are> destroyed", destroyed);
  g.rule("loss", "{subject:ref[sg]} is changed to {to:position}", { event: "position-changed" });
  for (const one of ["bearer", "bonded-card"])
    g.rule("loss", `{subject:${one}} leaves the field[[ {...:by-whom}]]`, { event: "left-field" });
  g.noted("skipping-clause", "skipping-step", "loss");
}

const DUTY = { sentence: "effect", kind: "duty", optional: false, cost: [] };

/** "Once per turn, during your Standby Phase, pay 700 LP or destroy this card.": done in the phase, without a link. */
function duties(g: Grammar): void {
  g.rule("effect", "{conditions:duty-times}, {resolution:duty}.", DUTY, { wording: "in-phase" });
  g.rule("duty-times", "{++:duty-time}[[, {+:if-state}]]");
  g.rule("duty-time", "[[{+:once-per-turn}, ]]{+:phase-time}");
  g.rule("once-per-turn", "once per turn", { kind: "once-per-turn" });
  g.rule("duty", "{+:duty-clause}");
  g.rule("duty-clause", "{step:step[bare]}");
  // "During each of your Standby Phases, the equipped monster loses 200 ATK."
  const each = "During each of {conditions:each-phase}, {resolution:said-duty}.";
  g.rule("effect", each, DUTY, { wording: "in-phase-said" });
  g.rule("each-phase", "{+:one-each-phase}");
  g.rule(
    "one-each-phase",
    "{whose:phase-owner} {phase:phases-of}",
    { kind: "phase" },
    { wording: "each-of" },
  );
  g.rule("said-duty", "{+:duty-said}");
  g.rule("duty-said", "{step:statement}");
  // "Destroy this card unless you reveal 1 Dragon monster in your hand.": one of these, as its controller likes.
  g.rule("duty-clause", "{step:unless-step}");
  g.rule("unless-step", "{options:unless}", { verb: "either" }, { wording: "unless" });
  g.rule("unless", "{+:doomed} unless you {+:alternative}[[ or {+:alternative}]]");
  g.rule("doomed", "destroy this card", { verb: "destroy", "what.ref": "this-card" });
  g.noted("once-per-turn", "one-each-phase", "duty-said", "duty-clause", "unless-step", "doomed");
}

/** "If this card attacks, it is changed to Defense Position at the end of the Battle Phase.": a duty of that step. */
function afterAttack(g: Grammar): void {
  const own = { ref: "this-card" };
  const conditions = [
    { kind: "phase", phase: "battle", at: "end" },
    { kind: "happened", event: { event: "battles", as: "attacker", subject: own } },
  ];
  const turned = "If this card attacks, <<it is changed|change it>> to {resolution:turned-after}.";
  g.rule("effect", turned, { ...DUTY, conditions }, { wording: "after-attack" });
  g.rule("turned-after", "{+:turned-at-end}[[ {+:position-kept}]]");
  g.rule("turned-at-end", "{step.to:position} at the end of the Battle Phase", {
    "step.verb": "change-position",
    "step.what": own,
  });
  g.rule(
    "position-kept",
    ", and its battle position cannot be changed until the <<end|End Phase>> of your next turn",
    {
      join: "and",
      step: { verb: "forbid", player: "both", act: "change-position", what: own, until: "end-of-next-turn" },
    },
  );
  g.noted("turned-at-end", "position-kept");
}

/** "If a card would be sent to the GY, banish it instead.": beside `replacing`, what takes the place of what would happen. */
function replacements(g: Grammar): void {
  const instead = { sentence: "effect", kind: "replacement", conditions: [], cost: [], optional: true };
  g.rule("would-event", "{subject:subj[N]} would be {...:moved}", { event: "moved" });
  g.rule("would-event", "{subject:subj[N]} would leave the field", { event: "left-field" });
  // "…, also if it would be destroyed, destroy this card instead."
  g.rule("effect", "{resolution:holding}, also {instead:kept-instead}.", ALWAYS, {
    wording: "standing-instead",
  });
  g.rule("kept-instead", "if {replaces:would-event}, {resolution:undoing} instead");
  // It is destroyed all the same, only that it goes elsewhere.
  const elsewhere = "if {replaces:sending}, you can {resolution:undoing}, instead of sending it to the GY.";
  g.rule("effect", elsewhere, instead);
  const sending = { event: "moved", manner: ["destroyed"] };
  g.rule("sending", "{subject:subj[sg]} is destroyed in {from:place[in]}", sending);
  g.rule(
    "effect",
    "{conditions:taking-times}, if {replaces:taking}, you can {resolution:instead-done}.",
    instead,
  );
  g.rule("taking-times", "{+:once-per-turn}, {+:while}");
  g.rule("taking", "you would take battle damage", { event: "damage", player: "you", kind: "battle" });
  g.rule("instead-done", "{+:instead-clause}");
  g.rule("instead-clause", "{step:instead-step}");
  g.rule("instead-step", "halve that damage", { verb: "halve-damage" });
  // Damage and gains of LP, whose amount stays.
  const must = { ...instead, optional: false };
  g.rule("effect", "if {replaces:would-number}, {resolution:instead-done} instead.", must);
  g.words("someone", { "a player": "either", "your opponent": "opponent" });
  const much = { player: "either", "amount.value": "that-much" };
  for (const [event, would, then, verb] of [
    ["damage", "take damage", "take that much damage", "damage"],
    ["lp-gain", "gain LP", "gain that much LP", "gain-lp"],
  ] as const) {
    g.rule("would-number", `{player:someone} would ${would} by card effect`, { event, kind: "effect" });
    g.rule("instead-step", `they ${then}`, { ...much, verb });
  }
  // The same, said of the effects that inflict it.
  for (const [words, player] of [
    ["a player increases their LP by the same amount instead", "either"],
    ["you makes you gain that much LP instead", "you"],
  ] as const)
    g.rule(
      "effect",
      `Any effect that would inflict damage to ${words}.`,
      {
        ...must,
        replaces: { event: "damage", kind: "effect", player },
        resolution: [{ step: { verb: "gain-lp", player, amount: { value: "that-much" } } }],
      },
      { wording: `effects-${player}` },
    );
  g.noted(
    "would-event",
    "would-number",
    "sending",
    "taking",
    "kept-instead",
    "instead-clause",
    "instead-step",
  );
}
