import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Card } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, decision, emptyDuel, place, startDuel } from "@chainwright/engine";
import { mayKnow } from "@chainwright/engine/applying";
import { type Duel, pileCount } from "@chainwright/engine/board";
import { type Action, CARD, type CardId, NOW, POSITION } from "@chainwright/engine/state";
import { numbers } from "@chainwright/kernel";
import { readCardFile } from "@chainwright/pool";
import { readCardAsOf } from "@chainwright/pool/reading";
import { describe, expect, it } from "vitest";
import { History } from "../../../engine/test/support/history.ts";
import { Witness } from "../../../engine/test/support/witness.ts";
import { duelMastersRoom, rulesAt } from "../src/index.ts";
import { canPay } from "../src/mana-payment.ts";
import { ZONE } from "../src/zones.ts";

const CARDS = fileURLToPath(new URL("../../../../cards/duel-masters/", import.meta.url));
const DATE = "2024-01-01";
const cards: readonly Card[] = readdirSync(CARDS).map((file) => {
  const reading = readCardFile(readFileSync(CARDS + file, "utf8"), `duel-masters/${file}`);
  if (!reading.ok) throw new Error(file);
  return readCardAsOf(reading.record, DATE);
});
const creature = (name: string, category: string): Card => ({
  game: "duel-masters",
  name: { en: name },
  facts: { kind: "creature", categories: [category], cost: 3, power: 3000, civilizations: ["fire"] },
  text: "",
  program: { sentences: [] },
  handWritten: false,
});
const extra = [creature("Psychic", "psychic"), creature("GR", "gr")];
const catalogue = buildCatalogue(duelMastersRoom.game, [...cards, ...extra]);
const numberOf = (name: string): number => cards.findIndex(({ name: { en } }) => en === name) + 1;

/** A duel with forty cards by chance on each side, and creatures of the other zones. */
function duelOf(seed: number, region: "plays" | null): Duel {
  const below = numbers(seed);
  const deck = () => ({
    main: Array.from({ length: 40 }, () => 1 + below(cards.length)),
    extra: [1, 2, 2, 1, 2].map((n) => cards.length + n),
  });
  return startDuel(duelMastersRoom, rulesAt(DATE, region), catalogue, [deck(), deck()], seed);
}

describe("whole duels", () => {
  let remembered = 0;

  it("plays every card", () => {
    expect(catalogue.notPlayable.map(({ card, reason }) => `${card.name.en}: ${reason}`)).toEqual([]);
  });

  it("the first player does not draw in the first turn, the other one does", () => {
    const duel = duelOf(1, null);
    const held = (player: 0 | 1): number => pileCount(duel, player, ZONE.hand);
    expect([duel.state.read(NOW.turn), held(0), held(1)]).toEqual([1, 5, 5]);
    let met = 5;
    for (let open = decision(duel); duel.state.read(NOW.turn) === 1; open = decision(duel)) {
      met = held(1);
      answer(duel, open?.options.at(-1) as Action);
    }
    expect(held(1)).toBe(met + 1);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("keeps its invariants and hides what is hidden, seed %i", (seed) => {
    const duel = duelOf(seed, seed % 4 === 0 ? "plays" : null);
    const witness = new Witness(duel);
    duel.trace = witness;
    const below = numbers(seed);
    let answers = 0;
    for (let open = decision(duel); open !== null; open = decision(duel)) {
      expect(duelMastersRoom.broken(duel)).toEqual([]);
      const seen = witness.leaks();
      expect(seen.leaks).toEqual([]);
      remembered += seen.remembered;
      expect(open.options.length).toBeGreaterThan(0);
      // Who pays is told for what, which nobody has to guess.
      const { about, question } = open;
      expect(about !== undefined).toBe(question === "mana");
      if (about !== undefined)
        expect(([0, 1] as const).map((player) => mayKnow(duel, about, player))).toEqual([true, true]);
      answer(duel, open.options[below(open.options.length)] as Action);
      expect(++answers).toBeLessThan(3000);
    }
    expect(duel.state.read(NOW.result)).not.toBe(0);
  });

  it.each([1, 2, 3, 4])("can be taken back, and given again, at every tenth answer, seed %i", (seed) => {
    const duel = duelOf(seed, seed % 4 === 0 ? "plays" : null);
    const below = numbers(seed);
    const history = new History(duel);
    for (let open = decision(duel); open !== null; open = decision(duel))
      expect(history.answer(open.options[below(open.options.length)] as Action)).toEqual([]);
    expect(duel.state.read(NOW.result)).not.toBe(0);
  });

  it("let the players remember what lay open or was shown", () => {
    expect(remembered).toBeGreaterThan(50);
  });
});

/** Whether a card can be paid for with this mana, of which `tapped` lie tapped. */
function affords(name: string, mana: readonly string[], tapped = 0): boolean {
  const duel = emptyDuel(duelMastersRoom, rulesAt(DATE), catalogue);
  const card = place(duel, numberOf(name), { zone: ZONE.hand, player: 0 });
  const placed: CardId[] = mana.map((one) => place(duel, numberOf(one), { zone: ZONE.mana, player: 0 }));
  for (const one of placed.slice(0, tapped)) duel.state.set(CARD.position, one, POSITION.defense);
  return canPay(duel, 0, card);
}

describe("paying", () => {
  const [water, fire, nature, both] = [
    "Aqua Hulcus",
    "Immortal Baron, Vorg",
    "Burning Mane",
    "Gonta, Brawling Hero",
  ] as const;

  it("takes a card of its own for each civilisation", () => {
    expect(affords(both, [fire, nature])).toBe(true);
    expect(affords(both, [fire, fire])).toBe(false);
    // One card of both civilisations pays for one of them only.
    expect(affords(both, [both, water])).toBe(false);
    expect(affords(both, [both, fire])).toBe(true);
    expect(affords("Dondon Hifuku Now", [both, both, water, water, water])).toBe(true);
    expect(affords("Dondon Hifuku Now", [both, water, water, water, water])).toBe(false);
  });

  it("takes untapped cards only, and enough of them", () => {
    expect(affords(fire, [fire, water])).toBe(true);
    expect(affords(fire, [fire, water], 1)).toBe(false);
    expect(affords(fire, [fire])).toBe(false);
  });
});
