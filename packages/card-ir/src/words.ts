/** The words that card texts take from a fixed list; all other files of the IR are made with them. */

/** A player as a card's text sees them: "you" is the player who uses the effect. */
export type Who = "you" | "opponent" | "either" | "both" | "owner" | "controller";

/**
 * A place as card texts name it. Each game maps these words to its own zones;
 * "field" is every zone in play, "hand-or-deck" and the like are lists of places.
 */
export type PlaceName =
  | "field"
  | "monster-zone"
  | "main-monster-zone"
  | "center-main-monster-zone"
  /** "Your leftmost or rightmost Main Monster Zone" */
  | "outer-main-monster-zone"
  | "extra-monster-zone"
  | "spell-trap-zone"
  | "field-zone"
  | "pendulum-zone"
  | "hand"
  | "deck"
  /** The Main Deck: no place for cards of the Extra Deck. */
  | "main-deck"
  | "deck-top"
  | "deck-bottom"
  | "graveyard"
  | "banished"
  | "extra-deck"
  /** What lies face-up in the Extra Deck: Pendulum Monsters that went there from the field. */
  | "face-up-extra-deck"
  | "mana"
  | "shields"
  | "battle-zone"
  | "hyperspatial-zone"
  | "ultra-gr-zone";

export type Noun =
  | "card"
  | "monster"
  /** "Monster Card": also one that lies in another zone than a monster's. */
  | "monster-card"
  /** "Equip Card": what is equipped to a monster. */
  | "equip-card"
  | "spell"
  | "trap"
  | "spell-or-trap"
  | "token"
  | "creature"
  | "shield"
  | "player";

export type CardKind =
  | "normal"
  | "effect"
  | "tuner"
  | "fusion"
  | "ritual"
  | "synchro"
  | "xyz"
  | "link"
  | "pendulum"
  | "flip"
  | "spirit"
  | "gemini"
  | "union"
  | "legend"
  | "maximum"
  | "toon"
  | "token"
  | "quick-play"
  | "continuous"
  | "equip"
  | "field"
  | "counter"
  | "evolution"
  | "psychic"
  | "gr";

/** `rating`: Link Rating. `payment`: what has to be paid to use a card, as opposed to the cost that is printed on it. */
export type Stat = "level" | "rank" | "rating" | "scale" | "atk" | "def" | "cost" | "power" | "payment";

/** What cards can have in common, or differ in; `card-type`: Monster, Spell or Trap. */
export type Property =
  | "name"
  | "type"
  | "attribute"
  | "level"
  | "rank"
  | "scale"
  | "atk"
  | "def"
  | "card-type"
  | "monster-kind";

export type Compare = "exactly" | "at-least" | "at-most" | "below" | "above";

export type PhaseName =
  | "start"
  | "draw"
  | "standby"
  | "main"
  | "main1"
  | "battle"
  | "main2"
  | "end"
  | "damage-step";

/** Parts of the Battle Phase that are no phases of their own. */
export type Moment = PhaseName | "battle-step" | "damage-calculation";

export type CoinResult = "heads" | "tails" | "right" | "wrong";

export type SummonWay =
  | "normal"
  | "tribute"
  | "flip"
  | "special"
  | "fusion"
  | "ritual"
  | "synchro"
  | "xyz"
  | "link"
  | "pendulum";

/** How a card came to move, in the words of card texts. */
export type Manner =
  | "destroyed"
  | "sent"
  | "banished"
  | "discarded"
  | "tributed"
  | "returned"
  | "added"
  | "drawn"
  /** "excavated from the Deck and sent to the GY" */
  | "excavated"
  | "detached"
  | "put"
  /** "placed in your Spell & Trap Zone": face-up, and not as an Equip Card. */
  | "placed";

/** Summons whose materials are moved as they are used. */
export type MaterialWay = "fusion" | "synchro" | "xyz" | "link";

export type CauseWord = "battle" | "card-effect";
