import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findBrowser, openKillable } from "../../../../scripts/lib/site.mjs";
import { inBrowser, long, test } from "../in-browser.ts";

/** What the browser keeps for the page: it is there after the browser was killed, and where it cannot be, that is said. */
inBrowser("what is kept", (stage) => {
  const NOT_KEPT = "cannot keep this duel";

  async function begin(page: Page): Promise<void> {
    await page.goto(`${stage.site.url}#/table?lang=en&seed=1`);
    for (const name of ["Rush Duel", "Alone on both sides"])
      await page.getByRole("radio", { name }).check({ force: true });
    await page.locator("button.primary").click();
    await options(page).first().waitFor();
  }

  const options = (page: Page) => page.locator(".prompt .options button");
  /** How many decisions there were, as the page shows it. */
  const shown = async (page: Page): Promise<number> => {
    await page.locator(".duel:not([data-held])").waitFor();
    return Number(await page.locator(".lines input").getAttribute("max"));
  };

  interface Seen {
    readonly decisions: number;
    readonly board: string;
  }

  /** Gives an answer; what comes of it is seen in the moment in which the page shows it. */
  const answer = (page: Page, at: number): Promise<Seen> =>
    page.evaluate(
      (nth) =>
        new Promise<Seen>((resolve) => {
          const decisions = () => Number(document.querySelector(".lines input")?.getAttribute("max"));
          const before = decisions();
          const watch = new MutationObserver(() => {
            if (decisions() <= before) return;
            watch.disconnect();
            const board = document.querySelector<HTMLElement>(".board")?.innerText ?? "";
            resolve({ decisions: decisions(), board });
          });
          watch.observe(document.body, { subtree: true, childList: true, attributes: true });
          const buttons = document.querySelectorAll<HTMLElement>(".prompt .options button");
          buttons[nth % buttons.length]?.click();
        }),
      at * 7,
    );

  /** How many decisions are left after a kill, and the board. */
  async function found(page: Page): Promise<Seen> {
    await page.goto(`${stage.site.url}#/table?lang=en`);
    await page.getByRole("button", { name: "Go on with it" }).click();
    await options(page).first().waitFor();
    return { decisions: await shown(page), board: await page.locator(".board").innerText() };
  }

  /** Kills the browser again and again, each time after so many further answers; where it does not rest, while one more is given. */
  async function killAfter(answers: readonly number[], rests: boolean): Promise<void> {
    const executable = findBrowser() ?? "";
    const folder = mkdtempSync(join(tmpdir(), "chainwright-browser-"));
    try {
      let browser = await openKillable(executable, folder);
      try {
        await begin(browser.page);
        let given = await shown(browser.page);
        for (const count of answers) {
          let before: Seen = { decisions: given, board: "" };
          for (let i = 0; i < count; i++) before = await answer(browser.page, i);
          // What is still being given is of no account.
          if (!rests) await options(browser.page).first().click({ noWaitAfter: true });
          await browser.kill();
          browser = await openKillable(executable, folder);
          const after = await found(browser.page);
          if (rests) expect(after).toEqual(before);
          else expect(after.decisions).toBeGreaterThanOrEqual(before.decisions);
          given = after.decisions;
        }
      } finally {
        await browser.kill();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  test(
    "an answer that is shown is there again after the browser was killed",
    () => killAfter([4], true),
    180_000,
  );
  long(
    "so it is each time, however many there were",
    () => killAfter([1, 2, 7, 1, 12, 5, 1, 1], true),
    600_000,
  );
  long(
    "a kill while an answer is given takes no other with it",
    () => killAfter([3, 1, 4, 1, 5], false),
    600_000,
  );

  test("all is written so that it lies on the disk, and what an earlier version kept is taken over", async () => {
    await stage.page.addInitScript(() => {
      const seen = { durabilities: [] as unknown[], begun: 0, done: 0, atChange: [] as number[][] };
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (names, mode, options) {
        const one = transaction.call(this, names, mode, options);
        if (mode !== "readwrite") return one;
        seen.durabilities.push(options?.durability);
        const number = ++seen.begun;
        one.addEventListener("complete", () => {
          seen.done = number;
        });
        return one;
      };
      let max: string | null | undefined;
      new MutationObserver(() => {
        const now = document.querySelector(".lines input")?.getAttribute("max");
        if (now === max) return;
        max = now;
        seen.atChange.push([seen.begun, seen.done]);
      }).observe(document, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { seen });
    });
    await begin(stage.page);
    const writes = () =>
      stage.page.evaluate("seen") as Promise<{
        durabilities: unknown[];
        begun: number;
        done: number;
        atChange: number[][];
      }>;
    for (let i = 0; i < 4; i++) {
      const { begun: before } = await writes();
      await answer(stage.page, i);
      // By when it was shown it was kept, and nothing was still to be kept.
      const [begun, done] = (await writes()).atChange.at(-1) ?? [];
      expect(begun).toBeGreaterThan(before);
      expect(done).toBe(begun);
    }
    const { durabilities } = await writes();
    expect(new Set(durabilities)).toEqual(new Set(["strict"]));
    const decisions = await shown(stage.page);
    const duel = await stage.kept("chainwright.table");
    await stage.forgetAll();
    await stage.page.goto(`${stage.site.url}icon.svg`);
    await stage.page.evaluate((text) => {
      localStorage["chainwright.table"] = text;
    }, duel);
    expect((await found(stage.page)).decisions).toBe(decisions);
    await stage.page.reload();
    expect((await found(stage.page)).decisions).toBe(decisions);
    expect(await stage.page.evaluate(() => localStorage.length)).toBe(0);
    // What was forgotten does not come back with it, should the browser have lost that it was taken away.
    await stage.page.goto(`${stage.site.url}#/decks?lang=en`);
    await stage.open("#/table?lang=en&seed=2");
    await stage.page.getByRole("button", { name: "Clear it away" }).click();
    await expect.poll(() => stage.kept("chainwright.table")).toBe("");
    await stage.page.evaluate((text) => {
      localStorage["chainwright.table"] = text;
    }, duel);
    await stage.page.reload();
    await stage.page.locator(".table-setup").waitFor();
    expect(await stage.page.getByRole("button", { name: "Go on with it" }).count()).toBe(0);
  });

  test.each([
    [
      "has no room",
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
    [
      "lets nothing be kept",
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("private", "SecurityError");
        };
      },
    ],
    ["has no such store", () => Object.defineProperty(window, "indexedDB", { value: undefined })],
  ])("where the browser %s, that is said, and the duel goes on", async (_, breaks) => {
    await stage.page.addInitScript(breaks);
    await begin(stage.page);
    await stage.page.getByRole("alert").filter({ hasText: NOT_KEPT }).waitFor();
    const before = await shown(stage.page);
    await answer(stage.page, 0);
    await expect.poll(() => shown(stage.page)).toBeGreaterThan(before);
  });

  long("a browser that never answers is not waited for, and that is said", async () => {
    await stage.page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      // Of what it opens nobody ever hears.
      IDBFactory.prototype.open = function (name) {
        const request = open.call(this, name);
        return Object.create(request, { onsuccess: { set() {} }, onerror: { set() {} } });
      };
    });
    await begin(stage.page);
    await stage.page.getByRole("alert").filter({ hasText: NOT_KEPT }).waitFor();
    const before = await shown(stage.page);
    await answer(stage.page, 0);
    await expect.poll(() => shown(stage.page)).toBeGreaterThan(before);
  });

  /** Puts something where an earlier visit would have kept it; the page takes it over. */
  async function put(what: Readonly<Record<string, string>>): Promise<void> {
    await stage.forgetAll();
    await stage.page.goto(`${stage.site.url}icon.svg`);
    await stage.page.evaluate((texts) => Object.assign(localStorage, texts), what);
  }

  test("what cannot be read is set aside and said, until somebody removes it", async () => {
    await put({
      "chainwright.table": '{"seating":"bot","replay":7}',
      "chainwright.decks": '{"game":"ocg","shelves":{"ocg":',
      "chainwright.pictures": "[]",
      "chainwright.editor": "id: [",
    });
    // A pool that was damaged, or that another version of the page has kept.
    await stage.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open("chainwright");
          opening.onupgradeneeded = () => opening.result.createObjectStore("pools");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const { result: database } = opening;
            const store = database.transaction("pools", "readwrite").objectStore("pools");
            store.put(new Uint8Array([123, 10, 1, 2, 3]), "cards.cdb");
            store.transaction.oncomplete = () => resolve();
            database.close();
          };
        }),
    );
    const notices = stage.page.locator(".failure");
    await stage.open("#/decks?lang=en");
    await notices.filter({ hasText: "chainwright.decks.unreadable" }).waitFor();
    await stage.open("#/table?lang=en");
    for (const name of ["table", "decks", "pictures"])
      await notices.filter({ hasText: `chainwright.${name}.unreadable` }).waitFor();
    await notices.filter({ hasText: "cards.cdb" }).waitFor();
    expect(await stage.kept("chainwright.decks.unreadable")).toBe('{"game":"ocg","shelves":{"ocg":');
    // What is kept from now on does not take its place.
    await begin(stage.page);
    await expect.poll(() => stage.kept("chainwright.table")).toContain("chainwright-replay");
    expect(await stage.kept("chainwright.table.unreadable")).toBe('{"seating":"bot","replay":7}');
    for (let left = await notices.count(); left > 0; left--)
      await notices.first().getByRole("button", { name: "Remove it" }).click();
    await stage.open("#/editor?lang=en");
    await stage.page.locator(".editor [role=alert]").first().waitFor();
    await stage.page.reload();
    await stage.page.locator(".editor").waitFor();
    expect(await notices.count()).toBe(0);
    expect(await stage.kept("chainwright.decks.unreadable")).toBe("");
  });

  long(
    "whatever was kept, every page opens",
    async () => {
      await begin(stage.page);
      const duel = JSON.parse(await stage.kept("chainwright.table")) as Record<string, unknown>;
      const decks = {
        game: "ocg",
        shelves: { ocg: { drafts: [{ name: "", deck: { main: [], extra: [], side: [] } }], open: 0 } },
      };
      /** The same with one value, at any depth, that is something else. */
      const damaged = (whole: unknown) => {
        let values = 0;
        JSON.stringify(whole, (_, value) => {
          values++;
          return value;
        });
        return fc
          .record({ at: fc.nat(values - 1), value: fc.jsonValue(), cut: fc.option(fc.nat(60)) })
          .map(({ at, value, cut }) => {
            let seen = 0;
            const text = JSON.stringify(whole, (_, old) => (seen++ === at ? value : old)) ?? "";
            return cut === null ? text : text.slice(0, -cut);
          });
      };
      const kept = fc.record({
        "chainwright.table": damaged(duel),
        "chainwright.decks": damaged(decks),
        "chainwright.editor": fc.oneof(fc.string({ unit: "binary" }), fc.constant("cards: [{}]")),
        "chainwright.pictures": damaged({ pattern: "https://pictures.invalid/{passcode}.jpg" }),
      });
      for (const what of fc.sample(kept, { seed: 32, numRuns: 25 })) {
        await put(what);
        for (const page of ["table", "decks", "editor", "cards"]) {
          await stage.open(`#/${page}?lang=en`);
          expect(await stage.page.getByText("Something went wrong").count(), JSON.stringify(what)).toBe(0);
          const resume = stage.page.getByRole("button", { name: "Go on with it" });
          if (page !== "table" || (await resume.count()) === 0) continue;
          await resume.click();
          await stage.page.locator(".duel, .table-setup [role=alert]").first().waitFor();
        }
      }
    },
    600_000,
  );
});
