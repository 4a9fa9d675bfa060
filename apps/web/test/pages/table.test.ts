import { describe, expect } from "vitest";
import { inBrowser, inEach, languages, long, test } from "../in-browser.ts";
import { WORDS } from "../stage.ts";

const GAMES = ["Yu-Gi-Oh! OCG", "Rush Duel", "Duel Masters"] as const;

/** The table: whole duels by clicking, why not, undo, other lines, saving. */
inBrowser("table", (stage) => {
  const options = () => stage.page.locator(".prompt .options button");

  /** What was answered is kept, and shown. */
  const shown = () => stage.page.locator(".duel:not([data-held])").waitFor();

  /** The same duel each time: neither the hands nor what a bot does may decide whether a test passes. */
  async function begin(game: string, who = "Against a bot that plays at random"): Promise<void> {
    await choose(game, who);
    await start();
  }

  async function choose(game: string, who: string): Promise<void> {
    await stage.open("#/table?lang=en&seed=1");
    for (const name of [game, who]) await stage.page.getByRole("radio", { name }).check({ force: true });
  }

  async function start(): Promise<void> {
    await stage.page.locator("button.primary").click();
    await options().first().waitFor();
  }

  /** A duel of two at one screen in which the first thing that is done is a Normal Summon. */
  async function beginWithSummon(): Promise<void> {
    await begin("Rush Duel", "Two at one screen");
    const summon = options().filter({ hasText: /^Normal Summon/ });
    // Each is asked before, where nobody can tell that there is nothing to do.
    for (let i = 0; i < 10 && (await summon.count()) === 0; i++) {
      const ready = stage.page.locator(".change-places button");
      await ((await ready.count()) > 0 ? ready : options().last()).click();
      // What is counted next is that of the next question.
      await shown();
    }
    await summon.first().click();
  }

  /** Takes one option after the other, every time another one; true when the duel is over. */
  async function play(answers: number): Promise<boolean> {
    for (let i = 0; i < answers; i++) {
      const count = await options().count();
      if (count === 0) return (await stage.text(".prompt h2")).match(/wins|draw/) !== null;
      await options()
        .nth((i * 7) % count)
        .click();
      await shown();
    }
    return false;
  }

  async function playWhole(game: string): Promise<void> {
    await begin(game);
    expect(await play(600)).toBe(true);
    expect(await stage.page.locator(".log li").count()).toBeGreaterThan(20);
  }

  const [first, ...others] = GAMES;
  test(`a whole duel is played against the bot by clicking: ${first}`, () => playWhole(first));
  long.each(others)("a whole duel is played against the bot by clicking: %s", playWhole);

  test("the number of a duel deals the same hands again", async () => {
    const hand = () =>
      stage.page.locator(".side:not([data-far]) .line[data-zone=hand] .card").allInnerTexts();
    await begin("Rush Duel");
    const first = await hand();
    const deal = async (seed: string): Promise<readonly string[]> => {
      await stage.page.getByRole("button", { name: "New duel" }).click();
      await stage.page.getByRole("radio", { name: "Rush Duel" }).check({ force: true });
      await stage.page.getByLabel("Number of the duel").fill(seed);
      await start();
      return hand();
    };
    expect(await deal("2")).not.toEqual(first);
    expect(await deal("1")).toEqual(first);
  });

  test("a card says what can be done with it, and why the rest cannot", async () => {
    await begin("Rush Duel");
    await stage.page.locator(".side:not([data-far]) .line[data-zone=hand] .card").first().click();
    const dialog = stage.page.locator("dialog[open]");
    await dialog.locator(".card-text, .type-line").first().waitFor();
    // Not what comes first of its buttons: that may be far below the name.
    expect(await dialog.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await dialog.locator(".options button, .against").count()).toBeGreaterThan(0);
    const against = dialog.locator(".against").first();
    expect(await against.locator(".rule-id").count()).toBeGreaterThan(0);
    await stage.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  test("of the other player's cards only whose they are is said, and of hidden ones nothing", async () => {
    await beginWithSummon();
    await stage.page.getByRole("button", { name: "I am Player B" }).click();
    const dialog = stage.page.locator("dialog[open]");
    await stage.page.locator(".side[data-far] .line[data-zone=hand] .card").first().click();
    await dialog.getByText("Only the other player may know which card this is").waitFor();
    expect(await dialog.innerText()).not.toMatch(/Monster|ATK|Level/);
    await stage.page.keyboard.press("Escape");
    // A's monster, which lies there face-up, looked at by B.
    await stage.page.locator(".side[data-far] .slot .card").click();
    await dialog.getByText("That is the other player's card").waitFor();
    expect(await dialog.locator(".options, .against").count()).toBe(0);
  });

  test("of two at one screen each is asked when the other has done something, whether they can answer or not", async () => {
    await beginWithSummon();
    await stage.page.getByRole("button", { name: "I am Player B" }).click();
    await expect.poll(() => options().allInnerTexts()).toEqual(["No Trap"]);
    // Who does not care may say so.
    await stage.page.getByRole("radio", { name: "Auto", exact: true }).check({ force: true });
    await stage.page.getByRole("button", { name: "I am Player A" }).waitFor();
  });

  test("what was done is taken back, and another line can be tried from any moment", async () => {
    await begin("Yu-Gi-Oh! OCG");
    const start = await stage.text(".board");
    await options().first().click();
    await expect.poll(() => stage.text(".board")).not.toBe(start);
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => stage.text(".board")).toBe(start);
    await play(6);
    const here = await stage.text(".lines output");
    await stage.page.locator(".lines input").focus();
    await stage.page.keyboard.press("Home");
    await expect.poll(() => stage.text(".lines output")).toMatch(/^0\//);
    await stage.page.getByRole("button", { name: "Back to the newest moment" }).click();
    await expect.poll(() => stage.text(".lines output")).toBe(here);
    await stage.page.locator(".lines input").focus();
    await stage.page.keyboard.press("Home");
    await stage.page.getByText("You are looking back").waitFor();
    expect(await options().count()).toBeGreaterThan(1);
    await options().last().click();
    await expect.poll(() => stage.page.locator(".forks li").count()).toBeGreaterThan(1);
  });

  test.each([
    [1280, 900],
    [1366, 768],
  ])("the whole table is seen at once in a window of %i × %i", async (width, height) => {
    await stage.page.setViewportSize({ width, height });
    await begin("Yu-Gi-Oh! OCG", "Alone on both sides");
    await play(20);
    const page = stage.page.locator(":root");
    expect(await page.evaluate((root) => root.scrollHeight)).toBeLessThanOrEqual(height);
  });

  test("an attack is shown by an arrow, and a card says more while one looks at it", async () => {
    await begin("Rush Duel", "Alone on both sides");
    await stage.page.getByRole("radio", { name: "On", exact: true }).check({ force: true });
    const arrow = stage.page.locator(".arrows [data-kind=attack] path");
    const rather = [/^Attack .*with/, /^Normal Summon/, /^Go to the Battle Phase/];
    let chosen = "";
    for (let i = 0; i < 200 && !/^Attack .*with/.test(chosen); i++) {
      const texts = await options().allInnerTexts();
      const wanted = rather.map((words) => texts.findIndex((text) => words.test(text)));
      const text = texts[wanted.find((one) => one >= 0) ?? texts.length - 1] ?? "";
      // What was read may still have been the list of the answer before: then it is read again.
      const click = options().filter({ hasText: text }).first().click({ timeout: 2_000 });
      chosen = await click.then(
        () => text,
        () => "",
      );
    }
    await expect.poll(() => arrow.count()).toBe(2);
    const fighting = stage.page.locator(".card[data-fights]").first();
    await fighting.hover();
    await expect
      .poll(() => stage.text(".peek .peek-name"))
      .toBe(await fighting.locator(".card-name").innerText());
    await stage.page.keyboard.press("Escape");
    expect(await stage.page.locator(".peek").isVisible()).toBe(false);
  });

  test("who wants to be asked at a kind of window is, also where there is nothing to do", async () => {
    await choose("Yu-Gi-Oh! OCG", "Alone on both sides");
    for (const deck of await stage.page.locator("select").all()) await deck.selectOption("vanilla");
    await start();
    await stage.page.locator(".stops summary").click();
    await stage.page.getByRole("checkbox", { name: "Standby Phase, Other’s turn" }).check();
    await stage.page.locator(".stops summary").click();
    await stage.page.getByRole("button", { name: "Go to the End Phase" }).click();
    await stage.page.locator(".midline .phase", { hasText: "Standby Phase" }).waitFor();
    expect(await stage.text(".prompt h2")).toContain("A");
  });

  test("two at one screen do not see each other's hands", async () => {
    await begin("Rush Duel", "Two at one screen");
    const hidden = await stage.page.locator(".side[data-far] .line[data-zone=hand] .card").allInnerTexts();
    expect(hidden.length).toBeGreaterThan(0);
    expect(new Set(hidden.map((name) => name.split("\n")[0]))).toEqual(new Set(["Hidden card"]));
    for (let i = 0; i < 60; i++) {
      if ((await stage.page.locator(".change-places").count()) > 0) break;
      await options().last().click();
    }
    expect(await stage.page.locator(".board").count()).toBe(0);
    await stage.page.getByRole("button", { name: "I am Player B" }).click();
    const near = () => stage.page.locator(".side:not([data-far])").getAttribute("data-seat");
    await expect.poll(near).toBe("B");
    // Looking back to where A was asked, B still sees no hand of A's, nor what A could have done.
    await stage.page.locator(".lines input").focus();
    await stage.page.keyboard.press("Home");
    await stage.page.getByRole("button", { name: "I am Player A" }).waitFor();
    expect(await near()).toBe("B");
    expect(await options().count()).toBe(0);
    const far = await stage.page.locator(".side[data-far] .line[data-zone=hand] .card").allInnerTexts();
    expect(new Set(far.map((name) => name.split("\n")[0]))).toEqual(new Set(["Hidden card"]));
  });

  test("after a break nobody sees a hand before saying who sits there", async () => {
    await begin("Rush Duel", "Two at one screen");
    // Once: whether the other player is asked then depends on the hand.
    await options().first().click();
    await stage.page.getByRole("button", { name: "New duel" }).click();
    await stage.page.getByRole("button", { name: "Go on with it" }).click();
    await stage.page.getByText("Let them sit down").waitFor();
    expect(await stage.page.locator(".board").count()).toBe(0);
    await stage.page.getByRole("button", { name: /^I am Player/ }).click();
    await options().first().waitFor();
    // What was kept is forgotten at a word.
    await stage.page.getByRole("button", { name: "New duel" }).click();
    await stage.page.getByRole("button", { name: "Clear it away" }).click();
    await stage.page.getByRole("button", { name: "Go on with it" }).waitFor({ state: "detached" });
  });

  test("a duel is there again after the page was closed", async () => {
    await begin("Duel Masters", "Alone on both sides");
    await play(8);
    const before = await stage.text(".board");
    await stage.page.reload();
    await stage.page.getByRole("button", { name: "Go on with it" }).click();
    await expect.poll(() => stage.text(".board")).toBe(before);
    // One step back is one decision, as it was before.
    const place = async () => Number(await stage.page.locator(".lines input").inputValue());
    const end = await place();
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(place).toBe(end - 1);
  });

  test("every line is there again after the page was closed, and the place that was looked at", async () => {
    await begin("Yu-Gi-Oh! OCG", "Alone on both sides");
    await play(6);
    await stage.page.locator(".lines input").focus();
    await stage.page.keyboard.press("Home");
    await stage.page.getByText("You are looking back").waitFor();
    await options().last().click();
    await expect.poll(() => stage.page.locator(".forks li").count()).toBe(2);
    await stage.page.locator(".lines input").focus();
    await stage.page.keyboard.press("Home");
    const place = await stage.text(".lines output");
    expect(place).toMatch(/^0\//);
    await stage.page.reload();
    await stage.page.getByRole("button", { name: "Go on with it" }).click();
    await expect.poll(() => stage.page.locator(".forks li").count()).toBe(2);
    expect(await stage.text(".lines output")).toBe(place);
    await stage.page.getByText("You are looking back").waitFor();
  });

  test("a link shows the same duel at the same moment to somebody else, and says so where it is not whole", async () => {
    await begin("Yu-Gi-Oh! OCG", "Alone on both sides");
    await play(12);
    await stage.page.locator(".lines input").focus();
    for (let i = 0; i < 3; i++) await stage.page.keyboard.press("ArrowLeft");
    await stage.page.getByText("You are looking back").waitFor();
    const [board, place] = [await stage.text(".board"), await stage.text(".lines output")];
    await stage.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await stage.page.getByRole("button", { name: "Share this duel" }).click();
    await stage.page.getByText("both hands and decks").waitFor();
    expect(await stage.violations()).toEqual([]);
    await stage.page.getByRole("button", { name: "Copy a link" }).click();
    await stage.page.getByText("The link is in the clipboard").waitFor();
    const link = await stage.page.evaluate(() => navigator.clipboard.readText());
    await stage.forgetAll();
    await stage.page.goto(link);
    await options().first().waitFor();
    expect([await stage.text(".board"), await stage.text(".lines output")]).toEqual([board, place]);

    await stage.page.goto("about:blank");
    await stage.page.goto(link.replace(/duel=.{40}/, "duel="));
    await stage.page.getByText("the duel in it cannot be read").waitFor();
    // The page goes on: another duel can be begun, and what is forced in it goes on by itself.
    await stage.page
      .getByRole("radio", { name: "Against a bot that plays at random" })
      .check({ force: true });
    await start();
  });

  long("a second tab says so and overwrites nothing, until it is told to", async () => {
    await begin("Rush Duel", "Alone on both sides");
    const other = await stage.secondTab();
    const warning = "This is open in another tab";
    const beginAnother = async () => {
      await other.getByRole("radio", { name: "Duel Masters" }).check({ force: true });
      await other.locator("button.primary").click();
      await other.getByText(warning).waitFor();
      await other.locator(".prompt .options button").first().click();
    };
    const game = async () => {
      const kept = await stage.kept("chainwright.table");
      return kept === "" ? undefined : JSON.parse(JSON.parse(kept).replay).game;
    };
    await expect.poll(game).toBe("rush");
    await beginAnother();
    // What is still to be written is written when the page is left.
    await other.reload();
    expect(await game()).toBe("rush");
    await beginAnother();
    expect(await stage.page.getByText(warning).count()).toBe(0);
    await other.getByRole("button", { name: "Keep this one from now on" }).click();
    await stage.page.getByText(warning).waitFor();
    await expect.poll(game).toBe("duel-masters");
    await other.close();
  });

  long("the bot that thinks answers, too", async () => {
    await begin("Rush Duel", "Against a bot that thinks");
    for (let i = 0; i < 3; i++) {
      // A whole turn of the bot can lie between.
      await options().first().waitFor({ timeout: 60_000 });
      await options().last().click();
    }
    await stage.page.locator(".log", { hasText: "B draws" }).waitFor();
  });

  test("a file that is no deck, and one that is no duel, are refused with the reason", async () => {
    await stage.open("#/table?lang=en");
    const [deck, duel] = [
      stage.page.locator("input[type=file]").first(),
      stage.page.locator("input[type=file]").last(),
    ];
    await deck.setInputFiles({
      name: "my.ydk",
      mimeType: "text/plain",
      buffer: Buffer.from("#main\n123\nfoo\n"),
    });
    await stage.page.locator("button.primary").click();
    expect(await stage.text('[role="alert"]')).toContain(
      "my.ydk: line 3: “foo” is neither a card nor a comment",
    );
    await duel.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{") });
    await expect.poll(() => stage.text('[role="alert"]')).toContain("cannot be opened");
  });

  describe.each(languages)("in %s", (lang) => {
    inEach("axe finds nothing wrong, and nothing is wider than a phone", async () => {
      await stage.open(`#/table?lang=${lang}&seed=1`);
      expect(await stage.violations(), "before the duel").toEqual([]);
      await stage.page.getByRole("radio", { name: WORDS[lang].table.seatings.random }).check({ force: true });
      await start();
      await play(10);
      expect(await stage.violations(), "in the duel").toEqual([]);
      await stage.page.setViewportSize({ width: 360, height: 780 });
      expect(await stage.overhang()).toBe(0);
      expect(await stage.text("main")).not.toMatch(/\b[a-z]+\.[a-z][a-zA-Z-]+\b|\{[a-z]+\}|undefined|NaN/);
    });
  });
});
