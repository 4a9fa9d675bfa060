import type { Grammar } from "../../grammar.ts";

const EQUIP = { verb: "equip" };
/** Some monster that a card is equipped to. */
const HOST = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };

/** What Equip Cards may be equipped to, how they come there, and what they say about "the equipped monster". */
export function equipping(g: Grammar): void {
  rules(g);
  pointing(g);
  steps(g);
  appropriate(g);
  equipped(g);
}

function rules(g: Grammar): void {
  g.rule("sentence", "{...:equip-rule}", { sentence: "equip-rule" });
  g.rule("equip-rule", "Equip only to {to:group[sg]}.");
  g.rule("equip-rule", "Equip only to {to:named-only}.", {}, { wording: "named" });
  g.rule("named-only", "{traits:named}", { quantity: { kind: "exactly", n: 1 }, noun: "card", where: [] });
  // What happens when a card becomes an Equip Card of some monster.
  const joined = { event: "equipped" };
  g.rule("event", "{subject:subj[N]} <becomes/become> equipped to {to:obj}", joined);
  const own = { ...joined, to: { ref: "this-card" } };
  g.rule("event", "{subject:group[N]} <is/are> equipped to this card", own, { wording: "is" });
  for (const n of ["sg", "s"])
    g.rule("event", `either player equips {subject:group[${n}]} to {to:obj}`, joined, { wording: "player" });
  g.rule("event", "{to:ref[sg]} becomes equipped with {subject:obj}", joined, { wording: "with" });
  const after =
    "during the {phase:phase} of your opponent's next turn after this card was equipped by its own effect";
  g.rule("condition", after, { kind: "phase", whose: "opponent", nextAfter: "equipped-by-own-effect" });
  const excused = "{what:subj[sg]} does not have to activate its effect that shuffles it into {to:place[in]}";
  g.rule("lasting-statement", `${excused} during the {at:phase}`, { verb: "excuse" });
  g.noted("named-only");
}

/** "the equipped monster", "the monster equipped to this card by its effect" */
function pointing(g: Grammar): void {
  const bearer = { ref: "equipped-monster" };
  g.rule("pointed-at", "the equipped monster", bearer);
  g.rule("pointed-at", "the monster this card is equipped to", bearer, { wording: "is" });
  g.rule("pointed-at", "the monster equipped with this card[[ {...:by-this}]]", bearer, { wording: "with" });
  g.rule("by-this", "by this effect", {}, { wording: "by-this" });
  const former = "the monster <<this card was equipped to|that was equipped with this card>>";
  g.rule("pointed-at", former, { ...bearer, former: true }, { wording: "former" });
  for (const [words, wording] of [
    ["this Equip Card", "equip-card"],
    ["this Equip Spell", "equip-spell"],
  ] as const)
    g.rule(
      "ref[sg]",
      words,
      { ref: "this-card", where: [{ trait: "equipped-to", host: HOST }] },
      { wording },
    );
  const own = { ref: "this-card", where: [{ trait: "equipped-to", host: HOST, by: "own-effect" }] };
  g.rule("ref[sg]", "this card equipped to a monster by this effect", own);
  g.rule("equipped-so", "equipped[[ to {...:it-itself}]] by {...:by-itself}");
  g.rule("by-itself", "<<this effect|its effect|its own effect|this card's effect>>");
  const its = { ref: "own-equip" };
  g.rule("pointed-at", "the[[ {traits:pre}]] monster {...:equipped-so}", its);
  g.rule("ref[pl]", "the[[ {traits:pre}]] monsters {...:equipped-so}", its, { wording: "pl" });
  g.rule("ref[pl]", "the monster(s) {...:equipped-so}", its, { wording: "s" });
  g.rule("ref[pl]", "all monsters {...:equipped-so}", its, { wording: "all" });
  g.rule("pointed-at", "that equipped monster", its, { wording: "that" });
  const has = { kind: "exists", "what.ref": "own-equip" };
  g.rule("while", "while equipped with a monster by this effect", has);
}

/** "equip it to this card as an Equip Spell that gives it 500 ATK", "unequip this card and Special Summon it" */
function steps(g: Grammar): void {
  const as = "[[ {...:as-equip}]][[ {...:as-its-own}]]";
  g.rule("simple-step[F]", `<equip> {what:obj} to {to:obj}[[ {...:most-equipped}]]${as}`, EQUIP);
  g.rule("simple-step[F]", `<equip> {to:obj} with {what:obj}[[ {...:as-equip}]]`, EQUIP, { wording: "with" });
  g.rule("most-equipped", "(max. {max:int})");
  g.rule("as-equip", "as an Equip <<Spell|Card>>[[ {...:with-this}]]", {}, { wording: "as" });
  g.rule("with-this", "with this effect", {}, { wording: "with-this" });
  g.rule("as-equip", "as an Equip Spell that {...:giving} {gives:given}");
  g.rule("giving", "<<gives it|makes it gain|gives this card>>");
  g.rule("given", "{value:int} {...:stats}");
  g.rule("as-its-own", "[[{...:comma} ]]as if it were equipped by {...:whose-own} effect", { asOwn: true });
  g.rule("whose-own", "<<that monster's|that Union monster's>>");
  g.rule(
    "step[bare]",
    "unequip this card and Special Summon it[[ in {position:summon-position}]]",
    {
      verb: "special-summon",
      "what.ref": "this-card",
      "what.where": [{ trait: "equipped-to", host: HOST }],
    },
    { wording: "unequip" },
  );
}

/** "1 appropriate Union monster": as its own text has it equipped. */
function appropriate(g: Grammar): void {
  const own = { ...EQUIP, asOwn: true };
  // Nothing is equipped to what does not fit, whether the words say so or not.
  const fitting = "<equip> {what:ref[sg]} to {to:fitting}[[ {...:as-equip}]][[ {...:as-its-own}]]";
  g.rule("simple-step[F]", fitting, EQUIP, { wording: "fitting" });
  g.rule("simple-step[F]", "<equip> {what:group[sg]}, to {to:fitting}", own, { wording: "fitting-comma" });
  const fits = "<equip> {what:fitting} to {to:obj}[[ {...:as-equip}]]";
  g.rule("simple-step[F]", fits, own, { wording: "what-fits" });
  const one = { quantity: { kind: "exactly", n: 1 } };
  g.rule("fitting", "1 appropriate {...:these[sg]}", one, { wording: "appropriate" });
  const done = { ref: "this-way", voice: "active", verb: "equip", noun: "monster" };
  g.rule("subj[sg]", "the Union monster you equipped", done, { wording: "equipped-union" });
  g.rule("statement", "{what:subj[sg]} cannot be Special Summoned this turn", {
    verb: "forbid",
    player: "both",
    act: "special-summon",
    until: "end-of-turn",
  });
  for (const host of ["ref[sg]", "group[sg]"])
    g.rule("trait-that", `that can equip to {to:${host}}`, { trait: "can-equip" });
  g.noted("fitting");
}

/** "equipped to this card", "equipped with an Equip Card" */
function equipped(g: Grammar): void {
  const bears = { trait: "equipped" };
  g.rule("trait-equipped", "[[{...:that-is} ]]equipped with {with:group[M]}", bears);
  g.rule("trait-equipped", "[[{...:that-is} ]]equipped to {host:np[sg]}", { trait: "equipped-to" });
  g.rule("trait-equipped", "{...:that-is} not equipped with {with:group[sg]}", { ...bears, not: true });
  g.rule("trait-equipped", "equipped with {with:equip-cards}", bears);
  g.rule("equip-cards", "{...:of-such[pl]}", { quantity: { kind: "some" }, where: [] }, { wording: "pl" });
  const named = { quantity: { kind: "a" }, noun: "card", where: [] };
  g.rule("equip-cards", "{traits:named}", named, { wording: "bare" });
  const own = { trait: "equipped-to", host: { ref: "this-card" }, by: "host-effect" };
  g.rule("trait-equipped", "equipped to this card by this card's effect", own);
  g.noted("equip-cards", "trait-equipped");
}
