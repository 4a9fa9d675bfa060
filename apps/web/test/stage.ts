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

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the corner of something to a place of it that is its own. */
const INSIDE: Point = { x: 12, y: 8 };

async function pointIn(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("nothing to drag, or nowhere to drag it to");
  return { x: box.x + INSIDE.x, y: box.y + INSIDE.y };
}

interface Opened {
  readonly site: Site;
  readonly browser: Browser;
  readonly context: BrowserContext;
  /** What the browser stores for the site is cleared through it. */
  readonly storage: CDPSession;
}

async function openContext(executable: string, serviceWorkers: "allow" | "block"): Promise<Opened> {
  const [site, browser] = await Promise.all([openSite(), openBrowser(executable)]);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    // Bots answer at once, and nothing is in motion when it is looked at.
    reducedMotion: "reduce",
    serviceWorkers,
  });
  context.setDefaultTimeout(WAIT_MS);
  const keeper = await context.newPage();
  await keeper.goto(`${site.url}icon.svg`);
  return { site, browser, context, storage: await context.newCDPSession(keeper) };
}

/**
 * The page in a browser, for one test after the other: each has a page of its own and finds nothing stored. They share a process
 * of the browser, which a page without scripts keeps open, since to compile the scripts anew takes most of the time of a test.
 */
export class Stage {
  #opened: Opened | undefined;
  #page: Page | undefined;
  #complaints: string[] = [];

  /** Where `keepsFiles` the browser keeps the files for later, as it does for a reader. */
  async raise(executable: string, keepsFiles: boolean): Promise<void> {
    this.#opened = await openContext(executable, keepsFiles ? "allow" : "block");
  }

  /** Has to be waited for: a thread that ends while its server still answers takes Node with it. */
  async strike(): Promise<void> {
    await this.#opened?.browser.close();
    await this.#opened?.site.close();
  }

  async begin(): Promise<void> {
    this.#page = await this.#open.context.newPage();
    this.#complaints = [];
    this.#page.on("console", (message) => {
      const isOurs = !message.text().endsWith("blocked by Playwright");
      if (isOurs && ["error", "warning"].includes(message.type())) this.#complaints.push(message.text());
    });
    this.#page.on("pageerror", (error) => this.#complaints.push(String(error)));
  }

  async end(): Promise<void> {
    const { context } = this.#open;
    const [, ...pages] = context.pages();
    for (const page of pages) await page.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await this.#clear();
    expect(this.#complaints, "what the browser's console says").toEqual([]);
  }

  /** What the browser's console says, which is not to be held against the page. */
  takeComplaints(): readonly string[] {
    return this.#complaints.splice(0);
  }

  get #open(): Opened {
    if (this.#opened === undefined) throw new Error("there is no browser");
    return this.#opened;
  }

  get site(): Site {
    return this.#open.site;
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

  /** Leaves the page, and has the browser forget all that it keeps for it. */
  async forgetAll(): Promise<void> {
    await this.page.goto("about:blank");
    await this.#clear();
  }

  #clear(): Promise<unknown> {
    const { site, storage } = this.#open;
    const { origin } = new URL(site.url);
    return storage.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }

  /** What the browser keeps for the page under a key; "" where that is nothing. */
  kept(key: string): Promise<string> {
    return this.page.evaluate(
      (one) =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open("chainwright-texts");
          opening.onupgradeneeded = () => opening.result.createObjectStore("texts");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const { result: database } = opening;
            const found = database.transaction("texts").objectStore("texts").get(one);
            found.onsuccess = () => resolve(found.result ?? "");
            found.onerror = () => reject(found.error);
            database.close();
          };
        }),
      key,
    );
  }

  text(selector: string): Promise<string> {
    return this.page.locator(selector).first().innerText();
  }

  /** Takes something by the mouse and lets it go over something else. */
  async drag(from: Locator, to: Locator): Promise<void> {
    const { mouse } = this.page;
    const start = await this.#taken(from);
    await mouse.down();
    await mouse.move(start.x + 18, start.y + 16, { steps: 4 });
    await this.#held.waitFor();
    await this.#over(to, (x, y) => mouse.move(x, y));
    await mouse.up();
    await this.#held.waitFor({ state: "detached" });
  }

  /** A finger comes down, moves to something else and lets go: at once, or after it has rested until it holds what is there. */
  async swipe(from: Locator, to: Locator, rests: boolean): Promise<void> {
    const start = await this.#taken(from);
    const browser = await this.page.context().newCDPSession(this.page);
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    if (rests) {
      await touch("touchStart", start);
      await this.#held.waitFor();
      await this.#over(to, (x, y) => touch("touchMove", { x, y }));
      await touch("touchEnd");
      await this.#held.waitFor({ state: "detached" });
    } else {
      const end = await pointIn(to);
      const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({
        x: start.x + ((end.x - start.x) * step) / 8,
        y: start.y + ((end.y - start.y) * step) / 8,
      }));
      // Nothing is waited for in between: however slow the page is, the finger does not rest.
      await Promise.all([
        touch("touchStart", start),
        ...moves.map((at) => touch("touchMove", at)),
        touch("touchEnd"),
      ]);
    }
    await browser.detach();
  }

  /** What shows, under the pointer, what is being dragged. */
  get #held(): Locator {
    return this.page.locator(".dragged");
  }

  /** Where something is that can be taken and lies still: what was dropped before may still be moving what is around it. */
  async #taken(from: Locator): Promise<Point> {
    await from.and(this.page.locator("[data-hold]")).hover({ position: INSIDE });
    return pointIn(from);
  }

  /** Moves until the page shows that the pointer is over something: what is held may change what is around it. */
  async #over(to: Locator, move: (x: number, y: number) => Promise<unknown>): Promise<void> {
    await expect
      .poll(async () => {
        const { x, y } = await pointIn(to);
        await move(x, y);
        return to.getAttribute("data-over");
      })
      .toBe("true");
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
