// What differs by design or by what the other side has wrong: each narrow, named, and with what decides.

/** A state in which the two differ by no more than these parts. */
const parts = ({ part, all = [] }) => [part, ...all.map((one) => one.part)];

/** Only these cards lie otherwise. */
const concerns = ({ ours = [], theirs = [], all = [] }, names) =>
  [...ours, ...theirs, ...all.flatMap((one) => [...one.ours, ...one.theirs])].every((said) =>
    names.some((name) => said.startsWith(name)),
  );

const AGAIN = "Black Luster Soldier - Envoy of the Beginning";

/**
 * `goesOn`: it is over by itself, and the duel goes on. Each with an id, what it matches (a divergence, and the last thing that was done), why the two differ, and what decides.
 */
export const FILTERS = [
  {
    id: "reaper-brought-back",
    verdict: "theirs",
    matches: (one) =>
      one.what === "state" && concerns(one, ["Spirit Reaper", "Premature Burial", "Call of the Haunted"]),
    why: "There the bond of Premature Burial or Call of the Haunted counts as a target on the field, and destroys Spirit Reaper.",
    source: "Its text: an effect that targets this face-up card; what was targeted lay in the Graveyard.",
  },
  {
    id: "settled-destruction",
    verdict: "by design",
    goesOn: true,
    matches: (one, { asked }) =>
      one.what === "state" &&
      one.phase === "damage" &&
      (parts(one).every((part) => ["grave", "monsters", "spells", "chain"].includes(part)) &&
      one.part !== "chain"
        ? asked.some((word) => word.startsWith(`activate ${AGAIN}@`))
        : one.part === "chain" && concerns(one, [AGAIN])),
    why: "An attack that is made again is activated here while the monster that was destroyed still lies there, there after it has gone.",
    source:
      "OCG-DMG (settled destruction, docs/rulings.md): what attacks again acts when the destruction is settled.",
  },
  {
    id: "skipped-battle-phase",
    verdict: "by design",
    matches: (one, { battleIsSkipped, divergences }) =>
      (one.key === "bp" && one.only === "theirs" && battleIsSkipped) ||
      (one.how === "another player's turn" &&
        divergences.some(({ filter }) => filter === "skipped-battle-phase")),
    why: "A Battle Phase that is skipped cannot be chosen here; there it is chosen, and passed over: the next one, where it was not chosen.",
    source: "OCG-TURN-07: a phase that is skipped is not conducted.",
  },
  {
    id: "trap-monster-values",
    verdict: "card data",
    matches: (one) =>
      one.what === "state" &&
      parts(one).join() === "values" &&
      one.theirs.every((said) => said.endsWith(" 0/0")),
    why: "A Trap that is a monster has no ATK and DEF in the card data of that engine.",
    source: "The card's text.",
  },
  {
    id: "rush-on-a-chain",
    verdict: "by design",
    matches: (one, { game }) =>
      game === "rush" && one.what === "window" && one.only === "theirs" && one.zone === "spell",
    why: "That engine plays Rush Duels on a chain: a Trap may answer a Trap, and what comes of it, there.",
    source: "Rush Duel rules: one Trap for an occasion, and no chain (RUSH-TRAP-02).",
  },
  {
    id: "shuffled-then-drawn",
    verdict: "chance",
    matches: (one, { isShuffled }) => {
      const [other, ...more] = one.all ?? [];
      const swapped = (a, b) => a.length === b.length && a.every((name) => b.includes(name));
      return (
        isShuffled &&
        one.part === "hand" &&
        other?.part === "deck" &&
        more.length === 0 &&
        one.player === other.player &&
        swapped(one.ours, other.theirs) &&
        swapped(one.theirs, other.ours)
      );
    },
    why: "A card is drawn in the resolution in which the Deck is shuffled: each has its own order.",
    source: "Chance; no ruling.",
  },
  {
    id: "target-gone-lyla",
    verdict: "disputed",
    matches: (one) =>
      one.what === "state" &&
      concerns(one, ["Lyla, Lightsworn Sorceress"]) &&
      parts(one).join() === "monsters",
    why: "The target of Lyla has left: here nothing of her effect is done, there she is still turned to Defense Position.",
    source:
      "OCG-CHAIN (all targets gone); her text joins both with “and if you do”; no official answer was found.",
  },
];
