import type { GameId, Language } from "@chainwright/card-ir";
import type { RuleWords } from "@chainwright/rulebook";
import { IntlMessageFormat } from "intl-messageformat";
import type { en } from "./locales/en.ts";
import { withParticles } from "./particle.ts";

export type MessageKey = keyof typeof en;
type Messages = Readonly<Record<MessageKey, string>>;

/** Values for a message's arguments. Numbers are written without separators, as on the cards. */
export type MessageArguments = Readonly<Record<string, string | number>>;

/** All that is said in a language. */
export interface Catalogue {
  readonly messages: Messages;
  /** What a game says in words of its own. */
  readonly ownWords: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>>;
  readonly rules: RuleWords;
}

const spoken: Partial<Record<Language, Catalogue>> = {};

/** Makes a language known: nothing is said in one that is not. Who reads but one language loads no other. */
export function speak(language: Language, catalogue: Catalogue): void {
  spoken[language] = catalogue;
}

export function catalogueOf(language: Language): Catalogue {
  const catalogue = spoken[language];
  if (catalogue === undefined) throw new Error(`the words of "${language}" have not been loaded`);
  return catalogue;
}

/** For what nobody has asked for in a language of theirs, as the message of an error: English where it is known. */
export const anyLanguage = (): Language =>
  spoken.en === undefined ? ((Object.keys(spoken)[0] as Language | undefined) ?? "en") : "en";

const compiled = new Map<string, IntlMessageFormat>();

/** A message of the catalogue in a language, in a game's own words where it has any. Throws when an argument is missing. */
export function message(
  key: MessageKey,
  language: Language,
  values: MessageArguments = {},
  game?: GameId,
): string {
  const { messages, ownWords } = catalogueOf(language);
  const own = game === undefined ? undefined : ownWords[game]?.[key];
  const id = own === undefined ? `${language} ${key}` : `${game} ${language} ${key}`;
  let format = compiled.get(id);
  if (format === undefined) {
    format = new IntlMessageFormat(own ?? messages[key], language);
    compiled.set(id, format);
  }
  const text = String(format.format(values));
  return language === "ko" ? withParticles(text) : text;
}

/** Something to be told in the reader's language: a message of the catalogue, its arguments, and what is told within it. */
export interface Told {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number | Told>>;
}

export const tell = ({ key, values = {} }: Told, language: Language): string =>
  message(
    key,
    language,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "object" ? tell(value, language) : value,
      ]),
    ),
  );

/** Names of cards one after the other, each in the quotes of the language. */
export function listed([first = "", ...others]: readonly string[], language: Language): string {
  return others.reduce(
    (before, card) => message("listed.more", language, { before, card }),
    message("listed", language, { card: first }),
  );
}

/** Names as they are quoted in what is told: `"Sangan", "Raigeki"`. */
export const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

/** All languages have the same. */
export const isMessageKey = (key: string): key is MessageKey =>
  Object.hasOwn(catalogueOf(anyLanguage()).messages, key);

/** A name out of a group of messages ("zone", "phase"); what the catalogue does not know is given back as it is. */
function named(group: string, name: string, language: Language, game?: GameId): string {
  const key = `${group}.${name}`;
  return isMessageKey(key) ? message(key, language, {}, game) : name;
}

/** A zone as a heading: "Graveyard". */
export const zoneTitle = (zone: string, language: Language, game?: GameId): string =>
  named("zone", zone, language, game);
/** A place of the table as a player picks it ("zone-3", "their-spell-zone-2"); undefined where it is no such word. */
export function pickedPlace(place: string, language: Language): string | undefined {
  const key = `pick.${place.replace(/^their-/, "")}`;
  if (!isMessageKey(key)) return undefined;
  const zone = message(key, language);
  return place.startsWith("their-") ? message("pick.theirs", language, { zone }) : zone;
}

/** A zone within a sentence: "the Graveyard". */
export const placeName = (zone: string, language: Language, game?: GameId): string =>
  named("place", zone, language, game);
export const phaseTitle = (phase: string, language: Language, game?: GameId): string =>
  named("phase", phase, language, game);
export const stepTitle = (step: string, language: Language): string => named("step", step, language);
export const wayName = (way: string, language: Language): string => named("way", way, language);
export const counterName = (counter: string, language: Language): string =>
  named("counter", counter, language);
export const statName = (stat: string, language: Language): string => named("stat", stat, language);
export const seatName = (seat: "A" | "B", language: Language): string => message(`seat.${seat}`, language);
