import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

const all = (noun: string) => ({ quantity: { kind: "all" }, traits: [], noun, where: [] });

/** What a player gives up in the turn in which an effect is activated, as a sentence of its own. */
export function ocgOaths(g: Grammar): void {
  g.rule("sentence", "{...:oath}", { sentence: "oath" });
  g.rule("oath", "you cannot {...:forgone-so}.");
  g.rule(
    "oath",
    "{...:oath-turn}, you cannot {...:forgone}[[, {...:but-forgone}]].",
    {},
    { wording: "front" },
  );
  // What is given up, in which turn, and what is excepted, in whatever order.
  g.rule("forgone-so", "{...:forgone} {...:oath-turn}[[, {...:but-forgone}]]");
  g.rule("forgone-so", "{...:forgone}, {...:but-forgone}, {...:oath-turn}", {}, { wording: "inside" });
  g.rule("but-forgone", "except {except:barred-too}");
  g.rule("but-forgone", "except for {except:barred}", {}, { wording: "for" });
  g.rule("but-forgone", "except by {exceptWays:proper-ways} Summon");
  attacks(g);
  summons(g);
  activations(g);
  others(g);
  turns(g);
}

/** Attacks: of the card itself, of some monsters, of all but some. */
function attacks(g: Grammar): void {
  g.rule("no-attack", "cannot {...:attack-act}");
  for (const who of ["this card", "{what:kept-back}"]) {
    g.rule("oath", `${who} {...:no-attack} {...:oath-turn}.`);
    g.rule("oath", `{...:oath-turn}, ${who} {...:no-attack}.`, {}, { wording: "front" });
  }
  // "You can only attack with Synchro Monsters …": with no others.
  const others = {
    "what.quantity": { kind: "every" },
    "what.traits": [{ trait: "controlled", by: "you" }],
    "what.noun": "monster",
  };
  const with_ = "with {what.where:none-but}";
  g.rule("oath", `you can only {...:attacking} ${with_} {...:oath-turn}.`, others);
  g.rule("oath", `you cannot {...:attacking} {...:oath-turn}, except ${with_}.`, others, {
    wording: "except",
  });
  g.rule("forgone", "{...:attacking}", { ...others, "what.where": [] }, { wording: "attacking" });
  g.rule("none-but", "{+:no-such}");
  g.rule("no-such", "{...:these[pl]}", { trait: "described", not: true });
  g.noted("no-such");
  const every = { quantity: { kind: "every" } };
  g.rule("kept-back", "{...:these[pl]}", every);
  g.rule("kept-back", "{...:owned-cards[pl]} {where*:post}", every);
  g.rule("kept-back", "{traits:named}", { ...every, noun: "card", where: [] });
  g.rule("kept-back", "the equipped monster", { ref: "equipped-monster" });
  g.noted("kept-back");
  g.rule("forgone", "conduct your Battle Phase", { act: "battle-phase" });
}

function summons(g: Grammar): void {
  alike(g, "normally", ["Normal Summon/Set", "Normal Summon or Set"], { act: "normal-summon-or-set" });
  alike(g, "whatever-monsters", ["monsters", "any monsters"]);
  g.rule("forgone", "{...:normally}[[ {...:whatever-monsters}]]");
  const special = { act: "special-summon" };
  const summon = { act: "summon" };
  const extra = { ...special, from: { names: ["extra-deck"] } };
  g.rule("forgone", "Special Summon[[ {...:whatever-monsters}]]", special);
  g.rule("forgone", "Special Summon[[ {...:whatever-monsters}]] from <<the|your>> Extra Deck", extra);
  g.rule("forgone", "{ways:proper-ways} Summon[[ {...:whatever-monsters}]]", special);
  g.rule("forgone", "Normal or Special Summon", { ...summon, what: all("monster") }, { wording: "bare" });
  g.rule("forgone", "Normal or Special Summon[[ {...:any-of-them}]] {what:barred}", summon);
  // All but what the effect itself Summons: "Special Summon other monsters", "Summon another Level 5 or higher monster".
  g.rule("other-monsters", "{...:any-other} monsters", { others: true });
  alike(g, "other-monsters", ["another monster(s)", "another monster"], { others: true });
  g.rule("other-monsters", "another {what:other-one}", { others: true }, { wording: "such" });
  g.rule("other-one", "{...:cards-so[sg]}", { quantity: { kind: "all" }, where: [] }, { wording: "another" });
  g.noted("other-one");
  g.rule("forgone", "Special Summon {...:other-monsters}", special);
  g.rule("forgone-all", "Summon {...:other-monsters}", summon);
  g.rule("forgone", "{...:forgone-all}");
  alike(g, "but-set", ["(but you can Set)", "(but you can Normal Set)"]);
  g.rule("oath", "you cannot {...:forgone-all} {...:oath-turn} {...:but-set}.");
}

/** What cannot be activated; what is activated for it was not activated before it: others are all there are. */
function activations(g: Grammar): void {
  g.rule("forgone", "Set {what:barred}", { act: "set" });
  g.rule("forgone", "{...:draw-by-effects}", { act: "draw" });
  g.rule("forgone", "activate[[ {...:any-of-them}]] {...:activations}");
  g.rule("forgone", "activate {...:activations-of}");
  alike(g, "any-other", ["other", "any other"]);
  g.rule("forgone", "activate {...:any-other} {...:activations}");
}

/** "You can only activate 1 other “X” monster effect, the turn you activate this effect." */
function others(g: Grammar): void {
  g.rule("oath", "you can only activate {beyond:int} other {what:other-effects}[[,]] {...:oath-turn}.", {
    act: "activate",
  });
  g.rule("other-effects", "{...:cards-so[N]} effect", { quantity: { kind: "all" }, where: [] });
  g.rule(
    "other-effects",
    "{...:cards-so[N]} effects",
    { quantity: { kind: "all" }, where: [] },
    { wording: "pl" },
  );
  g.noted("other-effects");
}

/** "the turn you activate this effect"; "either of this card's effects" means each of them. */
function turns(g: Grammar): void {
  alike(g, "oath-turn", ["the turn {...:turn-when}", "during the turn {...:turn-when}"]);
  alike(g, "turn-when", ["you activate this effect", "this effect is activated"]);
  alike(g, "turn-when", ["you activate this card", "this card is activated"], { of: "card" });
  alike(g, "turn-when", ["you Special Summon this card", "you Special Summon this card this way"], {
    of: "procedure",
  });
  const each = { of: "each" };
  g.rule("turn-when", "you activate {...:either-any} of {...:own-effects}", each);
  g.rule("turn-when", "you activate {...:either-any} effect", each);
  g.rule("turn-when", "you activate {...:own-effects}", each);
  alike(g, "either-any", ["either", "any"]);
  alike(g, "own-effects", ["this card's effects", "these effects"]);
}
