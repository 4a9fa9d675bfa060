import type { Grammar } from "../grammar.ts";

/** What becomes of damage: "You take no battle damage from battles involving this card.", "… is doubled". */
export function ocgDamage(g: Grammar): void {
  spared(g);
  changed(g);
  throughEffect(g);
  fromItsAttacks(g);
  next(g);
}

function spared(g: Grammar): void {
  const none = { verb: "change-damage", times: 0 };
  const battle = { kind: "battle" };
  g.words("takes", { "you take": "you", "your opponent takes": "opponent" });
  g.rule("which-damage", "damage");
  g.rule("which-damage", "{kind:damage-kind} damage");
  g.rule("which-damage", "battle damage from {...:battles-of}", battle);
  // All that a battle inflicts is battle damage.
  g.rule("which-damage", "damage from {...:battles-of}", battle, { wording: "from-any" });
  g.rule("which-damage", "effect damage from {by:phase-owner} card effects", { kind: "effect" });
  g.rule("lasting-statement", "{...:takes-none} {...:which-damage}", none);
  // "… from that battle": of the one that goes on.
  g.rule("of-that-battle", "battle damage from that battle", { ...battle, until: "this-battle" });
  g.rule("for-battle", "{...:takes-none} {...:of-that-battle}", none, { wording: "that-battle" });
  g.rule("statement", "{=:for-battle}");
  g.rule("standing-clause", "{step:for-battle}");
  g.noted("for-battle");
  g.rule("step[bare]", "{...:making[bare]} {...:made-to-take} {...:of-that-battle}", none, {
    wording: "make-that-battle",
  });
  g.words("to-be-spared", { yourself: "you", "your opponent": "opponent" });
  g.rule("made-to-take", "{player:to-be-spared} take no");
  g.rule("made-to-take", "neither player take[[ any]]", { player: "both" });
  g.rule("takes-none", "{player:takes} no");
  g.rule("takes-none", "neither player takes[[ any]]", { player: "both" });
  g.rule("battles-of", "<<battles|attacks>> involving {involving:np}");
  g.rule("battles-of", "<<battles|attacks>> involving {involving:barred}", {}, { wording: "bare" });
  g.rule("battles-of", "attacks on {involving:np}", { attacked: true });
}

/** "You take no battle damage from that attack": of whichever attack involves it. */
function fromItsAttacks(g: Grammar): void {
  // "If it attacks or is attacked this turn": the battles that involve it.
  g.rule(
    "statement",
    "if {involving:ref[sg]} attacks or is attacked this turn, {player:takes} no battle damage from that attack",
    { verb: "change-damage", times: 0, kind: "battle", until: "end-of-turn" },
    { wording: "either-way" },
  );
}

/** "Reduce the next battle damage you would take this turn to 0." */
function next(g: Grammar): void {
  const none = { verb: "change-damage", times: 0, player: "you", once: true, until: "end-of-turn" };
  g.rule("step[F]", "<reduce> the next {kind:damage-kind} damage you would take this turn to 0", none);
  g.rule("step[F]", "<make> the next {kind:damage-kind} damage you take this turn become 0", none, {
    wording: "make",
  });
  for (const [kind, rule] of [
    ["{kind:damage-kind} ", "a kind"],
    ["battle or effect ", "either kind"],
    ["", "any"],
  ] as const)
    g.rule("statement", `the next ${kind}damage you take this turn <<will become|becomes>> 0`, none, {
      wording: "next-becomes",
      rule: `statement: the next damage (${rule}) you take this turn becomes 0`,
    });
  for (const [time, wording] of [
    ["this turn, the next time you would take {kind:damage-kind} damage", "front"],
    ["the next time you would take {kind:damage-kind} damage this turn", "time"],
  ] as const)
    g.rule("statement", `${time}, you do not`, none, { wording });
}

/** "any battle damage your opponent takes from battles involving this card is halved" */
function changed(g: Grammar): void {
  g.noted("some-damage");
  g.words("takes", { "a player takes": "either" });
  g.rule("any-of-it", "any", {});
  g.rule("any-of-it", "all", {}, { wording: "all" });
  g.rule("any-of-it", "the", {}, { wording: "the" });
  const battle = { kind: "battle" };
  const any = "{...:any-of-it} battle damage";
  g.rule("some-damage", "{...:any-of-it}[[ {kind:damage-kind}]] damage {player:takes}");
  g.rule("some-damage", `${any} {player:takes} from {...:battles-of}`, battle);
  g.rule("some-damage", `${any} {dealtBy:subj[N]} <inflicts/inflict> to {player:damaged}`, battle);
  // "your “A” monsters, except “B”, inflicts": the verb goes with the name before it.
  g.rule("some-damage", `${any} {dealtBy:subj[pl]} inflicts to {player:damaged}`, battle, {
    wording: "inflicts",
  });
  g.rule("multiplied", "is halved", { times: 0.5 });
  g.rule("multiplied", "is doubled", { times: 2 });
  for (const [words, times] of [
    ["becomes 0", 0],
    ["becomes halved", 0.5],
    ["becomes doubled", 2],
  ] as const)
    g.rule("multiplied", words, { times }, { wording: "becomes", rule: "multiplied: becomes {so much}" });
  g.words("also-to", { "to you": "you", "to your opponent": "opponent" });
  g.rule("multiplied", "is also inflicted {alsoTakenBy:also-to}");
  const change = { verb: "change-damage" };
  g.rule("lasting-statement", "{...:some-damage} {...:multiplied}", change);
  g.rule("statement", "{...:some-damage} {...:how-long} {...:multiplied}", change, { wording: "inner" });
  g.rule(
    "for-battle",
    "{...:any-of-it} [[battle ]]damage {player:takes} from that battle {...:multiplied}",
    { ...change, ...battle, until: "this-battle" },
    { wording: "that-battle" },
  );
  // "Your opponent takes any battle damage you would have taken from battles involving this card, instead."
  const swapped = { ...change, takenBy: "opponent", player: "you" };
  const turned = { ...change, takenBy: "you", player: "opponent" };
  for (const [words, fields] of [
    ["your opponent takes any {kind:damage-kind} damage you would have taken", swapped],
    ["you take any {kind:damage-kind} damage your opponent would have taken", turned],
  ] as const)
    g.rule("would-be-taken", words, fields, {
      rule: "would-be-taken: {who} takes any {kind} damage {the other} would have taken",
    });
  g.rule("taken-over", "{...:would-be-taken}[[ from {...:battles-of}]]");
  g.rule(
    "for-battle",
    "{...:would-be-taken} from that battle[[ {...:over-instead}]]",
    { until: "this-battle" },
    { wording: "that-battle" },
  );
  g.rule("taken-over", "your opponent takes any effect damage you would have taken from their card effects", {
    ...swapped,
    kind: "effect",
    by: "opponent",
  });
  g.rule("lasting-statement", "{...:taken-over}[[ {...:over-instead}]]");
  g.rule("over-instead", "instead", {}, { wording: "instead" });
}

/** "…, but when it does so using this effect, the battle damage inflicted to your opponent is halved": of its direct attack. */
function throughEffect(g: Grammar): void {
  const half = {
    verb: "change-damage",
    times: 0.5,
    player: "opponent",
    kind: "battle",
    direct: true,
    "dealtBy.ref": "same-subject",
  };
  g.rule("halved-direct", "{...:used-so}, {...:dealt-direct} is halved", half);
  g.rule("used-so", "<<when|if>> <<it does so using|they do so using|it uses>> this effect", {});
  g.rule(
    "dealt-direct",
    "<<the battle damage inflicted|any battle damage it inflicts|any battle damage they inflict|their battle damage inflicted>> to your opponent",
    {},
  );
  g.noted("halved-direct");
  g.rule("battle-link", "{...:joint[but]} {step:halved-direct}");
}
