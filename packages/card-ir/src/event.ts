import type { Group, NounPhrase, Place, Reference, Trait } from "./noun.ts";
import type { Noted } from "./span.ts";
import type {
  CardKind,
  CauseWord,
  Compare,
  Manner,
  MaterialWay,
  Moment,
  Noun,
  PhaseName,
  Stat,
  SummonWay,
  Who,
} from "./words.ts";

/** A phase in which something has happened. */
export interface PhaseThen extends Noted {
  readonly kind: "phase";
  readonly phase: Moment;
  readonly whose?: Who;
}

/** What has to happen for an effect to respond or trigger. Everything that is given has to hold. */
export type EventPattern = Noted & {
  /** "(except during the Damage Step), or if …": said of one of two events. */
  readonly outside?: PhaseName;
  /** "… during your Main Phase this turn": when it has happened, where that is asked later. */
  readonly during?: PhaseThen;
  /** "…, except “X”": said after the verb. */
  readonly not?: Group;
  /** "exactly 1 monster you control (and no other cards) is destroyed": nothing else along with it. */
  readonly alone?: true;
} & (
    | {
        readonly event: "moved";
        /** All of them: "destroyed and sent". */
        readonly manner: readonly Manner[];
        readonly subject: NounPhrase;
        readonly from?: Place;
        readonly to?: Place;
        readonly by?: readonly CauseWord[];
        readonly agent?: Who;
        /** Of what is added to a hand: "except by drawing it[ for your normal draw]". */
        readonly undrawn?: true | "normal-draw";
        /** "by your opponent's attack or card effect": by battle only with a monster that attacks. */
        readonly byAttack?: true;
        /** The monster that won the battle. */
        readonly byCard?: NounPhrase;
        /** "by battle involving your Fiend monster": what was destroyed, or what destroyed it. */
        readonly involving?: NounPhrase;
        readonly byEffectOf?: NounPhrase;
        /** "by your opponent's activated effect": of one that was put on a chain. */
        readonly activated?: true;
        /** "except by battle", "except by the effect of “X”": of no such battle, or of no such card's effect. */
        readonly notByBattle?: true;
        /** "sent to the GY, except from the Deck" */
        readonly notFrom?: Place;
        readonly notByEffectOf?: NounPhrase;
        /** Of an Equip Card: "because the equipped monster was destroyed by battle"; what became of that. */
        readonly lost?: {
          readonly manner: readonly Manner[];
          readonly by?: readonly CauseWord[];
          readonly from?: Place;
          readonly to?: Place;
          readonly material?: readonly MaterialWay[];
        };
        /** "while equipped to a monster" */
        readonly equipped?: true | NounPhrase;
        /** Of what is detached: from which monster; `last`: and nothing is left there. */
        readonly detachedFrom?: NounPhrase;
        readonly last?: true;
        /** "after being flipped face-up": where it lay before. */
        readonly turnedUp?: true;
        /** Of what is placed: "as a Continuous Spell". */
        readonly as?: "spell" | "trap";
        /** "as Synchro Material", "for the Fusion or Link Summon of …": one of the ways; empty: of any. */
        readonly material?: readonly MaterialWay[];
        /** Of what is Tributed: "for a Tribute Summon", "for a Ritual Summon". */
        readonly tributedFor?: "tribute" | "ritual";
        /** "for the Synchro Summon of a Dragon monster" */
        readonly materialOf?: Group;
        /** "to activate a Dragon monster's effect": as a cost of one. */
        readonly toActivate?: Activated;
        /** "you can … instead of 1 of those cards": of what would be paid, that one is not; the others are. */
        readonly justOne?: true;
      }
    | {
        readonly event: "left-field";
        readonly subject: NounPhrase;
        /** "while its owner controls it": from the field of that player. */
        readonly from?: Place;
        /** "except by being destroyed", "except by its own effect" */
        readonly notDestroyed?: true;
        readonly notByEffectOf?: NounPhrase;
        /** "and is now in the GY or banished" */
        readonly to?: Place;
        readonly by?: readonly CauseWord[];
        readonly agent?: Who;
        readonly byEffectOf?: NounPhrase;
        readonly activated?: true;
      }
    /** "is flipped face-up" */
    | { readonly event: "turned"; readonly face: "up" | "down"; readonly subject: NounPhrase }
    | {
        readonly event: "summoned";
        /** Empty: in any way. */
        readonly ways: readonly SummonWay[];
        /** "Normal Summons/Sets": or Set instead, by the rules. */
        readonly orSet?: true;
        readonly subject: NounPhrase;
        readonly agent?: Who;
        readonly from?: Place;
        /** "would be Summoned": at the attempt, before it has succeeded. */
        readonly would?: true;
        /** "by its own effect"; "when Summoned this way": as the sentence before says. */
        readonly by?: "own-effect" | "this-way";
        readonly byEffectOf?: NounPhrase;
        readonly activated?: true;
        /** "face-up" */
        readonly face?: "up";
        /** "in Attack Position" */
        readonly position?: "attack" | "defense";
        /** "to their field" */
        readonly to?: Place;
        readonly turn?: Who;
        /** "by Tributing a Level 7 or higher monster", "by Tributing this card" */
        readonly tributing?: Group | Reference;
        /** "without Tributing" */
        readonly tributeless?: true;
        /** "using a “Magician” monster as material" */
        readonly using?: Group | Reference;
        /** "using only WATER monsters as material" */
        readonly usingOnly?: true;
        /** "using a monster with its same name as material" */
        readonly sameName?: true;
      }
    /** "your opponent conducts a normal draw during the Draw Phase" */
    | {
        readonly event: "drawn";
        readonly player: Who;
        readonly normal?: true;
        /** "during their turn", "during the Main Phase" */
        readonly turn?: Who;
        readonly phase?: PhaseName;
      }
    | {
        readonly event: "set";
        readonly agent?: Who;
        readonly subject: NounPhrase;
        /** "on your field" */
        readonly to?: Place;
      }
    /** "this card battles a monster", "attacks", "is attacked by". */
    | {
        readonly event: "battles";
        readonly subject: NounPhrase;
        readonly with?: NounPhrase;
        readonly as?: "attacker" | "target";
        /** "a monster with a higher ATK": than the one that battles it. */
        readonly measured?: { readonly stat: Stat; readonly compare: Compare };
        /** "an opponent's monster that was not destroyed": by that battle, which is over. */
        readonly spared?: true;
      }
    | { readonly event: "wins-battle"; readonly subject: NounPhrase }
    | { readonly event: "tapped"; readonly subject: NounPhrase }
    | { readonly event: "untapped"; readonly subject: NounPhrase }
    | { readonly event: "blocks"; readonly subject: NounPhrase }
    /** "You negate the activation of your opponent's card or effect with a Counter Trap", "the activation of your Spell Card is negated" */
    | {
        readonly event: "activation-negated";
        /** Who negates, left out: anyone. */
        readonly agent?: Who;
        readonly whose?: Who;
        readonly what?: Activated;
        readonly with?: NounPhrase;
      }
    /** "A Chain of 3 or more Links resolves": when all of it has. */
    | { readonly event: "chain-resolved"; readonly links: number; readonly distinct?: true }
    | { readonly event: "effect-resolved"; readonly targeting: NounPhrase }
    | {
        readonly event: "attack-declared";
        readonly subject: NounPhrase;
        readonly direct?: true;
        readonly target?: NounPhrase;
        /** "an attack is declared involving A and B": whichever of them attacks. */
        readonly either?: true;
        /** "involving 2 Link Monsters": both are so. */
        readonly both?: true;
      }
    | {
        readonly event: "activated";
        readonly what: Activated;
        readonly agent?: Who;
        readonly would?: WouldDo;
        /** "… when that Spell resolves": not the activation, but what comes of it; "as": before it does anything. */
        readonly resolves?: true | "as";
        /** Answering something: not as Chain Link 1. */
        readonly chained?: true;
        /** "in response to the activation of your “X” card or effect" */
        readonly answering?: { readonly what: Activated; readonly of: Who };
        /** "as Chain Link 2 or higher" */
        readonly asLink?: number;
      }
    /** "is changed to face-up Defense Position", "the battle position of … is changed" */
    | {
        readonly event: "position-changed";
        readonly subject: NounPhrase;
        readonly to?: "attack" | "defense";
      }
    /** "moves to another Monster Zone": to a zone of the same kind, on either field. */
    | { readonly event: "shifted"; readonly subject: NounPhrase; readonly within: Place }
    /** "If control of this face-up card changes": who controlled it before is the one whose it was. */
    | { readonly event: "control-changed"; readonly subject: NounPhrase }
    /** "If the 4th Spell Counter is placed on this card": with `nth`, as many are there then. */
    | {
        readonly event: "counter-placed";
        readonly subject: NounPhrase;
        readonly counter: string;
        readonly nth?: number;
      }
    /** "When the last Spell Counter is removed from this card": with `last`, none is left there. */
    | {
        readonly event: "counter-removed";
        readonly subject: NounPhrase;
        readonly counter: string;
        readonly last?: true;
      }
    /** "If a player would gain LP by a card effect" */
    | { readonly event: "lp-gain"; readonly player: Who; readonly kind?: "effect" }
    | {
        readonly event: "damage";
        readonly player: Who;
        readonly kind?: "battle" | "effect";
        /** The card that inflicts it. */
        readonly source?: NounPhrase;
        readonly direct?: true;
        /** "2000 or more damage" */
        readonly least?: number;
        /** "from a battle involving this card": one of the two. */
        readonly involving?: NounPhrase;
        /** "by battle with a monster": by no direct attack; "by attacking a monster": by the one that attacks. */
        readonly against?: "monsters" | "attack-target";
        /** "with this effect": piercing battle damage by what this card lets monsters inflict. */
        readonly pierced?: true;
        /** "by battle or an opponent's card effect": whose effect it is, of effect damage. */
        readonly effectOf?: Who;
      }
    /** "becomes equipped to this card": the Equip Card, and what it is equipped to. */
    | { readonly event: "equipped"; readonly subject: NounPhrase; readonly to: NounPhrase }
  );

/** The event of an activation. */
export type Activation = Extract<EventPattern, { readonly event: "activated" }>;

/** Which activation an effect answers. */
export interface Activated extends Noted {
  /** "card": the activation of a card itself; "effect": of an effect of one; "either": a card or effect. */
  readonly what: "card" | "effect" | "either";
  readonly noun: Noun;
  readonly kinds?: readonly CardKind[];
  /** "another monster's effect" */
  readonly other?: true;
  /** "a Spell/Trap Card, or monster effect": one of the two. */
  readonly or?: Activated;
  /** "that targets a monster you control" */
  readonly targeting?: NounPhrase;
  /** "… (and no other cards)" */
  readonly alone?: true;
  /** "a “Gouki” monster effect", "a Normal Trap Card" */
  readonly traits?: readonly Trait[];
  /** "on the field", "in the hand or GY": where it is activated. */
  readonly where?: readonly Trait[];
}

/** "that would destroy a card(s) on the field": what the answered effect would do, read off its own text. */
export interface WouldDo extends Noted {
  readonly verb: string;
  readonly what?: NounPhrase;
  /** "inflict damage to you" */
  readonly player?: Who;
  /** "that includes an effect that Special Summons a monster(s)": whether anything comes of it or not. */
  readonly includes?: true;
  /** "…, or an effect that sends a card from the Deck to the GY": one of them at least. */
  readonly or?: WouldDo;
}
