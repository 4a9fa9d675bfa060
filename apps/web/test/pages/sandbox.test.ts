import { expect } from "vitest";
import { pack } from "../../src/common/pack.ts";
import { inBrowser, long, test } from "../in-browser.ts";

const SCENARIO = `id: FOREIGN
title: What comes from elsewhere
game: ocg
players: { A: { hand: [Raigeki] }, B: {} }
plays: []
`;

/** What does not come from the page is read and played in a worker, which is stopped where that takes too long. */
inBrowser("the sandbox", (stage) => {
  const STOPPED = "takes longer than 5 seconds and was stopped";
  /** Long enough for a slow machine, and no time at all beside a text that never ends. */
  const LONGEST_GAP_MS = 2500;

  /** From now on nothing that the worker is asked comes to an end. */
  const plantHang = () =>
    stage.page.route("**/sandbox-worker-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `onmessage = ({ data }) => {
          postMessage({ kind: data.kind === "cards" ? "ready" : "begun" });
          while (data.kind !== "cards");
        };`,
      }),
    );

  /** Watches from now on how long the page did nothing else; gives that in milliseconds. */
  async function watchGaps(): Promise<() => Promise<number>> {
    const watch = await stage.page.evaluateHandle(() => {
      const seen = { longest: 0, last: performance.now() };
      setInterval(() => {
        const now = performance.now();
        seen.longest = Math.max(seen.longest, now - seen.last);
        seen.last = now;
      }, 50);
      return seen;
    });
    return () => watch.evaluate(({ longest }) => longest);
  }

  const said = () => stage.page.getByText(STOPPED).first().waitFor();

  test("a text that never ends is stopped, and the page goes on meanwhile", async () => {
    await plantHang();
    await stage.page.goto(`${stage.site.url}#/cards?lang=en`);
    await stage.page.locator(".paste textarea").fill("Draw 2 cards.");
    const longestGap = await watchGaps();
    await said();
    expect(await longestGap()).toBeLessThan(LONGEST_GAP_MS);
    // The next one gets a worker of its own.
    await stage.page.unroute("**/sandbox-worker-*.js");
    await stage.page.locator(".paste textarea").fill("Draw 1 card.");
    await stage.page.locator(".pasted .reading", { hasText: "Draw 1 card." }).waitFor();
  });

  test("what goes wrong where nobody waits for it is said on the page", async () => {
    await stage.open("#/rules?lang=en");
    await stage.page.evaluate(() => {
      void Promise.reject(new Error("a promise"));
      // What the browser remarks by itself is no mistake of the page.
      window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop" }));
    });
    const notice = stage.page.locator(".failure");
    await notice.filter({ hasText: "a promise" }).waitFor();
    await notice.getByRole("button").click();
    expect(await notice.count()).toBe(0);
    await stage.page.evaluate(() =>
      setTimeout(() => {
        throw new Error("an event");
      }),
    );
    await notice.filter({ hasText: "an event" }).waitFor();
    expect(stage.takeComplaints()).toEqual([
      expect.stringContaining("a promise"),
      expect.stringContaining("an event"),
    ]);
  });

  const replay = JSON.stringify({ schema: "chainwright-replay/1" });
  long.each([
    ["a link to the editor", async () => `#/editor?lang=en&text=${await pack(SCENARIO)}`],
    ["a link to a position", async () => `#/table?lang=en&text=${await pack(SCENARIO)}`],
    ["a link to a duel", async () => `#/table?lang=en&duel=${await pack(replay)}`],
  ])("so is %s", async (_, hash) => {
    await plantHang();
    await stage.page.goto(`${stage.site.url}${await hash()}`);
    await stage.page.locator("main").waitFor();
    const longestGap = await watchGaps();
    await said();
    expect(await longestGap()).toBeLessThan(LONGEST_GAP_MS);
  });
});
