import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";
import { cards } from "./pages/cards.ts";
import { decks } from "./pages/decks.ts";
import { editor } from "./pages/editor.ts";
import { judge } from "./pages/judge.ts";
import { offline } from "./pages/offline.ts";
import { rules } from "./pages/rules.ts";
import { table } from "./pages/table.ts";
import { findBrowser } from "./site.ts";
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
  beforeEach(() => stage.begin());
  afterEach(() => stage.end());

  describe("judge", () => judge(stage));
  describe("editor", () => editor(stage));
  describe("table", () => table(stage));
  describe("card reader", () => cards(stage));
  describe("offline", () => offline(stage));
  describe("decks", () => decks(stage));
  describe("rule book", () => rules(stage));
});
