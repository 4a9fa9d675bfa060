import { ACT, type Action, type Decision, type Duel, kindOf } from "@chainwright/engine";

/** Answers for a player. It may look at `view(duel, open.player)` and at the options, and at nothing else. */
export interface Bot {
  choose(open: Decision, duel: Duel): Action;
}

/** Whole numbers in [0, below), apart from the duel's own chance (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let x = seed | 0;
  return (below) => {
    x = (x + 0x6d2b79f5) | 0;
    let z = Math.imul(x ^ (x >>> 15), x | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((((z ^ (z >>> 14)) >>> 0) / 0x100000000) * below) | 0;
  };
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
