import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Workspace packages are read from their sources, so that no build is needed before the web app's.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  // The rulebook is one chunk: three languages of text that compress to a third, and all of it is needed to play the
  // first scenario. What counts is the compressed size of the whole, which the test of the page watches.
  build: { outDir: "dist", emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});
