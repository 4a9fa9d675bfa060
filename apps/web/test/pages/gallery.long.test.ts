import { expect } from "vitest";
import { nothingOverhangs, playListed, SCENARIO_COUNT, unfold } from "../gallery.ts";
import { inBrowser, long } from "../in-browser.ts";
import { LANGUAGES } from "../stage.ts";

const MINUTE = 60_000;

/** All of the gallery, which `scenarios.test.ts` has a share of. */
inBrowser("the whole gallery", (stage) => {
  long("plays all scenarios, and they hold", { timeout: 6 * MINUTE }, async () => {
    await stage.open("#/?lang=en");
    await unfold(stage);
    expect(await stage.page.locator(".entry").count()).toBe(SCENARIO_COUNT);
    await playListed(stage, 5 * MINUTE);
  });

  long.each(LANGUAGES)("is nowhere wider than a window of 360 px, in %s", { timeout: 6 * MINUTE }, (lang) =>
    nothingOverhangs(stage, lang, 12),
  );
});
