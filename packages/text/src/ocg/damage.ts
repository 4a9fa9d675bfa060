import type { Grammar } from "../grammar.ts";

/** What becomes of damage: "You take no battle damage from battles involving this card.", "… is doubled". */
export function ocgDamage(g: Grammar): void {
  spared(g);
  changed(g);
  throughEffect(g);
  againstMonsters(g);
  next(g);
}

function spared(g: Grammar): void {
  const none = { verb: "change-damage", times: 0 };
  g.rule("lasting-statement", "{player:takes} no damage", none);
  g.rule("lasting-statement", "{player:takes} no {kind:damage-kind} damage", none);
  g.rule("lasting-statement", "{player:takes} no effect damage from {by:damaging} card effects", {
    ...none,
    kind: "effect",
  });
  g.words("damaging", { "your opponent's": "opponent", your: "you" });
  g.words("takes", { "you take": "you", "your opponent takes": "opponent" });
  g.rule("lasting-statement", "neither player takes any battle damage", {
    ...none,
    player: "both",
    kind: "battle",
  });
  for (const [damage, wording] of [
    ["damage", "bare"],
    ["any damage", "any"],
  ] as const)
    g.rule("lasting-statement", `neither player takes ${damage}`, { ...none, player: "both" }, { wording });
  g.rule("lasting-statement", "neither player takes any effect damage", {
    ...none,
    player: "both",
    kind: "effect",
  });
  g.rule("lasting-statement", "{player:takes} no battle damage from {...:battles-of}", {
    ...none,
    kind: "battle",
  });
  // All that a battle inflicts is battle damage.
  g.rule(
    "lasting-statement",
    "{player:takes} no damage from {...:battles-of}",
    { ...none, kind: "battle" },
    { wording: "any" },
  );
  g.rule("lasting-statement", "neither player takes any battle damage from {...:battles-of}", {
    ...none,
    player: "both",
    kind: "battle",
  });
  g.rule(
    "statement",
    "neither player takes any battle damage from that battle",
    { ...none, player: "both", kind: "battle", until: "this-battle" },
    { wording: "that-battle" },
  );
  for (const [word, monsters, wording] of [
    ["battles", "np", ""],
    ["battles", "barred", "bare"],
    ["attacks", "np", "attacks"],
    ["attacks", "barred", "attacks-bare"],
  ] as const)
    g.rule("battles-of", `${word} involving {involving:${monsters}}`, {}, wording === "" ? {} : { wording });
}

/** "This turn, if it battles an opponent's monster, any battle damage it inflicts to your opponent is doubled." */
function againstMonsters(g: Grammar): void {
  const doubled = {
    verb: "change-damage",
    times: 2,
    player: "opponent",
    kind: "battle",
    against: "monsters",
    "dealtBy.ref": "it",
  };
  const battles = "if it battles an opponent's monster";
  const words = "any battle damage it inflicts to your opponent is doubled";
  g.rule("lasting-step", `${battles}, ${words}`, doubled, { wording: "against" });
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
  for (const [any, wording] of [
    ["any", ""],
    ["all", "all"],
    ["the", "the"],
  ] as const) {
    const noted = wording === "" ? {} : { wording };
    const battle = { kind: "battle" };
    g.rule("some-damage", `${any} damage {player:takes}`, {}, noted);
    g.rule("some-damage", `${any} {kind:damage-kind} damage {player:takes}`, {}, noted);
    g.rule("some-damage", `${any} battle damage {player:takes} from {...:battles-of}`, battle, noted);
    for (const [n, inflicts] of [
      ["sg", "inflicts"],
      ["pl", "inflict"],
    ] as const)
      g.rule(
        "some-damage",
        `${any} battle damage {dealtBy:subj[${n}]} ${inflicts} to {player:damaged}`,
        battle,
        noted,
      );
    // "your “A” monsters, except “B”, inflicts": the verb goes with the name before it.
    g.rule("some-damage", `${any} battle damage {dealtBy:subj[pl]} inflicts to {player:damaged}`, battle, {
      wording: `${any}-inflicts`,
    });
  }
  g.words("halved", { "is halved": 0.5, "is doubled": 2 });
  g.words("halved-now", { "becomes 0": 0, "becomes halved": 0.5, "becomes doubled": 2 });
  const change = { verb: "change-damage" };
  g.rule("lasting-statement", "{...:some-damage} {times:halved}", change);
  g.rule("lasting-statement", "{...:some-damage} {times:halved-now}", change, { wording: "becomes" });
  for (const [time, wording] of [
    ["this turn", "inner"],
    ["for the rest of this turn", "inner-rest"],
  ] as const)
    g.rule(
      "statement",
      `{...:some-damage} ${time} {times:halved}`,
      { ...change, until: "end-of-turn" },
      {
        wording,
      },
    );
  for (const [any, wording] of [
    ["any battle damage", "that-battle"],
    ["all battle damage", "all-that-battle"],
    ["the damage", "the-that-battle"],
    ["the battle damage", "the-battle-that-battle"],
  ] as const)
    g.rule(
      "statement",
      `${any} {player:takes} from that battle {times:halved}`,
      { ...change, kind: "battle", until: "this-battle" },
      { wording },
    );
  g.rule(
    "step[bare]",
    "make yourself take no battle damage from that battle",
    { ...change, times: 0, player: "you", kind: "battle", until: "this-battle" },
    { wording: "make-that-battle" },
  );
  for (const [instead, wording] of [
    ["", "effect"],
    [" instead", "effect-instead"],
    [", instead", "effect-comma-instead"],
  ] as const)
    for (const [from, by, b] of [
      ["", {}, ""],
      [" from their card effects", { by: "opponent" }, "-theirs"],
    ] as const)
      g.rule(
        "lasting-statement",
        `your opponent takes any effect damage you would have taken${from}${instead}`,
        { ...change, takenBy: "opponent", player: "you", kind: "effect", ...by },
        { wording: `${wording}${b}` },
      );
  for (const [taker, player, words] of [
    ["opponent", "you", "your opponent takes any battle damage you would have taken"],
    ["you", "opponent", "you take any battle damage your opponent would have taken"],
  ] as const)
    for (const [instead, wording] of [
      ["", ""],
      [" instead", "instead"],
      [", instead", "comma-instead"],
    ] as const) {
      const reflected = { ...change, takenBy: taker, player, kind: "battle" };
      const noted = wording === "" ? {} : { wording };
      g.rule("lasting-statement", `${words} from {...:battles-of}${instead}`, reflected, noted);
      g.rule("lasting-statement", `${words}${instead}`, reflected, noted);
    }
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
  for (const [when, word] of [
    ["when it does so", "when"],
    ["if it does so", "if"],
    ["if they do so", "they"],
  ] as const)
    for (const [damage, wording] of [
      ["the battle damage inflicted to your opponent", ""],
      ["any battle damage it inflicts to your opponent", "any"],
      ["their battle damage inflicted to your opponent", "their"],
    ] as const)
      g.rule("halved-direct", `${when} using this effect, ${damage} is halved`, half, {
        wording: [word, wording].filter((one) => one !== "").join("-"),
      });
  g.rule(
    "halved-direct",
    "when it uses this effect, any battle damage it inflicts to your opponent is halved",
    half,
    {
      wording: "uses",
    },
  );
  g.noted("halved-direct");
  for (const list of ["link", "standing-link", "own-link"])
    g.rule(list, ", but {step:halved-direct}", { join: "but" });
}
