/**
 * A region with rules of its own: the TCG's, where the English cards are played. Everything else is played as in
 * Japan, which needs no name.
 */
export type Region = "tcg";

export const REGIONS: readonly Region[] = ["tcg"];

/** Whose rules, and of which day. Written `2014-03-21` or `tcg:2014-07-14`. */
export interface Profile {
  /** ISO date; {@link NEWEST} for the newest rules. */
  readonly date: string;
  readonly region: Region | null;
}

/** Later than every dated change: the newest rules. */
export const NEWEST = "9999-12-31";

const WRITTEN = /^(?:(tcg):)?(\d{4}-\d\d-\d\d)$/;

/** A profile from its written form; `tcg` alone means the newest rules of the TCG. Null for anything else. */
export function readProfile(text: string): Profile | null {
  if (text === "tcg") return { date: NEWEST, region: "tcg" };
  const [, region, date] = WRITTEN.exec(text) ?? [];
  if (date === undefined || !isDay(date)) return null;
  return { date, region: region === undefined ? null : "tcg" };
}

export const writeProfile = ({ date, region }: Profile): string =>
  region === null ? date : `${region}:${date}`;

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const two = (part: string): string => part.padStart(2, "0");

/** What a text that is no profile was probably meant to be: another way to write a date, a day that the month has not. */
export function meantProfile(text: string): string | undefined {
  const parts = /^(?:([a-z]+)\W?)?(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/i.exec(text.trim());
  if (parts === null) return /^tcg\W?$/i.test(text.trim()) ? "tcg" : undefined;
  const [, region = "ocg", year = "", month = "", day = ""] = parts;
  if (!["ocg", "tcg"].includes(region.toLowerCase())) return undefined;
  const before = region.toLowerCase() === "tcg" ? "tcg:" : "";
  const meant = `${before}${year}-${two(month)}-${two(day)}`;
  if (readProfile(meant) !== null) return meant;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return before + new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
