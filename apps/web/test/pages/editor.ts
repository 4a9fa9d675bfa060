import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Stage } from "../stage.ts";

const EXAMPLE = readFileSync(
  fileURLToPath(new URL("../../../../scenarios/ocg/EX-OCG-02.yaml", import.meta.url)),
  "utf8",
);

/** The editor: a scenario written by hand, its mistakes, its link. */
export function editor(stage: Stage): void {
  const field = () => stage.page.locator(".cm-content");

  async function write(text: string): Promise<void> {
    await field().click();
    await stage.page.keyboard.press("ControlOrMeta+a");
    await stage.page.keyboard.insertText(text);
  }

  test("what stands there at first holds, and is answered while one types", async () => {
    await stage.open("#/editor?lang=en");
    await stage.page.locator(".expectation").first().waitFor();
    expect(await stage.page.locator('.expectation[data-ok="false"]').count()).toBe(0);
    await write(EXAMPLE);
    await stage.page.locator(".steps-list", { hasText: "Raigeki Break" }).waitFor();
    await stage.page.locator(".variants button").nth(1).click();
    await stage.page.locator('.variants button[aria-current="true"]', { hasText: "As link 1" }).waitFor();
  });

  test("a mistake is said with its place and what was meant", async () => {
    await stage.open("#/editor?lang=en");
    await write(EXAMPLE.replace("monsters: [Dimensional Alchemist]", "monsters: [Dimensional Alchemis]"));
    const alert = stage.page.locator(".editor [role=alert]");
    await alert.waitFor();
    const said = await alert.innerText();
    expect(said).toContain("Line 11");
    expect(said).toContain("Dimensional Alchemist");
    await stage.page.locator(".cm-lintRange-error").first().waitFor();
    await write("id: [");
    await expect.poll(() => alert.innerText()).toContain("Line");
  });

  test("what was typed is there again, and a link brings it to somebody else", async () => {
    await stage.open("#/editor?lang=en");
    await write(EXAMPLE.replace("EX-OCG-02", "MINE-1"));
    await stage.page.locator(".steps-list", { hasText: "Raigeki Break" }).waitFor();
    await stage.page.reload();
    await expect.poll(() => field().innerText()).toContain("MINE-1");
    await stage.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await stage.page.getByRole("button", { name: "Copy a link" }).click();
    await stage.page.getByText("The link is in the clipboard").waitFor();
    const link = await stage.page.evaluate(() => navigator.clipboard.readText());
    await stage.page.evaluate(() => localStorage.clear());
    await stage.page.goto("about:blank");
    await stage.page.goto(link);
    await expect.poll(() => field().innerText()).toContain("MINE-1");
  });

  test("a broken link says so, and what was there before stays", async () => {
    await stage.open("#/editor?lang=en");
    await write(EXAMPLE.replace("EX-OCG-02", "MINE-2"));
    await stage.page.goto("about:blank");
    await stage.open("#/editor?lang=en&text=AAAA");
    await stage.page.getByText("This link is not whole").waitFor();
    expect(await field().innerText()).toContain("MINE-2");
  });

  test("a scenario of the gallery is taken over", async () => {
    await stage.open("#/scenario/EX-OCG-02?lang=en");
    await stage.page.getByRole("link", { name: "Change it in the editor" }).click();
    await expect.poll(() => field().innerText()).toContain("EX-OCG-02");
    await write(EXAMPLE.replace("EX-OCG-02", "MINE-3"));
    await stage.page.reload();
    await expect.poll(() => field().innerText()).toContain("MINE-3");
  });

  describe.each(LANGUAGES)("in %s", (lang) => {
    test("axe finds nothing wrong, and nothing is wider than a phone", async () => {
      await stage.open(`#/editor?lang=${lang}`);
      await stage.page.locator(".expectation").first().waitFor();
      expect(await stage.violations()).toEqual([]);
      await stage.page.emulateMedia({ colorScheme: "dark" });
      expect(await stage.violations(), "dark").toEqual([]);
      await stage.page.setViewportSize({ width: 360, height: 780 });
      expect(await stage.overhang()).toBe(0);
    });
  });
}
