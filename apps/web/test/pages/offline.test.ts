import { expect } from "vitest";
import { inBrowser, long, test } from "../in-browser.ts";

/** Without a network, and as an app of its own. */
inBrowser(
  "offline",
  (stage) => {
    long("after the first load no network is needed, for no page", async () => {
      await stage.open("#/?lang=en");
      await stage.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await stage.page.context().setOffline(true);
      await stage.page.reload();
      await stage.page.locator(".entry").first().waitFor();
      for (const [page, there] of [
        ["table", ".table-setup"],
        ["editor", ".cm-content"],
        ["cards", ".card-list"],
        ["rules", ".rule-entry"],
      ]) {
        await stage.page.evaluate((to) => window.location.assign(to), `#/${page}?lang=en`);
        await stage.page
          .locator(there ?? "")
          .first()
          .waitFor();
      }
    });

    test("all that is to be kept for the time without a network is there", async () => {
      await stage.open("#/?lang=en");
      const gone = await stage.page.evaluate(async () => {
        const listed = Object.values(await (await fetch("files.json")).json()) as {
          file: string;
          css?: string[];
          assets?: string[];
        }[];
        const files = new Set(listed.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
        const found = await Promise.all(
          [...files].map(async (file) => ({ file, ok: (await fetch(file, { method: "HEAD" })).ok })),
        );
        return found.filter(({ ok }) => !ok).map(({ file }) => file);
      });
      expect(gone).toEqual([]);
    });

    test("says what an installed app is called and looks like", async () => {
      await stage.open("#/?lang=en");
      const manifest = await stage.page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
        return (await fetch(link?.href ?? "")).json();
      });
      expect(manifest).toMatchObject({ name: "Chainwright", display: "standalone" });
      const [icon] = manifest.icons;
      const found = await stage.page.evaluate(
        async (src) => (await fetch(src)).headers.get("content-type"),
        icon.src,
      );
      expect(found).toBe("image/svg+xml");
    });
  },
  true,
);
