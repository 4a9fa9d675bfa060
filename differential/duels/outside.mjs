// The other engine, as a process of its own that plays one duel after another as it is told: a request and a reply a line,
// as JSON. It finds the tool that runs that engine by its path, which is given: OUTSIDE TOOL SCRIPTS CARDS.
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, scriptsAt, ...cardFiles] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(resolve(folder), "lib", `${name}.mjs`)));
const [
  { readCards },
  { openScripts },
  { loadCore, STATUS },
  { splitMessages, decodeMessage, encodeAnswer },
  { choiceOf, sumFits },
  { ruleFlags, setupScript },
  { codeAt, readState },
  { ATTRIBUTE, LOCATION, OVERLAY_BIT, RACE, isPromptId, nameOf },
] = await Promise.all(
  ["cards", "scripts", "core", "messages", "options", "scenario", "state", "constants"].map(load),
);
const SEATS = ["A", "B"];
const WIN = 5;
/** Sets of cards that make a sum: more than these are not told. */
const MOST_SETS = 300;

const cards = await readCards(cardFiles);
const scripts = openScripts(scriptsAt);
let scriptErrors = [];
const core = await loadCore({
  card: (code) => cards.get(code),
  script: scripts,
  log: (kind, text) => {
    if (kind === 0) scriptErrors.push(text);
  },
});

const ZONES = Object.fromEntries(Object.entries(LOCATION).map(([name, bit]) => [bit, name]));
const FIELD_ZONE = 5;
const PLACED = new Set(["monster", "spell"]);

/** What a reader of the state asks of the tool's own tracer. */
const NAMES = {
  player: (player) => SEATS[player],
  place: ({ controller, location, sequence }) => `${SEATS[controller]}.${ZONES[location]}${sequence}`,
  turn: 0,
  phase: "",
};

/** One duel, between two prompts. */
class Play {
  #duel;
  #prompt = null;
  #bytes = null;
  #events = [];
  #hint = null;
  #threeColumns;
  over = false;
  /** Something happened before the Main Phase of a position. */
  early = false;

  constructor({ seed, decks = [], position = null, flags, lp, hand, draw, tokens = [] }) {
    cards.addPlain(tokens);
    this.#threeColumns = flags.includes("THREE_COLUMNS_FIELD");
    const players = SEATS.map((seat) =>
      position === null ? { lp, hand, draw } : { lp: position.players[seat].lp, hand: 0, draw: 1 },
    );
    this.#duel = core.createDuel({
      seed: [BigInt(seed + 1), 2n, 3n, 4n],
      flags: ruleFlags({ rules: flags }),
      players,
    });
    for (const [owner, deck] of decks.entries()) {
      const add = (code, location) =>
        this.#duel.addCard({ owner, code, controller: owner, location, sequence: 0, position: 8 });
      // The last one added lies on top.
      for (const code of [...deck.main].reverse()) add(code, LOCATION.deck);
      for (const code of deck.extra) add(code, LOCATION.extra);
    }
    if (position !== null)
      this.#duel.runScript(
        "position.lua",
        setupScript(position, (code) => code),
      );
    this.#duel.start();
    this.#advance();
    if (position !== null) this.#toMainPhase();
  }

  /** Lets what comes before the Main Phase be; what happens there is told. */
  #toMainPhase() {
    while (!this.over && this.#prompt.type !== "SELECT_IDLECMD") {
      const { options } = choiceOf(this.#prompt);
      const pass = options.findIndex(({ act }) => act === "pass" || act === "no");
      if (pass < 0) break;
      this.answer([pass]);
    }
    const happened = this.#events.some(({ type }) => type === "CHAINING" || type === "MOVE");
    this.early = happened || this.over || this.#prompt.type !== "SELECT_IDLECMD";
    this.#events = [];
  }

  #advance() {
    for (;;) {
      const { status, stream } = this.#duel.process();
      let asked = false;
      for (const payload of splitMessages(stream)) {
        if (isPromptId(payload[0])) {
          this.#bytes = payload.slice();
          asked = true;
        } else this.#note(decodeMessage(payload));
        if (payload[0] === WIN) this.over = true;
      }
      if (status === STATUS.ended) this.over = true;
      if (this.over) return;
      if (asked) this.#prompt = decodeMessage(this.#bytes);
      if (status !== STATUS.running) return;
    }
  }

  #note(message) {
    const { type } = message;
    if (type === "HINT") {
      if (message.kind === 3) this.#hint = Number(message.value);
      return;
    }
    const name = (code) => ({ code, name: cards.nameOf(code) });
    if (type === "MOVE")
      this.#events.push({
        type,
        ...name(message.code),
        from: this.#where(message.from),
        to: this.#where(message.to),
      });
    else if (type === "CHAINING") this.#events.push({ type, ...name(message.card.code), link: message.link });
    else if (type === "RANDOM_SELECTED")
      this.#events.push({ type, codes: message.places.map((place) => codeAt(this.#duel, place)) });
    // The order into which it was shuffled: cards may be drawn from it before anybody is asked.
    else if (type === "SHUFFLE_DECK") this.#events.push({ ...message, deck: this.#deck(message.player) });
    else if (NOTED.has(type)) this.#events.push(message);
  }

  /** The cards of a Deck, from the top. */
  #deck(player) {
    const deck = [];
    for (;;) {
      const place = { controller: player, location: LOCATION.deck, sequence: deck.length, position: 0 };
      const code = codeAt(this.#duel, place);
      if (code === 0) return deck.reverse();
      deck.push(code);
    }
  }

  /** Where three columns are played, they are the middle ones of five. */
  #slot(zone, sequence) {
    return this.#threeColumns && sequence < FIELD_ZONE && PLACED.has(zone) ? sequence - 1 : sequence;
  }

  #where({ controller, location, sequence }) {
    const zone = (location & OVERLAY_BIT) !== 0 ? "material" : (ZONES[location] ?? "nowhere");
    return { player: controller, zone, slot: this.#slot(zone, sequence) };
  }

  #told(option) {
    const { act, index, desc, value, tributes, direct, controller, location, sequence, position } = option;
    const told = {
      act,
      index,
      desc,
      value: value === undefined ? undefined : Number(value),
      tributes,
      direct,
    };
    if (act === "race") return { ...told, said: nameOf(RACE, value) };
    if (act === "attribute") return { ...told, said: nameOf(ATTRIBUTE, Number(value)) };
    if (location === undefined) return told;
    const place = { controller, location, sequence, position: position ?? 0 };
    const code = option.code || (act === "place" ? 0 : codeAt(this.#duel, place));
    return { ...told, code, name: code === 0 ? undefined : cards.nameOf(code), ...this.#where(place) };
  }

  /** Every set of cards that answers a prompt for a sum, by the numbers of its options. */
  #sets(prompt, options) {
    const found = [];
    const grow = (from, picked) => {
      if (found.length >= MOST_SETS) return;
      if (sumFits(prompt, picked) && picked.length > 0) found.push(picked.map((one) => options.indexOf(one)));
      for (let i = from; i < options.length && picked.length < 6; i++) grow(i + 1, [...picked, options[i]]);
    };
    grow(0, []);
    return found;
  }

  get reply() {
    const events = this.#events;
    this.#events = [];
    const state = this.#state();
    if (this.over) return { over: true, early: this.early, events, state, scriptErrors };
    const prompt = this.#prompt;
    const choice = choiceOf(prompt);
    const { type, player = 0, forced, cancelable, finishable, sum, count, desc } = prompt;
    return {
      prompt: {
        type,
        player,
        forced,
        cancelable,
        finishable,
        sum,
        count,
        hint: this.#hint,
        desc: desc === undefined ? undefined : String(desc),
      },
      min: choice.min,
      max: choice.max,
      options: choice.options.map((one) => this.#told(one)),
      ...(type === "SELECT_SUM" ? { sets: this.#sets(prompt, choice.options) } : {}),
      ...(type === "SELECT_COUNTER" ? { counters: prompt.cards.map(({ counters }) => counters) } : {}),
      early: this.early,
      events,
      state,
      scriptErrors,
    };
  }

  answer(picked, code) {
    const { options } = choiceOf(this.#prompt);
    const chosen = code === undefined ? picked.map((i) => options[i]) : [{ act: "declare", index: 0, code }];
    this.#duel.respond(encodeAnswer(this.#prompt, chosen));
    this.#hint = null;
    this.#advance();
  }

  #state() {
    const { players } = readState(this.#duel, NAMES, (code) => code);
    return SEATS.map((seat, player) => {
      const side = players[seat];
      const deck = this.#deck(player);
      const { lp, hand, grave, banished, extra } = side;
      const monsters = side.monsters.map((one) => ({ ...one, zone: this.#slot("monster", one.zone) }));
      const [field] = side.spells.filter(({ zone }) => zone === FIELD_ZONE);
      const spells = side.spells
        .filter(({ zone }) => zone !== FIELD_ZONE)
        .map((one) => ({ ...one, zone: this.#slot("spell", one.zone) }));
      return { lp, deck, hand, grave, banished, extra, monsters, spells, ...(field ? { field } : {}) };
    });
  }

  end() {
    this.#duel.destroy();
  }
}

const NOTED = new Set([
  ...["RETRY", "WIN", "NEW_TURN", "NEW_PHASE", "CHAIN_SOLVING", "CHAIN_SOLVED", "CHAIN_END"],
  ...["CHAIN_NEGATED", "CHAIN_DISABLED", "TOSS_COIN", "TOSS_DICE", "DAMAGE_STEP_START", "DAMAGE_STEP_END"],
]);

let play = null;
const number = (_, value) => (typeof value === "bigint" ? Number(value) : value);
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  let reply;
  try {
    if (request.do === "start") {
      play?.end();
      scriptErrors = [];
      play = new Play(request);
    } else play.answer(request.picked, request.code);
    reply = play.reply;
  } catch (error) {
    reply = { failed: String(error.stack ?? error) };
  }
  process.stdout.write(`${JSON.stringify(reply, number)}\n`);
}
