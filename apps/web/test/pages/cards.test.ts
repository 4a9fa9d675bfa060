import { describe, expect } from "vitest";
import { inBrowser, inEach, languages, long, test } from "../in-browser.ts";
import { WORDS } from "../stage.ts";

/** The card reader. */
inBrowser("card reader", (stage) => {
  test("finds a card by its name in any language, and by words of its text", async () => {
    await stage.open("#/cards?lang=en");
    const list = stage.page.locator(".card-list a");
    for (const query of ["dimensional alch", "차원합성사", "次元合成師", "add that target to your hand"]) {
      await stage.page.getByRole("searchbox").fill("no such thing");
      await expect.poll(() => list.count()).toBe(0);
      await stage.page.getByRole("searchbox").fill(query);
      await list.filter({ hasText: "Dimensional Alchemist" }).waitFor();
      expect(await list.count()).toBeLessThan(60);
    }
    await list.filter({ hasText: "Dimensional Alchemist" }).click();
    await stage.page.locator(".reading").waitFor();
    expect(stage.page.url()).toContain("#/cards/Dimensional%20Alchemist");
    expect(await stage.page.getByRole("searchbox").inputValue()).toBe("add that target to your hand");
  });

  long("while texts are still being indexed it says that only names are searched", async () => {
    // As with a pool so big that it takes a while.
    await stage.page.addInitScript(() => {
      const soon = window.setTimeout;
      Object.assign(window, {
        setTimeout: (then: () => void, ms = 0, ...rest: unknown[]) => soon(then, ms || 1500, ...rest),
      });
    });
    await stage.open("#/cards?lang=en");
    await stage.page.getByRole("searchbox").fill("mirror");
    const only = stage.page.locator(".summary", { hasText: "Only names are searched as yet" });
    await only.waitFor();
    await only.waitFor({ state: "detached" });
  });

  test("says what each part is and what follows from the words", async () => {
    await stage.open("#/cards/Dimensional%20Alchemist?lang=en&game=ocg");
    const effects = stage.page.locator(".sentences > li");
    expect(await effects.count()).toBe(2);
    expect(await effects.nth(0).innerText()).not.toContain("miss the timing");
    const second = await effects.nth(1).innerText();
    for (const said of [
      "Trigger Effect",
      "optional",
      "can miss the timing",
      "targets",
      "target 1 of your banished",
    ])
      expect(second).toContain(said);
    await stage.page.locator(".shown-by a").first().waitFor();
  });

  test("reads what is pasted, and marks what it cannot read", async () => {
    await stage.open("#/cards?lang=en");
    const paste = stage.page.getByLabel("Text, in English");
    await paste.fill("If this card is destroyed: Draw 1 card.");
    await stage.page.locator(".facts", { hasText: "does not miss the timing" }).waitFor();
    expect(await stage.page.locator('mark[data-part="unread"]').count()).toBe(0);
    await paste.fill("Draw 1 card, whatever the weather says.");
    await stage.page.locator('mark[data-part="unread"]').first().waitFor();
    expect(await stage.text(".reading .notice")).toContain("not understood");
  });

  test("a card that there is not is said to be none", async () => {
    await stage.open("#/cards/No%20Such%20Card?lang=en");
    expect(await stage.text('[role="alert"]')).toContain("No Such Card");
  });

  describe.each(languages)("in %s", (lang) => {
    inEach("why words are not understood is said in the reader's language", async () => {
      await stage.open(`#/cards?lang=${lang}`);
      await stage.page.locator(".pasted textarea").fill("Draw 1 card, whatever it says.");
      await stage.page.getByText(WORDS[lang].reader.unreadFaults.word("whatever")).waitFor();
    });

    inEach("axe finds nothing wrong, and nothing is wider than a phone", async () => {
      await stage.open(`#/cards/Dimensional%20Alchemist?lang=${lang}`);
      expect(await stage.violations()).toEqual([]);
      await stage.page.setViewportSize({ width: 360, height: 780 });
      expect(await stage.overhang()).toBe(0);
      expect(await stage.text("main")).not.toMatch(/\breading\.[a-z]|\{[a-z]+\}|undefined|NaN/);
    });
  });
});
