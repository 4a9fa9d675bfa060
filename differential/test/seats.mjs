import { runScenario } from "@chainwright/scenario";
import { parse } from "yaml";
import { files, pools, textOf } from "../../packages/scenario/test/files.ts";
import { mirrored } from "../variations.mjs";

/** Both players have cards of these names: a name without an owner means the first of A's. */
const NAMED_ALIKE = [
  "CARD-perfect-ryusei-princess",
  "payment-and-gr",
  "EX-OCG-25",
  "OCG-ATTACH-from-another",
  "OCG-ATTACH-from-another (with-what-lay-under-it)",
  "EX-RUSH-01 (maximum-mode)",
];
/** Of causes that are alike and came at the same moment the one set up last leaves: docs/rulings.md, endless changes. */
const ALIKE = [
  "OCG-TABLE-24-loop-is-broken (mandatory-triggers)",
  "OCG-TABLE-24-loop-is-broken (another-mandatory-trigger)",
  "OCG-TABLE-24-loop-is-broken (what-is-banished-stays-there)",
  "OCG-TABLE-24-what-is-used-up (put-back)",
];
/** Runs that come out otherwise, and why they may. */
export const OTHERWISE = [...NAMED_ALIKE, ...ALIKE];

/** The runs of every so many-th scenario in which something does not hold that it expects, with the seats exchanged in all of it. */
export function otherwiseMirrored(every) {
  const chosen = files.filter((_, i) => i % every === 0);
  const failed = [];
  for (const file of chosen) {
    for (const report of runScenario(JSON.stringify(mirrored(parse(textOf(file)))), file, pools)) {
      const id = report.variant === undefined ? report.id : `${report.id} (${report.variant})`;
      if (!report.ok) failed.push(id);
    }
  }
  return failed;
}
