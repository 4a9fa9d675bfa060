import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";
import { findBrowser } from "../../../scripts/lib/site.mjs";
import { cards } from "./pages/cards.ts";
import { decks } from "./pages/decks.ts";
import { editor } from "./pages/editor.ts";
import { judge } from "./pages/judge.ts";
import { offline } from "./pages/offline.ts";
import { pools } from "./pages/pools.ts";
import { rules } from "./pages/rules.ts";
import { table } from "./pages/table.ts";
import { Stage } from "./stage.ts";

const TEST_MS = 90_000;

const executable = findBrowser();
// Where everything is checked, a browser that is missing is a mistake, not a reason to skip.
const isSkipped = executable === undefined && process.env.CI !== "true";
const why = isSkipped ? " (skipped: no Chromium at /usr/bin/chromium; CHROMIUM_PATH names another)" : "";

describe.skipIf(isSkipped)(`the page in a browser${why}`, { timeout: TEST_MS }, () => {
  const stage = new Stage();

  beforeAll(async () => {
    if (executable === undefined) throw new Error("no Chromium found; set CHROMIUM_PATH");
    await stage.raise(executable);
  }, 120_000);
  afterAll(() => stage.strike(), 30_000);

  /** A page of its own for each test; only where it is asked for does the browser keep the files for later. */
  const suite = (name: string, tests: (stage: Stage) => void, keepsFiles = false): void => {
    describe(name, () => {
      beforeEach(() => stage.begin(keepsFiles));
      afterEach(() => stage.end());
      tests(stage);
    });
  };

  suite("judge", judge);
  suite("editor", editor);
  suite("table", table);
  suite("card reader", cards);
  suite("other cards", pools);
  suite("offline", offline, true);
  suite("decks", decks);
  suite("rule book", rules);
});
