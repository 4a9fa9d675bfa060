import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, emptyDuel, place } from "@chainwright/engine";
import { addLingering, closeWindow } from "@chainwright/engine/history";
import { ACT, action, LINGERING_KIND, NOW, PASS, STAT, TRACE, UNTIL } from "@chainwright/engine/state";
import { readCardFile } from "@chainwright/pool";
import { readCardAsOf } from "@chainwright/pool/reading";
import { expect, it } from "vitest";
import { PHASE, rulesAt, rushRoom, ZONE } from "../src/index.ts";

const DATE = "2026-01-01";
const FILE = fileURLToPath(new URL("../../../../cards/rush/ancient-gear-soldier.yaml", import.meta.url));

it.each([
  ["the end of the Battle Phase", UNTIL.endOfBattlePhase, PHASE.battle, PHASE.battle],
  ["the end of a Battle Phase that there is not", UNTIL.endOfBattlePhase, PHASE.end, PHASE.end],
  ["the end of the turn", UNTIL.endOfTurn, PHASE.battle, PHASE.end],
])("what lasts until %s ends there", (_, until, next, end) => {
  const reading = readCardFile(readFileSync(FILE, "utf8"), "rush/ancient-gear-soldier");
  if (!reading.ok) throw new Error(FILE);
  const catalogue = buildCatalogue(rushRoom.game, [readCardAsOf(reading.record, DATE)]);
  const duel = emptyDuel(rushRoom, rulesAt(DATE), catalogue);
  const card = place(duel, 1, { zone: ZONE.monster, player: 0 });
  for (let i = 0; i < 5; i++) place(duel, 1, { zone: ZONE.deck, player: 1 });
  rushRoom.startAt(duel, 0, 3, PHASE.main);
  closeWindow(duel);
  addLingering(duel, {
    kind: LINGERING_KIND.statGain,
    card,
    source: card,
    effect: 0,
    what: STAT.atk,
    value: 500,
    until,
  });
  const ended: number[] = [];
  duel.trace = {
    point({ state }, kind) {
      if (kind === TRACE.expired) ended.push(state.read(NOW.phase));
    },
  };
  expect(answer(duel, action(ACT.phase, next)).ok).toBe(true);
  if (next === PHASE.battle) expect(answer(duel, PASS).ok).toBe(true);
  expect(duel.state.read(NOW.turn)).toBe(4);
  expect(ended).toEqual([end]);
});
