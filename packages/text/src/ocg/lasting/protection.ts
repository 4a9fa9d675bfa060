import { several } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

const EVERY = { quantity: { kind: "all" } };
const BAN = { verb: "forbid", player: "both" };
const ACTS = ["barred-act", "barred-act[N]"];
const ACTS_OF_OTHERS = ["barred-of-others", "barred-of-others[N]"];

const of = (by: string) => ({ trait: "controlled", by });

/**
 * What cannot be done to cards, and by what; what they cannot do; by what they are unaffected. `pred[N]` is a ban, said of cards
 * that are named and of the card itself, `gift[N]` something that may have an end.
 */
export function protection(g: Grammar): void {
  bans(g);
  suffered(g);
  causes(g);
  soOften(g);
  ofOthers(g);
  whose(g);
  unaffected(g);
}

function bans(g: Grammar): void {
  for (const act of ACTS) g.rule("pred[N]", `cannot {...:${act}}`, BAN);
  for (const act of ACTS_OF_OTHERS) g.rule("pred-of-others[N]", `cannot {...:${act}}`, BAN);
  for (const said of ["pred[N]", "pred-of-others[N]"]) g.rule("ban", `{what:subj[N]} {...:${said}}`);
  g.rule("barred-act", "be {...:undergone}");
  g.rule("barred-act", "{...:attack-act}");
  g.rule("attack-act", "{...:attacking}");
  g.rule("attack-act", "attack[[ {...:your-opponent}]] directly", { act: "attack-directly" });
  const position = { act: "change-position" };
  g.rule("barred-act[N]", "change <its battle position/their battle positions>", position, {
    wording: "its-N",
  });
  const held = { ...BAN, act: "change-control" };
  for (const [words, ban, wording] of [
    ["{what:owner} {...:their-positions} cannot be changed", { ...BAN, ...position }, "owner"],
    ["the {...:their-positions} of {what:obj} cannot be changed", { ...BAN, ...position }, "of"],
    ["{what:owner} control cannot switch", held, "owner"],
    ["control of {what:ref[N]} cannot switch", held, "of"],
  ] as const)
    g.rule("ban", words, ban, { wording });
  g.rule("their-positions", "battle <<position|positions>>");
  // "Set it, but it cannot be activated unless you control a “X” monster."
  for (const act of [...ACTS, ...ACTS_OF_OTHERS])
    g.rule("statement", `{what:subj[N]} cannot {...:${act}} unless {unless:state}`, BAN, {
      wording: "unless",
    });
  // "It loses 600 ATK, but cannot be destroyed by battle": the subject is not said again.
  const again = { ...BAN, "what.ref": "same-subject" };
  g.rule("elliptic-lasting", "{...:said-again}");
  for (const act of ACTS_OF_OTHERS) {
    g.rule("elliptic-lasting", `cannot {...:${act}}`, again);
    g.rule("of-the-same", `cannot {...:${act}}`, { ...again, until: "while-face-up" });
  }
  g.noted("elliptic-lasting");
}

/** "destroyed by battle", "targeted or destroyed by your opponent's card effects", "targeted for attacks" */
function suffered(g: Grammar): void {
  const effect = { by: ["card-effect"] };
  g.words("undone", { destroyed: "destroy", banished: "banish" });
  g.rule("undergone", "{act:undone}[[ {...:by-such}]]");
  g.rule("undergone", "targeted by card effects", { act: "target" });
  g.rule("undergone", "targeted by {...:by-cards}", { act: "target" });
  const attacked = { act: "be-attacked" };
  g.rule("undergone", "targeted {...:for-attacks}", attacked);
  const passed = "but does not prevent your opponent from attacking you directly";
  g.rule("undergone", `targeted {...:for-attacks}, ${passed}`, { ...attacked, passedOver: true });
  g.words("by-effects", { targeted: "target", destroyed: "destroy", banished: "banish" });
  const two = "{act:by-effects} {...:or-also} by";
  g.rule("or-also", "or {also:by-effects}");
  g.rule("or-also", ", or {also:by-effects},", {}, { wording: "or-also" });
  g.rule("undergone", `${two} {...:by-cards}`, effect, { wording: "two" });
  g.rule("undergone", `${two} card effects`, effect, { wording: "two" });
  g.rule("undergone", "{...:untributed}");
  // As long as a battle lasts.
  g.rule(
    "for-battle",
    "{what:subj[N]} cannot be destroyed by <<that|this>> battle",
    { ...BAN, act: "destroy", by: ["battle"], until: "this-battle" },
    { wording: "saved" },
  );
}

/** By what: "by battle or card effects", "by your opponent's Spell effects", "by battle with a LIGHT monster" */
function causes(g: Grammar): void {
  const [battle, effect, either] = [["battle"], ["card-effect"], ["battle", "card-effect"]];
  g.words("battle", { battle: "battle" });
  g.words("card-effects", { "card effects": "card-effect" });
  g.rule("causes-pl", "{+:card-effects}");
  g.rule("causes-pl", "{+:battle} or {+:card-effects}");
  g.rule("by-such", "by {by:causes-pl}", {}, { wording: "plural" });
  g.rule("by-such", "by {by:causes}");
  g.rule("by-such", "by {...:by-cards}", { by: effect });
  g.rule("by-such", "by battle or {...:by-cards}", { by: either });
  g.rule("by-such", "by {byCards:effects-by}, except {exceptBy:but-theirs}", { by: effect });
  const not = "by {byCards:any-effects} that do not target";
  g.rule("by-such", `${not} {untargeted:own-word}`, { by: effect });
  g.rule("by-such", `${not} them`, { by: effect, untargeted: "them" });
  g.rule(
    "by-such",
    "by an effect that does not target {untargeted:own-word}",
    { by: effect },
    { wording: "an" },
  );
  g.rule("any-effects", "{...:effects-of-sort}", { ...EVERY, traits: [] });
  g.rule("by-such", "by battle with {byCards:fought-with}", { by: battle });
  g.rule("by-such", "by battle, except <<|by battle >>with {exceptBy:fought-with}", { by: battle });
  g.rule("fought-with", "{=:obj}");
  g.rule("fought-with", "{=:barred}", {}, { wording: "those" });
  g.rule("by-cards", "{byCards:effects-by}");
  g.rule("by-cards", "{byCards:activated-by}", { activated: true });
  g.noted("any-effects");
}

/** "Once per turn, this card cannot be destroyed by battle.", "The first time … each turn, it is not destroyed." */
function soOften(g: Grammar): void {
  g.words("so-often-a-turn", { "once per turn": 1, "twice per turn": 2 });
  for (const subject of ["ref[sg]", "subj[pl]"])
    g.rule("ban", `{perTurn:so-often-a-turn}, {what:${subject}} cannot be {...:undergone}`, BAN);
  const first = { ...BAN, act: "destroy", perTurn: 1 };
  g.rule("it-stays", "<<it is|they are>> not destroyed");
  for (const [said, words, wording] of [
    ["ban", "the first time {what:first-of} would be destroyed {...:by-such} each turn", "first"],
    ["ban", "the first time {what:first-of} would be destroyed each turn, {...:by-such}", "first-each"],
    ["ban", "once per turn, if {what:first-of} would be destroyed {...:by-such}", "once"],
    ["statement", "{...:next-time} {what:first-of} would be destroyed {...:by-such} {...:how-long}", "time"],
    // "For the rest of this turn, the first time each monster you control would be destroyed by battle, it is not, also …"
    ["timed-ban", "the first time {what:each-of} would be destroyed {...:by-such}", "first-of-each"],
  ] as const)
    g.rule(said, `${words}, {...:it-stays}`, first, { wording });
  g.rule("next-time", "the <<first|next>> time");
  g.rule("first-of", "{=:ref[sg]}");
  g.rule("first-of", "{=:each-of}");
}

/**
 * What is said of others only, for a time: a text that says of its own monster that it "cannot be used as Synchro
 * Material" says how it may be Summoned with.
 */
function ofOthers(g: Grammar): void {
  g.rule("barred-of-others", "be {...:given-up}");
  g.rule("barred-of-others", "be activated", { act: "activate-card" });
  const effects = "activate <its/their> effects";
  g.rule("barred-of-others[N]", effects, { act: "activate" }, { wording: "its-N" });
  g.rule("barred-of-others", "activate effects", { act: "activate" }, { wording: "any" });
  const material = { act: "material" };
  g.rule("given-up", "{...:used-as-such}");
  g.rule("used-as-such", "used {...:such-material}", material);
  g.rule("used-as-such", "used as material for the {ways:ways} Summon of {byCards:obj}", material);
  const normally = "Tributed for a Tribute Summon";
  for (const [category, tributed, act] of [
    ["given-up", "Tributed", "tribute"],
    ["untributed", normally, "tribute-for-tribute-summon"],
  ] as const) {
    g.rule(category, `${tributed}[[ {...:left-such}]]`, { act });
    g.rule(category, `${tributed} {...:except-for} {...:the-or-a} Tribute Summon of {exceptFor:left-one}`, {
      act,
    });
  }
  const otherwise = "Tributed {...:except-for} <<a Tribute Summon|Tribute Summons>>";
  g.rule("given-up", otherwise, { act: "tribute-otherwise" });
  // The Summons that are left: "…, except for the Synchro Summon of a “X” monster", "…, unless it is for a “X” monster".
  g.rule("except-for", "<<|, >>except for");
  g.rule("the-or-a", "<<the|@a>>", {}, { wording: "the-or-a" });
  g.rule("left-such", "{...:except-for} {exceptFor:left-one}");
  g.rule("left-such", ", unless it is for {exceptFor:left-one}", {}, { wording: "unless" });
  g.rule("left-one", "{=:group[sg]}");
  g.rule("left-one", "{=:barred}", {}, { wording: "those" });
  g.rule("left-with[S]", "{...:except-for} {...:the-or-a} {...:said-way[S]} Summon of {exceptFor:left-one}");
  g.rule("left-with[S]", "{...:left-such}");
  // Said of itself it is a rule about how the card is used: see `procedures`.
  g.rule("given-up", "used {...:such-material[S]} {...:left-with[S]}", material);
  const less = "{what:subj[N]} cannot be {...:used-as-such} {...:how-long} {...:left-such}";
  g.rule("statement", less, BAN, { wording: "used-less" });
}

/** Whose effects: "your opponent's card effects", "other monsters' effects", "activated effects of your opponent's monsters" */
function whose(g: Grammar): void {
  // Kinds of effects, by the cards whose they are; "Trap or monster effects": of cards of either kind.
  g.words("kind-of-effect", {
    monster: "monster",
    Spell: "spell",
    Trap: "trap",
    "Spell/Trap": "spell-or-trap",
  });
  several(g, "mixed-kinds", "mixed-kind", "or");
  g.rule("mixed-kind", "{noun:kind-of-effect}", { trait: "described", traits: [], where: [] });
  g.rule("mixed-traits", "{+:mixed-trait}");
  g.rule("mixed-trait", "{traits:mixed-kinds}", { trait: "any-of" });
  g.rule("effects-of-kind", "{noun:kind-of-effect} effects", { where: [] });
  g.rule("effects-of-kind", "{where:mixed-traits} effects", { noun: "card" }, { wording: "mixed" });
  const card = { noun: "card", where: [] };
  g.rule("effects-of-sort", "{...:effects-of-kind}");
  g.rule("effects-of-sort", "card effects", card, { wording: "card" });
  const theirs = { ...EVERY, traits: [of("opponent")] };
  for (const [whose, who] of [
    ["your opponent's", "opponent"],
    ["your", "you"],
  ] as const)
    g.rule("effects-by", `${whose} {...:effects-of-sort}`, { ...EVERY, traits: [of(who)] }, { wording: who });
  g.rule("effects-by", "your opponent's card effect", { ...theirs, ...card }, { wording: "one" });
  g.rule("effects-any", "{...:effects-of-kind}", { ...EVERY, traits: [] }, { wording: "any" });
  g.rule("effects-any", "{...:cards[pl]} or effects", { ...EVERY, where: [] }, { wording: "cards-or" });
  g.rule("effects-any", "{...:cards-so[sg]} effects", { ...EVERY, where: [] }, { wording: "so" });
  g.rule("effects-by", "{=:effects-any}");
  g.rule("effects-by", "the effects of {=:those-by}");
  g.words("their-cards", { "cards'": "card", "monsters'": "monster" });
  const others = { ...EVERY, traits: [{ trait: "other" }], where: [] };
  g.rule("effects-by", "other {noun:their-cards} effects", others, { wording: "others" });
  g.rule("activated-by", "the activated effects of {=:those-by}");
  g.rule("activated-by", "the activated effects of {=:their-monsters}");
  g.rule("their-monsters", "{...:owned-cards[pl]} {where*:post}", EVERY);
  g.rule(
    "activated-by",
    "your opponent's activated effects",
    { ...theirs, ...card },
    { wording: "opponents" },
  );
  const sort = "{...:effects-of-sort}";
  g.rule("activated-by", `your opponent's activated ${sort}`, theirs, { wording: "opponents-kind" });
  g.rule("activated-by", `${sort} activated by your opponent`, theirs, { wording: "opponents-after" });
  g.rule("activated-by", "activated effects from any {=:any-of-those}");
  g.rule("any-of-those", "{...:these[sg]}", EVERY, { wording: "from-any" });
  g.noted("effects-by", "effects-any", "activated-by", "their-monsters", "any-of-those");
}

/** Who is unaffected, by what, and what is excepted: "its own" is what each of them does to itself. */
function unaffected(g: Grammar): void {
  const step = { verb: "unaffected" };
  g.rule("gift[N]", "<is/are> {...:unaffected[N]}", step);
  g.rule(
    "own-passing",
    "{...:unaffected[sg]}",
    { ...step, what: { ref: "this-card" } },
    { wording: "own-unaffected" },
  );
  const said = (words: string, fields: Readonly<Record<string, string | boolean>>, wording: string): void => {
    g.rule("by-effects-so", words, fields, { wording });
  };
  g.rule("unaffected-by", "{...:by-effects-so}");
  g.rule("unaffected[N]", "unaffected by {...:unaffected-by}");
  g.rule(
    "unaffected[N]",
    "unaffected by {by:effects-but} {...:but-own[N]}",
    { except: "own" },
    { wording: "but-own" },
  );
  said("{by:effects-by}", {}, "by");
  // "unaffected by other Traps": by their effects.
  g.rule("unaffected-by", "{by:those-by}", {}, { wording: "cards" });
  said("{by:activated-by}", { activated: true }, "activated");
  // Only those that do not target it.
  said("{by:activated-by}, unless they target {untargeted:own-word}", { activated: true }, "untargeted");
  said("{by:effects-but}, except {except:left-out}", {}, "but");
  // "other monsters' effects, except those of Xyz Monsters": what is theirs is excepted.
  said("{by:effects-but}, except {except:but-theirs}", {}, "but-those");
  // "unaffected by Spell/Trap effects and the activated effects of other Link Monsters"
  for (const [link, ref] of [
    ["same-link", "same-subject"],
    ["own-link", "this-card"],
  ] as const) {
    g.rule(link, `{...:joint[and]}[[ {...:by-again}]] {step:unaffected-too[${ref}]}`);
    const too = { ...step, what: { ref } };
    g.rule(`unaffected-too[${ref}]`, "{...:by-effects-so}", too, {
      wording: "too",
      rule: "unaffected-too: by what",
    });
    g.noted(`unaffected-too[${ref}]`);
  }
  g.rule("by-again", "by", {}, { wording: "by-again" });
  g.rule("but-theirs", "those of {=:those-by}");
  g.rule("but-theirs", "{=:effects-by}");
  for (const [words, wording] of [
    [", except <its/their> own", "its-own"],
    ["(except <its/their> own)", "its-own-brackets"],
  ])
    g.rule("but-own[N]", words as string, {}, { wording: wording as string });
  // "… this turn, except its own"
  const inside = "{what:subj[N]} <is/are> unaffected by {by:effects-but} {...:lasts} {...:but-own[N]}";
  g.rule("statement", inside, { ...step, except: "own" }, { wording: "own-inside" });
  g.rule("effects-but", "{=:effects-by}");
  const any = { ...EVERY, traits: [], noun: "card", where: [] };
  g.rule("effects-but", "card effects", any, { wording: "bare" });
  g.rule("lasting-statement", "{what:subj[N]} <is/are> unaffected by {by:owner} effects", step);
  // What they would do to a player, and to whatever lies in a player's GY.
  g.words("who-is", { "you are": "you", "your opponent is": "opponent", "both players are": "both" });
  const player = "{player:who-is} unaffected by the effects of {by:those-by}";
  g.rule("lasting-statement", player, { verb: "spare-player" });
  g.noted("effects-but", "but-theirs");
}
