import type { Condition } from "./condition.ts";
import type { Duration } from "./duration.ts";
import type { Group, NounPhrase, Place, Reference, Trait, Value } from "./noun.ts";
import type { Noted } from "./span.ts";
import type { SummonWay, Who } from "./words.ts";

/** "If …, you can also banish up to 1 Zombie monster from your GY as material.": beside the materials that the step names. */
export interface AlsoUsed extends Noted {
  readonly using: Group;
  /** What becomes of these materials; left out: what becomes of the others. */
  readonly manner?: "send" | "shuffle" | "banish";
  readonly condition?: Condition;
  /** "If Summoning a “X” Fusion Monster this way" */
  readonly summoning?: Group;
  /** "If you use “X” you control as material": one of these has to be among the materials. */
  readonly beside?: Group;
}

/** Summons, Tributes, and what is Set. */
export type SummoningStep =
  | {
      readonly verb: "special-summon";
      readonly what: NounPhrase;
      /** "Each player Special Summons 1 monster from their Deck": "you" in `what` are the one who does. */
      readonly player?: "both" | "opponent";
      readonly position?:
        | "attack"
        | "defense"
        | "face-down-defense"
        /** Their player decides. */
        | "up-attack-or-down-defense"
        | "any-defense"
        /** "face-up, or in face-down Defense Position" */
        | "any";
      /** "ignoring its Summoning conditions" */
      readonly ignoring?: true;
      /** "(this is treated as a Fusion Summon)" */
      readonly treated?: SummonWay;
      /** "as a Tuner", as long as it stays face-up. */
      readonly tuner?: true;
      /** "by using this card as material (… transfer its materials to the Summoned monster)" */
      readonly over?: Reference;
      /** "… as a Normal Monster (Reptile/EARTH/Level 4/ATK 1600/DEF 1800)": what a Trap is on the field then. */
      readonly as?: MonsterFacts;
      /** Rush Duel: "face-up to your field". */
      readonly faceUp?: true;
      readonly to?: Place;
      /** Said before: "Special Summon from your Extra Deck, 1 …" */
      readonly from?: Place;
      /** Said at the end, of the cards: "…, except “A”", "…, whose Level is …" */
      readonly besides?: readonly Trait[];
    }
  /** "by using 1 “X” monster you control as material": it lies under this card then, with all that lay under it. */
  | {
      readonly verb: "use-as-material";
      readonly what: NounPhrase;
      /** "…, except “X”": said after what it is used as. */
      readonly besides?: readonly Trait[];
    }
  | {
      readonly verb: "summon-token";
      /** "as many … as possible"; "equal to [the number of …]" */
      readonly count: Value | "as-many";
      /** "up to 3", "any number of", "up to [the number of …]": their player decides, 1 at least. */
      readonly upTo?: true;
      readonly token: TokenFacts;
      /** "with the same Level as that monster": its original Level from then on. */
      readonly level?: Value;
      /** "with that monster's original Type and Attribute": what it has from then on as if it were printed. */
      readonly like?: {
        readonly as?: NounPhrase;
        /** "with that Attribute", which was declared */
        readonly declared?: true;
        readonly original?: true;
        readonly stats: readonly TokenStat[];
      };
      /** "to your opponent's field", "to both players' fields": as many to each. */
      readonly side?: "opponent" | "both";
      readonly position?: "attack" | "defense";
    }
  /** "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field" */
  | {
      readonly verb: "fusion-summon";
      readonly what: NounPhrase;
      readonly using: NounPhrase;
      /** Rush Duel: what becomes of the materials, and the name of their record. */
      readonly manner?: "send" | "shuffle" | "put" | "banish";
      readonly to?: Place;
      readonly materialSlot?: string;
      /** "…, including this card": one of the materials at least. */
      readonly including?: NounPhrase;
      /** "You cannot use Effect Monsters in the hand as material by this effect." */
      readonly barring?: NounPhrase;
      readonly also?: readonly AlsoUsed[];
      readonly position?: "attack" | "defense";
      /** "Banish from your GY the Fusion Materials …, then Special Summon that Fusion Monster": no Fusion Summon. */
      readonly special?: true;
      /** "…, ignoring its Summoning conditions" */
      readonly ignoring?: true;
    }
  /** "by Tributing monsters from your hand or field whose total Levels equal 6 or more" */
  | {
      readonly verb: "ritual-summon";
      readonly what: NounPhrase;
      readonly using: NounPhrase;
      /** Left out: the Level of the monster itself. */
      readonly levels?: Value;
      /** "whose total ATK equal or exceed its ATK": in the place of Levels. */
      readonly stat?: "atk";
      readonly compare: "exactly" | "at-least";
      /** "you cannot use more monsters than necessary" */
      readonly noMore?: true;
      /** "by banishing …", "by sending …": what becomes of what is used; Tributed where nothing is said. */
      readonly manner?: "send" | "shuffle" | "banish";
      /** Rush Duel: where the materials go, and the name of their record. */
      readonly to?: Place;
      readonly materialSlot?: string;
      /** "…, including this card on your field": one of the Tributes at least. */
      readonly including?: NounPhrase;
      readonly barring?: NounPhrase;
      readonly also?: readonly AlsoUsed[];
    }
  /** "immediately after this effect resolves, Synchro Summon using this card" */
  | {
      readonly verb: "summon-afterwards";
      readonly way: SummonWay;
      readonly what?: NounPhrase;
      readonly using?: NounPhrase;
      /** "using only those 2 monsters" */
      readonly only?: true;
      /** "using only EARTH monsters you control, including this card" */
      readonly including?: Reference;
    }
  /** "It becomes an Effect Monster, and gains its effects": a Gemini monster, as if it had been Normal Summoned once more. */
  | { readonly verb: "become-effect-monster"; readonly what: NounPhrase }
  /** "GR summon": once, or as often as a number says. */
  | { readonly verb: "gr-summon"; readonly count: Value }
  /** "conduct up to 3 Normal Summons/Sets this turn" */
  | { readonly verb: "normal-summons"; readonly count: number; readonly until: Duration }
  /** "During your Main Phase this turn, you can Normal Summon 1 “X” monster in addition to your Normal Summon/Set" */
  | {
      readonly verb: "extra-summon";
      readonly way: "normal" | "tribute" | "pendulum";
      readonly what: Group;
      /** "…, except “X”, in addition to your Normal Summon/Set" */
      readonly besides?: readonly Trait[];
      readonly until?: Duration;
    }
  /** "Both players can Normal Summon “X” monsters for 1 less Tribute.", "You can Normal Summon Level 5 or higher monsters without Tributing." */
  | {
      readonly verb: "fewer-tributes";
      readonly player: Who;
      readonly count: number | "all";
      readonly what: NounPhrase;
      /** "Each turn, 1 “X” monster you Normal Summon …": only the first of those of a turn that are Summoned so. */
      readonly once?: true;
      readonly until?: Duration;
    }
  /** "can be treated as 2 Tributes for the Tribute Summon of a Dragon Type monster in Attack Position" */
  | {
      readonly verb: "worth-tributes";
      readonly what: NounPhrase;
      readonly count: number;
      readonly for: Group;
      readonly position?: "attack" | "defense";
      readonly until?: Duration;
    }
  /** "if you would Tribute Summon a Fiend Type monster, you can Tribute that opponent's monster instead of 1 monster on your field" */
  | {
      readonly verb: "lend-tribute";
      readonly what: NounPhrase;
      readonly for: Group;
      readonly position?: "attack" | "defense";
      readonly until?: Duration;
    }
  | {
      readonly verb: "set";
      readonly what: NounPhrase;
      /** "instead of sending it to the GY" */
      readonly stays?: true;
      /** "place … face-up in your Field Zone": there without having been activated. */
      readonly faceUp?: true;
      /** "Activate 1 Field Spell directly from your Deck": as the effect resolves, so that nobody can answer it. */
      readonly activated?: true;
      /** "to your Spell & Trap Zone" */
      readonly to?: Place;
      /** Who Sets it, where it is not the user of the effect. */
      readonly player?: Who;
      /** Said before: "Set to your field, from your Deck, 1 …" */
      readonly from?: Place;
      /** Said at the end, of the cards: "…, except “A”" */
      readonly besides?: readonly Trait[];
    };

/** What a Token is, since no card defines it. */
export interface TokenFacts extends Omit<MonsterFacts, "kind" | "notTrap" | "level" | "type" | "attribute"> {
  readonly name: string;
  /** Left out where it is reckoned, or that of another card. */
  readonly level?: number;
  readonly type?: string;
  readonly attribute?: string;
}

export type TokenStat = "type" | "attribute" | "level" | "atk" | "def";

/** What a card is as a monster that says so only in its text. ATK and DEF in points, level 1 to 12. */
export interface MonsterFacts {
  readonly kind: "normal" | "effect";
  readonly type: string;
  readonly attribute: string;
  readonly level: number;
  /** "Wyrm/Tuner/WATER/…" */
  readonly tuner?: true;
  /** "?" is left out. */
  readonly atk?: number;
  readonly def?: number;
  /** "(this card is NOT treated as a Trap)": otherwise it still is one, too. */
  readonly notTrap?: true;
}
