import type { Grammar } from "../../grammar.ts";

/** What a Trap answers: "when your opponent Normal or Special Summons a monster face-up". */
export function rushEvents(g: Grammar): void {
  g.words("their-turn", { "your opponent's turn": "opponent", "your turn": "you" });
  g.words("who[sg]", { "your opponent": "opponent", "a player": "either" });
  g.words("who[pl]", { you: "you" });
  const summons = { event: "summoned" };
  g.rule(
    "event",
    "{agent:who[N]} {...:summons[N]} {subject:obj}[[ {...:face-up-there} & {...:in-turn}]]",
    summons,
  );
  g.rule("summons[sg]", "{...:summon[s3]}");
  g.rule("summons[pl]", "{...:summon[bare]}");
  g.rule("summons[sg]", "{ways:ways} Summons or Sets", { orSet: true }, { wording: "sets" });
  g.rule("face-up-there", "face-up[[ to {to:place[on]}]]", { face: "up" });
  g.rule("face-up-there", "to {to:place[on]}");
  g.rule("in-turn", "during {turn:their-turn}");
  g.rule("event", "{subject:subj[N]} <is/are> {...:summon[past]}", summons);
  const declared = { event: "attack-declared" };
  g.rule("event", "{subject:subj[sg]} declares an attack[[ targeting {target:obj}]]", declared);
  g.rule("event", "{subject:subj[sg]} declares a direct attack", { ...declared, direct: true });
  g.rule("event", "{agent:who[N]} <activates/activate> @a {what.noun:spell-trap[sg]}", {
    event: "activated",
    "what.what": "card",
  });
  g.rule("event", "{agent:who[N]} <Sets/Set> {subject:obj}", { event: "set" });
  const drawn = { event: "drawn" };
  g.rule("event", "{player:who[N]} <draws/draw> <<a card|a card(s)>>[[ {...:drawn-in}]]", drawn);
  g.rule("drawn-in", "{...:in-turn}");
  g.rule("drawn-in", "during the {phase:phase}");
  g.rule("event", "{player:who[N]} <conducts/conduct> a normal draw during the Draw Phase", {
    ...drawn,
    normal: true,
  });
  destroyed(g);
  // From one place to another: what moved is told by what it was before.
  g.rule("carried[M]", "{...:counted-out[M]}", { where: [] });
  const moved = { event: "moved" };
  g.rule("event", "{agent:who[N]} <adds/add> {subject:carried[M]} from {from:place[in]} to {to:place[in]}", {
    ...moved,
    manner: ["added"],
  });
  g.rule("event", "{subject:carried[s]} is returned from {from:place[in]} to {to:place[in]}", {
    ...moved,
    manner: [],
  });
  g.noted("carried");
}

/** By whose attack, or whose effect. */
function destroyed(g: Grammar): void {
  const [battle, effect, both] = [["battle"], ["card-effect"], ["battle", "card-effect"]];
  g.rule("moved", "destroyed by {...:their-deed}", {
    manner: ["destroyed"],
    agent: "opponent",
  });
  const attack = "an opponent's attack";
  g.rule("their-deed", attack, { by: battle });
  g.rule("their-deed", "an opponent's card effect", { by: effect });
  g.rule("their-deed", `${attack} or <<their|an opponent's>> card effect`, { by: both });
  g.rule("their-deed", `${attack} or card effect`, { by: both }, { wording: "short" });
  g.rule("their-deed", `${attack} or their {byEffectOf.noun:any-effects-noun} effect`, {
    by: both,
    "byEffectOf.quantity": { kind: "a" },
    "byEffectOf.traits": [],
    "byEffectOf.where": [],
  });
}
