import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** What players do, and what happens to them: any player, now or before. */
export function ocgPlayers(g: Grammar): void {
  g.rule("known-agent[pl]", "you", { agent: "you" });
  g.rule("known-agent[sg]", "your opponent", { agent: "opponent" });
  g.rule("agent-word[N]", "{...:known-agent[N]}");
  alike(g, "some-player", ["a player", "any player", "either player"]);
  g.rule("agent-word[sg]", "{...:some-player}");
  // "you activate …", "your opponent activated …", "you have activated …"
  for (const [event, does, fields] of [
    ["event", "player-does", {}],
    ["activation", "activates", { event: "activated" }],
  ] as const) {
    const form = { rule: `${event}[H]: a player does it` };
    g.rule(`${event}[present]`, `{...:agent-word[pl]} {...:${does}[bare]}`, fields, form);
    g.rule(`${event}[present]`, `{...:agent-word[sg]} {...:${does}[s3]}`, fields, form);
    g.rule(`${event}[past]`, `{...:agent-word[N]} {...:${does}[past]}`, fields, form);
    const perfect = `{...:agent-word[N]} <has/have> {...:${does}[past]}`;
    g.rule(`${event}[past]`, perfect, fields, { wording: "perfect" });
  }
  g.rule("event", "{...:agent-word[N]} would {...:would-do}");
  g.rule("would-do", "{...:summon[bare]} {subject:obj}", { event: "summoned", would: true });
  g.rule("player-word[sg]", "<<either|a>> player", { player: "either" });
  g.rule("event[past]", "{...:player-word[N]} {...:undergoes[N,past]}");
  const taken = "{...:player-word[N]} <has/have> taken {...:damage-taken}";
  g.rule("event[past]", taken, { event: "damage" }, { wording: "perfect" });
  g.rule("undergoes[N,H]", "<gains/gain|gained> LP", { event: "lp-gain" });
  damage(g);
  moving(g);
}

/** "your opponent banishes a card(s)", "you have Tributed 2 or more monsters", "you send a card from your hand to the GY" */
function moving(g: Grammar): void {
  const does = (words: string, manner: string) =>
    g.rule("player-does[F]", words, { event: "moved", manner: [manner] }, { wording: "moves" });
  does("<banish> {subject:obj}", "banished");
  does("<destroy> {subject:obj}", "destroyed");
  does("<discard> {subject:obj}", "discarded");
  does("<Tribute> {subject:obj}", "tributed");
  does("<send> {subject:obj} to {to:place}", "sent");
  does("<return> {subject:obj} to {to:place}", "returned");
  g.rule("player-does[F]", "<move> {subject:group[M]} out of {from:place}", { event: "moved", manner: [] });
}

/** Damage that players take: "2000 or more damage", "battle damage from an attack involving this card" */
function damage(g: Grammar): void {
  g.rule("so-much", "{least:int} or more[[ {kind:damage-kind}]] damage");
  g.rule("so-much", "any[[ {kind:damage-kind}]] damage", {}, { wording: "all" });
  g.rule("so-much", "[[{least:int} or more ]]battle or effect damage", {}, { wording: "any" });
  g.rule("damage-taken", "{...:so-much} {...:from-what}");
  g.rule("damage-taken", "{...:so-much} while {involving:as-it-attacks}", {}, { wording: "attacking" });
  g.rule("as-it-attacks", "this card is attacking", { ref: "this-card", traits: [{ trait: "attacking" }] });
  g.rule("from-battle", "from {...:some-battle} involving {involving:obj}");
  g.rule("damage-taken", "{kind:damage-kind} damage {...:from-battle}");
  alike(g, "some-battle", ["a battle", "an attack", "battles", "attacks"]);
  g.rule("from-what", "from {source:obj}", {}, { wording: "from" });
  g.rule("from-what", "from <<a|an opponent's>> direct attack", { direct: true });
  g.rule("from-what", "by battle or your opponent's card effect", { effectOf: "opponent" });
  // What it comes from says of which kind it is.
  g.rule("damage-taken", "[[{least:int} or more ]]damage {...:from-kind}", {}, { wording: "from-kind" });
  g.rule("from-kind", "{...:from-battle}", { kind: "battle" });
  g.rule("from-kind", "{...:from-effect}", { kind: "effect" });
  const card = { "source.quantity": { kind: "a" }, "source.traits": [], "source.noun": "card" };
  g.rule("from-effect", "from a card effect", {});
  g.rule("from-effect", "from a card effect{source.where:but-such}", card);
  g.rule("but-such", "{+:trait-except}");
  g.rule("from-effect", "from the effect of {source:obj}", {}, { wording: "effect-of" });
  g.rule("from-effect", "<<from|by>> @a {source:source}", {}, { wording: "source" });
  g.rule("from-effect", "from <<your|an>> opponent's card effect", { effectOf: "opponent" });
  const passive = "{kind:damage-kind} damage is inflicted";
  g.rule("event", passive, { event: "damage", player: "either" }, { wording: "passive" });
  g.rule("event", `${passive} to {player:damaged}`, { event: "damage" }, { wording: "passive" });
  // "If you take damage from an attack involving this card, or from an opponent's card effect"
  const two = "{word:if-or-when} {event:you-take}, or {or:other-damage}";
  g.rule("one-of-two", two, { kind: "event" }, { wording: "from-either" });
  g.rule("you-take", "you take {...:damage-taken}", { event: "damage", player: "you" });
  g.rule("other-damage", "{...:from-effect}", { event: "damage", player: "you", kind: "effect" });
  g.noted("other-damage", "you-take");
  // "During damage calculation, when you would take battle damage": of the battle that goes on, as it stands.
  const would = "<<if|when>> {...:player-word[N]} would take[[ {least:int} or more]] battle damage";
  g.rule("condition", `${would}[[ from {from:dealer}]]`, { kind: "would-take" });
  g.rule("dealer", "{=:obj}");
  g.rule("dealer", "an opponent's monster's attack", {
    quantity: { kind: "a" },
    traits: [{ trait: "attacking" }, { trait: "controlled", by: "opponent" }],
    noun: "monster",
    where: [],
  });
  g.noted("dealer");
}
