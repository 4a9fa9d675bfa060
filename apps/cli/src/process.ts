import { createInterface, type Interface } from "node:readline";
import { type Io, languageOf } from "./look.ts";

/** Lines of the standard input, as they come; none is lost that comes before it is asked for. */
class Lines {
  readonly #ready: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #closed = false;
  readonly #reader: Interface;

  constructor() {
    const { stdin, stdout } = process;
    const terminal = stdin.isTTY === true && stdout.isTTY === true;
    this.#reader = createInterface({ input: stdin, terminal, ...(terminal ? { output: stdout } : {}) });
    this.#reader.on("line", (line) => {
      const wanted = this.#waiting;
      this.#waiting = null;
      if (wanted === null) this.#ready.push(line);
      else wanted(line);
    });
    // In a terminal the reader takes Ctrl-C for itself.
    this.#reader.on("SIGINT", () => process.emit("SIGINT"));
    this.#reader.on("close", () => {
      this.#closed = true;
      this.#waiting?.(null);
      this.#waiting = null;
    });
  }

  next(prompt: string): Promise<string | null> {
    const line = this.#ready.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#closed) return Promise.resolve(null);
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }
}

/** What a shell says of a process that was ended by a signal. */
const ENDED = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Says that the output was lost, with words that most commands have no need to load before. */
async function sayLost(error: Error, { stderr, env }: typeof process): Promise<void> {
  const [{ message }, { notWritten }] = await Promise.all([
    import("@chainwright/explain"),
    import("./durable.ts"),
    import("@chainwright/explain/languages"),
  ]);
  const language = languageOf(env);
  stderr.write(`${notWritten(message("ui.output", language), error, language)}\n`);
  process.exit(2);
}

/** The process itself. A reader that has seen enough (`| head`), or a terminal that is gone, is no error. */
export function processIo(): Io & { close(): void; codeAfter(code: number): number } {
  const { stdout, stderr, env } = process;
  let isLost = false;
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || error.code === "EIO") process.exit(process.exitCode);
    if (!isLost) void sayLost(error, process);
    isLost = true;
  });
  let lines: Lines | null = null;
  let endedBy: keyof typeof ENDED | undefined;
  let listening = false;
  /** From the first question on a signal is no end of the process, but of what it does; a second one is. */
  const listen = (): void => {
    if (listening) return;
    listening = true;
    for (const signal of Object.keys(ENDED) as (keyof typeof ENDED)[])
      process.on(signal, () => {
        if (endedBy !== undefined) process.exit(ENDED[signal]);
        endedBy = signal;
        lines?.close();
      });
  };
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    ask(prompt) {
      listen();
      lines ??= new Lines();
      return lines.next(prompt);
    },
    async stopping() {
      listen();
      await new Promise(setImmediate);
      return endedBy !== undefined;
    },
    env,
    tty: stdout.isTTY === true,
    close: () => lines?.close(),
    // With Ctrl-C somebody leaves who is there to see how it ends.
    codeAfter: (code) => (endedBy === undefined || endedBy === "SIGINT" ? code : ENDED[endedBy]),
  };
}
