// A scenario of ours in the form of the independent engine's tool. It can't set up history, and it begins with turn 1.

/** Something of the scenario has no counterpart there. */
export class CannotSetUp extends Error {}

/** The Master Rules by the day from which they hold: how that engine names its rules. */
const MASTER_RULES = [
  ["2020-04-01", "MR5"],
  ["2017-03-25", "MR4"],
  ["2014-03-21", "MR3"],
  ["2011-03-19", "MR2"],
];
/** Until then the first player drew, too: there as well. */
const NO_FIRST_DRAW = "2014-03-21";
const masterRule = (day) => MASTER_RULES.find(([from]) => day >= from)?.[1] ?? "MR1";

const PICKS = ["target", "discard", "banish", "tribute", "choose"];
const WORDS = {
  attack: { do: "position", pos: "attack" },
  defense: { do: "position", pos: "defense" },
  yes: { do: "yes" },
  no: { do: "no" },
  done: { do: "finish" },
  heads: { do: "option", index: 0 },
  tails: { do: "option", index: 1 },
  first: { do: "option", index: 0 },
  second: { do: "option", index: 1 },
  "extra-left": { do: "place", zone: 5 },
  "extra-right": { do: "place", zone: 6 },
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`zone-${n}`, { do: "place", zone: n - 1 }])),
};
const POSITIONS = { attack: "attack", defense: "defense", "face-down-defense": "set" };

/** "B's Dandylion#2" names the card "Dandylion"; "Sasuke Samurai #4" is a name. */
const bare = (words) => words.replace(/^[AB]'s /, "").replace(/(?<! )#\d+$/, "");

/**
 * @returns the scenario for the tool; among the steps of its script `{ do: "resolve" }`, for as many passes as it takes,
 * passes that may be unneeded (`maybe`), and our `can` and `cannot` as `{ asks: { player, act, card, offered } }`
 * @throws CannotSetUp
 */
export function toOracle(scenario, variant, report, pool) {
  if (scenario.cards !== undefined) throw new CannotSetUp("cards of the file's own");
  const [day, region] = report.rules.split(":").reverse();
  const turn = { player: "A", phase: "main1", ...scenario.turn, ...variant?.turn };
  const passcode = (name) => {
    const code = pool.record(bare(name))?.passcode;
    if (code === undefined) throw new CannotSetUp(`no passcode for "${name}"`);
    return code;
  };
  const entry = (seat) => (given) => {
    const { card, set, position, materials, owner, summoned, since, used } =
      typeof given === "string" ? { card: given } : given;
    if (summoned !== undefined || since !== undefined || used !== undefined) {
      throw new CannotSetUp(`what happened before (${card})`);
    }
    return {
      card: passcode(card),
      ...(set ? { set: true, pos: "set" } : {}),
      ...(position === undefined ? {} : { pos: POSITIONS[position] }),
      ...(materials === undefined ? {} : { materials: materials.map(passcode) }),
      ...(owner === undefined || owner === seat ? {} : { owner }),
    };
  };
  const side = (seat) => {
    const zones = { ...scenario.players[seat], ...variant?.players?.[seat] };
    const pile = (name) => (zones[name] ?? []).map(entry(seat));
    const field = pile("field")[0];
    return {
      // It begins with the turn player's first Draw Phase; ours are long past it.
      draw: seat === turn.player && day < NO_FIRST_DRAW ? 0 : 1,
      ...(zones.lp === undefined ? {} : { lp: zones.lp }),
      hand: pile("hand"),
      deck: pile("deck"),
      grave: pile("graveyard"),
      banished: pile("banished"),
      extra: pile("extra"),
      monsters: pile("monsters"),
      pendulum: pile("pendulum"),
      spells: pile("spells").map(({ pos: _, ...card }) => card),
      ...(field === undefined ? {} : { field }),
    };
  };

  const script = [];
  let phase = "main1";
  let active = turn.player;
  const enter = (wanted) => {
    const words = { battle: "bp", main2: "m2", end: "end" };
    if (words[wanted] === undefined) throw new CannotSetUp(`the phase "${wanted}"`);
    script.push({ player: active, do: words[wanted] });
    phase = wanted;
    if (wanted !== "end") return;
    active = active === "A" ? "B" : "A";
    phase = "main1";
  };
  if (turn.phase !== phase) enter(turn.phase);
  const act = (player, play) => {
    const step = (word, card) => script.push({ player, do: word, card: passcode(card) });
    if (play.process !== undefined) throw new CannotSetUp("when a chainless duty is done");
    if (play.phase !== undefined) enter(play.phase);
    if (play.activate !== undefined) step("activate", play.activate);
    if (play.trigger !== undefined) step("activate", play.trigger);
    if (play.summon !== undefined) step("summon", play.summon);
    if (play.special !== undefined) step("spsummon", play.special);
    if (play.set !== undefined) step("set", play.set);
    if (play.turn !== undefined) step("pos", play.turn);
    if (play.attack !== undefined) {
      if (phase !== "battle") enter("battle");
      step("attack", play.attack);
      if (play.on !== undefined) step("select", play.on);
    }
    // Answers to one question are one step there: cards that follow each other in the file.
    for (const [key, names] of Object.entries(play)) {
      if (!PICKS.includes(key)) continue;
      let cards = null;
      for (const name of names) {
        if (pool.record(bare(name)) === undefined) {
          script.push({ player, ...(WORDS[name] ?? { do: "declare", race: name }) });
          cards = null;
          continue;
        }
        if (cards === null) {
          cards = [];
          script.push({ player, do: "select", cards });
        }
        cards.push(passcode(name));
      }
    }
  };
  for (const play of variant?.plays ?? scenario.plays) {
    if (play === "resolve") {
      script.push({ do: "resolve" });
      continue;
    }
    if (play === "end of turn") {
      enter("end");
      continue;
    }
    const question = play.can ?? play.cannot;
    if (question !== undefined) {
      const { player, ...asked } = question;
      const [word, card] = Object.entries(asked).find(([key]) => key !== "effect") ?? [];
      if (typeof card !== "string") continue;
      script.push({ asks: { player, act: word, card: bare(card), offered: play.can !== undefined } });
      continue;
    }
    for (const player of ["A", "B"]) {
      // Only who could do something is asked there.
      if (typeof play[player] === "string") script.push({ player, do: "pass", maybe: true });
      else if (play[player] !== undefined) act(player, play[player]);
    }
  }
  return {
    rules: [masterRule(day), "ATTACK_FIRST_TURN", ...(region === "tcg" ? ["TCG_SEGOC_NONPUBLIC"] : [])],
    turnPlayer: turn.player,
    players: { A: side("A"), B: side("B") },
    script,
  };
}
