import { series } from "../common/nouns.ts";
import type { Grammar } from "../grammar.ts";

/** The ways of Summoning that have a name of their own, as the monsters have that come by them. */
export const PROPER_WAYS = {
  Fusion: "fusion",
  Ritual: "ritual",
  Synchro: "synchro",
  Xyz: "xyz",
  Link: "link",
  Pendulum: "pendulum",
};

/** Summons, attacks, damage and activations, as said after "when" and "if". */
export function yugiohEvents(g: Grammar): void {
  g.words("gone-word", { banished: ["banished"], Tributed: ["tributed"] });
  g.rule("gone", "{manner:gone-word}[[ from {from:place}]]");
  g.rule("predicate[N,H]", "{=:departs[N,H]}");
  g.rule("departs[N,H]", "<leaves/leave|left> the field", { event: "left-field" });
  summons(g);
  others(g);
}

function summons(g: Grammar): void {
  g.words("way", {
    Normal: "normal",
    Tribute: "tribute",
    Flip: "flip",
    Special: "special",
    ...PROPER_WAYS,
  });
  series(g, "ways", "way", "or");
  for (const [form, summon] of [
    ["past", "Summoned"],
    ["bare", "Summon"],
    ["s3", "Summons"],
    ["ger", "Summoning"],
  ] as const) {
    g.rule(`summon[${form}]`, `{ways:ways} ${summon}`);
    // Without a word before it: in any way.
    g.rule(`summon[${form}]`, summon, { ways: [] });
  }
}

/** What happens to players. */
function others(g: Grammar): void {
  g.rule("player-word[pl]", "you", { player: "you" });
  g.rule("player-word[sg]", "your opponent", { player: "opponent" });
  g.rule("event", "{...:player-word[N]} {...:undergoes[N,present]}");
  g.words("damage-kind", { battle: "battle", effect: "effect" });
  g.rule("undergoes[N,H]", "<takes/take|took> {...:damage-taken}", { event: "damage" });
  g.rule("damage-taken", "{...:so-much}");
  g.rule("so-much", "[[{kind:damage-kind} ]]damage");
}
