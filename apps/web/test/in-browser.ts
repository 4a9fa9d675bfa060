import type { Language } from "@chainwright/card-ir";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  type TestAPI,
  test as vitestTest,
} from "vitest";
import { findBrowser } from "../../../scripts/lib/site.mjs";
import { Stage } from "./stage.ts";

const TEST_MS = 90_000;

const isLong = import.meta.env.MODE === "long";
const notNow = Object.assign(() => {}, { each: () => () => {} }) as unknown as TestAPI;

/** A test of the page that `npm test` runs. */
export const test: TestAPI = isLong ? notNow : vitestTest;
/** One that only `npm run test:long` runs, since it takes long or tries once more what `npm test` tries another way. */
export const long: TestAPI = isLong ? vitestTest : notNow;
/** One of both, for what is tried in each of these languages: in English with each run, in the others with the long one. */
export const inEach: TestAPI = vitestTest;
export const languages: readonly Language[] = isLong ? ["ko", "ja"] : ["en"];

const executable = findBrowser();
// Where everything is checked, a browser that is missing is a mistake, not a reason to skip.
const isSkipped = executable === undefined && process.env.CI !== "true";
const why = isSkipped ? " (skipped: no Chromium at /usr/bin/chromium; CHROMIUM_PATH names another)" : "";

/** Tests of the page in a browser, each with a page of its own; only where it is asked for the browser keeps the files for later. */
export function inBrowser(name: string, tests: (stage: Stage) => void, keepsFiles = false): void {
  describe.skipIf(isSkipped)(`${name} in a browser${why}`, { timeout: TEST_MS }, () => {
    const stage = new Stage();

    beforeAll(async () => {
      if (executable === undefined) throw new Error("no Chromium found; set CHROMIUM_PATH");
      await stage.raise(executable, keepsFiles);
    }, 120_000);
    afterAll(() => stage.strike(), 30_000);

    beforeEach(() => stage.begin());
    afterEach(() => stage.end());
    tests(stage);
  });
}
