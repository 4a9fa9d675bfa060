/**
 * Where a game has rules of its own: the TCG, where the English cards are played, and Duel Masters Play's, the
 * digital game. Everything else is played as in Japan on paper, which needs no name. `seed` is no place: Rush Duel as
 * the document about it has it, where that differs from the official rules.
 */
export type Region = "tcg" | "plays" | "seed";

export const REGIONS: readonly Region[] = ["tcg", "plays", "seed"];

/** Whose rules, and of which day. Written `2014-03-21`, `tcg:2014-07-14` or `plays:2024-01-01`. */
export interface Profile {
  /** ISO date; {@link NEWEST} for the newest rules. */
  readonly date: string;
  readonly region: Region | null;
}

/** Later than every dated change: the newest rules. */
export const NEWEST = "9999-12-31";

const WRITTEN = /^(?:([a-z]+):)?(\d{4}-\d\d-\d\d)$/;

const regionOf = (name: string | undefined): Region | undefined => REGIONS.find((one) => one === name);

/** A profile from its written form; a region alone means its newest rules. Null for anything else. */
export function readProfile(text: string): Profile | null {
  const alone = regionOf(text);
  if (alone !== undefined) return { date: NEWEST, region: alone };
  const [, name, date] = WRITTEN.exec(text) ?? [];
  const region = regionOf(name);
  if (date === undefined || !isDay(date) || (name !== undefined && region === undefined)) return null;
  return { date, region: region ?? null };
}

export const writeProfile = ({ date, region }: Profile): string =>
  region === null ? date : `${region}:${date}`;

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** What people write before a date who mean no region. */
const HOME = "ocg";

const two = (part: string): string => part.padStart(2, "0");

/** What a text that is no profile was probably meant to be: another way to write a date, a day that the month has not. */
export function meantProfile(text: string): string | undefined {
  const parts = /^(?:([a-z]+)\W?)?(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/i.exec(text.trim());
  if (parts === null) return regionOf(text.trim().toLowerCase().replace(/\W$/, ""));
  const [, name = HOME, year = "", month = "", day = ""] = parts;
  const region = regionOf(name.toLowerCase());
  if (region === undefined && name.toLowerCase() !== HOME) return undefined;
  const before = region === undefined ? "" : `${region}:`;
  const meant = `${before}${year}-${two(month)}-${two(day)}`;
  if (readProfile(meant) !== null) return meant;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return before + new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
