import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

const CHANGE = { verb: "change-damage" };
const NONE = { ...CHANGE, times: 0 };
const BATTLE = { kind: "battle" };

/** What becomes of damage: none is taken, it is doubled, others take it; piercing damage. */
export function damage(g: Grammar): void {
  which(g);
  spared(g);
  changed(g);
  takenOver(g);
  piercing(g);
  ofItsBattles(g);
}

/** Whose damage, and from what: "battle damage from battles involving this card", "effect damage from your opponent's card effects" */
function which(g: Grammar): void {
  g.words("takes", { "you take": "you", "your opponent takes": "opponent" });
  g.rule("takes-none", "{player:takes} no");
  g.rule("takes-none", "neither player takes[[ any]]", { player: "both" });
  g.rule("which-damage", "damage");
  g.rule("which-damage", "{kind:damage-kind} damage");
  g.rule("which-damage", "battle damage from {...:battles-of}", BATTLE);
  // All that a battle inflicts is battle damage.
  g.rule("which-damage", "damage from {...:battles-of}", BATTLE, { wording: "from-any" });
  g.rule("which-damage", "effect damage from {by:phase-owner} card effects", { kind: "effect" });
  // "… from that battle": of the one that goes on.
  const battle = { ...BATTLE, until: "this-battle" };
  g.rule("of-that-battle", "[[{...:battle-word} ]]damage from that battle", battle);
  g.rule("battle-word", "battle", {}, { wording: "battle-word" });
  g.rule("battles-of", "<<battles|attacks>> involving {involving:np}");
  g.rule("battles-of", "<<battles|attacks>> involving {involving:barred}", {}, { wording: "bare" });
  g.rule("battles-of", "attacks on {involving:np}", { attacked: true });
}

/** "You take no battle damage …", "the next damage you take this turn becomes 0" */
function spared(g: Grammar): void {
  g.rule("lasting-statement", "{...:takes-none} {...:which-damage}", NONE);
  g.rule("for-battle", "{...:takes-none} {...:of-that-battle}", NONE, { wording: "that-battle" });
  g.rule("statement", "{=:for-battle}");
  g.rule("standing-clause", "{step:for-battle}");
  const made = "{...:making[bare]} {...:made-to-take} {...:of-that-battle}";
  g.rule("step[bare]", made, NONE, { wording: "make-that-battle" });
  g.words("to-be-spared", { yourself: "you", "your opponent": "opponent" });
  g.rule("made-to-take", "{player:to-be-spared} take no");
  // "If it attacks or is attacked this turn, …": the battles that involve it.
  const either = "if {involving:ref[sg]} attacks or is attacked this turn, {player:takes}";
  const involved = { ...NONE, ...BATTLE, until: "end-of-turn" };
  g.rule("statement", `${either} no battle damage from that attack`, involved, { wording: "either-way" });
  // Of the next damage only.
  const next = { ...NONE, player: "you", once: true, until: "end-of-turn" };
  g.rule("next-damage", "the next[[ {...:kind-said}]] damage you");
  g.rule("kind-said", "{kind:damage-kind}");
  g.rule("kind-said", "battle or effect", {}, { wording: "either-kind" });
  g.rule("step[F]", "<reduce> {...:next-damage} would take this turn to 0", next);
  g.rule("step[F]", "<make> {...:next-damage} take this turn become 0", next, { wording: "make" });
  const becomes = "{...:next-damage} take this turn <<will become|becomes>> 0";
  g.rule("statement", becomes, next, { wording: "next-becomes" });
  const time = "the next time you would take {kind:damage-kind} damage";
  g.rule("statement", `${time} this turn, you do not`, next, { wording: "time" });
  g.noted("for-battle");
}

/** "any battle damage your opponent takes from battles involving this card is halved", "double any battle damage you take" */
function changed(g: Grammar): void {
  g.words("takes", { "a player takes": "either" });
  g.rule("any-of-it", "any", {});
  for (const word of ["all", "the"]) g.rule("any-of-it", word, {}, { wording: word });
  const any = "{...:any-of-it} battle damage";
  g.rule("some-damage", "{...:any-of-it}[[ {kind:damage-kind}]] damage {player:takes}");
  g.rule("some-damage", `${any} {player:takes} from {...:battles-of}`, BATTLE);
  g.rule(
    "some-damage",
    `${any} from {...:battles-of}`,
    { ...BATTLE, player: "either" },
    { wording: "whoever" },
  );
  g.rule("some-damage", `${any} {dealtBy:subj[N]} <inflicts/inflict> to {player:damaged}`, BATTLE);
  // "your “A” monsters, except “B”, inflicts": the verb goes with the name before it.
  const inflicts = `${any} {dealtBy:subj[pl]} inflicts to {player:damaged}`;
  g.rule("some-damage", inflicts, BATTLE, { wording: "inflicts" });
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
  g.rule("lasting-statement", "{...:some-damage} {...:multiplied}", CHANGE);
  for (const [verb, times] of [
    ["double", 2],
    ["halve", 0.5],
  ] as const) {
    const rule = { wording: "multiply", rule: "lasting[F]: <double> {...:some-damage}" };
    g.rule("lasting[F]", `<${verb}> {...:some-damage}`, { ...CHANGE, times }, rule);
  }
  g.rule("statement", "{...:some-damage} {...:how-long} {...:multiplied}", CHANGE, { wording: "inner" });
  g.rule(
    "for-battle",
    "{...:any-of-it} [[{...:battle-word} ]]damage {player:takes} from that battle {...:multiplied}",
    { ...CHANGE, ...BATTLE, until: "this-battle" },
    { wording: "that-battle" },
  );
  g.noted("some-damage");
}

/** "Your opponent takes any battle damage you would have taken from battles involving this card, instead." */
function takenOver(g: Grammar): void {
  for (const [words, takenBy, player] of [
    ["your opponent takes any {kind:damage-kind} damage you would have taken", "opponent", "you"],
    ["you take any {kind:damage-kind} damage your opponent would have taken", "you", "opponent"],
  ] as const)
    g.rule(
      "would-be-taken",
      words,
      { ...CHANGE, takenBy, player },
      { rule: "would-be-taken: {who} takes it" },
    );
  g.rule("taken-over", "{...:would-be-taken}[[ from {...:battles-of}]]");
  const theirs = "your opponent takes any effect damage you would have taken from their card effects";
  const swapped = { ...CHANGE, takenBy: "opponent", player: "you", kind: "effect", by: "opponent" };
  g.rule("taken-over", theirs, swapped);
  g.rule("lasting-statement", "{...:taken-over}[[ {...:over-instead}]]");
  g.rule("over-instead", "instead", {}, { wording: "instead" });
  const battle = "{...:would-be-taken} from that battle[[ {...:over-instead}]]";
  g.rule("for-battle", battle, { until: "this-battle" }, { wording: "that-battle" });
}

/** "If it attacks a Defense Position monster, inflict piercing battle damage to your opponent." */
function piercing(g: Grammar): void {
  // "If your Cyberse monster attacks …": whichever of them does.
  g.rule("your-attacking", "{...:owned-cards[sg]}", { quantity: { kind: "every" }, where: [] });
  g.rule("attacker[sg]", "{=:ref[sg]}");
  g.rule("attacker[sg]", "{=:your-attacking}");
  g.rule("attacker[pl]", "{=:subj[pl]}");
  g.rule("piercing", "{...:how-piercing} battle damage[[ {...:to-opponent}]]", { verb: "pierce" });
  g.rule("how-piercing", "piercing", {});
  g.rule("how-piercing", "double piercing", { times: 2 });
  alike(g, "to-opponent", ["to your opponent"]);
  g.rule("gift[N]", "<inflicts/inflict> {...:piercing}");
  const attacks = "if {what:attacker[N]} <attacks/attack> a Defense Position monster";
  g.rule("in-battle", `${attacks}, inflict {...:piercing}`, {}, { wording: "if-attacks" });
  g.noted("your-attacking");
}

/** What a monster's battles do, said after something else of it: "…, also if it battles a monster, any battle damage it inflicts …" */
function ofItsBattles(g: Grammar): void {
  // Whose damage it is, and that it is no direct attack.
  const battles = "if {dealtBy.ref:who-battles[N]} <battles/battle> {...:some-monster}";
  const inflicted = "any battle damage <it inflicts/they inflict> to your opponent {...:multiplied}";
  const against = { ...CHANGE, player: "opponent", ...BATTLE, against: "monsters" };
  g.rule("in-battle", `${battles}, ${inflicted}`, against, { wording: "against" });
  for (const [n, word, ref] of [
    ["sg", "it", "it"],
    ["pl", "they", "them"],
    ["sg", "this card", "this-card"],
  ] as const)
    g.rule(`who-battles[${n}]`, word, ref, { rule: "who-battles[N]: it" });
  for (const joint of ["also", "and"])
    g.rule("battle-link", `{...:joint[${joint}]} {step:in-battle}`, {}, { wording: "in-battle" });
  for (const list of ["standing-link", "own-link", "lasting-link", "link"]) g.rule(list, "{=:battle-link}");
  // "…, but when it does so using this effect, the battle damage inflicted to your opponent is halved": of its direct attack.
  const half = {
    ...CHANGE,
    times: 0.5,
    player: "opponent",
    ...BATTLE,
    direct: true,
    "dealtBy.ref": "same-subject",
  };
  g.rule("halved-direct", "{...:used-so}, {...:dealt-direct} to your opponent is halved", half);
  g.rule("used-so", "{...:when-or-if} <<it does so using|they do so using|it uses>> this effect");
  g.rule("when-or-if", "<<when|if>>");
  g.rule("dealt-direct", "the battle damage inflicted", {});
  g.rule("dealt-direct", "their battle damage inflicted", {}, { wording: "their" });
  g.rule("dealt-direct", "any battle damage <<it inflicts|they inflict>>", {}, { wording: "any" });
  g.rule("battle-link", "{...:joint[but]} {step:halved-direct}");
  g.noted("in-battle", "halved-direct");
}
