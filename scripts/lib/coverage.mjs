// What the scenarios cover, as their tests have found, against what README.md says of it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const README = "README.md";
const TITLES = { ocg: "Yu-Gi-Oh! OCG", rush: "Yu-Gi-Oh! Rush Duel", "duel-masters": "Duel Masters" };

/** The runs of all scenarios that a report of vitest holds. */
const runsIn = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.runs ?? []));

/**
 * Compares the table in README.md with what the tests have played. The packages have to be compiled.
 * @param {string} root the checkout
 * @param {object} report what vitest's JSON reporter wrote of a run of all tests
 * @returns {Promise<string[]>} complaints
 */
export async function checkCoverage(root, report) {
  const { coverageOf } = await import("../../apps/cli/dist/coverage.js");
  const { readExamples } = await import("../../apps/cli/dist/examples.js");
  const { RULES } = await import("@chainwright/rulebook");
  const file = "rules/examples.yaml";
  const examples = readExamples(readFileSync(join(root, file), "utf8"), file);
  const readme = readFileSync(join(root, README), "utf8");
  const runs = runsIn(report);
  return Object.entries(TITLES).flatMap(([game, title]) => {
    const { rules, examples: found } = coverageOf(game, RULES.slice(1), examples, runs);
    const row = `| ${title} | ${rules.covered} of ${rules.total} | ${found.passed.length} of ${found.total} |`;
    return [
      ...(readme.includes(`\n${row}\n`) ? [] : [`${README} does not say what was counted: ${row}`]),
      ...[...found.missing, ...found.failed].map((id) => `${id} has no scenario that passes`),
    ];
  });
}
