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
  g.rule("gone", "banished", { manner: ["banished"] });
  g.rule("gone", "Tributed", { manner: ["tributed"] });
  g.rule("event", "{subject:subj[N]} <leaves/leave> the field", { event: "left-field" });
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
  ] as const) {
    g.rule(`summon[${form}]`, `{ways:ways} ${summon}`);
    // Without a word before it: in any way.
    g.rule(`summon[${form}]`, summon, { ways: [] });
  }
}

function others(g: Grammar): void {
  g.words("damage-kind", { battle: "battle", effect: "effect" });
  g.rule("who-suffers[present]", "you take", { player: "you" });
  g.rule("who-suffers[present]", "your opponent takes", { player: "opponent" });
  g.rule("event", "{...:who-suffers[present]}[[ {kind:damage-kind}]] damage", { event: "damage" });
}
