import { describe, expect } from "vitest";
import { nothingOverhangs, playListed, SCENARIO_COUNT, unfold } from "../gallery.ts";
import { inBrowser, inEach, languages, long, test } from "../in-browser.ts";

/** A chain of two links, a variant, words that decide, and a question ("cannot"). */
const SCENARIO = "EX-OCG-02";
/** A scenario that brings a card along, whose text has to be read. */
const OWN_CARD = "CARD-garoth";
const PLAYED_MS = 80_000;
/** Of so many links of the gallery one is looked at in a narrow window. */
const WIDTH_EVERY = 1200;

/** Scenarios: the gallery, one of them step by step, dates, variants. */
inBrowser("scenarios", (stage) => {
  const open = (hash: string) => stage.open(hash);
  const text = (selector: string) => stage.text(selector);

  const gallery = (lang: string) => open(`#/?lang=${lang}`);

  async function openStep(scenario: string, step: number, rest = "lang=en"): Promise<void> {
    await open(`#/scenario/${scenario}?${rest}&step=${step}`);
    await stage.page.locator(`.step[data-step="${step}"][aria-current]`).waitFor();
  }

  async function loadsLittle(
    _: string,
    hash: string,
    there: string,
    most: number,
    later?: RegExp,
  ): Promise<void> {
    const loaded: string[] = [];
    stage.page.on("request", (request) => loaded.push(request.url()));
    await open(hash);
    await stage.page.locator(there).first().waitFor();
    expect(loaded.length).toBeGreaterThan(3);
    // A worker takes what is there already.
    const files = [...new Set(loaded)].filter((url) => !/\/cards-/.test(url) && later?.test(url) !== true);
    expect(await stage.site.sizeOf(files)).toBeLessThan(most);
  }

  test.each([
    // It grows with every scenario.
    ["the gallery", "#/?lang=en", ".entry", 183_000],
    ["a scenario", `#/scenario/${SCENARIO}?lang=en`, ".step", 500_000],
    // What reads card texts is fetched after the page, for the card that is written there.
    ["a scenario with a card of its own", `#/scenario/${OWN_CARD}?lang=en`, ".step", 595_000],
    ["the table", "#/table?lang=en", ".table-setup", 500_000],
  ])("what a link loads is small, compressed, without the cards: %s", loadsLittle);

  long.each([
    ["the editor", "#/editor?lang=en", ".board", 520_000, /text-field-/],
    // With the field comes the worker, whose reports say everything in three languages.
    ["the editor with its text", "#/editor?lang=en", ".cm-content", 630_000],
    ["the card reader", "#/cards?lang=en", ".card-list", 500_000],
    // Below what is read of it comes the list of scenarios with it.
    ["a card", "#/cards/Raigeki%20Break?lang=en", ".reading", 500_000, /details-/],
    ["the decks", "#/decks?lang=en", ".decks", 500_000],
    ["the rule book", "#/rules?lang=en", ".rule-entry", 500_000],
  ] as [string, string, string, number, RegExp?][])(
    "what a link loads is small, compressed, without the cards: %s",
    loadsLittle,
  );

  test("the gallery lists all scenarios and plays those that are found: they hold", async () => {
    await gallery("en");
    await unfold(stage);
    expect(await stage.page.locator(".entry").count()).toBe(SCENARIO_COUNT);
    expect(await stage.page.locator("[data-status]").count(), "before anybody asks").toBe(0);
    await stage.page.getByRole("searchbox").fill("OCG-TIMING-01");
    await expect.poll(() => stage.page.locator(".entry").count()).toBeLessThan(100);
    await playListed(stage, PLAYED_MS);
  });

  test("the search finds by card, rule and id, in any language", async () => {
    await gallery("en");
    const search = stage.page.getByRole("searchbox");
    for (const query of [
      "dimensional ALCHEMIST",
      "次元合成師",
      "디멘션 알케미스트",
      "타이밍을 놓친다",
      "ex-ocg-02",
    ]) {
      await search.fill(query);
      await stage.page.locator(".entry", { hasText: SCENARIO }).waitFor();
      expect(await stage.page.locator(".entry").count()).toBeLessThan(SCENARIO_COUNT);
    }
    // What is about a card comes before what it merely lies in.
    await search.fill("Battle Fader");
    await expect.poll(() => text(".entry")).toMatch(/^EX-OCG-11\s+Battle Fader/);
    await search.fill("qxzzy");
    await stage.page.locator(".empty").waitFor();
  });

  test("a scenario opens from the gallery and steps by the keyboard", async () => {
    await gallery("en");
    await stage.page.getByRole("searchbox").fill(SCENARIO);
    await stage.page.locator(".entry", { hasText: SCENARIO }).locator("> a").click();
    await stage.page.locator('.step[data-step="0"][aria-current]').waitFor();
    expect(stage.page.url()).toContain(`#/scenario/${SCENARIO}`);
    const start = await text(".board");

    await stage.page.keyboard.press("End");
    await stage.page.locator('.step[data-step="0"]:not([aria-current])').waitFor();
    expect(await text(".board")).not.toBe(start);

    await stage.page.keyboard.press("Home");
    const seen = new Set<string>();
    const last = Number((await text(".position")).split("/")[1]);
    for (let step = 1; step <= last; step += 1) {
      await stage.page.keyboard.press("ArrowRight");
      await stage.page.locator(`.step[data-step="${step}"][aria-current]`).waitFor();
      seen.add((await stage.page.locator(".explanation mark").allInnerTexts()).join(" | "));
    }
    expect(seen.size, "different words are marked at different steps").toBeGreaterThan(2);

    await stage.page.keyboard.press("ArrowLeft");
    await stage.page.locator(`.step[data-step="${last - 1}"][aria-current]`).waitFor();
    expect(stage.page.url()).toContain(`step=${last - 1}`);
  });

  long("the steps are played by themselves, up to the last", async () => {
    await stage.open("#/scenario/EX-OCG-02?lang=en&step=19");
    await stage.page.getByRole("button", { name: "Play the steps" }).click();
    await stage.page.getByRole("button", { name: "Pause" }).waitFor();
    await expect.poll(() => stage.text(".stepper output"), { timeout: 15_000 }).toBe("21/21");
    await stage.page.getByRole("button", { name: "Play the steps" }).waitFor();
  });

  test("what could not be done is said at the step at which it was asked, and at the start as the answer", async () => {
    await stage.open("#/scenario/EX-OCG-02?lang=en");
    const panel = stage.page.locator(".explanation");
    await panel.getByRole("heading", { name: "The answer" }).waitFor();
    await panel.getByRole("button", { name: "after step 21" }).first().click();
    await panel.locator(".because").getByText("OCG-TIMING-01").first().waitFor();
    // The reasons that the scenario is about come before what holds for everything.
    expect(await panel.locator(".because .sentence").first().innerText()).toContain("OCG-TIMING-01");
  });

  test("a language may be asked for before the hash", async () => {
    await stage.open("?lang=ja");
    expect(await stage.page.evaluate(() => document.documentElement.lang)).toBe("ja");
  });

  test("a card opens its text and gives the focus back", async () => {
    await openStep(SCENARIO, 6);
    const card = stage.page.locator('.board .card[data-card="Raigeki Break"]');
    await card.click();
    await stage.page.locator("dialog .card-text", { hasText: "Discard 1 card" }).waitFor();
    await stage.page.keyboard.press("Escape");
    await stage.page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("a variant is shown by its title", async () => {
    await openStep(SCENARIO, 0);
    await stage.page.locator(".variants a", { hasText: "raigeki-break-alone" }).click();
    await stage.page.locator("h1", { hasText: "lets the Alchemist trigger" }).waitFor();
    expect(stage.page.url()).toContain("variant=raigeki-break-alone");
  });

  test.each([
    ["ko", "B가 “썬더 브레이크”", "모든 시나리오"],
    ["ja", "Bが「サンダー・ブレイク」", "シナリオ一覧"],
  ])("everything is said in the reader's language: %s", async (lang, sentence, back) => {
    await openStep(SCENARIO, 6, `lang=${lang}`);
    expect(await stage.page.evaluate("document.documentElement.lang")).toBe(lang);
    expect(await text(".stepper .sentence")).toContain(sentence);
    const body = await text("body");
    expect(body).toContain(back);
    // A message that is missing shows as its key, as in "chain.title" or "{card}".
    expect(body).not.toMatch(/\b[a-z]+\.[a-z][a-zA-Z-]+\b|\{[a-z]+\}|undefined|NaN/);
    expect(body).not.toMatch(/\bseed \d/);
  });

  test("the language is changed in place", async () => {
    await openStep(SCENARIO, 6);
    await stage.page.getByRole("button", { name: "한국어" }).click();
    await stage.page.locator("html[lang=ko]").waitFor();
    expect(stage.page.url()).toContain("step=6");
    expect(await stage.page.title()).toContain("썬더 브레이크");
  });

  test("another date plays the scenario again and shows what differs", async () => {
    await openStep("EX-OCG-11", 0);
    expect(await stage.page.locator(".difference").count()).toBe(0);
    await stage.page.locator('input[type="date"]').fill("2012-05-18");
    const difference = stage.page.locator(".difference");
    await difference.waitFor();
    expect(stage.page.url()).toContain("date=2012-05-18");
    const said = await difference.innerText();
    expect(said).toContain("2012-05-19");
    expect(said).toContain("2012-05-18");
    expect(await difference.locator("li").count()).toBeGreaterThan(0);
    expect(await text(".notice.bad")).toContain("Battle Fader");
    await stage.page.getByRole("button", { name: "As in the file" }).click();
    await difference.waitFor({ state: "detached" });
  });

  test("the slider goes over the days on which something changes", async () => {
    await openStep("EX-OCG-11", 0);
    const slider = stage.page.locator('.rules-field input[type="range"]');
    await slider.focus();
    await slider.press("End");
    await expect.poll(() => text(".rules-field")).toContain("Newest rules");
    await slider.press("Home");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/19|20\d\d/);
    const first = await slider.getAttribute("aria-valuetext");
    await slider.press("ArrowRight");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).not.toBe(first);
    await stage.page.locator(".difference").waitFor();
  });

  test("a file without a day is played by the newest rules, and says so", async () => {
    await open("#/scenario/RUSH-turn?lang=en");
    expect(await text(".rules-field")).toContain("Newest rules");
    expect(await stage.page.locator(".rules-field input[type=date]").inputValue()).toBe("");
  });

  test.each([
    ["#/scenario/EX-NONE-99?lang=en", "EX-NONE-99"],
    ["#/scenario/EX-OCG-02?lang=en&variant=no-such-variant", "no-such-variant"],
    ["#/scenario/EX-OCG-02?lang=en&date=2014-13-45", "2014-13-45"],
  ])("a link that leads nowhere says so: %s", async (hash, named) => {
    await open(hash);
    expect(await text('[role="alert"]')).toContain(named);
  });

  test("a scenario is played on from the step that one looks at, and all its moments are there to go back to", async () => {
    await stage.open("#/scenario/EX-OCG-02?lang=en&step=1");
    await stage.page.locator(".steps-list button").nth(3).click();
    await stage.page.getByRole("button", { name: "Play on from here" }).click();
    await stage.page.locator(".duel .board").waitFor();
    expect(await stage.page.locator(".log li").count()).toBeGreaterThanOrEqual(3);
    const board = await stage.text(".board");
    await stage.page.locator(".prompt .options button").first().click();
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => stage.text(".board")).toBe(board);
    await stage.page.reload();
    await stage.page.getByRole("button", { name: "Go on with it" }).click();
    await expect.poll(() => stage.text(".board")).toBe(board);
    await stage.page.locator(".lines input").focus();
    await stage.page.keyboard.press("Home");
    await expect.poll(() => stage.text(".lines output")).toMatch(/^0\//);
  });

  test("a position that cannot be played on from says so", async () => {
    await stage.open("#/table?from=EX-OCG-02&variant=nonsense&lang=en");
    expect(await stage.text("[role=alert]")).toContain('no variant "nonsense"');
    await stage.page.goto("about:blank");
    await stage.open("#/table?text=AAAA&lang=en");
    expect(await stage.text("[role=alert]")).toContain("This link is not whole");
  });

  describe.each(languages)("in %s", (lang) => {
    inEach.each(["light", "dark"] as const)("axe finds nothing wrong (%s)", async (colorScheme) => {
      await stage.page.emulateMedia({ colorScheme });
      await gallery(lang);
      expect(await stage.violations(), "gallery").toEqual([]);
      await openStep(SCENARIO, 6, `lang=${lang}`);
      expect(await stage.violations(), "scenario").toEqual([]);
    });

    inEach("nothing is wider than a window of 360 px", () => nothingOverhangs(stage, lang, WIDTH_EVERY));
  });
});
