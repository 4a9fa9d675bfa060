import type { Fold } from "../../fold.ts";

/** What was called otherwise, or is in some texts, and what most texts say. */
const SYNONYMS: Readonly<Record<string, string>> = {
  "Graveyard(?=s?\\b)": "GY",
  "Life Points": "LP",
  "removed from play": "banished",
  "removing from play": "banishing",
  "points of damage": "damage",
  "Spells and Traps": "Spells/Traps",
  "(?<=\\b(?:1|[Aa]|any|each|Normal|Continuous|Quick-Play) )Spell or Trap (?!Card)": "Spell/Trap ",
  "Spell, Trap,? or Monster Card": "card",
  "Flip [Ee]ffects(?= are not activated)": "Flip monsters' effects",
  "Flip (?:Effect )?Monster(?=s?\\b)": "Flip monster",
  "as Material\\b": "as material",
  "that same number of": "the same number of",
  "if (?:all of the (?:monsters|Fusion Materials?(?: Monsters)?) that were used for the (?:Synchro|Fusion) Summon of this card|the monsters used as material for this card's Synchro Summon) are (?:all )?in your (?:GY|Graveyard)":
    "if all of the monsters that were used for this card are in your GY",
  "1 or more (?=non-)": "1+ ",
  "non (?=[A-Z])": "non-",
  "max (?=\\d)": "max. ",
  tokens: "Tokens",
  "remove from play": "banish",
  "Monster Card (?=Zones?\\b)": "Monster ",
  "Spell & Trap Card (?=Zones?\\b)": "Spell & Trap ",
  "This Special Summon(?= is treated as\\b)": "This",
  "(?:banished|Tributed|discarded|sent to the (?:GY|Graveyard)) (?:for this Special Summon|to Special Summon (?:it|this card))(?=[. ])":
    "used for its Special Summon",
  "during (?:their|his\\/her|his or her) next turn(?<=\\b[Yy]our opponent cannot [^.;:]*)":
    "during your opponent's next turn",
  "that monster's effect is negated": "that monster's effects are negated",
  "second (?=\\w+ Phase\\b)(?<=\\byour (?:opponent's )?second )": "2nd ",
  "third (?=\\w+ Phase\\b)(?<=\\byour (?:opponent's )?third )": "3rd ",
  "th(?:at|ose) target\\(s\\)": "those targets",
  "and\\/or (?=DEF\\b)(?<=\\d ATK and\\/or )": "or ",
  "in Attack Position or (?=face-down Defense Position)": "in face-up Attack Position or ",
  "face-up Defense Position or (?=face-down Defense Position\\b)": "face-up or ",
  "no (?:Xyz M|m)aterials(?<=\\b(?:has|have|with) no (?:Xyz M|m)aterials)": "no material",
  "as a Synchro Material(?: Monster)?(?: for a Synchro Summon)?(?=,)": "as Synchro Material",
  "cannot be targeted by,? or (?:be )?destroyed by,?": "cannot be targeted or destroyed by",
  "cannot be (?:attacked|selected as an attack target)(?=[.,])": "cannot be targeted for attacks",
  "until the end of the End Phase of the next turn": "until the end of the next turn",
  "until the end of the End Phase": "until the end of this turn",
  "the selected (?=monsters?|cards?|Spells?|Traps?)": "the targeted ",
  "activate by (?=\\w+ing\\b)": "activate this card by ",
  "your opponent skips their next (?=\\w+ Phase\\b)": "skip your opponent's next ",
  "put (?=(?:\\d|an?) (?:[\\w-]+ )?[Cc]ounters?\\b)": "place ",
  "this is the only card in your hand(?=[,:])": "you have no other cards in your hand",
  "changed from Attack Position to (?=(?:face-up )?Defense Position\\b)": "changed to ",
  "attacks the monster in its same column": "attacks a monster in this card's column",
  "at the end of any Battle Phase (?:that|in which) this card (?=attacked\\b|battled\\b)":
    "at the end of the Battle Phase, if this card ",
  "the End Phase of the turn (?:this card|this effect|it) (?:is|was) activated": "the End Phase of this turn",
  "no other monsters can attack, except this card": "other monsters cannot attack",
  "you can only equip this card to (?=[^.,;]*\\.)": "equip only to ",
  "unaffected by (?:any |the effects of )?Spell(?: Card)?s(?: or effects)?(?=[.,])":
    "unaffected by Spell effects",
  "this card is used for a Synchro Summon and sent to the (?:GY|Graveyard)(?=,)":
    "this card is sent to the GY as Synchro Material",
  "this card can be Tribute Summoned(?=[^.;:]* by Tributing\\b)": "you can Tribute Summon this card",
  "without Tributes?(?=[.,])": "without Tributing",
  "Normal Summoned or Set(?! )": "Normal Summoned/Set",
  "the above monsters(?= (?:you control|from)\\b)": "the above cards",
  "with the above (?:Fusion |Synchro |Link )?Materials": "with the above materials",
  "all the other(?= \\w+ Materials?\\b)": "all other",
  "the entire requirement": "the entire Tribute",
  "choose either 1 or (?=\\d(?:, then| and) excavate)": "choose a number from 1 to ",
  " and excavate that many(?<=\\bfrom 1 to \\d and excavate that many)": ", then excavate that many",
  "until you have excavated": "until you excavate",
  "the top cards of(?= [^.,;]*? Deck until\\b)": "cards from the top of",
  "the (?:rest of the cards|(?:other|remaining) excavated cards|remaining cards|(?:remaining|others)(?= (?:to|on|into|in|back)\\b|[.,]))(?! (?:you|your|of)\\b)":
    "the rest",
  "either the top or bottom of": "the top or bottom of",
  "equals or exceeds(?<=\\btotal (?:ATK|Levels?) equals or exceeds)": "equal or exceed",
  "the Level of (?:the|that) Ritual Monster(?: you Ritual Summon)?(?<=\\b(?:equal|exceed|equals|exceeds) the Level[^.,;]*)":
    "its Level",
  "the Ritual Monster's Level": "its Level",
  "the ATK of the Ritual Monster you Ritual Summon": "its ATK",
  "depending on": "based on",
  "1 of the following effects(?! of\\b)(?<=\\bapply 1 of the following effects)": "1 of these effects",
  "its attached materials": "its materials",
  "additional card(?<=\\b[Dd]raws? \\d additional card)": "more card",
  "the current (?=(?:controller|owner) of\\b)": "the ",
  "any number of LP(?= in multiples\\b)": "LP",
  "(?:his\\/|his or )her": "their",
  "by battle or by (?:a )?(?=card effects?\\b)": "by battle or ",
  "by a card effect": "by card effect",
  "and sends it to the (?:Graveyard|GY) as a result of battle": "by battle and sends it to the GY",
  "as a result of battle": "by battle",
  "is removed from the field": "leaves the field",
  "is (?:selected|declared|designated) as an attack target": "is targeted for an attack",
  "the opponent's monster (?:it|this card) is battling": "the opponent's battling monster",
  "the opponent's (?=(?:next )?(?:turn|\\w+ Phase)\\b|(?:card|monster|Spell|Trap)s? effects?\\b)":
    "your opponent's ",
  "it has its effects negated": "its effects are negated",
  "total Link Rating of": "total Link Ratings of",
  "after this (?:card|effect)'s activation": "after activation",
  "in the same column as this card": "in this card's column",
  "(?:the same turn|the turn that)(?= (?:it|this card|you)\\b)": "the turn",
  "for the rest of that turn": "for the rest of this turn",
  "until (?:your End Phase|the End Phase of your turn)": "until your next End Phase",
  "on the top of": "on top of",
  "at (?=the (?:top|bottom) of (?:your|the|their) Deck\\b)": "on ",
  "them both": "both",
  "that's": "that is",
  "will be (?=\\w+(?:ed|n|t)\\b)": "is ",
  "do not take any": "take no",
  "both players take no": "neither player takes any",
  "(?<!both )players cannot activate": "neither player can activate",
  "equips to": "is equipped to",
  "that has the same name it does": "with the same name as it",
  "with the same name as one (?=in\\b|on\\b|you\\b)": "with the same name as a card ",
  "a name different from": "a different name from",
  "becomes the same as the result": "becomes the result",
  "1 card (?:from each player's field|on both players' fields)": "1 card on each field",
  "three times per turn": "thrice per turn",
  "change the target to this card": "change the attack target to this card",
  "unless you roll a 1 or 6": "if you roll a 2, 3, 4, or 5",
  "one (?=(?:of (?:those|them|the)|to the other)\\b)": "1 ",
};

/** What is said otherwise in a text whose words are those of today by now. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  " this turn,? instead": " instead this turn",
  "if all monsters used to Ritual Summon this card were ": "if this card was Ritual Summoned using only ",
  ", the owner of this card draws ": ", draw ",
  "damage to your LP": "damage",
  "Type\\/Attribute(?<=\\bthe same (?:original )?Type\\/Attribute)": "Type and Attribute",
  "this card can only be Special Summoned from your Extra Deck,? by returning the above cards you control to the Deck":
    "must first be Special Summoned (from your Extra Deck) by shuffling the above cards you control into the Deck",
  "(?<=, )Set all face-up monsters on the field":
    "change all face-up monsters on the field to face-down Defense Position",
  "\\. It becomes ": ", and it becomes ",
  "the (?:face-up )?(?:monster|card) that was targeted by this card": "that target",
  "reveal your hand, choose 1 card, and shuffle it into ":
    "reveal your entire hand, and shuffle 1 card from your hand into ",
  "the Battle Phase (?:for that turn |)ends(?: immediately)?": "end the Battle Phase",
  "tribute 1 monster to take control of that Fusion Monster":
    "tribute 1 monster, then target that Fusion Monster; take control of it",
  "card your opponent (?:currently )?has in their hand": "card in your opponent's hand",
  "Flip monsters' effects cannot be activated, also their effects are negated":
    "Neither player can activate the effects of Flip monsters. Negate the effects of all Flip monsters",
  "the monster (?:this card|it) attacked": "the attack target",
  "your opponent cannot change the battle positions of monsters during your opponent's next turn":
    "monsters your opponent controls cannot change their battle positions during your opponent's next turn",
  "can attack 1 additional time during (?:the same|each) Battle Phase":
    "gains 1 additional attack during each Battle Phase",
  "1 banished monster and Special Summon it on your field":
    "1 of your banished monsters and Special Summon it",
  "when a monster is equipped with an Equip Card": "when an Equip Card becomes equipped to a monster",
  "to a player's LP by attacking directly": "to a player by a direct attack",
  "when you Tribute Summon a monster using 2 or more Tributes":
    "when you Tribute Summon a monster by Tributing 2 or more monsters",
  "after this effect resolves, you cannot declare attacks with other monsters for the rest of this turn":
    "for the rest of this turn, other monsters you control cannot attack",
  "negate the activation of their Spell Card": "negate that activation",
  "a Fusion Material for a Fusion Summon of": "material for the Fusion Summon of",
  "attacks and battles": "attacked",
  "only monsters you control as [Mm]aterials?, ": "monsters you control as material, ",
  "as an Equip Spell that gains this effect\\.[ \\n]● The equipped monster gains ":
    "as an Equip Spell that gives it ",
  "the banished Tuner": "the banished monster",
  "shuffle both of those first 2 targets into your Deck, and if you do, return the other to the hand":
    "shuffle the targets in the GY into your Deck, and if you do, return the target on the field to the hand",
  ", or that effect is negated": ", otherwise negate that effect",
  "and if you do, and its type matches the declared type": "and if it is the declared card type",
  "those targets' ": "their ",
  "for each material on the field": "for each material attached to a monster on the field",
  "declares an attack if you ": "declares an attack while you ",
  ", you can destroy the Trap Card ": ": You can destroy that Trap ",
  "(?: from the field)?, but return them in ": " until ",
  "cannot be destroyed, except by battle": "cannot be destroyed by card effects",
  "you take no damage from your opponent's cards this turn":
    "you take no battle damage this turn, also you take no effect damage from your opponent's card effects this turn",
  "if an opponent's monster that battled this card is not destroyed:":
    "if this card battled an opponent's monster that was not destroyed:",
  "while you control this face-up card, when ": "when ",
  "without applying damage calculation": "at the start of the Damage Step",
  "at damage calculation: Make the battle damage you take from this battle 0":
    "at damage calculation, if you would take battle damage: Make yourself take no battle damage from that battle",
  "that was destroyed by battle and sent to your GY this turn":
    "in your GY that was destroyed by battle and sent there this turn",
  "your opponent's monster effects or Trap effects": "your opponent's Trap or monster effects",
  "after activation, banish this card instead of sending it to the GY": "banish this card",
  "Special Summon both this card, and ": "Special Summon both this card and ",
  "sent there this turn as a Tribute for a (?:successful )?Tribute Summon":
    "Tributed for a Tribute Summon and sent there this turn",
  "while it and this monster are face-up on the field": "while this card is face-up on the field",
  ", to your Pendulum Zone": " in your Pendulum Zone",
  ", equipped by this effect, ": " ",
  "the total Link Ratings? of Link Monsters (?=equipped to\\b)":
    "the total Link Ratings of the Link Monster Cards ",
  "change it to any Attribute": "declare 1 Attribute, and it becomes that Attribute",
};

/** What is left of other words when all else is said. */
const LAST: Readonly<Record<string, string>> = {
  "(?<=aterials )listed on it": "mentioned on it",
  "ignoring (?:their|the) Summoning conditions": "ignoring its Summoning conditions",
  "(?<=\\b[Nn]egate )(?:the activated|that activated|that card's|that monster's|that opponent's) effect\\b(?! of)":
    "that effect",
  "(?<=\\b[Nn]egate )the (?:Special|Pendulum|Normal|Flip) Summon\\b": "the Summon",
  "(?<=\\b[Nn]egate )that activation": "the activation",
  "(?<=\\bat the end of )th(?:at|is) Battle Phase": "the Battle Phase",
  "randomly picks": "randomly chooses",
  "the bottoms of": "the bottom of",
  "if Summoning (?=[^.,;]* this way\\b)": "if you Summon ",
  "total roll": "result",
  "(?:the owners' Decks|their owners' Decks|its owner's Deck)": "the owner's Deck",
  "to each player": "to both players",
  "with the effect of": "by the effect of",
  "into the Decks": "into the Deck",
  "flip (?=[^.,;:]* to face-(?:up|down) )": "change ",
  "then, immediately after this effect resolves": "then immediately after this effect resolves",
};

/** A word that begins with a small letter begins with a capital one where it begins a sentence. */
const eitherCase = (words: string): string =>
  words.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** All of them at once. */
function folded(words: Readonly<Record<string, string>>): Fold {
  const entries = Object.entries(words);
  const any = entries.map(([old]) => `(${eitherCase(old)})`).join("|");
  return [
    new RegExp(`\\b(?:${any})`, "g"),
    (found, ...parts) => {
      const [old, today] = entries[parts.findIndex((one) => one !== undefined)] as [string, string];
      const begins = /^[a-z]/.test(old) && /^[A-Z]/.test(found);
      return begins ? today.charAt(0).toUpperCase() + today.slice(1) : today;
    },
  ];
}

export const SYNONYM: Fold = folded(SYNONYMS);
export const OTHERWISE: Fold = folded(SAID_OTHERWISE);
export const LAST_WORDS: Fold = folded(LAST);
