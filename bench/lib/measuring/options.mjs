// What `npm run bench` is told.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const USAGE = `npm run bench -- [--only NAME]… [--rounds N] [--json FILE] [--against DIR]
  --only NAME     only this measure
  --rounds N      so many rounds of each (15)
  --json FILE     writes the figures there, too
  --against DIR   compares with the build of another checkout; exit code 1 if anything is more than 5 % slower`;

/** The options, or what is wrong with them. */
export function optionsOf(args, all) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        only: { type: "string", multiple: true, default: [] },
        rounds: { type: "string", default: "15" },
        json: { type: "string" },
        against: { type: "string" },
      },
    }));
  } catch (error) {
    return { wrong: `${error.message}\n${USAGE}` };
  }
  const names = all.map(({ name }) => name);
  const unknown = values.only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    return { wrong: `There is no measure "${unknown}"; there are ${names.join(", ")}.` };
  const rounds = Number(values.rounds);
  if (!(Number.isInteger(rounds) && rounds > 0))
    return { wrong: `--rounds wants a whole number from 1, not "${values.rounds}".` };
  const other = values.against === undefined ? undefined : resolve(values.against);
  if (other !== undefined && !existsSync(join(other, "packages/engine/dist")))
    return { wrong: `${other} is no checkout that has been built (npm run build).` };
  const measures = values.only.length === 0 ? all : all.filter(({ name }) => values.only.includes(name));
  return { measures, rounds, json: values.json, against: other };
}
