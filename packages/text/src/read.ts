import {
  type CardFacts,
  type CardText,
  extentOf,
  type GameId,
  type Sentence,
  type Span,
  type UnreadSpan,
  unreadText,
} from "@chainwright/card-ir";
import { assemble, takeApart } from "./assemble.ts";
import { grammarOf } from "./grammars.ts";
import { isMeant } from "./meant.ts";
import { isTooLong, type Normalised, normaliseWithOrigin } from "./normalise.ts";
import { asGroups } from "./owned.ts";
import { type Derivation, derivationOf, expectedAt, meaning, parseTokens } from "./parse.ts";
import { printValue } from "./print.ts";
import type { RawSentence } from "./raw.ts";
import { resolve } from "./resolve.ts";
import { type Token, tokenise } from "./tokens.ts";
import type { Unresolved } from "./walk.ts";

/** The one meaning of a text, or why it has none. Spans are offsets into the text that was given. */
export type Reading =
  | { readonly ok: true; readonly program: CardText }
  | {
      readonly ok: false;
      readonly problem: "unread" | "ambiguous";
      /** The words at which reading stopped, or the sentence with several readings. */
      readonly at: Span;
      readonly message: string;
      /** Of an ambiguous sentence: its readings. */
      readonly readings?: readonly unknown[];
      /** Every part of the text that was not understood. */
      readonly unread: readonly UnreadSpan[];
      /** What the other sentences say, and an `unread` one in the place of each that says nothing known. */
      readonly rest: CardText;
    };

export interface ReadOptions {
  readonly game: GameId;
  readonly facts?: CardFacts;
}

/**
 * Where one thing that can be read by itself ends: in the OCG at a full stop outside parentheses and at a line break,
 * in Duel Masters at a line break (one ability a line); in Rush Duel too, but all under its headings is one.
 */
function split(tokens: readonly Token[], game: GameId): Token[][] {
  const sentences: Token[][] = [];
  let current: Token[] = [];
  let depth = 0;
  const end = (): void => {
    if (current.length > 0) sentences.push(current);
    current = [];
    depth = 0;
  };
  let headed = false;
  for (const token of tokens) {
    headed ||= game === "rush" && token.text.startsWith("[") && token.text.length > 1;
    if (token.text === "\n" && !headed) {
      end();
      continue;
    }
    current.push(token);
    if (token.text === "(") depth++;
    else if (token.text === ")") {
      depth = Math.max(0, depth - 1);
      // A sentence in parentheses is one by itself.
      if (depth === 0 && current.at(-2)?.text === "." && current[0]?.text === "(" && game === "ocg") end();
    } else if (token.text === "." && depth === 0 && game === "ocg") end();
  }
  end();
  return sentences;
}

/** Where each sentence of a text stands that is read by itself. */
export function sentencesOf(text: string, game: GameId): Span[] {
  const source = normaliseWithOrigin(text, game);
  return split(tokenise(source.text), game).map((tokens) =>
    spanIn(source, (tokens[0] as Token).start, (tokens.at(-1) as Token).end),
  );
}

/**
 * The words, and kinds of words, that would be understood where the reading of a text stopped, in alphabetical order:
 * `at` is the start of one of its unread spans. None when all words of that sentence are understood.
 */
export function wordsExpected(text: string, at: number, game: GameId): readonly string[] {
  const source = normaliseWithOrigin(text, game);
  for (const tokens of split(tokenise(source.text), game)) {
    const ends = tokens.map(({ start, end }) => spanIn(source, start, end)[1]);
    if (at > (ends.at(-1) as number)) continue;
    const index = ends.findIndex((end) => at < end);
    return expectedAt(grammarOf(game), "sentence", tokens, index < 0 ? tokens.length : index);
  }
  return [];
}

/** How each sentence of a text is read. */
export function derivationsOf(text: string, game: GameId): Derivation[] {
  return split(tokenise(normaliseWithOrigin(text, game).text), game).map((tokens) =>
    derivationOf(grammarOf(game), "sentence", tokens),
  );
}

/** The rules by which a text is read, as they are written in the grammar, each of their wordings apart, and the folds. */
export function rulesOf(text: string, game: GameId): ReadonlySet<string> {
  const folds = normaliseWithOrigin(text, game).folds.map(([pattern]) => String(pattern));
  const rules = derivationsOf(text, game).flatMap(({ used }) =>
    [...used].map(({ rule, wording }) => (wording === undefined ? rule : `${rule} (${wording})`)),
  );
  return new Set([...folds, ...rules]);
}

function spanIn({ starts, ends }: Normalised, from: number, to: number): Span {
  return [starts[from] ?? 0, ends[Math.max(from, to - 1)] ?? 0];
}

type Failure = Extract<Reading, { ok: false }>;

type SentenceReading =
  | { readonly sentence: RawSentence }
  | { readonly failure: Omit<Failure, "ok" | "unread" | "rest">; readonly unread: UnreadSpan };

/** So many words and marks a sentence has at most; the longest of a card have half as many. */
const LONGEST_SENTENCE = 300;

/** What is too much to be tried. */
function notRead(
  at: Span,
  fault: "too-long" | "too-many-ways",
): Extract<SentenceReading, { failure: unknown }> {
  return {
    failure: { problem: "unread", at, message: unreadText({ fault }) },
    unread: { start: at[0], end: at[1], fault },
  };
}

function readSentence(tokens: readonly Token[], source: Normalised, game: GameId): SentenceReading {
  const spanOf = (from: number, to: number): Span =>
    spanIn(source, (tokens[from] as Token).start, (tokens[Math.max(from, to - 1)] as Token).end);
  if (tokens.length > LONGEST_SENTENCE) return notRead(spanOf(0, tokens.length), "too-long");
  const { readings: found, farthest, gaveUp } = parseTokens(grammarOf(game), "sentence", tokens, spanOf);
  if (gaveUp) return notRead(spanOf(0, tokens.length), "too-many-ways");
  const readings = found.length > 1 ? found.filter((one) => isMeant(one as RawSentence)) : found;
  const all = spanOf(0, tokens.length);
  if (readings.length === 1) return { sentence: readings[0] as RawSentence };
  if (readings.length > 1) {
    const fault = { fault: "ambiguous" as const, what: String(readings.length) };
    const failure = { problem: "ambiguous" as const, at: all, message: unreadText(fault), readings };
    return { failure, unread: { start: all[0], end: all[1], ...fault } };
  }
  const isWord = farthest < tokens.length;
  const stop = Math.min(farthest, tokens.length - 1);
  const at = isWord ? spanOf(stop, stop + 1) : ([all[1], all[1]] as const);
  const fault = isWord
    ? { fault: "word" as const, what: (tokens[stop] as Token).text }
    : { fault: "end" as const };
  return {
    failure: { problem: "unread", at, message: unreadText(fault) },
    unread: { start: at[0], end: all[1], ...fault },
  };
}

/** Reads a text: sentence by sentence, then what they say to each other. */
export function read(text: string, { game, facts }: ReadOptions): Reading {
  if (isTooLong(text)) {
    const { failure, unread } = notRead([0, text.length], "too-long");
    return {
      ok: false,
      ...failure,
      unread: [unread],
      rest: { sentences: [{ sentence: "unread", span: [0, text.length] }] },
    };
  }
  const source = normaliseWithOrigin(text, game);
  const sentences: RawSentence[] = [];
  const unread: UnreadSpan[] = [];
  let failure: Omit<Failure, "ok" | "unread" | "rest"> | undefined;
  for (const tokens of split(tokenise(source.text), game)) {
    const reading = readSentence(tokens, source, game);
    if ("sentence" in reading) sentences.push(reading.sentence);
    else {
      failure ??= reading.failure;
      unread.push(reading.unread);
      const [first, last] = [tokens[0] as Token, tokens.at(-1) as Token];
      sentences.push({ sentence: "unread", span: spanIn(source, first.start, last.end) });
    }
  }
  const { program, problems } = resolve(assemble(sentences, game, facts), game);
  if (!failure && problems.length === 0) return { ok: true, program };
  for (const { span, ...fault } of problems)
    unread.push({ start: span?.[0] ?? 0, end: span?.[1] ?? text.length, ...fault });
  const [first] = problems;
  failure ??= {
    problem: "unread",
    at: first?.span ?? [0, text.length],
    message: first === undefined ? "not understood" : unreadText(first),
  };
  return { ok: false, ...failure, unread, rest: { sentences: program.sentences.map(unlessAmong(problems)) } };
}

/** A sentence in which something points at nothing is unread; where it is not known in which, all of them are. */
const unlessAmong =
  (problems: readonly Unresolved[]) =>
  (sentence: Sentence): Sentence => {
    const span = extentOf(sentence);
    const isIn = (one: Span): boolean => span === undefined || (one[0] < span[1] && one[1] > span[0]);
    return problems.every((one) => one.span !== undefined && !isIn(one.span))
      ? sentence
      : { sentence: "unread", ...(span === undefined ? {} : { span }) };
  };

/**
 * The text that says a program: the opposite of `read`.
 * @throws when the program holds something that the game's grammar has no words for.
 */
export function print(program: CardText, game: GameId): string {
  let text = "";
  for (const sentence of takeApart(asGroups(program), game)) {
    const words = printValue(grammarOf(game), "sentence", sentence);
    if (words === undefined) throw new Error(`no words for ${meaning(sentence)}`);
    const goesOn = game === "ocg" && /\.\)?$/.test(text) && !words.startsWith("●") && !words.startsWith("[");
    text += (text === "" ? "" : goesOn ? " " : "\n") + words;
  }
  return text;
}
