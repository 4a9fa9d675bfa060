import {
  type Condition,
  type EventPattern,
  isReference,
  type NounPhrase,
  someNode,
} from "@chainwright/card-ir";
import type { Check, Duel, TriggerCondition } from "@chainwright/engine/board";
import { timesThisTurn } from "@chainwright/engine/history";
import { type EffectContext, means, type TriggerOptions } from "@chainwright/engine/program";
import { CARD, FACE, NOW } from "@chainwright/engine/state";
import { compileOccasion } from "../occasions/compile-trigger.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";

type Phase = NonNullable<EventPattern["during"]>;
type Happened = Extract<Condition, { kind: "happened" }>;

/** "If your opponent Special Summoned 3 or more monsters this turn": of whatever cards, counted as it happens. */
export function compileTallied(
  { event, times, whileUp }: Happened,
  scope: Scope,
  counting: Pick<TriggerOptions, "countsNegated"> = {},
): Check {
  if (scope.tally === null || !isCounted(event) || pointsAt(event))
    throw new NotCarriedOut("what happened to certain cards, or by one, earlier in the turn");
  const subject = "subject" in event ? event.subject : undefined;
  const least = times ?? (subject === undefined ? 1 : numberOf(subject));
  const { during, ...pattern } = event;
  const once = (subject === undefined ? pattern : { ...pattern, subject: oneOf(subject) }) as EventPattern;
  const waiting = { fast: event.event === "activated", settled: false, ...counting };
  const occasion = compileOccasion({ kind: "event", word: "if", event: once }, waiting, scope);
  const tally = scope.tally(during === undefined ? occasion : inPhase(occasion, during));
  if (whileUp !== true) return (duel, context) => timesThisTurn(duel, tally, context.player) >= least;
  // What happened as it came, or was turned up, did not happen while it was there.
  return (duel, context) => {
    const { state, game } = duel;
    const isUp = game.zones[state.get(CARD.zone, context.card)]?.field === true;
    if (!isUp || state.get(CARD.face, context.card) !== FACE.up) return false;
    return timesThisTurn(duel, tally, context.player, state.get(CARD.arrived, context.card)) >= least;
  };
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

/** "5 or more monsters", "a monster(s)": at least how many. */
function numberOf(subject: NounPhrase): number {
  if (isReference(subject)) return 1;
  const { quantity } = subject;
  if (quantity.kind === "at-least") return quantity.n;
  if (quantity.kind === "a" || quantity.kind === "some") return 1;
  throw new NotCarriedOut("how many of them it happened to earlier in the turn");
}

const oneOf = (subject: NounPhrase): NounPhrase =>
  isReference(subject) ? subject : ({ ...subject, quantity: { kind: "some" } } as const);
