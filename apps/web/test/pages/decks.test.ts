import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect } from "vitest";
import { inBrowser, inEach, languages, long, test } from "../in-browser.ts";

const VANILLA = readFileSync(
  fileURLToPath(new URL("../../../../decks/vanilla.ydk", import.meta.url)),
  "utf8",
);

/** The decks: brought in and taken out, checked by the rules, tried by hands, played. */
inBrowser("decks", (stage) => {
  const main = () => stage.page.locator(".deck-part").first();
  const mark = () => stage.text(".deck-faults .mark");

  async function bring(text: string): Promise<void> {
    await stage.page.locator(".deck-exchange textarea").fill(text);
    await stage.page.locator(".deck-exchange button[type=submit]").click();
  }

  test("a list is imported, and its faults are said with the reasons", async () => {
    await stage.open("#/decks?lang=en");
    await bring("#main\n4 Gemini Elf\n2 Vorse Raidr\nnonsense\n");
    await expect.poll(() => main().innerText()).toContain("6 cards");
    const faults = await stage.text(".deck-faults");
    expect(faults).toContain("at least 40");
    expect(faults).toContain("Gemini Elf; at most 3");
    expect(faults).toContain("Did you mean “Vorse Raider”?");
    expect(await stage.text(".deck-exchange [role=alert]")).toContain("line 4");
    await stage.page.getByRole("button", { name: "Remove Gemini Elf from the Main Deck" }).click();
    await expect.poll(() => stage.text(".deck-faults")).not.toContain("Gemini Elf");
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => stage.text(".deck-faults")).toContain("Gemini Elf");
  });

  test("a deck of another game says which, and goes there", async () => {
    await stage.open("#/decks?lang=en");
    await bring("Dragon Merchant\nDragorite\n3 The Dragias\n");
    await stage.page.getByText("Most of these cards are of Rush Duel.").waitFor();
    await stage.page.getByRole("button", { name: "Make it a deck of Rush Duel" }).click();
    await expect.poll(() => main().innerText()).toContain("The Dragias");
    expect(await stage.text(".deck-faults")).not.toContain("No card is known");
    // That can be taken back, too, and done again.
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await stage.page.getByRole("button", { name: "Make it a deck of Rush Duel" }).click();
    await expect.poll(() => main().innerText()).toContain("The Dragias");
    await stage.page.getByRole("radio", { name: "Yu-Gi-Oh! OCG" }).check({ force: true });
    await expect.poll(() => main().innerText()).toContain("0 cards");
  });

  test("a deck goes out as a link and comes back by it", async () => {
    await stage.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await stage.open("#/decks?lang=en");
    await bring(VANILLA);
    await expect.poll(mark).toBe("The rules allow this deck.");
    const before = await main().innerText();
    await stage.page.getByRole("button", { name: "Copy a ydke:// link" }).click();
    await stage.page.getByText("It is in the clipboard").waitFor();
    const link = await stage.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^ydke:\/\/[\w+/]+=*!/);
    await stage.page.getByRole("button", { name: "Empty the deck" }).click();
    await expect.poll(() => main().innerText()).toContain("0 cards");
    await bring(link.slice(0, 30));
    await expect.poll(() => stage.text(".deck-exchange [role=alert]")).toContain("three parts");
    await bring(link);
    await expect.poll(() => main().innerText()).toBe(before);
    const [file] = await Promise.all([
      stage.page.waitForEvent("download"),
      stage.page.getByRole("button", { name: "Save as .ydk" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("ocg.ydk");
    expect(readFileSync(await file.path(), "utf8")).toContain("# Gemini Elf\n69140098\n");
  });

  test("cards are found and added by keyboard, and are there again after a reload", async () => {
    await stage.open("#/decks?lang=en");
    await stage.page.getByRole("radio", { name: "Rush Duel" }).check({ force: true });
    await stage.page.locator(".deck-add input").fill("Dragias");
    await stage.page.keyboard.press("Enter");
    await stage.page.keyboard.press("Enter");
    await expect.poll(() => main().innerText()).toContain("2 cards");
    await stage.page.getByRole("button", { name: "Copy a ydke:// link" }).click();
    await stage.page.getByText("holds passcodes only").waitFor();
    await stage.page.reload();
    await expect.poll(() => main().innerText()).toContain("2 cards");
  });

  test("a hand is drawn by its number, and the deck is taken to the table", async () => {
    await stage.open("#/decks?lang=en");
    await bring(VANILLA);
    const hand = () => stage.page.locator(".deck-hand li").allInnerTexts();
    await expect.poll(async () => (await hand()).length).toBe(5);
    const first = await hand();
    await stage.page.getByRole("button", { name: "Draw again" }).click();
    await expect.poll(hand).not.toEqual(first);
    await stage.page.locator(".deck-hand input").fill("1");
    await expect.poll(hand).toEqual(first);
    await stage.page.getByRole("link", { name: "Play with this deck" }).click();
    await stage.page.locator(".table-setup").waitFor();
    expect(await stage.page.locator("select").first().locator("option:checked").innerText()).toContain(
      "Your deck",
    );
    await stage.page.locator("button.primary").click();
    await stage.page.locator(".prompt .options button").first().waitFor();
  });

  test("cards are dragged into the deck, to its side and out of it", async () => {
    await stage.open("#/decks?lang=en");
    await stage.page.locator(".deck-add input").fill("Gemini Elf");
    const found = stage.page.locator(".deck-add");
    const side = stage.page.locator(".deck-part").last();
    await stage.drag(found.locator("li", { hasText: "Gemini Elf" }), main());
    await expect.poll(() => main().innerText()).toContain("1 card");
    await stage.drag(main().locator("li").first(), side);
    await expect.poll(() => side.innerText()).toContain("1 card");
    expect(await main().innerText()).toContain("0 cards");
    await stage.drag(side.locator("li").first(), found);
    await expect.poll(() => side.innerText()).toContain("0 cards");
  });

  test("several decks are kept by name, and all of them can be played", async () => {
    await stage.open("#/decks?lang=en");
    await bring(VANILLA);
    await stage.page.getByLabel("Name").fill("Plain");
    await stage.page.getByRole("button", { name: "Copy it" }).click();
    await expect.poll(() => stage.page.getByLabel("Name").inputValue()).toBe("Plain (copy)");
    await stage.page.getByRole("button", { name: "New deck" }).click();
    await expect.poll(() => main().innerText()).toContain("0 cards");
    await bring("3 Gemini Elf");
    await stage.page.reload();
    await expect.poll(() => main().innerText()).toContain("3 cards");
    await stage.page.locator(".shelf-bar select").selectOption("Plain (copy)");
    await expect.poll(() => main().innerText()).toContain("40 cards");
    await stage.page.getByRole("button", { name: "Delete this deck" }).click();
    await expect.poll(() => main().innerText()).toContain("3 cards");
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => main().innerText()).toContain("40 cards");
    await stage.page.getByRole("link", { name: "Play with this deck" }).click();
    await stage.page.locator(".table-setup").waitFor();
    const offered = await stage.page.locator("select").first().locator("option").allInnerTexts();
    expect(offered.slice(0, 3)).toEqual(["Plain (copy)", "Your deck", "Plain"]);
  });

  long("a second tab says so and overwrites nothing, until it is told to", async () => {
    await stage.open("#/decks?lang=en");
    await bring("3 Gemini Elf");
    const kept = () => stage.kept("chainwright.decks");
    await expect.poll(kept).toContain("Gemini Elf");
    const other = await stage.secondTab();
    const warning = "This is open in another tab";
    await other.getByText(warning).waitFor();
    const change = async () => {
      await other.locator(".deck-exchange textarea").fill("2 Vorse Raider");
      await other.locator(".deck-exchange button[type=submit]").click();
      await other.getByText("2 cards").first().waitFor();
    };
    await change();
    // At the latest now it would have been kept.
    await other.reload();
    await other.getByText("3 cards").first().waitFor();
    await other.getByText(warning).waitFor();
    await change();
    await other.getByRole("button", { name: "Keep this one from now on" }).click();
    await stage.page.getByText(warning).waitFor();
    await expect.poll(kept).toContain("Vorse Raider");
    await other.close();
  });

  test("what nobody changed is not written anew, whatever cannot be read in it", async () => {
    await stage.page.addInitScript(() => {
      const deck = { main: [{ name: "Gemini Elf", copies: 3 }, { name: 7 }], extra: [], side: [] };
      const shelf = { drafts: [{ name: "Old", deck }], open: 0 };
      // As an earlier version of the page kept it.
      const old = JSON.stringify({ game: "ocg", shelves: { ocg: shelf } });
      localStorage["chainwright.decks"] ??= old;
      const written: string[] = [];
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (text, key) {
        if (key === "chainwright.decks" && text !== old) written.push(text);
        return put.call(this, text, key);
      };
      Object.assign(window, { written });
    });
    await stage.open("#/decks?lang=en");
    await expect.poll(() => main().innerText()).toContain("3 cards");
    await bring("1 Vorse Raider");
    // Nothing was written before this.
    await expect.poll(() => stage.page.evaluate("written[0]")).toContain("Vorse Raider");
  });

  test("a browser without room says so, and the page goes on", async () => {
    await stage.page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await stage.open("#/decks?lang=en");
    await bring("1 Gemini Elf");
    await stage.page.getByText("cannot keep this deck").waitFor();
    await expect.poll(() => main().innerText()).toContain("1 card");
  });

  describe.each(languages)("in %s", (lang) => {
    inEach("axe finds nothing wrong, and nothing is wider than a phone", async () => {
      await stage.open(`#/decks?lang=${lang}`);
      expect(await stage.violations(), "empty").toEqual([]);
      await bring("#main\n4 Gemini Elf\n5\nnonsense\n!side\n1 Vorse Raider\n");
      await stage.page.locator(".deck-exchange [role=alert]").waitFor();
      await stage.page.locator(".deck-add input").fill("Dragon");
      await stage.page.locator(".deck-add li").first().waitFor();
      expect(await stage.violations()).toEqual([]);
      await stage.page.emulateMedia({ colorScheme: "dark" });
      expect(await stage.violations(), "dark").toEqual([]);
      await stage.page.setViewportSize({ width: 360, height: 780 });
      expect(await stage.overhang()).toBe(0);
      expect(await stage.text("main")).not.toMatch(/undefined|NaN|\[object/);
    });
  });
});
