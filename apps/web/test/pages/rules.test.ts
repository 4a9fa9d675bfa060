import { RULES } from "@chainwright/rulebook";
import { describe, expect } from "vitest";
import { inBrowser, inEach, languages, test } from "../in-browser.ts";

/** The rule book. */
inBrowser("rule book", (stage) => {
  test("has every rule, finds them by words of any language, and by game", async () => {
    await stage.open("#/rules?lang=en");
    const entries = stage.page.locator(".rule-entry");
    expect(await entries.count()).toBe(RULES.length - 1);
    const search = stage.page.getByRole("searchbox");
    for (const query of ["miss the timing", "타이밍을 놓", "タイミングを逃", "ocg-timing-01"]) {
      await search.fill("xyzzy");
      await stage.page.locator(".empty").waitFor();
      await search.fill(query);
      await stage.page.locator('[id="OCG-TIMING-01"]').waitFor();
      expect(await entries.count()).toBeLessThan(60);
    }
    await stage.page.getByRole("searchbox").fill("");
    await stage.page.getByRole("button", { name: "Rush Duel" }).click();
    await expect.poll(() => entries.count()).toBe(RULES.filter(({ game }) => game === "rush").length);
  });

  test("says what was not in force on a day", async () => {
    await stage.open("#/rules?lang=en");
    const dated = RULES.find(
      ({ from, until, tcg }) => from !== undefined && until === undefined && tcg === undefined,
    );
    const holds = () => stage.page.locator(`[id="${dated?.id}"]`).getAttribute("data-holds");
    expect(await holds()).toBe("true");
    const slider = stage.page.locator(".day input");
    await slider.focus();
    await slider.press("Home");
    await expect.poll(holds).toBe("false");
    expect(await stage.text(".day output")).not.toContain("Newest");
  });

  test("a rule leads to a scenario that shows it, which runs", async () => {
    await stage.open("#/rules/OCG-TIMING-01?lang=en");
    await stage.page.locator("#OCG-TIMING-01 .shown-by a", { hasText: "miss its timing" }).click();
    await stage.page.locator(".board").waitFor();
    expect(stage.page.url()).toContain("#/scenario/EX-OCG-02");
  });

  test("a rule that there is not is said to be none", async () => {
    await stage.open("#/rules/OCG-NONE-99?lang=en");
    expect(await stage.text('[role="alert"]')).toContain("OCG-NONE-99");
  });

  describe.each(languages)("in %s", (lang) => {
    inEach("axe finds nothing wrong, and nothing is wider than a phone", async () => {
      await stage.open(`#/rules/OCG-TIMING-01?lang=${lang}`);
      expect(await stage.violations()).toEqual([]);
      await stage.page.setViewportSize({ width: 360, height: 780 });
      expect(await stage.overhang()).toBe(0);
    });

    inEach("every chapter has a name", async () => {
      await stage.open(`#/rules?lang=${lang}`);
      const names = await stage.page.locator(".rulebook h2").allInnerTexts();
      expect(names.length).toBeGreaterThan(30);
      expect(names.filter((name) => /^(Ocg|OCG|DM|RUSH|CLASSIC)[ -][A-Z]/.test(name))).toEqual([]);
    });
  });
});
