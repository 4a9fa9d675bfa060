import type {
  Card,
  CardKind,
  Effect,
  Happened,
  Keyword,
  KeywordName,
  Moment,
  Noun,
  Place,
  PlaceName,
  Referring,
  ResultReading,
  SummonRule,
} from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import type { FrameId, Routine, Schema } from "@chainwright/kernel";
import { call, drawBelow, jump, State } from "@chainwright/kernel";
import type { Action } from "./action.ts";
import type { ActivationAllowed } from "./compile/activation-rules.ts";
import type { Cards } from "./compile/cards.ts";
import type { Copy } from "./compile/copying.ts";
import type { CompiledEffect } from "./compile/effect.ts";
import type { OwnEquip } from "./compile/fitting.ts";
import type { NormalSummonWay } from "./compile/normal-summons.ts";
import type { Occasion } from "./compile/occasion.ts";
import type { Standing } from "./compile/standing.ts";
import type { CardTest, Check, Using } from "./compile/using.ts";
import type { DeckRules } from "./deck.ts";
import type { Cause } from "./events.ts";
import type { Law } from "./law.ts";
import type { Loop } from "./loops.ts";
import type { Materials } from "./own-summon.ts";
import type { Question } from "./question.ts";
import type { ReasonRanks } from "./reason-ranks.ts";
import type { Redirecting } from "./redirecting.ts";
import type { RuleReplacement } from "./replace.ts";
import { type CardId, CHANCE, FRAME, type LinkId, NOW, type ZoneId } from "./schema.ts";
import { TRACE, type Trace } from "./trace.ts";
import { type Player, WIN } from "./vocabulary.ts";
import type { Reason, Why } from "./why.ts";

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
type ZoneName = "hand" | "deck" | "graveyard" | "banished" | "summon" | "equip" | "material" | "extra";

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
   * Whether what an effect waits for is there: the link `using.answers`, or an event; null where no effect does what the
   * activation of another card would.
   */
  readonly isOccasion: ((duel: Duel, using: Using, effect: CompiledEffect) => boolean) | null;
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
  orderStanding?(duel: Duel, player: Player, cards: readonly CardId[]): void;
  /** What the game has to know of an effect again and again, read off its text once: bits of the game's own. */
  marksOf(card: Card, effect: Effect, speed: number): number;
  /** Whether an effect may ever be used to answer something. */
  canRespond(effect: CompiledEffect): boolean;
  isNoun(duel: Duel, card: CardId, noun: Noun): boolean;
}

/** A ruling for cards (English names) together: one of them stays negated, or else they may not come together. */
export interface SpecialRuling {
  readonly rule: number;
  readonly cards: readonly string[];
  readonly negated?: string;
}

/** The rules of a game as of one date, frozen. */
export interface Rules {
  readonly game: Game;
  /** ISO date. */
  readonly date: string;
  readonly law: Law;
  /** Which of several reasons tells the most. */
  readonly reasonRanks: ReasonRanks;
  readonly deck: DeckRules;
  /** How words that refer to the result of an earlier part are read ("destroyed this way", "if you do"). */
  result(referring: Referring, happened: Happened): ResultReading;
  /** Whether it is now what words like "during the Battle Phase" or "before damage calculation" mean. */
  isMoment(duel: Duel, word: Moment, at?: "start" | "end" | "before" | "after"): boolean;
  /** The rules about single cards, by the cards' English names. */
  readonly cardLaw: Readonly<Record<string, readonly number[]>>;
  /** What was laid down for cards whose continuous effects give no stable answer together. */
  readonly rulings: readonly SpecialRuling[];
  /** "… then end the Battle Phase". */
  endBattlePhase(duel: Duel): void;
  /** "It becomes the End Phase": once the chain is over. */
  becomeEndPhase(duel: Duel): void;
  /** "… and perform damage calculation": of the attack that was declared, while an effect resolves. */
  calculateDamage(duel: Duel): void;
  /** Reasons why a player cannot take an action now, also one who is not being asked; empty when they can. */
  whyNot(duel: Duel, player: Player, action: Action): readonly Reason[];
}

/** What a keyword says beside the word: a number, and the cards it speaks of. */
export interface SpokenKeyword {
  readonly n: number;
  readonly what: Cards | null;
}

/** As what a card is treated for the Summon of a monster, if its player likes. */
export interface TreatedAs {
  readonly ways: NonNullable<SummonRule["ways"]>;
  readonly for: CardTest;
  /** Which materials; null for the card that says so itself. */
  readonly what: CardTest | null;
  readonly levels: readonly number[];
  readonly tuner: boolean;
  /** For any Tuner of that series. */
  readonly series: string | null;
}

/** A card that the engine can play: facts as numbers, effects as programs. */
export interface Definition {
  readonly id: number;
  readonly card: Card;
  /** As printed; here as well as in `card`, since every look at a card asks for them. */
  readonly kind: Card["facts"]["kind"];
  readonly categories: Card["facts"]["categories"];
  readonly name: number;
  readonly type: number;
  readonly attribute: number;
  readonly atk: number;
  readonly def: number;
  /** Level, Rank, Link Rating: 0 where it has none. */
  readonly level: number;
  readonly rank: number;
  readonly rating: number;
  /** Link arrows, a bit each in the order of `ARROWS`. */
  readonly arrows: number;
  readonly scale: number;
  readonly cost: number;
  readonly power: number;
  /** By the effects of what cards its Special Summons are said to be, in the words of `compile/came.ts`. */
  readonly summonsFor: readonly string[];
  readonly effects: readonly CompiledEffect[];
  /** Its activations as effects of other cards may copy them; none where no card of the catalogue does. */
  readonly copies: readonly Copy[];
  /** Zones from which any of its effects may be activated, as a mask. */
  readonly range: number;
  /** Zones from which one may be used as a response, as a mask. */
  readonly responds: number;
  /** The effects that may ever be used to answer something. */
  readonly responses: readonly CompiledEffect[];
  /** The kinds of event that make one trigger, as a mask of `EVENT` numbers. */
  readonly hears: number;
  /** What it is as a monster, and the other way round: what a Trap becomes and is again when it leaves. 0: nothing else. */
  readonly otherSelf: number;
  /** Of a card with the effects of another: what it is without them; 0 for all others. */
  readonly itself: number;
  /** The keywords printed on it, a bit each in the order of `KEYWORDS`. */
  readonly keywords: number;
  /** What they say beside the word. */
  readonly spoken: ReadonlyMap<KeywordName, SpokenKeyword>;
  /** What it may be equipped to and stay equipped to, whoever controls that; null where its text doesn't say. */
  readonly equipsTo: CardTest | null;
  /** The counters that its text places on itself. */
  readonly ownCounters: ReadonlySet<string>;
  /** What a monster has itself equipped to by its own effects, and what it gives it then. */
  readonly ownEquips: readonly OwnEquip[];
  /** The zones in which its continuous effects apply, as a mask; 0 where it has none. */
  readonly stands: number;
  /** What its text says about how it may be Summoned. */
  readonly summonRules: readonly SummonRule[];
  /** Whose effects alone may Special Summon it; null where its text doesn't say. */
  readonly onlyByCard: CardTest | null;
  /** As which materials it cannot be used, and for which monsters it can all the same. */
  readonly notMaterial: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly except: CardTest | null;
  }[];
  /** What it is treated as where it is a material, or its materials (`what`) are where it is Summoned. */
  readonly treatedAs: readonly TreatedAs[];
  /** What is none of its own materials where it is Ritual Summoned. */
  readonly neverMadeOf: readonly CardTest[];
  /** What all that is Tributed for its Tribute Summon is, and what besides monsters may be Tributed for it. */
  readonly tributesMustBe: readonly CardTest[];
  readonly alsoTributes: readonly CardTest[];
  /** For which Synchro Monsters it can be a non-Tuner; null for none. */
  readonly nonTunerFor: CardTest | null;
  /** For which Ritual Monsters it can be all that is Tributed, in which zones (a mask). */
  readonly entireTribute: readonly { readonly for: CardTest; zones(duel: Duel): number }[];
  /** For which Ritual Monsters it can be banished from the Graveyard as a Tribute. */
  readonly graveTribute: readonly CardTest[];
  /** What can be used from the hand beside it, for which Summons of which monsters. */
  readonly handMaterial: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly for: CardTest;
    readonly cards: CardTest;
  }[];
  /** For which Summons of which monsters it can be used from the hand, beside which material, and whether by one of its name a turn. */
  readonly usedFromHand: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly for: CardTest;
    readonly beside: CardTest;
    readonly once: boolean;
  }[];
  /** What all the other materials must be where it is one. */
  readonly otherMaterials: readonly {
    readonly ways: NonNullable<SummonRule["ways"]>;
    readonly cards: CardTest;
  }[];
  /** What has to be so for it to be Summoned, or Set, in one of the `ways` (`WAY` bits). */
  readonly summonOnlyIf: readonly { readonly conditions: readonly Check[]; readonly ways: number }[];
  /** "You can activate this card from your hand.", "… the turn it was Set." */
  readonly activationsAllowed: readonly ActivationAllowed[];
  /** Other ways in which its text lets it be Normal Summoned. */
  readonly normalSummons: readonly NormalSummonWay[];
  /** "1 Tuner + 1+ non-Tuner monsters": what it is Summoned with. */
  readonly materials: readonly Cards[];
  /** Its text speaks of what it was before it left the field: equipped to a monster, with counters. */
  readonly asksFormer: boolean;
  /** "This card's name becomes “A” while in the Graveyard": what it is called, or counts as, in the zones of a mask. */
  readonly elsewhere: readonly {
    readonly name: string | null;
    readonly legend: boolean;
    /** In the turn of its owner's opponent only. */
    readonly inTheirTurn: boolean;
    zones(duel: Duel): number;
  }[];
}

/** A change of what a monster is, and what it is before it. */
export interface Becoming {
  readonly card: CardId;
  readonly property: "type" | "attribute";
  readonly before: string | null | undefined;
}

/** Everything about the cards of a duel that never changes. */
export interface Catalogue {
  readonly definitions: readonly Definition[];
  /** A card with the effects of another: see `mixture`. @throws RangeError for what is no definition. */
  mixed(def: number): Definition;
  /** What resolved effects may leave behind that applies like a continuous effect. */
  readonly lingering: readonly Standing[];
  /** What cards of the duel ask how often it happened this turn. */
  readonly tallies: readonly Occasion[];
  /** What resolved effects wait for: `FORCE.eachTime`. */
  readonly watches: readonly Occasion[];
  readonly routines: readonly Routine<Duel>[];
  readonly questions: readonly Question[];
  /** Whether a card of the duel does something "each time". */
  readonly eachTime: boolean;
  /** Whether a card of the duel may take the place of another's destruction. */
  readonly standsIn: boolean;
  /** Whether a card of the duel points to zones: only then does it matter where on the field others lie. */
  readonly placesMatter: boolean;
  /** Some card speaks of columns. */
  readonly columnsMatter: boolean;
  /** The kinds of counters of which the cards of the duel speak. */
  readonly counterKinds: readonly string[];
  /** Names, Types, attributes as numbers. */
  word(text: string): number;
  textOf(word: number): string;
}

const NO_RULES: readonly number[] = [];

/** A change of a card's stat: what a resolved effect left behind, by its row, or after those all continuous effects. */
export interface ChangeAsked {
  readonly card: CardId;
  readonly stat: number;
  readonly row: number;
}

/** A duel: its state, and what the state is read with. */
export class Duel {
  trace: Trace | null = null;
  /** The series for which it is being asked now which cards belong to them, from the outermost question on. */
  readonly identityAsked: string[] = [];
  /** Whether it is being asked now what continuous effects call some card. */
  nameAsked = false;
  /** The changes of stats from which it is being asked now whether a card is kept, from the outermost question on. */
  readonly changesAsked: ChangeAsked[] = [];
  /** The monsters of which it is being asked now whether they become something else, from the outermost question on. */
  readonly becoming: Becoming[] = [];
  /** Whether it is being asked now if the numbers of a battle are as some continuous effect wants them. */
  measuring = false;
  /** What has cards go elsewhere that are being moved now at the same time. */
  redirecting: ReadonlyMap<CardId, readonly Redirecting[]> = new Map();
  /** Told of each loop of continuous effects that comes up, where something is tried out on a fork. */
  onLoop: ((loop: Loop) => void) | null = null;

  constructor(
    readonly rules: Rules,
    readonly catalogue: Catalogue,
    readonly state: State,
  ) {}

  static create(rules: Rules, catalogue: Catalogue): Duel {
    return new Duel(rules, catalogue, State.create(rules.game.schema));
  }

  get game(): Game {
    return this.rules.game;
  }

  get law(): Law {
    return this.rules.law;
  }

  /** A copy that goes its own way. The trace is not taken along. */
  fork(): Duel {
    return new Duel(this.rules, this.catalogue, this.state.fork());
  }

  definition(def: number): Definition {
    return this.catalogue.definitions[def] ?? this.catalogue.mixed(def);
  }

  call(routine: Routine<Duel>, a = 0, b = 0, c = 0, e = 0): FrameId {
    return call(this.state, FRAME, routine, a, b, c, e);
  }

  jump(frame: FrameId, step: number): void {
    jump(this.state, FRAME, frame, step);
  }

  /** Stops the machine until `player` has answered; the next step of the frame finds the answer in `NOW.answer`. */
  ask(question: Question, player: Player, frame: FrameId): void {
    // A step that ended the duel has nobody left to ask.
    if (this.state.read(NOW.result) !== WIN.none) return;
    this.state.write(NOW.question, question.id + 1);
    this.state.write(NOW.asked, player);
    this.state.write(NOW.askedFrame, frame);
    if (this.trace !== null) this.point(TRACE.asked, 0, player, question.id, frame);
  }

  /** Notes that something happened, and the rules by which it did. */
  point(kind: number, rules: readonly number[] | 0, a = 0, b = 0, c = 0): void {
    const trace = this.trace;
    if (trace === null) return;
    if (rules === 0 || rules.length === 0) trace.point(this, kind, 0, a, b, c);
    else {
      trace.point(this, kind, rules[0] as number, a, b, c);
      for (let i = 1; i < rules.length; i++) trace.point(this, TRACE.alsoBy, rules[i] as number, a, b, c);
    }
  }

  /** The rules about a card. */
  rulesAbout({ card }: Definition): readonly number[] {
    return lookup(this.rules.cardLaw, card.name.en) ?? NO_RULES;
  }

  /** A whole number in [0, below): the one door of chance. */
  chance(below: number): number {
    return this.#script?.(below) ?? drawBelow(this.state, CHANCE, below);
  }

  #script: ((below: number) => number | undefined) | null = null;
  #order: ((cards: readonly CardId[]) => CardId[] | undefined) | null = null;

  /** Lets a test or a search decide what chance gives, and with `order` how the cards of a pile lie once it is shuffled. */
  scriptChance(
    next: ((below: number) => number | undefined) | null,
    order: ((cards: readonly CardId[]) => CardId[] | undefined) | null = null,
  ): void {
    this.#script = next;
    this.#order = order;
  }

  /** Cards in an order by chance (Fisher-Yates). */
  shuffled(cards: readonly CardId[]): CardId[] {
    const scripted = this.#order?.(cards);
    if (scripted !== undefined) return scripted;
    const left = [...cards];
    for (let i = left.length - 1; i > 0; i--) {
      const j = this.chance(i + 1);
      [left[i], left[j]] = [left[j] as CardId, left[i] as CardId];
    }
    return left;
  }

  zonesOf(place: Place): number {
    let mask = 0;
    for (const name of place.names) mask |= this.game.zonesOf(name);
    return mask;
  }
}
