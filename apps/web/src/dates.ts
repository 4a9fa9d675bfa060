import { readProfile } from "@chainwright/rulebook";

/** No card game of this house is older; a year before it is one that is still being typed. */
const FIRST_YEAR = 1996;

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < FIRST_YEAR) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text says whose rules and of which day: `2014-03-21`, `tcg:2014-07-14`, `tcg`. */
export function isProfile(text: string): boolean {
  const profile = readProfile(text);
  return profile !== null && isDay(profile.date);
}

/** Today where the reader is. */
export function today(now: Date = new Date()): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day as one says it: "March 21, 2014". */
export const inWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
