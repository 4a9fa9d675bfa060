import { expect, it } from "vitest";
import { invent } from "./support/cards.ts";
import { Table } from "./support/table.ts";

const titan = invent("Titan", '"Gemini Elf" + 1 "Barred" monster', {
  categories: ["fusion"],
  level: 6,
});

it.each([
  ["", true],
  ["Cannot be used as Synchro Material.", true],
  ["Cannot be used as Fusion Material.", false],
])("a monster that says “%s” can be used for a Fusion Summon: %s", (text, can) => {
  const barred = invent("Barred", text, text === "" ? { categories: ["normal"] } : {});
  const table = Table.lay({
    me: { hand: ["Polymerization", "Gemini Elf", barred], extra: [titan] },
  });
  expect(table.options.some((option) => option.startsWith("activate Polymerization"))).toBe(can);
});
