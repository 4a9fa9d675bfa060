import type { SummonWay } from "@chainwright/card-ir";
import type { Act } from "./continuous-effect.ts";

/** What is asked about: acts that texts forbid, and some that no text forbids on its own. */
const ACTS = [
  "activate",
  "activate-card",
  "activate-effect",
  "add",
  "attack",
  "attack-directly",
  "banish",
  "be-attacked",
  "change-control",
  "change-position",
  "declare-attack",
  "destroy",
  "draw",
  "flip-summon",
  "leave",
  "normal-summon",
  "put-into-play",
  "return",
  "send",
  "set",
  "set-monster",
  "special-summon",
  "target",
  "tribute-for-attack-position",
  "tribute-for-tribute-summon",
  "tribute-otherwise",
  "tribute-set",
  "tribute-summon",
  "turn-by-effect",
] as const;

export type ForbiddenAct = (typeof ACTS)[number] | `material-${SummonWay}`;

/** Material of any Summon is one act: a ban says for which Summons it holds. */
const MATERIAL = 1 << ACTS.length;
const BITS = new Map<string, number>(ACTS.map((act, i) => [act, 1 << i]));
if (MATERIAL <= 0) throw new Error("more acts than bits");

/** What a ban covers that is asked under other names. */
const COVERED: Readonly<Partial<Record<Act, readonly (typeof ACTS)[number][]>>> = {
  activate: ["activate-card", "activate-effect"],
  attack: ["declare-attack"],
  "add-or-draw": ["add", "draw"],
  "change-position": ["turn-by-effect"],
  summon: ["normal-summon", "special-summon"],
  "summon-in-any-way": ["normal-summon", "flip-summon", "special-summon"],
  "normal-summon-or-set": ["normal-summon", "set-monster"],
  "tribute-summon-or-set": ["tribute-summon", "tribute-set"],
  "summon-or-set": ["normal-summon", "set-monster", "special-summon"],
  tribute: ["tribute-for-tribute-summon", "tribute-otherwise"],
};

export function actBit(act: ForbiddenAct): number {
  const bit = BITS.get(act);
  if (bit !== undefined) return bit;
  if (act.startsWith("material-")) return MATERIAL;
  throw new Error(`no act "${act}"`);
}

/** Everything that a ban on these acts may be on, as a mask of `actBit`s. */
export function actsForbidden(acts: readonly Act[]): number {
  let mask = 0;
  for (const act of acts) {
    if (act === "material") mask |= MATERIAL;
    for (const one of [act, ...(COVERED[act] ?? [])]) mask |= BITS.get(one) ?? 0;
  }
  return mask;
}
