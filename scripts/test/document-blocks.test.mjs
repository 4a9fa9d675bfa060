import { describe, expect, it } from "vitest";
import {
  blocksOf,
  commandsIn,
  difference,
  itemsOf,
  missingLine,
  noteOf,
  sessionsOf,
  wordsOf,
} from "../lib/documents.mjs";

const lines = (...all) => all.join("\n");

describe("the blocks of a document", () => {
  it("are found with their lines and the comment right before them", () => {
    const source = lines(
      ...["# Title", "<!-- of nothing -->", "Words.", "```sh", "npm test", "```"],
      ...["- item", "", "  <!--", "  not run: why", "  -->", "", "  ~~~~yaml", "  a:", "    ```", "  ~~~~"],
      ...["> ```", "> quoted", "> ```"],
    );
    expect(blocksOf(source, "a.md")).toEqual([
      { file: "a.md", line: 4, language: "sh", lines: ["npm test"], comment: undefined },
      { file: "a.md", line: 13, language: "yaml", lines: ["a:", "  ```"], comment: "\n  not run: why\n  " },
      { file: "a.md", line: 17, language: "", lines: ["quoted"], comment: undefined },
    ]);
    expect(() => blocksOf("Words.\n```\nno end", "a.md")).toThrow("a.md:2: this block has no end");
  });

  it("are of a kind that can be run, or say why they are not", () => {
    const only = (source) => itemsOf(source, "a.md")[0];
    expect(only("<!-- not run: a diagram -->\n```\n→\n```")).toMatchObject({
      ...{ kind: "not run", note: { notRun: "a diagram" } },
    });
    expect(only("\n```\n→\n```").problem.message).toContain("a.md:2: nobody knows how to run this block");
    expect(only("```python\n1\n```").problem.message).toContain("a.md:1: nobody knows");
    expect(only("<!-- not run: -->\n```\n→\n```").problem.message).toContain(
      "a.md:2: the comment before the block gives no reason",
    );
    expect(only("<!-- note -->\n```sh\n```").problem.message).toContain("says nothing of it");
    expect(only("<!-- exits: 2 -->\n```sh\n```").problem.message).toContain('"exits" is none of');
    expect(noteOf({ comment: "- run: a\n- run: b" })).toEqual({ runs: [{ run: "a" }, { run: "b" }] });
  });

  it("are what a program prints only right after it", () => {
    const kinds = (source) => itemsOf(source, "a.md").map(({ kind }) => kind);
    expect(kinds("```ts\n1\n```\n```\n1\n```\n```\n2\n```")).toEqual(["program", "printed", "unknown"]);
  });
});

describe("commands", () => {
  it("are taken apart as a shell does", () => {
    expect(wordsOf(`npx a --variant "" -t 'two words' x#y # says why`)).toEqual([
      "npx",
      "a",
      "--variant",
      "",
      "-t",
      "two words",
      "x#y",
    ]);
    for (const command of ["a | b", "a > b", "a && b", "a $B"])
      expect(() => wordsOf(command)).toThrow("only a shell");
    expect(wordsOf('a "b | c"')).toEqual(["a", "b | c"]);
  });

  it("are found between the blocks, not in them", () => {
    const source =
      "`npm test` and `npx chainwright\njudge FILE`, `npx other`, `--json`\n```sh\n`npm start`\n```";
    expect(commandsIn(source)).toEqual(["npm test", "npx chainwright judge FILE"]);
  });

  it("of a transcript come with what they show and what is typed", () => {
    expect(sessionsOf({ line: 3, lines: ["$ a", "1", "> why", "2", "$ b"] })).toEqual([
      { command: "a", input: ["why"], shown: ["1", "> why", "2"], line: 4 },
      { command: "b", input: [], shown: [], line: 8 },
    ]);
    expect(() => sessionsOf({ line: 3, lines: ["1", "$ a"] })).toThrow("line 4: output before");
  });
});

describe("what is shown", () => {
  const printed = "one\ntwo\nthree  \n\nfour and five\nsix\n";
  it.each([
    [["one", "two", "three", "", "four and five", "six"]],
    [["one", "…", "six"]],
    [["…", "three", "…"]],
    [["…", "four …", "six"]],
    [["…", "… and …", "…"]],
    [["…", "…e", "…"]],
    [["…"]],
  ])("%j is what was printed", (shown) => expect(difference(shown, printed)).toBeUndefined());

  it.each([
    [["one"], 0, "printed next was: two"],
    [["two", "…"], 0, "printed was: one"],
    [["one", "…", "three"], 2, "was not printed there"],
    [["one", "…", "two", "four and five", "…"], 3, "printed was: three"],
    [["…", "six", "…", "two", "…"], 3, "was not printed there"],
    [["…", "four … six", "…"], 1, "was not printed there"],
    [["…", "six", "seven"], 1, "was not printed there"],
    [["one", "two", "…", "three", "", "four", "…"], 5, "printed was: four and five"],
    [["one", "two", "three", "", "four and five", "six", "seven"], 6, "printed was: nothing more"],
    [["…", "six", "…", "six"], 3, "was not printed there"],
  ])("%j is not: line %i %s", (shown, index, problem) =>
    expect(difference(shown, printed)).toEqual({ index, problem: expect.stringContaining(problem) }),
  );

  it("of several runs is a line of one of them, and something of each", () => {
    expect(missingLine(["b", "c …"], ["a\nb\n", "c d\n"])).toBeUndefined();
    expect(missingLine(["b", "e"], ["a\nb\n"])).toMatchObject({ index: 1 });
    expect(missingLine(["b"], ["a\nb\n", "c\n"])).toMatchObject({ problem: "nothing is shown of:\nc" });
  });
});
