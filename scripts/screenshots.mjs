// npm run screenshots: makes the pictures in docs/screenshots, or those whose names hold one of the arguments.
import { join } from "node:path";
import { ROOT } from "./lib/run.mjs";
import { findBrowser, openBrowser, openSite } from "./lib/site.mjs";
import { ensureReady, runMain, StepError } from "./setup.mjs";

const FOLDER = join(ROOT, "docs/screenshots");
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 780 };

/** In the order in which the page offers them. */
const GAMES = ["ocg", "rush", "duel-masters"];

/** Some turns of the same duel each time. */
async function someTurns(page, game, answers) {
  await page.locator(".table-setup input[type=radio]").nth(GAMES.indexOf(game)).check({ force: true });
  await page.locator(".table-setup button.primary").click();
  const options = page.locator(".prompt .options button");
  for (let i = 0; i < answers; i += 1) {
    await options.first().waitFor();
    // What comes last among them is to pass, or to go to the next phase.
    await options.nth((await options.count()) > 2 ? 0 : i % (await options.count())).click();
  }
  await options.first().waitFor();
}

/** The first deck of the table's own, as a list. */
const DECK = ["#main", "3 Gemini Elf", "3 Vorse Raider", "2 Mystical Space Typhoon", "2 Raigeki Break"].join(
  "\n",
);

/** What a picture shows: its name, the place, the window, and what has to be done before. */
const PICTURES = [
  ["gallery-en", "#/?lang=en", WIDE, ".entry"],
  ["gallery-ko-phone", "#/?lang=ko", PHONE, ".entry"],
  ["scenario-en", "#/scenario/EX-OCG-02?lang=en&step=8", WIDE, ".step[aria-current]"],
  ["scenario-ko", "#/scenario/EX-OCG-11?lang=ko&date=2012-05-18", WIDE, ".difference"],
  ["scenario-ja-phone", "#/scenario/EX-OCG-02?lang=ja&step=8", PHONE, ".step[aria-current]"],
  ["scenario-dm-dark", "#/scenario/EX-DM-11?lang=ja&step=6", { ...WIDE, dark: true }, ".step[aria-current]"],
  ["table-en", "#/table?lang=en&seed=1", WIDE, ".table-setup", (page) => someTurns(page, "ocg", 24)],
  ["table-ja", "#/table?lang=ja&seed=1", WIDE, ".table-setup", (page) => someTurns(page, "duel-masters", 14)],
  ["table-ko-phone", "#/table?lang=ko&seed=1", PHONE, ".table-setup", (page) => someTurns(page, "rush", 12)],
  ["editor-ko", "#/editor?lang=ko", WIDE, ".cm-content"],
  ["editor-en-phone", "#/editor?lang=en", PHONE, ".board"],
  ["reader-ko", "#/cards/Raigeki%20Break?lang=ko", WIDE, ".reading"],
  ["reader-ja-phone", "#/cards/Sangan?lang=ja", PHONE, ".reading"],
  [
    "decks-ja",
    "#/decks?lang=ja",
    WIDE,
    ".deck-exchange",
    async (page) => {
      await page.locator(".deck-exchange textarea").fill(DECK);
      await page.locator(".deck-exchange button[type=submit]").click();
      await page.locator(".deck-faults .mark").waitFor();
    },
  ],
  ["decks-en-phone", "#/decks?lang=en", PHONE, ".deck-exchange"],
  ["rules-en", "#/rules/OCG-TIMING-01?lang=en", WIDE, ".rule-entry[data-named]"],
  ["rules-ja-phone", "#/rules?lang=ja", PHONE, ".rule-entry"],
];

async function picture(browser, site, [name, place, window, there, act]) {
  const { dark = false, ...viewport } = window;
  const page = await browser.newPage({
    viewport,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "en-US",
  });
  await page.goto(`${site.url}${place}`);
  await page.locator(there).first().waitFor();
  await act?.(page);
  // What is loaded last is the list of what shows a card, or the text field.
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
  console.log(`${name}.png`);
}

await runMain(async () => {
  await ensureReady();
  const executable = findBrowser();
  if (executable === undefined) throw new StepError("No Chromium was found; CHROMIUM_PATH names one.");
  const wanted = process.argv.slice(2);
  const [site, browser] = await Promise.all([openSite(), openBrowser(executable)]);
  try {
    for (const one of PICTURES)
      if (wanted.length === 0 || wanted.some((part) => one[0].includes(part)))
        await picture(browser, site, one);
  } finally {
    await browser.close();
    await site.close();
  }
  return 0;
});
