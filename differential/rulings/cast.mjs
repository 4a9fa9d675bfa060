// Which cards take part in a ruling, and what it is with them.
import { buildCatalogue } from "@chainwright/compiler";
import { numbers } from "@chainwright/kernel";
import { ocgRoom, rulesAt } from "@chainwright/ocg";
import { NEWEST } from "@chainwright/rulebook";
import { fitter } from "../../bench/lib/fitting.mjs";
import { nameOf } from "./claims.mjs";
import { ofOurs } from "./judge.mjs";
import { playersOf } from "./roles.mjs";
import { isPlainMonster, Table } from "./table.mjs";
import { TEMPLATES } from "./templates.mjs";

/** Casts tried for one that fits its position. */
const TRIES = 60;

/** The cards that can be cast, who plays which role, which fit words, and those that say nothing. */
export function stockOf(pool, isWanted = () => true) {
  const all = pool.allNames.map((name) => pool.card(name, NEWEST));
  const catalogue = buildCatalogue(ocgRoom.game, all);
  const refused = new Set(catalogue.notPlayable.map(({ card }) => card));
  const playable = new Set(all.filter((card) => !refused.has(card) && isWanted(card)));
  const definitions = catalogue.definitions.filter(({ card }) => playable.has(card));
  const fits = fitter(catalogue, definitions, rulesAt(NEWEST));
  return {
    pool,
    definitions,
    fits,
    plain: definitions.filter(isPlainMonster),
    players: playersOf(definitions),
  };
}

/** A cast for a template, and its runs as scenarios, with the names of those that take part; none where they do not go together. */
function cast({ id, title, roles, make }, table, players, below) {
  const parts = Object.fromEntries(
    Object.entries(roles).map(([part, role]) => [part, table.one(players[role])]),
  );
  if (Object.values(parts).includes(undefined)) return [];
  const names = Object.values(parts).map(nameOf);
  return make(parts, table, below).map(({ id: own, plays, expect, cites }) => ({
    ...{ id: own, names },
    source: {
      ...{ id: own === "" ? id : `${id}-${own}`, title, game: "ocg", turn: { player: "A" } },
      ...{ players: table.players, plays, expect },
      // By this every chain resolves.
      cites: cites.length > 0 ? cites : ["OCG-CHAIN-04"],
    },
  }));
}

/**
 * Casts of a template that fit their positions, with what our engine makes of each run, as chance has them; `unfit` counts why others did
 * not fit. Ends after so many tries.
 */
export function* castsOf(template, stock, seed, unfit = {}) {
  const below = numbers(seed * 101 + TEMPLATES.indexOf(template));
  for (let i = 0; i < TRIES; i++) {
    const runs = cast(template, new Table(stock, below), stock.players, below).map((run) => ({
      ...run,
      ...ofOurs(run.source, run.names, stock.pool),
    }));
    const bad = runs.find(({ verdict }) => verdict === "unfit");
    for (const why of bad?.why ?? []) unfit[why] = (unfit[why] ?? 0) + 1;
    if (runs.length > 0 && bad === undefined) yield runs;
  }
}
