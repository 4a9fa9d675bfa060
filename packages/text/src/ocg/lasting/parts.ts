import type { Grammar } from "../../grammar.ts";
import { attacks } from "./attacks.ts";
import { battleEvents } from "./battle-events.ts";
import { boundToCards } from "./bound-to-cards.ts";
import { cardRules } from "./card-rules.ts";
import { lastingClauses } from "./clauses.ts";
import { continuousEffects } from "./continuous.ts";
import { copiedEffects } from "./copied-effects.ts";
import { damage } from "./damage.ts";
import { durations } from "./durations.ts";
import { equipping } from "./equipping.ts";
import { grantedEffects } from "./granted-effects.ts";
import { hands } from "./hands.ts";
import { identity } from "./identity.ts";
import { negation } from "./negation.ts";
import { normalSummons } from "./normal-summons.ts";
import { playerBans } from "./player-bans.ts";
import { positions } from "./positions.ts";
import { protection } from "./protection.ts";
import { stats } from "./stats.ts";
import { treatedAsMaterial } from "./treated-as-material.ts";

/** What is said of cards and players for a time, or as long as something holds, and the rules of a card that no effect is in. */
export const LASTING: readonly ((g: Grammar) => void)[] = [
  battleEvents,
  continuousEffects,
  equipping,
  cardRules,
  protection,
  attacks,
  durations,
  lastingClauses,
  playerBans,
  boundToCards,
  stats,
  identity,
  hands,
  copiedEffects,
  positions,
  negation,
  normalSummons,
  treatedAsMaterial,
  damage,
  grantedEffects,
];
