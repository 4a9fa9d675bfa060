import { inOrder } from "../../common/nouns.ts";
import type { Grammar } from "../../grammar.ts";

/** In what order it is said what cards are: before the noun, and after it. */
export function ocgWordOrder(g: Grammar): void {
  before(g);
  after(g);
}

/** "other face-up Level 4 or lower LIGHT Warrior Tuner" */
function before(g: Grammar): void {
  inOrder(g, "pre", [
    "trait-random",
    "trait-activated",
    "trait-attacking",
    "trait-other",
    "trait-face",
    "trait-position",
    "trait-summoned",
    "++leveled",
    "trait-non",
    "++described",
    "trait-kind",
  ]);
  // "non-Tuner Level 3 monster", "Level 3 non-Tuner LIGHT monster", "Zombie non-Tuner monster"
  g.rule("leveled", "{+:trait-non} {+:trait-level}");
  g.rule("leveled", "{+:trait-level}");
  g.rule("leveled", "{+:trait-level} {+:trait-summoned}");
  // "1 Level 4 or lower Attack Position monster"
  g.rule("leveled", "{+:trait-level} {+:trait-position}");
  g.rule("leveled", "{+:trait-level} {+:trait-face} {+:trait-position}");
  inOrder(g, "typed", ["trait-attribute", "trait-type", "trait-series"]);
  g.rule("described", "{++:typed}");
  g.rule("described", "{++:typed} {+:trait-non}");
  // "LIGHT non-Link Fiend monster"
  g.rule("described", "{+:trait-attribute} {+:trait-non} {+:trait-type}");
  // "“Amazoness” Warrior monster"
  g.rule("described", "{+:trait-series} {+:trait-type}");
  g.rule("trait-non", "non-{kind:kind-not}", { trait: "kind", not: true });
  g.words("kind-not", { Tuner: "tuner", Token: "token" });
  // Else it stands last, before "Monster".
  g.rule("trait-non", "non-{kind:named-kind}", { trait: "kind", not: true }, { wording: "early" });
  g.noted("trait-non");
}

/** "[with 2000 or less ATK] [your opponent controls][, except …]": where cards are, between what else is said of them. */
function after(g: Grammar): void {
  inOrder(g, "labelled", ["trait-bracketed", "trait-series-after"]);
  // "from your Deck" is where it is now; after "that was Special Summoned" it is where it came from.
  inOrder(g, "there", ["trait-controlled", "trait-in", "++in-other-zone", "trait-column", "trait-attached"]);
  g.rule("placed-there", "{++:there}[[ {+:trait-from}]]");
  g.rule("placed-from", "{+:trait-from}");
  g.rule("post", "{++:labelled}");
  g.rule("post", "[[{++:labelled} ]]{++:afters}");
  for (const place of ["there", "from"]) {
    g.rule("post", `[[{++:labelled} ]]{++:placed-${place}}[[ {++:afters}]]`);
    for (const [comma, wording] of [
      ["", undefined],
      [",", "comma-place"],
    ] as const)
      g.rule(
        "post",
        `[[{++:labelled} ]]{++:befores-${place}}${comma} {++:placed-${place}}[[ {++:afters}]]`,
        undefined,
        wording === undefined ? {} : { wording },
      );
    g.rule(`befores-${place}`, `{++:before-${place}}[[ {++:befores-${place}}]]`);
    g.rule(`before-${place}`, "{++:withs}");
    g.rule(`before-${place}`, "{+:trait-except-closed}");
  }
  g.rule("before-there", "{+:trait-that}");
  g.rule("before-from", "{+:trait-printed}");
  g.rule("before-from", ", {+:trait-printed}", undefined, { wording: "comma-printed" });
  g.rule("afters", "{++:after}[[ {++:afters}]]");
  g.rule("afters", "{+:trait-except}");
  g.rule("afters", "{+:trait-except-closed} {++:afters}");
  // What follows it is said of the Equip Card.
  g.rule("afters", "{+:trait-equipped}[[ {+:trait-except}]]");
  g.rule("after", "{++:withs}");
  g.rule("after", ", {++:withs}", undefined, { wording: "comma-with" });
  g.rule("after", "{+:trait-that}");
  g.rule("after", ", {+:trait-that}", undefined, { wording: "comma-that" });
}
