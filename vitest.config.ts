import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Workspace packages are read from their sources, not from dist.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: {
    include: [
      "packages/**/test/**/*.test.{ts,tsx}",
      "apps/**/test/**/*.test.{ts,tsx}",
      "scripts/test/**/*.test.mjs",
      "differential/test/**/*.test.mjs",
      "bench/test/**/*.test.mjs",
    ],
    // Tests read what is said in every language.
    setupFiles: ["packages/explain/src/languages/all.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Whole duels and all scenarios are played: on a busy machine that takes longer than the five seconds by default.
    testTimeout: 120_000,
  },
});
