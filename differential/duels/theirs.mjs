// The other engine from our side: starts its process and speaks with it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** It has not answered in so long: it hangs. */
const PATIENCE = 60_000;

export class Theirs {
  #child = null;
  #lines = null;
  #call;

  /** The folder of the tool that runs it, its card scripts and its card data. */
  constructor(tool, scripts, ...cards) {
    this.#call = [fileURLToPath(new URL("outside.mjs", import.meta.url)), tool, scripts, ...cards];
  }

  #start() {
    this.#child = spawn(process.execPath, this.#call, { stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    if (this.#child === null) this.#start();
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    const late = new Promise((done) => setTimeout(done, PATIENCE, null).unref());
    const line = await Promise.race([this.#lines.next(), late]);
    if (line === null || line.done) {
      this.end();
      throw new Error(line === null ? "the other engine does not answer" : "the other engine has ended");
    }
    const reply = JSON.parse(line.value);
    if (reply.failed !== undefined) {
      this.end();
      throw new Error(`the other engine failed: ${reply.failed}`);
    }
    return reply;
  }

  end() {
    this.#child?.kill();
    this.#child = null;
  }
}
