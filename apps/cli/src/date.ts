import { InvalidArgumentError } from "commander";

const two = (part: string): string => part.padStart(2, "0");

/** Checks a date option. @throws InvalidArgumentError with the date that was probably meant. */
export function isoDate(text: string): string {
  const parts = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(text.trim());
  const [, year = "", month = "", day = ""] = parts ?? [];
  const meant = `${year}-${two(month)}-${two(day)}`;
  if (parts === null) throw new InvalidArgumentError("A date is written like 2014-03-21.");
  if (!exists(meant)) throw new InvalidArgumentError(`There is no such day${lastOfMonth(year, month)}.`);
  if (text !== meant) throw new InvalidArgumentError(`(Did you mean ${meant}?)`);
  return meant;
}

function exists(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function lastOfMonth(year: string, month: string): string {
  if (Number(month) < 1 || Number(month) > 12) return "";
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  return ` (did you mean ${last}?)`;
}
