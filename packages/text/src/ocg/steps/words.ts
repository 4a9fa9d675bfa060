import { alike } from "../../common/alike.ts";
import type { Grammar } from "../../grammar.ts";

/** Words in many steps that say no more than others, or than nothing. */
export function ocgStepWords(g: Grammar): void {
  alike(g, "using", ["using", "by using"]);
  alike(g, "as-its-material", [
    "as material",
    "as materials",
    ...["Synchro", "Xyz", "Link"].flatMap((way) => [`as ${way} Material`, `as ${way} Materials`]),
  ]);
  alike(g, "of-these", ["these", "the following"]);
}
