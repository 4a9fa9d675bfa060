import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import initSqlJs from "sql.js";
import { describe, expect } from "vitest";
import { inBrowser, inEach, languages, long, test } from "../in-browser.ts";

/** A database as EDOPro ships it, with a card that can be played, one that cannot be read, and one that is broken. */
async function database(): Promise<Uint8Array> {
  const sql = await initSqlJs();
  const made = new sql.Database();
  const spell = (id: number, type: number): string => `(${id},3,0,0,${type},0,0,0,0,0,0)`;
  made.run(
    `CREATE TABLE datas(id integer primary key,ot,alias,setcode,type,atk,def,level,race,attribute,category);
     CREATE TABLE texts(id integer primary key,name,desc);
     INSERT INTO datas VALUES ${[spell(900000001, 2), spell(900000002, 2), spell(900000003, 0)].join(",")};
     INSERT INTO texts VALUES (900000001,'Two Pebbles','Draw 2 cards.'),
       (900000002,'Song of Stones','Sing a song.'),(900000003,'Nothing','Draw 1 card.');`,
  );
  const bytes = made.export();
  made.close();
  return bytes;
}

const VANILLA = readFileSync(
  fileURLToPath(new URL("../../../../decks/vanilla.ydk", import.meta.url)),
  "utf8",
);

const PEBBLES = `id: PEBBLES
title: Two pebbles
game: ocg
players: { A: { hand: [Two Pebbles], deck: [Gemini Elf, Gemini Elf] }, B: {} }
plays:
  - A: { activate: Two Pebbles }
  - resolve
expect:
  - hand: { A: [Gemini Elf, Gemini Elf] }
`;

/** A picture of one transparent point. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Other cards: brought as a file, kept by the browser, found, read and played. */
inBrowser("other cards", (stage) => {
  const panel = () => stage.page.locator(".pools").first();

  async function choose(name: string, bytes: Uint8Array): Promise<void> {
    await panel().evaluate((box: HTMLDetailsElement) => {
      box.open = true;
    });
    await panel()
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
  }

  test("a cards.cdb that is dropped is read, kept, found again after a reload, and played", async () => {
    await stage.open("#/cards?lang=en");
    const data = await stage.page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], "cards.cdb"));
        return transfer;
      },
      [...(await database())],
    );
    await stage.page.dispatchEvent(".reader", "drop", { dataTransfer: data });
    await panel().getByText("cards.cdb: 2 cards read.").waitFor();
    expect(await panel().innerText()).toContain("2 cards, 1 wholly read, 1 can be played");
    expect(await panel().innerText()).toContain("id 900000003: Nothing: This is no Monster, Spell or Trap");

    await stage.page.reload();
    await stage.page.getByRole("searchbox").fill("pebbles");
    await stage.page.locator(".card-list a", { hasText: "Two Pebbles" }).click();
    await stage.page.locator(".reading").waitFor();
    expect(await stage.page.locator('mark[data-part="unread"]').count()).toBe(0);
    await stage.open("#/cards/Song%20of%20Stones?lang=en&game=ocg");
    await stage.page.locator('mark[data-part="unread"]').waitFor();

    await stage.open("#/editor?lang=en");
    await stage.page.locator(".cm-content").click();
    await stage.page.keyboard.press("ControlOrMeta+a");
    await stage.page.keyboard.insertText(PEBBLES);
    await stage.page.locator(".steps-list", { hasText: "Two Pebbles" }).waitFor();
    await stage.page.locator('.expectation[data-ok="true"]').waitFor();
  });

  test("a card of the file is played at the table, also after a break", async () => {
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", await database());
    await panel().getByText("cards.cdb: 2 cards read.").waitFor();
    await stage.open("#/editor?lang=en");
    await stage.page.locator(".cm-content").click();
    await stage.page.keyboard.press("ControlOrMeta+a");
    await stage.page.keyboard.insertText(PEBBLES);
    await stage.page.locator(".steps-list", { hasText: "Two Pebbles" }).waitFor();
    await stage.page.getByRole("button", { name: "Play on from here" }).click();
    const options = stage.page.locator(".prompt .options button");
    await options.filter({ hasText: "Activate “Two Pebbles”" }).click();
    const hand = stage.page.locator(".side[data-seat=A] .line[data-zone=hand] .card");
    await expect.poll(() => hand.count()).toBe(2);
    await stage.page.reload();
    await stage.page.getByRole("button", { name: "Go on with it" }).click();
    await expect.poll(() => hand.count()).toBe(2);
    await stage.page.locator(".pile[data-zone=graveyard]", { hasText: "Two Pebbles" }).waitFor();
  });

  test("a duel with a card that cannot be carried out begins only when that is known", async () => {
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", await database());
    await panel().getByText("cards.cdb: 2 cards read.").waitFor();
    await stage.open("#/table?lang=en");
    const list = (card: string) => VANILLA.replace("#extra", `3 ${card}\n#extra`);
    const bring = (card: string) =>
      stage.page
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: `${card}.ydk`, mimeType: "text/plain", buffer: Buffer.from(list(card)) });
    await bring("Song of Stones");
    await stage.page.locator("button.primary").click();
    await stage.page.getByRole("alert").getByText("Song of Stones").waitFor();
    expect(await stage.page.getByRole("alert").innerText()).toContain("Deck of A: 3 of 43 cards in part.");
    expect(await stage.page.locator(".duel").count()).toBe(0);
    await bring("Two Pebbles");
    // What was said of the other deck is over, and so is the duel with it.
    await stage.page.getByRole("alert").waitFor({ state: "detached" });
    await stage.page.locator("button.primary").click();
    await stage.page.locator(".prompt .options button").first().waitFor();
  });

  test("what is done by hand of a card is struck out, and said in the log and of a question", async () => {
    const song = "If this card is sent to the GY: Sing a song.";
    const card = {
      name: { en: "Singer" },
      ...{ kind: "Monster", types: ["Beast", "Effect"], attribute: "EARTH", level: 4, atk: 1000, def: 1000 },
      text: { en: `${song} Once per turn: You can draw 1 card.` },
    };
    await stage.open("#/cards?lang=en");
    await choose("songs.jsonl", Buffer.from(JSON.stringify(card)));
    await panel().getByText("songs.jsonl: 1 card read.").waitFor();
    await stage.open("#/editor?lang=en");
    await stage.page.locator(".cm-content").click();
    await stage.page.keyboard.press("ControlOrMeta+a");
    await stage.page.keyboard.insertText(`id: SONG
title: A song
game: ocg
players: { A: { hand: [Singer] }, B: {} }
plays:
  - can: { player: A, summon: Singer }
  - A: { summon: Singer }
`);
    const note = stage.page.locator(".expectation p.by-hand");
    expect(await note.innerText()).toBe(`Of “Singer” this is done by hand: “${song}”.`);
    await stage.page.locator(".steps-list button", { hasText: "A Normal Summons “Singer”" }).click();
    await stage.page.locator(".explanation button.by-hand").click();
    await expect.poll(() => stage.page.locator("dialog .card-text s").innerText()).toBe(song);
  });

  test("what a card is not carried out of is done by hand at the table, and undone", async () => {
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", await database());
    await panel().getByText("cards.cdb: 2 cards read.").waitFor();
    await stage.open("#/table?lang=en&seed=1");
    await stage.page.getByRole("radio", { name: "Alone on both sides" }).check({ force: true });
    const deck = { name: "songs.ydk", mimeType: "text/plain" };
    const buffer = Buffer.from(VANILLA.replace("#extra", "3 Song of Stones\n#extra"));
    await stage.page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ ...deck, buffer });
    await stage.page.locator("button.primary").click();
    await stage.page.getByRole("button", { name: "Begin all the same" }).click();
    const end = stage.page.locator(".prompt .options button", { hasText: "End Phase" });
    await end.waitFor();
    await stage.page.getByRole("button", { name: "By hand" }).click();
    const say = async (deed: string): Promise<void> => {
      await stage.page.getByLabel("What is done").fill(deed);
      await stage.page.getByRole("button", { name: "Do it" }).click();
    };
    await say("sing");
    await stage.page.getByText("This says nothing that can be done by hand").waitFor();
    await say("lp -1000");
    const lp = stage.page.locator(".side[data-seat=A] .lp");
    await expect.poll(() => lp.innerText()).toContain("7000");
    await stage.page.locator(".log", { hasText: "By hand, as both players agree:" }).waitFor();
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => lp.innerText()).toContain("8000");
  });

  long("a browser without room for the cards says so, and has them until the page is left", async () => {
    await stage.page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", await database());
    await panel().getByText("no room to keep these cards").waitFor();
    await stage.page.getByRole("searchbox").fill("pebbles");
    await stage.page.locator(".card-list a", { hasText: "Two Pebbles" }).waitFor();
    await stage.page.reload();
    await panel().locator("summary", { hasText: "Other cards" }).waitFor();
    expect(await panel().locator(".pool-list li").count()).toBe(0);
  });

  test("in a deck a card of the file counts, and one that is not read is not played", async () => {
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", await database());
    await panel().getByText("cards.cdb: 2 cards read.").waitFor();
    await stage.open("#/decks?lang=en");
    await stage.page.locator(".deck-exchange textarea").fill("3 Two Pebbles\n3 Song of Stones\n");
    await stage.page.locator(".deck-exchange button[type=submit]").click();
    await expect.poll(() => stage.text(".deck-part")).toContain("6 cards");
    expect(await stage.text(".deck-faults")).not.toContain("Two Pebbles");
  });

  test("a broken file says why, and the page goes on", async () => {
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", (await database()).slice(0, 3000));
    await panel().getByText("no cards could be taken").waitFor();
    expect(await panel().innerText()).toContain("no SQLite database, or a damaged one");
    await choose("cards.json", new TextEncoder().encode('{"data": ['));
    await panel().getByText("no valid JSON").waitFor();
    await stage.page.getByRole("searchbox").fill("Dimensional");
    await stage.page.locator(".card-list a", { hasText: "Dimensional Alchemist" }).waitFor();
  });

  long("where the reading itself fails that is said, and another file can be read", async () => {
    await stage.page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Object.assign(Worker.prototype, {
        postMessage() {
          Object.assign(Worker.prototype, { postMessage });
          throw new Error("no worker today");
        },
      });
    });
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", await database());
    await panel().getByText("no worker today").waitFor();
    await choose("cards.cdb", await database());
    await panel().getByText("cards.cdb: 2 cards read.").waitFor();
  });

  test("a pool that is removed is gone", async () => {
    await stage.open("#/cards?lang=en");
    await choose("cards.cdb", await database());
    await panel().getByRole("button", { name: "Remove: cards.cdb" }).click();
    await expect.poll(() => panel().locator(".pool-list li").count()).toBe(0);
    await stage.open("#/cards/Two%20Pebbles?lang=en");
    expect(await stage.text('[role="alert"]')).toContain("Two Pebbles");
  });

  long("pictures come from where the reader says, and from nowhere before", async () => {
    const asked: string[] = [];
    await stage.page.route("https://pictures.example/**", (route) => {
      asked.push(route.request().url());
      // Of Sangan there is none: what comes is no picture.
      const isKnown = !route.request().url().endsWith("/26202165.png");
      return route.fulfill({ contentType: "image/png", body: isKnown ? PIXEL : Buffer.from("none") });
    });
    const pictures = () => stage.page.locator(".pools", { hasText: "Pictures of cards" });
    await stage.open("#/cards/Gemini%20Elf?lang=en&game=ocg");
    await stage.page.locator("article").waitFor();
    expect(await stage.page.locator("img.picture").count()).toBe(0);
    await pictures().locator("summary").click();
    await pictures().getByLabel("Address, with {passcode} in it").fill("https://pictures.example/card.png");
    await pictures().getByRole("button", { name: "Use this address" }).click();
    await pictures().getByText("has {passcode} in it").last().waitFor();
    expect(asked).toEqual([]);
    await pictures()
      .getByLabel("Address, with {passcode} in it")
      .fill("https://pictures.example/{passcode}.png");
    await pictures().getByRole("button", { name: "Use this address" }).click();
    await stage.page.getByRole("img", { name: "Picture of Gemini Elf" }).waitFor();
    expect(await stage.violations()).toEqual([]);

    await stage.open("#/scenario/EX-OCG-02?lang=en");
    await stage.page.reload();
    await stage.page.locator('.card[data-card="Dimensional Alchemist"] img.picture').first().waitFor();
    await stage.open("#/cards/Sangan?lang=en&game=ocg");
    await stage.page.locator("article").waitFor();
    await expect.poll(() => asked).toContain("https://pictures.example/26202165.png");
    await expect.poll(() => stage.page.locator("img.picture").count()).toBe(0);
    await pictures().locator("summary").click();
    await pictures().getByRole("button", { name: "No pictures" }).click();
    await stage.open("#/cards/Gemini%20Elf?lang=en&game=ocg");
    await stage.page.locator("article").waitFor();
    expect(await stage.page.locator("img.picture").count()).toBe(0);
  });

  long("a folder gives pictures for this visit where the browser cannot keep it", async () => {
    await stage.page.addInitScript("delete window.showDirectoryPicker");
    const folder = mkdtempSync(join(tmpdir(), "chainwright-pictures-"));
    writeFileSync(join(folder, "69140098.png"), PIXEL);
    await stage.open("#/cards/Gemini%20Elf?lang=en&game=ocg");
    await stage.page.locator(".pools summary").last().click();
    await stage.page.getByLabel("A folder, for this visit").setInputFiles(folder);
    await stage.page.getByRole("img", { name: "Picture of Gemini Elf" }).waitFor();
    rmSync(folder, { recursive: true });
  });

  describe.each(languages)("in %s", (lang) => {
    inEach("axe finds nothing wrong, and nothing is wider than a phone", async () => {
      await stage.open(`#/cards?lang=${lang}`);
      await choose("cards.cdb", await database());
      await panel().locator(".pool-list li").waitFor();
      expect(await stage.violations()).toEqual([]);
      await stage.page.setViewportSize({ width: 360, height: 780 });
      expect(await stage.overhang()).toBe(0);
    });
  });
});
