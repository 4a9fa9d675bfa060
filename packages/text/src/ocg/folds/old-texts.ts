import { anywhere, type Fold } from "../../fold.ts";
import { OLD_NEGATIONS } from "./old-negations.ts";

/** The field of a player was "your side of the field". */
export const SIDE_OF_THE_FIELD: readonly Fold[] = [
  ...["as long as this card remains", "while this card is"].map((words) =>
    anywhere(`${words} face-up on your side of the field(?=,)`, "while you control this face-up card"),
  ),
  [
    /(?<=\b(?:is|are|was|were|not|it|them|Position)) on (your|your opponent's) side of the field\b/g,
    " on $1 field",
  ],
  [/\b(?<=[Ff]rom your hand )or your side of the field\b/g, "or field"],
  [/\b(from|to) (your|your opponent's|either player's) side of the field\b/g, "$1 $2 field"],
  [/\bactivated on (your|your opponent's) side of the field\b/g, "activated on $1 field"],
  [/ on your side of the field\b/g, " you control"],
  [/ on your opponent'?s'? side of the field\b/g, " your opponent controls"],
];

/** "Increase the ATK of this card by 500": today it gains them. */
const gaining = (change: string, gain: string): readonly Fold[] => {
  const of = `${change} the (ATK|DEF|ATK and DEF) of `;
  return [
    anywhere(`${of}all\\b((?:(?! by )[^.,:;])*) by (\\d+)\\b(?! and \\w+ their)`, `all$2 ${gain} $3 $1`),
    anywhere(`${of}(this card|the equipped monster) by (\\d+)\\b`, `$2 ${gain}s $3 $1`),
  ];
};

/** What a sentence of its own says once more, where the Deck is what is shuffled. */
const SHUFFLED = String.raw`\. (?:(?:Your|Their|The) Deck is then shuffled|Then shuffle (?:your|the) Deck)(?=\.)`;

/** Words of texts from before Problem-Solving Card Text, where those of today say the same. */
export const OLD_WORDS: readonly Fold[] = [
  [
    /\b(?:a|the) monster equipped with this card\b(?<=\bof (?:a|the) monster [\w ]*|\bonly attack the monster [\w ]*)/g,
    "the equipped monster",
  ],
  ...gaining("increase", "gain"),
  ...gaining("decrease", "lose"),
  // Whose effects are negated, a monster has destroyed by battle.
  [
    /\bThe effect of an (Effect Monster) that this (?:monster|card) destroys by battle is negated(?=\.)/g,
    "The effects of $1s destroyed by battle with this card are negated",
  ],
  [/\b([Mm]onsters?)(?: that)? this card destroys by battle\b/g, "$1 destroyed by battle with this card"],
  [
    /\b([Tt])he effects of ([^.,:;]*? (with [^.,:;]*|destroyed by battle with [^.,:;]*)) are negated(?=[.,])/g,
    (_, the, whose, having) =>
      `${the === "T" ? "N" : "n"}egate the effects of ${having?.startsWith("with") && !whose?.startsWith("all") ? "all " : ""}${whose}`,
  ],
  [/\b(?<=\b(?:of|all) )opponent's (?=(?:face-up )?monsters\b)/g, "your opponent's "],
  // What came to the GY is there to be targeted.
  [
    /\bTribute this face-up card to return (to your hand )?1 of your monsters destroyed by battle during this turn(?: to the (top|bottom) of your Deck)?(?=\.)/g,
    (_, hand, end) =>
      `You can Tribute this card, then target 1 monster in your GY that was destroyed by battle and sent there this turn; return it to ${hand ? "your hand" : `the ${end} of your Deck`}`,
  ],
  // When a monster goes that came this turn stood before the colon, of that turn.
  [
    /\bDuring the End Phase of the turn this card (?:was|is) ((?:(?:Normal|Special) )?Summoned): (?=(?:Send|Destroy|Banish|Return) it\b)/g,
    "During the End Phase, if this card was $1 this turn: ",
  ],
  [
    /, it can attack once again in a row(?=\.)(?<=\b[Ii]f this card (?:destroys [^.,:;]* by battle|attacks a [^.,:;]*), [^.]*)/g,
    ": It can make a second attack in a row",
  ],
  // What is selected in two places.
  [
    /\b([Ss]elect and \w+ \d) of your (\w+)s and (\d) of your opponent's \2s(?=\.)/g,
    (_, first, what, count) =>
      `${first} ${what}s you control and ${count} ${what}${count === "1" ? "" : "s"} your opponent controls`,
  ],
  anywhere(
    "select and (?=(?:send|add|banish|discard|Special Summon) [^.;:]* from your (?:Deck|hand)\\b)",
    "",
  ),
  [
    /\bOnce per turn, you can (place \d (?:[\w-]+ Counters?|\w-Counter)) on (?:1|a) ((?:face-up )?monster your opponent controls)(?=\.)/g,
    "Once per turn: You can target 1 $2; $1 on it",
  ],
  [
    /\b(is|are) treated as (?:("[^"]*")|([A-Z][\w-]*?)(?:-Types?)?)(?= until\b)/g,
    (_, verb, name, type) => `${verb === "is" ? "becomes" : "become"} ${name ?? type}`,
  ],
  // "They" are the opponent, of whom has just been spoken.
  [/\b(in (?:face-up )?(?:Attack|Defense) Position) on ((?:your opponent's|either) field)\b/g, "to $2 $1"],
  [
    /\b(?:their (?=monsters cannot\b|banished (?:cards|monsters)\b)|while they control (?=a |\d|any ))(?<=\b(?:[Yy]our opponent cannot|to your opponent) [^.;:]*)/g,
    (found) => (found === "their " ? "your opponent's " : "while your opponent controls "),
  ],
  // An effect that resolves is about the damage calculation that is going on.
  [/\bduring (?:the )?damage calculation only\b(?<=[:;] [^.\n]*)/g, "during that damage calculation only"],
  // As long as it is linked.
  [
    /(?<=^|\n|[.)] )([^.:;\n]*)\b[Tt]his linked card\b/g,
    (_, before = "") => `While this card is linked, ${before.charAt(0).toLowerCase()}${before.slice(1)}it`,
  ],
  // How often and when stood after what is done.
  [
    /(?:\b[Ww]hile ([^.,:;]*), y|\bY)ou can (?!only\b)([^.:;]*?) once per turn(?:,? (during your (?:Main|Standby|End) Phase))?(?=\.)/g,
    (_, so, what, when) =>
      `Once per turn${so ? `, while ${so}` : ""}${when ? `, ${when}` : ""}: You can ${what}`,
  ],
  // The Deck is what is shuffled.
  [
    new RegExp(
      `(?:\\b([Rr]eturns?|[Aa]dds?) ([^.:;]*?) to (your|the|their|its owner's) Deck(?:,? and shuffle (?:it|your Deck)\\b|${SHUFFLED})|${SHUFFLED}(?<=\\bDeck[^.]*\\.[^.]*))`,
      "g",
    ),
    (_, verb, what, whose) =>
      verb
        ? `${/^[RA]/.test(verb) ? "S" : "s"}huffle${verb.endsWith("s") ? "s" : ""} ${what} into ${whose} Deck`
        : "",
  ],
  [
    /\bThe ((?:original )?(?:ATK|DEF|ATK\/DEF|ATK and DEF)) of this card (?:is|equals|becomes|are|become)(?: each)?(?: equal to)? (?=the (?:combined )?(?:number|Levels?)\b)/g,
    "This card's $1 becomes ",
  ],
  [
    /\byou have (?:(\d or more)|an?) banished ([^.:;]*? (?:card|monster))s?\b/g,
    (_, many, what) => `${many ?? "1 or more"} of your ${what}s are banished`,
  ],
  [/\bat least (\d) (?=of\b)/g, "$1 or more "],
  [
    /\b(with|have|has) (?:an? )?(ATK|DEF) (?:of |equal to )?(\d+)(?: points)? or (more|less)\b/g,
    "$1 $3 or $4 $2",
  ],
  [
    /\b(?<=\b(?:with|battles) a monster )(?:that has|with) the same (ATK|DEF)\b(?! as)/g,
    "with the same $1 as this card",
  ],
  anywhere("no (Spell|Trap) Cards can be activated\\b", "neither player can activate $1 Cards"),
  [
    /\bthe battle damage(?=\.)(?<=\binflicts battle damage [^.]*[Gg]ain LP equal to the battle damage)/g,
    "that damage",
  ],
  [
    /\bdraws until (?:their hand has|they have) (\d cards)(?: in their hand)?\b/g,
    "draws until they have $1 in their hand",
  ],
  [/\. Also, (?=(?:gain|inflict|draw)\b)/g, ", also "],
  // What holds from then on is not done by what was paid.
  [
    /^(\w+) ([^.:;]*) to activate this card\. (?=All [^.:;]* (?:are unaffected|cannot|gain|lose)\b)(?<=^(?:Banish|Discard|Pay|Return|Reveal|Send|Tribute) [^.]*\. )/g,
    (_, verb = "", what) =>
      `Activate this card by ${verb === "Tribute" ? "Tribut" : verb.toLowerCase()}ing ${what}. `,
  ],
  anywhere(
    "while ([^.,:;]*), gain (\\d+) LP during each of your Standby Phases(?=\\.)",
    "during your Standby Phase, if $1: Gain $2 LP",
  ),
  // What is destroyed without being fought is destroyed as the Damage Step begins.
  [
    /\b([Ii])f (this card attacks a (face-(?:up|down)|Defense Position) [^.,:;]*), destroy the monster (?:immediately )?with this card's effect without (?:flipping it face-up or )?applying damage calculation(?=\.)/g,
    (_, i, attack, how) => {
      const when = how === "Defense Position" ? "efore damage calculation" : "t the start of the Damage Step";
      const first = how === "Defense Position" ? "B" : "A";
      return `${i === "I" ? first : first.toLowerCase()}${when}, if ${attack}: Destroy that monster`;
    },
  ],
  ...OLD_NEGATIONS,
  [
    /\b1 or more of your (Spell|Trap)(?: Card)?s are destroyed and sent from the field to the GY by card effect your opponent controls\b/g,
    "1 or more $1s you control are destroyed by your opponent's card effect and sent to the GY",
  ],
  [
    /\b([Nn])egate all (Continuous (?:Spell|Trap)) Cards during the turn this card is activated(?=\.)/g,
    "$1egate the effects of all $2s on the field until the end of this turn",
  ],
  [
    /\b(?:this card|it) is the only (monster|card) (you control|on the field)(, it\b)?/g,
    (_, what, place, it) =>
      `${place === "you control" ? `you control no other ${what}s` : `there are no other ${what}s on the field`}${it ? ", this card" : ""}`,
  ],
  // Summoned as the sentence before lets it.
  [
    /\b(?:If|When) you do(?=[:,])(?<=\bSpecial Summon this card[^.:;]*\. (?:You can only Special Summon "[^"]*" once per turn this way\. )?(?:If you do(?=:)|When you do))/g,
    (found) => (found.startsWith("If") ? "If Summoned this way" : "When Special Summoned this way"),
  ],
  [
    /\b((?:[^.,:; ]+ )*?[Mm]onsters(?: your opponent controls| you control)?)( cannot attack| with card effects),? the turn they are ((?:(?:Normal or )?(?:Normal|Special|Flip) )?Summoned)(?=\.|, except )/g,
    "$1 that were $3 this turn$2",
  ],
  anywhere(
    "each turn, the first time ([^.,]*? would be destroyed[^.,]*), it is not destroyed(?=\\.)",
    "the first time $1 each turn, it is not destroyed",
  ),
  // Tokens that the sentence before has Summoned, by their name.
  [
    /(?<=\bSpecial Summon [^.]*"([^"]*) Tokens?"[^.]*\. )"\1 Tokens"(?= (?:cannot|are|can)\b)/g,
    "Those Tokens",
  ],
  // Of an Equip Card that goes with its monster.
  [
    /\bis Synchro Summoned using ([^.,:;]*) as [Mm]aterial, it is treated as a Tuner(?: monster)? while face-up on the field\b/g,
    "was Synchro Summoned using $1 as material, it is treated as a Tuner",
  ],
  anywhere(
    "when the equipped monster (is [^.,:;]*?|leaves the field) and this card is sent to the GY\\b",
    "when this card is sent to the GY because the equipped monster $1",
  ),
  // Where there is none at all, any monster can.
  [
    /\b([Ii])f the only cards your opponent controls are ([^.,:;]*)(?=, this card can attack (?:your opponent )?directly)/g,
    "$1f your opponent controls no cards, except $2",
  ],
  [
    /\bCan attack your opponent directly, unless they control ([^.,:;]*), in which case (this card must [^.,:;]*)(?=\.)/g,
    "Can attack directly, unless your opponent controls $1. While your opponent controls $1, $2",
  ],
  // What it is while it holds was said without it.
  anywhere(
    "while ((?:equipped(?! with)|in|on|attacking)\\b[^.,:;]*), this card\\b",
    "while this card is $1, this card",
  ),
  [
    /\bWhen (?=[^.:;,]*\b(?:attacks?|is attacked|battles?)\b[^.:;,]*, (?:(?:it|this card|the attacking monster) (?:gains|loses)|(?:its|this card's) (?:ATK|DEF) becomes) [^.:;]* during damage calculation only\.)/g,
    "If ",
  ],
  [
    / \((?:except|excluding) (this (?=card)|this (?=monster)|a Token|Tokens|"[^"]*")(?:card|monster)?\)((?: on the field| you control)?)(?=[;,.]| (?:to|during)\b)/g,
    (_, what, place) => `${place}, except ${what?.startsWith("this") ? "this card" : what}`,
  ],
  [
    /\b(?:their|its) (?:respective )?(?:owners?'s? |owner's )?(?<=\b(?:to|into) [^.;:]*respective .*)((?:Extra )?Deck|hand|GY)s?\b/g,
    "the $1",
  ],
  [/\bduring the turn this card is activated(?=\.)/g, "until the end of this turn"],
  [
    /\b([Ii]n|[Dd]e)crease 1 (?:face-up|selected) monster's (ATK|DEF) by\b/g,
    "$1crease the $2 of 1 face-up monster on the field by",
  ],
  [
    /\bA Fusion Summon of this (?:card|monster) can only be (?:done|conducted) with the above (?:Fusion Material(?: Monster)?s|[Mm]aterials)(?=\.)/g,
    "A Fusion Summon of this card can only be done with the above materials",
  ],
  // What battles bring about stands before the colon today, and its moment with it.
  [
    /\bIf this card (attack|battle)s ([^.,:;]*), destroy (?:that monster|the attack target|it) (?:(at the end of the Damage Step)|after damage calculation)(?=\.)/g,
    (_, what, whom, end) =>
      end
        ? `At the end of the Damage Step, if this card ${what.replace(/e?$/, "ed")} ${whom}: Destroy that monster`
        : `If this card ${what}s ${whom}, after damage calculation: Destroy that monster`,
  ],
  [
    /, you can equip (1 )(?:appropriate )?(Equip Spell)(?: Card)? (?:from|in) (your GY) to this card(?=\.)/g,
    ": You can target $1$2 in $3; equip it to this card",
  ],
  // Only its player is kept from changing it, as elsewhere.
  [
    /(?<=\bit is changed to Defense Position at the end of the Battle Phase)\. This card's battle position cannot be changed until the end of your next turn, except with a card effect(?=\.)/g,
    ", and its battle position cannot be changed until the end of your next turn",
  ],
  [
    /\bYou can Tribute (\d) monsters to Tribute Summon \(but not Set\) this card(?=\.)/g,
    "You can Tribute Summon this card by Tributing $1 monsters",
  ],
  [
    /\b1 ((?:"[^"]*" |\w+ )?(?:[Mm]onster|card)) from your hand([^.,;:]*), or, if you (?:do not have any in your hand|have none), ([^.,;:]*)(?=\.)/g,
    "1 $1 from your hand$2, or if you have no $1s in your hand, $3 instead",
  ],
  [
    /\bWhen this card is activated: (Place \d (?:[A-Z]\w* )*[Cc]ounters?) on it(?=\.)/g,
    "When this card is activated: $1 on this card",
  ],
  [
    /\bIf you control the equipped monster and this card: You can send both to the GY(?=;)/g,
    "If you control the equipped monster: You can send this card and the equipped monster to the GY",
  ],
  [/\byour own (?=\w+ Phase\b|Deck\b|hand\b|GY\b|field\b)/g, "your "],
  [/(?<=^|[.:)\n] ?)Skip your (?=\w+ Phase\.)/g, "Skip your next "],
  [/("[^"\n]*")\(s\)/g, "$1"],
  [/(?<=\b(?:place|shuffle) it (?:on|into) [\w ]*\bDeck) if (?=it leaves the field\b)/g, " when "],
  [/\b([Cc]annot Special Summon) any (?=monsters(?:, except\b|\.))/g, "$1 "],
  [/\b(controls|banished) (or|and\/or) (?:is|are) (?=in (?:their|your) GY\b)/g, "$1 $2 "],
  [/\bas many ([^.,;]*?) as possible (with ATK (?:less|greater) [^.,;]*)/g, "as many $1 $2 as possible"],
  // Each of them is said by itself.
  [
    /\b(this card's|the targeted monster's) (Attribute|Type|Level) and (Attribute|Type|Level|name) become the same as ([^.;:,]*?)(, until [^.;:,]*)?(?=[.;])/g,
    "$1 $2 becomes the same as $4$5, and $1 $3 becomes the same as $4$5",
  ],
  [
    /\bto (?:the|their) owners' hands?(?=[.,;]| (?:up to|at the (?:start|end))\b)(?<=\b[Rr]eturn [^.;]*)/g,
    "to the hand",
  ],
  [/\b(monster|card)s\b(?<=\bfor each (?:[A-Z][\w-]* |"[^"]*" )*(?:monster|card)s)/g, "$1"],
  [
    /\b(?:([Aa])ny [Bb]|([Bb]))attle damage to (?:the controller of this card|this card's controller) from (?:a )?battle involving ([^.,;]*) becomes 0/g,
    (_, any, battle, whom) =>
      `${/[AB]/.test(any ?? battle ?? "") ? "Y" : "y"}ou take no battle damage from battles involving ${whom}`,
  ],
  [
    /\bThis card requires a cost of (\d+) of your own LP to attack/g,
    "You must pay $1 LP to declare an attack with this card",
  ],
  // A cost, though ":" stands behind it.
  [
    /:(?= Special Summon )(?<=(?:^|[.)\n]) ?You can (?:Tribute|banish|discard|reveal|send|detach) [^:;.]*:)/g,
    ";",
  ],
  [
    /\bDuring a Battle Phase in which (your [^:;,.]*? monster) battles (?=\()/g,
    "During the Battle Phase, if $1 battled this turn ",
  ],
  [/\b(?<=\bduring the End Phase )(?=this turn\b)/gi, "of "],
  [
    /\bduring the turn (?:it|they) (?:is|are|was|were) (?:\w+ )?Summoned(?: by this effect)?(?=\.)(?<=\bSpecial Summon [^.:]*\. (?:It|They|Th\w+ (?:Tokens?|monsters?)) (?:cannot|can) [^.]*)/g,
    "this turn",
  ],
  // One effect for each Attribute that is there.
  [
    /\b(?:This (?:card|monster) gets|Gains) the following effect\(s\) while there is a monster\(s\) with the following Attribute\(s\) on the field[:.][ \n]● ([\s\S]*)/g,
    (_, list = "") =>
      list
        .split(/[ \n]● /)
        .map((one) => {
          const [, attribute = "", first = "", rest = ""] = /^([A-Z]+): (.)(.*)$/.exec(one) ?? [];
          const there = `while there is ${/^E/.test(attribute) ? "an" : "a"} ${attribute} monster on the field`;
          const [, event, then] = /^f this card destroyed your opponent's monster by battle, (.*)$/.exec(rest)
            ? [
                "",
                "If this card destroys an opponent's monster by battle",
                rest.slice(rest.indexOf(", ") + 2),
              ]
            : [];
          return event
            ? `${event} ${there}: ${then?.replace(/^it can attack once again/, "It can make a second attack")}`
            : `W${there.slice(1)}, ${first.toLowerCase()}${rest}`;
        })
        .join(" "),
  ],
  [
    /\b([Ee]ach time )(?:you or your opponent|either player) activates (?:1|an?) ((?:Spell|Trap)(?: Card)?)(?=,)/g,
    "$1a $2 is activated",
  ],
  // When it can be done was said after it.
  [
    /(?<=^|[.)\n] ?)You can pay (\d+) LP to Special Summon this card (?:when|if|while) ([^.,:;]* (?:on the field|you control))(?=\.)/g,
    "If $2, you can Special Summon this card (from your hand) by paying $1 LP",
  ],
  [
    /\bNormal Summoned(?:, Flip Summoned,?)? or (?=Special Summoned\b)/g,
    (found) => (found.includes("Flip") ? "Normal, Flip, or " : "Normal or "),
  ],
  [
    /\b(?<!, |\bopponent's monster )(?:is|are) not destroyed (?=by (?:battle|card|your opponent's)\b)/g,
    "cannot be destroyed ",
  ],
  // What is declared.
  [/\b([Dd]eclar(?:e|es|ing) (?:1|an?) )(?:monster )?(Type|Attribute)(?: of monsters?)?\b/g, "$1$2"],
  [/\b([Tt]hat (?:[A-Z][\w-]* )?(?:Spell|Trap)) Card(?= cannot be activated\b)/g, "$1"],
  [/\b(in|from) both (?:players' )?(hand|GY)s(?=[ ,.;:])/g, "$1 either $2"],
  [
    /\b([Ll]ook at your opponent's hand)(?:, s|\. S)elect (1 (?:card|monster)) (?:in it|among them) and (discard that card|shuffle it into their Deck)(?=\.)/g,
    (_, look, what, done) =>
      `${look} and choose ${what} in your opponent's hand, then ${done?.replace("their", "the")}`,
  ],
  [
    /\byou must pay (\d+) LP \(this is not optional\),? or this card is destroyed(?=\.)/g,
    "pay $1 LP or destroy this card",
  ],
  [/(?<=, you can Special Summon )it(?= \(from your hand\))/g, "this card"],
  [
    /\b(?:By Tributing|You can Tribute) this card while ([^.:;]*?)(?:,| to) (?=Special Summon\b)/g,
    "While $1: You can Tribute this card; ",
  ],
  [/\bthis 1 ((?:face-(?:up|down) )?card)\b/g, "this $1 (and no other cards)"],
  [/\. (?:And then|After that), (?=[a-z])/g, ", then "],
  [
    /\b([Yy]our opponent|[Ee]ach player|[Bb]oth players)(?: then)? selects? ((?:up to )?\d [^.,;]*?(?: from their (?:hand|(?:Extra )?Deck|GY)| they control|\bof their (?=[^.,;]*\bbanished\b)[^.,;]*?)),? and (\w+?|Special Summon)(s?) (?:it|them)\b/g,
    (_, who, what, verb, _s) =>
      `${who?.replace(/(.)oth players/, (_x, b) => (b === "B" ? "Each player" : "each player"))} ${verb}s ${what}`,
  ],
  // What is said of a card was said of its number.
  anywhere("the (Level|Rank|Link Rating) of this card\\b", "this card's $1"),
  // Its controller is the player whose effect it is.
  [
    /\b([Tt]he|[Tt]his card's) (?:current )?controller( of this card)? (take|lose|pay|discard|gain)s (?=\d|damage\b|LP\b)(?<=\b(?:controller of this card|[Tt]his card's (?:current )?controller) \w+ )/g,
    (_, the, _of, verb) => `${/^T/.test(the ?? "") ? "Y" : "y"}ou ${verb} `,
  ],
  // What is done in a phase is said after it.
  [
    /(?<=^|[.)\n] ?)(?!While\b|During\b|If\b|When\b|Each time\b)([A-Z][^.,:;]*?) during each (?:of (your|their|your opponent's)|(player's)) (\w+ Phases?)(?=\.)/g,
    (found, what = "", whose, players, phase) => {
      if (players) return `During each player's ${phase}: ${what}`;
      if (whose === "their" && !/^(?:You|Your opponent|Inflict \d+ damage to your opponent)\b/.test(what))
        return found;
      const theirs = whose === "their" && !what.startsWith("You ");
      return `During each of ${theirs ? "your opponent's" : (whose?.replace("their", "your") ?? "")} ${phase}: ${what}`;
    },
  ],
  // As many as there are at any time, not only when they are placed.
  [/\bIt(?= gains \d+ (?:ATK|DEF) for each of these counters\b)/g, "This card"],
  [
    /\b(for each|[Rr]emove \d) of (?:these|this card's) (counter)s?(?: on it)?\b(?! from)/g,
    (_, what, counter) => `${what} ${counter} ${what === "for each" ? "on" : "from"} this card`,
  ],
  // What is paid lets it attack.
  [
    /,? to allow (this card|it|that monster|the equipped monster|the targeted monster) to attack( twice during the same Battle Phase)?/g,
    (_, who, twice) =>
      `; ${who} can ${twice ? "make a second attack during each Battle Phase this turn" : "attack"}`,
  ],
  // How a monster lies stood behind it; in Attack Position it is face-up anyway.
  [
    /\b(?<!\bSummons? )([Aa]ll|\d|[Aa]n?|another) ((?:face-up )?)((?:"[^"]*" |[A-Z][\w-]* )*)(monsters?|Tokens?) in (?:face-up (?=Attack))?(Attack|Defense) Position\b(?! (?:to|on) )/g,
    "$1 $2$5 Position $3$4",
  ],
  // Banished cards.
  [
    /\b((?:up to )?\d|any number) of (your|their|your opponent's) ([^.;:]*?(?:monster|card))s? that (?:is|are) banished\b(?!,? (?:and\/)?or\b|,? and\/or\b)/g,
    "$1 of $2 banished $3s",
  ],
  [
    /(?<=\b[Ee]quip [^.;:]* to this card)(\.[^()]*)? \(You can only equip 1 monster at a time to this card(?: (?:with|by) this effect)?\.\)/g,
    " (max. 1)$1",
  ],
  // Of the Tokens that the sentence, or the one before, has Summoned.
  [
    /\bwhose (Level|Rank|ATK|DEF) is the same as (?:the|that) (?:removed|banished) monster's\b/g,
    "whose $1 is equal to that banished monster's",
  ],
  [
    /(?:, (?:and )?[Ee]|\bE)ach time 1 is destroyed(?=, its controller takes)/g,
    (found) =>
      found.startsWith(",") ? ". When one of those Tokens is destroyed" : "When that Token is destroyed",
  ],
  [
    / while it remains on the field(?<=\b[Ii]f this card was Special Summoned by the effect of "[^"]*", while it remains on the field)/g,
    "",
  ],
  [/ (?:\(except (?:if |when )?destroyed by battle\)|(?<!,.)except by battle\b)/g, ", except by battle"],
  // To be in a battle is to have fought it.
  [
    /\bIf damage calculation is performed involving (this (?:[A-Z]\w* Summoned )?card), at the end of the Battle Phase(?=:)/g,
    "At the end of the Battle Phase, if $1 battled",
  ],
  // What was only looked at lies as it lay, and what is destroyed face-down is not flipped.
  [
    /(?:,? (?:then|and) |\. Otherwise, |\. If it is a (?:Spell|Trap), |, and if (?:the card|it) is not, )(?<!\bNegate the activation [^.;]*(?:\.[^.;]*)?)return (?:it|the card|that card) to its original position\b/g,
    "",
  ],
];
