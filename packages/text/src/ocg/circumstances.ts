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
  for (const [words, noun, wording] of [
    ["monster's effect", "monster", "owner"],
    ["monster effect", "monster", "bare"],
    ["card's effect", "card", "owner"],
  ] as const) {
    g.rule("paid-for", `@a {traits:pre} ${words}`, { ...effect, noun }, { wording });
    if (noun === "monster") g.rule("paid-for", `@a ${words}`, { ...effect, noun }, { wording });
  }
  g.rule("paid-for", "the effect of {traits:named}", { ...effect, noun: "card" }, { wording: "named" });
  g.rule("paid-for", "a card or effect", { what: "either", noun: "card" });
  g.noted("paid-for");
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
  for (const words of ["by battle", "by being destroyed by battle", "when destroyed by battle"])
    g.rule(
      "event",
      `{subject:subj[N]} <is/are> {...:moved}, except ${words}`,
      { ...moved, notByBattle: true },
      { wording: words.replaceAll(" ", "-") },
    );
  g.rule("event", "{subject:subj[N]} <is/are> {...:moved}, except from {notFrom:place}", moved);
  for (const [words, fields, wording] of [
    ["the effect of {notByEffectOf:source-named}", {}, "except-effect"],
    ["{notByEffectOf:source-named}", {}, "except-card"],
    ["its own effect", { notByEffectOf: { ref: "this-card" } }, "except-own"],
  ] as const)
    g.rule(
      "event",
      `{subject:subj[N]} <is/are> {...:moved}, except by ${words}`,
      { ...moved, ...fields },
      { wording },
    );
  g.rule(
    "event",
    "{subject:subj[sg]} leaves the field, except by its own effect",
    { event: "left-field", notByEffectOf: { ref: "this-card" } },
    { wording: "except-own" },
  );
  const either = { manner: ["destroyed"], by: ["battle", "card-effect"] };
  g.rule("moved", "destroyed by card effect, except {notByEffectOf:source-named}, or by battle", either);
  g.rule("event", "{subject:subj[N]} <is/are> {...:moved} while equipped to a monster", {
    ...moved,
    equipped: true,
  });
  g.rule("event", "{subject:subj[N]} <is/are> {...:moved} while equipped to {equipped:itself}", moved);
  g.rule("event", "{subject:subj[sg]} is {...:moved} because the equipped monster {lost:lost}", moved);
  for (const is of ["is", "was"]) {
    const noted = { wording: is };
    g.rule("lost", `${is} destroyed[[ by {by:causes}]]`, { manner: ["destroyed"] }, noted);
    g.rule(
      "lost",
      `${is} destroyed[[ by {by:causes}]] and sent to the GY`,
      { manner: ["destroyed", "sent"] },
      noted,
    );
  }
  for (const is of ["is", "was"]) {
    const noted = { wording: is };
    g.rule("lost", `${is} Tributed`, { manner: ["tributed"] }, noted);
    g.rule("lost", `${is} sent to {to:place}`, { manner: ["sent"] }, noted);
    g.rule("lost", `${is} returned[[ from {from:place}]] to {to:place}`, { manner: ["returned"] }, noted);
    g.rule("lost", `${is} used {...:used-as}`, {}, noted);
  }
  g.rule("lost", "returned[[ from {from:place}]] to {to:place}", { manner: ["returned"] });
  for (const leaves of ["leaves", "left", "has left"])
    g.rule("lost", `${leaves} the field`, { manner: [] }, { wording: leaves.replace(" ", "-") });
  g.noted("lost");
}
