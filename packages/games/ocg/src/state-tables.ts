import { type CardId, engineSchema, type Player } from "@chainwright/engine/state";
import { int, Schema } from "@chainwright/kernel";

export type MandatoryUseId = number & { readonly __table: "mandatory use" };
export type LeastId = number & { readonly __table: "least" };

export const ocgSchema = new Schema("ocg", engineSchema);

/** What only the OCG has to remember. */
export const OCG = ocgSchema.single({
  /** A card effect ended the Battle Phase. */
  battleEnded: int(),
  /** It becomes the End Phase: nothing of the phases before it comes any more. */
  turnEnds: int(),
  /** 1: damage was calculated while an effect resolved; the Damage Step goes on at its end. */
  calculated: int(),
  /** The step of the Battle Phase, as in `STEP`; 0 outside of it. */
  step: int(),
  /** How many chains were over when this step began. */
  chainsAtStep: int(),
  /** … and when the attack was declared. */
  chainsAtAttack: int(),
  /** Chain links that were placed as one batch of simultaneous triggers: the first and last, 0 for none. */
  batchFirst: int(),
  batchLast: int(),
  /** 1: both players have passed and nothing forced is left. See `priorityPassing`. */
  phaseOver: int(),
  /** How many effects of the phase and duties have been used or carried out in it. */
  phaseItems: int(),
  /** How many chains in a row were of mandatory triggers alone; 1: something became less in them. See `mandatory-loops`. */
  mandatoryChains: int(),
  lessLeft: int(),
});

export const OCG_PLAYER = ocgSchema.table<Player>()("ocg player", 2, {
  normalSummons: int(),
  /** One of them was such as an effect gives in addition. */
  extraSummon: int(),
  pendulumSummons: int(),
  /** 1: one of them was such as an effect gives in addition. */
  extraPendulum: int(),
  /** The timing, or the chain, for which a trigger in the hand was last used, as the rules count them; 0 for none. */
  handTrigger: int(),
});

/** The cards activated in chains of mandatory triggers alone since these were last looked at, and how often. */
export const MANDATORY_USE = ocgSchema.table<MandatoryUseId>()("mandatory use", 24, {
  card: int<CardId>(),
  times: int(),
});

/** The least there was of each thing that such chains may use up. */
export const LEAST = ocgSchema.table<LeastId>()("least", 16, {
  /** A player's LP or cards in a zone, or what a card has: a number for each. */
  what: int(),
  amount: int(),
});
