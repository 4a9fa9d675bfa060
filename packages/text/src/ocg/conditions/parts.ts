import type { Grammar } from "../../grammar.ts";
import { ocgActivations } from "./activations.ts";
import { ocgCauses } from "./causes.ts";
import { ocgChains } from "./chains.ts";
import { ocgChanges } from "./changes.ts";
import { ocgHaving } from "./having.ts";
import { ocgConditionLists } from "./lists.ts";
import { ocgMoves } from "./moves.ts";
import { ocgNumbers } from "./numbers.ts";
import { ocgPlayers } from "./players.ts";
import { ocgPresence } from "./presence.ts";
import { ocgSummons } from "./summons.ts";
import { ocgThisCard } from "./this-card.ts";
import { ocgTimes } from "./times.ts";
import { ocgTwoEvents } from "./two-events.ts";

/** What has to be so and what happens, in the order in which productions are tried for printing. */
export const OCG_CONDITIONS: readonly ((g: Grammar) => void)[] = [
  ...[ocgHaving, ocgPresence, ocgNumbers, ocgThisCard],
  ...[ocgPlayers, ocgMoves, ocgSummons, ocgChanges, ocgCauses, ocgActivations, ocgChains],
  ...[ocgTimes, ocgTwoEvents, ocgConditionLists],
];
