import { OCG_TYPES } from "@chainwright/card-ir";
import { anywhere, type Fold } from "../fold.ts";
import { BAN_WORDS } from "./ban-words.ts";
import { BATTLE_WORDS } from "./battle-words.ts";
import { EQUIP_WORDS } from "./equip-words.ts";
import { FIRST_WORDS } from "./first-words.ts";
import { MATERIAL_WORDS } from "./material-words.ts";
import { MODE_WORDS } from "./mode-words.ts";
import { OATH_WORDS } from "./oath-words.ts";
import { OLD_CHAINS } from "./old-chains.ts";
import { OLD_EFFECTS } from "./old-effects.ts";
import { OLD_MOVES } from "./old-moves.ts";
import { OLD_OCCASIONS } from "./old-occasions.ts";
import { OLD_WORDS, SIDE_OF_THE_FIELD } from "./old-words.ts";
import { OTHER_WORDS } from "./other-words.ts";
import { QUICK_WORDS } from "./quick-words.ts";
import { RITUAL_WORDS } from "./ritual-words.ts";
import { SPELLINGS } from "./spellings.ts";
import { SUMMON_WORDS } from "./summon-words.ts";
import { UNION_WORDS } from "./union-words.ts";

/** Words of OCG texts that changed over the years without changing what is said. */
export const OCG_FOLDS: readonly Fold[] = [
  [/\bGraveyard(?=s?\b)/g, "GY"],
  [/\bLife Points\b/g, "LP"],
  [/\b1 or more (?=non-)/g, "1+ "],
  [/\boffer (monsters whose total Level) Star(s equal \d+ or more) as a Tribute\b/g, "Tribute $1$2"],
  [/(?<=\d),(?=\d{3})/g, ""],
  [
    /(?:(^|[.)\n] ?|● )|\b)Battle Damage\b/g,
    (_, start) => (start === undefined ? "battle damage" : `${start}Battle damage`),
  ],
  [/\b(?<=\bexcept )for (?=(?:[A-Z]\w* )*(?:[Mm]onsters?|[Cc]ards?|"))(?<!\bSummon, except for )/g, ""],
  // What lasts unless an end is said.
  [/ \(permanently\)/g, ""],
  [/\ba number between "(\d+)" and "(\d+)"/g, "a number between $1 and $2"],
  [/\b(?:his\/her|his or her)\b/g, "their"],
  [/\bby a card effect\b/g, "by card effect"],
  [/\bby battle or by (?=card effects?\b)/g, "by battle or "],
  [
    /\ban opponent(?='s(?<=\b(?:by (?:battle or )?|because of )an opponent's) (?:activated )?(?:card|effect|monster(?:'s)? effect|(?:Spell|Trap)(?:\/Trap)? (?:Card )?effect)\b| \w+s\b)/g,
    "your opponent",
  ],
  [/ \((?:either )?by battle or (?:by )?card effect\)(?<=\bby your opponent's card \([^)]*\))/g, ""],
  [/\b(?<=\buntil the End Phase) of this turn\b/g, ""],
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
  [/\b(?<=\bwould have taken(?: from their card effects)?) this turn,? instead\b/g, " instead this turn"],
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
    /\b(?:banished to Special Summon it|sent to the GY for this Special Summon)\b/g,
    "used for its Special Summon",
  ],
  // A Tribute Summon is one in face-up Attack Position.
  [/ (?:face-up|in face-up Attack Position)(?=[.,;])(?<=\bTribute Summon 1 [^.:;,]*)/g, ""],
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
  [/ during their next turn\b(?<=\b[Yy]our opponent cannot [^.;:]*)/g, " during your opponent's next turn"],
  [
    /\b(?:([Yy])our opponent's (cards|Spell\/Trap Cards)|([Cc]ards)) and effects cannot be activated\b/g,
    (_, your = "", what, cards = "") => {
      const who = your
        ? `${your}our opponent cannot`
        : `${cards.startsWith("C") ? "N" : "n"}either player can`;
      return `${who} activate ${what ?? "cards"} or effects`;
    },
  ],
  // The first that comes, of this turn if it is that player's.
  [/\buntil (?:your End Phase|the End Phase of your turn)\b/g, "until your next End Phase"],
  // A condition in the middle of the cost is one of the activation.
  [
    /\bYou can banish this card from your GY, (?:except (the turn (?:this card|it) was sent (?:to the GY|there)))(?=;|, then target\b)/g,
    "Except $1: You can banish this card from your GY",
  ],
  // What is said of one or of several.
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
  anywhere("remove from play\\b", "banish"),
  [/\bremoved from play\b/g, "banished"],
  // Of the two Decks a card belongs into one: "into the Deck" says that already.
  [/\bDeck\/Extra Deck\b(?<=\binto (?:your |the )Deck\/Extra Deck)/g, "Deck"],
  [/\bDeck(?: and)?\/(?:or )?Extra Deck\b(?<=\bfrom (?:your |the )Deck\/Extra Deck)/g, "Deck or Extra Deck"],
  [/\bSpells and Traps\b/g, "Spells/Traps"],
  [/\bSpell(?:\/| or )Trap(?: Card)?\(s\)/g, "Spell(s)/Trap(s)"],
  [/\b(?<=\b[Aa]ll )of (?=your opponent's monsters\b)/g, ""],
  [/ Card (?=Zones?\b)(?<=\b(?:Monster|Spell & Trap) Card )/g, " "],
  [/ points(?<=\b(?:[Ii]n|[Dd]e)creases? [^.:;]* by \d+ points)/g, ""],
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
  // What the rules say of both places anyway.
  [/ \(if it was there when [^()]*\),? or hand \(even if not\)/g, " or hand"],
  [
    /\b1 card from the top of (your opponent's|your|their) Deck(?! to the GY for\b)/g,
    "the top card of $1 Deck",
  ],
  anywhere(
    'choose (1 [^.:;]*? from your Deck(?:, except "[^"]*",)?) and place it on top of your Deck\\b',
    "place $1 on top of your Deck",
  ),
  [/\bcannot be (?:attacked|selected as an attack target)(?=[.,])/g, "cannot be targeted for attacks"],
  [/(?<=\b[Nn]on) (?=[A-Z])/g, "-"],
  [/ points(?<=\bx \d+ points)/g, ""],
  ...SIDE_OF_THE_FIELD,
  [/\bpoints of damage\b/g, "damage"],
  [/'s LP\b(?<=\bdamage to your opponent's LP)/g, ""],
  [/ by (?=using\b)(?<=\b(?:Fusion|Ritual|Synchro|Xyz|Link) Summoned by )/g, " "],
  [/ successfully\b(?<=\bSummoned successfully)/g, ""],
  // What is under a monster is transferred with it; a Special Summon that counts as another one is said to.
  [/\bface-up Defense Position or (?=face-down Defense Position\b)/g, "face-up or "],
  [/\bafter this (?:card|effect)'s activation\b/g, "after activation"],
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
  [/\ball (?=(?:(?! gain)[^.:;])*? will gain \d)/g, ""],
  [/ will(?= gain \d)/g, ""],
  [/\beffect\(s\)(?! of this\b)([^.,;:]*?) is (?=negated\b)/g, "effects$1 are "],
  [/\b(?<=\bnegated )during th(?:at|is) turn\b/g, "until the end of this turn"],
  // As long as they are there, which goes without saying.
  [
    / while it is (?:face-up )?on the field(?=[,.])(?<=\b(?:negate the effects of that (?:[\w-]+ )*monster|[Tt]hat monster's effect is negated) while [^.,]*)/g,
    "",
  ],
  [/\b(?<=\b[Tt]hat monster's )effect is (?=negated\.)/g, "effects are "],
  [
    /\b(?<=\byour (?:opponent's )?)(?:second|(third)) (?=\w+ Phase\b)/g,
    (_, third) => (third ? "3rd " : "2nd "),
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
  [/\bFlip [Ee]ffects(?= are not activated\b)/g, "Flip monsters' effects"],
  [/ at this time\b(?<=\bFlip monsters' effects are not activated at this time)(?!,)/g, ""],
  [/\bThis Special Summon(?= is treated as\b)/g, "This"],
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
  [/\bon the top of\b/g, "on top of"],
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
  // What is discarded goes to the GY.
  [/ to the GY(?=[,.;:])(?<=\b[Dd]iscards? (?:(?!\b(?:send|sent|and|or|then)\b)[^.:;])* to the GY)/g, ""],
  [
    /\bin either player's (?=(?:GY|hand|Pendulum Zone|Field Zone|Spell & Trap Zone|Monster Zone)\b)/g,
    "in either ",
  ],
  [/\b(?:any GYs?(?:\(s\))?|the GY\(s\))(?=[ ,.;:])/g, "the GYs"],
  [/\bin the GYs(?! and(?:\/or)? (?:face-up )?banishment\b)/g, "in either GY"],
  // Of each of several it is said as of one.
  [/\bin their (original )?names?(?=[ ,.;:])(?<=" in their (?:original )?names?)/g, "in its $1name"],
  [/\bth(?:at|ose) target\(s\)/g, "those targets"],
  [/\ban (?=equal or (?:higher|lower) (?:ATK|DEF)\b)/g, ""],
  // There is no total of no cards.
  [/ \(min\. 1\)(?= from [^.;:]* whose total\b)/g, ""],
  [/\band\/or (?=DEF\b)(?<=\bwith \d+ ATK and\/or )/g, "or "],
  // Cards of the Extra Deck go back there in any case.
  [/\/Extra Deck\b(?<=\b(?:into the Deck|to the hand)\/Extra Deck)/g, ""],
  [/\b(?<=\b(?:from|in) (?:your|their|the|your opponent's) )Main (?=Deck\b)/g, ""],
  [
    /\bthis card from your hand(?= by \w+ing\b)(?<=(?:^|[.\n] ?)You can Special Summon this card from your hand)/g,
    "this card (from your hand)",
  ],
  [/\b(hand|field|Deck)\/(?=(?:field|GY|hand)\b)/g, "$1 or "],
  [/\bin Attack Position or (?=face-down Defense Position)/g, "in face-up Attack Position or "],
  [/\bit has its effects negated\b/g, "its effects are negated"],
  [/\bwith Link Rating equal to\b/g, "with a Link Rating equal to"],
  [/\btotal Link Rating of\b/g, "total Link Ratings of"],
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
  [/ \(if any\)(?<=\beffects (?:are negated )?\(if any\))/g, ""],
  [/\bno materials\b(?<=\b(?:has|have|with) no materials)/g, "no material"],
  [
    / as (?:(?:the |an )?(?:Xyz Materials?|materials)|the material)\b(?<=\b(?:[Aa]ttach|ha(?:s|ve)|with|using (?:it|that \w+)|Xyz Summon (?:"[^"]*"|[^.:;"])*\busing)(?: (?:"[^"]*"|[^.:;"])*)?)/g,
    " as material",
  ],
  // Said as a sentence of its own once.
  [
    /(?: as (?:the |an )?(?:Xyz Material|material))?\. \(This (?:Special Summon )?is treated as an Xyz Summon\. (?:Transfer its materials to the Summoned monster|Xyz Materials attached to (?:it|that target) also become Xyz Materials on the Summoned monster)\.\)(?<=\busing [^.;:,]*\. \([^)]*\))/g,
    " as material (this is treated as an Xyz Summon, transfer its materials to the Summoned monster).",
  ],
  [
    / as (?:Fusion Material(?:\(s\)|s)?|materials\b)(?![\w ]*Monster)(?<=\b(?:Fusion Summon|you can also (?:use|banish)|[Ii]f you use) [^.:;]*)/g,
    " as material",
  ],
  [/(?<=\(This card is )also (?=always treated as\b)/g, ""],
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
    / face-down(?= instead of sending it to the GY|[,.])(?<=\b[Ss]et (?:this card|that card|it) face-down)/g,
    "",
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
  [/ from (?:your|their) Deck\b(?<=\b[Dd]raws? (?:1 card|\d cards) from (?:your|their) Deck)/g, ""],
  [/ and sends it to the GY as a result of battle\b/g, " by battle and sends it to the GY"],
  [/\bas a result of battle\b/g, "by battle"],
  [/ as a Synchro Material(?: Monster)?(?: for a Synchro Summon)?(?=,)/g, " as Synchro Material"],
  [/\bcannot be targeted by,? or (?:be )?destroyed by,? /g, "cannot be targeted or destroyed by "],
  [/\bthe opponent's monster (?:it|this card) is battling\b/g, "the opponent's battling monster"],
  [
    /\buntil the end of the End Phase( of the next turn)?\b/g,
    (_, next) => `until the end of ${next ? "the next" : "this"} turn`,
  ],
  [/\b(shuffle|return) them both\b/g, "$1 both"],
  [/\bis (?:selected|declared|designated) as an attack target\b/g, "is targeted for an attack"],
  [/\bcannot select ([^.,;:]*?) as an attack target\b/g, "cannot target $1 for attacks"],
  anywhere("the selected (?=monsters?|cards?|Spells?|Traps?)", "the targeted "),
  [
    /, (it|this card) is returned to (?=(?:the|your|its owner's) (?:(?:top |bottom )of the )?(?:Deck|hand)\b)(?<=\b(?:When|If) [^.:;]*)/g,
    ", return $1 to ",
  ],
  [
    /\b(any number of "[^"]*" monsters) (from your \w+), but only 1 copy of each\b/g,
    "$1 with different names $2",
  ],
  // A Level is declared when the target has been chosen.
  [/, and (?=declare )(?<=\btarget [^.:;]*, and )/g, ", then "],
  [
    /\b1 card (?:from each player's field|on both players' fields)(?= to the GYs?\b|\.)/g,
    "1 card on each field",
  ],
  // All that is there, whoever's it is: "1 card in each player's GY" would be two.
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
  // Of two that become it: both do.
  [/ each(?= become )(?<=\bATK(?:\/| and )DEF each)/g, ""],
  [/ back(?= into )(?<=\b[Ss]huffles? (?:the (?:rest|other)|it|them) back)/g, ""],
  ...FIRST_WORDS,
  ...MATERIAL_WORDS,
  ...RITUAL_WORDS,
  ...UNION_WORDS,
  [/ (from the field or your hand) whose\b/g, " from your hand or field whose"],
  [/ (whose total Levels equal \d+ or more) from the field or your hand\b/g, " from your hand or field $1"],
  [
    /\bboth players (gain|draw|discard|send)\b(?<!\b(?:[Mm]ake|[Hh]ave) both players \w+)/g,
    "each player $1s",
  ],
  [/\b([Ee]ach player (?:discard|send)s [^.:;,]*, then draw)(?= \d)/g, "$1s"],
  ...OLD_WORDS,
  ...OLD_CHAINS,
  ...OLD_MOVES,
  ...OLD_EFFECTS,
  ...OLD_OCCASIONS,
  ...SPELLINGS,
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
  [
    /\b(?:P|\bp)ick up and see (1 [^.;:]*)\. If (?=it is\b)/g,
    (found, what) => `${found.startsWith("P") ? "T" : "t"}arget ${what}; look at it, then if `,
  ],
];
