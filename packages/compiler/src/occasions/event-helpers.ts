import type { EventPattern, NounPhrase } from "@chainwright/card-ir";
import type { TriggerCondition } from "@chainwright/engine/board";
import type { TriggerOptions } from "@chainwright/engine/program";
import { EVENT_LOG } from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { meansThisCard } from "../words/this-card.ts";
import { compileSubject } from "./event-subjects.ts";
import type { EventTest } from "./moves-of-events.ts";

/** With what an event becomes an occasion. */
export interface OccasionMaker {
  readonly word: "when" | "if";
  readonly waiting: TriggerOptions;
  readonly scope: Scope;
  /** An event of a kind that passes a test. */
  about(kind: number, test: EventTest): TriggerCondition;
  /** … that is about a card. `left`: the words speak of the place that it left. */
  occasion(kind: number, subject: NounPhrase, test: EventTest, left?: boolean): TriggerCondition;
}

/** How an event becomes an occasion. */
type Compile<E extends EventPattern["event"]> = (
  pattern: Extract<EventPattern, { event: E }>,
  maker: OccasionMaker,
) => TriggerCondition;

/** The events of some kinds. An event without an entry anywhere makes a card unread. */
export type Events = { readonly [E in EventPattern["event"]]?: Compile<E> };

export const notAtAll = (): boolean => false;

export function occasionMaker(word: "when" | "if", waiting: TriggerOptions, scope: Scope): OccasionMaker {
  const about = (kind: number, test: EventTest): TriggerCondition => ({
    word,
    kinds: 1 << kind,
    self: false,
    event: (duel, context, event) =>
      duel.state.get(EVENT_LOG.kind, event) === kind && test(duel, context, event),
    activation: notAtAll,
  });
  return {
    word,
    waiting,
    scope,
    about,
    occasion(kind, subject, test, left = false) {
      const isMeant = compileSubject(subject, scope, kind, left);
      return {
        ...about(kind, (duel, context, event) => isMeant(duel, context, event) && test(duel, context, event)),
        self: meansThisCard(subject),
      };
    },
  };
}
