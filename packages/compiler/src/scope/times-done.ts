import { type EventPattern, isReference, type NounPhrase, someNode, type Trait } from "@chainwright/card-ir";
import type { CardTest, Duel, NumberFunction, TriggerCondition } from "@chainwright/engine/board";
import { hasActivated, timesThisTurn } from "@chainwright/engine/history";
import { type EffectContext, means, type TriggerOptions } from "@chainwright/engine/program";
import { CARD, FACE, NOW } from "@chainwright/engine/state";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Scope } from "./scope.ts";

/** What happened earlier this turn, to whatever cards: it is written down as it happens, where a text asks for it. */

type Phase = NonNullable<EventPattern["during"]>;

/** How often something was done this turn: "the number of “X” Spell Cards you activated this turn". */
export function compileTimesDone(
  event: EventPattern,
  whileUp: boolean,
  scope: Scope,
  counting: Pick<TriggerOptions, "countsNegated"> = {},
): NumberFunction {
  if (scope.tally === null || !isCounted(event) || pointsAt(event))
    throw new NotCarriedOut("what happened to certain cards, or by one, earlier in the turn");
  const subject = "subject" in event ? event.subject : undefined;
  const { during, ...pattern } = event;
  const once = (subject === undefined ? pattern : { ...pattern, subject: oneOf(subject) }) as EventPattern;
  const waiting = { fast: event.event === "activated", settled: false, ...counting };
  const occasion = scope.occasion(once, waiting);
  const tally = scope.tally(during === undefined ? occasion : inPhase(occasion, during));
  if (!whileUp) return (duel, context) => timesThisTurn(duel, tally, context.player);
  // What happened as it came, or was turned up, did not happen while it was there.
  return (duel, context) => {
    const { state, game } = duel;
    const isUp = game.zones[state.get(CARD.zone, context.card)]?.field === true;
    if (!isUp || state.get(CARD.face, context.card) !== FACE.up) return 0;
    return timesThisTurn(duel, tally, context.player, state.get(CARD.arrived, context.card));
  };
}

/** "… that activated their effects this turn in your opponent's Monster Zone" */
export function compileHasActivated(where: readonly Trait[], scope: Scope): CardTest {
  if (scope.tally === null || pointsAt(where))
    throw new NotCarriedOut("cards that activated there this turn");
  const what = { what: "effect", noun: "card", where } as const;
  const event = { event: "activated", what } as const;
  const waiting = { fast: true, settled: false };
  const tally = scope.tally(scope.occasion(event, waiting));
  return (duel, { player }, card) => hasActivated(duel, tally, player, card);
}

/** An occasion that counts in a phase only. */
function inPhase(occasion: TriggerCondition, { phase, whose }: Phase): TriggerCondition {
  const isThen = (duel: Duel, { player }: EffectContext): boolean =>
    duel.rules.isMoment(duel, phase) && means(whose, player, duel.state.read(NOW.turnPlayer));
  return {
    ...occasion,
    activation: (duel, context, link) => isThen(duel, context) && occasion.activation(duel, context, link),
    event: (duel, context, event) => isThen(duel, context) && occasion.event(duel, context, event),
  };
}

/** What is written down whenever it happens, whether a card waits for it or not. */
const isCounted = (event: EventPattern): boolean => {
  if (event.event === "activated") return event.resolves !== true && event.chained !== true;
  if (event.event === "summoned") return event.would !== true;
  return COUNTED.has(event.event);
};

const COUNTED: ReadonlySet<EventPattern["event"]> = new Set<EventPattern["event"]>([
  ...(["moved", "left-field", "turned", "attack-declared", "battles", "damage", "lp-gain", "set"] as const),
]);

/** Whether it is about the card itself, another than it, or what the text has spoken of: it is counted for all cards. */
const pointsAt = (part: unknown): boolean =>
  someNode(part, (node) => "ref" in node || node.trait === "other" || node.other === true);

const oneOf = (subject: NounPhrase): NounPhrase =>
  isReference(subject) ? subject : ({ ...subject, quantity: { kind: "some" } } as const);
