import type { Grammar } from "../../grammar.ts";

const FUSION_MONSTER = {
  quantity: { kind: "exactly", n: 1 },
  traits: [{ trait: "kind", kind: "fusion" }],
  noun: "monster",
  where: [{ trait: "in", place: { of: "you", names: ["extra-deck"] } }],
};

/** What may not be a material is said with it, or in a sentence of its own. */
const BARRING = ". you cannot use {barring:free} as material by this effect";

/** Summons by an effect that takes materials: which ones, from where, and what becomes of them. */
export function rushMaterials(g: Grammar): void {
  g.rule("summoned", "{=:obj}");
  g.rule("summoned", "{=:named-only}", undefined, { wording: "named" });
  g.rule("taking", "sending {using:free} to {to:place[in]}", { manner: "send" });
  g.rule("taking", "shuffling {using:free} into {to:place[in]}", { manner: "shuffle" });
  g.rule("taking", "placing {using:free} on {to:deck-end}", { manner: "put" });
  g.rule("as-material", "as material", {}, { wording: "material" });
  // Materials are always taken one after another: the order is the player's, said or not.
  g.rule("any-order", "in any order", {}, { wording: "in-order" });
  fusion(g);
  ritual(g);
}

function fusion(g: Grammar): void {
  const summon = { verb: "fusion-summon" };
  g.rule(
    "step[F]",
    "<Fusion Summon> by {...:fusion-way}",
    { ...summon, what: FUSION_MONSTER },
    { wording: "any" },
  );
  g.rule(
    "step[F]",
    "<Fusion Summon> {what:summoned}[[ in face-up {position:position}]] by {...:fusion-way}",
    summon,
  );
  g.rule("fused", "{...:taking}[[ {...:as-material} & {...:any-order}]]");
  g.rule(
    "fused",
    "placing {using:free} as material on {to:deck-end} in any order",
    { manner: "put" },
    { wording: "material-first" },
  );
  g.rule("fusion-way", "{...:fused}");
  g.rule("fusion-way", "{...:fused}, except {barring:free}", {}, { wording: "except" });
  g.rule("fusion-way", "{...:fused}, including[[ at least]] {including:np}");
  g.rule("fusion-way", `{...:fused}${BARRING}`);
  g.rule(
    "fusion-way",
    "{...:fused} (you cannot use {barring:free} as material)",
    {},
    {
      wording: "aside",
    },
  );
}

function ritual(g: Grammar): void {
  const summon = { verb: "ritual-summon" };
  g.rule("step[F]", "<Ritual Summon> {what:summoned} by {...:ritual-way}", summon);
  const ofSummoned = "the Level of the monster you Ritual Summon";
  g.rule("enough", "whose total Levels equal {levels:int} or more", { compare: "at-least" });
  g.rule("enough", "whose total Levels equal {levels:int}", { compare: "exactly" });
  g.rule("enough", `whose total Levels equal or exceed ${ofSummoned}`, { compare: "at-least" });
  g.rule("enough", `whose total Levels equal ${ofSummoned}`, { compare: "exactly" });
  g.rule("offered", "{...:taking} {...:enough-material}");
  g.rule("enough-material", "[[{...:enough} & {...:as-material}]]");
  g.rule("offered-no-more", "{...:offered}");
  g.rule("offered-no-more", "{...:offered} (you cannot use more monsters than necessary as material)", {
    noMore: true,
  });
  g.rule("ritual-way", "{...:offered-no-more}");
  g.rule("ritual-way", `{...:offered-no-more}${BARRING}`);
}
