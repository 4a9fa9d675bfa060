import type {
  Card,
  CardKind,
  Effect,
  Keyword,
  KeywordName,
  Noun,
  PlaceName,
  SummonRule,
} from "@chainwright/card-ir";
import type { Routine, Schema } from "@chainwright/kernel";
import type { CompiledEffect } from "../program/effect.ts";
import type { EffectContext } from "../program/effect-context.ts";
import type { Materials } from "../program/material-requirements.ts";
import type { Cause } from "./cause.ts";
import type { Duel } from "./duel.ts";
import type { Why } from "./illegality-reasons.ts";
import type { Question } from "./question.ts";
import type { CardId, LinkId, ZoneId } from "./schema.ts";
import type { Player } from "./vocabulary.ts";

/** One zone that each player has. */
export interface ZoneInfo {
  readonly name: string;
  /** In play: what leaves it becomes a new object, and "the field" includes it. */
  readonly field: boolean;
  /** Places for one card each; 0 for a pile without places. */
  readonly slots: number;
  /** Cards lie here upright or turned: attack or defense position, untapped or tapped. */
  readonly positions?: true;
  /** Nothing lies here but what is on its way to the field. */
  readonly passing?: true;
  /** Who may look at a card that lies face-down or unrevealed here. */
  readonly seen: "all" | "owner" | "none";
}

/** Zones that the engine's own verbs mean; nowhere where the game has none. */
export type ZoneName = "hand" | "deck" | "graveyard" | "banished" | "summon" | "equip" | "material" | "extra";

/** What the engine asks of a game: its zones, words and numbers. Nothing here depends on a date. */
export interface Game {
  readonly id: Card["game"];
  readonly schema: Schema;
  readonly zones: readonly ZoneInfo[];
  /** The names of the parts of its phases, by number; for reports. */
  readonly steps: readonly string[];
  readonly routines: readonly Routine<Duel>[];
  readonly questions: readonly Question[];
  /** The zones that a place word means, as a mask of zone numbers. */
  zonesOf(place: PlaceName): number;
  /** Of a place that is a part of its zone: which slots, as a mask; 0 where it is all of it. */
  slotsOf(place: PlaceName): number;
  readonly zone: Readonly<Record<ZoneName, ZoneId>>;
  /** Whether a player chooses the position of a monster they Special Summon. */
  readonly choosesPosition: boolean;
  /** Whether a monster whose position cannot be changed is not turned by effects either; else only its player cannot turn it. */
  readonly holdsAgainstEffects: boolean;
  /** What becomes of a card that should return to its other player and finds no room there. */
  readonly noWayBack: "destroyed" | "sent";
  /** The activation that a card has by its kind, where its text says nothing of it: to lie on the field, to be equipped. */
  activationByKind(card: Card): Effect | null;
  /** The keywords that its rules carry out. */
  readonly keywords: readonly KeywordName[];
  /** What a keyword stands for, where that can be said as an effect; null where its rules carry it out. */
  abilityOf(keyword: Keyword): Effect | null;
  /** How a card lies that comes to a zone in which cards lie one way or the other (`POSITION`). */
  arrivesAs(duel: Duel, card: CardId, zone: ZoneId): number;
  /**
   * Puts a card into play for a player, where that takes more than a move: of the card, the player, the link whose
   * effect does it and the row, counted from 1, of what it records. Null where a Special Summon is all there is.
   */
  readonly putIntoPlay: Routine<Duel> | null;
  /** Whether a player can pay for a card if that costs so much less; null where nothing is paid. */
  canPay: ((duel: Duel, player: Player, card: CardId, less: number) => boolean) | null;
  /** What its rules do instead of moves. */
  readonly insteads: readonly RuleReplacement[];
  /**
   * Has players choose among what may take the place of moves (see `replacementChoice`), or whether something takes the
   * place of destructions, "you can … instead"; null where that is never asked. The move that waits lies in the registers
   * of its frame: see `movingOf`.
   */
  readonly chooseReplacement: {
    readonly of: "moves" | "destructions";
    readonly routine: Routine<Duel>;
  } | null;
  /** Whether an effect that takes the place of a destruction, or of a payment, can still be used by a player this turn. */
  readonly maySubstitute:
    | ((duel: Duel, player: Player, card: CardId, effect: CompiledEffect) => boolean)
    | null;
  /** Counts that it was. */
  readonly countUse: ((duel: Duel, player: Player, card: CardId, effect: CompiledEffect) => void) | null;
  /**
   * Whether what an effect waits for is there: the link `context.answers`, or an event; null where no effect does what the
   * activation of another card would.
   */
  readonly isOccasion: ((duel: Duel, context: EffectContext, effect: CompiledEffect) => boolean) | null;
  /** "GR summon", of the player and the link; null where the game has none. */
  readonly grSummon: Routine<Duel> | null;
  /** What a continuous effect of a Spell asks for beforehand is asked, and paid, when the card is used. */
  readonly requirementsAtUse: boolean;
  /** The summoning conditions that its procedures keep. */
  readonly summonRules: readonly SummonRule["rule"][];
  /** Places of a zone that something else takes up, as a mask. */
  takenSlots(duel: Duel, player: Player, zone: ZoneId): number;
  /**
   * The places to which a monster could be Summoned from where it is, as a mask; without the cards that leave for it, and
   * without places that are given to others already.
   */
  summonSlots(duel: Duel, player: Player, card: CardId, leaving?: readonly CardId[], given?: number): number;
  /** The zones of a player to which a card on the field points, as a mask; null where none ever does. */
  readonly zonesPointedTo: ((duel: Duel, by: CardId, player: Player) => number) | null;
  /** The column of a place of a player's zone, counted from player 0's left; -1 where it is in none. */
  columnAt(duel: Duel, zone: ZoneId, player: Player, place: number): number;
  /** The zones of a player to which a monster may come that are in a column, and beside a card, as a mask. */
  zonesInColumn(column: number, player: Player): number;
  zonesBeside(duel: Duel, card: CardId, player: Player): number;
  /**
   * The free places of the zone of a Spell or Trap, or of `zone`, as a mask, without those given to others; 0 where it makes no difference to
   * which of them it goes.
   */
  placesOfSpell(duel: Duel, player: Player, card: CardId, given?: number, zone?: ZoneId): number;
  /** Whether it makes a difference to which of these places a monster is Summoned; null where it never does. */
  readonly placeMatters: ((duel: Duel, card: CardId, places: number) => boolean) | null;
  /** Whether the effect of a card may Special Summon this one, in a way (`WAY`), to the field of `side` (as a rule `player`); some cards leave before it does. */
  maySpecialSummon(
    duel: Duel,
    player: Player,
    card: CardId,
    by: CardId,
    way: number,
    why: Why | null,
    leaving?: readonly CardId[],
    side?: Player,
    /** Whatever its Summoning conditions say. */
    ignoring?: boolean,
    /** What it is treated as, beside what it is: a Summon that a monster's text may ask for. */
    treated?: number,
  ): boolean;
  /** Whether what a monster says of its Summon, and how it came before, lets the effect of a card Special Summon it at some other time. */
  couldBeSummoned(duel: Duel, card: CardId, by: CardId, why: Why | null): boolean;
  /** Summons with materials by the kind of the monster; null where the game has none. */
  readonly byMaterials: {
    /** What such a Summon takes; `from`: of nothing but these cards. */
    materials(from?: readonly CardId[]): Materials;
    /** `using`: what has to be among the materials; `from`: nothing else can be, but what is `brought` before. */
    check(
      duel: Duel,
      player: Player,
      card: CardId,
      why: Why | null,
      using: readonly CardId[],
      from?: readonly CardId[],
      brought?: readonly CardId[],
    ): boolean;
    /** Of the card, its player, 0 and `ALL_PICKED` where the materials have been chosen. */
    readonly routine: Routine<Duel>;
  } | null;
  /** Normal Summons, for effects that conduct one; null where the game has none. */
  readonly normalSummon: {
    check(duel: Duel, player: Player, card: CardId, withTribute: boolean): boolean;
    /** Of the card and the player. */
    readonly routine: Routine<Duel>;
  } | null;
  /** Setting a Spell or Trap by an effect, or placing it face-up (`FACE`); null where the game has no such effects. */
  readonly setting: {
    /** The zone in which it lies by its kind. */
    zone(duel: Duel, card: CardId): ZoneId;
    /** `spare`: how many more places of that zone there will be by then, or fewer. */
    check(duel: Duel, player: Player, card: CardId, by: CardId, spare?: number): boolean;
    set(duel: Duel, player: Player, card: CardId, face: number, cause: Cause, place?: number): boolean;
  } | null;
  /** Activating a Field Spell as an effect resolves; null where the game has no such effects. */
  readonly activatingThere: {
    check(duel: Duel, player: Player, card: CardId, by: CardId): boolean;
    activate(duel: Duel, player: Player, card: CardId, cause: Cause): boolean;
  } | null;
  /** The kind of an effect, where the game's rules make it another than its words alone. */
  kindOf(card: Card, effect: CompiledEffect["ir"]): CompiledEffect["ir"]["kind"];
  /** Spell Speed, or whatever decides what may answer what; 0 where the game has none. */
  speedOf(card: Card, effect: CompiledEffect["ir"]): number;
  /** Where an effect may be activated from, if its words don't say it. */
  rangeOf(card: Card, effect: CompiledEffect["ir"]): number;
  /** Where a card goes that would leave play for `zone`, or go to the hand or Deck; a Token is nowhere once it leaves. */
  destination(duel: Duel, card: CardId, zone: ZoneId): ZoneId;
  /** The rules by which a card in play cannot be returned to the hand or Deck, since where it goes is settled; none where it can. */
  notReturned(duel: Duel, card: CardId, by: LinkId): readonly number[] | null;
  /** Called when a card has left play: what was attached to it goes where the rules send it. */
  hasLeft(duel: Duel, card: CardId): void;
  /** Called when a card in play has been turned face-down: what is bound to its face lets go. */
  turnedDown(duel: Duel, card: CardId): void;
  /** Whether a card counts as being of a kind where it is: what is printed, but for the game's own rules. */
  isOfKind(duel: Duel, card: CardId, kind: CardKind): boolean;
  /** Whether the rules of the game keep a card from having effects for now. */
  isDormant(duel: Duel, card: CardId): boolean;
  /** Called after every change of the table: does what the rules do by themselves. */
  enforce(duel: Duel): void;
  /** Whether a player may leave an effect be when they could use it. */
  isByChoice(card: Card, effect: Effect): boolean;
  /** Whether a card that stays can be activated along with this effect of it, as one link. Left out: it never can. */
  usedOnActivation?(card: Card, effect: Effect): boolean;
  /** Whether an effect about destruction by battle acts when that is settled, while the monster is still on the field. */
  actsOnSettledDestruction(effect: Effect): boolean;
  /** Has a player say which of their continuous effects, which begin together, is first. Left out: in any order. */
  orderContinuousEffects?(duel: Duel, player: Player, cards: readonly CardId[]): void;
  /** What the game has to know of an effect again and again, read off its text once: bits of the game's own. */
  effectProperties(card: Card, effect: Effect, speed: number): number;
  /** Whether an effect may ever be used to answer something. */
  canRespond(effect: CompiledEffect): boolean;
  isNoun(duel: Duel, card: CardId, noun: Noun): boolean;
}

/** What the rules of a game do instead of a move: at once, without anything to choose. */
export interface RuleReplacement {
  readonly law: (duel: Duel) => readonly number[];
  applies(duel: Duel, card: CardId, to: ZoneId, manner: number): boolean;
  carryOut(duel: Duel, card: CardId): void;
}
