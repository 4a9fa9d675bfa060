import { get, set } from "idb-keyval";
import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { shared } from "../common/shared.ts";
import { forget, keepText, keptData, recalled, strictStore } from "../common/storage.ts";

/** Where the reader's own pictures of cards come from. Without one nothing is loaded from anywhere. */
export type PictureSource =
  | { readonly kind: "none" }
  /** An address with `{passcode}` in it. */
  | { readonly kind: "address"; readonly pattern: string }
  | {
      readonly kind: "folder";
      readonly name: string;
      readonly find: (passcode: number) => Promise<Blob | undefined>;
    }
  /** A folder of an earlier visit: the browser wants the reader to be asked again. */
  | { readonly kind: "locked"; readonly folder: Folder };

/** What is used of the File System Access API, which not every browser has. */
interface Folder {
  readonly name: string;
  getFileHandle(name: string): Promise<{ getFile(): Promise<File> }>;
  queryPermission(options: { mode: "read" }): Promise<PermissionState>;
  requestPermission(options: { mode: "read" }): Promise<PermissionState>;
}

declare global {
  interface Window {
    showDirectoryPicker?: () => Promise<Folder>;
  }
}

const KEY = "chainwright.pictures";
const PLACE = "{passcode}";
const ENDINGS = ["jpg", "png", "webp", "jpeg"];

const Kept = z.object({ pattern: z.exactOptional(z.string()), folder: z.exactOptional(z.string()) });

const folders = strictStore("chainwright-pictures", "folders");

const source = shared<PictureSource>({ kind: "none" });
/** Addresses of pictures of the folder, as they were asked for. */
const urls = new Map<number, Promise<string | undefined>>();

function take(next: PictureSource): void {
  for (const url of urls.values()) url.then((known) => known !== undefined && URL.revokeObjectURL(known));
  urls.clear();
  source.set(next);
}

export const usePictures = (): PictureSource => source.use();

/** Takes pictures from an address; false where that is none, or has no place for the passcode. */
export function takeAddress(pattern: string): boolean {
  if (!pattern.includes(PLACE) || !/^https?:\/\/./.test(pattern)) return false;
  take({ kind: "address", pattern });
  keepText(KEY, JSON.stringify({ pattern }));
  return true;
}

export function takeNone(): void {
  forget(KEY);
  take({ kind: "none" });
}

/** Lets the reader choose a folder, where the browser can keep it; nothing happens where they change their mind. */
export async function chooseFolder(): Promise<void> {
  try {
    const folder = await window.showDirectoryPicker?.();
    if (folder === undefined) return;
    takeFolder(folder);
    await set("pictures", folder, folders);
    keepText(KEY, JSON.stringify({ folder: folder.name }));
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
  }
}

const takeFolder = (folder: Folder): void =>
  take({
    kind: "folder",
    name: folder.name,
    find: async (passcode) => {
      for (const ending of ENDINGS) {
        try {
          return await (await folder.getFileHandle(`${passcode}.${ending}`)).getFile();
        } catch {
          // No picture of this kind.
        }
      }
      return undefined;
    },
  });

/** Takes the files of a folder for this visit. */
export function takeFiles(files: readonly File[]): void {
  const byName = new Map(files.map((file) => [file.name.replace(/\.\w+$/, ""), file]));
  const name = files[0]?.webkitRelativePath.split("/")[0] ?? "";
  take({ kind: "folder", name, find: async (passcode) => byName.get(String(passcode)) });
}

/** Asks for leave to read the folder of an earlier visit. */
export async function unlock(folder: Folder): Promise<void> {
  if ((await folder.requestPermission({ mode: "read" })) === "granted") takeFolder(folder);
}

/** What was chosen in an earlier visit, as far as the browser still gives it. */
async function recall(): Promise<void> {
  await recalled("all");
  const kept = keptData(KEY, Kept);
  if (kept?.pattern !== undefined) takeAddress(kept.pattern);
  if (kept?.folder === undefined) return;
  const folder = await get<Folder>("pictures", folders);
  if (folder === undefined) return;
  if ((await folder.queryPermission({ mode: "read" })) === "granted") takeFolder(folder);
  else take({ kind: "locked", folder });
}
// Without it the cards are as we draw them.
recall().catch(() => undefined);

function urlOf(from: PictureSource, passcode: number): Promise<string | undefined> | string | undefined {
  if (from.kind === "address") return from.pattern.replaceAll(PLACE, String(passcode));
  if (from.kind !== "folder") return undefined;
  const known =
    urls.get(passcode) ??
    from.find(passcode).then((file) => (file === undefined ? undefined : URL.createObjectURL(file)));
  urls.set(passcode, known);
  return known;
}

/** The address of the picture of a card, as soon as it is known that there is one. */
export function usePictureUrl(passcode: number | undefined): string | undefined {
  const pictures = usePictures();
  const wanted = passcode === undefined ? undefined : urlOf(pictures, passcode);
  const [known, setKnown] = useState<{ readonly of: typeof wanted; readonly url: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    if (wanted instanceof Promise) wanted.then((url) => isWanted && setKnown({ of: wanted, url }));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  if (!(wanted instanceof Promise)) return wanted;
  // Until it is known, there is none: not that of the card before.
  return known?.of === wanted ? known.url : undefined;
}
