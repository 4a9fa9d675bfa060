import type {
  CauseWord,
  Effect,
  EffectKind,
  Manner,
  Place,
  SummonWay,
  Trait,
  Who,
} from "@chainwright/card-ir";
import { CAUSE, MANNER, opponentOf, type Player, STAT, WAY } from "../state/vocabulary.ts";

/** Which of the two players a word means for the user of an effect. */
export function means(who: Who | undefined, user: Player, player: Player): boolean {
  if (who === undefined || who === "either" || who === "both") return true;
  if (who === "opponent") return player === opponentOf(user);
  return player === user;
}

export function playerOf(who: Who, user: Player): Player {
  return who === "opponent" ? opponentOf(user) : user;
}

const STAT_OF = {
  level: STAT.level,
  rank: STAT.rank,
  scale: STAT.scale,
  rating: STAT.rating,
  atk: STAT.atk,
  def: STAT.def,
  cost: STAT.cost,
  power: STAT.power,
  payment: STAT.payment,
} as const;
export const statNumber = (stat: keyof typeof STAT_OF): number => STAT_OF[stat];

/** The bits of each way to Summon. */
export const WAYS: Readonly<Record<SummonWay, number>> = {
  normal: WAY.normal | WAY.tribute,
  tribute: WAY.tribute,
  flip: WAY.flip,
  special: WAY.special | WAY.fusion | WAY.ritual | WAY.synchro | WAY.xyz | WAY.link,
  fusion: WAY.fusion,
  ritual: WAY.ritual,
  synchro: WAY.synchro,
  xyz: WAY.xyz,
  link: WAY.link,
  pendulum: WAY.pendulum,
};

/** The bits of any of these ways. */
export const waysMask = (ways: readonly SummonWay[]): number =>
  ways.reduce((mask, way) => mask | WAYS[way], 0);

/** "Normal Summoned/Set": the bits of how a monster came to the field. */
export const waysOf = ({ ways, orSet }: Extract<Trait, { trait: "summoned" }>): number =>
  waysMask(ways) | (orSet ? WAY.set : 0);

export const MANNER_BIT: Readonly<Record<Manner, number>> = {
  destroyed: MANNER.destroyed,
  sent: MANNER.sent,
  banished: MANNER.banished,
  discarded: MANNER.discarded,
  tributed: MANNER.tributed,
  returned: MANNER.returned,
  added: MANNER.added,
  drawn: MANNER.drawn,
  excavated: MANNER.excavated,
  detached: MANNER.detached,
  put: MANNER.sent | MANNER.put,
  placed: MANNER.placed,
};

/** The bits of any of these causes; 0 where none is said. */
export const causesOf = (by: readonly (CauseWord | "cost")[] = []): number =>
  by.reduce((bits, one) => bits | CAUSE_SAID[one], 0);

const CAUSE_SAID = { battle: CAUSE.battle, "card-effect": CAUSE.effect, cost: CAUSE.cost } as const;

/** The bits of what damage is from: battle, an effect, or either. */
export const causesOfDamage = (kind: "battle" | "effect" | undefined): number =>
  kind === undefined ? CAUSE.battle | CAUSE.effect : kind === "battle" ? CAUSE.battle : CAUSE.effect;

/** Kinds of effects that a player activates, as opposed to those that apply by themselves. */
export const ACTIVATED: ReadonlySet<EffectKind> = new Set([
  "activation",
  "ignition",
  "trigger",
  "quick",
  "flip",
]);

/** The field to which an effect, or the text of a monster, Summons that monster. */
export const summonsTo = (to: Place | undefined): Who => (to?.of === "opponent" ? "opponent" : "you");

/** Activating a card whose text is about the time after: it stays on the field, and that is all. */
export const ACTIVATED_TO_STAY: Effect = {
  sentence: "effect",
  kind: "activation",
  conditions: [],
  optional: false,
  cost: [],
  resolution: [],
};
