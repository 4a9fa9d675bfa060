// What came of a scenario, in a form in which two engines' answers can be compared.

const ZONES = ["hand", "monsters", "spells", "graveyard", "banished"];
const OURS = {
  hand: ["hand"],
  monsters: ["monster", "extra-monster"],
  spells: ["spell", "field", "pendulum"],
  graveyard: ["graveyard"],
  banished: ["banished"],
};
const THEIRS = {
  hand: "hand",
  monsters: "monsters",
  spells: "spells",
  graveyard: "grave",
  banished: "banished",
};

export function outcomeOfReport({ steps, end }) {
  const chains = [];
  let open = [];
  const negated = steps.flatMap(({ moment: { what } }) =>
    what.kind === "negated" && what.what === "activation" ? [what.by.card] : [],
  );
  for (const { board } of [...steps, { board: end }]) {
    if (board.chain.length === 0 && open.length > 0) {
      chains.push(open.map(({ card }) => card));
    }
    if (board.chain.length === 0) open = [];
    // Links are sent away one by one as they resolve: what was seen of each last is what became of it.
    for (const link of board.chain) open[link.link - 1] = link;
  }
  const players = Object.entries(end.players).map(([seat, { lp, zones }]) => {
    const cards = (zone) => OURS[zone].flatMap((name) => zones[name] ?? []);
    return [
      seat,
      {
        lp,
        deck: (zones.deck ?? []).length,
        ...Object.fromEntries(
          ZONES.map((zone) => [
            zone,
            cards(zone)
              .map(({ card }) => card)
              .sort(),
          ]),
        ),
        atk: cards("monsters")
          .filter(({ face }) => face === "up")
          .map(({ card, atk }) => `${card} ${atk}`)
          .sort(),
      },
    ];
  });
  return { chains, negated: negated.sort(), players: Object.fromEntries(players) };
}

export function outcomeOfOracle({ trace, final }) {
  const chains = [];
  const negated = [];
  let open = [];
  for (const entry of trace) {
    if (entry.ev === "chain") open[entry.link - 1] = entry.card;
    if (entry.ev === "activation-negated") negated.push(entry.card);
    if (entry.ev === "chain-end" && open.length > 0) {
      chains.push(open);
      open = [];
    }
  }
  const players = Object.entries(final.players).map(([seat, state]) => [
    seat,
    {
      lp: state.lp,
      deck: state.counts.deck,
      ...Object.fromEntries(
        ZONES.map((zone) => [zone, state[THEIRS[zone]].map((card) => card.card ?? card).sort()]),
      ),
      atk: state.monsters
        .filter(({ pos }) => pos.startsWith("faceup"))
        .map(({ card, atk }) => `${card} ${atk}`)
        .sort(),
    },
  ]);
  return { chains, negated: negated.sort(), players: Object.fromEntries(players) };
}

const show = (value) => JSON.stringify(value);

/** In which of its parts the outcome differs: one line each, ours first. */
export function differences(ours, theirs) {
  const lines = [];
  const compare = (what, a, b) => {
    if (show(a) !== show(b)) lines.push(`${what}: ${show(a)} — there ${show(b)}`);
  };
  compare("chains", ours.chains, theirs.chains);
  compare("negated", ours.negated, theirs.negated);
  for (const seat of ["A", "B"]) {
    for (const [what, value] of Object.entries(ours.players[seat])) {
      compare(`${seat} ${what}`, value, theirs.players[seat][what]);
    }
  }
  return lines;
}

const ACTS = {
  activate: ["activate", "yes"],
  trigger: ["activate", "yes"],
  summon: ["summon"],
  special: ["spsummon"],
  set: ["mset", "sset"],
  attack: ["attack"],
  turn: ["pos"],
};

/** Our "can" and "cannot" that have another answer there: whether the player was offered it between two steps. */
export function unanswered(script, { trace }) {
  const lines = [];
  let at = 0;
  for (const { asks } of script) {
    if (asks === undefined) {
      at++;
      continue;
    }
    const { player, act, card, offered } = asks;
    let used = 0;
    let over = false;
    const prompts = trace.filter((entry) => {
      // What is offered once the chain resolves is another question.
      if (used === at && entry.ev === "resolving") over = true;
      if (entry.ev !== "decision") return false;
      const now = used === at && entry.player === player && !over;
      if (entry.by === "script") used++;
      return now;
    });
    const found = prompts.some(({ options }) =>
      options.some((option) => option.card === card && (ACTS[act] ?? []).includes(option.act)),
    );
    if (found !== offered) lines.push(`${player} ${offered ? "cannot" : "can"} ${act} ${card} there`);
  }
  return lines;
}
