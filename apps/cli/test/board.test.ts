import { fileURLToPath } from "node:url";
import type { Report } from "@chainwright/scenario";
import { expect, it } from "vitest";
import { boardLines } from "../src/board.ts";
import { PLAIN } from "../src/look.ts";
import { run } from "./table.ts";

const closed = fileURLToPath(new URL("../../../scenarios/ocg/OCG-ZONES-closed.yaml", import.meta.url));

it("says which zones cannot be used", async () => {
  const { out } = await run(["judge", closed, "--json"]);
  const [report] = JSON.parse(out) as [Report];
  const told = report.steps.map(({ board }) =>
    boardLines(board, report, PLAIN)
      .join("\n")
      .includes("Monster Zone 2 of Player B cannot be used for now."),
  );
  expect(new Set(told)).toEqual(new Set([false, true]));
  expect(told).toEqual(
    report.steps.map(({ board }) => board.players.B.closed?.monster?.includes(1) ?? false),
  );
});
