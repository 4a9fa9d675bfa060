import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findBrowser, openBrowser, openSite, type Site } from "./site.ts";

const SCENARIOS = fileURLToPath(new URL("../../../scenarios", import.meta.url));
const FILES = readdirSync(SCENARIOS, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".yaml"),
);
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const LANGUAGES = ["en", "ko", "ja"] as const;
/** A chain of two links, a variant, words that decide, and a question ("cannot"). */
const SCENARIO = "EX-OCG-02";
/** Generous: the machines that run this are slow and do other things beside it. */
const WAIT_MS = 30_000;
const TEST_MS = 90_000;

const executable = findBrowser();
// Where everything is checked, a browser that is missing is a mistake, not a reason to skip.
const isSkipped = executable === undefined && process.env.CI !== "true";
const why = isSkipped ? " (skipped: no Chromium at /usr/bin/chromium; CHROMIUM_PATH names another)" : "";

describe.skipIf(isSkipped)(`the page in a browser${why}`, { timeout: TEST_MS }, () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    if (executable === undefined) throw new Error("no Chromium found; set CHROMIUM_PATH");
    [site, browser] = await Promise.all([openSite(), openBrowser(executable)]);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  }, 30_000);

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
    page.setDefaultTimeout(WAIT_MS);
    complaints = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
  });

  afterEach(async () => {
    await page.close();
    expect(complaints, "what the browser's console says").toEqual([]);
  });

  /** Goes to a place of the page and waits until it is there. */
  async function open(hash: string): Promise<void> {
    await page.goto(`${site.url}${hash}`);
    await page.locator("main h1").waitFor();
  }

  const gallery = async (lang: string): Promise<void> => {
    await open(`#/?lang=${lang}`);
    await page.locator('.status[data-status="waiting"]').first().waitFor({ state: "detached" });
  };

  const text = (selector: string): Promise<string> => page.locator(selector).first().innerText();

  async function openStep(scenario: string, step: number, rest = "lang=en"): Promise<void> {
    await open(`#/scenario/${scenario}?${rest}&step=${step}`);
    await page.locator(`.step[data-step="${step}"][aria-current]`).waitFor();
  }

  test("the page with engine, rules and scenarios is below 500 kB, compressed, without the cards", async () => {
    expect(await site.compressedSize()).toBeLessThan(500_000);
  });

  test("the gallery lists all scenarios and says that they hold", async () => {
    await gallery("en");
    expect(await page.locator(".entry").count()).toBe(FILES.length);
    expect(await text(".summary")).toContain(`${FILES.length} of ${FILES.length} hold`);
  });

  test("the search finds by card, rule and id, in any language", async () => {
    await gallery("en");
    const search = page.getByRole("searchbox");
    for (const query of ["dimensional ALCHEMIST", "次元合成師", "디멘션 알케미스트", "ex-ocg-02"]) {
      await search.fill(query);
      await page.locator(".entry", { hasText: SCENARIO }).waitFor();
      expect(await page.locator(".entry").count()).toBeLessThan(FILES.length);
    }
    await search.fill("no such thing");
    await page.locator(".empty").waitFor();
  });

  test("a scenario opens from the gallery and steps by the keyboard", async () => {
    await gallery("en");
    await page.locator(".entry", { hasText: SCENARIO }).locator("> a").click();
    await page.locator('.step[data-step="0"][aria-current]').waitFor();
    expect(page.url()).toContain(`#/scenario/${SCENARIO}`);
    const start = await text(".board");

    await page.keyboard.press("End");
    await page.locator('.step[data-step="0"]:not([aria-current])').waitFor();
    expect(await text(".board")).not.toBe(start);

    await page.keyboard.press("Home");
    const seen = new Set<string>();
    const last = Number((await text(".position")).split("/")[1]);
    for (let step = 1; step <= last; step += 1) {
      await page.keyboard.press("ArrowRight");
      await page.locator(`.step[data-step="${step}"][aria-current]`).waitFor();
      seen.add((await page.locator(".explanation mark").allInnerTexts()).join(" | "));
    }
    expect(seen.size, "different words are marked at different steps").toBeGreaterThan(2);

    await page.keyboard.press("ArrowLeft");
    await page.locator(`.step[data-step="${last - 1}"][aria-current]`).waitFor();
    expect(page.url()).toContain(`step=${last - 1}`);
  });

  test("a card opens its text and gives the focus back", async () => {
    await openStep(SCENARIO, 6);
    const card = page.locator('.board .card[data-card="Raigeki Break"]');
    await card.click();
    await page.locator("dialog .card-text", { hasText: "Discard 1 card" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("a variant is shown by its title", async () => {
    await openStep(SCENARIO, 0);
    await page.locator(".variants a", { hasText: "raigeki-break-alone" }).click();
    await page.locator("h1", { hasText: "lets the Alchemist trigger" }).waitFor();
    expect(page.url()).toContain("variant=raigeki-break-alone");
  });

  test.each([
    ["ko", "B가 “썬더 브레이크”", "모든 시나리오"],
    ["ja", "Bが「サンダー・ブレイク」", "シナリオ一覧"],
  ])("everything is said in the reader's language: %s", async (lang, sentence, back) => {
    await openStep(SCENARIO, 6, `lang=${lang}`);
    expect(await page.evaluate("document.documentElement.lang")).toBe(lang);
    expect(await text(".stepper .sentence")).toContain(sentence);
    const body = await text("body");
    expect(body).toContain(back);
    // A message that is missing shows as its key, as in "chain.title" or "{card}".
    expect(body).not.toMatch(/\b[a-z]+\.[a-z][a-zA-Z-]+\b|\{[a-z]+\}|undefined|NaN/);
    expect(body).not.toMatch(/\bseed \d/);
  });

  test("the language is changed in place", async () => {
    await openStep(SCENARIO, 6);
    await page.getByRole("button", { name: "한국어" }).click();
    await page.locator("html[lang=ko]").waitFor();
    expect(page.url()).toContain("step=6");
    expect(await page.title()).toContain("썬더 브레이크");
  });

  test("another date plays the scenario again and shows what differs", async () => {
    await openStep("EX-OCG-11", 0);
    expect(await page.locator(".difference").count()).toBe(0);
    await page.locator('input[type="date"]').fill("2012-05-18");
    const difference = page.locator(".difference");
    await difference.waitFor();
    expect(page.url()).toContain("date=2012-05-18");
    const said = await difference.innerText();
    expect(said).toContain("2012-05-19");
    expect(said).toContain("2012-05-18");
    expect(await difference.locator("li").count()).toBeGreaterThan(0);
    expect(await text(".notice.bad")).toContain("Battle Fader");
    await page.getByRole("button", { name: "As in the file" }).click();
    await difference.waitFor({ state: "detached" });
  });

  test("a file without a day is played by the newest rules, and says so", async () => {
    await open("#/scenario/RUSH-turn?lang=en");
    expect(await text(".rules-field")).toContain("Newest rules");
    expect(await page.locator(".rules-field input[type=date]").inputValue()).toBe("");
  });

  test.each([
    ["#/scenario/EX-NONE-99?lang=en", "EX-NONE-99"],
    ["#/scenario/EX-OCG-02?lang=en&variant=no-such-variant", "no-such-variant"],
    ["#/scenario/EX-OCG-02?lang=en&date=2014-13-45", "2014-13-45"],
  ])("a link that leads nowhere says so: %s", async (hash, named) => {
    await open(hash);
    expect(await text('[role="alert"]')).toContain(named);
  });

  describe.each(LANGUAGES)("in %s", (lang) => {
    test.each(["light", "dark"] as const)("axe finds nothing wrong (%s)", async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await gallery(lang);
      expect(await violations(), "gallery").toEqual([]);
      await openStep(SCENARIO, 6, `lang=${lang}`);
      expect(await violations(), "scenario").toEqual([]);
    });

    test("the gallery has the titles of the files, also before they are played", async () => {
      await open(`#/?lang=${lang}`);
      await page
        .locator(".entry")
        .nth(FILES.length - 1)
        .waitFor();
      const titles = FILES.map((file) => parse(readFileSync(`${SCENARIOS}/${file}`, "utf8")).title[lang]);
      expect((await page.locator(".entry > a").allTextContents()).sort()).toEqual(titles.sort());
    });

    test("nothing is wider than a window of 360 px", async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await gallery(lang);
      expect(await overhang(), "gallery").toBe(0);
      const links = await page
        .locator(".entry a")
        .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
      // Each language takes its share of the scenarios, together all of them.
      const share = links.filter((_, i) => i % LANGUAGES.length === LANGUAGES.indexOf(lang));
      for (const link of share) {
        await follow(`${link}&step=3`);
        expect(await overhang(), link).toBe(0);
      }
    });
  });

  /** Goes to another place without loading the page anew, as a click would, and waits until it is drawn. */
  async function follow(hash: string): Promise<void> {
    await page.evaluate(
      (to) =>
        new Promise((resolve) => {
          const drawn = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
          window.addEventListener("hashchange", drawn, { once: true });
          window.location.assign(to);
        }),
      hash,
    );
    await page.locator(".board").waitFor();
  }

  async function violations(): Promise<readonly string[]> {
    await page.evaluate(AXE);
    const found = (await page.evaluate("axe.run()")) as AxeResults;
    return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }

  /** Pixels by which the page is wider than the window. */
  const overhang = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
});
