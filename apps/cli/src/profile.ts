import { meantProfile, readProfile } from "@chainwright/rulebook";
import { InvalidArgumentError } from "commander";

/** Checks an option that says whose rules. @throws InvalidArgumentError with what was probably meant. */
export function profileOption(text: string): string {
  if (readProfile(text) !== null) return text;
  const meant = meantProfile(text);
  if (meant !== undefined) throw new InvalidArgumentError(`(Did you mean ${meant}?)`);
  throw new InvalidArgumentError("Rules are written like 2014-03-21, those of the TCG like tcg:2014-07-14.");
}
