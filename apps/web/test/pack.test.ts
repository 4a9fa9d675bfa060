import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "../src/common/pack.ts";

const lettersOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

test("a text comes out of a link as it went in, in letters that an address may have", async () => {
  for (const text of ["", "id: x", "증식의 G「増殖するＧ」", "x".repeat(400_000)]) {
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpack(packed)).toBe(text);
  }
});

test("a link that fills the memory is unpacked no further than its limit", async () => {
  const packed = lettersOf(deflateRawSync(Buffer.alloc(200_000_000)));
  await expect(unpack(packed)).rejects.toThrow(RangeError);
});

test("whatever stands in a link, it is a text or an error that can be caught", async () => {
  const valid = await pack("id: x\ntitle: x\n");
  const cut = fc.nat(valid.length).map((at) => valid.slice(0, at));
  const changed = fc
    .tuple(fc.nat(valid.length - 1), fc.constantFrom(..."AZaz09-_%= \u0000é"))
    .map(([at, letter]) => valid.slice(0, at) + letter + valid.slice(at + 1));
  const bytes = fc.uint8Array({ maxLength: 60 }).map(lettersOf);
  await fc.assert(
    fc.asyncProperty(fc.oneof(cut, changed, bytes, fc.string({ unit: "binary" })), async (packed) => {
      const text = await unpack(packed).catch((error: unknown) => error);
      expect(typeof text === "string" || text instanceof Error).toBe(true);
    }),
    { seed: 20_261_129, numRuns: 1000 },
  );
});
