import { ocgRoom } from "@chainwright/ocg";
import { describe, expect, it } from "vitest";
import { ME, Table, YOU } from "../../games/ocg/test/support/table.ts";
import { DuelLog } from "../src/log.ts";

/** What a log for these viewers tells of cards: which names, by the kind of moment, "" for one that is not known. */
function toldTo(viewer: typeof ME | typeof YOU): string[] {
  const table = Table.lay({
    me: {
      hand: ["Gemini Elf"],
      monsters: [{ card: "Iron Blacksmith Kotetsu", face: "down" }],
      deck: ["Sangan", "Black Pendant", "Vorse Raider"],
    },
    you: { hand: ["Sangan"], deck: ["Vorse Raider", "Vorse Raider"] },
  });
  const log = new DuelLog(ocgRoom, [viewer]);
  log.takeBack(0, table.duel);
  table.duel.trace = log.trace;
  table.do("changePosition Iron Blacksmith Kotetsu").settle();
  return log
    .news()
    .flatMap(({ what }) =>
      what.kind === "shown" || what.kind === "moved" ? [`${what.kind} ${what.card.card}`] : [],
    );
}

describe("a log", () => {
  it.each([ME, YOU])("tells player %i which card was searched", (viewer) => {
    expect(toldTo(viewer)).toEqual(["shown Black Pendant", "moved Black Pendant"]);
  });
});
