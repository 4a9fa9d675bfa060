import {
  ACT,
  type Action,
  type Duel,
  kindOf,
  NOW,
  type Player,
  type Reason,
  type Rules,
  verdict,
  Why,
} from "@chainwright/engine";
import { RULE } from "@chainwright/rulebook";
import { checkActivation } from "./chain.ts";
import { ocgGame } from "./game.ts";
import { lawOf, type OcgLaw } from "./laws.ts";
import { isPhase } from "./phases.ts";
import { OCG } from "./schema.ts";

/** The OCG's policies: everything that an amendment may change. Read by the routines, which know no dates. */
export interface OcgRules extends Rules {
  readonly law: OcgLaw;
  /** The older English rules, before Master Rule 1: the same procedure, in their own words. */
  readonly classic: boolean;
  /** The player who goes first draws in their first turn. */
  readonly firstTurnDraw: boolean;
  /**
   * Optional triggers in the hand: `fast` — chained like a Spell Speed 2 effect, outside the batch;
   * `batch` — with the other triggers only, before anybody uses priority.
   */
  readonly handTriggers: "fast" | "batch";
  /** A trigger whose card has moved on since its event may no longer be activated. */
  readonly triggerStaysWhereItWas: boolean;
}

/** A dated change of the rules. */
interface Amendment {
  readonly date: string;
  readonly source: string;
  readonly change: Partial<Omit<OcgRules, keyof Rules>>;
}

const FIRST: Omit<OcgRules, keyof Rules> = {
  classic: true,
  firstTurnDraw: true,
  handTriggers: "batch",
  triggerStaysWhereItWas: false,
};

/** Forward only: each amendment holds from its date on. */
const AMENDMENTS: readonly Amendment[] = [
  { date: "2008-03-15", source: "Master Rule 1", change: { classic: false } },
  { date: "2012-05-19", source: "OCG-HAND-01", change: { handTriggers: "fast" } },
  { date: "2014-03-21", source: "OCG-TURN-04", change: { firstTurnDraw: false } },
  { date: "2020-04-01", source: "Master Rule, 2020 revision", change: { triggerStaysWhereItWas: true } },
];

/** The rules as of a date (ISO, inclusive). */
export function rulesAt(date: string): OcgRules {
  const inForce = AMENDMENTS.filter((amendment) => amendment.date <= date).map(({ change }) => change);
  const policies = Object.assign({}, FIRST, ...inForce) as typeof FIRST;
  return Object.freeze({
    ...policies,
    game: ocgGame,
    date,
    law: lawOf(policies.classic),
    isPhase,
    attemptIsEnough: () => false,
    endPhase(duel: Duel, word: Parameters<Rules["endPhase"]>[1]) {
      if (word === "battle") duel.state.write(OCG.battleEnded, 1);
      else throw new Error(`no effect ends the ${word} phase yet`);
    },
    whyNot(duel: Duel, player: Player, choice: Action): readonly Reason[] {
      if (duel.state.read(NOW.question) !== 0 && duel.state.read(NOW.asked) === player)
        return verdict(duel, choice);
      // Not asked: what would stand against it if the player had the chance, or else that they have none.
      const why = new Why();
      if (kindOf(choice) === ACT.activate) checkActivation(duel, player, choice, "respond", why);
      return why.reasons.length > 0 ? why.reasons : [{ rule: RULE.OCG_BASIC_01 }];
    },
  });
}

/** The dates at which something changes, with what changes it. */
export const rulesDates: readonly { readonly date: string; readonly source: string }[] = AMENDMENTS.map(
  ({ date, source }) => ({ date, source }),
);

/** The rules in force, with what only the OCG knows. */
export const ocgRules = (duel: Duel): OcgRules => duel.rules as OcgRules;
