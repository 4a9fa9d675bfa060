import { buildCatalogue } from "@chainwright/compiler";
import { type Decision, decision, emptyDuel, place, startDuel } from "@chainwright/engine";
import type { Catalogue, Definition, Duel } from "@chainwright/engine/board";
import { ACT, type Action, CHANCE, FACE, kindOf, POSITION } from "@chainwright/engine/state";
import { numbers, seedChance } from "@chainwright/kernel";
import { ocgRoom, PHASE, rulesAt, ZONE } from "../../src/index.ts";
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

const inExtraDeck = ({ card }: Definition): boolean =>
  card.facts.categories.some((word) => EXTRA.includes(word));

/** Everything that goes into a Main Deck. */
export const mainDeck = (catalogue: Catalogue): readonly Definition[] =>
  catalogue.definitions
    .slice(1)
    .filter((one) => !one.card.facts.categories.includes("token") && !inExtraDeck(one));

function shuffled<T>(list: readonly T[], below: (n: number) => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** `size` of all, in a mixed order in which each seed goes on where the one before ended: none is left out. */
function windowOf(all: readonly Definition[], size: number, seed: number): Definition[] {
  const mixed = shuffled(all, numbers(all.length));
  return Array.from(
    { length: Math.min(size, all.length) },
    (_, i) => mixed[(seed * size + i) % mixed.length] as Definition,
  );
}

/** The cards that a text names in quotation marks, or whose series it names. */
function namedBy({ card: { text } }: Definition, all: readonly Definition[]): Definition[] {
  const quoted = [...text.matchAll(/"([^"]+)"/g)].map(([, name]) => name as string);
  return all.filter(({ card: { name, facts } }) =>
    quoted.some((one) => name.en.includes(one) || facts.series?.includes(one)),
  );
}

/** Half of the favoured cards, half of all, whose turn it is with this seed. */
const halfOf = (all: readonly Definition[], favoured: Favoured, size: number, seed: number): Definition[] => [
  ...windowOf(all.filter(favoured), size / 2, seed),
  ...windowOf(all, size / 2, seed),
];

type Favoured = (definition: Definition) => boolean;

/** Forty definition numbers, up to three of each. */
const deckOf = (cards: readonly Definition[], below: (n: number) => number): number[] =>
  shuffled(
    cards.flatMap(({ id }) => [id, id, id]),
    below,
  ).slice(0, 40);

/** A random duel of two 40-card decks. */
export function randomDuel(date: string, seed: number): Duel {
  const below = numbers(seed);
  const catalogue = catalogueAt(date);
  const all = mainDeck(catalogue);
  const main = (player: number) => deckOf(windowOf(all, 20, 2 * seed + player), below);
  return startDuel(
    ocgRoom,
    rulesAt(date),
    catalogue,
    [
      { main: main(0), extra: [] },
      { main: main(1), extra: [] },
    ],
    seed,
  );
}

/**
 * The same with fewer cards, so that those that need one another meet, and with a monster of the Extra Deck on
 * either side from the start, and others to be Summoned. Cards that are favoured are in it more often.
 */
export function randomStage(date: string, seed: number, favoured: Favoured = () => true): Duel {
  const below = numbers(seed);
  const catalogue = catalogueAt(date);
  const all = mainDeck(catalogue);
  const core = halfOf(all, favoured, 12, seed);
  const named = core.flatMap((one) => shuffled(namedBy(one, all), below).slice(0, 3));
  const main = [...new Set([...core, ...named])];
  const extras = catalogue.definitions.filter(inExtraDeck);
  const duel = emptyDuel(ocgRoom, rulesAt(date), catalogue);
  seedChance(duel.state, CHANCE, seed);
  for (const player of [0, 1] as const) {
    for (const [i, def] of deckOf(main, below).entries()) {
      place(duel, def, { zone: i < 7 ? ZONE.hand : i < 14 ? ZONE.graveyard : ZONE.deck, player });
    }
    const [monster, ...others] = halfOf(extras, favoured, 12, 2 * seed + player);
    for (const { id } of others) place(duel, id, { zone: ZONE.extra, player });
    if (monster === undefined) continue;
    const at = { zone: ZONE.monster, player, face: FACE.up, position: POSITION.attack };
    const card = place(duel, monster.id, at);
    if (!monster.card.facts.categories.includes("xyz")) continue;
    for (let i = 0; i < 2; i++) {
      place(duel, main[below(main.length)]?.id ?? 0, { zone: ZONE.material, player, under: card });
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
