// Inputs of every kind that comes from outside, changed at random: never a stack trace, never a hang.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import initSqlJs from "sql.js";
import { LARGE } from "./fuzz-large.mjs";
import { ROOT } from "./run.mjs";

/** What was found once, and what is known to be nasty: tried first each time. */
const CORPUS = join(ROOT, "scripts/test/fuzz");
/** What was seen to make something new happen: where a run begins that goes on with one before it. */
const SEEN = join(ROOT, "node_modules/.chainwright-fuzz");
/** Milliseconds after which an input hangs. The slowest takes a few hundred on a quiet machine. */
const HANGS = 20_000;
const TRIES_TO_SHRINK = 60;
/** After so many there is enough to mend. */
const MOST_FOUND = 5;

const filesIn = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

const text = (words) => Buffer.from(words);

/** Where inputs of a kind begin. */
const SEEDS = {
  scenario: () =>
    filesIn(join(ROOT, "scenarios"), ".yaml")
      .filter((_, i) => i % 40 === 0)
      .map((file) => readFileSync(file)),
  deck: () => filesIn(join(ROOT, "decks"), ".ydk").map((file) => readFileSync(file)),
  banlist: () => [text("!List\n$whitelist\n89631139 1\n46986414 3\n")],
  cards: async () => [
    gzipSync(CARD_LINE.repeat(3)),
    text(CARD_LINE.repeat(3)),
    text(SERVICE),
    ...(await databases()),
  ],
  replay: () => [text(REPLAY)],
  text: () =>
    filesIn(join(ROOT, "cards/ocg"), ".yaml")
      .filter((_, i) => i % 20 === 0)
      .map(textOf),
  link: () => [text("ydke://o6lXBQ==!o6lXBQ==!!")],
  arguments: () =>
    [
      "judge\nscenarios/ocg/EX-OCG-11.yaml\n--rules\n2014-03-20\n--lang\nko",
      "read\n--card\nSangan",
      "cards\nlist",
      "play\n--deck\ndecks/vanilla.ydk\n--bots\nrandom,random\n--seed\n3",
      "replay\nx",
      "coverage\n--json\n--game\nrush",
    ].map(text),
};

export const KINDS = Object.keys(SEEDS);

const textOf = (file) => text(/text: (.*)/.exec(readFileSync(file, "utf8"))?.[1] ?? "Draw 1 card.");

const CARD_LINE = `${JSON.stringify({
  ...{
    passcode: 1,
    name: { en: "A Lamp" },
    kind: "Monster",
    types: ["Dragon", "Effect"],
    attribute: "LIGHT",
  },
  ...{ level: 4, atk: 1000, def: 0, text: { en: "When this card is Summoned: You can draw 1 card." } },
})}\n`;
const SERVICE = JSON.stringify({
  data: [
    {
      id: 2,
      name: "A Lamp",
      type: "Spell Card",
      race: "Normal",
      desc: "Draw 1 card.",
      misc_info: [{ formats: ["TCG"] }],
    },
  ],
});
const REPLAY = JSON.stringify({
  ...{
    schema: "chainwright-replay/1",
    layout: 1,
    game: "ocg",
    rules: "2024-01-01",
    cards: {},
    answers: [1],
    fingerprints: [1],
  },
  ...{
    seed: 1,
    decks: [
      { main: [], extra: [] },
      { main: [], extra: [] },
    ],
    blank: {},
  },
});

/** Databases of cards: one as it should be, and such as never end. */
async function databases() {
  const sqlite = await initSqlJs();
  const made = (...statements) => {
    const database = new sqlite.Database();
    for (const one of statements) database.run(one);
    const bytes = Buffer.from(database.export());
    database.close();
    return bytes;
  };
  const datas =
    "CREATE TABLE datas (id INTEGER, ot, alias, setcode, type, atk, def, level, race, attribute, category)";
  const texts = "CREATE TABLE texts (id INTEGER, name, desc)";
  const numbers = "WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id,";
  return [
    made(
      datas,
      texts,
      "INSERT INTO datas VALUES (7, 3, 0, 0, 2, 0, 0, 0, 0, 0, 0)",
      "INSERT INTO texts VALUES (7, 'A Lamp', 'Draw 1 card.')",
    ),
    made(
      `CREATE VIEW datas AS ${numbers} 1 AS ot, 2 AS type, 0 AS atk, 0 AS def, 0 AS level, 0 AS race, 0 AS attribute FROM n`,
      texts,
    ),
    made(
      datas,
      `CREATE VIEW texts AS ${numbers} 'a' AS name, 'b' AS desc FROM n`,
      "INSERT INTO datas VALUES (7, 3, 0, 0, 2, 0, 0, 0, 0, 0, 0)",
    ),
  ];
}

/** What programs stumble over. */
const NASTY = [
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "true",
    "-1",
    "1e999",
    "999999999",
    "NaN",
    "2014-02-31",
  ],
  ...[
    "\u001b[2J",
    "\u001b]0;x\u0007",
    "\\u001b[2J",
    "\u0000",
    "\u009b",
    "\ufeff",
    "\u202e",
    "\ud800",
    "日本",
    "“",
    "\r",
  ],
  ...[
    "*a",
    "&a [*a]",
    "!!js/function",
    "<<: *a",
    "? ",
    "- ",
    ": ",
    "{",
    "[",
    "}",
    "]",
    '"',
    "'",
    "#",
    "|",
    ">",
    "\t",
    "\n",
  ],
  ...[
    '"a" '.repeat(200),
    " ".repeat(5000),
    "[".repeat(5000),
    "a".repeat(20_000),
    "[a,".repeat(1000),
    "(".repeat(400),
  ],
  ..."1 card |Destroy 1 card, then |you can apply this effect.\n● ".split("|").map((one) => one.repeat(60)),
];

/** Numbers by chance, the same for the same seed (mulberry32). */
function chanceFrom(seed) {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** An input with a few changes. */
function changed(input, others, chance) {
  let bytes = input;
  for (let times = 1 + chance(3); times > 0; times--) {
    const at = chance(bytes.length + 1);
    const end = Math.min(bytes.length, at + 1 + chance(chance(2) === 0 ? 8 : 200));
    const [before, part, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)];
    const other = others[chance(others.length)];
    const from = chance(other.length + 1);
    const between = [
      () => [text(NASTY[chance(NASTY.length)])],
      () => [text(NASTY[chance(NASTY.length)]), part],
      () => [],
      () => Array(1 + chance(50)).fill(part),
      () => [Buffer.from([chance(256)]), part.subarray(1)],
      () => [other.subarray(from, from + chance(300)), part],
    ][chance(6)]();
    bytes = Buffer.concat([before, ...between, after]);
    if (bytes.length > 200_000) return bytes.subarray(0, 200_000);
  }
  return bytes;
}

/** What reads inputs, in a thread that can be stopped. */
class Reader {
  #folder = mkdtempSync(join(tmpdir(), "chainwright-fuzz-"));
  #worker;
  #file;
  #hangs;

  constructor(file = new URL("./fuzz-worker.mjs", import.meta.url), hangs = HANGS) {
    this.#file = file;
    this.#hangs = hangs;
  }

  /** The next word of the worker; undefined where it does not come in time. */
  #answer(time) {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const end = (act) => (value) => {
        clearTimeout(timer);
        worker.off("message", said);
        worker.off("error", failed);
        act(value);
      };
      const [said, failed] = [end(resolve), end(reject)];
      const timer = setTimeout(said, time);
      worker.on("message", said);
      worker.on("error", failed);
    });
  }

  async read(kind, bytes) {
    if (this.#worker === undefined) {
      const limits = { maxOldGenerationSizeMb: 1500 };
      this.#worker = new Worker(this.#file, {
        workerData: { folder: this.#folder, root: ROOT },
        resourceLimits: limits,
      });
      await this.#answer(120_000);
    }
    try {
      const answer = this.#answer(this.#hangs);
      this.#worker.postMessage({ kind, bytes });
      const result = await answer;
      if (result !== undefined) return result;
      await this.#stop();
      return { fault: "a hang", told: "", shown: "" };
    } catch (error) {
      await this.#stop();
      return { fault: "an exception that nobody catches", told: String(error), shown: String(error.stack) };
    }
  }

  async #stop() {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async close() {
    await this.#stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A smaller input with the same fault. */
async function shrunk(kind, bytes, fault, reader) {
  let small = bytes;
  let tries = fault === "a hang" ? 8 : TRIES_TO_SHRINK;
  for (let size = small.length >> 1; size > 0 && tries > 0; size >>= 1)
    for (let at = 0; at < small.length && tries > 0; tries--) {
      const less = Buffer.concat([small.subarray(0, at), small.subarray(at + size)]);
      if ((await reader.read(kind, less)).fault === fault) small = less;
      else at += size;
    }
  return small;
}

const nameOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);

/** What happened, without names and numbers: an input with another one is worth to go on from. */
const shapeOf = (kind, { told }) => `${kind} ${told.replace(/["“「].*?["”」]|\d+/g, "").slice(0, 120)}`;

/**
 * Tries the corpus, then changed inputs until the time is over or something is found.
 * @returns {Promise<{ tried: number, found: readonly { kind: string, fault: string, file: string, size: number, shown: string }[] }>}
 */
export async function fuzz({
  milliseconds,
  seed,
  kinds = KINDS,
  keep = true,
  corpus = CORPUS,
  worker,
  hangs,
}) {
  const ends = Date.now() + milliseconds;
  const chance = chanceFrom(seed);
  const reader = new Reader(worker, hangs);
  const shapes = new Set();
  const inputs = new Map();
  const found = [];
  let tried = 0;
  const attempt = async (kind, bytes, isNew) => {
    const result = await reader.read(kind, bytes);
    tried++;
    if (result.fault !== undefined) {
      if (shapes.has(shapeOf(kind, result))) return;
      const small = isNew ? await shrunk(kind, bytes, result.fault, reader) : bytes;
      const file = join(corpus, kind, nameOf(small));
      if (isNew && keep) {
        mkdirSync(join(corpus, kind), { recursive: true });
        writeFileSync(file, small);
      }
      found.push({ kind, fault: result.fault, file, size: small.length, shown: result.shown });
    } else if (isNew && !shapes.has(shapeOf(kind, result))) {
      inputs.get(kind).push(bytes);
      if (keep) {
        mkdirSync(join(SEEN, kind), { recursive: true });
        writeFileSync(join(SEEN, kind, nameOf(bytes)), bytes);
      }
    }
    shapes.add(shapeOf(kind, result));
  };
  try {
    for (const kind of kinds) {
      const files = filesIn(join(corpus, kind), "").map((file) => readFileSync(file));
      const kept = [
        ...files,
        ...(corpus === CORPUS ? (LARGE[kind] ?? []) : []).map((made) => Buffer.from(made())),
      ];
      for (const bytes of kept) await attempt(kind, bytes, false);
      const seen = filesIn(join(SEEN, kind), "").map((file) => readFileSync(file));
      inputs.set(kind, [...(await SEEDS[kind]()), ...kept, ...(keep ? seen : [])]);
    }
    while (Date.now() < ends && found.length < MOST_FOUND) {
      const kind = kinds[chance(kinds.length)];
      const known = inputs.get(kind);
      await attempt(kind, changed(known[chance(known.length)], known, chance), true);
    }
  } finally {
    await reader.close();
  }
  return { tried, found };
}
