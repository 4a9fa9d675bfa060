import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** How and why a card is moved: for what it is paid, by what not, because of what. */
export function ocgCircumstances(g: Grammar): void {
  paid(g);
  reasons(g);
}

/** "to activate a Dragon monster's effect": as its cost. */
function paid(g: Grammar): void {
  g.rule("moved", "sent[[ from {from:place}]] to {to:place} to activate {toActivate:paid-for}", {
    manner: ["sent"],
  });
  g.rule("moved", "banished[[ from {from:place}]] to activate {toActivate:paid-for}", {
    manner: ["banished"],
  });
  g.rule("sent-there", "sent there to activate {toActivate:paid-for}", {
    event: "moved",
    manner: ["sent"],
    subject: { ref: "this-card" },
    to: { names: ["graveyard"] },
  });
  const effect = { what: "effect" };
  g.rule("paid-for", "@a {traits?:pre} {...:paid-effect}");
  for (const noun of ["monster", "card"]) {
    g.rule("paid-effect", `${noun}'s effect`, { ...effect, noun }, { wording: "owner" });
    g.rule("paid-effect", `${noun} effect`, { ...effect, noun }, { wording: "bare" });
  }
  g.rule("paid-for", "the effect of {traits:named}", { ...effect, noun: "card" }, { wording: "named" });
  g.rule("paid-for", "a card or effect", { what: "either", noun: "card" });
  g.noted("paid-for");
  // "If material is detached from a monster(s) on the field", "If the last material(s) is detached from this card"
  g.rule("event", "{...:some-material} is detached from {detachedFrom:obj}", {
    event: "moved",
    manner: ["detached"],
    subject: { quantity: { kind: "some" }, traits: [], noun: "card", where: [] },
  });
  alike(g, "some-material", ["material", "a material", "a material(s)"]);
  g.rule("some-material", "the last material<<|(s)>>", { last: true });
  const own = { "toActivate.what": "effect", "toActivate.noun": "monster" };
  g.rule("moved", "detached from an Xyz Monster to activate that monster's effect", {
    manner: ["detached"],
    ...own,
  });
  g.rule("moved", "detached from an Xyz Monster and sent to {to:place} to activate that monster's effect", {
    manner: ["detached", "sent"],
    ...own,
  });
}

/** "except by battle", "because the equipped monster was destroyed", "while equipped to a monster" */
function reasons(g: Grammar): void {
  const moved = { event: "moved" };
  g.rule("event", "{subject:subj[N]} {...:goes[N]}, except {...:but-not-so}");
  g.rule("goes[N]", "<is/are> {...:moved}", moved);
  g.rule("goes[N]", "<leaves/leave> the field[[ {...:by-whom}]]", { event: "left-field" });
  g.rule(
    "event[H]",
    "{subject:subj[N]} <leaves/leave|left> the field[[ {...:by-whom}]], except by being destroyed",
    { event: "left-field", notDestroyed: true },
    { wording: "not-destroyed" },
  );
  g.rule("but-not-so", "<<by battle|by being destroyed by battle|when destroyed by battle>>", {
    notByBattle: true,
  });
  g.rule("but-not-so", "from {notFrom:place}");
  g.rule("but-not-so", "by the effect of {notByEffectOf:source-named}", {}, { wording: "effect" });
  g.rule("but-not-so", "by {notByEffectOf:source-named}", {}, { wording: "card" });
  g.rule("but-not-so", "by its own effect", { notByEffectOf: { ref: "this-card" } }, { wording: "own" });
  const either = { manner: ["destroyed"], by: ["battle", "card-effect"] };
  g.rule(
    "event",
    "{subject:subj[N]} <is/are> destroyed by card effect, except {notByEffectOf:source-named}, or by battle",
    { ...moved, ...either },
  );
  g.rule("event", "{subject:subj[N]} <is/are> {...:moved} while in {from:zone-left}", moved, {
    wording: "while-there",
  });
  g.rule("event", "{subject:subj[N]} <is/are> {...:moved} while {...:where-it-was}", moved);
  g.rule("event", "{subject:subj[N]} <is/are> {...:moved} after being flipped[[ face-up]]", {
    ...moved,
    turnedUp: true,
  });
  g.rule("where-it-was", "equipped to a monster", { equipped: true });
  g.rule("where-it-was", "equipped to {equipped:itself}");
  g.rule("event", "{subject:subj[sg]} is {...:moved} because the equipped monster {lost:lost}", moved);
  g.rule("is-or-was", "is", {});
  g.rule("is-or-was", "was", {}, { wording: "was" });
  g.rule("lost", "{...:is-or-was} {...:lost-so}");
  g.rule("lost", "{...:lost-so}", {}, { wording: "bare" });
  g.rule("lost-so", "destroyed[[ by {by:causes}]]", { manner: ["destroyed"] });
  g.rule("lost-so", "destroyed[[ by {by:causes}]] and sent to the GY", { manner: ["destroyed", "sent"] });
  g.rule("lost-so", "Tributed", { manner: ["tributed"] });
  g.rule("lost-so", "sent to {to:place}", { manner: ["sent"] });
  g.rule("lost-so", "returned[[ from {from:place}]] to {to:place}", { manner: ["returned"] });
  g.rule("lost-so", "used {...:used-as}", { manner: [] });
  g.rule("lost", "<<leaves|left|has left>> the field", { manner: [] });
  g.noted("lost");
}
