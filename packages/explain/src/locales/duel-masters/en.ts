/** What Duel Masters says in words of its own, with the arguments of the message of the same key. */
export const duelMasters: Readonly<Record<string, string>> = {
  "moment.no-draw": "{player} does not draw: it is the first turn.",
  "moment.resolving": "“{card}” takes effect.",
  "moment.resolved": "“{card}” has taken effect.",
  "moment.fizzled": "“{card}” does nothing: its condition does not hold.",
  "moment.summoned":
    "{player} {way, select, put {puts “{card}” into the battle zone} other {summons “{card}”}}.",
  "moment.attack":
    "{player} attacks {direct, select, yes {the other player} other {“{target}”}} with “{attacker}”.",
  "moment.triggered": "The ability of “{card}” ({player}) triggers and waits.",
  "moment.begins": "The ability of “{card}” applies from now on.",
  "moment.ceases": "The ability of “{card}” no longer applies.",
  "moment.ruled":
    "{does, select, forbid {“{by}” forbids this for “{card}”} other {“{by}” decides about “{card}”}}.",
  "moment.replaced": "What was to happen to “{card}” is replaced.",
  "moved.destroyed":
    "{owner}’s “{card}” is destroyed{because}{to, select, graveyard {} other { and goes to {toPlace} instead}}.",
  "moved.material": "An evolution creature is put onto {owner}’s “{card}”.",
  "because.battle": "{known, select, yes { in the battle with “{by}”} other { in a battle}}",
  "zone.material": "Under it",
  "place.deck": "the deck",
  "place.graveyard": "the graveyard",
  "place.material": "under a creature",
  "phase.start": "Start of the turn",
  "phase.draw": "Draw step",
  "phase.main": "Main step",
  "phase.end": "End of the turn",
  "ask.trigger": "Which ability or card does {player} use next?",
  "ask.choose at activation": "Which card does {player} choose?",
  "option.activate": "Use {card}",
  "option.activate-effect": "Use ability {effect} of {card}",
  "option.attack-directly": "Attack the other player with {card}",
  "decline.trigger": "None of them",
  "ui.no-chain": "Nothing waits.",
};
