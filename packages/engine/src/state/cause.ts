import { type CardId, type LinkId, NO_LINK } from "./schema.ts";
import { NOBODY } from "./vocabulary.ts";

/** Why something happens: what it counts as, who does it, and by which link. */
export interface Cause {
  readonly why: number;
  readonly agent: number;
  readonly link: LinkId;
  /** The monster that did it by battle, or for whose Summon it is; the card whose effect in force does it, without a link. */
  readonly card?: CardId;
  /** Nothing takes its place any more: that has been settled. */
  readonly unreplaced?: true;
  /** The words by which the card was taken say what it is: whoever takes it shows it. */
  readonly describes?: true;
  /** The slot of its link with all the cards that it does this to. */
  readonly among?: number;
}

export const BY_RULE: Cause = { why: 1, agent: NOBODY, link: NO_LINK };

/** … which a player does. */
export const byRule = (agent: number): Cause => ({ ...BY_RULE, agent });
