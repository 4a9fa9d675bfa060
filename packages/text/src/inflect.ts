/** Forms a verb can take: "destroy", "destroys", "destroyed", "destroying". */
import { lookup } from "@chainwright/card-ir";

export type VerbForm = "bare" | "s3" | "past" | "ger";

const IRREGULAR: Readonly<Record<string, readonly [s3: string, past: string, ger: string]>> = {
  send: ["sends", "sent", "sending"],
  pay: ["pays", "paid", "paying"],
  draw: ["draws", "drawn", "drawing"],
  put: ["puts", "put", "putting"],
  choose: ["chooses", "chosen", "choosing"],
  give: ["gives", "given", "giving"],
  take: ["takes", "taken", "taking"],
  discard: ["discards", "discarded", "discarding"],
  set: ["sets", "set", "setting"],
  Set: ["Sets", "Set", "Setting"],
  shuffle: ["shuffles", "shuffled", "shuffling"],
};

const VOWEL_END = /e$/;

function regular(verb: string): readonly [string, string, string] {
  if (VOWEL_END.test(verb)) return [`${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  const s3 = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [s3, `${verb}ed`, `${verb}ing`];
}

/** The form of a verb; of several words ("Special Summon") the last one is inflected. */
export function inflect(phrase: string, form: VerbForm): string {
  if (form === "bare") return phrase;
  const cut = phrase.lastIndexOf(" ") + 1;
  const verb = phrase.slice(cut);
  const [s3, past, ger] = lookup(IRREGULAR, verb) ?? regular(verb);
  return phrase.slice(0, cut) + { s3, past, ger }[form];
}
