import { fileURLToPath } from "node:url";
import type { ModulePreloadOptions, Plugin } from "vite";

const MODULE = "virtual:sandbox-worker";
const WORKER = "src/sandbox-worker.ts";

/**
 * `virtual:sandbox-worker` says where that worker is loaded from. Vite builds workers apart, each with its own copy of all that it
 * imports; this one is a further beginning of the page's own build, so that the engine and the cards are loaded once for both.
 */
export function sandboxWorker(): Plugin {
  let isBuild = false;
  return {
    name: "sandbox-worker",
    enforce: "post",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!isBuild) return `export const workerUrl = "/${WORKER}?worker_file&type=module";`;
      const chunk = this.emitFile({
        type: "chunk",
        id: fileURLToPath(new URL(WORKER, import.meta.url)),
        name: "sandbox-worker",
      });
      return `export const workerUrl = import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
    // The manifest would have it once more, among the assets of the page and by a name that it has only while it is built.
    renderChunk(_code, { viteMetadata }) {
      for (const asset of viteMetadata?.importedAssets ?? [])
        if (asset.includes("sandbox-worker")) viteMetadata?.importedAssets.delete(asset);
    },
  };
}

/** A worker has no document to put links for preloading into: so none is put for what it imports late. The rest of that is there by then. */
export const resolveDependencies: NonNullable<ModulePreloadOptions["resolveDependencies"]> = (
  file,
  dependencies,
) => (file.includes("/reading-") ? [] : dependencies);
