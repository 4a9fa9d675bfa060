// Measures are taken in processes of their own, so that none leaves the next a warm or a spoilt engine.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const WORKER = fileURLToPath(new URL("worker.mjs", import.meta.url));

/** A process that takes a measure with the packages of a checkout. */
class Worker {
  #child;
  /** How many parts the measure has. */
  parts;

  constructor(args) {
    this.#child = fork(WORKER, args, { execArgv: ["--expose-gc"] });
  }

  /** The next thing that the process says. */
  #said() {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`the process that measures ended with exit code ${code}`));
      child.once("exit", ended);
      child.once("message", (message) => {
        child.off("exit", ended);
        resolve(message);
      });
    });
  }

  static async start(name, root, cards) {
    const worker = new Worker([name, root, ...(cards === undefined ? [] : [cards])]);
    worker.parts = await worker.#said();
    return worker;
  }

  /** The figures of a part. */
  take(part) {
    this.#child.send(part);
    return this.#said();
  }

  end() {
    this.#child.disconnect();
  }
}

/**
 * What a measure gives in some rounds for each of the builds: a list of rounds each, from so many processes one after the
 * other. The builds take turns part by part, since a shared machine is now faster, now slower; who was first is second the
 * next time. `alongside`: what else takes its turn, once a round.
 */
export async function measured({ name, fresh, most = Infinity }, roots, { cards, ...given }) {
  const { processes = 1, alongside = async () => {} } = given;
  const rounds = Math.min(given.rounds, most);
  const results = roots.map(() => []);
  let workers = [];
  const end = () => {
    for (const worker of workers) worker.end();
    workers = [];
  };
  for (let round = 0; round < rounds * processes; round++) {
    if (fresh || round % rounds === 0) end();
    if (workers.length === 0)
      workers = await Promise.all(roots.map((root) => Worker.start(name, root, cards)));
    for (const build of results) build.push([]);
    for (let part = 0; part < workers[0].parts; part++) {
      const turns = [...workers.keys()];
      if ((round + part) % 2 === 1) turns.reverse();
      for (const build of turns) results[build][round].push(...(await workers[build].take(part)));
    }
    await alongside();
  }
  end();
  return results;
}
