// An independent engine as an outside process (docs/differential.md): the same decks, played there at random to the end.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeYdk } from "@chainwright/formats";
import { speedFigures } from "./figures.mjs";

const run = promisify(execFile);

/** How many times as fast as its WebAssembly its native build is in play, measured earlier; of the whole pool: about the mean. */
const NATIVE = { vanilla: 3.3, goat: 3.5, "chain-burn": 4.6, trigger: 4.1, "whole pool": 3.8 };

export const nativeFactor = (what) => NATIVE[what.split(", ")[0]];

/** So many duels of a kind are played in a round, and before them so many for V8 to compile the WebAssembly for speed. */
const DUELS = 6;
const WARM_UP = 12;

const CLOCK = new URL("cpu-clock.mjs", import.meta.url).href;

const ydk = ({ main, extra }) => {
  const entries = (part) => part.map(({ name, passcode }) => ({ name: name.en, passcode, copies: 1 }));
  return writeYdk({ main: entries(main), extra: entries(extra), side: [] });
};

export class Peer {
  #program;
  #kinds;
  #folder = mkdtempSync(join(tmpdir(), "chainwright-bench-"));

  constructor({ oracle, scripts, cards }, kinds) {
    this.#program = {
      file: join(oracle, "random-duel.mjs"),
      options: ["--scripts", scripts, "--cards", cards],
    };
    this.#kinds = kinds.map(({ name, matchups }) => ({
      name,
      count: Math.ceil(DUELS / matchups.length),
      warmUp: Math.ceil(WARM_UP / matchups.length),
      matchups: matchups.map(({ sides }, n) =>
        sides.map((deck, side) => {
          const file = join(this.#folder, `${name}-${n}-${side}.ydk`);
          writeFileSync(file, ydk(deck));
          return file;
        }),
      ),
    }));
  }

  /** Plays duels of two decks: of each how many decisions it had, and the time of its set-up and of its play. */
  async #play(decks, { count, warmUp }) {
    const { file, options } = this.#program;
    const numbers = ["--count", String(count), "--warm-up", String(warmUp)];
    const call = ["--import", CLOCK, file, ...decks, ...options, "--rules", "MR5", ...numbers];
    // It ends with 1 where a duel did not come to its end; what came out counts all the same.
    const { stdout } = await run(process.execPath, call).catch((error) => error);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    // The last line is about all of them.
    return lines.slice(0, -1).map(({ line, told }) => {
      // The clock is read before the set-up, between set-up and play, and after play.
      const [begun, started, ended] = told.slice(-3);
      const { decisions, checksum } = line;
      return {
        decisions,
        checksum: Number.parseInt(checksum, 16),
        setUp: started - begun,
        play: ended - started,
      };
    });
  }

  /** The figures of a round. */
  async round() {
    const figures = [];
    for (const kind of this.#kinds) {
      const played = [];
      for (const decks of kind.matchups) played.push(...(await this.#play(decks, kind)));
      figures.push(...speedFigures(kind.name, played));
    }
    return figures;
  }

  end() {
    rmSync(this.#folder, { recursive: true });
  }
}
