import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { int, Schema, State } from "@chainwright/kernel";
import { describe, expect, it } from "vitest";
import { ROOT } from "../lib/run.mjs";
import { layoutOf, withInlineAccess } from "../lib/state-access.mjs";

const schema = new Schema("test");
const NOW = schema.single({ turn: int(), phase: int() });
const LEAF = schema.table()("leaf", 4, { kind: int(), size: int(), color: int() });
const layout = layoutOf({ NOW, LEAF, FACE: { up: 0, down: 1 }, schema }, [schema]);

const IMPORT = 'import { FACE, LEAF, NOW } from "./schema.js";\n';
const inline = (code) => withInlineAccess(IMPORT + code, "test.js", layout).slice(IMPORT.length);

describe("accesses to the state in compiled code", () => {
  it("knows words and tables, and nothing else that is exported", () => {
    expect([...layout.keys()]).toEqual(["NOW", "LEAF"]);
  });

  it.each([
    "state.read(NOW.phase)",
    "duel.state.read(NOW.turn) + 1",
    "state.count(LEAF)",
    "state.get(LEAF.kind, row)",
    "state.get(LEAF.color, duel.row)",
    "state.get(LEAF.size, state.get(LEAF.kind, row))",
    "state.get(LEAF.size, row + 1) * 2",
  ])("reads with %s the same word", (code) => {
    const state = State.create(schema);
    state.write(NOW.turn, 7);
    state.write(NOW.phase, 3);
    for (let i = 0; i < 6; i++) {
      const row = state.add(LEAF);
      state.set(LEAF.kind, row, (i + 2) % 5);
      state.set(LEAF.size, row, 10 + i);
      state.set(LEAF.color, row, 20 + i);
    }
    const reading = (expression) =>
      new Function("state", "duel", "row", "NOW", "LEAF", `return ${expression};`)(
        state,
        { state, row: 4 },
        2,
        NOW,
        LEAF,
      );
    const inlined = inline(code);
    expect(inlined).not.toMatch(/NOW|LEAF/);
    expect(reading(inlined)).toBe(reading(code));
  });

  it("writes by the number of the word, through the journal as before", () => {
    expect(inline("state.set(LEAF.size, row, 5);")).toBe(`state.set(${LEAF.size}, row, 5);`);
    expect(inline("state.write(NOW.turn, 5);")).toBe(`state.write(${NOW.turn}, 5);`);
  });

  it.each([
    "map.get(LEAF.kind, row)",
    "state?.read(NOW.turn)",
    "duelOf(link).state.read(NOW.turn)",
    "state.get(field, row)",
    "state.get(FACE.up, row)",
  ])("leaves %s as it is", (code) => {
    expect(inline(code)).toBe(code);
  });

  it("leaves names alone that are not imported", () => {
    const code = "const NOW = { turn: 5 };\nstate.read(NOW.turn);";
    expect(withInlineAccess(code, "test.js", layout)).toBe(code);
  });

  it("are what the packages that run a duel hold", () => {
    const home = join(ROOT, "packages/games/ocg/dist");
    const all = readdirSync(home).filter((file) => file.endsWith(".js"));
    const code = all.map((file) => readFileSync(join(home, file), "utf8")).join("\n");
    expect(code).not.toMatch(/\bstate\.(?:read|count)\([A-Z]/);
    expect(code).toMatch(/state\.memory\[/);
  });
});
