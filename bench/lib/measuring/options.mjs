// What `npm run bench` is told.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const USAGE = `npm run bench -- [--only NAME]… [--rounds N] [--json FILE] [--cards FILE] [--against DIR | --peer [--update]]
  --only NAME     only this measure
  --rounds N      so many rounds of each (15; beside the independent engine 6)
  --json FILE     writes the figures there, too
  --cards FILE    a file with all cards (cards.cdb)
  --against DIR   compares with the build of another checkout; exit code 1 if anything is more than 5 % slower
  --peer          compares with an independent engine: --oracle DIR, --scripts DIR (docs/differential.md); exit code 1 if
                  anything is more than 5 % slower beside it than what bench/ratchet.json keeps
  --update        keeps what was measured with --peer`;

const SHARED = "../shared";
const ROUNDS = 15;
/** A round of the independent engine takes long. */
const PEER_ROUNDS = 6;

/** The options, or what is wrong with them. */
export function optionsOf(args, all, environment = process.env) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        only: { type: "string", multiple: true, default: [] },
        rounds: { type: "string" },
        json: { type: "string" },
        cards: { type: "string" },
        against: { type: "string" },
        peer: { type: "boolean", default: false },
        oracle: { type: "string", default: `${SHARED}/tools/oracle` },
        scripts: { type: "string", default: environment.ORACLE_SCRIPTS },
        update: { type: "boolean", default: false },
      },
    }));
  } catch (error) {
    return { wrong: `${error.message}\n${USAGE}` };
  }
  const { only, peer, update, against, cards, oracle, scripts } = values;
  const names = all.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    return { wrong: `There is no measure "${unknown}"; there are ${names.join(", ")}.` };
  const rounds = Number(values.rounds ?? ROUNDS);
  if (!(Number.isInteger(rounds) && rounds > 0))
    return { wrong: `--rounds wants a whole number from 1, not "${values.rounds}".` };
  if (peer && against !== undefined) return { wrong: "--peer and --against are two different comparisons." };
  if (update && !peer) return { wrong: "--update keeps what --peer measures: say both." };
  const other = against === undefined ? undefined : resolve(against);
  if (other !== undefined && !existsSync(join(other, "packages/engine/dist")))
    return { wrong: `${other} is no checkout that has been built (npm run build).` };
  if (cards !== undefined && !existsSync(cards)) return { wrong: `There is no file ${cards}.` };
  return {
    measures: only.length === 0 ? all : all.filter(({ name }) => only.includes(name)),
    cards: [cards, environment.ORACLE_CARDS, `${SHARED}/corpus/cards.cdb`].find(
      (file) => file !== undefined && existsSync(file),
    ),
    ...{
      rounds,
      peerRounds: Number(values.rounds ?? PEER_ROUNDS),
      json: values.json,
      against: other,
      peer,
      update,
      oracle,
      scripts,
    },
  };
}
