import type {
  Card,
  CauseWord,
  Manner,
  MaterialWay,
  NounPhrase,
  Place,
  SummonWay,
} from "@chainwright/card-ir";
import { ACTED, type CardSet, type CardTest, type Duel, TURN, turnBit } from "@chainwright/engine/board";
import { lastMadeWith } from "@chainwright/engine/history";
import { causesOf, MANNER_BIT, means, nounPhraseKey, waysMask } from "@chainwright/engine/program";
import { CARD, CAUSE, type CardId, MANNER, NO_CARD, NOW, WAY } from "@chainwright/engine/state";
import { includesWay, isSummonedAs, mustBeMaterialWays } from "../runtime/material-ways.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { onlyZones } from "./face-up-places.ts";

/** How a card came to where it is, and when: it tells so itself, of its last move. */
export interface Came {
  readonly manner: readonly Manner[];
  readonly by?: readonly CauseWord[] | undefined;
  readonly from: readonly Place[];
}

/** Where each player has cards of their own only. */
const OWN: ReadonlySet<string> = new Set(["hand", "deck", "extra-deck", "graveyard", "banished"]);

/** "From your hand": whose zone it was, its owner tells. */
export function fromOwn(from: Place | undefined): CardTest {
  if (from === undefined || from.of === undefined) return () => true;
  const { names, of } = from;
  if (!names.every((name) => OWN.has(name)))
    throw new NotCarriedOut("from whose zone a monster was Summoned");
  return (duel, { player }, card) => means(of, player, duel.state.get(CARD.owner, card));
}

type Test = (duel: Duel, card: CardId) => boolean;

export const cameThisTurn: Test = ({ state }, card) => state.get(CARD.since, card) === state.read(NOW.turn);

/** "used as material for a Fusion Summon", "sent there as Link Material": of a Summon that was not negated. */
export function cameAsMaterial(ways: readonly MaterialWay[]): Test {
  mustBeMaterialWays(ways);
  return (duel, card) => {
    const { state } = duel;
    if ((state.get(CARD.manner, card) & MANNER.material) === 0) return false;
    // By an effect, only Fusion Summons take materials that are not Tributed.
    if ((state.get(CARD.cause, card) & CAUSE.effect) !== 0) return includesWay(ways, "fusion");
    const monster = lastMadeWith(duel, card);
    return monster !== NO_CARD && isSummonedAs(duel, monster, ways);
  };
}

/** "Special Summoned by the effect of a “X” monster": as long as it has stayed since. */
export function broughtBy(source: CardSet, said: NounPhrase): CardTest {
  const passes = passesFor(said);
  return (duel, context, card) => {
    const { state } = duel;
    const by = state.get(CARD.broughtBy, card);
    if ((state.get(CARD.way, card) & WAY.special) === 0 || by === NO_CARD) return false;
    return source.test(duel, context, by) || (by !== card && passes(duel, by));
  };
}

/** Whether what a card Summons is said to be Summoned by the effect of such: see `Definition.summonsFor`. */
export function passesFor(said: NounPhrase): (duel: Duel, by: CardId) => boolean {
  const wanted = nounPhraseKey(said);
  return (duel, by) => duel.definition(duel.state.get(CARD.def, by)).summonsFor.includes(wanted);
}

/** "(This is treated as a Special Summon by the effect of a “X” monster.)": of what cards. */
export const summonsForOf = ({ program }: Card): readonly string[] =>
  program.sentences.flatMap((one) =>
    one.sentence === "remark" && one.treatedBy !== undefined ? [nounPhraseKey(one.treatedBy)] : [],
  );

/** "By its own effect": its text alone, or an effect of it that was activated. */
const BY_ITSELF = WAY.bySelf | WAY.byOwnEffect;

/** Whether a Summon that is kept so was one in any of these ways, or in whichever, and one "by its own effect" where that is said. */
export const isWay = (way: number, ways: number, by: "own-effect" | undefined): boolean =>
  (ways === 0 ? (way & ~(WAY.set | WAY.turnedUp)) !== 0 : (way & ways) !== 0) &&
  (by === undefined || (way & BY_ITSELF) !== 0);

/** "This face-up card you controlled": how it lay where it came from, and whose it was there; its text is its owner's now. */
function layThere({ state, game }: Duel, card: CardId, { faceUp, of }: Place): boolean {
  const manner = state.get(CARD.manner, card);
  if (game.zones[state.get(CARD.from, card)]?.field !== true) return true;
  if (faceUp === true && (manner & MANNER.wasUp) === 0) return false;
  return of !== "you" || (manner & MANNER.wasOwners) !== 0;
}

/** "Destroyed by battle and sent …", "sent from the field …" */
export function cameSo({ manner: manners, by, from: places }: Came): Test {
  onlyZones(...places);
  const needed = manners.map((manner) => MANNER_BIT[manner]);
  const causes = causesOf(by);
  return (duel, card) => {
    const { state } = duel;
    const manner = state.get(CARD.manner, card);
    const from = 1 << state.get(CARD.from, card);
    return (
      needed.every((need) => (manner & need) !== 0) &&
      (causes === 0 || (state.get(CARD.cause, card) & causes) !== 0) &&
      places.every((place) => (duel.zonesOf(place) & from) !== 0 && layThere(duel, card, place))
    );
  };
}

/** "Normal or Special Summoned this turn": in one of the ways. */
export function summonedThisTurn(ways: readonly SummonWay[] | undefined): Test {
  const wanted = ways === undefined || ways.length === 0 ? ~0 : waysMask(ways);
  return (duel, card) => {
    const way = duel.state.get(CARD.way, card);
    if ((way & wanted) === 0) return false;
    // A monster that is Flip Summoned has been there before.
    if ((way & wanted & WAY.flip) !== 0) return turnBit(duel, card, TURN.acted, ACTED.turnedUp);
    return (way & (WAY.normal | WAY.special)) !== 0 && cameThisTurn(duel, card);
  };
}
