import {
  type Card,
  type CardFacts,
  type GameId,
  type UnreadSpan,
  unreadText,
  withoutSpans,
} from "@chainwright/card-ir";
import { refusedOf } from "@chainwright/compiler";
import { message, type ReadPart, type ReadSentence, readingFactText, readingOf } from "@chainwright/explain";
import { cardOfText } from "@chainwright/pool/reading";
import { NEWEST } from "@chainwright/rulebook";
import { ROOMS } from "@chainwright/scenario";
import { wordsExpected } from "@chainwright/text";
import { type Io, indent, type Look, Trouble } from "./look.ts";
import { allPools } from "./pools.ts";

export const KINDS = ["monster", "spell", "trap", "creature"] as const satisfies readonly CardFacts["kind"][];

export interface TextOptions {
  /** Where it is left out, the OCG. */
  readonly game?: GameId;
  /** The card whose text is read, by its name in any language. */
  readonly card?: string;
  readonly kind?: (typeof KINDS)[number];
  readonly json?: boolean;
  /** Only the card IR, without the places of its words. */
  readonly ir?: boolean;
}

/** Words that are not understood, and words that would be where the first of them stands. */
interface Unread extends UnreadSpan {
  readonly words: string;
  readonly reason: string;
  readonly expected: readonly string[];
}

/** How many words are named that would be understood. */
const NAMED = 12;

/** What can be read as it stands, of the kind of card that a text is of where nothing is said. */
const TEXTS: Readonly<Record<GameId, string>> = {
  ocg: '"Once per turn: You can draw 1 card."',
  rush: '--game rush "[REQUIREMENT]\nNone\n[EFFECT]\nDraw 1 card."',
  "duel-masters": '--game duel-masters "When this creature attacks, you may draw 1 card."',
};

/** Words, those that every card may have before names of kinds; not the signs and placeholders among what a grammar expects. */
const wordsAmong = (expected: readonly string[]): string[] => {
  const words = expected.filter((one) => /^[a-z]/i.test(one));
  return [...words.filter((one) => /^[a-z]/.test(one)), ...words.filter((one) => /^[A-Z]/.test(one))];
};

/** `chainwright read TEXT`: what each sentence of a card text says, and what follows from its words. Exit code 1 where words are not understood. */
export function readText(text: string | undefined, options: TextOptions, look: Look, io: Io): number {
  const card = options.card === undefined ? pasted(text ?? "", options) : named(options.card, options, io);
  const { game } = ROOMS[card.game];
  const unread = unreadOf(card);
  if (options.ir === true && unread.length === 0) {
    io.out(`${JSON.stringify(withoutSpans(card.program), null, 2)}\n`);
    return 0;
  }
  const sentences = readingOf(card, game);
  // A text of which words are not understood is not played, so there is nothing to carry out.
  const [refused] = unread.length > 0 ? [] : refusedOf(game, [card]);
  if (options.json === true) {
    const { name, text: words, facts } = card;
    const notCarriedOut = refused && { notCarriedOut: { reason: refused.reason, spans: refused.spans } };
    io.out(`${JSON.stringify({ name, facts, text: words, sentences, unread, ...notCarriedOut }, null, 2)}\n`);
    return unread.length === 0 ? 0 : 1;
  }
  const { paint } = look;
  const lines = [
    ...(card.name.en === "" ? [] : [paint.bold(card.name[look.language] ?? card.name.en)]),
    ...sourceLines(card, look),
    ...sentences.flatMap((sentence) => sentenceLines(sentence, card, look)),
    ...unread.flatMap(({ words, reason: why, expected }) => [
      paint.red(`✗ ${why}:`),
      ...indent([
        `“${words}”`,
        ...(expected.length === 0 ? [] : [`understood here would be: ${expected.join(", ")} …`]),
      ]),
    ]),
    ...(refused === undefined
      ? []
      : [
          paint.red(`✗ read, but not yet carried out: ${refused.reason}:`),
          ...indent(refused.spans.map((span) => `“${card.text.slice(...span)}”`)),
        ]),
  ];
  io.out(`${lines.join("\n")}\n`);
  return unread.length === 0 ? 0 : 1;
}

/** Whose words a card's text is. */
const sourceLines = ({ file, checked }: Card, { language, paint }: Look): string[] => [
  ...(file === undefined ? [] : [paint.dim(message("reading.text-file", language, { file }))]),
  ...(checked === undefined ? [] : [paint.dim(message("reading.text-checked", language, { day: checked }))]),
];

function pasted(
  text: string,
  { game = "ocg", kind = game === "duel-masters" ? "creature" : "monster" }: TextOptions,
): Card {
  if (text.trim() === "")
    throw new Trouble(`there is no text to read; put it in quotes: npx chainwright read ${TEXTS[game]}`);
  return cardOfText(text, game, kind);
}

function named(name: string, { game = "ocg" }: TextOptions, io: Io): Card {
  const pool = allPools(io)[game];
  const card = pool.card(name, NEWEST);
  if (card !== undefined) return card;
  const near = pool.nearest(name);
  throw new Trouble(
    `there is no card “${name}”${near.length === 0 ? "" : `; did you mean ${near.map((one) => `“${one}”`).join(", ")}?`}`,
  );
}

function unreadOf({ text, game, unread = [] }: Card): readonly Unread[] {
  return unread.map((span) => ({
    ...span,
    words: text.slice(span.start, span.end),
    reason: unreadText(span),
    expected: wordsAmong(wordsExpected(text, span.start, game)).slice(0, NAMED),
  }));
}

function sentenceLines(
  { sentence, parts, facts, start, end }: ReadSentence,
  card: Card,
  look: Look,
): string[] {
  const { language, paint } = look;
  const title = paint.bold(message(`reading.sentence-${sentence}`, language));
  const said = facts.map((fact) => readingFactText(fact, language)).join(" · ");
  const words =
    parts.length === 0 ? [card.text.slice(start, end)] : parts.map((part) => partLine(part, card, look));
  return [said === "" ? title : `${title}: ${said}`, ...indent(words)];
}

function partLine(
  { part, join, optional, start, end }: ReadPart,
  { text }: Card,
  { language, paint }: Look,
): string {
  const words = text.slice(start, end).replace(/^[,;:.\s]+/, "");
  return [
    paint.cyan(message(`reading.part-${part}`, language)),
    ...(join === undefined ? [] : [paint.dim(`(${message(`reading.join-${join}`, language)})`)]),
    words,
    ...(optional === undefined ? [] : [paint.dim(message("reading.decided-then", language))]),
  ].join(" ");
}
