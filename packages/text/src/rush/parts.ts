import type { Grammar } from "../grammar.ts";
import { rushBeing } from "./conditions/being.ts";
import { rushDone } from "./conditions/done.ts";
import { rushEvents } from "./conditions/events.ts";
import { rushHaving } from "./conditions/having.ts";
import { rushJoined } from "./conditions/joined.ts";
import { rushNumbers } from "./conditions/numbers.ts";
import { rushTimes } from "./conditions/times.ts";
import { rushEquipping } from "./equipping.ts";
import { rushAttacks } from "./lasting/attacks.ts";
import { rushBans } from "./lasting/bans.ts";
import { rushIdentity } from "./lasting/identity.ts";
import { rushPredicates } from "./lasting/predicates.ts";
import { rushProtection } from "./lasting/protection.ts";
import { rushStats } from "./lasting/stats.ts";
import { rushTributes } from "./lasting/tributes.ts";
import { rushAmounts } from "./nouns/amounts.ts";
import { rushBareGroups } from "./nouns/bare-groups.ts";
import { rushDescriptions } from "./nouns/descriptions.ts";
import { rushDoneTo } from "./nouns/done-to.ts";
import { rushGroups } from "./nouns/groups.ts";
import { rushPlaces } from "./nouns/places.ts";
import { rushPointing } from "./nouns/pointing.ts";
import { rushTraits } from "./nouns/traits.ts";
import { rushValues } from "./nouns/values.ts";
import { rushWords } from "./nouns/words.ts";
import { rushClauses } from "./sentences/clauses.ts";
import { rushCosts } from "./sentences/costs.ts";
import { rushHeadings } from "./sentences/headings.ts";
import { rushRequirements } from "./sentences/requirements.ts";
import { rushRules } from "./sentences/rules.ts";
import { rushChance } from "./steps/chance.ts";
import { rushDrawing } from "./steps/drawing.ts";
import { rushEither } from "./steps/either.ts";
import { rushMaterials } from "./steps/materials.ts";
import { rushMoving } from "./steps/moving.ts";
import { rushOthers } from "./steps/others.ts";
import { rushPoints } from "./steps/points.ts";
import { rushPositions } from "./steps/positions.ts";
import { rushShowing } from "./steps/showing.ts";
import { rushSummoning } from "./steps/summoning.ts";
import { rushTurn } from "./steps/turn.ts";

/** What Rush Duel texts say, in the order in which productions are tried for printing. */
export const RUSH: readonly ((g: Grammar) => void)[] = [
  ...[
    rushWords,
    rushPlaces,
    rushTraits,
    rushValues,
    rushGroups,
    rushBareGroups,
    rushDescriptions,
    rushPointing,
    rushDoneTo,
    rushAmounts,
  ],
  ...[
    rushPoints,
    rushDrawing,
    rushMoving,
    rushSummoning,
    rushMaterials,
    rushPositions,
    rushShowing,
    rushChance,
    rushEither,
    rushTurn,
    rushOthers,
  ],
  ...[rushStats, rushAttacks, rushTributes, rushProtection, rushIdentity, rushBans, rushPredicates],
  ...[rushEquipping],
  ...[rushHaving, rushJoined, rushNumbers, rushDone, rushBeing, rushTimes, rushEvents],
  ...[rushClauses, rushCosts, rushRules, rushRequirements, rushHeadings],
];
