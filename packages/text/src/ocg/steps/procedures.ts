import { alike } from "../../common/alike.ts";
import type { Constant, Grammar } from "../../grammar.ts";
import { asMaterialFor, asMaterialOf } from "../nouns/used-as.ts";

/** How a monster may be Summoned at all, and how it is Summoned without an effect. */
export function ocgProcedures(g: Grammar): void {
  kept(g);
  normal(g);
  notSpecial(g);
  byWhom(g);
  withMaterials(g);
  how(g);
  required(g);
  optional(g);
  asMaterial(g);
  ritualTributes(g);
}

type Fields = Readonly<Record<string, Constant>>;

const ruleOf =
  (g: Grammar) =>
  (text: string, fields: Fields, wording?: string): void => {
    g.rule("summon-rule", text, { sentence: "summon-rule", ...fields }, wording ? { wording } : {});
  };

/** How many there can be, and what a card is while it lies there. */
function kept(g: Grammar): void {
  const rule = ruleOf(g);
  const oncePer = (per: string) => `You can only Special Summon {name:name} once per ${per} this way.`;
  rule(oncePer("turn"), { rule: "once-per-turn" });
  rule(oncePer("Duel"), { rule: "once-per-turn", per: "duel" });
  const only = { sentence: "summon-rule", rule: "only-one" };
  alike(g, "face-up-one", ["face-up"]);
  for (const what of ["{name:name}", "{series:name} monster"]) {
    g.rule("summon-rule", `You can only control 1 ${what}.`, only, { rule: "only-one: you" });
    const anywhere = { ...only, anywhere: true };
    const said = `There can only be 1[[ {...:face-up-one}]] ${what} on the field.`;
    g.rule("summon-rule", said, anywhere, { rule: "only-one: anywhere" });
  }
  const also = "You can also use {what:group[N]} as material to {ways:ways} Summon this card.";
  rule(also, { rule: "also-material" });
  rule("This card is treated as a Normal Monster while face-up on the field or in the GY.", {
    rule: "treated-as-normal",
  });
  rule(
    "While this card is face-up on the field, you can Normal Summon it to have it become an Effect Monster with <<this effect|these effects>>.",
    { rule: "gemini" },
  );
  rule("This card remains on the field after its activation.", { rule: "remains-on-field" });
}

/** "You can Normal Summon this card without Tributing.", "Cannot be Normal Summoned, unless …" */
function normal(g: Grammar): void {
  const rule = ruleOf(g);
  rule(
    "[[{conditions:conditions}, ]]you can Normal Summon this card without Tributing[[, but {but:standing}]].",
    { rule: "without-tribute" },
  );
  rule(
    "[[{conditions:conditions}, ]]you can {...:or-set-so} this card without Tributing[[, but {but:standing}]].",
    { rule: "without-tribute", set: true },
    "or-set",
  );
  g.rule("tributeless", "without Tributing", {});
  alike(g, "or-set-so", ["Normal Summon/Set", "Normal Summon or Set"]);
  const by = "[[ {...:as-it-comes}]] by Tributing {tributes:obj}.";
  g.rule("as-it-comes", "{...:placed}");
  g.rule("as-it-comes", "face-up", {}, { wording: "face-up" });
  rule(`you can Tribute Summon this card${by}`, { rule: "tribute-by" });
  g.rule("itself-cannot", "[[this card ]]cannot", {});
  rule("{...:itself-cannot} be Normal Summoned/Set.", { rule: "cannot-normal-summon" });
  g.rule("unless-so", "[[,]] unless {+:state}");
  const only = { rule: "normal-summon-only-if" };
  rule("{...:itself-cannot} be Normal Summoned {conditions*:unless-so}.", only);
  rule("{...:itself-cannot} be Normal Summoned/Set {conditions:unless-so}.", { ...only, set: true });
  const summoned = { ...only, ways: ["normal", "flip", "special"] };
  rule("{...:itself-cannot} be Summoned {conditions:unless-so}.", summoned);
  rule("{...:itself-cannot} be {ways:either-way} Summoned {conditions:unless-so}.", only);
  g.rule("either-way", "{+:way} or {+:way}");
  const three = { rule: "three-tributes" };
  // Set it would ask for the same.
  alike(g, "summon-or-set", ["Normal Summon", "Normal Summon/Set"]);
  rule("requires 3[[ {what:tributes-so}]] Tributes to {...:summon-or-set}[[ {unset:never-set}]].", three);
  g.rule("tributes-so", "{traits:pre}", { quantity: { kind: "every" }, noun: "monster", where: [] });
  g.words("never-set", { "(cannot be Normal Set)": true });
  rule("must be Normal Summoned/Set by Tributing 3 monsters.", three, "or-set");
}

/** "Cannot be Special Summoned.", "… from the GY the turn this card was sent there." */
function notSpecial(g: Grammar): void {
  const rule = ruleOf(g);
  rule("{...:itself-cannot} be Special Summoned.", { rule: "cannot-special-summon" });
  rule("{...:itself-cannot} be {ways:proper-ways} Summoned.", { rule: "cannot-special-summon" });
  const from = "{...:itself-cannot} be Special Summoned from {from:place[in]}";
  rule(`${from}.`, { rule: "cannot-special-summon-from" });
  alike(g, "there-or-gy", ["there", "to the GY"]);
  rule(`${from} the turn this card was sent {...:there-or-gy}.`, {
    rule: "cannot-special-summon-from",
    turn: "sent",
  });
}

/** "Must be Special Summoned with “A”.", "Cannot be Special Summoned, except by the effect of a “X” card.": by what alone. */
function byWhom(g: Grammar): void {
  const rule = ruleOf(g);
  rule("must be Special Summoned {...:by-which-effect}.", {});
  rule("must first be Special Summoned {...:by-which-effect}.", { must: "first" });
  g.rule("by-what-alone", "{...:by-which-effect}");
  g.rule("by-what-alone", "by {ways:ways} Summon", { rule: "only-by" });
  rule("{...:itself-cannot} be Special Summoned[[{...:comma}]] except {...:by-what-alone}.", {}, "except");
  g.rule("by-which-effect", "by its own effect", { rule: "only-by-own-effect" });
  const effect = { rule: "only-by-effect" };
  alike(g, "by-or-with", ["by", "with"]);
  g.rule("by-which-effect", "by card effect", effect, { wording: "bare" });
  g.rule("by-which-effect", "{...:by-or-with} {...:by-that}[[ ({...:or-by-its-own})]]", effect);
  g.rule("trait-that", "that must be Special Summoned with {by:name}", { trait: "only-by" });
  g.rule("or-by-its-own", "or <<by|with>> its own effect", { orOwn: true });
  g.rule("by-that", "{by:name}[[, using {using:made-of-what}]]");
  g.rule("by-that", "the effect of {by:name}", {}, { wording: "effect-of" });
  g.rule("by-that", "the effect of {byCard:group[sg]}");
  g.rule("by-that", "{byCard:owner-of-effect}'s effect", {}, { wording: "owner" });
  g.rule("owner-of-effect", "{=:group[sg]}");
}

/** "Must be Fusion Summoned with the above Fusion Materials.", "Must be Ritual Summoned, without using “X”." */
function withMaterials(g: Grammar): void {
  const rule = ruleOf(g);
  rule("must be {ways:ways} Summoned[[ {...:made-so}]].", { rule: "only-by" });
  rule("must first be {ways:ways} Summoned[[ {...:made-so}]].", { rule: "first-by" });
  g.rule("made-so", "[[{...:comma} ]]without using {without:left-out}");
  g.rule("made-so", ", using monsters, and you cannot use {without:left-out}", {}, { wording: "cannot-use" });
  // Nothing can be used in the place of one of them.
  g.rule("made-so", "with the above materials", { above: true });
  rule("a Fusion Summon of this card can only be done with the above materials.", {
    rule: "named-materials",
  });
}

/** "… (from your hand) in Attack Position by Tributing 1 monster while you control no monsters": from where, to where, for what, and when. */
function how(g: Grammar): void {
  g.rule("from-where", "({from:from-place})");
  g.rule("from-where", "{from:from-place}", {}, { wording: "open" });
  g.rule("by-cost", "[[,]] by {cost:costs[ger]}");
  g.rule("so", "[[,]] {conditions:when-so}", {}, { wording: "so" });
  g.rule("so", "by {conditions:having-so}", {}, { wording: "having" });
  g.rule("when-so", "{++:circumstances}");
  g.rule("when-so", "{+:that-turn}");
  const that = { kind: "happened", within: "turn" };
  g.rule("that-turn", "during the turn {event:event[past]}", that, { wording: "that-turn" });
  g.noted("that-turn");
  g.rule("having-so", "{+:having-one}[[ {+:while}]]");
  g.rule("having-so", "{+:having-one}, {+:having-none}");
  // "having a Level 7 or higher “X” monster on the field, but no “A” in your Monster Zone"
  g.rule("having-none", "but no {what.traits:named} {what.where:post}", {
    kind: "exists",
    "what.quantity": { kind: "no" },
    "what.noun": "card",
  });
  g.rule("having-one", "having {what:group[N]}", { kind: "exists" });
  g.rule("having-one", "controlling {what:group[N]}", { kind: "exists", player: "you" });
  g.noted("having-one", "having-none");
  g.rule("quantity[pl]", "{...:exactly-word} {n:int2}", { kind: "precisely" });
  g.rule("quantity[sg]", "exactly 1", { kind: "precisely", n: 1 });
  g.rule("placed", "in[[ face-up]] {position:position}");
  g.rule("put", "{...:placed}");
  g.rule("from-place", "from {=:place[in]}");
  for (const to of ["to {to:pointed-place}", "to {to:opponents-side}"]) {
    g.rule("put", to);
    g.rule("put", `{...:placed} ${to}`);
    g.rule("put", `${to} {...:placed}`, {}, { wording: "there-first" });
  }
  // Whose field makes room.
  g.rule("opponents-side", "your opponent's field", { of: "opponent", names: ["field"] });
  g.rule("paid", "{...:by-cost}");
  g.rule("paid", "{...:so}");
  g.rule("paid", "{...:by-cost} {...:so}");
  g.rule("paid", "{...:so} {...:by-cost}", {}, { wording: "so-first" });
  g.rule("how", "[[{...:put} ]]{...:paid}");
}

/** "Must first be Special Summoned (from your hand) by …", "Must be either Fusion Summoned, or Special Summoned by …" */
function required(g: Grammar): void {
  const rule = ruleOf(g);
  rule("must be {...:special-summoned}.", { must: "always" });
  rule("must first be {...:special-summoned}.", { must: "first" });
  const procedure = { rule: "procedure" };
  const contact = { rule: "contact" };
  const extra = { from: { of: "you", names: ["extra-deck"] } };
  const either = "either {or:ways} Summoned, or Special Summoned";
  const end = "[[ {...:no-polymerization}]]";
  g.rule(
    "no-polymerization",
    '(in which case you do not use "Polymerization")',
    {},
    { wording: "no-polymerization" },
  );
  const summoned = (words: string, fields: Fields, wording?: string): void => {
    g.rule("special-summoned", words, fields, wording ? { wording } : {});
  };
  summoned("Special Summoned {...:from-where} {...:how}", procedure);
  summoned("Special Summoned {...:how}", procedure);
  summoned(`${either} {...:from-where} {...:how}${end}`, procedure);
  summoned(`${either} {...:how}${end}`, { ...procedure, ...extra }, "unsaid");
  alike(g, "from-extra", ["(from your Extra Deck)", "from your Extra Deck"]);
  summoned("Special Summoned {...:from-extra} by {...:with-the-above}", contact);
  summoned(`${either}[[ {...:from-extra}]] by {...:with-the-above}${end}`, contact);
  withTheAbove(g);
}

/** "by banishing the above cards you control", "… from your field and/or GY": its materials, without a Fusion Summon. */
function withTheAbove(g: Grammar): void {
  const both = { from: { of: "you", names: ["field", "graveyard"] } };
  g.rule("the-above", "the above cards you control");
  g.rule("the-above", "the above cards from {from:place}");
  g.rule("the-above", "the above cards you control and/or from your GY", both, { wording: "and-gy" });
  g.rule("with-the-above", "sending {...:the-above} to the GY", { manner: "send" });
  g.rule("with-the-above", "shuffling {...:the-above} into the Deck", { manner: "shuffle" });
  g.rule("with-the-above", "banishing {...:the-above}", { manner: "banish" });
  g.rule("with-the-above", "Tributing {...:the-above}", { manner: "tribute" });
}

/** "You can Special Summon this card (from your hand) by …", "You can also Xyz Summon this card by …" */
function optional(g: Grammar): void {
  const rule = ruleOf(g);
  const own = { rule: "procedure" };
  const summon = "Special Summon this card ({from:from-place})";
  rule(`you can ${summon}.`, own);
  rule(`you can ${summon} {...:put}.`, own);
  rule(`you can ${summon} {...:how}.`, own);
  rule(`{conditions:conditions}, you can ${summon}[[ {...:put}]][[ {...:by-cost}]].`, own);
  rule(`${summon} {...:by-cost}.`, own, "imperative");
  rule(`if {to.crowded:int} or more cards are in the same column, you can ${summon} in that column.`, {
    ...own,
    "to.of": "you",
    "to.names": ["main-monster-zone"],
  });
  const also = {
    ...own,
    ways: ["xyz"],
    from: { of: "you", names: ["extra-deck"] },
  };
  const by = "by {cost:costs[ger]}.";
  rule(`[[{conditions:conditions}, ]]you can also Xyz Summon this card ${by}`, also);
  rule(`once per turn, [[{conditions:conditions}, ]]you can also Xyz Summon {name:name} ${by}`, {
    ...also,
    perTurn: true,
  });
  const used = { verb: "use-as-material" };
  g.rule("cost-step[F]", "<use> {what:obj} as material[[{besides:trailing}]]", used);
  g.rule("cost-step[F]", "<use> {what:obj}", used, { wording: "bare" });
}

/** "Cannot be used as Synchro Material, except for …", "If this card is used as Synchro Material, …" */
function asMaterial(g: Grammar): void {
  const rule = ruleOf(g);
  alike(g, "such-material", asMaterialOf("{ways:ways}"));
  alike(g, "such-material[S]", [
    ...asMaterialOf("{ways:ways-of[S]}"),
    asMaterialFor("{ways:ways-of[S]}", "{...:said-way[S]}"),
  ]);
  const none = { rule: "cannot-be-material" };
  rule("{...:itself-cannot} be used {...:such-material}.", none);
  rule("{...:itself-cannot} be used {...:such-material[S]}{...:left-for[S]}.", none);
  for (const except of ["{except:group[sg]}", "{except:kinds}"])
    g.rule("left-for[S]", `, except for the {...:said-way[S]} Summon of ${except}`);
  const tuner = { rule: "as-non-tuner" };
  rule(
    "if this card you control <<would be|is>> used as Synchro Material[[ for {for:group[sg]}]], you can treat it as a non-Tuner.",
    tuner,
  );
  g.words("hand-ways", { Synchro: ["synchro"], Link: ["link"] });
  alike(g, "card-there", ["this card on the field", "this card you control"]);
  const from = "if {...:card-there} would be used as {ways:hand-ways} Material";
  const hand = "[[ for {for:group[sg]}]], {...:from-hand}.";
  rule(`${from}${hand}`, { rule: "hand-material" });
  rule(
    "if {what:group[sg]} would be used as {ways:hand-ways} Material[[ for {for:group[sg]}]], this card in your hand can also be used as material.",
    { rule: "used-from-hand" },
  );
  rule("if you {ways:ways} Summon {for:group[sg]}, this card in your hand can also be used as material.", {
    rule: "used-from-hand",
  });
  g.rule("from-hand", "{what:group[sg]} can be used as 1 of the other materials");
  g.rule("from-hand", "you can also use {what:group[sg]} as material", {}, { wording: "also" });
  rule(
    "if this card is used as {ways:ways-of[S]} Material, all other {...:said-way[S]} <<Materials|materials>> must be {what:others}.",
    { rule: "other-materials" },
  );
  g.rule("others", "{=:kinds}");
  const every = { noun: "monster", where: [], "quantity.kind": "every" };
  g.rule("others", "{traits:other-being}", every, { wording: "bare" });
  g.rule("other-being", "{+:trait-attribute}");
  g.rule("other-being", "{+:trait-type}");
}

/** What a card says of itself as a Tribute for a Ritual Summon. */
function ritualTributes(g: Grammar): void {
  const rule = ruleOf(g);
  g.words("controlled-here", { "you control": { names: ["field"] } });
  rule(
    "if you Ritual Summon exactly {for:group[sg]} with a card effect that requires use of monsters, this card[[ {from:controlled-here}]] can be used as the entire Tribute.",
    { rule: "entire-tribute" },
  );
  rule(
    "{...:ritual-conducted}, you can banish this card from your GY as 1 of the monsters required for the Ritual Summon.",
    { rule: "grave-tribute" },
  );
  g.rule("ritual-conducted", "when you Ritual Summon[[ {for:group[sg]}]]");
}
