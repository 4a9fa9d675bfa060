import { workerUrl } from "virtual:sandbox-worker";
import type { Card, CardFacts, GameId } from "@chainwright/card-ir";
import type { RunResult } from "./playing.ts";

/** What the worker is asked to do; first it gets the imported cards, as the pools' bytes. */
export type Job =
  | { readonly kind: "cards"; readonly pools: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly kind: "run"; readonly source: string; readonly file: string; readonly rules?: string }
  | { readonly kind: "replay"; readonly source: string }
  | { readonly kind: "text"; readonly text: string; readonly game: GameId; readonly of: CardFacts["kind"] };

/** What it says: when it has loaded all that it takes, and when it is done. */
export type News = { readonly kind: "begun" } | Outcome;
export type Outcome =
  | { readonly kind: "ready" }
  | { readonly kind: "ran"; readonly result: RunResult }
  | { readonly kind: "ended" }
  | { readonly kind: "read"; readonly card: Card }
  | { readonly kind: "failed"; readonly message: string };

/** So long one text may take: ten times what our largest scenarios do. What has to be loaded for it does not count. */
const SECONDS = 5;

/** Something took longer than it may, and was stopped. */
export class TooSlow extends Error {
  readonly told = { key: "file.too-slow", values: { seconds: SECONDS } } as const;
}

/**
 * Reads and plays what does not come from the page (typed, dropped, brought by a link) in a worker, which is stopped where that
 * takes too long. The page goes on meanwhile.
 */
export class Sandbox {
  #worker: Promise<Worker> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param pools the imported cards, as the pools' bytes */
  constructor(readonly pools: readonly Uint8Array<ArrayBuffer>[]) {}

  /** A scenario, as `play` has it. @throws Error where the worker cannot be loaded */
  async run(source: string, file: string, rules?: string): Promise<RunResult> {
    try {
      const job = { kind: "run", source, file, ...(rules === undefined ? {} : { rules }) } as const;
      return (await this.#ask(job, "ran")).result;
    } catch (error) {
      if (!(error instanceof TooSlow)) throw error;
      return { ok: false, message: "", problems: [{ line: 1, column: 1, told: error.told }] };
    }
  }

  /** Whether a saved duel can be gone through in time; not whether it can be read. @throws TooSlow where it cannot */
  async replay(source: string): Promise<void> {
    await this.#ask({ kind: "replay", source }, "ended");
  }

  /** Any text, read as that of a nameless card of a kind. @throws TooSlow */
  async card(text: string, game: GameId, of: CardFacts["kind"]): Promise<Card> {
    return (await this.#ask({ kind: "text", text, game, of }, "read")).card;
  }

  /** Ends the worker when all that has been asked is done. */
  close(): void {
    void this.#last.then(() => this.#stop());
  }

  #stop(): void {
    this.#worker?.then(
      (worker) => worker.terminate(),
      // It has never come to be.
      () => undefined,
    );
    this.#worker = undefined;
  }

  /** One after the other, so that none takes another's time. */
  #ask<K extends Outcome["kind"]>(job: Job, kind: K): Promise<Extract<Outcome, { kind: K }>> {
    const asked = this.#last.then(async () => {
      const outcome = await this.#told(await this.start(), job);
      if (outcome.kind !== kind) throw new Error(`the worker answered "${outcome.kind}" to "${job.kind}"`);
      return outcome as Extract<Outcome, { kind: K }>;
    });
    this.#last = asked.catch(() => this.#stop());
    return asked;
  }

  /** Loads the worker, for who will soon ask. */
  start(): Promise<Worker> {
    this.#worker ??= this.#loaded();
    // Who asks is told what went wrong.
    this.#worker.catch(() => undefined);
    return this.#worker;
  }

  async #loaded(): Promise<Worker> {
    const worker = new Worker(workerUrl, { type: "module" });
    await this.#told(worker, { kind: "cards", pools: this.pools });
    return worker;
  }

  #told(worker: Worker, job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      worker.onmessage = ({ data }: MessageEvent<News>) => {
        if (data.kind === "begun") {
          timer = setTimeout(() => reject(new TooSlow()), SECONDS * 1000);
          return;
        }
        clearTimeout(timer);
        if (data.kind === "failed") reject(new Error(data.message));
        else resolve(data);
      };
      worker.onerror = ({ message }) => {
        clearTimeout(timer);
        reject(new Error(message || "a part of the page cannot be loaded"));
      };
      worker.postMessage(job);
    });
  }
}
