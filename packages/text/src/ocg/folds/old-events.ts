import type { Fold } from "../../fold.ts";

/** What is said of the turn player, where that is the one player or the other. */
const OF_TURN_PLAYER = {
  you: (what: string): string =>
    what
      .replace(/\bThe turn player must (\w)/, (_, verb: string) => verb.toUpperCase())
      .replace(
        /\b([Tt])he turn player (?:takes|can\b)/,
        (found, t: string) => `${t === "T" ? "Y" : "y"}ou ${found.endsWith("can") ? "can" : "take"}`,
      )
      .replace(/\bon the turn player's field|\bthe turn player controls/, "you control")
      .replace(/\bthey (do|control)\b/g, "you $1")
      .replace(/\btheir\b/g, "your"),
  opponent: (what: string): string =>
    what
      .replace(/\bThe turn player must (\w+)/, "Your opponent $1s")
      .replace(
        /\bthe turn player takes (\d+ damage)/i,
        (found, damage: string) => `${found.startsWith("T") ? "I" : "i"}nflict ${damage} to your opponent`,
      )
      .replace(/\bon the turn player's field|\bthe turn player controls/, "your opponent controls")
      .replace(/\bthey control\b/g, "your opponent controls")
      .replace(/\binflict damage to their opponent equal\b/, "you take damage equal")
      .replace(/\b([Tt])he turn player (?=can\b)/, (_, t: string) => `${t === "T" ? "Y" : "y"}our opponent `),
};

/** When something happens, and while what is so, in words of texts from before Problem-Solving Card Text. */
export const OLD_OCCASIONS: readonly Fold[] = [
  [
    /\bThe (ATK|DEF) of this card increases by (\d+)(?: points)? whenever it attacks (an? [^.,:;]*)(?=\.)/g,
    "If this card attacks $3, it gains $2 $1 during the Damage Step only",
  ],
  // What is done in a phase starts a chain.
  [
    /\b(?:You can only activate this card|Activate(?: this card)? only) (?:when|if|while) ([^.,:;]*)\. (?=During each of\b|You can\b)/g,
    "If $1: Activate this card. ",
  ],
  // The monster whose Summon is answered is targeted.
  [
    /\bIf the (ATK|DEF) of a monster [Ss]ummoned by your opponent \(excluding Special Summon\) is (\d+)(?: points)? or (less|more), the monster is destroyed(?=\.)/g,
    "When your opponent Normal or Flip Summons a monster with $2 or $3 $1: Target that monster; destroy that target",
  ],
  [
    /\bAny monster that is Normal, Flip, or Special Summoned is changed to Defense Position(?=\.)/g,
    "If a monster(s) is Normal, Flip, or Special Summoned: Change that monster(s) to Defense Position",
  ],
  [
    /\bIf ("[^"]*") is on your field when you Special Summon this card, (?=your opponent discards\b)/g,
    "When this card is Special Summoned while you control $1, ",
  ],
  [
    /\bthe only face-up monsters they control are EARTH, WATER, or FIRE(?=\.)/g,
    "the only face-up monsters your opponent controls are EARTH, WATER, or FIRE monsters",
  ],
  [/\bunder your control (?=was\b)/g, "you controlled "],
  // Of those that have to be there.
  [
    /\b(\d or more of your ([^:;.,]*?) are banished: (?:You can )?[Tt]arget \d) of them\b/g,
    "$1 of your banished $2",
  ],
  [
    /\b(you (control|have) \d or more ([^:;.,]*?)((?: in your GY)?): (?:You can )?(?:[Tt]arget|banish|return|Tribute|shuffle)) (\d) of them\b(?: from your (?:GY|Graveyard))?/g,
    (_, before, control, what = "", place, count) =>
      `${before} ${count} ${count === "1" ? what.replace(/\b(monster|card)s\b/, "$1") : what}${control === "control" ? " you control" : place?.replace("in", before?.endsWith("arget") ? "in" : "from")}`,
  ],
  [
    /\b(?:if|when|while) your LP (?:is|are) lower than your opponent's LP and the difference is (\d+)(?: points)? or more\b/gi,
    "if your LP are at least $1 lower than your opponent's",
  ],
  [
    /\bIf ("[^"]*") is not on your field, this effect is not applied(?=\.)/g,
    "You must control $1 to activate and to resolve this effect",
  ],
  [
    / when ((?:"[^"]*"(?:, and |, | and )?)+) (?:is|are) face-up (?:you control|on your field)(?=[.:,])(?<=\bduring your \w+ Phase when [^.:]*)/g,
    ", if you control $1",
  ],
  [/\buntil the Standby Phase of your next turn\b(?<=\bgains ATK [^.;:]*)/g, "until your next Standby Phase"],
  [
    /\bDouble any battle damage your opponent takes when they attack this (?:monster|card)(?=\.)/g,
    "If this card is attacked, any battle damage your opponent takes is doubled",
  ],
  [
    /\bmonsters return from the field to (?:the|their) owner'?s'? hands?\b/g,
    "a monster(s) is returned from the field to the hand",
  ],
  [
    /\bIf the ATK of each monster your opponent controls is higher than this card's(?=,)/g,
    "If the only monsters your opponent controls are monsters with higher ATK than this card",
  ],
  [
    /, except by drawing it \(and except during the Damage Step\)(?=:)/g,
    ", except by drawing them (except during the Damage Step)",
  ],
  [
    /\bif they have a Spell\(s\) in their hand: They gain (\d+) LP if they have a Spell\(s\) in their hand at resolution(?=\.)/g,
    "if your opponent has a Spell in their hand: Your opponent gains $1 LP. There must be a Spell in your opponent's hand to activate and to resolve this effect",
  ],
  // Of either player: once for each of them.
  [
    /\bBattle damage to the controller of (an? )(\w+) monster from a battle involving that monster becomes 0(?=\.)/g,
    "You take no battle damage from battles involving $2 monsters you control. Your opponent takes no battle damage from battles involving $2 monsters they control",
  ],
  [
    /\b(?:Once per turn, )?[Dd]uring (?:each player's|each|the) (\w+ Phase)[:,] (?=[^.\n]*\b[Tt]he turn player\b)(\w)([^.\n]*)(?=\.)/g,
    (_, phase, first = "", rest = "") => {
      const what = `${first.toUpperCase()}${rest}`;
      return `During your ${phase}: ${OF_TURN_PLAYER.you(what)}. During your opponent's ${phase}: ${OF_TURN_PLAYER.opponent(what)}`;
    },
  ],
  [
    /\bEach time (?:a player activates (a (?:Spell|Trap) Card)|(a (?:Spell|Trap) Card) is activated), (?:immediately after it resolves, )?(?:they take|the player (?:that|who) activated it takes) (\d+) damage(?: immediately after it resolves)?(?=\.)/g,
    (_, by, passive, damage) => {
      const card = by ?? passive;
      return `Each time you activate ${card}, immediately after it resolves, you take ${damage} damage. Each time your opponent activates ${card}, immediately after it resolves, inflict ${damage} damage to your opponent`;
    },
  ],
  [
    /\bEach time (your opponent takes damage from a card effect, except "[^"]*"), i(?=nflict \d)/g,
    "If $1: I",
  ],
  [
    /\bWhile this card is equipped to a monster by this effect, each time the equipped monster destroys 1 of your opponent's monsters, (?=Special Summon\b)/g,
    "While this card is equipped to a monster by this effect, if the equipped monster destroys an opponent's monster by battle: ",
  ],
  [
    /\bDuring damage calculation, when you are about to take (\d+ or more battle damage): (Gain \d+ LP) first(?=\.)/g,
    "During damage calculation, when you would take $1: $2",
  ],
  [
    /\bAfter activation, it remains on the field, but you must destroy it (during the End Phase of your opponent's \d\w\w turn)(?=\.)/g,
    "This card remains on the field after its activation. Destroy this card $1 after activation",
  ],
  [
    /\bWhile (you have no cards in your hand), you can (Tribute this card) to (?=Special Summon\b)/g,
    "If $1: You can $2; ",
  ],
  [
    /\bDuring their respective turns, each player must show their opponent their hand(?=\.)/g,
    "During your turn, you must keep your hand revealed. During your opponent's turn, your opponent must keep their hand revealed",
  ],
  // How it lay as the Damage Step began.
  [
    /\bif this card was attacked, and was face-down at the start of the Damage Step: The attacking player takes (\d+ damage)(?=\.)/g,
    "if this face-down card was attacked: Inflict $1 to your opponent",
  ],
  [
    /\bIf the ATK of a monster your opponent controls that attacks this card in face-down Defense Position is lower than the DEF of this monster, the attacking monster is destroyed(?=\.)/g,
    "At the end of the Damage Step, if this face-down card was attacked by a monster with lower ATK than this card's DEF: Destroy that monster",
  ],
  [
    /\bWhen this Defense Position card is attacked and if the DEF of this card is higher than the ATK of the attacking monster, destroy the attacking monster at the end of the Damage Step(?=\.)/g,
    "At the end of the Damage Step, if this Defense Position card was attacked by a monster with lower ATK than this card's DEF: Destroy that monster",
  ],
  [
    /\bIf a Defense Position (\w+) monster is attacked, double any battle damage to the controller of the attacking monster(?=\.)/g,
    "If a Defense Position $1 monster you control is attacked, any battle damage your opponent takes is doubled. If a Defense Position $1 monster your opponent controls is attacked, any battle damage you take is doubled",
  ],
  [
    /\bEach time 1 monster is sent from the field to the GY, inflict (\d+ damage) per card to the respective card owner's LP(?=\.)/g,
    "Each time a monster(s) is sent from the field to your GY, you take $1 for each. Each time a monster(s) is sent from the field to your opponent's GY, inflict $1 to your opponent for each",
  ],
  [
    /\bIf there are monsters with the same name on the field, those monsters (?=gain\b)/g,
    "Monsters on the field with the same name as each other ",
  ],
  // A monster's new controller is the player whose effect this is by then.
  [
    /\b([Ww])hen the control of this face-up card (?:on the field )?shifts to your opponent, (?:inflict (\d+ damage) to your opponent|gain (\d+ LP))(?=\.)/g,
    (_, w, damage, points) =>
      `${w}hen control of this face-up card changes: ${damage ? `Take ${damage}` : `Your opponent gains ${points}`}`,
  ],
  [
    /\bcontrol of (this face-up card|the equipped monster) changes, (\w)([^.]*?)(?:ts new controller (\w)(\w*)s\b|\bits new controller\b)/g,
    (_, what, first = "", rest, v = "", erb) =>
      `control of ${what} changes: ${v ? `${v.toUpperCase()}${erb}` : `${first.toUpperCase()}${rest}its controller`}`,
  ],
  // What a Summon without Tributes brings with it in the End Phase.
  // What an Equip Card takes away again lasts no longer than what it gives.
  [
    /(?<=\b[Dd]uring each of your \w+ Phases, (?:the equipped monster|it) (?:gains|loses) \d+ (?:ATK|DEF|ATK\/DEF))(?=\.)/g,
    " while this card is face-up on the field",
  ],
  [
    /(?<=\bcan Normal Summon this card without Tributing(?:, but [^.]*)?\. )If (?:you do, during the End Phase: (\w)|Summoned this way, this card is destroyed during the End Phase(?=\.))/g,
    (_, verb) =>
      `During the End Phase, if this card was Normal Summoned this way this turn${verb ? `: ${verb}` : ", destroy this card"}`,
  ],
  [
    /\b([Yy]ou can (?:Normal|Tribute) Summon this card) with (\d) Tribute(?=s?[.,])/g,
    "$1 by Tributing $2 monster",
  ],
  [
    /\bIf you're Tributing an? ([^.,:;]*), this card can be Normal Summoned with 1 Tribute(?=\.)/g,
    "You can Tribute Summon this card by Tributing 1 $1",
  ],
  [
    /\bThis card can only be activated at the start of Main Phase 1(?:, and only if ([^.]*))?\. /g,
    (_, so) => `At the start of your Main Phase 1${so ? `, if ${so}` : ""}: `,
  ],
  [
    /\bYou can substitute this card for any 1 Fusion[- ]Material(?: Monster)?(?:, but|\. When you do this,) the other Fusion[- ]Material(?: Monster)?\(s\) must be (?:the correct one\(s\)|correct)(?=\.)/g,
    "This card can be used as a substitute for any 1 Fusion Material whose name is specifically listed on the Fusion Monster Card, but the other Fusion Material(s) must be correct",
  ],
  [
    /\bAfter this card has been flipped face-up, (when it is [^,:]*?)(?:, d|: D)(?=raw\b)/g,
    (_, when = "") => `${when.replace("when it", "When this card")} after being flipped face-up: D`,
  ],
  // What the counters do, while this card is there.
  [
    /\((If a monster with an? ([\w-]+) battles an? "[^"]*" monster, it loses \d+ ATK and DEF for each \2) (during damage calculation only\.)\)/g,
    "$1 on it $3",
  ],
];
