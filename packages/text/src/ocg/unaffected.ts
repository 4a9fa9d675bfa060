import { alike } from "../common/alike.ts";
import { several } from "../common/nouns.ts";
import type { Constant, Grammar } from "../grammar.ts";

type Fields = Readonly<Record<string, Constant>>;

/** Whose effects, in bans and protections: "your opponent's card effects", "other monsters' effects"; and who is unaffected by them. */
export function ocgUnaffected(g: Grammar): void {
  whose(g);
  activated(g);
  unaffected(g);
}

const of = (by: string) => ({ trait: "controlled", by });

function whose(g: Grammar): void {
  const every = { quantity: { kind: "all" } };
  const KINDS = { monster: "monster", Spell: "spell", Trap: "trap", "Spell/Trap": "spell-or-trap" };
  // Kinds of effects, by the cards whose they are; "Trap or monster effects": of cards of either kind.
  g.words("kind-of-effect", KINDS);
  several(g, "mixed-kinds", "mixed-kind", "or");
  g.rule("mixed-kind", "{noun:kind-of-effect}", { trait: "described", traits: [], where: [] });
  g.rule("mixed-traits", "{+:mixed-trait}");
  g.rule("mixed-trait", "{traits:mixed-kinds}", { trait: "any-of" });
  g.rule("effects-of-kind", "{noun:kind-of-effect} effects", { where: [] });
  g.rule("effects-of-kind", "{where:mixed-traits} effects", { noun: "card" }, { wording: "mixed" });
  g.rule("effects-of-sort", "{...:effects-of-kind}");
  g.rule("effects-of-sort", "card effects", { noun: "card", where: [] }, { wording: "card" });
  for (const [whose, who] of [
    ["your opponent's", "opponent"],
    ["your", "you"],
  ] as const)
    g.rule("effects-by", `${whose} {...:effects-of-sort}`, { ...every, traits: [of(who)] }, { wording: who });
  g.rule("effects-any", "{...:effects-of-kind}", { ...every, traits: [] }, { wording: "any" });
  g.rule("effects-any", "{...:cards[pl]} or effects", { ...every, where: [] }, { wording: "cards-or" });
  g.rule("effects-any", "{...:cards-so[sg]} effects", { ...every, where: [] }, { wording: "so" });
  g.rule("effects-by", "{=:effects-any}");
  g.rule("effects-by", "the effects of {=:those-by}");
  g.words("their-cards", { "cards'": "card", "monsters'": "monster" });
  g.rule(
    "effects-by",
    "other {noun:their-cards} effects",
    { ...every, traits: [{ trait: "other" }], where: [] },
    { wording: "others" },
  );
  g.noted("effects-by", "effects-any");
}

/** "the activated effects of your opponent's monsters", "your opponent's activated effects" */
function activated(g: Grammar): void {
  const every = { quantity: { kind: "all" } };
  g.rule("activated-by", "the activated effects of {=:those-by}");
  g.rule("activated-by", "the activated effects of {=:their-monsters}");
  g.rule("their-monsters", "{...:owned-cards[pl]} {where*:post}", every);
  const theirs = { ...every, traits: [of("opponent")] };
  g.rule(
    "activated-by",
    "your opponent's activated effects",
    { ...theirs, noun: "card", where: [] },
    { wording: "opponents" },
  );
  g.rule("activated-by", "your opponent's activated {...:effects-of-sort}", theirs, {
    wording: "opponents-kind",
  });
  g.rule("activated-by", "{...:effects-of-sort} activated by your opponent", theirs, {
    wording: "opponents-after",
  });
  g.rule("activated-by", "activated effects from any {=:any-of-those}");
  g.rule("any-of-those", "{...:these[sg]}", every, { wording: "from-any" });
  g.noted("activated-by", "their-monsters", "any-of-those");
  g.rule("by-cards", "{byCards:effects-by}");
  g.rule("by-cards", "{byCards:activated-by}", { activated: true });
}

/** Who is unaffected, by what, and what is excepted: "its own" is what each of them does to itself. */
function unaffected(g: Grammar): void {
  const itself = { what: { ref: "this-card" } };
  const said = (words: string, n: string, fields: Fields, wording: string): void => {
    const step = { verb: "unaffected", ...fields };
    g.rule(`gift[${n}]`, `<is/are> unaffected by ${words}`, step, { wording });
    const own = words.replace("[N]", "[sg]");
    g.rule("own-passing", `unaffected by ${own}`, { ...step, ...itself }, { wording: `own-${wording}` });
  };
  said("{by:effects-by}", "N", {}, "by");
  // "unaffected by other Traps": by their effects.
  said("{by:those-by}", "N", {}, "cards");
  said("{by:activated-by}", "N", { activated: true }, "activated");
  // Only those that do not target it.
  said("{by:activated-by}, unless they target {untargeted:own-word}", "N", { activated: true }, "untargeted");
  said("{by:effects-but} {...:but-own[N]}", "N", { except: "own" }, "but-own");
  said("{by:effects-but}, except {except:left-out}", "N", {}, "but");
  // "other monsters' effects, except those of Xyz Monsters": what is theirs is excepted.
  said("{by:effects-but}, except {except:but-theirs}", "N", {}, "but-those");
  g.rule("but-theirs", "those of {=:those-by}");
  g.rule("but-theirs", "{=:effects-by}");
  alike(g, "but-own[N]", [", except <its/their> own", "(except <its/their> own)"]);
  // "… this turn, except its own"
  g.rule(
    "statement",
    "{what:subj[N]} <is/are> unaffected by {by:effects-but} {...:lasts} {...:but-own[N]}",
    { verb: "unaffected", except: "own" },
    { wording: "own-inside" },
  );
  g.rule("effects-but", "{=:effects-by}");
  g.rule(
    "effects-but",
    "card effects",
    { quantity: { kind: "all" }, traits: [], noun: "card", where: [] },
    { wording: "bare" },
  );
  // What they would do to a player, and to whatever lies in a player's GY.
  g.words("who-is", { "you are": "you", "your opponent is": "opponent", "both players are": "both" });
  g.rule("lasting-statement", "{player:who-is} unaffected by the effects of {by:those-by}", {
    verb: "spare-player",
  });
  g.noted("effects-but", "but-theirs");
}
