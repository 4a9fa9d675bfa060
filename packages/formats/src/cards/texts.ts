import type { CardFacts, Language } from "@chainwright/card-ir";

const LINE_OF_DASHES = /^-{4,}$/gm;

/** What a Normal Monster says, beside its Pendulum effect, are no rules. */
export const isFlavour = ({ kind, categories }: CardFacts): boolean =>
  kind === "monster" && categories.includes("normal");

/** The two texts of a Pendulum Monster under the headings that say whose they are. */
export function pendulumText(facts: CardFacts, pendulum: string, monster: string): string {
  const said = isFlavour(facts) ? "" : monster.trim();
  return [
    ...(pendulum.trim() === "" ? [] : ["[PENDULUM EFFECT]", pendulum.trim()]),
    ...(said === "" ? [] : ["[MONSTER EFFECT]", said]),
  ].join("\n");
}

/** Of a monster of the Extra Deck whether an effect stands under the line with its materials; what is in parentheses is none. */
export const saysMoreThanMaterials = (text: string): boolean =>
  /[\r\n]/.test(text.replaceAll(/\([^()]*\)/g, "").trim());

const PENDULUM =
  /^\s*\[ ?Pendulum Effect ?\]([\s\S]*?)(?:\[ ?(?:Monster Effect|Flavor Text) ?\]([\s\S]*))?$/i;

/** The rules text of an OCG card whose texts stand together, as in a database. */
export function ocgText(facts: CardFacts, description: string): string {
  const text = description.replaceAll(/\r\n?/g, "\n").replaceAll(LINE_OF_DASHES, "").trim();
  const [found, pendulum = "", monster = ""] = PENDULUM.exec(text) ?? [];
  if (found !== undefined) return pendulumText(facts, pendulum, monster);
  return isFlavour(facts) ? "" : text;
}

/** A Rush Duel card's text; Spells and Traps without headings have no requirement. */
export function rushText(facts: CardFacts, description: string): string {
  const text = description.replaceAll(/\r\n?/g, "\n").trim();
  if (isFlavour(facts)) return "";
  if (facts.kind === "monster" || text === "" || /^\[/m.test(text)) return text;
  return `[REQUIREMENT]\nNone\n[EFFECT]\n${text}`;
}

/** Words that English card texts are full of and other languages' are not. */
const ENGLISH = new Set(
  [
    "the this that card cards you your their it its of to from monster monsters turn and if on in is are when with or for by",
    "any each all other control opponent field hand deck effect effects target summon summoned special banish destroy during",
    "cannot be must can",
  ].flatMap((line) => line.split(" ")),
);
/** Of the words of a text, not counting names, at least this share is in the list, if there are enough to say. */
const SHARE = 0.1;
const ENOUGH = 8;

/** Whether a text can be English. Short ones, and those that are mostly names, can be anything. */
export function maybeEnglish(text: string): boolean {
  if (languageOf(text) !== "en") return false;
  const words =
    text
      .replaceAll(/"[^"]*"/g, "")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.length < ENOUGH || words.filter((word) => ENGLISH.has(word)).length / words.length >= SHARE;
}

const EASTERN = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** By the script that most of it is written in; Latin letters count as English. */
export function languageOf(text: string): Language | undefined {
  if (!EASTERN.test(text)) return "en";
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const latin = count(/[a-z]/gi);
  const korean = count(/\p{Script=Hangul}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if (latin >= korean + kana + han) return "en";
  if (korean >= kana + han) return "ko";
  // Without any kana it may as well be Chinese.
  return kana > 0 ? "ja" : undefined;
}
