// A generated ruling as a scenario file, to be kept.
import { stringify } from "yaml";
import { RUNS } from "./claims.mjs";

const inOneLine = (value) =>
  stringify(value, { collectionStyle: "flow", lineWidth: 0 })
    .trim()
    .replace(/\[ /g, "[")
    .replace(/ \]/g, "]");
const item = (one) =>
  typeof one === "string"
    ? one
    : Object.entries(one)
        .map(([key, value]) => `${key}: ${inOneLine(value)}`)
        .join("\n    ");
const list = (key, items) =>
  items.length === 0 ? "" : `${key}:\n${items.map((one) => `  - ${item(one)}\n`).join("")}`;
const indented = (text) => text.replace(/^(?=.)/gm, "    ");

/** What a run says, its lists a line for each item. */
const body = ({ plays, expect, cites }) =>
  `${list("plays", plays)}${list("expect", expect)}cites: ${inOneLine(cites)}\n`;

/** The text of a scenario: the first run, and the others as variants. */
export function keptScenario({ id, rules }, runs) {
  const [first, ...others] = runs;
  const { title, game, players } = first.source;
  const sides = Object.entries(players).map(([seat, zones]) => `  ${seat}: ${inOneLine(zones)}\n`);
  const variants = others.map(
    ({ id: own, source }) => `  - id: ${own}\n    title: ${inOneLine(RUNS[own])}\n${indented(body(source))}`,
  );
  return [
    `id: ${rules[0]}-${id}\n`,
    `title: ${inOneLine(title)}\n`,
    `game: ${game}\n`,
    `players:\n${sides.join("")}`,
    body(first.source),
    variants.length > 0 ? `variants:\n${variants.join("")}` : "",
  ].join("");
}
