import { Buffer } from "node:buffer";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/** All by which a file, or what a folder holds, is changed or made to last. */
const DEEDS = [
  "openSync",
  "writeSync",
  "fsyncSync",
  "ftruncateSync",
  "linkSync",
  "copyFileSync",
  "renameSync",
  "rmSync",
] as const;
export type Deed = (typeof DEEDS)[number];

/** What happens to the n-th deed: it fails, or the process is killed before it, or in the middle of what it writes. */
export type Fault = "none" | "fails" | "killed" | "killed-halfway" | "fails-halfway";

/** The process was killed: nothing that it still does changes anything. */
class Killed extends Error {}

/**
 * A folder on a disk that fails on command, and of which it is known what would be left of it after a power cut: of a file what it
 * held when it was last synchronised, under the names that the folder had when it was.
 */
export class Disk {
  deeds = 0;
  isKilled = false;
  readonly #real = { ...fs };
  readonly #files = new Map<number, Buffer>();
  readonly #safeFiles = new Map<number, Buffer>();
  #safeNames = new Map<string, number>();

  constructor(
    readonly folder: string,
    readonly fault: (n: number, deed: Deed) => Fault = () => "none",
  ) {
    this.#syncFolder();
    for (const [name, ino] of this.#safeNames) {
      const text = fs.readFileSync(join(folder, name));
      this.#files.set(ino, text);
      this.#safeFiles.set(ino, text);
    }
  }

  /** What a file would hold after a power cut now; undefined where there would be none. */
  afterPowerCut(name: string): string | undefined {
    const ino = this.#safeNames.get(name);
    return ino === undefined ? undefined : (this.#safeFiles.get(ino) ?? Buffer.alloc(0)).toString();
  }

  /** Does something with this disk in place of the real one. */
  async with<T>(act: () => Promise<T> | T): Promise<T> {
    const patched = fs as unknown as Record<string, unknown>;
    for (const deed of DEEDS) patched[deed] = (...given: never[]) => this.#do(deed, given);
    syncBuiltinESMExports();
    try {
      return await act();
    } finally {
      for (const deed of DEEDS) patched[deed] = this.#real[deed];
      syncBuiltinESMExports();
    }
  }

  #do(deed: Deed, given: readonly never[]): unknown {
    // What is only read changes nothing.
    const isReading = deed === "openSync" && given[1] !== ("w" as never);
    if (isReading) return (this.#real.openSync as (...all: never[]) => number)(...given);
    if (this.isKilled) throw new Killed();
    const fault = this.fault(this.deeds++, deed);
    if (fault.endsWith("halfway") && deed === "writeSync") {
      const [fd, bytes, at = 0] = given as unknown as [number, Uint8Array, number?];
      this.#wrote(fd, bytes.subarray(at, (at + bytes.length) >> 1));
    }
    if (fault.startsWith("killed")) {
      this.isKilled = true;
      throw new Killed();
    }
    if (fault.startsWith("fails")) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    switch (deed) {
      case "writeSync": {
        const [fd, bytes, at = 0] = given as unknown as [number, Uint8Array, number?];
        return this.#wrote(fd, bytes.subarray(at));
      }
      case "ftruncateSync": {
        const [fd, length] = given as unknown as [number, number];
        const { ino } = this.#real.fstatSync(fd);
        this.#files.set(ino, (this.#files.get(ino) ?? Buffer.alloc(0)).subarray(0, length));
        break;
      }
      case "fsyncSync": {
        const found = this.#real.fstatSync(given[0] as unknown as number);
        if (found.isDirectory()) this.#syncFolder();
        else this.#safeFiles.set(found.ino, this.#files.get(found.ino) ?? Buffer.alloc(0));
        break;
      }
      case "openSync": {
        const fd = (this.#real.openSync as (...all: never[]) => number)(...given);
        // A number that a file had which is gone may be that of another one.
        this.#files.set(this.#real.fstatSync(fd).ino, Buffer.alloc(0));
        return fd;
      }
    }
    return (this.#real[deed] as (...all: never[]) => unknown)(...given);
  }

  #wrote(fd: number, bytes: Uint8Array): number {
    const { ino } = this.#real.fstatSync(fd);
    this.#files.set(ino, Buffer.concat([this.#files.get(ino) ?? Buffer.alloc(0), bytes]));
    return this.#real.writeSync(fd, bytes);
  }

  #syncFolder(): void {
    const names = this.#real.readdirSync(this.folder);
    this.#safeNames = new Map(
      names.map((name) => [name, this.#real.statSync(join(this.folder, name)).ino] as const),
    );
  }
}
