import type {
  Card,
  Clause,
  Effect,
  Join,
  Language,
  Limit,
  Noted,
  Sentence,
  Verb,
} from "@chainwright/card-ir";
import type { Game } from "@chainwright/engine/board";
import { message } from "./messages.ts";
import type { Words } from "./moment.ts";

/** What follows from how an effect is worded. The sentences are the messages `reading.…`. */
export type ReadingFact =
  | { readonly fact: "kind"; readonly kind: Effect["kind"] }
  | { readonly fact: "speed"; readonly speed: number }
  | {
      readonly fact:
        | "optional"
        | "mandatory"
        | "can-miss"
        | "waits"
        | "targets"
        | "once-per-turn"
        | "no-activation";
    }
  | {
      readonly fact: "limit";
      readonly word: Limit["word"];
      readonly scope: Limit["scope"];
      readonly per: Limit["per"];
    };

/** A piece of a sentence: its words are `[start, end)` of the card's text. */
export interface ReadPart {
  readonly part: Words["part"];
  readonly start: number;
  readonly end: number;
  /** Of a step: what it does, and how it hangs together with the step before it. */
  readonly verb?: Verb;
  readonly join?: Join;
  /** Of a step: decided when it is carried out. */
  readonly optional?: true;
}

/** A sentence of a card's text, taken apart. */
export interface ReadSentence {
  readonly sentence: Exclude<Sentence["sentence"], "unread">;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly ReadPart[];
  readonly facts: readonly ReadingFact[];
}

/** A fact in words. */
export function readingFactText(fact: ReadingFact, lang: Language): string {
  if (fact.fact === "kind") return message(`reading.kind-${fact.kind}`, lang);
  const { fact: name, ...values } = fact;
  return message(`reading.${name}`, lang, values);
}

const STANDING: ReadonlySet<Effect["kind"]> = new Set([
  "continuous",
  "duty",
  "each-time",
  "replacement",
  "payment",
  "procedure",
]);

const part = (name: Words["part"], { span }: Noted, more: Partial<ReadPart> = {}): ReadPart[] =>
  span === undefined ? [] : [{ part: name, start: span[0], end: span[1], ...more }];

const step = (name: Words["part"], clause: Clause): ReadPart[] =>
  part(name, clause, {
    verb: clause.step.verb,
    ...(clause.join === undefined ? {} : { join: clause.join }),
    ...(clause.optional === undefined ? {} : { optional: clause.optional }),
  });

const atActivation = (clause: Clause): ReadPart[] =>
  step(clause.step.verb === "target" ? "target" : "cost", clause);

function partsOf(sentence: Sentence): ReadPart[] {
  switch (sentence.sentence) {
    case "effect":
    case "mode":
      return [
        ...sentence.conditions.flatMap((condition) => part("condition", condition)),
        ...sentence.cost.flatMap(atActivation),
        ...sentence.resolution.flatMap((clause) => step("step", clause)),
      ];
    case "rider":
      return sentence.clauses.flatMap((clause) => step("step", clause));
    case "summon-rule":
    case "activation-rule":
      return [
        ...(sentence.conditions ?? []).flatMap((condition) => part("condition", condition)),
        ...(sentence.cost ?? []).flatMap(atActivation),
      ];
    case "limit":
    case "oath":
    case "proviso":
    case "assurance":
      return part("limit", sentence);
    default:
      return [];
  }
}

/** Whether an effect asks for a moment ("when") and so can miss it (OCG-TIMING-01, OCG-TIMING-07). */
function canMiss(effect: Effect, ruled: boolean): boolean {
  const asksWhen = effect.conditions.some((one) => one.kind === "event" && one.word === "when");
  return effect.kind === "trigger" && effect.optional && (asksWhen || ruled);
}

function factsOf(card: Card, effect: Effect, number: number, game: Game): ReadingFact[] {
  const facts: ReadingFact[] = [{ fact: "kind", kind: effect.kind }];
  if (STANDING.has(effect.kind)) return [...facts, { fact: "no-activation" }];
  const speed = game.speedOf(card, effect);
  if (speed > 0) facts.push({ fact: "speed", speed });
  const waitsForEvent = effect.kind === "trigger" || effect.kind === "flip";
  if (waitsForEvent) facts.push({ fact: effect.optional ? "optional" : "mandatory" });
  if (waitsForEvent && card.game === "ocg") {
    const ruled = card.missesTiming?.includes(number) === true;
    facts.push({ fact: canMiss(effect, ruled) ? "can-miss" : "waits" });
  }
  if (effect.cost.some((clause) => clause.step.verb === "target")) facts.push({ fact: "targets" });
  if (effect.conditions.some(({ kind }) => kind === "once-per-turn")) facts.push({ fact: "once-per-turn" });
  return facts;
}

/** What each sentence of a card's text is, piece by piece, and what follows from its words. Those without a place in the text, and those that are unread, are left out. */
export function readingOf(card: Card, game: Game): readonly ReadSentence[] {
  let number = 0;
  return card.program.sentences.flatMap((sentence): ReadSentence[] => {
    if (sentence.sentence === "effect") number++;
    if (sentence.span === undefined || sentence.sentence === "unread") return [];
    const [start, end] = sentence.span;
    const facts: readonly ReadingFact[] =
      sentence.sentence === "effect"
        ? factsOf(card, sentence, number, game)
        : sentence.sentence === "limit"
          ? [{ fact: "limit", word: sentence.word, scope: sentence.scope, per: sentence.per }]
          : [];
    return [{ sentence: sentence.sentence, start, end, parts: partsOf(sentence), facts }];
  });
}
