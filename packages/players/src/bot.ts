import { ACT, type Action, type Decision, type Duel, kindOf } from "@chainwright/engine";
import { numbers } from "@chainwright/kernel";

/** Answers for a player. It may look at `view(duel, open.player)` and at the options, and at nothing else. */
export interface Bot {
  choose(open: Decision, duel: Duel): Action;
}

const EAGER: ReadonlySet<number> = new Set([ACT.activate, ACT.trigger, ACT.number]);

/** Takes any option, but uses effects more often than chance would: half of the time when there is one. */
export function randomBot(seed: number): Bot {
  const below = numbers(seed);
  return {
    choose({ options }) {
      const uses = below(2) === 0 ? options.filter((option) => EAGER.has(kindOf(option))) : [];
      const from = uses.length > 0 ? uses : options;
      return from[below(from.length)] as Action;
    },
  };
}
