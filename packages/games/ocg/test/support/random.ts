import {
  ACT,
  type Action,
  buildCatalogue,
  type Catalogue,
  CHANCE,
  type Decision,
  type Duel,
  decision,
  emptyDuel,
  FACE,
  kindOf,
  POSITION,
  place,
} from "@chainwright/engine";
import { numbers, seedChance } from "@chainwright/kernel";
import { ocgRoom, PHASE, rulesAt, startDuel, ZONE } from "../../src/index.ts";
import { pool } from "./cards.ts";

const EXTRA = ["fusion", "synchro", "xyz", "link"];
const catalogues = new Map<string, Catalogue>();

/** Every card of the pool that can be carried out, compiled as of a date. */
export function catalogueAt(date: string): Catalogue {
  const known = catalogues.get(date);
  if (known) return known;
  const cards = pool.allNames.flatMap((name) => pool.card(name, date) ?? []);
  const { notPlayable } = buildCatalogue(ocgRoom.game, cards);
  const bodies = new Set(notPlayable.map(({ card }) => card));
  const built = buildCatalogue(
    ocgRoom.game,
    cards.filter((card) => !bodies.has(card)),
  );
  catalogues.set(date, built);
  return built;
}

/** Definition numbers of everything that goes into a Main Deck. */
export const mainDeck = (catalogue: Catalogue): number[] =>
  catalogue.definitions
    .slice(1)
    .filter(({ card }) => !card.facts.categories.some((word) => word === "token" || EXTRA.includes(word)))
    .map(({ id }) => id);

/** Forty definition numbers, up to three of each. */
function deckOf(all: readonly number[], below: (n: number) => number): number[] {
  return shuffled(
    all.flatMap((def) => [def, def, def]),
    below,
  ).slice(0, 40);
}

function shuffled(list: readonly number[], below: (n: number) => number): number[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as number, mixed[i] as number];
  }
  return mixed;
}

/** A random duel of two 40-card decks. */
export function randomDuel(date: string, seed: number): Duel {
  const below = numbers(seed);
  const catalogue = catalogueAt(date);
  const all = mainDeck(catalogue);
  return startDuel(
    rulesAt(date),
    catalogue,
    [
      { main: deckOf(all, below), extra: [] },
      { main: deckOf(all, below), extra: [] },
    ],
    seed,
  );
}

/**
 * The same with fewer cards, three of each, so that those that need one another meet, and with a monster of the
 * Extra Deck on either side from the start, and others to be Summoned.
 */
export function randomStage(date: string, seed: number): Duel {
  const below = numbers(seed);
  const catalogue = catalogueAt(date);
  const all = shuffled(mainDeck(catalogue), below).slice(0, 14);
  const extra = catalogue.definitions.filter(({ card }) =>
    card.facts.categories.some((word) => EXTRA.includes(word)),
  );
  const duel = emptyDuel(ocgRoom, rulesAt(date), catalogue);
  seedChance(duel.state, CHANCE, seed);
  for (const player of [0, 1] as const) {
    for (const [i, def] of deckOf(all, below).entries()) {
      place(duel, def, { zone: i < 5 ? ZONE.hand : ZONE.deck, player });
    }
    for (let i = 0; i < 10; i++) {
      place(duel, extra[below(extra.length)]?.id ?? 0, { zone: ZONE.extra, player });
    }
    const monster = extra[below(extra.length)];
    if (monster === undefined) continue;
    const at = { zone: ZONE.monster, player, face: FACE.up, position: POSITION.attack };
    const card = place(duel, monster.id, at);
    if (!monster.card.facts.categories.includes("xyz")) continue;
    for (let i = 0; i < 2; i++) {
      place(duel, all[below(all.length)] as number, { zone: ZONE.material, player, under: card });
    }
  }
  ocgRoom.startAt(duel, 0, 2, PHASE.draw);
  return duel;
}

const EAGER: ReadonlySet<number> = new Set([ACT.activate, ACT.trigger, ACT.number]);

/** Every option may be taken, but effects are used more often than chance would. */
function pick(open: Decision, below: (n: number) => number): Action {
  const uses = below(2) === 0 ? open.options.filter((option) => EAGER.has(kindOf(option))) : [];
  const from = uses.length > 0 ? uses : open.options;
  return from[below(from.length)] as Action;
}

/** Plays to the end or for `most` answers; returns how many were given. */
export function play(
  duel: Duel,
  seed: number,
  most: number,
  give: (choice: Action, open: Decision, answers: number) => void,
): number {
  const below = numbers(seed ^ 0x5eed);
  for (let answers = 0; answers < most; answers++) {
    const open = decision(duel);
    if (open === null) return answers;
    if (open.options.length === 0) throw new Error(`"${open.question}" leaves no option`);
    give(pick(open, below), open, answers);
  }
  return most;
}
