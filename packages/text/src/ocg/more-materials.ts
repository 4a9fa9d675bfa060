import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";

/** "If …, you can also banish monsters from your GY as material.": said of the Fusion or Ritual Summon before it. */
export function ocgMoreMaterials(g: Grammar): void {
  g.rule("remark", "{also:also-used}.");
  g.rule("also-used", "you can also {...:more-used}");
  g.rule("also-used", "{condition:if-state}, you can also {...:more-used}");
  alike(g, "what-is-summoned", [
    "Summoning {summoning:group[sg]} this way",
    "you Summon {summoning:group[sg]} this way",
  ]);
  g.rule("also-used", "if {...:what-is-summoned}, you can also {...:more-used}");
  g.rule("also-used", "if you use {beside:used-beside}[[ {...:for-that}]], you can also {...:more-used}");
  alike(g, "for-that", ["as material"]);
  g.rule("used-beside", "{=:group[M]}");
  const named = { quantity: { kind: "a" }, noun: "card" };
  g.rule("used-beside", "{traits:named} {where:post}", named, { wording: "named" });
  g.noted("also-used", "used-beside");
  g.rule("more-used", "use {using:more-from}[[ {...:as-its-material}]]");
  g.rule("more-used", "banish {using:more-from}[[ {...:as-its-material}]]", { manner: "banish" });
  g.rule("more-used", "send {using:more-from} to the GY[[ {...:as-its-material}]]", { manner: "send" });
  for (const they of ["them", "it"]) {
    const by = (words: string, manner: string): void => {
      g.rule("more-used", `use {using:more-from}, by ${words}`, { manner }, { wording: they });
    };
    by(`banishing ${they}`, "banish");
    by(`shuffling ${they} into the Deck`, "shuffle");
    by(`sending ${they} to the GY`, "send");
  }
  // "… by shuffling the Fusion Materials listed on it into the Deck, from among your cards on the field and/or …"
  g.rule(
    "step[F]",
    "<Fusion Summon> {what:group[sg]}, by shuffling {...:its-materials} into {to:place[in]}, from among {using.where:from-among}",
    {
      verb: "fusion-summon",
      manner: "shuffle",
      "using.quantity": { kind: "any-number" },
      "using.traits": [],
      "using.noun": "monster",
    },
    { wording: "from-among" },
  );
  g.rule("from-among", "{+:among-yours}");
  const yours = (...names: readonly string[]) => ({ trait: "from", place: { of: "you", names } });
  // What is banished face-down is no monster that anybody could name.
  g.rule(
    "among-yours",
    "your cards on the field and/or your face-up banished cards",
    yours("field", "banished"),
    { wording: "among" },
  );
  g.rule(
    "among-yours",
    "your cards on the field, in your GY, and/or your face-up banished cards",
    yours("field", "graveyard", "banished"),
    { wording: "among" },
  );
  g.noted("among-yours");
  // "Tribute monsters from your hand or field and/or banish Zombie monsters from your GY"
  g.rule("also-tributed", "{+:also-one}");
  g.rule("also-one", "banishing {using:more-from}", { manner: "banish" });
  g.rule("also-one", "shuffling {using:more-from} into the Deck", { manner: "shuffle" });
  g.rule("also-one", "sending {using:more-from} to the GY", { manner: "send" });
  g.rule("more-from", "{=:monsters-from}");
  g.rule(
    "more-from",
    "{traits:named} {where:post}",
    { quantity: { kind: "any-number" }, noun: "monster" },
    { wording: "named" },
  );
  g.rule("more-from", "{=:group[M]}");
  g.rule("more-from", "{...:these[s]}", { quantity: { kind: "any-number" } }, { wording: "several" });
  g.noted("more-used", "more-from");
}
