import type { Grammar } from "../../grammar.ts";

/** Link Arrows: what points to what, the zones that are pointed to, and monsters that are linked to others or co-linked. */
export function ocgLinks(g: Grammar): void {
  g.rule("trait-that", "[[that ]]{by:np[N]} <points/point> to", { trait: "pointed-to" });
  g.rule("trait-that", "<<that points|that point|pointing>> to {to:np[sg]}", { trait: "pointing-to" });
  zones(g);
  linked(g);
}

/** "to your zone(s) this card points to": on your field where that is where a monster is Summoned, and on either if it is not said on which. */
function zones(g: Grammar): void {
  const field = { names: ["field"] };
  g.rule("zone-there", "<<zone|zones|zone(s)>>", {});
  for (const [place, whose] of [
    ["pointed-place", "whose-zone"],
    ["some-pointed", "some-zone"],
  ] as const)
    g.rule(place, `{...:${whose}} {...:zone-there}[[ that]] {pointedTo:np[N]} <points/point> to`, field);
  g.rule("whose-zone", "<<your|a>>", { of: "you" });
  for (const zone of ["whose-zone", "some-zone"]) g.rule(zone, "your opponent's", { of: "opponent" });
  g.rule("some-zone", "your", { of: "you" });
  g.rule("some-zone", "<<a|the>>", {});
  for (const [place, whose, of] of [
    ["zone-to", "your", "you"],
    ["opponents-pointed", "an opponent's", "opponent"],
  ] as const)
    g.rule(place, `${whose} Main Monster Zone {pointedTo:np[N]} <points/point> to`, {
      of,
      names: ["main-monster-zone"],
    });
  const summon = { verb: "special-summon" };
  g.rule("placed-summon[F]", "<Special Summon> {what:obj} in {to:opponents-pointed}", summon);
  g.noted("pointed-place", "some-pointed", "opponents-pointed");
  for (const step of ["step", "lone-step"]) g.rule(`${step}[F]`, "{=:placed-summon[F]}");
  const to = "<Special Summon> {what:obj} to {to:pointed-place}";
  g.rule("placed-summon[F]", `${to}[[ in {position:position}]]`, summon);
  g.rule("placed-summon[F]", `${to}, in {position:summon-position}`, summon, { wording: "comma" });
  g.rule(
    "placed-summon[F]",
    "<Special Summon> {what:obj} in {position:summon-position}[[,]] to {to:pointed-place}",
    summon,
    {
      wording: "position-then",
    },
  );
}

/** "linked to that monster", "co-linked" */
function linked(g: Grammar): void {
  const linked = { trait: "linked" };
  const any = { quantity: { kind: "a" }, traits: [], noun: "monster", where: [] };
  g.rule("link-word", "linked", {});
  g.rule("link-word", "co-linked", { mutually: true });
  g.rule("trait-linked", "{...:link-word} to {to:np[sg]}", linked);
  g.rule("trait-linked", "{=:trait-any-linked}", undefined, { wording: "bare" });
  g.rule("trait-any-linked", "{...:link-word}", { ...linked, to: any });
  g.rule("linked-so", "{+:trait-linked}");
  const itself = { kind: "exists", "what.ref": "this-card" };
  g.rule("own-being", "is {what.where:linked-so}", itself, { wording: "linked" });
  g.rule("own-being", "is not {what.where:linked-so}", { ...itself, not: true }, { wording: "not-linked" });
  // "a linked Link Monster", "your linked monster", "the number of co-linked monsters on the field"
  g.rule("any-linked", "{+:trait-any-linked}");
  g.rule("marks", "{++:any-linked}");
  const your = { rule: "owned: {+:trait-your} {++:any-linked}" };
  g.rule("owned", "{+:trait-your} {++:any-linked}", undefined, your);
  g.rule("owned-pre-kind", "{+:trait-your} {++:any-linked} {++:pre-kind}", undefined, your);
  g.rule("ref[sg]", "this {traits:any-linked} card", { ref: "this-card" });
  g.rule("after", "{+:trait-co-linked}");
  g.rule("trait-co-linked", "co-linked to {to:ref[sg]}", { ...linked, mutually: true });
  // "that are not co-linked"
  g.rule("trait-not-linked", "{...:link-word}", { ...linked, to: any, not: true });
  g.rule("trait-that", "{...:that-is} not {...:trait-not-linked}", {}, { wording: "not-linked" });
  g.rule("but-linked", ", unless they are {+:trait-not-linked}", undefined, { wording: "unless" });
  g.rule(
    "lasting-statement",
    "{what:each-of} {change:change[sg]} {value.times:int} {...:stats} for each {value.of:linked-to-it}",
    { verb: "change-stat", "value.value": "count" },
    { wording: "each-linked" },
  );
  g.rule("linked-to-it", "{...:cards[sg]} {where:so-linked-to-it}", { quantity: { kind: "all" } });
  g.rule("so-linked-to-it", "{+:trait-to-itself}");
  g.rule("trait-to-itself", "{...:link-word} to it", { ...linked, to: { ref: "itself" } });
  g.noted(
    "trait-not-linked",
    "trait-to-itself",
    "linked-to-it",
    "trait-linked",
    "trait-co-linked",
    "trait-any-linked",
  );
}
