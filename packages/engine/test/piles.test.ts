import { buildCatalogue } from "@chainwright/compiler";
import { emptyDuel, place } from "@chainwright/engine";
import {
  type Duel,
  eachInPile,
  freeSlot,
  hasRoom,
  pileCount,
  shuffle,
  topOf,
} from "@chainwright/engine/board";
import { move } from "@chainwright/engine/changes";
import {
  BY_RULE,
  CARD,
  type CardId,
  CHANCE,
  FACE,
  MANNER,
  POSITION,
  type ZoneId,
} from "@chainwright/engine/state";
import { seedChance } from "@chainwright/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ocgRoom, rulesAt, ZONE } from "../../games/ocg/src/index.ts";
import { broken } from "../../games/ocg/src/invariants.ts";
import { invent } from "../../games/ocg/test/support/cards.ts";

const catalogue = buildCatalogue(ocgRoom.game, [invent("Pebble", "")]);
const CARDS = 12;

/** Twelve monsters, six of each player, all in the Deck. */
function table(): Duel {
  const duel = emptyDuel(ocgRoom, rulesAt("2024-01-01"), catalogue);
  for (let i = 0; i < CARDS; i++) place(duel, 1, { zone: ZONE.deck, player: i < CARDS / 2 ? 0 : 1 });
  return duel;
}

const inPile = (duel: Duel, player: 0 | 1, zone: ZoneId): CardId[] => {
  const found: CardId[] = [];
  eachInPile(duel, player, zone, (card) => {
    found.push(card);
  });
  return found;
};

interface Step {
  readonly card: number;
  readonly zone: ZoneId;
  readonly other: boolean;
  readonly where: "top" | "bottom" | undefined;
}

const zones = [ZONE.hand, ZONE.deck, ZONE.graveyard, ZONE.banished, ZONE.monster] as const;
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    card: fc.integer({ min: 1, max: CARDS }),
    zone: fc.constantFrom(...zones),
    /** To the field of the player who does not own it. */
    other: fc.boolean(),
    where: fc.constantFrom("top" as const, "bottom" as const, undefined),
  }),
  { maxLength: 60 },
);

const ownerOf = (card: number): 0 | 1 => (card <= CARDS / 2 ? 0 : 1);

describe("piles", () => {
  it("stay linked and hold what a list would hold, whatever moves", () => {
    fc.assert(
      fc.property(steps, (list) => {
        const duel = table();
        const model = new Map<string, number[]>();
        const pile = (player: number, zone: ZoneId): number[] => {
          const key = `${player} ${zone}`;
          const known = model.get(key) ?? [];
          model.set(key, known);
          return known;
        };
        const at = new Map<number, { player: 0 | 1; zone: ZoneId }>();
        for (let card = 1; card <= CARDS; card++) {
          pile(ownerOf(card), ZONE.deck).push(card);
          at.set(card, { player: ownerOf(card), zone: ZONE.deck });
        }
        for (const { card, zone, other, where } of list) {
          const field = zone === ZONE.monster;
          const player = field && other ? ((1 - ownerOf(card)) as 0 | 1) : ownerOf(card);
          const from = at.get(card) ?? { player, zone };
          const withinDeck = zone === ZONE.deck && where !== undefined;
          const stays = from.zone === zone && !field && !withinDeck;
          const full = field && pile(player, zone).length >= 5;
          if (full) {
            expect(hasRoom(duel, player, zone)).toBe(false);
            expect(freeSlot(duel, player, zone)).toBe(-1);
            continue;
          }
          const moved = move(
            duel,
            card as CardId,
            {
              zone,
              player,
              ...(where === undefined ? {} : { where }),
              ...(field ? { face: FACE.up, position: POSITION.attack } : {}),
            },
            MANNER.sent,
            BY_RULE,
          );
          expect(moved).toBe(!stays);
          if (!stays) {
            const old = pile(from.player, from.zone);
            old.splice(old.indexOf(card), 1);
            if (where === "top") pile(player, zone).unshift(card);
            else pile(player, zone).push(card);
            at.set(card, { player, zone });
          }
          expect(broken(duel)).toEqual([]);
        }
        for (const player of [0, 1] as const) {
          for (const zone of zones) {
            const cards = pile(player, zone);
            expect(inPile(duel, player, zone)).toEqual(cards);
            expect(pileCount(duel, player, zone)).toBe(cards.length);
            expect(topOf(duel, player, zone)).toBe(cards[0] ?? 0);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("are shuffled into every order about equally often, by the chance of the duel alone", () => {
    const duel = emptyDuel(ocgRoom, rulesAt("2024-01-01"), catalogue);
    seedChance(duel.state, CHANCE, 3);
    for (let i = 0; i < 3; i++) place(duel, 1, { zone: ZONE.deck, player: 0 });
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      shuffle(duel, 0, ZONE.deck);
      const order = inPile(duel, 0, ZONE.deck).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(broken(duel)).toEqual([]);
    expect([...counts.keys()].sort()).toEqual(["123", "132", "213", "231", "312", "321"]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    const scripted = table();
    scripted.scriptChance(() => 0);
    shuffle(scripted, 0, ZONE.deck);
    // Fisher–Yates that always draws 0: each card in turn goes to the front's place.
    expect(inPile(scripted, 0, ZONE.deck)).toEqual([2, 3, 4, 5, 6, 1]);
  });

  it("give the lowest free place", () => {
    const duel = table();
    const summon = (card: number): void => {
      const to = { zone: ZONE.monster, player: 0 as const, face: FACE.up, position: POSITION.attack };
      move(duel, card as CardId, to, MANNER.placed, BY_RULE);
    };
    for (const card of [1, 2, 3]) summon(card);
    move(duel, 2 as CardId, { zone: ZONE.graveyard }, MANNER.sent, BY_RULE);
    expect(freeSlot(duel, 0, ZONE.monster)).toBe(1);
    summon(4);
    expect([1, 4, 3].map((card) => duel.state.get(CARD.slot, card as CardId))).toEqual([0, 1, 2]);
  });

  it("make a card that moves a new object, and leave one that cannot move alone", () => {
    const duel = table();
    const card = 1 as CardId;
    const stamp = (): number => duel.state.get(CARD.stamp, card);
    const first = stamp();
    move(duel, card, { zone: ZONE.graveyard }, MANNER.sent, BY_RULE);
    const second = stamp();
    expect(second).not.toBe(first);
    const before = duel.state.fork();
    expect(move(duel, card, { zone: ZONE.graveyard }, MANNER.destroyed, BY_RULE)).toBe(false);
    expect(duel.state.equals(before)).toBe(true);
  });
});
