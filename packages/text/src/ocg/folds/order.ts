import { OCG_TYPES } from "@chainwright/card-ir";
import { anywhere, type Fold } from "../../fold.ts";
import { BATTLE_WORDS } from "./battles.ts";
import { FIRST_WORDS } from "./earliest-texts.ts";
import { EQUIP_WORDS } from "./equip-cards.ts";
import { MATERIAL_WORDS } from "./materials.ts";
import { MODE_WORDS } from "./modes.ts";
import { NEEDLESS_WORDS } from "./needless-words.ts";
import { OATH_WORDS } from "./oaths.ts";
import { OLD_CHAINS } from "./old-chains.ts";
import { OLD_EFFECTS } from "./old-effects.ts";
import { OLD_OCCASIONS } from "./old-events.ts";
import { OLD_MOVES } from "./old-moves.ts";
import { OLD_WORDS, SIDE_OF_THE_FIELD } from "./old-texts.ts";
import { BAN_WORDS } from "./prohibitions.ts";
import { QUICK_WORDS } from "./quick-effects.ts";
import { RITUAL_WORDS } from "./ritual-spells.ts";
import { SPELLINGS } from "./spellings.ts";
import { SUMMON_WORDS } from "./summons.ts";
import { LAST_WORDS, OTHERWISE, SYNONYM } from "./synonyms.ts";
import { UNION_WORDS } from "./union-monsters.ts";
import { OTHER_WORDS } from "./word-order.ts";

/** Words of OCG texts that changed over the years without changing what is said. */
export const OCG_FOLDS: readonly Fold[] = [
  SYNONYM,
  NEEDLESS_WORDS,
  [/\boffer (monsters whose total Level) Star(s equal \d+ or more) as a Tribute\b/g, "Tribute $1$2"],
  [/(?<=\d),(?=\d{3})/g, ""],
  [
    /(?:(^|[.)\n] ?|● )|\b)Battle Damage\b/g,
    (_, start) => (start === undefined ? "battle damage" : `${start}Battle damage`),
  ],
  [/\ba number between "(\d+)" and "(\d+)"/g, "a number between $1 and $2"],
  [
    /\ban opponent(?='s(?<=\b(?:by (?:battle or )?|because of )an opponent's) (?:activated )?(?:card|effect|monster(?:'s)? effect|(?:Spell|Trap)(?:\/Trap)? (?:Card )?effect)\b| \w+s\b)/g,
    "your opponent",
  ],
  [
    /\bthis card's name and original ATK become (that monster's)(?: name and original ATK)?\b/g,
    "this card's name becomes $1, and this card's original ATK becomes $1 original ATK",
  ],
  // Life Points were increased; today players gain them.
  [
    /\b([Ii])ncrease (?:(your|your opponent's) LP|the LP of (both players|your opponent)) by (?:(\d+)(?: points)?\b|(?:an amount )?(?:equal to )?(?=the\b))/g,
    (_, i, whose = "", who = "", amount = "") => {
      const gain =
        whose === "your" ? "gain" : who === "both players" ? "each player gains" : "your opponent gains";
      return `${i === "I" ? gain.charAt(0).toUpperCase() + gain.slice(1) : gain} ${amount ? `${amount} LP` : "LP equal to "}`;
    },
  ],
  anywhere("decrease your opponent's LP by (\\d+)(?: points)?(?=[.,])", "inflict $1 damage to your opponent"),
  // "It gains 500 ATK and is destroyed …": of the same card, later.
  [
    /,? (and|but) is (destroyed|banished|returned|sent|changed) (?=[^.;:,]*\b(?:during|at the end of) the (?:End|Battle) Phase\b)(?<=\b(?:gains \d+ (?:ATK|DEF|ATK\/DEF)|cannot [^.;:,]*),? (?:and|but) is \w+ )/g,
    (_, link, done) => `, ${link === "and" ? "also" : link} it is ${done} `,
  ],
  // What its own text took for a Summon of this card.
  [
    /\bthe (?:(?:Tributed|sent|banished) monster's (original ATK)|(original ATK|Level) of the (?:(?:Tributed|sent|banished) monster|monster (?:Tributed|sent to the GY|banished) this way))\b(?<=\bSummon(?:ed)? (?:this card )?(?:\(from [^)]*\) )?by (?:Tribut|send|banish)ing [^;:]*)/g,
    (_, its, of = "") =>
      `the combined ${its ?? of.replace("Level", "Levels")} of the monsters used for its Special Summon`,
  ],
  [
    /\bthe (?:Tributed|sent|banished) monsters\b(?<=\bSummon(?:ed)? (?:this card )?\(from [^)]*\) by (?:Tribut|send|banish)ing [^;:]*)/g,
    "the monsters used for its Special Summon",
  ],
  [
    /\buntil the end of (?:that (Damage Step)|(?:the|that) turn)\b/g,
    (_, step) => `until the end of ${step ? "the Damage Step" : "this turn"}`,
  ],
  // How often is said before the event today.
  [/(?<=(?:^|[.)\n] ?|● ))If ([^.:;\n]*: You can [^:;\n]*?) once per battle(?=;)/g, "Once per battle, if $1"],
  // Said first, it tells that it is done later: "During the End Phase, …" is when an effect is used.
  [/\b(?<=\bduring the End Phase) of this turn\b(?!, )/g, ""],
  [
    /\b(?:(?<=\bby (?:your opponent's )?)(?:(Spell\/Trap) Cards|cards) (?:or|and) |(?<=\bcannot be (?:destroyed|targeted) by )(?=effects[.,]))(?=effects\b)/g,
    (_, kind = "card") => `${kind} `,
  ],
  [
    /\b(?:([Yy])our opponent's (cards|Spell\/Trap Cards)|([Cc]ards)) and effects cannot be activated\b/g,
    (_, your = "", what, cards = "") => {
      const who = your
        ? `${your}our opponent cannot`
        : `${cards.startsWith("C") ? "N" : "n"}either player can`;
      return `${who} activate ${what ?? "cards"} or effects`;
    },
  ],
  // What is said of one or of several.
  // A condition in the middle of the cost is one of the activation.
  [
    /\bYou can banish this card from your GY, (?:except (the turn (?:this card|it) was sent (?:to the GY|there)))(?=;|, then target\b)/g,
    "Except $1: You can banish this card from your GY",
  ],
  [
    /\b(?:appropriate )?(?<=\b(?:[Tt]heir|into the|to the|of the) (?:appropriate )?)(Decks?|hand|Level)\(s\)/g,
    "$1",
  ],
  [
    /\b(?:randomly )?(discards?|sends?|banish(?:es)?) (\d+) (cards?|\w+ Monsters?)(?:(?: randomly| at random| \(at random\))(?: from their hand)?|(?<=\brandomly \w+ \d+ (?:cards?|\w+ Monsters?)))/g,
    "$1 $2 random $3",
  ],
  // By chance of those in the hand, or any of those elsewhere.
  [
    /\b(destroy|banish|return|shuffle|send) 1 card (in|from) your opponent's hand \(at random\)(?:,? or (?:from )?(?:their )?(?:side of the )?field|, field, or (GY))( (?:to|into) the \w+)?/gi,
    (_, verb, where, gy, to = "") => {
      const elsewhere = gy ? "from your opponent's field or GY" : "your opponent controls";
      const does = String(verb).toLowerCase();
      const either = does === verb ? "either" : "Either";
      return `${either} ${does} 1 random card ${where} your opponent's hand${to} or ${does} 1 card ${elsewhere}${to}`;
    },
  ],
  // In brackets it is the same sentence.
  [
    / \([Tt]his effect cannot be negated\)\.|\. \(This effect cannot be negated\.\)/g,
    ". This effect cannot be negated.",
  ],
  [
    /\b(?:while|as long as) this (?:(?:card|monster) (?:is|remains) face-up|face-up (?:card|monster) (?:is|remains)) on the field\b/g,
    "while this card is face-up on the field",
  ],
  // Of the two Decks a card belongs into one: "into the Deck" says that already.
  [/\bDeck\/Extra Deck\b(?<=\binto (?:your |the )Deck\/Extra Deck)/g, "Deck"],
  [/\bDeck(?: and)?\/(?:or )?Extra Deck\b(?<=\bfrom (?:your |the )Deck\/Extra Deck)/g, "Deck or Extra Deck"],
  [/\bSpell(?:\/| or )Trap(?: Card)?\(s\)/g, "Spell(s)/Trap(s)"],
  [
    /\bby (?:the|an) effect of an? (card|monster|Spell|Trap|Spell(?: or |\/)Trap)(?: Card)? (?:controlled by your opponent|your opponent controls)\b/g,
    (_, what = "") => `by your opponent's ${what.replace(" or ", "/")} effect`,
  ],
  [
    /\bthe (Draw Phase) of (?:(your|your opponent's)|their(?<=\byour opponent\b[^.]*)) next turn\b/g,
    (_, phase, whose) => `${whose ?? "your opponent's"} next ${phase}`,
  ],
  [
    /\b([Ff])lip (it|this card|that \w+) (?:in)?to (?=face-down Defense Position\b)/g,
    (_, f, what) => `${f === "F" ? "C" : "c"}hange ${what} to `,
  ],
  [
    /\b1 card from the top of (your opponent's|your|their) Deck(?! to the GY for\b)/g,
    "the top card of $1 Deck",
  ],
  anywhere(
    'choose (1 [^.:;]*? from your Deck(?:, except "[^"]*",)?) and place it on top of your Deck\\b',
    "place $1 on top of your Deck",
  ),
  ...SIDE_OF_THE_FIELD,
  [
    /\b([Tt])hey (gain|shuffle|discard|draw|lose)(?= )(?<=\b(?:[Ii]f your opponent has [^.:;]*|[Dd]uring your opponent's \w+ Phase|(?:opponent's monster by battle|battle damage to your opponent)[^.:;]*)[:,] [Tt]hey \w+)/g,
    (_, t, verb) => `${t === "T" ? "Y" : "y"}our opponent ${verb}s`,
  ],
  [
    /\bthen draws?(?= (?:\d cards?|the same number of cards)\b)(?<=(?:^|[.:] |\b)[Yy]our opponent (?:discards|shuffles|sends|banishes|returns)\b[^.:;]*, then draws?)/g,
    "then your opponent draws",
  ],
  [/, then target (?=\d)(?<=\bActivate this card by \w+ing [^.:;]*, then target )/g, ", then targeting "],
  // What comes later gains it as well.
  [/\beffect\(s\)(?! of this\b)([^.,;:]*?) is (?=negated\b)/g, "effects$1 are "],
  [/\b(?<=\bnegated )during th(?:at|is) turn\b/g, "until the end of this turn"],
  // As long as they are there, which goes without saying.
  [
    / while it is (?:face-up )?on the field(?=[,.])(?<=\b(?:negate the effects of that (?:[\w-]+ )*monster|[Tt]hat monster's effects are negated) while [^.,]*)/g,
    "",
  ],
  [/ from (?=(?:your opponent's|your|their) Deck\b)(?<=\btop (?:card|\d cards) from )/g, " of "],
  [
    /\b(?:This card is Level (\d+) while in (face-up \w+ Position)|While this card is in (face-up \w+ Position), it is Level (\d+))\./g,
    (_, level, position, other, its) =>
      `While this card is in ${position ?? other}, its Level becomes ${level ?? its}.`,
  ],
  // What is said of a Summon together with how it is conducted.
  [
    /(?: without Tributing)? as a Level (\d+) monster(?=\.)(?<=\b(?:Special Summon (?:(this card) \(|1 [^.;:]* )from your \w+\)?|(Normal Summon this card)(?: without Tributing)?) as a Level \d+ monster)/g,
    (_, level, itself, unpaid) =>
      `${unpaid ? " without Tributing" : ""}, ${(itself ?? unpaid) ? "but" : "and if you do,"} its Level becomes ${level}`,
  ],
  [
    /(?<=\b[Yy]ou can Normal Summon(?:\/Set)? this card without Tributing\. )If you do, during the End Phase: (Send|Destroy|Banish|Return) it\b/g,
    "During the End Phase, if this card was Normal Summoned this way: $1 this card",
  ],
  [
    /(?:, but|, and if you do,|\. If you do,) (?=(?:it|its|this card|banish it|you cannot)\b)(?<=\b[Yy]ou can Special Summon this card (?:\(from your \w+\)|from your hand(?= by\b))(?: by (?:[^.";:,]|"[^"]*"|, except "[^"]*")*)?(?:, but|, and if you do,|\. If you do,) )/g,
    ". If Summoned this way, ",
  ],
  [
    /\b(?:If you used an Xyz Monster, any )?Xyz Materials attached to (?:it|that \w+) also become Xyz Materials on (?=(?:the Summoned monster|this card)\.\))/g,
    "Transfer its materials to ",
  ],
  // They are materials, except of what is used as one.
  [/\bXyz M(?=aterials?\b(?! Monster))(?<!(?:\b(?:as(?: an?| the)?|or)|[.,)]) Xyz M|(?:^|\n)Xyz M)/g, "m"],
  [new RegExp(`\\b((?:${OCG_TYPES.join("|")})-Type) Monster(s?)\\b(?! Card)`, "g"), "$1 monster$2"],
  [new RegExp(`-Type\\b(?<=\\b(?:${OCG_TYPES.join("|")})-Type)`, "g"), ""],
  // A card that is activated is called a Spell Card still; elsewhere it is a Spell.
  [
    /\bSpell(?: or | and |\/)Trap [Cc]ards(?<!\bactivat[^.;:●]*)(?![^.;:●]*\b(?:activat|Chained))/g,
    "Spells/Traps",
  ],
  [
    /\bSpell(?: or | and |\/)Trap Card\b(?<!\bactivat[^.;:●]*)(?![^.;:●]*\b(?:activat|Chained))/g,
    "Spell/Trap",
  ],
  [
    / Card(?=s?\b)(?<=\b(?:Spell|Trap) Card)(?<!\bactivat[^.;:●]*)(?![^.;:●]*\b(?:activat(?!ion conditions|ed(?<=\beffect when that card is activated)|e and to resolve this effect)|Chained))/g,
    "",
  ],
  // Where cards may be activated from, it is the cards that are meant anyway.
  [
    /\bSpell\/Trap Cards(?= (?:from your hand|the turn they were Set)\b)(?<=\b[Yy]ou can activate [^.;:,]*)/g,
    "Spells/Traps",
  ],
  [/ Card(?=s (?:from your hand|the turn they were Set)\b)(?<=\b[Yy]ou can activate [^.;:,]* Card)/g, ""],
  ...QUICK_WORDS,
  // How many of the top cards is chosen first.
  [/\bchoose a number from 1 to (\d), then send that many(?= cards from the top of )/g, "send up to $1"],
  // How a monster fights that attacks in Defense Position is said of its attack.
  [
    /\. If (?:it does|they do), apply (?=(?:its|their) (?:ATK|DEF) for damage calculation\.)(?<=\bcan attack while in face-up Defense Position[^.]*\.[^.]*)/g,
    ", applying ",
  ],
  [/\bthat can attack must attack ((?:[^.,"]|"[^"]*")*)(?=\.)/g, "must attack $1, if able"],
  // Nothing was done before it in its own effect: an earlier one of the card is meant.
  [
    /\b(?:the|that) ((?:monster|card)(?:\(s\))?(?: that was)? (?:banished|sent to the GY)) by this (?:card's )?effect\b(?<=: (?:You can )?(?:Special Summon|add|return|target) (?:the|that) (?:monster|card)(?:\(s\))?(?: that was)? (?:banished|sent to the GY) by this (?:card's )?effect)/gi,
    "the $1 before by this card's effect",
  ],
  // What is given up for the draw is done at its time.
  [/\bDuring your Draw Phase(?=, (?:[^.:;]*, )?before you draw:)/g, "At the start of your Draw Phase"],
  [/, before you draw(?=:)(?<=\b[Aa]t the start of your Draw Phase\b[^.:;]*)/g, ""],
  [
    /\bDuring your Draw Phase(?=, (?:[^.:;]*, )?instead of conducting your normal draw:)/g,
    "At the start of your Draw Phase",
  ],
  [
    /, instead of conducting your normal draw: (You can )?(?=([a-zA-Z])[^.:;]*([.;]))(?<=\b[Aa]t the start of your Draw Phase\b[^.:;]*: (?:You can )?)\w/g,
    (_, can = "", first = "", end = "") =>
      `: ${can}${can ? "give" : "Give"} up your normal draw this turn${end === ";" ? " and" : ";"} ${can ? first : first.toLowerCase()}`,
  ],
  [
    /\byour (?=GY\b)(?<=\bexcept the turn this card was sent to your |\bis in your (?=GY because it was\b))/g,
    "the ",
  ],
  // What is targeted was the purpose of the cost; today it comes after it.
  [
    /,? to target (?=\d|any number of |up to |that |it\b)(?<=(?::|You can|;)[^.:;]*\b(?:detach|discard|send|banish|Tribute|pay|return|shuffle|reveal|remove)s?\b[^.:;]* to target )/gi,
    ", then target ",
  ],
  [
    /\bin either player's (?=(?:GY|hand|Pendulum Zone|Field Zone|Spell & Trap Zone|Monster Zone)\b)/g,
    "in either ",
  ],
  [/\b(?:any GYs?(?:\(s\))?|the GY\(s\))(?=[ ,.;:])/g, "the GYs"],
  [/\bin the GYs(?! and(?:\/or)? (?:face-up )?banishment\b)/g, "in either GY"],
  // Of each of several it is said as of one.
  [/\bin their (original )?names?(?=[ ,.;:])(?<=" in their (?:original )?names?)/g, "in its $1name"],
  // There is no total of no cards.
  [/\ban (?=equal or (?:higher|lower) (?:ATK|DEF)\b)/g, ""],
  [/ \(min\. 1\)(?= from [^.;:]* whose total\b)/g, ""],
  // Cards of the Extra Deck go back there in any case.
  [/\/Extra Deck\b(?<=\b(?:into the Deck|to the hand)\/Extra Deck)/g, ""],
  [
    /\bthis card from your hand(?= by \w+ing\b)(?<=(?:^|[.\n] ?)You can Special Summon this card from your hand)/g,
    "this card (from your hand)",
  ],
  [
    /\bequipped with(?= an? (?!(?:card|monster) by this effect))(?<=\bwhile equipped with)/g,
    "it is equipped with",
  ],
  [/\b(gains?) (\d+) (ATK|DEF|ATK\/DEF|LP) x (the [^.,]*)(?=[,.])/g, "$1 $3 equal to $4 x $2"],
  [
    /\b([Tt])arget 1 (face-up )?(card|monster|Spell\/Trap)( [^.,;:]*), or (?:you can )?target 2 if ((?:you control|you have|your opponent) [^;.]*);/g,
    (_, t, face = "", what, where, so) =>
      `${t}arget 1 ${face}${what}${where}, or if ${so}, you can target 2 ${face}${what === "Spell/Trap" ? "Spells/Traps" : `${what}s`}${where} instead;`,
  ],
  [
    /\b([Tt])arget (1|up to \d) ((?:of|cards) [^.;:]*?), or up to (\d) (?:instead )?if ([^;.]*);/g,
    "$1arget $2 $3, or if $5, you can target up to $4 $3 instead;",
  ],
  [
    / as (?:(?:the |an )?(?:Xyz Materials?|materials)|the material)\b(?<=\b(?:[Aa]ttach|ha(?:s|ve)|with|using (?:it|that \w+)|Xyz Summon (?:"[^"]*"|[^.:;"])*\busing)(?: (?:"[^"]*"|[^.:;"])*)?)/g,
    " as material",
  ],
  // Said as a sentence of its own once.
  [
    /(?: as (?:the |an )?(?:Xyz Material|material))?\. \(This (?:Special Summon )?is treated as an Xyz Summon\. (?:Transfer its materials to the Summoned monster|Xyz Materials attached to (?:it|that target) also become Xyz Materials on the Summoned monster)\.\)(?<=\busing [^.;:,]*\. \([^)]*\))/g,
    " as material (this is treated as an Xyz Summon).",
  ],
  [
    / as (?:Fusion Material(?:\(s\)|s)?|materials\b)(?![\w ]*Monster)(?<=\b(?:Fusion Summon|you can also (?:use|banish)|[Ii]f you use) [^.:;]*)/g,
    " as material",
  ],
  [
    /\bDuring the End Phase(?=, (?:banish|destroy|return|send) (?:the|all) [^,.]* Summoned by this effect\b)/g,
    "During the End Phase of this turn",
  ],
  [
    /[;:](?=\n● )(?<=\b[Aa]pply (?:1 of )?(?:these|this|the following) effects?(?:\(s\))?[^.:;\n]*[;:])/g,
    ".",
  ],
  [/\b(You can [^.:;]*?) (?:to|and) (activate 1 of (?:these|the following) effects)\b/g, "$1, then $2"],
  [
    /\bthat (?:specifically lists?|mentions?) (?:the card )?("[^"]*"(?: or "[^"]*")?|that card) in its text\b/g,
    (_, what) => `that mentions ${what === "that card" ? "it" : what}`,
  ],
  [
    /(?<=(?:^|[.)\n] ?)If (?!you negate\b)[^.:;●]*, you can Special Summon )this card from your hand(?=\.)/g,
    "this card (from your hand)",
  ],
  // A sentence of its own, or the next part of the one before: what was before is needed for it.
  [
    /\. Then,? (?=(?:if|you|your|each|draw|send|destroy|inflict|gain|add|place|banish|return|change|discard|shuffle it|Special)\b)/g,
    ", then ",
  ],
  [/\b([Dd]etach(?:ing)? \d+) (?:Xyz M|m)aterial you control\b/g, "$1 material from a monster you control"],
  [/\(s\)(?=" once per turn\.)/g, ""],
  // A Gemini monster that has its effects, and is no Normal Monster meanwhile.
  [
    /\b(Gemini )monster(s?(?: you control)?),? that (?:is|are) (?:being )?treated as (?:an )?Effect Monsters?(?: and (?:has|have) gained (?:its|their) effects)?/g,
    "$1Effect Monster$2",
  ],
  // Of a Gemini monster the effects that it has after its second Summon.
  [/:(?=\n● )(?<=\bEffect Monster with (?:this|these) effects?:)/g, "."],
  [/\n● (?<=with (?:this|these) effects?\.\n● (?:[^\n]*\n● )*)/g, " "],
  [/\bIt(?= (?:gains|loses|cannot|can|inflicts)\b)(?<=\bEquip only to [^.]*\. It)/g, "The equipped monster"],
  [/\bcannot select ([^.,;:]*?) as an attack target\b/g, "cannot target $1 for attacks"],
  [
    /, (it|this card) is returned to (?=(?:the|your|its owner's) (?:(?:top |bottom )of the )?(?:Deck|hand)\b)(?<=\b(?:When|If) [^.:;]*)/g,
    ", return $1 to ",
  ],
  // All that is there, whoever's it is: "1 card in each player's GY" would be two.
  [
    /\b(any number of "[^"]*" monsters) (from your \w+), but only 1 copy of each\b/g,
    "$1 with different names $2",
  ],
  // A Level is declared when the target has been chosen.
  [/, and (?=declare )(?<=\btarget [^.:;]*, and )/g, ", then "],
  [
    /\b(?:each player's(?= (?:hand|GY|Extra Deck|Pendulum Zones)\b)|both players'(?= Pendulum Zones\b))(?<=\b(?:[Aa]ll|as many|the number of) (?:"[^"]*" |[A-Z][\w-]* )*(?:cards|monsters|Monsters|Spells|Traps) (?:in|on) (?:each player's|both players'))/g,
    "either",
  ],
  // "a monster whose Level is 4, is destroyed": the comma ends what is said of it.
  [
    /,(?= (?:is|are|cannot|can|gains?|loses?) )(?<=[Ww]hose (?:current |original )?(?:Attribute|Type|Level|Rank|ATK|DEF|name)s? (?:is|are) [^.,:;]*,)/g,
    "",
  ],
  [
    /\b(?:the top cards|a number of cards from the top) of (your opponent's|your) Deck(?=,? equal to\b)/g,
    "cards from the top of $1 Deck",
  ],
  [
    / \(this is treated as an Xyz Summon\)\.(?<=\bSpecial Summon [^.;]*, and if you do, attach [^.;]* as material \(this is treated as an Xyz Summon\)\.)/g,
    ". (This is treated as an Xyz Summon.)",
  ],
  // Of two, or of three, that were targeted.
  [
    /\b(Special Summon 1)(?: of the 2)?(?=, and if you do, (?:place|banish|return) the other\b)/g,
    "$1 of them",
  ],
  ...FIRST_WORDS,
  ...MATERIAL_WORDS,
  ...RITUAL_WORDS,
  ...UNION_WORDS,
  [/ (from the field or your hand) whose\b/g, " from your hand or field whose"],
  [/ (whose total Levels equal \d+ or more) from the field or your hand\b/g, " from your hand or field $1"],
  [
    /\b([Bb])oth players (gain|draw|discard|send|take|lose|banish|shuffle|reveal|add|destroy|Tribute|Special Summon)\b(?<!\b(?:[Mm]ake|[Hh]ave) both players [\w ]+)/g,
    (_, both, verb) => `${both === "B" ? "E" : "e"}ach player ${verb}${verb?.endsWith("sh") ? "es" : "s"}`,
  ],
  [/\b([Ee]ach player (?:discard|send)s [^.:;,]*, then draw)(?= \d)/g, "$1s"],
  ...OLD_WORDS,
  ...OLD_CHAINS,
  ...OLD_MOVES,
  ...OLD_EFFECTS,
  ...OLD_OCCASIONS,
  ...SPELLINGS,
  OTHERWISE,
  ...OTHER_WORDS,
  ...BATTLE_WORDS,
  ...OATH_WORDS,
  ...BAN_WORDS,
  ...MODE_WORDS,
  ...SUMMON_WORDS,
  // What limits the effects before it stands before it.
  [
    / (An? (?:"[^"]*" )?[^.●\n]*\busing this card[^.●\n]* gains) the following effect\. (You can only use each of the preceding effects of "[^"]*" once per turn\.)\n(?=● )/g,
    " $2 $1 this effect.\n",
  ],
  // The one effect that another monster gains: only where it is told where that ends.
  [
    / gains (?:this|the following) effect\.[ \n]● (?=[^.\n]*\.(?:\n|$| You can only ))(?<=\bthis card\b[^.●\n]*\.[ \n]● )/g,
    " gains this effect: ",
  ],
  // A line break between sentences says nothing; after the materials, and before "●" and a heading, it stands for a full stop.
  [/(?<=[.)])\n(?![●[])/g, " "],
  [/(?<=[.):;]) (?=●)/g, "\n"],
  [/:(?=\n●)(?<=\b[Aa]pply (?:1 of )?(?:these|the following|this) effects?[^.:;\n]*:)/g, "."],
  ...EQUIP_WORDS,
  // Of a Set card nobody knows beforehand what it is.
  [
    /\b(?:T|S|(t|s))(?:arget|elect) 1 (Spell|Trap) on the field(?:; destroy that target| and destroy it)\. (?:If the targeted card is Set, pick up and see the card\. If it is a \2, it is destroyed\.|\(If the target is Set, reveal it, and destroy it if it is a \2\.\))/g,
    (_, small, what) =>
      `${small ? "t" : "T"}arget 1 face-up ${what} or 1 Set Spell/Trap on the field; reveal that target, then if it is a ${what}, destroy it.`,
  ],
  LAST_WORDS,
  // The word "or" tells it as well.
  [
    /\b(E|(?<=[a-z,;] )e)ither (add|send|banish|Special Summon|destroy|discard|return|shuffle|place|Set|equip|gain|draw|inflict|negate|change|Tribute|reveal|detach|take|pay)\b/g,
    (_, e, verb = "") => (e === "E" ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb),
  ],
];
