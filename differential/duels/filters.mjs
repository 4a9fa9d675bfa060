// What differs by design or by what the other side has wrong: each narrow, named, and with what decides.

/** A state in which the two differ by no more than these parts. */
const parts = ({ part, all = [] }) => [part, ...all.map((one) => one.part)];

/** Only these cards lie otherwise. */
const concerns = ({ ours = [], theirs = [], all = [] }, names) =>
  [...ours, ...theirs, ...all.flatMap((one) => [...one.ours, ...one.theirs])].every((said) =>
    names.some((name) => said.startsWith(name)),
  );

/** A card that lies here on the field still and there in the Graveyard. */
const isGoneThere = (one, name) => {
  const differ = one.what === "state" ? [one, ...(one.all ?? [])] : [];
  const lies = (at, side) =>
    differ.some((part) => at.includes(part.part) && part[side].some((said) => said.startsWith(name)));
  return lies(["monsters", "spells"], "ours") && lies(["grave"], "theirs");
};

/** Answers in which a card is used, its target chosen, and the effect over. */
const ONE_EFFECT = 6;

const AGAIN = "Black Luster Soldier - Envoy of the Beginning";

/** Ryko, chosen: where it lies. */
const RYKO = /^[AB] Ryko, Lightsworn Hunter@(\S+)$/;
/** Answers after which Ryko's effect is over. */
const AFTER_RYKO = 4;

/**
 * `goesOn`: it is over by itself, and the duel goes on. Each with an id, what it matches (a divergence, and the last thing that was done), why the two differ, and what decides.
 */
export const FILTERS = [
  {
    id: "reaper-brought-back",
    verdict: "theirs",
    matches: (one, { answers }) =>
      concerns(one, ["Spirit Reaper", "Premature Burial", "Call of the Haunted"]) &&
      isGoneThere(one, "Spirit Reaper") &&
      answers.slice(-ONE_EFFECT).some((said) => /^[AB] Spirit Reaper@[AB]\.grave$/.test(said)),
    why: "There the bond of Premature Burial or Call of the Haunted counts as a target on the field, and destroys Spirit Reaper.",
    source: "Its text: an effect that targets this face-up card; what was targeted lay in the Graveyard.",
  },
  {
    id: "call-negated-by-what-it-brought-back",
    verdict: "theirs",
    matches: (one, { answers }) => {
      const broughtBack = answers.findLastIndex((said) => /^[AB] Jinzo@[AB]\.grave$/.test(said));
      const used = answers.slice(Math.max(0, broughtBack - ONE_EFFECT), Math.max(0, broughtBack));
      return (
        concerns(one, ["Call of the Haunted"]) &&
        isGoneThere(one, "Call of the Haunted") &&
        used.some((said) => said.slice(2).startsWith("activate Call of the Haunted@"))
      );
    },
    why: "There Call of the Haunted, negated by Jinzo that it brought back, is destroyed when Jinzo is; here it stays.",
    source:
      "An official answer of 2013-10-16 on Royal Decree, destroyed together with Call of the Haunted: what was negated until then is not applied.",
  },
  {
    id: "settled-destruction",
    verdict: "by design",
    goesOn: true,
    matches: (one, { asked }) =>
      (one.what === "window" && one.only === "ours" && one.name === AGAIN && one.zone === "monster") ||
      (one.what === "state" &&
        one.phase === "damage" &&
        (parts(one).every((part) => ["grave", "monsters", "spells", "chain"].includes(part)) &&
        one.part !== "chain"
          ? asked.some((word) => word.startsWith(`activate ${AGAIN}@`))
          : one.part === "chain" && concerns(one, [AGAIN]))),
    why: "An attack that is made again is activated here while the monster that was destroyed still lies there, there after it has gone (and may have taken the attacker along).",
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
      one.theirs.length > 0 &&
      one.theirs.every((said) => said.endsWith(" 0/0")),
    why: "A Trap that is a monster has no ATK and DEF in the card data of that engine.",
    source: "The card's text.",
  },
  {
    id: "rush-turn-player-first",
    verdict: "theirs",
    matches: (one, { game, answers }) => {
      const used = answers.findLast((said) => /^[AB] activate /.test(said));
      const isTrap = one.what === "window" && one.only === "ours" && one.zone === "spell";
      return game === "rush" && isTrap && used?.[0] === "AB"[1 - one.player] && /\.spell\d$/.test(used);
    },
    why: "There the turn player is asked for a Trap first and used one, so that the other player never was.",
    source: "RUSH-TRAP-01: at any timing the player whose turn it is not has the first right to use a Trap.",
  },
  {
    id: "rush-maximum-parts",
    verdict: "by design",
    matches: (one, { game }) =>
      game === "rush" && one.what === "legal" && one.only === "ours" && one.zone === "material",
    why: "There the middle part of a Maximum Monster has the effects of all three; none of them is used.",
    source: "RUSH-BASIC-14: it is one monster of three cards.",
  },
  {
    id: "gladiator-beast-negated",
    verdict: "theirs",
    matches: (one, play) =>
      one.what === "window"
        ? one.only === "ours" &&
          one.zone === "monster" &&
          one.name.startsWith("Gladiator Beast") &&
          play.isNegated(one.key)
        : one.what === "state" &&
          parts(one).join() === "values" &&
          concerns(one, ["Gladiator Beast"]) &&
          play.answers.some(
            (said, i) =>
              said.slice(2).startsWith("Gladiator Beast") &&
              play.answers[i - 1]?.slice(2).startsWith("activate Forbidden Chalice@"),
          ),
    why: "There a Gladiator Beast whose effects are negated, or were until the End Phase, is no longer known to have been Special Summoned by another one.",
    source:
      "OCG-CHAIN-15: what is negated on the field is negated when it resolves, and may be activated; how the monster was Summoned does not change.",
  },
  {
    id: "flip-summon-negated-sangan",
    verdict: "disputed",
    matches: (one, { answers }) => {
      const [before, last] = answers.filter((said) => !/^[AB] pass$/.test(said)).slice(-2);
      return (
        one.what === "state" &&
        ["hand", "deck"].includes(one.part) &&
        /activate Solemn Judgment@/.test(last) &&
        /pos Sangan@/.test(before)
      );
    },
    why: "The Flip Summon of Sangan was negated: here it was sent from the field, where it lay, there it was not.",
    source: "docs/rulings.md, Attempted Summons; no official answer was found for Sangan.",
  },
  {
    id: "ryko-chooses-itself",
    verdict: "disputed",
    matches: (one, { answers }) => {
      const [chosen, before] = [
        answers.findLastIndex((said) => RYKO.test(said)),
        answers.length - AFTER_RYKO,
      ];
      const at = RYKO.exec(answers[chosen] ?? "")?.[1];
      const attacked = answers.slice(0, chosen).findLast((said) => RYKO.test(said));
      return (
        one.what === "state" &&
        chosen >= before &&
        attacked?.endsWith(at) === true &&
        attacked[0] !== answers[chosen][0]
      );
    },
    why: "Ryko, attacked and to be destroyed by that battle, destroys itself: there at once, here it leaves with the battle.",
    source: "docs/rulings.md, Destruction by battle; no official answer was found for Ryko.",
  },
];
