import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Trouble } from "./look.ts";

export interface FoundFiles {
  readonly files: readonly string[];
  /** What was asked for and is not there, one message each. */
  readonly problems: readonly string[];
}

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** All YAML files of a folder and its subfolders, in the order of the alphabet. */
function yamlFilesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return yamlFilesIn(path);
    return isYaml(entry.name) ? [path] : [];
  });
}

/** The scenario files that paths mean: themselves, or what lies in them. Each file once. */
export function findFiles(paths: readonly string[]): FoundFiles {
  const files = new Set<string>();
  const problems: string[] = [];
  for (const path of paths) {
    if (!existsSync(path)) {
      const near = nearestFile(path, isYaml);
      problems.push(
        `${path}: no such file or folder${near === undefined ? "" : ` (did you mean "${near}"?)`}`,
      );
      continue;
    }
    const found = statSync(path).isDirectory() ? yamlFilesIn(path) : [path];
    if (found.length === 0) problems.push(`${path}: no scenario files (*.yaml) in this folder`);
    for (const file of found) files.add(file);
  }
  return { files: [...files], problems };
}

/** What lies in the same folder under the most similar name: folders, and files whose names fit. */
function nearestFile(path: string, fits: (name: string) => boolean): string | undefined {
  const folder = dirname(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined;
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || fits(entry.name)) && !entry.name.startsWith("."))
    .map(({ name }) => name);
  const near = nearest(basename(path), names);
  return near === undefined ? undefined : join(folder, near);
}

/** What is wrong with a file, in a few words. */
function troubleOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "no such file";
  if (code === "EEXIST" || code === "ENOTDIR") return "there is a file where a folder is needed";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "it may not be written or read";
  return code === "EISDIR" ? "this is a folder" : message;
}

/** Cards may come packed in as much; texts (decks, duels, scenarios) are far shorter. */
const MOST_BYTES = 64 << 20;
const MOST_OF_TEXT = 16 << 20;

/** The bytes of a file; undefined where it has more, or is a device, which may never end. @throws Error of the system */
export function bytesUpTo(file: string, most: number): Buffer | undefined {
  const about = statSync(file);
  if (about.isCharacterDevice() || about.isBlockDevice() || about.size > most) return undefined;
  const bytes = readFileSync(file);
  // Of a pipe the size is not known beforehand.
  return bytes.length > most ? undefined : bytes;
}

/** A file as text. @throws Trouble when it cannot be read, with the name that was probably meant. */
export const readText = (file: string): string => readBytes(file, MOST_OF_TEXT).toString("utf8");

/** @throws Trouble like `readText` */
export function readBytes(file: string, most = MOST_BYTES): Buffer {
  try {
    const bytes = bytesUpTo(file, most);
    if (bytes === undefined)
      throw new Trouble(`${file}: this is no file, or one of more than ${most >> 20} megabytes`);
    return bytes;
  } catch (error) {
    if (error instanceof Trouble) throw error;
    const near = existsSync(file) ? undefined : nearestFile(file, () => true);
    throw new Trouble(
      `${file}: ${troubleOf(error)}${near === undefined ? "" : ` (did you mean "${near}"?)`}`,
    );
  }
}

/** What is done with a file or folder. @throws Trouble when the system does not let it happen */
export function doneWith<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Trouble(`${file}: ${troubleOf(error)}`);
  }
}

/** What is longer is no name of anything. */
const LONGEST_NAME = 200;

/** The name that was probably meant, if one is similar enough. */
export function nearest(wanted: string, names: readonly string[]): string | undefined {
  if (wanted.length > LONGEST_NAME) return undefined;
  const far = (name: string): number => stepsBetween(wanted.toLowerCase(), name.toLowerCase());
  const [best] = [...names].sort((a, b) => far(a) - far(b));
  return best !== undefined && far(best) <= Math.max(2, wanted.length / 3) ? best : undefined;
}

/** How many letters have to be put in, left out or replaced to make one name the other. */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
