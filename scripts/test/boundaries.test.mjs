import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkBoundaries, findImports } from "../lib/boundaries.mjs";

const TABLE = { "packages/low": [], "packages/high": ["low"] };
let root;

function write(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "boundaries-"));
  for (const name of ["low", "high"]) {
    write(`packages/${name}/package.json`, { name: `@chainwright/${name}`, exports: { ".": {} } });
    write(`packages/${name}/tsconfig.json`, {});
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("every form of import is found, with its line", () => {
  const source = [
    "import a, { type B } from 'a';",
    "import {",
    "  c,",
    "} from 'c';",
    "export * from 'd'; import 'e';",
    "// import f from 'f';",
    "/* import g from 'g'; */ const url = 'http://h'; // from 'h'",
    "const i = await import('i');",
    "type J = import('j').J;",
  ].join("\n");
  expect(findImports(source).map(({ specifier, line }) => `${specifier}:${line}`)).toEqual([
    "a:1",
    "c:4",
    "d:5",
    "e:5",
    "i:8",
    "j:9",
  ]);
});

test("imports down the table and inside the package are allowed", () => {
  write("packages/high/src/deep/a.ts", "import '../b.ts';\nimport { x } from '@chainwright/low';\n");
  expect(checkBoundaries(root, TABLE)).toEqual([]);
});

test("inside a package, folders import those that are named before them, types too", () => {
  const table = { ...TABLE, "packages/high/src": ["base", "twin", "top"] };
  write("packages/high/src/base/own.ts", "import './other.ts';\n");
  write("packages/high/src/twin/t.ts", "import { b } from '../base/own.ts';\n");
  write("packages/high/src/top/a.ts", "import type { B } from '../base/own.ts';\n");
  expect(checkBoundaries(root, table)).toEqual([]);
  write("packages/high/src/base/deep/up.ts", "import type { A } from '../../top/a.ts';\n");
  write("packages/high/src/top/out.ts", "import '../index.ts';\n");
  write("packages/high/src/apart/a.ts", "");
  expect(checkBoundaries(root, table)).toEqual([
    "packages/high/src/apart: has no place among the folders of its package",
    'packages/high/src/base/deep/up.ts:1: "../../top/a.ts": base may import no other folder',
    'packages/high/src/top/out.ts:1: "../index.ts": top may import base, twin',
  ]);
});

test.each([
  ["low", "@chainwright/high", "may import no other package"],
  ["high", "@chainwright/low/src/secret.ts", "not an entry point"],
  ["high", "../../low/src/index.ts", "leaves the package"],
  ["high", "left-pad", "not among the dependencies"],
  ["high", "@chainwright/high", "its own package by name"],
])("%s may not import %s", (name, specifier, reason) => {
  write(`packages/${name}/src/index.ts`, `\nimport { x } from '${specifier}';\n`);
  const errors = checkBoundaries(root, TABLE);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(new RegExp(`^packages/${name}/src/index\\.ts:2: `));
  expect(errors[0]).toContain(reason);
});

test("package.json and tsconfig.json obey the table too", () => {
  write("packages/low/package.json", {
    name: "@chainwright/low",
    dependencies: { "@chainwright/high": "*" },
  });
  write("packages/low/tsconfig.json", { references: [{ path: "../high" }] });
  expect(checkBoundaries(root, TABLE)).toEqual([
    "packages/low/package.json:1: may not depend on @chainwright/high",
    "packages/low/tsconfig.json:1: may not reference ../high",
  ]);
});
