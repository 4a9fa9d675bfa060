import { createInterface, type Interface } from "node:readline";
import type { Io } from "./look.ts";

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

/** The process itself. A reader that has seen enough (`| head`) is no error. */
export function processIo(): Io & { close(): void } {
  const { stdout, stderr, env } = process;
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(process.exitCode);
  });
  let lines: Lines | null = null;
  let interrupted = false;
  let listening = false;
  /** From the first question on Ctrl-C is no end of the process, but of what it does; a second one is. */
  const listen = (): void => {
    if (listening) return;
    listening = true;
    process.on("SIGINT", () => {
      if (interrupted) process.exit(130);
      interrupted = true;
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
      return interrupted;
    },
    env,
    tty: stdout.isTTY === true,
    close: () => lines?.close(),
  };
}
