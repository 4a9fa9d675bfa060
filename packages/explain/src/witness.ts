import { CARD, type CardId, type Duel, mayKnow, type Player } from "@chainwright/engine";
import type { CardName, Moment, What } from "./moment.ts";

/** Stands for the name of a card that a reader may not know. */
export const HIDDEN = "";

/** What players at the table learn of what happens. */
export interface Witness {
  /** Looks at the table. Has to be called before anything happens that was not seen happening, as after an undo. */
  look(duel: Duel): void;
  /** A moment as all of the players may know it; null for what only tells of hidden cards. */
  see(moment: Moment, duel: Duel): Moment | null;
}

/** A witness for players; with nobody to hide anything from, everything is seen. */
export function witness(viewers: readonly Player[]): Witness {
  let known = new Set<number>();
  const look = (duel: Duel): void => {
    known = new Set();
    for (let card = 1 as CardId, n = duel.state.count(CARD); card < n; card++) {
      if (viewers.every((viewer) => mayKnow(duel, card, viewer))) known.add(card);
    }
  };
  return {
    look,
    see(moment, duel) {
      if (viewers.length === 0) return moment;
      const before = known;
      look(duel);
      const hides = ({ id }: CardName): boolean => !before.has(id) && !known.has(id);
      if (tellsOnlyOf(moment.what, hides)) return null;
      const what = withoutNames(moment.what, hides);
      // The rules are those of the moment itself: they may still grow.
      return what === moment.what ? moment : { ...moment, what, words: [] };
    },
  };
}

/** Draws are counted in a moment of their own, and that a hidden card waits or missed its timing says what it is. */
function tellsOnlyOf(what: What, hides: (name: CardName) => boolean): boolean {
  if (what.kind === "moved") return what.how === "drawn" && hides(what.card);
  const waits = what.kind === "triggered" || what.kind === "missed" || what.kind === "not-triggered";
  return waits && hides(what.card);
}

const isName = (value: unknown): value is CardName =>
  typeof value === "object" && value !== null && "id" in value && "card" in value;

function withoutNames(what: What, hides: (name: CardName) => boolean): What {
  const hidden = Object.entries(what).filter(([, value]) => isName(value) && hides(value));
  if (hidden.length === 0) return what;
  const blank = hidden.map(([key, { id }]) => [key, { id, card: HIDDEN }]);
  return { ...what, ...Object.fromEntries(blank) };
}
