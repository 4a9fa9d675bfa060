import type { Card } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { actsWith, answer, decision, startDuel, view } from "@chainwright/engine";
import { type Duel, holderOf } from "@chainwright/engine/board";
import { ACT, type Action, action, firstOf, kindOf } from "@chainwright/engine/state";
import { type DeckSetup, randomBot } from "@chainwright/players";
import { withoutUnrelated } from "@chainwright/scenario";

export interface Found {
  readonly answers: number;
  /** Cards of the decks that were taken away for the comparison, at all answers together. */
  readonly taken: number;
  readonly difference: string | undefined;
}

const cardsOf = ({ decks }: DeckSetup): readonly Card[] => [
  ...new Set(decks.flatMap(({ main, extra }) => [...main, ...extra])),
];

function begin({ room, rules, seed, decks, everyWindow }: DeckSetup, cards: readonly Card[]): Duel {
  const numbers = new Map(cards.map(({ name }, i) => [name.en, i + 1]));
  const numbered = (some: readonly Card[]) => some.map(({ name }) => numbers.get(name.en) as number);
  const [first, second] = decks.map(({ main, extra }) => ({ main: numbered(main), extra: numbered(extra) }));
  if (first === undefined || second === undefined) throw new RangeError("two decks");
  const catalogue = buildCatalogue(room.game, cards);
  const rulesOfDay = room.rulesAt(rules.date, rules.region);
  return startDuel(room, rulesOfDay, catalogue, [first, second], seed, null, everyWindow);
}

/** Plays a duel by chance and compares it before and after each answer with one of fewer unrelated cards. */
export function playWithout(setup: DeckSetup, most: number): Found {
  const duel = begin(setup, cardsOf(setup));
  const bot = randomBot(setup.seed);
  let [answers, taken] = [0, 0];
  for (; answers < most; answers++) {
    const open = decision(duel);
    if (open === null) break;
    const choice = bot.choose(open, duel);
    const compared = withoutUnrelated(duel, choice);
    taken += compared.taken;
    if (compared.difference !== undefined) return { answers, taken, difference: compared.difference };
    answer(duel, choice);
  }
  return { answers, taken, difference: undefined };
}

/** All that is told of a duel, as it is the same in any catalogue: names and not numbers. */
function told({ room }: DeckSetup, duel: Duel): string {
  const now = view(duel, null);
  const open = decision(duel);
  const cards = now.piles.flatMap(({ zone, cards }) => (zone === "deck" ? [] : cards));
  return JSON.stringify([
    now,
    open === null ? null : { ...open, options: open.options.map((one) => inWords(duel, open.question, one)) },
    cards.map(({ id }) => {
      const player = holderOf(duel, id);
      return actsWith(room, duel, player, id).map((act) => [act, duel.rules.whyNot(duel, player, act)]);
    }),
  ]);
}

const isName = (question: string, choice: Action): boolean =>
  kindOf(choice) === ACT.number && question === "choose name";

const inWords = (duel: Duel, question: string, choice: Action): Action | string =>
  isName(question, choice) ? duel.catalogue.textOf(firstOf(choice)) : choice;

/** Whether a player is asked for places, or for a name that only this card has, since it is in the duel. */
function isAsked({ room }: DeckSetup, card: Card): boolean {
  const { placesMatter, columnsMatter } = buildCatalogue(room.game, [card]);
  return placesMatter || columnsMatter;
}

/** Plays a duel by chance, and beside it the same one where the cards, also those of another one, are numbered otherwise. */
export function playRenumbered(setup: DeckSetup, another: DeckSetup, most: number): Found {
  const cards = cardsOf(setup);
  const others = cardsOf(another).filter((card) => !cards.includes(card) && !isAsked(setup, card));
  const duel = begin(setup, cards);
  const other = begin(setup, [...others, ...cards].reverse());
  const bot = randomBot(setup.seed);
  for (let answers = 0; ; answers++) {
    const [one, two] = [told(setup, duel), told(setup, other)];
    const open = decision(duel);
    if (one !== two) {
      let i = 0;
      while (one[i] === two[i]) i++;
      const difference = `${one.slice(Math.max(0, i - 100), i + 60)} ≠ ${two.slice(Math.max(0, i - 10), i + 60)}`;
      return { answers, taken: 0, difference };
    }
    if (open === null || answers === most) return { answers, taken: 0, difference: undefined };
    const choice = bot.choose(open, duel);
    answer(duel, choice);
    const same = inWords(duel, open.question, choice);
    answer(other, typeof same === "string" ? action(ACT.number, other.catalogue.word(same)) : same);
  }
}
