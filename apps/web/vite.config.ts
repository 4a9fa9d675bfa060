import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { resolveDependencies, sandboxWorker } from "./sandbox.config.ts";
import { scenarios } from "./scenarios.config.ts";

export default defineConfig({
  plugins: [react(), scenarios(), sandboxWorker()],
  // Workspace packages are read from their sources, so that no build is needed before the web app's.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  // What counts is the compressed size of all that a link loads, which the test of the page watches.
  // The list of all files is for `public/sw.js`, which keeps them for the time without a network.
  worker: { format: "es" },
  build: {
    modulePreload: { resolveDependencies },
    outDir: "dist",
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000,
    manifest: "files.json",
  },
});
