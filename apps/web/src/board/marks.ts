import type { Board } from "@chainwright/scenario";
import { createContext, useContext } from "react";

/** What is going on between cards, by their ids: the chain and the attack. */
export interface Marks {
  /** The links that a card's effects are. */
  readonly links: ReadonlyMap<number, readonly number[]>;
  /** The links that target a card. */
  readonly targets: ReadonlyMap<number, readonly number[]>;
  readonly attacker: number | undefined;
  readonly attacked: number | undefined;
}

const NONE: Marks = { links: new Map(), targets: new Map(), attacker: undefined, attacked: undefined };

function add(map: Map<number, number[]>, card: number, link: number): void {
  map.set(card, [...(map.get(card) ?? []), link]);
}

export function marksOf({ chain, attack }: Board): Marks {
  if (chain.length === 0 && attack === undefined) return NONE;
  const links = new Map<number, number[]>();
  const targets = new Map<number, number[]>();
  for (const { link, id, targetIds, state } of chain) {
    add(links, id, link);
    if (state === "waiting" || state === "resolving")
      for (const target of targetIds) add(targets, target, link);
  }
  return { links, targets, attacker: attack?.attacker, attacked: attack?.target };
}

const MarksContext = createContext<Marks>(NONE);

export const MarksProvider = MarksContext;

export const useMarks = (): Marks => useContext(MarksContext);
