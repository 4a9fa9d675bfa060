import { type Fold, filled } from "../../fold.ts";

/** Attacks, battles and what they inflict, in other words than those that say the same today. */
export const BATTLE_WORDS: readonly Fold[] = [
  // Which monster it is was said twice, or by what it does.
  [
    /\b(?:the activating|that (?:other|same|opponent's(?= monster\(s\)))) (?=monster(?:\(s\) to the hand| you control|'s Level|'s original)\b)/g,
    "that ",
  ],
  [
    /\bwith (ATK|DEF) higher than that monster's (?=original \1\b)(?<=\ba monster with [^.,;:]*)/g,
    "whose $1 is higher than its ",
  ],
  [/\b([Tt])he (?:attacker|monster that attacked)\b/g, "$1he attacking monster"],
  [/\byour (?=monster's Link Rating\b)(?<=\bif your [^.:;]* destroys [^.:;]*: [^.:;]*)/g, "your battling "],
  [
    /\bwith (?:(different names) from the (?:returned|sent|destroyed|banished) monster|the same name as that (?:returned|sent|destroyed|banished)(?: to the (?:hand|Deck|GY))?(?=[.,;]))/g,
    (_, different) => `with ${different ? "a different name from" : "the same name as"} that monster`,
  ],
  [/(?<=(?:: |\. ))The (?=controller takes\b)/g, "Its "],
  [
    /\bOnce during each player's (\w+ Phase), if ([^.:;]*?), you can ([^.,;:]*) to (?=\w)/g,
    "Once per turn, during the $1, if $2: You can $3; ",
  ],
  [
    /\b[Cc]annot attack (?:during )?the turn it is Special Summoned this way(?=\.)/g,
    "If Summoned this way, it cannot attack this turn",
  ],
  [
    /\bsuccessfully attacks (?:your opponent(?:'s LP)? )?directly(?=,)/g,
    "inflicts battle damage to your opponent by a direct attack",
  ],
  [
    /\bby (?:your|an) opponent's card effect, or by battle with their attacking monster, and (?=sent\b)/g,
    "by your opponent's attack or card effect and ",
  ],
  [
    /\b(takes? (?:no|any)) further ((?:battle |effect )?damage) this turn\b/g,
    "$1 $2 for the rest of this turn",
  ],
  // "That much": what was taken.
  [
    /\b([Gg]ain|[Ii]nflict) (?:that much|the same amount of) (LP|damage(?: to your opponent)?)\b(?<=\b(?:(you) take|inflicts) (?:battle |effect |battle or effect )?damage[^.:;]*(?:: |, you )[^.]*)/g,
    (_, done = "", what = "", you) => `${done} ${what} equal to the damage ${you ? "you" : "they"} took`,
  ],
  [
    /\btargets one for an attack\b(?<=\btargets an? ("[^"]*" monster)\(s\) you control, or when [^.:;]*)/g,
    "targets a $1 you control for an attack",
  ],
  [
    /(?<=(?:^|[.)\n]) ?|, (?:also )?)([Mm])onsters cannot (?:target ([^.,;:]*) for attacks|attack (this card))(?=[.,])/g,
    (_, m, target, card) =>
      filled(m === "M" ? "$^1 cannot be targeted for attacks" : "$1 cannot be targeted for attacks")(
        "",
        target ?? card ?? "",
      ),
  ],
  [
    /\bchange the ATK of (the monster this card was equipped to),? to 0, also its battle position cannot be changed(?=\.)/g,
    "the ATK of $1 becomes 0, also the battle position of $1 cannot be changed",
  ],
  [
    /, (\w+ [^.,;:]*) if ("[^"]*" is on the field)(?=\.)(?<=\bexcept by battle, [^.,]*)/g,
    filled(", if $2: $^1"),
  ],
  [
    /\bthat monster(?=\.)(?<=\bWhile you control a monster in your center Main Monster Zone, your opponent's monsters cannot attack, except to attack that monster)/g,
    "monsters in your center Main Monster Zone",
  ],
  [
    /\bEach ([^.,;:]*) cannot be destroyed by (battle|card effects?|battle or card effect) once per turn(?=\.)/g,
    "The first time each $1 would be destroyed by $2 each turn, it is not destroyed",
  ],
  // Of what is protected, and from what, each by itself.
  [
    /\b(your [^.,;:]*? monsters) cannot be destroyed by battle, also you take no battle damage from that battle(?=\.)/g,
    "$1 cannot be destroyed by battle, also you take no battle damage from battles involving $1",
  ],
  [
    /\bfor that battle, your monster cannot be destroyed and the battle damage you take is halved(?=\.)/g,
    "your monster cannot be destroyed by that battle, and the battle damage you take from that battle is halved",
  ],
  [
    /\banother face-up ("[^"]*" )monster\b(?= (?:as an attack target|for attacks), or target them)/g,
    "other $1monsters you control",
  ],
  [
    /\b([Yy]our opponent cannot target )([^.,;:]*?)(?:, or ([^.,;:]*),)? (for attacks|with (?:card )?effects)(?:(?:, or target them|,? or) (for attacks|with (?:card )?effects))?(?=\.)/g,
    (found, start = "", one = "", other, way = "", otherWay) => {
      const all = [one, other].flatMap((what) =>
        [way, otherWay].map(
          (how) => what && how && `${what} ${how.replace("with effects", "with card effects")}`,
        ),
      );
      const said = all.filter((words) => words);
      return said.length > 1 ? start + said.join(", also your opponent cannot target ") : found;
    },
  ],
  [
    /\byour opponent cannot target your (monsters) (with less than \d+ ATK), except this card, with card effects, and (?:their|your opponent's) monsters cannot target them with attacks(?=\.)/g,
    "your opponent cannot target $1 you control $2, except this card, with card effects, also your opponent cannot target $1 you control $2 for attacks, except this card",
  ],
  // What it gains is of the monster that it battles.
  [
    /(?<=\bDuring the Damage Step, when a \w+ monster you control battles)(?= \(Quick Effect\):[^.]*\bATK of the opponent's battling monster\b)/g,
    " an opponent's monster",
  ],
  [
    /\bIf ([^.,;:]*) attacks (?:your|an) opponent's monster, and the opponent's monster is not destroyed by battle, at the end of the Damage Step you can (\w+)/g,
    "At the end of the Damage Step, if $1 attacked an opponent's monster that was not destroyed: You can $2",
  ],
  [
    /\bduring this damage calculation, your attacked (monster's DEF becomes equal to this card's DEF)(?=,)/g,
    "that $1 during that damage calculation only",
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
    /\bdestroys (an? (?:(?! by battle )[^.,;:])*) by battle (that [^.,;:]*)(?=[:,])/g,
    "destroys $1 $2 by battle",
  ],
  [
    /\bAt attack declaration, if this card battles another monster: You can have (this card lose \d+ ATK and DEF), and the monster this card is battling (?=loses\b)/g,
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
    /\bDuring damage calculation only, monsters that battle with the equipped monster (lose|gain) ([^.,;:]*)(?=\.)/g,
    "If the equipped monster battles a monster, that monster $1s $2 during damage calculation only",
  ],
  [
    /\bSpecial Summon to your field (\d|any number of) ([^.,;:]*) equipped to it(?=\.)(?<=\bWhen the equipped monster destroys [^.]*)/g,
    "Special Summon $1 $2 equipped to the equipped monster",
  ],
  [
    /\bif (this card battled a monster this) Battle Phase, you can \(Quick Effect\):/g,
    "during the Battle Phase, if $1 turn, you can (Quick Effect):",
  ],
  [
    /\bwhile a monster, other than ("[^"]*"), is (face-up) on the field (that [^.,;:]*)(?=\.)/g,
    "while there is a $2 monster on the field $3, except $1",
  ],
  [
    /( from your (?:hand|(?:Extra )?Deck|GY|field|,? (?:and\/)?or |, )+), that is specifically listed on ([^.,;:]*?) in its text,/g,
    " mentioned on $2$1,",
  ],
  [
    /\b(?:If|When) (this card|it) (attacks|battles?|battles [^.,:;]*|attacks or is attacked), (at the end of the (?:Damage Step|Battle Phase)|after damage calculation),? (?!it (?:is|can)\b|you (?!can\b))(?:(you can )|([a-z]))(?=[^:;]*\.)/g,
    (_, who, battle = "", time = "", can, done = "") =>
      `${time.charAt(0).toUpperCase()}${time.slice(1)}, if ${who} ${battle
        .replace(/^attacks or is attacked$/, "battled")
        .replace(/^attacks/, "attacked")
        .replace(/^battles?/, "battled")}${can ? ", you can " : `: ${done.toUpperCase()}`}`,
  ],
  [
    /\b(?:If|When(?= this card battles )) (this card|it) (attacks|battles?|battles [^.,:;]*|battled [^.,:;]*|attacked[^.,:;]*), (?!it (?!is destroyed)|its\b|this\b|you\b|your\b|they\b|that\b|the\b|change\b)([^.,;:]*?),? (at the (?:start|end) of the (?:Damage Step|Battle Phase)|(?:before|after) damage calculation)(?=\.| \()/g,
    (_, who = "", battle = "", what = "", time = "") => {
      const over = !/^(?:at the start|before)/.test(time);
      const past = battle
        .replace(/^attacks/, "attacked")
        .replace(/^battles$/, "battled a monster")
        .replace(/^battles/, "battled");
      const done = what
        .replace("it is destroyed", "destroy it")
        .replace("the monster it battled", "that monster");
      return `${time.charAt(0).toUpperCase()}${time.slice(1)}, if ${who} ${over ? past : battle}: ${done.charAt(0).toUpperCase()}${done.slice(1)}`;
    },
  ],
  // What is done to each that does something.
  [
    /\b(After damage calculation: )?(Destroy|Banish|Return) any (opponent's )?monster that (battle|inflict)s ([^.:;]*)(?=\.)/g,
    (_, after, verb, theirs, does, what = "") =>
      `${after ? "After damage calculation, i" : "I"}f ${theirs ? "an opponent's" : "a"} monster ${does}${after ? "d" : "s"} ${what}: ${verb} that monster`,
  ],
  [
    /: (It|The attacking monster) ((?:gains|loses) [^.,;:]* during the Damage Step only)(?=\.)(?<=\b[Ii]f [^.:;]* (?:attacks|is attacked|battles)\b[^.:;]*: [^.]*)/g,
    (_, who = "", gains = "") => `, ${who.toLowerCase()} ${gains}`,
  ],
  // Whose number it is was said otherwise.
  [
    /\b(gains?|loses?) (that (?:monster|target)'s (?:original )?(ATK|DEF))(?=[ ,.])(?! (?:and|or)\b)/g,
    "$1 $3 equal to $2",
  ],
  [
    /\b1 of those (destroyed )?monster(?:s'|'s) (original )?(ATK|DEF)\b/g,
    "the $2$3 of 1 of those $1monsters",
  ],
];
