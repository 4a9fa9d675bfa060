import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { fuzz } from "../lib/fuzz.mjs";

const folder = mkdtempSync(join(tmpdir(), "fuzz-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what comes from outside", () => {
  it("is read or refused with a place: never a stack trace, never a hang", async () => {
    const { found, tried } = await fuzz({ milliseconds: 20_000, seed: 32, keep: false });
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  }, 240_000);

  it.each([
    ["a hang", "for (;;);"],
    ["an exception that nobody catches", "setTimeout(() => { throw new TypeError('nobody'); }, 1)"],
    ["a stack trace", "parentPort.postMessage({ fault: 'a stack trace', told: 'x', shown: '' })"],
  ])(
    "finds %s, and makes it small",
    async (fault, does) => {
      const worker = join(folder, `${fault.replaceAll(" ", "-")}.mjs`);
      writeFileSync(
        worker,
        `import { parentPort } from "node:worker_threads";
      parentPort.on("message", ({ bytes }) => {
        if (Buffer.from(bytes).includes("a")) { ${does} }
        else parentPort.postMessage({ told: "fine", shown: "" });
      });
      parentPort.postMessage("ready");`,
      );
      const corpus = join(folder, "corpus");
      const { found } = await fuzz({
        ...{ milliseconds: 2000, seed: 1, kinds: ["banlist"], keep: false, hangs: 300 },
        ...{ worker: pathToFileURL(worker), corpus },
      });
      expect(found.map((one) => one.fault)).toContain(fault);
      expect(Math.min(...found.map(({ size }) => size))).toBeLessThan(30);
    },
    60_000,
  );
});
