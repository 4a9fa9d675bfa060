import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect } from "vitest";
import { inBrowser, inEach, languages, test } from "../in-browser.ts";

const EXAMPLE = readFileSync(
  fileURLToPath(new URL("../../../../scenarios/ocg/EX-OCG-02.yaml", import.meta.url)),
  "utf8",
);

const LYING = `id: LYING
title: What lies there
game: ocg
rules: 2014-03-21
players:
  A: { monsters: [Breaker the Magical Warrior, Evolzar Dolkka], spells: [Black Pendant] }
  B: {}
plays: []
`;

/** The editor: a scenario written by hand, its mistakes, its link. */
inBrowser("editor", (stage) => {
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
    await stage.forgetAll();
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

  const board = () => stage.page.locator(".board-side");
  const panel = () => stage.page.locator("dialog[open]");
  const kept = () => stage.kept("chainwright.editor");

  /** A card that was searched for: while one types, other cards are found and go again. */
  const found = (name: string) => board().locator(".find-cards .plate", { hasText: name });
  const placesOf = (seat: string) =>
    board().locator(`.side[data-seat=${seat}] .slots[data-zone=monster] .slot`);

  test("cards are dragged to where they may lie, and nowhere else", async () => {
    await stage.page.setViewportSize({ width: 1280, height: 1100 });
    await stage.open("#/editor?lang=en");
    await board().getByRole("searchbox").fill("Vorse");
    await stage.drag(found("Vorse Raider"), placesOf("A").nth(2));
    await expect.poll(kept).toContain("{ card: Vorse Raider, zone: zone-3 }");
    const graveyard = board().locator(".side[data-seat=B] .pile[data-zone=graveyard]");
    await stage.drag(board().locator(".side[data-seat=A] .card[data-card='Vorse Raider']"), graveyard);
    await expect.poll(kept).toContain("graveyard: [Vorse Raider]");
    await graveyard.locator("[data-card='Vorse Raider']").waitFor();
    const before = await kept();
    await stage.drag(board().locator(".card[data-card='Raigeki Break']"), placesOf("A").nth(1));
    expect(await board().getByRole("alert").innerText()).toContain("a Trap cannot be in a Monster Zone");
    expect(await kept()).toBe(before);
    expect(await field().innerText()).toContain("graveyard: [Vorse Raider]");
  });

  test("a finger that rests on a card drags it, and one that moves at once does not", async () => {
    await stage.page.setViewportSize({ width: 800, height: 1200 });
    await stage.open("#/editor?lang=en");
    await board().getByRole("searchbox").fill("Vorse");
    await stage.swipe(found("Vorse Raider"), placesOf("A").nth(1), false);
    await stage.swipe(found("Vorse Raider"), placesOf("A").nth(2), true);
    await expect.poll(kept).toContain("{ card: Vorse Raider, zone: zone-3 }");
    // What the first had done would be there as well.
    expect((await kept()).split("Vorse Raider").length).toBe(2);
  });

  test("counters, Equip Cards, materials and history are set by hand, and what cannot be is refused there", async () => {
    await stage.open("#/editor?lang=en");
    await write(LYING);
    const card = (name: string) => board().locator(`.card[data-card="${name}"]`);
    await card("Breaker the Magical Warrior").click();
    await panel().getByLabel("Spell Counter").fill("1");
    await panel().getByLabel("Spell Counter").press("Enter");
    await expect.poll(kept).toContain("counters: { Spell Counter: 1 }");
    await panel().getByLabel("Spell Counter").fill("-3");
    await panel().getByLabel("Spell Counter").press("Enter");
    await expect.poll(() => panel().getByLabel("Spell Counter").inputValue()).toBe("1");
    await panel()
      .getByLabel(/^Summoned/)
      .selectOption("Normal Summoned");
    await expect.poll(kept).toContain("summoned: normal");
    await panel().getByLabel("It attacked this turn").check();
    await expect.poll(kept).toContain("attacked: true");
    await panel().getByLabel("Effect 2 was used this turn").check();
    await expect.poll(kept).toContain("used: [2]");
    await stage.page.keyboard.press("Escape");
    await card("Breaker the Magical Warrior").getByText("●1").waitFor();

    await card("Black Pendant").click();
    await panel().getByLabel("Equipped to").selectOption("Breaker the Magical Warrior (Player A)");
    await expect.poll(kept).toContain("equipped: Breaker the Magical Warrior");
    await stage.page.keyboard.press("Escape");

    await card("Evolzar Dolkka").click();
    await panel().getByLabel("Cards under it").fill("Nobody Knows This");
    await panel().getByRole("button", { name: "Put under it" }).click();
    await panel().getByRole("alert").getByText("Nobody Knows This").waitFor();
    await panel().getByLabel("Cards under it").fill("Gemini Elf");
    await panel().getByRole("button", { name: "Put under it" }).click();
    await expect.poll(kept).toContain("materials: [Gemini Elf]");
    expect(await panel().getByRole("alert").count()).toBe(0);
    await panel().getByRole("button", { name: "Take away" }).click();
    await expect.poll(kept).not.toContain("materials");
  });

  test("a date is typed to its end, and a number that cannot be gives way to what holds", async () => {
    await stage.open("#/editor?lang=en");
    const day = board().getByLabel("Rules of");
    await day.focus();
    await stage.page.keyboard.type("04012020", { delay: 20 });
    await expect.poll(kept).toContain("rules: 2020-04-01");
    expect(await day.evaluate((field) => field === document.activeElement)).toBe(true);
    const turn = board().getByLabel("Turn", { exact: true });
    await turn.fill("0");
    await turn.press("Enter");
    await expect.poll(() => turn.inputValue()).toBe("3");
  });

  test("a second tab says so and overwrites nothing, until it is told to", async () => {
    await stage.open("#/editor?lang=en");
    await write(EXAMPLE.replace("EX-OCG-02", "FIRST-1"));
    await expect.poll(kept).toContain("FIRST-1");
    const other = await stage.secondTab();
    const warning = "This is open in another tab";
    await other.getByText(warning).waitFor();
    const begin = async () => {
      await other.getByRole("button", { name: "Begin with the example" }).click();
      await other.locator(".cm-content", { hasText: "my-question" }).waitFor();
    };
    await begin();
    // At the latest now it would have been kept.
    await other.reload();
    await other.locator(".cm-content", { hasText: "FIRST-1" }).waitFor();
    await other.getByText(warning).waitFor();
    await begin();
    await other.getByRole("button", { name: "Keep this one from now on" }).click();
    await stage.page.getByText(warning).waitFor();
    await expect.poll(kept).toContain("my-question");
    await other.close();
  });

  test("by keyboard a card is put into a zone, what was before is said, and the engine says what can be done", async () => {
    await stage.open("#/editor?lang=en");
    const search = board().getByRole("searchbox");
    await search.focus();
    await stage.page.keyboard.type("mystical space");
    // While one types, other cards are found and go again.
    const first = board().locator(".find-cards .plate").first();
    await expect.poll(() => first.textContent()).toContain("Mystical Space Typhoon");
    await stage.page.keyboard.press("Tab");
    await stage.page.keyboard.press("Enter");
    await panel().getByRole("group", { name: "Player A" }).waitFor();
    // A Quick-Play Spell lies in no Monster Zone.
    expect(await panel().getByRole("button", { name: "Monster Zone" }).count()).toBe(0);
    await panel().getByRole("button", { name: "Spell & Trap Zone" }).first().focus();
    await stage.page.keyboard.press("Enter");
    const card = board().locator(".side[data-seat=A] .card[data-card='Mystical Space Typhoon']");
    await card.focus();
    await stage.page.keyboard.press("Enter");
    await panel().getByLabel("Face-down").focus();
    await stage.page.keyboard.press("Space");
    await panel().getByLabel("It came here this turn").focus();
    await stage.page.keyboard.press("Space");
    await expect.poll(kept).toContain("{ card: Mystical Space Typhoon, set: true, since: 3 }");
    await panel().locator(".against", { hasText: "OCG-BASIC-10" }).waitFor();
    await panel().locator(".against button", { hasText: "question" }).first().press("Enter");
    await expect
      .poll(kept)
      .toContain(
        "- cannot: { player: A, activate: Mystical Space Typhoon, at: now }\n    because: [OCG-BASIC-10]",
      );
    await stage.page.locator(".expectation[data-ok=true]", { hasText: "Mystical Space Typhoon" }).waitFor();
    // It is all there again, and somebody else gets it by link.
    await stage.page.reload();
    await board().locator(".side[data-seat=A] .card[data-card='Mystical Space Typhoon']").waitFor();
  });

  test("what is possible becomes a play, at the moment one looks at, and the position is played on from", async () => {
    await stage.open("#/editor?lang=en");
    await stage.page.locator(".steps-list button").last().click();
    const after = stage.page.locator(".analysis .side[data-seat=B] .plate[data-card='Gemini Elf']");
    expect(await after.count()).toBe(0);
    await stage.page.locator(".analysis .card[data-card='Dimensional Alchemist']").click();
    await panel().locator(".against").first().waitFor();
    await stage.page.keyboard.press("Escape");
    await stage.page.locator(".steps-list button").first().click();
    await stage.page.locator(".analysis .card[data-card='Raigeki Break']").click();
    await panel().getByRole("button", { name: "as a play" }).click();
    await expect.poll(kept).toContain("- B: { activate: Raigeki Break }");
    await stage.page.getByRole("button", { name: "Play on from here" }).click();
    await stage.page.locator(".duel .prompt .options button").first().click();
    await stage.page.locator(".log li").first().waitFor();
  });

  test("whose turn, the phase, Life Points and the day are set; an empty board begins for each game", async () => {
    await stage.open("#/editor?lang=en");
    await board().getByLabel("Phase").selectOption("battle");
    await expect.poll(kept).toContain("turn: { player: B, phase: battle }");
    await board().getByRole("radio", { name: "Player A" }).check({ force: true });
    await expect.poll(kept).toContain("turn: { player: A, phase: battle }");
    await board().getByLabel("LP: Player B").fill("500");
    await board().getByLabel("LP: Player B").press("Enter");
    await expect.poll(kept).toContain("lp: 500");
    await board().getByLabel("Rules of").fill("2020-04-01");
    await expect.poll(kept).toContain("rules: 2020-04-01");
    for (const [name, game] of [
      ["Rush Duel", "rush"],
      ["Duel Masters", "duel-masters"],
      ["Yu-Gi-Oh! OCG", "ocg"],
    ] as const) {
      await stage.page.locator(".duel-bar").getByRole("button", { name }).click();
      await expect.poll(kept).toContain(`game: ${game}`);
      await board().locator(".side[data-seat=B]").waitFor();
      // What was said of the text before may stand until the new one was tried.
      await expect.poll(() => stage.page.locator(".editor [role=alert]").count()).toBe(0);
    }
  });

  test("while the text is broken the board says where and stays as it was", async () => {
    await stage.open("#/editor?lang=en");
    await board().locator(".card[data-card='Raigeki Break']").waitFor();
    const broken = (await kept()).replace("[Gemini Elf]", "[Gemini Elf");
    await write(broken);
    await board().getByText("Until it is mended").waitFor();
    await board().locator(".card[data-card='Raigeki Break']").click();
    expect(await panel().getByRole("checkbox").count()).toBe(0);
    await stage.page.keyboard.press("Escape");
    expect(await kept()).toBe(broken);
    await write(broken.replace("[Gemini Elf", "[Gemini Elf]"));
    await board().getByText("Until it is mended").waitFor({ state: "detached" });
  });

  describe.each(languages)("in %s", (lang) => {
    inEach(
      "axe finds nothing wrong with a card's panel, and on a phone one switches between board and text",
      async () => {
        await stage.open(`#/editor?lang=${lang}`);
        await board().locator(".card[data-card='Raigeki Break']").click();
        await panel().locator(".verdicts").waitFor();
        expect(await stage.violations()).toEqual([]);
        await stage.page.setViewportSize({ width: 360, height: 780 });
        expect(await stage.overhang()).toBe(0);
        expect(await panel().innerText()).not.toMatch(/\b[a-z]+\.[a-z][a-zA-Z-]+\b|\{[a-z]+\}|undefined|NaN/);
        await stage.page.keyboard.press("Escape");
        expect(await field().isVisible()).toBe(false);
        await stage.page.locator(".sides > .choice input").last().check({ force: true });
        expect(await field().isVisible()).toBe(true);
        expect(await stage.overhang()).toBe(0);
      },
    );

    inEach("axe finds nothing wrong, and nothing is wider than a phone", async () => {
      await stage.open(`#/editor?lang=${lang}`);
      await stage.page.locator(".expectation").first().waitFor();
      expect(await stage.violations()).toEqual([]);
      await stage.page.emulateMedia({ colorScheme: "dark" });
      expect(await stage.violations(), "dark").toEqual([]);
      await stage.page.setViewportSize({ width: 360, height: 780 });
      expect(await stage.overhang()).toBe(0);
    });
  });
});
