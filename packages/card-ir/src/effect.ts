import type { Condition } from "./condition.ts";
import type { Assurance, Limit, NoEffect, Oath, Proviso, Remark } from "./effect-qualifiers.ts";
import type { EventPattern } from "./event.ts";
import type { KeywordName } from "./keyword.ts";
import type { Group, NounPhrase, Place, Value } from "./noun.ts";
import type { Noted } from "./span.ts";
import type { Clause, Mode, Rider, SortedBy } from "./step.ts";
import type { SummonWay, Who } from "./words.ts";

/**
 * - `activation`: playing a Spell, Trap or spell card itself
 * - `ignition`, `trigger`, `quick`, `flip`: activated effects, by when they may be used
 * - `continuous`: applies while its card is there
 * - `duty`: done in a phase without being activated ("during your Standby Phase, pay 700 LP or destroy this card")
 * - `each-time`: carried out whenever something happens, without being activated ("Each time a Chain resolves, …")
 * - `replacement`: "would …, … instead"
 * - `payment`: done while its card is being paid for, and settles what there is to pay
 * - `procedure`: a Summon that starts no chain, made of a `summon-rule` sentence
 */
export type EffectKind =
  | "activation"
  | "ignition"
  | "trigger"
  | "quick"
  | "flip"
  | "continuous"
  | "duty"
  | "each-time"
  | "replacement"
  | "payment"
  | "procedure";

/** One effect: `conditions : cost and targets ; resolution`. */
export interface Effect extends Noted {
  readonly sentence: "effect";
  readonly kind: EffectKind;
  readonly conditions: readonly Condition[];
  /** "If this card has “X” as material, it gains this effect: …": it has it only as long as that is so. */
  readonly gainedIf?: Condition;
  /**
   * "An Xyz Monster that has this card as material gains this effect: …": whose effect it is. In it "this card" is that
   * monster; only here it is the card that says so.
   */
  readonly lentTo?: Group;
  /** "You can": the player may. Without it a trigger must be activated. */
  readonly optional: boolean;
  /** "When …, by doing A, do B", as it was said before Problem-Solving Card Text. */
  readonly byDoing?: true;
  /** What is done at activation, in the order of the words: costs and `target` steps. */
  readonly cost: readonly Clause[];
  readonly resolution: readonly Clause[];
  /** What a Pendulum Monster does as a Pendulum Scale, a Union monster as an Equip Spell, as opposed to its effects as a monster. */
  readonly part?: "pendulum" | "equip";
  /** "● While in Attack Position: …": as long as the card lies so. */
  readonly stance?: "attack" | "defense";
  /** Of a procedure: where the card is Summoned from, in which position, and what its original ATK becomes. */
  readonly from?: Place;
  readonly position?: "attack" | "defense";
  readonly originalAtk?: number;
  /** Of a procedure: to which of its player's zones. */
  readonly to?: Place;
  /** Of a procedure: as which Summons it counts beside a Special Summon. */
  readonly ways?: readonly SummonWay[];
  /** Of a replacement: the event that does not happen. */
  readonly replaces?: EventPattern;
  /** "Activate 1 of these effects;": those, of which the player settles on one when activating. */
  readonly modes?: readonly Mode[];
  /** "…, or if you control “A”, you can activate both effects in sequence": both of the modes at once. */
  readonly allIf?: Condition;
  /** "Activate 1 of these effects, based on the number of monsters you control": on which the modes hang. */
  readonly number?: Value;
  /** "…, based on its battle position": each of the modes asks what that card is, or one of those cards. */
  readonly of?: NounPhrase;
  readonly by?: SortedBy;
  readonly original?: true;
  /** "(but you can only use each effect of “X” once per turn)": said of those, by name. */
  readonly eachOnce?: string;
}

/** "This card's name becomes “A” while in the Graveyard.", "… is treated as a Legend Card …" */
export interface NameRule extends Noted {
  readonly sentence: "name-rule";
  readonly name?: string;
  readonly legend?: true;
  /** "(This card is always treated as an “A” card.)": wherever it is. */
  readonly series?: readonly string[];
  /** "(This card's original Rank is always treated as 1.)" */
  readonly rank?: number;
  /** "(This card is not treated as a “X” card.)": although it bears the name. */
  readonly not?: true;
  /** Left out: everywhere. */
  readonly at?: Place;
  /** "During your opponent's turn, …" */
  readonly turn?: Who;
  /** "…, and this card's name becomes “B” while in the Graveyard" */
  readonly other?: { readonly name: string; readonly at: Place };
}

/** "1 Tuner + 1+ non-Tuner monsters" */
export interface Materials extends Noted {
  readonly sentence: "materials";
  readonly groups: readonly Group[];
}

/** "Cannot be Normal Summoned/Set." and what else says how a card may come to the field. */
export interface SummonRule extends Noted {
  readonly sentence: "summon-rule";
  readonly rule: /** A Normal Spell that is not sent to the GY after its chain. */
    | "remains-on-field"
    /** Gemini monsters: "… treated as a Normal Monster …", and "you can Normal Summon it to have it become an Effect Monster". */
    | "treated-as-normal"
    | "gemini"
    | "cannot-normal-summon"
    /** "You can Set this card from your hand to your Spell & Trap Zone as a Spell." */
    | "set-as-spell"
    /** "Cannot be Normal Summoned, unless you control a “X” monster.", with `set`: "… Summoned/Set", with `ways`: "Cannot be Summoned …" */
    | "normal-summon-only-if"
    /** Of `ways`: "Cannot be Pendulum Summoned." */
    | "cannot-special-summon"
    | "only-by-own-effect"
    /** "Cannot be used as Synchro Material." */
    | "cannot-be-material"
    /** "If this card you control would be used as Synchro Material for a “X” monster, you can treat it as a non-Tuner." */
    | "as-non-tuner"
    /** "For this card's Synchro Summon, you can treat 1 “X” monster you control as a Tuner.", "For a Synchro Summon, you can substitute this card …" */
    | "treated-as-material"
    /** "If this card on the field would be used as Synchro Material, 1 Tuner in your hand can be used …" */
    | "hand-material"
    /** "If a “X” monster you control would be used as Link Material for a “Y” monster, this card in your hand can also be used …" */
    | "used-from-hand"
    /** "If you Ritual Summon exactly 1 “X” Ritual Monster …, this card can be used as the entire Tribute.", with `from`: where it is then */
    | "entire-tribute"
    /** "If you Tribute Summon this card, all Tributes must be WATER." */
    | "tributes-must-be"
    /** "To Tribute Summon this card face-up, you can Tribute a Continuous Spell/Trap you control, instead of a monster." */
    | "also-tribute"
    /** "This card can be used as a substitute for any 1 Fusion Material mentioned by name …, but the other material(s) must be correct." */
    | "fusion-substitute"
    /** "When you Ritual Summon a monster, you can banish this card from your GY as 1 of the monsters required …" */
    | "grave-tribute"
    /** "You can also use 1 monster your opponent controls as material to Link Summon this card." */
    | "also-material"
    /** "If this card is used as Synchro Material, all other Synchro Materials must be WATER." */
    | "other-materials"
    /** "You can Ritual Summon this card with “X”.": tells which Spell does it. */
    | "ritual-with"
    /** "Can only be placed on the field by the effect of “X”.": it is neither activated nor Set. */
    | "only-placed-by"
    /** "You can Special Summon this card (from your hand) by …": a Summon that starts no chain. */
    | "procedure"
    /** "Cannot be Special Summoned from the GY", also only in the turn the card was sent there. */
    | "cannot-special-summon-from"
    /** "This card's Special Summon cannot be negated." */
    | "firm-summon"
    | "only-by-effect"
    | "first-by"
    /** "Requires 3 Tributes to Normal Summon.", with `what`: "3 “A” Tributes" */
    | "three-tributes"
    /** "A Fusion Summon of this card can only be done with the above Fusion Materials.": with nothing in their place. */
    | "named-materials"
    /** "… Special Summoned (from your Extra Deck) by banishing the above cards you control": its materials. */
    | "contact"
    /** "You can only Special Summon “X” once per turn this way.", with `per`: "once per Duel" */
    | "once-per-turn"
    /** "You can only Special Summon “X” once per turn.": in whatever way. */
    | "special-once"
    /** "If you can Pendulum Summon Level 7, you can Pendulum Summon this face-up card in your Extra Deck." */
    | "pendulum-level"
    /** "You can only control 1 “X”.", with `anywhere`: "There can only be 1 “X” on the field.", with `series`: "1 “X” monster" */
    | "only-one"
    /** Rush Duel: "must be Fusion Summoned". */
    | "only-by"
    /** "You can Maximum Summon this card together with “A” and “B”." */
    | "maximum"
    /** "You can Tribute Summon this card in Attack Position by Tributing 1 Dragon Type monster." */
    | "tribute-by"
    /** "You can Normal Summon this card without Tributing", "for 1 less Tribute" */
    | "without-tribute";
  readonly set?: true;
  readonly anywhere?: true;
  /** Of `pendulum-level`. */
  readonly level?: number;
  readonly series?: string;
  readonly per?: "duel";
  /** Of `only-by`: "without using “X”", "you cannot use Level 10 monsters": what none of the materials may be. */
  readonly without?: Group;
  /** Of `only-by` and `first-by`: "with the above Fusion Materials": with nothing in their place. */
  readonly above?: true;
  /** Of `cannot-be-material`: "except for the Synchro Summon of a “X” monster". */
  readonly except?: Group;
  /** Of `as-non-tuner`, `hand-material`, `used-from-hand` and what is used for a Ritual Summon: the monsters that are Summoned with it. */
  readonly for?: Group;
  /** Of `treated-as-material`: as monsters of which of these Levels. */
  readonly levels?: readonly number[];
  /** Of `treated-as-material`: as a Tuner; with `series`: for any Tuner of that series. */
  readonly tuner?: true;
  /** Of `hand-material`: the card in the hand; of `used-from-hand`: beside which material; of `other-materials`: what all the others must be; of
   * `also-material` and Tributes: which they are; of `treated-as-material`: which materials, left out where its own card is one. */
  readonly what?: Group;
  readonly tributes?: NounPhrase;
  /** Of `three-tributes`: "(cannot be Normal Set)" */
  readonly unset?: true;
  /** How many Tributes less; left out: none at all. */
  readonly fewer?: number;
  /** "If you do, its original ATK becomes 1000." */
  readonly originalAtk?: number;
  /** Of `without-tribute`: "but its original ATK becomes 1000": a continuous effect of what was Summoned this way. */
  readonly but?: readonly Clause[];
  readonly position?: "attack" | "defense";
  readonly from?: Place;
  /** Of a procedure: "to your zone a Link Monster points to" */
  readonly to?: Place;
  readonly cost?: readonly Clause[];
  readonly conditions?: readonly Condition[];
  /** Of a procedure: what it counts as. */
  readonly ways?: readonly SummonWay[];
  /** Of a procedure, or Summons with materials, beside which it stands: "must be either Fusion Summoned, or …" */
  readonly or?: readonly SummonWay[];
  /** "Once per turn, you can also Xyz Summon “X” …" */
  readonly perTurn?: true;
  /** The card whose effect alone may do it. */
  readonly by?: string;
  /** "(or by its own effect)": beside that card. */
  readonly orOwn?: true;
  /** … or one of these cards. */
  readonly byCard?: Group;
  /** "with “A”, using “B”": what that card's own text has it done with. */
  readonly using?: Group;
  readonly name?: string;
  /** Of `maximum`: the left and the right part. */
  readonly names?: readonly string[];
  readonly turn?: "sent";
  /** Of `contact`: what becomes of the materials; `from`: where they are, if not only what is controlled. */
  readonly manner?: "send" | "shuffle" | "banish" | "bottom" | "tribute";
  /** Of a procedure: no effect Summons the card ("must be"), or only after it ("must first be"). */
  readonly must?: "always" | "first";
}

/** "If you control no cards, you can activate this card from your hand.", "… the turn it was Set.": where or when else it could not be. */
export interface ActivationRule extends Noted {
  readonly sentence: "activation-rule";
  readonly allows: "from-hand" | "turn-set";
  readonly conditions: readonly Condition[];
  /** "…, by discarding 1 Trap": paid beside what the activation costs anyway. */
  readonly cost?: readonly Clause[];
}

/** "Equip only to a Warrior monster.": what an Equip Card may be equipped to, and stay equipped to. */
export interface EquipRule extends Noted {
  readonly sentence: "equip-rule";
  readonly to: Group;
  /** Rush Duel: it is what the card's requirement says. */
  readonly requirement?: true;
}

/** "[PENDULUM EFFECT]", "[MONSTER EFFECT]": whose text begins there, of a Pendulum Monster. Without one, all is the monster's. */
export interface Heading extends Noted {
  readonly sentence: "heading";
  readonly part: "pendulum" | "monster";
}

/** "This card gains these effects based on the number of cards in your hand. ● 3+: …": of the effects after it that ask for a number. */
export interface ByNumber extends Noted {
  readonly sentence: "by-number";
  readonly number?: Value;
  /** "based on the Attributes of its materials. ● DARK: …": one of these cards has to be so. */
  readonly of?: NounPhrase;
  readonly by?: SortedBy;
  readonly original?: true;
}

export interface Keyword extends Noted {
  readonly sentence: "keyword";
  readonly keyword: KeywordName;
  /** The number that goes with it: "Power attacker +2000". */
  readonly n?: number;
  /** The cards that it speaks of: what it evolves from, whose attack it waits for. */
  readonly what?: NounPhrase;
}

/** A sentence that was not understood: only where it stands is known. No card that holds one is carried out. */
export interface UnreadSentence extends Noted {
  readonly sentence: "unread";
}

export type Sentence =
  | Keyword
  | Heading
  | ByNumber
  | Effect
  | Mode
  | Limit
  | Materials
  | SummonRule
  | ActivationRule
  | EquipRule
  | Oath
  | Rider
  | Proviso
  | Assurance
  | Remark
  | NameRule
  | NoEffect
  | UnreadSentence;

/** Everything a card says, in the order of its text. */
export interface CardText {
  readonly sentences: readonly Sentence[];
}
