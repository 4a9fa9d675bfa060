import type { Constant, Grammar } from "../../grammar.ts";

const MORE = { verb: "more-attacks" };
const TURN = { until: "end-of-turn" };

/** How monsters can attack, how often, what they must attack, and what is paid for it. */
export function attacks(g: Grammar): void {
  oftener(g);
  again(g);
  next(g);
  must(g);
  costs(g);
}

/** "can attack directly", "can make up to 2 attacks on monsters during each Battle Phase" */
function oftener(g: Grammar): void {
  g.rule("lasting-statement", "{what:subj[N]} {...:gift[N]}");
  g.rule("inner-comma", ",", {}, { wording: "inner-comma" });
  g.rule("gift[N]", "can attack[[ {...:your-opponent}]] directly", { verb: "attack-directly" });
  g.rule("gift[N]", "can attack twice", { ...MORE, count: 2 }, { wording: "twice" });
  g.rule("so-many-attacks", "attack twice", { count: 2 }, { wording: "twice-in" });
  g.rule("so-many-attacks", "make {...:how-many-attacks}[[ {...:on-monsters}]]");
  g.rule("how-many-attacks", "a second attack", { count: 2 }, { wording: "second" });
  g.rule("how-many-attacks", "<<up to |>>{count:int2} attacks");
  g.rule("on-monsters", "on monsters", { on: "monsters" });
  g.rule("gift[N]", "can {...:so-many-attacks} during each Battle Phase", MORE);
  for (const [when, until] of [
    ["during this turn's Battle Phase", "end-of-turn"],
    ["during this Battle Phase", "end-of-battle-phase"],
  ] as const)
    g.rule(
      "statement",
      `{what:subj[N]} can {...:so-many-attacks} ${when}`,
      { ...MORE, until },
      { wording: "this-phase" },
    );
  g.rule("attack-often", "attack");
  g.rule("attack-often", "attack monsters", { on: "monsters" });
  const times = "can {...:attack-often} a number of times each Battle Phase";
  const upTo = "[[{...:inner-comma}]] up to {count:measured}";
  g.rule("gift[N]", `${times}${upTo}`, MORE, { wording: "times" });
  g.rule(
    "statement",
    `{what:subj[N]} ${times} this turn${upTo}`,
    { ...MORE, ...TURN },
    { wording: "times-turn" },
  );
  const additional = { ...MORE, additional: true, "count.value": "count" };
  const one = "gains 1 additional attack during each Battle Phase";
  g.rule("gift[sg]", `${one}[[{...:inner-comma}]] for each {count.of:each}`, additional);
  const each = `for each {count.of:each}, {what:subj[sg]} ${one} this turn`;
  g.rule("statement", each, { ...additional, ...TURN }, { wording: "additional" });
  // "can attack all monsters your opponent controls, once each"
  g.rule(
    "their-monsters-all",
    "<<all monsters your opponent controls|all your opponent's monsters|each monster your opponent controls|every monster your opponent controls>>",
    {},
    { wording: "all-theirs" },
  );
  g.rule("their-monsters-all", "all {each:each-attacked}");
  g.rule("each-attacked", "{...:cards-so[pl]} your opponent controls", {
    quantity: { kind: "all" },
    where: [{ trait: "controlled", by: "opponent" }],
  });
  g.rule("each-so-often", "once each", {});
  g.rule("each-so-often", "twice each", { count: 2 });
  const all = "can attack {...:their-monsters-all}[[{...:inner-comma}]] {...:each-so-often}";
  g.rule("gift[N]", all, { ...MORE, on: "each-monster" });
  g.rule("gift[N]", "can attack while in face-up Defense Position{...:applying[N]}", {
    verb: "attack-in-defense",
  });
  const stat = "<its/their> {stat:battle-stat} for damage calculation";
  g.rule("applying[N]", `, applying ${stat}`, {});
  g.rule("applying[N]", `(apply ${stat})`, {}, { wording: "applying" });
  g.noted("each-attacked");
}

/** "negate the next attack this turn from 1 of your opponent's monsters" */
function next(g: Grammar): void {
  const negate: Constant = [{ step: { verb: "negate-attack" } }];
  g.rule("step[F]", "<negate> {event:next-attack}", {
    verb: "each-time",
    once: true,
    until: "end-of-turn",
    // biome-ignore lint/suspicious/noThenProperty: the field of the step is called so
    then: negate,
  });
  g.rule("next-attack", "the next attack this turn from {subject:group[sg]}", { event: "attack-declared" });
  g.noted("next-attack");
}

/** "can make a second attack in a row", "can attack an opponent's monster again in a row" */
function again(g: Grammar): void {
  const once = { verb: "attack-again" };
  const row = { inARow: true };
  g.rule("statement", "{what:subj[sg]} {...:attacks-again}");
  const another = "can make <<a second|another>> attack";
  g.rule("attacks-again", `${another}[[ {...:again-on}]] {...:again-when}`, once, { wording: "another" });
  const phase = `${another} {...:again-on} during this Battle Phase`;
  g.rule("attacks-again", phase, { ...once, until: "end-of-battle-phase" }, { wording: "another" });
  g.rule(
    "attacks-again",
    "can attack[[ {...:a-monster}]] again in a row",
    { ...once, ...row },
    { wording: "again" },
  );
  g.rule("again-on", "on {...:a-monster}");
  g.rule("a-monster", "<<a monster|an opponent's monster>>", { on: "monsters" }, { wording: "a-monster" });
  g.rule("again-when", "in a row", row, { wording: "row" });
  g.rule("again-when", "this turn", {}, { wording: "this-turn" });
}

/** What attacks have to be made, and on which monsters only. */
function must(g: Grammar): void {
  const must = { verb: "must-attack" };
  g.rule("if-able", "<<, |>>if able");
  g.rule("gift[N]", "must attack[[ {targets:attacked}]] {...:if-able}", must);
  const inner = "{what:subj[N]} must attack[[ {targets:attacked}]] this turn {...:if-able}";
  g.rule("statement", inner, { ...must, ...TURN }, { wording: "inner" });
  g.rule("attacked", "{=:barred}");
  g.rule("attacked", "{=:ref[sg]}");
  const only = { verb: "attack-only" };
  g.rule("gift[N]", "can only attack {targets:attacked}", only, { wording: "only" });
  g.rule("lasting-statement", "{what:subj[sg]} must target {targets:obj} for its attacks", only);
  const but = "{what:subj[N]} cannot attack, except to attack {targets:attacked}";
  g.rule("lasting-statement", but, only, { wording: "except" });
}

/** "You must pay 500 LP to declare an attack with this card.", "Cannot declare an attack unless you Tribute 1 monster." */
function costs(g: Grammar): void {
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
  g.rule("attack-cost", "{step:actor-acts[bare]}");
  g.rule("attackers", "{+:attackers-clause}");
  g.rule("attackers-clause", "{step.what:obj}", { "step.verb": "attack-cost" });
  g.noted("attack-cost", "attackers-clause");
}
