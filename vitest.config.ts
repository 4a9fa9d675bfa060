import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A file of a package that `tsc -b` compiles, which the web app is not. */
const SOURCE = /^(.*\/(?:packages\/(?:games\/)?[^/]+|apps\/cli))\/src\/(.*)\.ts$/;

/**
 * Tests run the compiled packages, as Node does for everybody else: to transform their sources again took three quarters of
 * the time. What a test imports from `src` is therefore taken from `dist`; with the sources beside it every module would be there twice.
 */
const compiledPackages = (): Plugin => ({
  name: "compiled-packages",
  enforce: "pre",
  resolveId(specifier, importer) {
    if (!specifier.startsWith(".") || importer === undefined) return undefined;
    const [, home, file] = SOURCE.exec(resolve(dirname(importer), specifier).replaceAll("\\", "/")) ?? [];
    return home === undefined ? undefined : join(home, "dist", `${file}.js`);
  },
});

/** The tests of the page take longest, so they come first. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const isOfPage = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/apps/web/test/pages/");
    return [...rest.filter(isOfPage), ...rest.filter((file) => !isOfPage(file))];
  }
}

const FOLDERS = ["packages/**/test", "apps/**/test", "scripts/test", "differential/test", "bench/test"];
const EXTENSION = "{ts,mjs}";

/** `--mode long` runs what takes too long for every change, and only that. */
export default defineConfig(({ mode }) => ({
  plugins: [compiledPackages()],
  test: {
    // The tests of the page say themselves what takes long.
    include:
      mode === "long"
        ? [
            ...FOLDERS.map((folder) => `${folder}/**/*.long.test.${EXTENSION}`),
            `apps/web/test/pages/*.test.${EXTENSION}`,
          ]
        : FOLDERS.map((folder) => `${folder}/**/*.test.${EXTENSION}`),
    exclude: [
      "**/node_modules/**",
      "**/dist/**",
      ...(mode === "long" ? [] : [`**/*.long.test.${EXTENSION}`]),
    ],
    setupFiles: ["vitest.setup.ts"],
    // Modules are loaded once for each thread, not once for each file: no test changes what another one sees.
    pool: "threads",
    isolate: false,
    server: { deps: { external: [/\/(?:packages|apps\/cli)\/.*\/dist\//] } },
    // One more than there are cores, since tests of the page mostly wait for the browser.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    // Whole duels and all scenarios are played: on a busy machine that takes longer than the five seconds by default.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));
