import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A failure whose message is all that a person needs: no stack is shown. */
export class StepError extends Error {}

/**
 * Runs a program and collects what it prints (`inherit: true` lets it print for itself).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, inherit?: boolean, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, inherit = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      shell,
      stdio: inherit ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);
    // A signal sent to this process alone must not leave the child behind.
    const forward = (signal) => {
      child.kill(signal);
      process.removeListener(signal, forward);
      child.once("close", () => process.kill(process.pid, signal));
    };
    const signals = ["SIGINT", "SIGTERM"];
    for (const signal of signals) process.on(signal, forward);
    const settle = () => {
      for (const signal of signals) process.removeListener(signal, forward);
    };
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("close", (code) => {
      settle();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a JavaScript program of an installed package (or of this checkout) with this same Node. */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [join(ROOT, script), ...args], options);
}

/** Runs npm: the one that started us if there is one, else the one on the PATH. */
export function runNpm(args, options = {}) {
  const started = process.env.npm_execpath;
  if (started !== undefined && /np[mx]-cli\.[cm]?js$/.test(started)) {
    const cli = join(dirname(started), "npm-cli.js");
    if (existsSync(cli)) return run(process.execPath, [cli, ...args], options);
  }
  return run("npm", args, { ...options, shell: process.platform === "win32" });
}
