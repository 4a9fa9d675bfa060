import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { showProblem } from "@chainwright/explain";
import { describe, expect, it } from "vitest";
import { type CardFileReading, readCardFile } from "../src/index.ts";

const CARDS = fileURLToPath(new URL("../../../cards/", import.meta.url));

const files = readdirSync(CARDS).flatMap((game) =>
  readdirSync(join(CARDS, game))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `cards/${game}/${name}`),
);

const readingOf = (file: string): CardFileReading =>
  readCardFile(readFileSync(join(CARDS, "..", file), "utf8"), file);

describe("card files", () => {
  it.each(files)("%s", (file) => {
    const result = readingOf(file);
    expect(result.ok ? [] : result.errors.map((error) => showProblem(file, error, "en"))).toEqual([]);
    if (!result.ok) return;
    const kebab = result.record.name.en
      .toLowerCase()
      .replaceAll("'", "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    expect(file.endsWith(`/${kebab}.yaml`), `should be called ${kebab}.yaml`).toBe(true);
  });

  it("have no name twice in a game", () => {
    const seen = new Map<string, string>();
    for (const file of files) {
      const result = readingOf(file);
      if (!result.ok) continue;
      for (const name of Object.values(result.record.name)) {
        const key = `${result.record.game} ${name.toLowerCase()}`;
        expect(seen.get(key), `${file} and ${seen.get(key)} are both called ${name}`).toBeUndefined();
        seen.set(key, file);
      }
    }
  });
});
