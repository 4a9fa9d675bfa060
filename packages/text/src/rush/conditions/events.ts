import type { Grammar } from "../../grammar.ts";

/** What a Trap answers: "when your opponent Normal or Special Summons a monster face-up". */
export function rushEvents(g: Grammar): void {
  g.words("their-turn", { "their turn": "opponent", "your opponent's turn": "opponent", "your turn": "you" });
  const summons = { event: "summoned" };
  for (const [who, agent, form] of [
    ["your opponent", "opponent", "s3"],
    ["a player", "either", "s3"],
    ["you", "you", "bare"],
  ] as const) {
    const faceUp = { ...summons, agent, face: "up" };
    g.rule("event", `${who} {...:summon[${form}]} {subject:obj} face-up`, faceUp);
    g.rule("event", `${who} {...:summon[${form}]} {subject:obj} face-up to {to:place[on]}`, faceUp);
    g.rule("event", `${who} {...:summon[${form}]} {subject:obj} face-up during {turn:their-turn}`, faceUp);
    g.rule("event", `${who} {...:summon[${form}]} {subject:obj} to {to:place[on]}`, { ...summons, agent });
    g.rule("event", `${who} {...:summon[${form}]} {subject:obj} during {turn:their-turn}`, {
      ...summons,
      agent,
    });
    g.rule("event", `${who} {...:summon[${form}]} {subject:obj}`, { ...summons, agent });
  }
  g.rule("event", "{subject:subj[N]} <is/are> {...:summon[past]}", summons);
  const declared = { event: "attack-declared" };
  g.rule("event", "{subject:subj[sg]} declares an attack[[ targeting {target:obj}]]", declared);
  g.rule("event", "{subject:subj[sg]} declares a direct attack", { ...declared, direct: true });
  g.rule("moved", "destroyed by an opponent's attack or their {byEffectOf.noun:effect-cards} effect", {
    manner: ["destroyed"],
    by: ["battle", "card-effect"],
    agent: "opponent",
    "byEffectOf.quantity": { kind: "a" },
    "byEffectOf.traits": [],
    "byEffectOf.where": [],
  });
  g.words("effect-cards", { "Trap Card": "trap", "Spell Card": "spell", "Spell/Trap Card": "spell-or-trap" });
  g.rule(
    "moved",
    "destroyed by an opponent's monster's attack",
    { manner: ["destroyed"], by: ["battle"], agent: "opponent" },
    { wording: "monsters" },
  );
  for (const [words, by, agent] of [
    ["an opponent's attack", ["battle"], "opponent"],
    ["an opponent's card effect", ["card-effect"], "opponent"],
    ["an opponent's attack or their card effect", ["battle", "card-effect"], "opponent"],
    ["an opponent's attack or card effect", ["battle", "card-effect"], "opponent"],
    ["battle", ["battle"], undefined],
  ] as const) {
    const fields = { manner: ["destroyed"], by, ...(agent ? { agent } : {}) };
    const wording = words.endsWith("attack or card effect") ? { wording: "short" } : {};
    if (agent) g.rule("moved", `destroyed by ${words}`, fields, wording);
  }
  g.rule(
    "moved",
    "destroyed in battle by an opponent's attack",
    { manner: ["destroyed"], by: ["battle"], agent: "opponent" },
    { wording: "in-battle" },
  );
  g.rule("event", "your opponent activates @a {what.noun:effect-noun} Card", {
    event: "activated",
    agent: "opponent",
    "what.what": "card",
  });
  g.rule("event", "your opponent conducts a normal draw during the Draw Phase", {
    event: "drawn",
    player: "opponent",
    normal: true,
  });
  g.rule("event", "your opponent draws a card during {turn:their-turn}", {
    event: "drawn",
    player: "opponent",
  });
  g.rule("event", "your opponent draws a card during the {phase:phase}", {
    event: "drawn",
    player: "opponent",
  });
  g.rule(
    "event",
    "your opponent Normal Summons or Special Summons {subject:obj}",
    { ...summons, agent: "opponent", ways: ["normal", "special"] },
    { wording: "long" },
  );
  g.rule(
    "event",
    "your opponent Normal Summons or Special Summons {subject:obj} face-up",
    { ...summons, agent: "opponent", face: "up", ways: ["normal", "special"] },
    { wording: "long" },
  );
  g.rule("event", "your opponent draws a card(s)", { event: "drawn", player: "opponent" });
  g.rule("event", "your opponent draws a card", { event: "drawn", player: "opponent" }, { wording: "one" });
  g.rule("event", "your opponent Sets {subject:obj}", { event: "set", agent: "opponent" });
  transfers(g);
}

/** From one place to another: what moved is told by what it was before. */
function transfers(g: Grammar): void {
  g.rule("moving[M]", "{quantity:quantity[M]} {traits*:pre} {noun:noun[M]}", { where: [] });
  g.rule("event", "your opponent adds {subject:moving[M]} from {from:place[in]} to {to:place[in]}", {
    event: "moved",
    manner: ["added"],
    agent: "opponent",
  });
  g.rule("event", "{subject:moving[s]} is returned from {from:place[in]} to {to:place[in]}", {
    event: "moved",
    manner: [],
  });
  g.rule("event", "you draw a card during {turn:their-turn}", { event: "drawn", player: "you" });
  g.noted("moving");
}
