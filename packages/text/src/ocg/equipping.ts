import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** What Equip Cards may be equipped to, how they come there, and what they say about "the equipped monster". */
export function ocgEquipping(g: Grammar): void {
  g.rule("sentence", "{...:equip-rule}", { sentence: "equip-rule" });
  g.rule("equip-rule", "Equip only to {to:group[sg]}.");
  g.rule("equip-rule", "Equip only to {to:named-only}.", {}, { wording: "named" });
  g.rule("named-only", "{traits:named}", { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] });
  g.noted("named-only");
  const bearer = { ref: "equipped-monster" };
  g.rule("pointed-at", "the equipped monster", bearer);
  g.rule("pointed-at", "the monster this card is equipped to", bearer, { wording: "is" });
  g.rule("pointed-at", "the monster equipped with this card[[ {...:by-its-equipping}]]", bearer, {
    wording: "with",
  });
  alike(g, "by-its-equipping", ["by this effect"]);
  alike(
    g,
    "pointed-at",
    ["the monster this card was equipped to", "the monster that was equipped with this card"],
    { ...bearer, former: true },
  );
  const host = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  for (const [words, wording] of [
    ["this Equip Card", "equip-card"],
    ["this Equip Spell", "equip-spell"],
  ] as const)
    g.rule("ref[sg]", words, { ref: "this-card", where: [{ trait: "equipped-to", host }] }, { wording });
  // What happens when a card becomes an Equip Card of some monster.
  const joined = { event: "equipped" };
  g.rule("event", "{subject:subj[N]} <becomes/become> equipped to {to:obj}", joined);
  g.rule(
    "event",
    "{subject:group[N]} <is/are> equipped to this card",
    { ...joined, to: { ref: "this-card" } },
    {
      wording: "is",
    },
  );
  for (const n of ["sg", "s"])
    g.rule("event", `either player equips {subject:group[${n}]} to {to:obj}`, joined, { wording: "player" });
  g.rule("event", "{to:ref[sg]} becomes equipped with {subject:obj}", joined, { wording: "with" });
  const equip = { verb: "equip" };
  g.rule(
    "simple-step[F]",
    "<equip> {what:obj} to {to:obj}[[ {...:most-equipped}]][[ {...:as-equip}]][[ {...:as-its-own}]]",
    equip,
  );
  g.rule("simple-step[F]", "<equip> {to:obj} with {what:obj}[[ {...:as-equip}]]", equip, { wording: "with" });
  g.rule("most-equipped", "(max. {max:int})");
  for (const [words, wording] of [
    ["as an Equip Spell", "as"],
    ["as an Equip Card", "as-card"],
    ["as an Equip Spell with this effect", "as-with"],
  ] as const)
    g.rule("as-equip", words, {}, { wording });
  // "… as an Equip Spell that gives it 500 ATK"
  for (const [words, wording] of [
    ["that gives it", "gives"],
    ["that makes it gain", "makes-gain"],
    ["that gives this card", "gives-this"],
  ] as const)
    g.rule("as-equip", `as an Equip Spell ${words} {gives:given}`, {}, { wording });
  g.rule("given", "{value:int} {...:stats}");
  appropriate(g);
  for (const host of ["ref[sg]", "group[sg]"])
    g.rule("trait-that", `that can equip to {to:${host}}`, { trait: "can-equip" });
  equipped(g);
  unions(g);
  g.rule("equipped-so", "equipped[[ to {...:to-itself}]] by {...:by-itself}");
  alike(g, "to-itself", ["it", "this card"]);
  alike(g, "by-itself", ["this effect", "its effect", "its own effect", "this card's effect"]);
  g.rule("pointed-at", "the[[ {traits:pre}]] monster {...:equipped-so}", { ref: "own-equip" });
  for (const [monsters, wording] of [
    ["the[[ {traits:pre}]] monsters", "pl"],
    ["the monster(s)", "s"],
    ["all monsters", "all"],
  ] as const)
    g.rule("ref[pl]", `${monsters} {...:equipped-so}`, { ref: "own-equip" }, { wording });
  g.rule("pointed-at", "that equipped monster", { ref: "own-equip" }, { wording: "that" });
  g.rule("while", "while equipped with a monster by this effect", {
    kind: "exists",
    "what.ref": "own-equip",
  });
  g.rule(
    "lasting-statement",
    "{what:subj[sg]} does not have to activate its effect that shuffles it into {to:place[in]} during the {at:phase}",
    { verb: "excuse" },
  );
  g.rule(
    "condition",
    "during the {phase:phase} of your opponent's next turn after this card was equipped by its own effect",
    { kind: "phase", whose: "opponent", nextAfter: "equipped-by-own-effect" },
  );
}

/** "1 appropriate Union monster", "as if it were equipped by that monster's effect": as its own text has it equipped. */
function appropriate(g: Grammar): void {
  const own = { verb: "equip", asOwn: true };
  // Nothing is equipped to what does not fit, whether the words say so or not.
  g.rule(
    "simple-step[F]",
    "<equip> {what:ref[sg]} to {to:fitting}[[ {...:as-equip}]][[ {...:as-its-own}]]",
    { verb: "equip" },
    {
      wording: "fitting",
    },
  );
  g.rule("simple-step[F]", "<equip> {what:group[sg]}, to {to:fitting}", own, { wording: "fitting-comma" });
  g.rule("simple-step[F]", "<equip> {what:fitting} to {to:obj}[[ {...:as-equip}]]", own, {
    wording: "what-fits",
  });
  for (const [whose, w] of [
    ["that monster", ""],
    ["that Union monster", "-union"],
  ] as const)
    g.rule(
      "as-its-own",
      `[[,]] as if it were equipped by ${whose}'s effect`,
      { asOwn: true },
      { wording: `as-if${w}` },
    );
  g.rule(
    "subj[sg]",
    "the Union monster you equipped",
    { ref: "this-way", voice: "active", verb: "equip", noun: "monster" },
    { wording: "equipped-union" },
  );
  g.rule("statement", "{what:subj[sg]} cannot be Special Summoned this turn", {
    verb: "forbid",
    player: "both",
    act: "special-summon",
    until: "end-of-turn",
  });
  const one = { quantity: { kind: "exactly", n: 1 } };
  g.rule("fitting", "1 appropriate {...:these[sg]}", one, { wording: "appropriate" });
  g.noted("fitting");
}

/** "equipped to this card", "equipped with an Equip Card" */
function equipped(g: Grammar): void {
  g.rule("trait-equipped", "[[{...:that-is} ]]equipped with {with:group[M]}", { trait: "equipped" });
  g.rule("trait-equipped", "[[{...:that-is} ]]equipped to {host:np[sg]}", { trait: "equipped-to" });
  g.rule("trait-equipped", "{...:that-is} not equipped with {with:group[sg]}", {
    trait: "equipped",
    not: true,
  });
  g.rule("trait-equipped", "equipped with {with:equip-cards}", { trait: "equipped" });
  g.rule("equip-cards", "{...:of-such[pl]}", { quantity: { kind: "some" }, where: [] }, { wording: "pl" });
  const named = { quantity: { kind: "a" }, noun: "card", where: [] };
  g.rule("equip-cards", "{traits:named}", named, { wording: "bare" });
  g.noted("equip-cards");
  g.rule("trait-equipped", "equipped to this card by this card's effect", {
    trait: "equipped-to",
    host: { ref: "this-card" },
    by: "host-effect",
  });
  const aMonster = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("ref[sg]", "this card equipped to a monster by this effect", {
    ref: "this-card",
    where: [{ trait: "equipped-to", host: aMonster, by: "own-effect" }],
  });
  g.noted("trait-equipped");
}

/** "You can either: Target 1 monster you control; equip this card to that target, OR: Unequip this card and Special Summon it." */
function unions(g: Grammar): void {
  const host = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule(
    "step[bare]",
    "unequip this card and Special Summon it[[ in {position:summon-position}]]",
    {
      verb: "special-summon",
      "what.ref": "this-card",
      "what.where": [{ trait: "equipped-to", host }],
    },
    { wording: "unequip" },
  );
}
