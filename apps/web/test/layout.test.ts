import type { BoardCard, BoardPlayer } from "@chainwright/scenario";
import { expect, test } from "vitest";
import { extraMonsterZones, layOut, slotsOf } from "../src/board/layout.ts";

const card = (name: string, slot: number): BoardCard => ({ id: slot + 1, card: name, face: "up", slot });
const player = (zones: BoardPlayer["zones"]): BoardPlayer => ({ lp: 8000, zones });

const rowOf = (zone: string, later: readonly string[], one: BoardPlayer) => {
  const place = layOut("ocg", later, one).rows.find((row) => row.zone === zone);
  return slotsOf(place?.cards ?? [], 7, -1).flatMap(({ place: at, cards }) =>
    cards.map((held) => [at, held.card]),
  );
};

test("each player sees the Extra Monster Zones from their own side, and they are in nobody's row", () => {
  const a = player({ monster: [card("Main", 2), card("Link", 5)] });
  const b = player({ monster: [card("Pearl", 5)] });
  const board = { turn: 1, phase: "main1", turnPlayer: "A", players: { A: a, B: b }, chain: [] } as const;
  const seenBy = (near: "A" | "B") =>
    extraMonsterZones(board, near).map((zone) => [zone.place, zone.seat, zone.card?.card]);
  expect(seenBy("A")).toEqual([
    ["left", "A", "Link"],
    ["right", "B", "Pearl"],
  ]);
  expect(seenBy("B")).toEqual([
    ["left", "B", "Pearl"],
    ["right", "A", "Link"],
  ]);
  expect(rowOf("monster", ["extraMonster"], a)).toEqual([[2, "Main"]]);
});

test("Pendulum Scales lie beside the Spell & Trap Zones, or in the outer ones", () => {
  const scales = player({ spell: [card("Spell", 1)], pendulum: [card("Low", 0), card("High", 1)] });
  expect(rowOf("spell", ["pendulum"], scales)).toEqual([
    [-1, "Low"],
    [1, "Spell"],
    [5, "High"],
  ]);
  expect(rowOf("spell", ["extraMonster"], scales)).toEqual([
    [0, "Low"],
    [1, "Spell"],
    [4, "High"],
  ]);
});

test("a place that cannot be used is known to its row alone", () => {
  const { rows } = layOut("ocg", ["extraMonster"], { ...player({}), closed: { monster: [0, 4] } });
  expect(rows.map(({ zone, closed }) => [zone, closed])).toEqual([
    ["monster", [0, 4]],
    ["spell", []],
    ["hand", []],
  ]);
});
