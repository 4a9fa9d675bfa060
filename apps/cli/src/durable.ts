import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Language } from "@chainwright/card-ir";
import { message } from "@chainwright/explain";
import { Trouble } from "./look.ts";

/**
 * All that the command line writes to files: whole or not at all. Something is written beside its place and lies on the disk before it
 * takes that place, so that neither a kill nor a full disk nor a power cut harms what was there.
 */

const WHY: Readonly<Record<string, string>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EACCES: "denied",
  EPERM: "denied",
  EROFS: "denied",
  ENOENT: "missing",
  EISDIR: "folder",
  EEXIST: "file",
  ENOTDIR: "file",
};

/** Says in the reader's language that a file could not be written, and why. */
export function notWritten(file: string, error: unknown, language: Language): string {
  const { code = "", message: said } = error as NodeJS.ErrnoException;
  return message("ui.not-written", language, {
    file,
    why: WHY[code] ?? (code === "" ? said : code),
    folder: dirname(file),
  });
}

/** @throws Trouble where the system does not let it happen */
function written<T>(file: string, language: Language, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Trouble(notWritten(file, error, language));
  }
}

/** The file itself, where the name is that of a link to it. */
const targetOf = (file: string): string =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? realpathSync(file) : file;

/** Terminals, pipes and `/dev/null` have no place that something could take. */
const isDevice = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
  return found !== undefined && !found.isFile();
};

const draftOf = (target: string): string => `${target}.${process.pid}.part`;

function writeAll(fd: number, text: string | Uint8Array): void {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}

function sync(fd: number): void {
  try {
    fsyncSync(fd);
  } catch (error) {
    // What is no disk has nothing to wait for.
    if ((error as NodeJS.ErrnoException).code !== "EINVAL") throw error;
  }
}

/** What has come into a folder or left it lies on the disk. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const fd = openSync(folder, "r");
  try {
    sync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Says that a process lets a target grow. */
const claimOf = (target: string): string => `${target}.${process.pid}.open`;

/** What killed writers left beside a target goes away. @throws Error where another process lets it grow */
function tidyBeside(target: string): void {
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(`${basename(target)}.`)) continue;
    const [, pid, kind] = /\.(\d+)\.(part|open)$/.exec(name) ?? [];
    if (pid === undefined || Number(pid) === process.pid) continue;
    if (!isRunning(Number(pid))) rmSync(join(dirname(target), name), { force: true });
    else if (kind === "open") throw Object.assign(new Error(), { code: "growing" });
  }
}

/** Opens a new file beside a target, with its rights. */
function openDraft(target: string): number {
  tidyBeside(target);
  const before = statSync(target, { throwIfNoEntry: false });
  if (before !== undefined) accessSync(target, constants.W_OK);
  const fd = openSync(draftOf(target), "w");
  if (before !== undefined && process.platform !== "win32") fchmodSync(fd, before.mode & 0o777);
  return fd;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Writes a draft to the disk. Gives its descriptor, at its end. */
function drafted(target: string, text: string | Uint8Array): number {
  const fd = openDraft(target);
  try {
    writeAll(fd, text);
    sync(fd);
    return fd;
  } catch (error) {
    dropDraft(target, fd);
    throw error;
  }
}

/** Gives a file a second name; where the disk has no such thing, makes a copy. */
function sameFile(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

function dropDraft(target: string, fd: number): void {
  closeSync(fd);
  rmSync(draftOf(target), { force: true });
}

/** Writes a file in place of what was there. @throws Trouble; then what was there is there as before */
export function writeFile(file: string, text: string | Uint8Array, language: Language): void {
  written(file, language, () => {
    const target = targetOf(file);
    if (isDevice(target)) {
      const fd = openSync(target, "w");
      try {
        writeAll(fd, text);
      } finally {
        closeSync(fd);
      }
      return;
    }
    const fd = drafted(target, text);
    try {
      renameSync(draftOf(target), target);
    } catch (error) {
      dropDraft(target, fd);
      throw error;
    }
    closeSync(fd);
    syncFolder(dirname(target));
  });
}

/** @throws Trouble when nothing could be written in place of the file; what is in it stays */
export function mustBeWritable(file: string, language: Language): void {
  written(file, language, () => {
    const target = targetOf(file);
    if (!isDevice(target)) dropDraft(target, openDraft(target));
  });
}

/** Makes a folder, and those that it lies in. @throws Trouble */
export function makeFolder(folder: string, language: Language): void {
  written(folder, language, () => {
    mkdirSync(folder, { recursive: true });
  });
}

/** @throws Trouble */
export function removeFile(file: string, language: Language): void {
  written(file, language, () => {
    rmSync(file);
    syncFolder(dirname(file));
  });
}

/**
 * A file that grows: what is added lies on the disk before `add` returns. Until it is closed, what was there before lies beside it, with
 * a `~` after its name; it comes back where something cannot be added.
 */
export class GrowingFile {
  readonly #target: string;
  readonly #fd: number;
  readonly #isDevice: boolean;
  #hasOlder = false;
  #length = 0;

  /** @throws Trouble; then what was there is there as before */
  constructor(
    readonly file: string,
    text: string,
    readonly language: Language,
  ) {
    this.#target = targetOf(file);
    [this.#isDevice, this.#fd] = written(file, language, () => {
      if (!isDevice(this.#target)) return [false, this.#begin(text)];
      const fd = openSync(this.#target, "a");
      writeAll(fd, text);
      return [true, fd];
    });
    this.#length = Buffer.byteLength(text);
  }

  get #older(): string {
    return `${this.#target}~`;
  }

  #begin(text: string): number {
    const target = this.#target;
    // Before it is looked whether another does the same: of two at once none takes the other's place.
    closeSync(openSync(claimOf(target), "w"));
    try {
      return this.#beginClaimed(text);
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  #release(): void {
    try {
      rmSync(claimOf(this.#target), { force: true });
    } catch {
      // It says nothing any more when this process is gone.
    }
  }

  #beginClaimed(text: string): number {
    const target = this.#target;
    const fd = drafted(target, text);
    try {
      if (existsSync(target)) {
        rmSync(this.#older, { force: true });
        this.#hasOlder = true;
        sameFile(target, this.#older);
      }
      renameSync(draftOf(target), target);
    } catch (error) {
      dropDraft(target, fd);
      if (this.#hasOlder) rmSync(this.#older, { force: true });
      throw error;
    }
    try {
      syncFolder(dirname(target));
    } catch (error) {
      closeSync(fd);
      if (this.#hasOlder) renameSync(this.#older, target);
      throw error;
    }
    return fd;
  }

  /** @throws Trouble with where all lies that was added before; the file is closed then */
  add(text: string): void {
    try {
      this.#mustBeThere();
      writeAll(this.#fd, text);
      sync(this.#fd);
      this.#length += Buffer.byteLength(text);
    } catch (error) {
      const file = this.#setAside();
      this.#release();
      const why = notWritten(this.file, error, this.language);
      const where = file === undefined ? "" : `\n${message("ui.kept-so-far", this.language, { file })}`;
      throw new Trouble(`${why}${where}`);
    }
  }

  /** Nobody would ever see what goes to a file that has no name any more. */
  #mustBeThere(): void {
    if (!this.#isThere()) throw Object.assign(new Error(), { code: "replaced" });
  }

  #isThere(): boolean {
    if (this.#isDevice) return true;
    return statSync(this.#target, { throwIfNoEntry: false })?.ino === fstatSync(this.#fd).ino;
  }

  /** Gives the place back to what was there before; tells where this is now. */
  #setAside(): string | undefined {
    if (this.#isDevice || !this.#isThere()) return undefined;
    const aside = `${this.#target}.part`;
    try {
      // A part of a line is no loss, but what is read later would have to speak of it.
      ftruncateSync(this.#fd, this.#length);
      closeSync(this.#fd);
      if (!this.#hasOlder) return this.file;
      renameSync(this.#target, aside);
      renameSync(this.#older, this.#target);
      syncFolder(dirname(this.#target));
      return aside;
    } catch {
      return existsSync(aside) ? aside : this.file;
    }
  }

  /** All has been added: what was there before is not needed any more. @throws Trouble */
  close(): void {
    written(this.file, this.language, () => {
      closeSync(this.#fd);
      if (!this.#isDevice) this.#release();
      if (!this.#hasOlder) return;
      rmSync(this.#older, { force: true });
      syncFolder(dirname(this.#target));
    });
  }
}
