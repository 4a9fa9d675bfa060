import type { Language } from "@chainwright/card-ir";
import { REGIONS, type RuleRecord, ruleById, type Validity } from "@chainwright/rulebook";
import { catalogueOf, listed, message } from "./messages.ts";
import type { NamedReason, Words } from "./moment.ts";
import type { Names } from "./sentences.ts";

export const ruleTitle = ({ id }: RuleRecord, language: Language): string =>
  catalogueOf(language).rules[id]?.[0] ?? "";

export const ruleStatement = ({ id }: RuleRecord, language: Language): string =>
  catalogueOf(language).rules[id]?.[1] ?? "";

/** The English text of a card as of the rules' date, which `Words` point into. */
export type Texts = (card: string) => string | undefined;

/**
 * Why something cannot be done: the rule's title and statement, and the card that decides.
 * With `texts` the deciding words are quoted, as they are printed (in English).
 */
export function reasonSentence(reason: NamedReason, language: Language, names: Names, texts?: Texts): string {
  const rule = ruleById(reason.rule);
  const said =
    rule === undefined
      ? message("reason.none", language)
      : message("reason.rule", language, {
          rule: rule.id,
          title: ruleTitle(rule, language),
          when: whenOf(rule, language),
          statement: ruleStatement(rule, language),
        });
  const { card } = reason;
  if (card === undefined) return said;
  const quoted = quote(reason.words, texts);
  const { through } = reason;
  const decides =
    through !== undefined
      ? message("reason.loop", language, {
          cards: listed(
            through.map((one) => names(one.card, language)),
            language,
          ),
        })
      : quoted === ""
        ? message("reason.card", language, { card: names(card.card, language) })
        : message("reason.words", language, { card: names(card.card, language), words: quoted });
  return language === "ja" ? said + decides : `${said} ${decides}`;
}

/** A whole effect is too long to quote and says nothing in particular. */
function quote(words: readonly Words[], texts: Texts | undefined): string {
  return words
    .filter(({ part }) => part !== "effect")
    .map(({ card, start, end }) => texts?.(card)?.slice(start, end).trim() ?? "")
    .filter((piece) => piece !== "")
    .join(" … ");
}

/** A rule in one line: id, title, where it is written and when it holds. The id alone where the rulebook has no such rule. */
export function ruleLine(ruleId: string, language: Language): string {
  const rule = ruleById(ruleId);
  if (rule === undefined) return ruleId;
  return message("rule.line", language, {
    rule: rule.id,
    title: ruleTitle(rule, language),
    source: sourceIn(rule.source, language),
    when: whenOf(rule, language),
  });
}

const whenOf = (rule: RuleRecord, language: Language): string =>
  validityOf(rule, language)
    .map((text) => message("rule.more", language, { text }))
    .join("");

function daysOf({ from, until }: Validity, language: Language): string[] {
  return [
    ...(from === undefined ? [] : [message("rule.from", language, { date: from })]),
    ...(until === undefined ? [] : [message("rule.until", language, { date: until })]),
  ];
}

/** Since when and until when a rule holds, and what is different in other regions. */
export function validityOf(rule: RuleRecord, language: Language): readonly string[] {
  const elsewhere = REGIONS.flatMap((region) => {
    const there = rule[region];
    if (there === undefined) return [];
    if (there === "only" || there === "never") return [message(`rule.region-${there}`, language, { region })];
    return daysOf(there, language).map((days) => message("rule.region", language, { region, days }));
  });
  return [...daysOf(rule, language), ...elsewhere];
}

/** Sources are kept as they are written; only "seed 000" and "line 8" are said in the reader's language. */
export function sourceIn(source: string, language: Language): string {
  return source
    .replace(/\bseed (\d+)/g, (_, number: string) => message("source.seed", language, { number }))
    .replace(/\blines? ([\d, -]*\d)/g, (_, lines: string) => {
      const isOne = /^\d+$/.test(lines);
      return message(isOne ? "source.line" : "source.lines", language, { lines });
    });
}
