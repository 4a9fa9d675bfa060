import type { Fold } from "../fold.ts";

/** Attacks, battles and what they inflict, in other words than those that say the same today. */
export const BATTLE_WORDS: readonly Fold[] = [
  [/\bhalf the attacker's (?=ATK\b|DEF\b)/g, "half the attacking monster's "],
  [/\bATK's of (?=those\b)/g, "ATK of "],
  // All that a battle inflicts is battle damage.
  [
    /\bbattle damage from a battle involving\b(?<=\btakes? battle damage from a battle involving)/g,
    "damage from a battle involving",
  ],
  [/\bsuccessfully attacks directly(?=,)/g, "inflicts battle damage to your opponent by a direct attack"],
  [
    /\bthe target(?= to this card\b)(?<=\btargeted for an attack: You can change the target)/g,
    "the attack target",
  ],
  [
    /, you can destroy the Trap Card (?=and inflict\b)(?<=\bwhen your opponent activates a Trap Card, you can destroy the Trap Card )/g,
    ": You can destroy that Trap ",
  ],
  [
    /\bthat targets an? ("[^"]*" monster)\(s\) you control, or when your opponent's monster targets one for an attack\b/g,
    "that targets a $1(s) you control, or when a $1 you control is targeted for an attack by an opponent's monster",
  ],
  [
    /(?<=^|[.)\n] ?)Monsters cannot target ([^.,;:]*) for attacks(?=\.)/g,
    "$1 cannot be targeted for attacks",
  ],
  [
    /\bchange the ATK of (the monster this card was equipped to), to 0, also its battle position cannot be changed(?=\.)/g,
    "the ATK of $1 becomes 0, also the battle position of $1 cannot be changed",
  ],
  [
    /, gain (\d+) LP if ("[^"]*" is on the field)(?=\.)(?<=\bexcept by battle, gain [^.]*)/g,
    ", if $2: Gain $1 LP",
  ],
  [
    /\bthat monster(?=\.)(?<=\bWhile you control a monster in your center Main Monster Zone, your opponent's monsters cannot attack, except to attack that monster)/g,
    "monsters in your center Main Monster Zone",
  ],
  [
    /\bEach ("[^"]*" and "[^"]*" monster you control) cannot be destroyed by battle or card effect once per turn(?=\.)/g,
    "The first time each $1 would be destroyed by battle or card effect each turn, it is not destroyed",
  ],
  [
    /\bThis card cannot be destroyed by battle or card effect (?=the turn it was\b)/g,
    "Cannot be destroyed by battle or card effect ",
  ],
  [
    /\bboth that monster and this card from the field, but return them in your next Standby Phase\b/g,
    "both that monster and this card until your next Standby Phase",
  ],
  [/\bgains the ability this turn to make a second attack\b/g, "can make a second attack"],
  [
    /\balso you take no battle damage from that battle(?=\.)(?<=\byour ("[^"]*" monsters) cannot be destroyed by battle, also you take no battle damage from that battle)/g,
    "also you take no battle damage from battles involving your $1",
  ],
  [/\bwith the same name as that returned to the hand(?=\.)/g, "with the same name as that monster"],
  [
    /\binflict that much damage to your opponent(?=\.)(?<=\binflicts battle damage to them: [^.]*)/g,
    "inflict damage to your opponent equal to the damage they took",
  ],
  [/\bThree times per turn, /g, "Thrice per turn, "],
  [
    /\bgain that much LP\b(?<=\bif you take battle or effect damage: You can gain that much LP)/g,
    "gain LP equal to the damage you took",
  ],
  [
    /\bfor that battle, your monster cannot be destroyed and the battle damage you take is halved(?=\.)/g,
    "your monster cannot be destroyed by that battle, and the battle damage you take from that battle is halved",
  ],
  [
    /\bYour opponent cannot target (other monsters you control) with effects or for attacks(?=\.)/g,
    "Your opponent cannot target $1 with card effects, also your opponent cannot target $1 for attacks",
  ],
  [
    /\byour opponent cannot target your (monsters) (with less than \d+ ATK), except this card, with card effects, and their monsters cannot target them with attacks(?=\.)/g,
    "your opponent cannot target $1 you control $2, except this card, with card effects, also your opponent cannot target $1 you control $2 for attacks, except this card",
  ],
  [
    /\bYour opponent cannot (?:select another face-up ("[^"]*") monster as an attack target|target another face-up ("[^"]*") monster for attacks), or target them with card effects(?=\.)/g,
    "Your opponent cannot target other $1$2 monsters you control for attacks, also your opponent cannot target other $1$2 monsters you control with card effects",
  ],
  // What it gains is of the monster that it battles.
  [
    /(?<=\bDuring the Damage Step, when a \w+ monster you control battles)(?= \(Quick Effect\):[^.]*\bATK of the opponent's battling monster\b)/g,
    " an opponent's monster",
  ],
  [
    /\bif an opponent's monster that battled this card is not destroyed:/g,
    "if this card battled an opponent's monster that was not destroyed:",
  ],
  [
    /\bIf (an? \w+ monster you control) attacks (?:your|an) opponent's monster, and the opponent's monster is not destroyed by battle, at the end of the Damage Step you can Special Summon (?=this card from your hand\.)/g,
    "At the end of the Damage Step, if $1 attacked an opponent's monster that was not destroyed: You can Special Summon ",
  ],
  [/\b(?<=\b1 of those )destroyed (?=\w+ monsters in your GY\b)/g, ""],
  [
    /\bboth players take no further effect damage this turn\b/g,
    "neither player takes any effect damage for the rest of this turn",
  ],
  [/(?<=(?:: |\. ))The (?=controller takes \d+ damage\.)/g, "Its "],
  [
    /\bOnce during each player's End Phase, if (this card destroyed [^.:;]* by battle this turn), you can Tribute (1 "[^"]*" monster) to (?=draw\b)/g,
    "Once per turn, during the End Phase, if $1: You can Tribute $2; ",
  ],
  [
    /\bduring this damage calculation, your attacked (monster's DEF becomes equal to this card's DEF)(?=,)/g,
    "that $1 during that damage calculation only",
  ],
  // What a battle inflicts on a player is by the monster that is fought.
  [
    /\byou take no damage from your opponent's cards this turn\b/g,
    "you take no battle damage this turn, also you take no effect damage from your opponent's card effects this turn",
  ],
  [
    /\bCannot attack during the turn it is Special Summoned this way(?=\.)/g,
    "If Summoned this way, it cannot attack this turn",
  ],
  [
    /\bIf (a Defense Position monster you control is attacked), you can send this card from your hand to the GY during the Damage Step to have your attacked monster gain (\d+ DEF until the End Phase)(?=\.)/g,
    "During the Damage Step, if $1 (Quick Effect): You can send this card from your hand to the GY; that monster gains $2",
  ],
  [
    /\bDuring damage calculation, you can send this card from your hand to the GY to prevent (an? "[^"]*" monster you control) from being destroyed by this battle(?=\.)/g,
    "During damage calculation, if $1 battles (Quick Effect): You can send this card from your hand to the GY; that monster cannot be destroyed by that battle",
  ],
  [
    /\bActivate by Tributing (1 Synchro Monster) when (an opponent's monster declares an attack)\. Change (?=all\b)/g,
    "When $2: Tribute $1; change ",
  ],
  [
    /\bdestroys a monster by battle that is owned by your opponent(?=:)/g,
    "destroys a monster that is owned by your opponent by battle",
  ],
  [
    /\bYour ("[^"]*" Fusion Monsters), and (monsters you control that are owned by your opponent), can attack directly(?=\.)/g,
    "$1 you control can attack directly, also $2 can attack directly",
  ],
  [
    /\bAt attack declaration, if this card battles another monster: You can have (this card lose \d+ ATK and DEF) \(permanently\), and the monster this card is battling (?=loses\b)/g,
    "When an attack is declared involving this card and a monster: You can make $1, and that monster ",
  ],
  [
    /\bWhen it attacks, destroy 1 Spell\/Trap at the end of the Damage Step(?=\.)/g,
    "At the end of the Damage Step, if it attacked: Target 1 Spell/Trap on the field; destroy it",
  ],
  [
    /\bEach time the equipped monster's battle position is changed, destroy 1 Spell\/Trap on the field(?=\.)/g,
    "If the battle position of the equipped monster is changed: Target 1 Spell/Trap on the field; destroy it",
  ],
  [
    /\bDuring damage calculation only, monsters that battle with the equipped monster lose (ATK equal to the equipped monster's Level x \d+)(?=\.)/g,
    "If the equipped monster battles a monster, that monster loses $1 during damage calculation only",
  ],
  [
    /\bSpecial Summon to your field any number of ("[^"]*" Monster Cards) equipped to it(?=\.)(?<=\bWhen the equipped monster destroys [^.]*)/g,
    "Special Summon any number of $1 equipped to the equipped monster",
  ],
  [
    /\bif (this card battled a monster this) Battle Phase, you can \(Quick Effect\):/g,
    "during the Battle Phase, if $1 turn, you can (Quick Effect):",
  ],
  [/\bif they have any, (?=your opponent discards\b)/g, ""],
  [
    /\bwhile a monster, other than ("[^"]*"), is face-up on the field that was Special Summoned from the GY(?=\.)/g,
    "while there is a face-up monster on the field that was Special Summoned from the GY, except $1",
  ],
  [
    / from your hand, Deck, or GY, that is specifically listed on that Xyz Monster in its text,/g,
    " mentioned on that Xyz Monster from your hand, Deck, or GY,",
  ],
  [
    /\bby (?:your|an) opponent's card effect, or by battle with their attacking monster, and (?=sent\b)/g,
    "by your opponent's attack or card effect and ",
  ],
  [/\bwith different names from the destroyed monster(?=;)/g, "with a different name from that monster"],
  [/\b1 Spell or Trap (?=your opponent controls\b)/g, "1 Spell/Trap "],
  // A monster's own effects are used while it is face-up on the field.
  [/\bWhile you control this face-up card, when (?=[^.:;,]*, draw\b)/g, "When "],
  // Where it lies face-up, a monster in Attack Position is so anyway.
  [
    /\bWhile you control this face-up (Attack|Defense) Position card,/g,
    "While this card is in face-up $1 Position,",
  ],
  [
    /, in face-up Attack Position(?=\.)(?<=\bto (?:your|your opponent's) field, in face-up Attack Position)/g,
    " in Attack Position",
  ],
  [
    /\b1 ("[^"]*") monster in face-up Attack Position(?<=\bthe only monster you control is 1 "[^"]*" monster in face-up Attack Position)/g,
    "1 Attack Position $1 monster",
  ],
  // What destroys is a battle or the effect of a card.
  [/\bcannot be destroyed, except by battle(?=\.)/g, "cannot be destroyed by card effects"],
  [
    /\bcannot target a monster other than ("[^"]*") for attacks(?=\.)/g,
    "cannot target monsters for attacks, except $1",
  ],
  [
    /\bYour opponent cannot target this card for attacks while they control any Spells?\/Traps?(?=\.)/g,
    "While your opponent controls a Spell/Trap, this card cannot be targeted for attacks",
  ],
  // At which time of a battle something happens stood after it.
  ...(["destroy", "return"] as const).map(
    (done): Fold => [
      new RegExp(
        `\\bIf (this card battles [^.,:;]*), ${done} ([^.,;:]*?) at the start of the Damage Step(?: \\(without damage calculation\\))?(?=\\.)`,
        "g",
      ),
      `At the start of the Damage Step, if $1: ${done === "destroy" ? "Destroy" : "Return"} $2`,
    ],
  ),
  [
    /\b[Ii]f this card attacks, (?:it is destroyed|destroy it) at the end of the Battle Phase(?=\.)/g,
    "At the end of the Battle Phase, if this card attacked: Destroy it",
  ],
  [
    /\bIf this card battles, negate the effects of the monster it battled, after damage calculation(?= \(including in the GY\)\.)/g,
    "After damage calculation, if this card battled a monster: Negate the effects of that monster",
  ],
  [
    /\bAfter damage calculation: (\w+) any (opponent's )monster that battles this card(?=\.)/g,
    "After damage calculation, if this card battled an $2monster: $1 that $2monster",
  ],
  [
    /: It (?=gains \d+ (?:ATK|DEF) during the Damage Step only\.)(?<=\bIf the equipped monster attacks or is attacked: It )/g,
    ", it ",
  ],
  [
    /: The (?=attacking monster (?:gains|loses) \d+ (?:ATK|DEF) during the Damage Step only\.)(?<=\bIf your opponent's monster attacks [^.:;]*: The )/g,
    ", the ",
  ],
  [
    /\bIf (it battles [^.,:;]*), destroy that monster without applying damage calculation(?=\.)/g,
    "At the start of the Damage Step, if $1: Destroy that monster",
  ],
  [/\b(?<=\breturn )both monsters to their owners' hands(?=\.)/gi, "both monsters to the hand"],
  // Whose number it is was said otherwise.
  [
    /\b(gains?|loses?) (that (?:monster|target)'s (?:original )?(ATK|DEF))(?=[ ,.])(?! (?:and|or)\b)/g,
    "$1 $3 equal to $2",
  ],
  [
    /\b1 of those (destroyed )?monster(?:s'|'s) (original )?(ATK|DEF)\b/g,
    "the $2$3 of 1 of those $1monsters",
  ],
  [/\bthe activating monster's (?=Level\b)/g, "that monster's "],
  [/\byour (?=monster's Link Rating\b)(?<=\bif your [^.:;]* destroys [^.:;]*: [^.:;]*)/g, "your battling "],
  [/\bwith ATK higher than that same monster's original ATK\b/g, "whose ATK is higher than its original ATK"],
  [/\bthat other (?=monster you control\b)(?<=\binvolving your other [^.:;]*: [^.]*)/g, "that "],
  [/\bthat opponent's (?=monster\(s\) to the hand\b)/g, "that "],
  [/\bthose targets' (?=battle positions\b)/g, "their "],
  [/\bthe monster that was equipped with this card\b/g, "the monster this card was equipped to"],
  // Who chooses where several have it is clear: who attacks.
  [
    / \(their choice, if tied\)(?<=\bmonsters you control with the highest ATK \(their choice, if tied\))(?= for attacks\b)/g,
    "",
  ],
  [
    /\b(?<=\bIf your opponent controls [^.:;,]* monsters, )they cannot declare an attack(?=\.)/g,
    "your opponent cannot declare attacks",
  ],
  // There is some to take.
  [
    /\bat damage calculation: Make the battle damage you take from this battle 0\b/g,
    "at damage calculation, if you would take battle damage: Make yourself take no battle damage from that battle",
  ],
  [
    /\bthat was destroyed by battle and sent to your GY this turn(?<=\b[Tt]arget 1 monster that was destroyed by battle and sent to your GY this turn)/g,
    "in your GY that was destroyed by battle and sent there this turn",
  ],
  [
    /\bcannot declare attacks, nor Special Summon monsters except ([^.,;:]*), for the rest of this turn\b/g,
    "cannot declare attacks for the rest of this turn, also you cannot Special Summon monsters for the rest of this turn, except $1",
  ],
  [/\bdeclares an attack if you have (?=\d)/g, "declares an attack while you have "],
  [
    /\bthe effect of an opponent's Effect Monster is activated\b/g,
    "your opponent activates a monster effect",
  ],
  [
    /\bsend 1 card you control to the GY, except this card, (?=to\b)/g,
    "send 1 other card you control to the GY ",
  ],
];
