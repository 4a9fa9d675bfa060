import type { Constant, Grammar } from "../../grammar.ts";

type Fields = Readonly<Record<string, Constant>>;

/** What binds players or cards as long as a card is there: "…, while you control that face-up monster". */
export function boundToCards(g: Grammar): void {
  const held = { until: "while-face-up" };
  const yours = { "asLongAs.controlled": true };
  for (const [place, mine] of [
    ["lying-there", "<<on the field|in the Monster Zone>>"],
    ["lying-yours", "<<on your field|in your Monster Zone>>"],
  ] as const)
    g.rule(place, `[[{...:up-word} ]]${mine}`, {}, { wording: place });
  g.rule("up-word", "face-up", {}, { wording: "face-up" });
  // Where it lies, and of what it is said; with "yours" as long as its player has control of it.
  const lying = (category: string, who: string, fields: Fields = {}): void => {
    const noted = { wording: category, rule: `${category}: while ${who} is there` };
    g.rule(category, `while ${who} is {...:lying-there}`, fields, noted);
    g.rule(category, `while ${who} is {...:lying-yours}`, { ...fields, ...yours }, noted);
  };
  g.rule("bonded-card", "that {traits?:pre} {noun:ref-noun[sg]}", { ref: "that-card" });
  const done = { ref: "this-way", voice: "done", verb: "special-summon", part: "effect" };
  g.rule("bonded-card", "the {noun:ref-noun[sg]} Special Summoned by this effect", done, { wording: "done" });
  const control = "while you control {asLongAs.card:bonded-card}[[ in your Monster Zone]]";
  g.rule("bond-card", control, yours, { wording: "control" });
  lying("bond-card", "{asLongAs.card:bonded-card}");
  g.rule("bond", "{...:bond-card}");
  for (const card of ["group[sg]", "pointed-at"]) lying("bond", `{asLongAs.card:${card}}`);
  // What has just come there, the card itself, or each of several.
  const it = { "asLongAs.card": { ref: "it" } };
  lying("bond-it", "it", it);
  g.rule("bond-it", "while you control it", { ...yours, ...it });
  lying("bond-each", "it", { "asLongAs.card": { ref: "them" } });
  lying("bond-this-card", "this card", { "asLongAs.card": { ref: "this-card" } });
  g.rule("statement", "{...:timed-ban}[[{...:comma}]] {...:bond}", held, { wording: "bonded" });
  // "…, also it cannot attack, while you control it" would be said of the clause before it, too.
  g.rule("statement", "{...:timed-ban}, {...:bond-this-card}", held, { wording: "bonded-this" });
  g.rule("front-statement", "{...:bond-it}, {...:timed-ban}", held, { wording: "bonded-it" });
  g.rule("front-statement", "for each one, {...:bond-each}, {...:timed-ban}", held, {
    wording: "each-yours",
  });
  g.rule(
    "front-statement",
    "{...:lasts}, {...:bond-card}, {...:spares-others}",
    {},
    { wording: "bonded-for" },
  );
  // Any other ban with "while you control" would be a sentence of its own, too, of what holds by itself.
  g.rule("rider-clause", "{step:bonded-first}");
  lying("bond-lying", "{asLongAs.card:bonded-card}");
  g.rule("bonded-first", "{...:bond-lying}, {...:timed-ban}", held, { wording: "bond-first" });
  g.rule("bonded-first", "{...:bond-card}, {...:extra-ban}[[, except {except:barred}]]", held, {
    wording: "bond-extra",
  });
  // The effect's own player, whoever has the Token now.
  g.rule(
    "bonded-first",
    "{...:bond}, the player who Summoned it cannot Special Summon[[ monsters]] from {what.where:extra-deck}, except {except:barred}",
    {
      ...held,
      verb: "forbid",
      player: "you",
      act: "special-summon",
      "what.quantity": { kind: "all" },
      "what.traits": [],
      "what.noun": "monster",
    },
    { wording: "summoner" },
  );
  g.noted("bonded-first", "bond-card");
}
