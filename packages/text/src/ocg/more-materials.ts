import type { Grammar } from "../grammar.ts";

/** "If …, you can also banish monsters from your GY as material.": said of the Fusion or Ritual Summon before it. */
export function ocgMoreMaterials(g: Grammar): void {
  g.rule("remark", "{also:also-used}.");
  g.rule("also-used", "you can also {...:more-used}");
  g.rule("also-used", "{condition:if-state}, you can also {...:more-used}");
  g.rule(
    "also-used",
    "if <<you Summon|Summoning>> {summoning:group[sg]} this way, you can also {...:more-used}",
  );
  g.rule("also-used", "if you use {beside:obj}[[ as material]], you can also {...:more-used}");
  g.noted("also-used");
  g.rule("more-used", "use {using:more-from}[[ as material]]");
  g.rule("more-used", "{...:used-up[bare]}[[ as material]]");
  g.rule("used-up[F]", "<banish> {using:more-from}", { manner: "banish" });
  g.rule("used-up[F]", "<send> {using:more-from} to the GY", { manner: "send" });
  g.rule("used-up[F]", "<shuffle> {using:more-from} into the Deck", { manner: "shuffle" });
  const by = (words: string, manner: string): void => {
    g.rule("more-used", `use {using:more-from}[[,]] by ${words}`, { manner });
  };
  by("banishing <<them|it>>", "banish");
  by("shuffling <<them|it>> into the Deck", "shuffle");
  by("sending <<them|it>> to the GY", "send");
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
  g.rule("also-one", "{...:used-up[ger]}");
  g.rule("more-from", "{=:monsters-from}");
  g.rule(
    "more-from",
    "{traits:named} {where:post}",
    { quantity: { kind: "any-number" }, noun: "monster" },
    { wording: "named" },
  );
  g.rule("more-from", "{=:group[M]}");
  g.rule("more-from", "{...:these[s]}", { quantity: { kind: "any-number" } }, { wording: "several" });
  g.noted("also-one", "more-used", "more-from");
}
