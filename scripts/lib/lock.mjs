import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { threadId } from "node:worker_threads";

const HEARTBEAT_MS = 5_000;
/** A lock whose holder has not touched it for this long is dead, whatever its process id says. */
const STALE_MS = 60_000;
const POLL_MS = 150;

function readLock(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function holderIsDead(file, text) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_MS) return true;
  } catch {
    return false; // gone meanwhile: simply try again
  }
  const [pid, host] = text.split("\n");
  if (host !== hostname() || !/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** Moves a stale lock aside; if it turns out that someone else's fresh lock was moved, it is put back. */
function removeStale(file, staleText) {
  const aside = `${file}.${process.pid}-${threadId}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  try {
    if (readLock(aside) !== staleText) linkSync(aside, file);
  } catch {
    // a third process holds the lock by now
  }
  rmSync(aside, { force: true });
}

/**
 * Runs `work` while holding the lock file, waiting for another holder first.
 * A lock left behind by a process that died is taken over.
 * @template T
 * @param {string} file
 * @param {{ onWait?: () => void }} options `onWait` is called once, when there is something to wait for
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, { onWait = () => {} }, work) {
  const mine = `${process.pid}\n${hostname()}\n${Date.now()}-${Math.random()}\n`;
  const draft = `${file}.${process.pid}-${threadId}.draft`;
  let waited = false;
  for (;;) {
    // Written aside and linked into place, so that nobody ever reads a half-written lock.
    writeFileSync(draft, mine);
    try {
      linkSync(draft, file);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    const text = readLock(file);
    if (text !== undefined && holderIsDead(file, text)) {
      removeStale(file, text);
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await sleep(POLL_MS);
  }

  const release = () => {
    if (readLock(file) === mine) rmSync(file, { force: true });
  };
  const heartbeat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // taken over or removed: nothing to keep alive
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.removeListener("exit", release);
    release();
  }
}
