import { type CardId, EVENT_LOG, type EventId, type LinkId, type WithState } from "../state/schema.ts";
import { EVENT, FACE, WITHOUT_FLIPS } from "../state/vocabulary.ts";
import type { EffectContext } from "./effect-context.ts";

/** What an effect waits for: an event in the log, or an activation on the chain. */
export interface TriggerCondition<D> {
  readonly word: "when" | "if";
  /** The kinds of event, as a mask of `EVENT` numbers; `EVENT.activated` for activations. */
  readonly kinds: number;
  /** The event has to be about this very card. */
  readonly self: boolean;
  /** It is about a whole chain: however often it happened there is one time. */
  readonly ofChain?: true;
  /** Of words about a battle: they hold as long as it does, whatever happened last. */
  readonly lasting?: boolean;
  /** Of the two that battle, or are to, the one that the words are about; none where they are not about these. */
  readonly side?: (duel: D, context: EffectContext, attacker: CardId, target: CardId) => CardId;
  event(duel: D, context: EffectContext, event: EventId): boolean;
  activation(duel: D, context: EffectContext, link: LinkId): boolean;
}

/** What an effect waits for beside the words of its event. */
export interface TriggerOptions {
  /** It is no trigger: what its words say of a battle holds while the battle goes on. */
  readonly fast: boolean;
  /** It need not wait until a monster that is to be destroyed by battle has left. */
  readonly settled: boolean;
  /** It counts Summons: those that were negated are among them as long as the rules count them. */
  readonly countsNegated?: true;
}

/** Either of two will do. */
export const eitherOf = <D>(first: TriggerCondition<D>, other: TriggerCondition<D>): TriggerCondition<D> => ({
  word: first.word,
  kinds: first.kinds | other.kinds,
  self: first.self && other.self,
  ...(first.side === undefined ? {} : { side: first.side }),
  event: (...about) => first.event(...about) || other.event(...about),
  activation: (...about) => first.activation(...about) || other.activation(...about),
});

/** "FLIP": this card is turned face-up, however that comes. */
export const FLIPPED: TriggerCondition<WithState> = {
  word: "if",
  kinds: 1 << EVENT.flipped,
  self: true,
  event: (duel, context, event) =>
    duel.state.get(EVENT_LOG.kind, event) === EVENT.flipped &&
    duel.state.get(EVENT_LOG.card, event) === context.card &&
    duel.state.get(EVENT_LOG.face, event) === FACE.up &&
    duel.state.get(EVENT_LOG.how, event) !== WITHOUT_FLIPS,
  activation: () => false,
};
