import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** What a player gives up in the turn in which an effect is activated, as a sentence of its own. */
export function ocgOaths(g: Grammar): void {
  g.rule("sentence", "{...:oath}", { sentence: "oath" });
  // What is given up, in which turn, and what is excepted, in whatever order.
  g.rule("oath", "you cannot {...:forgone-so}.");
  const front = "{...:oath-turn}, you cannot {...:forgone}[[, {...:but-forgone}]].";
  g.rule("oath", front, {}, { wording: "front" });
  g.rule("forgone-so", "{...:forgone}[[,]] {...:oath-turn}[[, {...:but-forgone}]]");
  g.rule("forgone-so", "{...:forgone}, {...:but-forgone}, {...:oath-turn}", {}, { wording: "inside" });
  g.rule("but-forgone", "except {except:barred-too}");
  g.rule("but-forgone", "except for {except:barred}", {}, { wording: "for" });
  g.rule("but-forgone", "except by {exceptWays:proper-ways} Summon");
  attacks(g);
  summons(g);
  activations(g);
  turns(g);
}

/** Attacks: of the card itself, of some monsters, of all but some. */
function attacks(g: Grammar): void {
  for (const who of ["this card", "{what:kept-back}"])
    g.rule("no-attack", `${who} cannot {...:attack-act}`, {}, { rule: "no-attack: who cannot attack" });
  g.rule("oath", "{...:no-attack} {...:oath-turn}.");
  g.rule("oath", "{...:oath-turn}, {...:no-attack}.", {}, { wording: "front" });
  // "You can only attack with Synchro Monsters …": with no others.
  const others = {
    "what.quantity": { kind: "every" },
    "what.traits": [{ trait: "controlled", by: "you" }],
    "what.noun": "monster",
  };
  const but = "with {what.where:none-but}";
  g.rule("oath", `you can only {...:attacking} ${but} {...:oath-turn}.`, others);
  g.rule("oath", `you cannot {...:attacking} {...:oath-turn}, except ${but}.`, others, { wording: "except" });
  g.rule("forgone", "{...:attacking}", { ...others, "what.where": [] }, { wording: "attacking" });
  g.rule("none-but", "{+:no-such}");
  g.rule("no-such", "{...:these[pl]}", { trait: "described", not: true });
  const every = { quantity: { kind: "every" } };
  g.rule("kept-back", "{...:these[pl]}", every);
  g.rule("kept-back", "{...:owned-cards[pl]} {where*:post}", every);
  g.rule("kept-back", "{traits:named}", { ...every, noun: "card", where: [] });
  g.rule("kept-back", "the equipped monster", { ref: "equipped-monster" });
  g.rule("forgone", "conduct your Battle Phase", { act: "battle-phase" });
  g.noted("no-such", "kept-back");
}

function summons(g: Grammar): void {
  const monsters = "[[ {...:whatever-monsters}]]";
  alike(g, "whatever-monsters", ["monsters", "any monsters"]);
  g.rule("forgone", `{...:normally}${monsters}`);
  g.rule("normally", "Normal Summon<</| or >>Set", { act: "normal-summon-or-set" });
  const special = { act: "special-summon" };
  const summon = { act: "summon" };
  g.rule("forgone", `Special Summon${monsters}`, special);
  const extra = { ...special, from: { names: ["extra-deck"] } };
  g.rule("forgone", `Special Summon${monsters} from <<the|your>> Extra Deck`, extra);
  g.rule("forgone", `{ways:proper-ways} Summon${monsters}`, special);
  const all = { quantity: { kind: "all" }, traits: [], noun: "monster", where: [] };
  g.rule("forgone", "Normal or Special Summon", { ...summon, what: all }, { wording: "bare" });
  g.rule("forgone", "Normal or Special Summon[[ {...:any-of-them}]] {what:barred}", summon);
  // All but what the effect itself Summons: "Special Summon other monsters", "Summon another Level 5 or higher monster".
  const other = { others: true };
  g.rule("other-monsters", "{...:any-other} monsters", other);
  g.rule("other-monsters", "another monster<<(s)|>>", other, { wording: "another" });
  g.rule("other-monsters", "another {what:other-one}", other, { wording: "such" });
  const one = { quantity: { kind: "all" }, where: [] };
  g.rule("other-one", "{...:cards-so[sg]}", one, { wording: "another" });
  g.rule("forgone", "Special Summon {...:other-monsters}", special);
  g.rule("forgone-all", "Summon {...:other-monsters}", summon);
  g.rule("forgone", "{...:forgone-all}");
  const butSet = "you cannot {...:forgone-all} {...:oath-turn} (but you can<<| Normal>> Set).";
  g.rule("oath", butSet, {}, { wording: "but-set" });
  g.noted("other-one");
}

/** What cannot be activated; what is activated for it was not activated before it: others are all there are. */
function activations(g: Grammar): void {
  g.rule("forgone", "Set {what:barred}", { act: "set" });
  g.rule("forgone", "{...:draw-by-effects}", { act: "draw" });
  g.rule("forgone", "activate[[ {...:any-of-them}]] {...:activations}");
  g.rule("forgone", "activate {...:activations-of}");
  alike(g, "any-other", ["other", "any other"]);
  g.rule("forgone", "activate {...:any-other} {...:activations}");
  // "You can only activate 1 other “X” monster effect, the turn you activate this effect."
  const beyond = "you can only activate {beyond:int} other {what:other-effects}[[,]] {...:oath-turn}.";
  g.rule("oath", beyond, { act: "activate" });
  g.rule("other-effects", "{...:cards-so[N]} effect<<|s>>", { quantity: { kind: "all" }, where: [] });
  g.noted("other-effects");
}

/** "the turn you activate this effect"; "either of this card's effects" means each of them. */
function turns(g: Grammar): void {
  alike(g, "oath-turn", ["the turn {...:turn-when}", "during the turn {...:turn-when}"]);
  for (const [what, fields] of [
    ["effect", {}],
    ["card", { of: "card" }],
  ] as const)
    alike(g, "turn-when", [`you activate this ${what}`, `this ${what} is activated`], fields);
  const special = "you Special Summon this card<<| this way>>";
  g.rule("turn-when", special, { of: "procedure" }, { wording: "special" });
  const each = { of: "each" };
  g.rule("turn-when", "you activate [[{...:either-any} of ]]{...:own-effects}", each);
  g.rule("turn-when", "you activate {...:either-any} effect", each);
  alike(g, "either-any", ["either", "any"]);
  alike(g, "own-effects", ["this card's effects", "these effects"]);
}
