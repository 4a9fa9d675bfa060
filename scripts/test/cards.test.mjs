import { expect, it } from "vitest";
import { inFolderWith, linkReaders } from "../lib/document-runs.mjs";
import { run } from "../lib/run.mjs";

const CARD = "name: { en: Two Pebbles }\nkind: spell\ncategories: [nromal]\ntexts: []\n";
const GENERATOR = JSON.stringify(new URL("../generate-cards.mjs", import.meta.url).href);

// In a Node of its own, as the build starts it: nothing else has loaded the words of the messages there.
it("what is wrong with a card is told by the generator", () =>
  inFolderWith({ "cards/ocg/two-pebbles.yaml": CARD }, async (folder) => {
    linkReaders(folder);
    const program = `import { tellCards } from ${GENERATOR};
      process.exitCode = await tellCards(${JSON.stringify(folder)}, console.log);`;
    const { code, output } = await run(process.execPath, ["--input-type=module", "--eval", program]);
    expect({ code, lines: output.trimEnd().split("\n") }).toEqual({
      code: 1,
      lines: [
        'cards/ocg/two-pebbles.yaml:3:14: categories: "nromal" cannot stand here (did you mean "normal"?)',
        "1 error in the cards; nothing was written.",
      ],
    });
  }));
