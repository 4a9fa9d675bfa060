import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { openBrowser, openSite, type Site } from "../../../scripts/lib/site.mjs";
import { en } from "../src/strings/en.ts";
import { ja } from "../src/strings/ja.ts";
import { ko } from "../src/strings/ko.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const LANGUAGES = ["en", "ko", "ja"] as const;

/** What the page says in each. */
export const WORDS = { en, ko, ja };

/** Generous: the machines that run this are slow and do other things beside it. */
const WAIT_MS = 30_000;

/**
 * The page in a browser, for one test after the other: each has a page of its own and finds nothing stored. They share a process
 * of the browser, which a page without scripts keeps open, since to compile the scripts anew takes most of the time of a test.
 */
export class Stage {
  #site: Site | undefined;
  #browser: Browser | undefined;
  #context: BrowserContext | undefined;
  /** What the browser stores for the site is cleared through it. */
  #storage: CDPSession | undefined;
  #page: Page | undefined;
  #complaints: string[] = [];

  /** Only where `keepsFiles` the browser keeps the files for later, as it does for a reader. */
  async raise(executable: string, keepsFiles: boolean): Promise<void> {
    [this.#site, this.#browser] = await Promise.all([openSite(), openBrowser(executable)]);
    this.#context = await this.#browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: "en-US",
      // Bots answer at once, and nothing is in motion when it is looked at.
      reducedMotion: "reduce",
      serviceWorkers: keepsFiles ? "allow" : "block",
    });
    this.#context.setDefaultTimeout(WAIT_MS);
    const keeper = await this.#context.newPage();
    await keeper.goto(`${this.#site.url}icon.svg`);
    this.#storage = await this.#context.newCDPSession(keeper);
  }

  async strike(): Promise<void> {
    await this.#browser?.close();
    await this.#site?.close();
  }

  async begin(): Promise<void> {
    if (this.#context === undefined) throw new Error("there is no browser");
    this.#page = await this.#context.newPage();
    this.#complaints = [];
    this.#page.on("console", (message) => {
      const isOurs = !message.text().endsWith("blocked by Playwright");
      if (isOurs && ["error", "warning"].includes(message.type())) this.#complaints.push(message.text());
    });
    this.#page.on("pageerror", (error) => this.#complaints.push(String(error)));
  }

  async end(): Promise<void> {
    const [, ...pages] = this.page.context().pages();
    for (const page of pages) await page.close();
    await this.page.context().setOffline(false);
    await this.page.context().clearPermissions();
    await this.#storage?.send("Storage.clearDataForOrigin", {
      origin: new URL(this.site.url).origin,
      storageTypes: "all",
    });
    expect(this.#complaints, "what the browser's console says").toEqual([]);
  }

  get site(): Site {
    if (this.#site === undefined) throw new Error("there is no site");
    return this.#site;
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error("there is no page");
    return this.#page;
  }

  /** Goes to a place of the page and waits until it is there. */
  async open(hash: string): Promise<void> {
    await this.page.goto(`${this.site.url}${hash}`);
    await this.page.locator("main h1").waitFor();
  }

  text(selector: string): Promise<string> {
    return this.page.locator(selector).first().innerText();
  }

  /** Takes something by the mouse and lets it go over something else. */
  async drag(from: Locator, to: Locator): Promise<void> {
    // Waits until it lies still: what was dropped before may still be moving what is around it.
    await from.hover({ position: { x: 12, y: 8 } });
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (start === null || end === null) throw new Error("nothing to drag, or nowhere to drag it to");
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + 30, start.y + 24, { steps: 4 });
    await this.page.mouse.move(end.x + 14, end.y + 10, { steps: 6 });
    await this.page.mouse.up();
  }

  /** A finger comes down, rests, moves to something else and lets go. */
  async swipe(from: Locator, to: Locator, restMs: number): Promise<void> {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (start === null || end === null) throw new Error("nothing to drag, or nowhere to drag it to");
    const browser = await this.page.context().newCDPSession(this.page);
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    const [x, y] = [start.x + 12, start.y + 8];
    await touch("touchStart", { x, y });
    await this.page.waitForTimeout(restMs);
    for (let step = 1; step <= 8; step++) {
      const share = step / 8;
      await touch("touchMove", { x: x + (end.x + 14 - x) * share, y: y + (end.y + 10 - y) * share });
    }
    await touch("touchEnd");
    await browser.detach();
  }

  /** Another tab with the same page, beside the first. */
  async secondTab(): Promise<Page> {
    const [other] = await Promise.all([
      this.page.waitForEvent("popup"),
      this.page.evaluate(() => void window.open(location.href)),
    ]);
    return other;
  }

  /** What axe finds wrong. */
  async violations(): Promise<readonly string[]> {
    await this.page.evaluate(AXE);
    const found = (await this.page.evaluate("axe.run()")) as AxeResults;
    return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }

  /** Pixels by which the page is wider than the window. */
  overhang(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
}
