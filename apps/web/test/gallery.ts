import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { LANGUAGES, type Stage } from "./stage.ts";

const SCENARIOS = fileURLToPath(new URL("../../../scenarios", import.meta.url));

/** How many scenarios there are. */
export const SCENARIO_COUNT = readdirSync(SCENARIOS, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".yaml"),
).length;

/** At first a few of each game are listed; the rest is a click away. */
export async function unfold({ page }: Stage): Promise<void> {
  const more = page.locator(".entries + p button");
  expect(await more.count()).toBe(3);
  while ((await more.count()) > 0) await more.first().click();
}

/** Plays what is listed, and waits until all of it has been played and holds. */
export async function playListed(stage: Stage, timeout: number): Promise<void> {
  const count = await stage.page.locator(".entry").count();
  await stage.page.getByRole("button", { name: "Play all" }).click();
  await expect.poll(() => stage.text(".summary"), { timeout }).toContain(`${count} of ${count} played hold`);
  expect(await stage.page.locator('[data-status]:not([data-status="held"])').count()).toBe(0);
}

/** Looks at the gallery, and at one of so many of its links (each language at another), in a window of 360 px. */
export async function nothingOverhangs(
  stage: Stage,
  lang: (typeof LANGUAGES)[number],
  every: number,
): Promise<void> {
  await stage.page.setViewportSize({ width: 360, height: 780 });
  await stage.open(`#/?lang=${lang}`);
  await unfold(stage);
  expect(await stage.overhang(), "gallery").toBe(0);
  const links = await stage.page
    .locator(".entry a")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  for (const link of links.filter((_, i) => i % every === LANGUAGES.indexOf(lang))) {
    await follow(stage, `${link}&step=3`);
    expect(await stage.overhang(), link).toBe(0);
  }
}

/** Goes to another place without loading the page anew, as a click would, and waits until it is drawn. */
async function follow({ page }: Stage, hash: string): Promise<void> {
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
