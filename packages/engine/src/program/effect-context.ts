import type { FrameId } from "@chainwright/kernel";
import type { Why } from "../state/illegality-reasons.ts";
import {
  type CardId,
  FRAME,
  LINGERING,
  LINKS,
  type LingeringId,
  type LinkId,
  NO_CARD,
  NO_LINK,
  type WithState,
} from "../state/schema.ts";
import type { Player } from "../state/vocabulary.ts";

/**
 * Who uses an effect of which card: what "you" and "this card" mean. `link` is none before it is activated. Every one is made
 * by a function of this file, or spread from such a one: all have all fields in one order, so that reading one is fast.
 */
export interface EffectContext {
  readonly card: CardId;
  readonly effect: number;
  readonly player: Player;
  /** Whose effect it is, where each player does what it says as `player`. */
  readonly user: Player | undefined;
  readonly link: LinkId;
  /** The link it answers or would answer. */
  readonly answers: LinkId;
  /** The first card of the event that it answers. */
  readonly subject: CardId;
  /** Before it is activated: the moment of the event that it would answer; 0 for any of the timing. */
  readonly atom: number;
  /** Of what a resolved effect has left behind: the stamp of a card, or the column, that is kept in mind for it, else 0. */
  readonly remembered: number;
  /** … the number of what was declared for it, else 0. */
  readonly declared: number;
  /** Of what a resolved effect has left behind: where it is noted. */
  readonly lingering: LingeringId | undefined;
  /** The card with which the cost would be paid, while it is considered whether it can be. */
  readonly paidWith: CardId;
  /** … the cards, where it is considered of all of them together. */
  readonly paidTogether: readonly CardId[] | undefined;
  /** How many it would be paid with, while that is considered. */
  readonly paidCount: number | undefined;
  /** While it is considered whether it can be activated: cards that will have left by then, since they are paid with. */
  readonly leaving: readonly CardId[] | undefined;
}

/** The one literal of a context. */
const contextOf = (
  card: CardId,
  effect: number,
  player: Player,
  link: LinkId,
  answers: LinkId,
  subject: CardId,
  atom: number,
  remembered: number,
  declared: number,
  lingering: LingeringId | undefined,
): EffectContext => ({
  card,
  effect,
  player,
  user: undefined,
  link,
  answers,
  subject,
  atom,
  remembered,
  declared,
  lingering,
  paidWith: NO_CARD,
  paidTogether: undefined,
  paidCount: undefined,
  leaving: undefined,
});

/** Before it is activated, or as long as it applies. */
export const effectContext = (
  card: CardId,
  effect: number,
  player: Player,
  answers: LinkId = NO_LINK,
  atom = 0,
): EffectContext => contextOf(card, effect, player, NO_LINK, answers, NO_CARD, atom, 0, 0, undefined);

/** The use that a link stands for. */
export const contextOfLink = ({ state }: WithState, link: LinkId): EffectContext =>
  contextOf(
    state.get(LINKS.card, link),
    state.get(LINKS.effect, link),
    state.get(LINKS.player, link),
    link,
    state.get(LINKS.answers, link),
    state.get(LINKS.subject, link),
    0,
    0,
    0,
    undefined,
  );

/** That of what a resolved effect has left behind. */
export const contextOfLingering = ({ state }: WithState, lingering: LingeringId): EffectContext =>
  contextOf(
    state.get(LINGERING.source, lingering),
    state.get(LINGERING.effect, lingering),
    state.get(LINGERING.player, lingering) as Player,
    NO_LINK,
    NO_LINK,
    state.get(LINGERING.card, lingering),
    0,
    state.get(LINGERING.what, lingering),
    state.get(LINGERING.declared, lingering),
    lingering,
  );

/** Programs keep their link in the first register. */
export const linkOf = ({ state }: WithState, frame: FrameId): LinkId => state.get(FRAME.r0, frame) as LinkId;

export type CardTest<D> = (duel: D, context: EffectContext, card: CardId) => boolean;

/** Something that must hold for an effect to be activated. */
export type Check<D> = (duel: D, context: EffectContext, why: Why | null) => boolean;

export function allHold<D>(duel: D, checks: readonly Check<D>[], context: EffectContext): boolean {
  for (const check of checks) if (!check(duel, context, null)) return false;
  return true;
}
