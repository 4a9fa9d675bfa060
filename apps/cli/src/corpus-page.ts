import { MEANING_CHECKS, type MeaningCheck } from "@chainwright/compiler";
import { BOXES, type Cause, CHECK_LABELS, type CorpusReport, type Count, share } from "./corpus.ts";
import { GAME_TITLES } from "./pools.ts";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", "<br>");

const number = (value: number): string => value.toLocaleString("en");

/** Rows of cells that are HTML already; the columns from the second on hold numbers, unless `words` names them. */
function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  words: readonly number[] = [],
): string {
  const cells = (tag: "td" | "th", row: readonly string[]): string =>
    row
      .map((cell, i) => `<${tag}${i > 0 && !words.includes(i) ? ' class="n"' : ""}>${cell}</${tag}>`)
      .join("");
  return `<div class="wide" tabindex="0" role="region" aria-label="${heads[0]}"><table><thead><tr>${cells("th", heads)}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("\n")}</tbody></table></div>`;
}

/** How much is carried out, and beyond it read, as a bar. */
const bar = (playable: number, read: number, whole: number): string => {
  const width = (part: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`;
  return `<span class="bar" aria-hidden="true"><i style="width:${width(playable)}"></i><b style="width:${width(read - playable)}"></b></span>`;
};

function countTable(first: string, rows: readonly (readonly [string, Count])[]): string {
  return table(
    [first, "", "texts", "read", "carried out", "sentences", "read", "carried out"],
    rows.map(([name, { texts, read, playable, sentences, sentencesRead, sentencesPlayable }]) => [
      escaped(name),
      bar(playable, read, texts),
      number(texts),
      `${number(read)} <small>${share(read, texts)}</small>`,
      `${number(playable)} <small>${share(playable, texts)}</small>`,
      number(sentences),
      `${number(sentencesRead)} <small>${share(sentencesRead, sentences)}</small>`,
      `${number(sentencesPlayable)} <small>${share(sentencesPlayable, sentences)}</small>`,
    ]),
    [1],
  );
}

type Examples = Cause["examples"];

/** So many letters of an example are shown. */
const SHOWN = 160;

const exampleList = (examples: Examples): string =>
  examples
    .map(({ card, start, words }) => {
      const cut = words.length > SHOWN ? `${words.slice(0, SHOWN)} …` : words;
      return `<b>${escaped(card)}</b> <small>at ${start}</small> ${escaped(cut)}`;
    })
    .join("<br>");

/** So many causes are listed; `report.json` has them all. */
const LISTED = 100;

function causeTable(first: string, causes: readonly Cause[]): string {
  if (causes.length === 0) return "<p>Nothing.</p>";
  const rows = causes
    .slice(0, LISTED)
    .map(({ what, times, alone, examples }) => [
      `<code>${escaped(what).replace(" | ", ' <mark aria-label="here">|</mark> ')}</code>`,
      number(times),
      number(alone),
      exampleList(examples),
    ]);
  const more = causes.length - rows.length;
  return `${table([first, "texts", "all that is missing", "for example"], rows, [3])}${more > 0 ? `<p>And ${number(more)} more in report.json.</p>` : ""}`;
}

const folded = (title: string, examples: Examples): string =>
  examples.length === 0
    ? ""
    : `<details><summary>${title}</summary><p class="examples">${exampleList(examples)}</p></details>`;

function ruleList(rules: CorpusReport["rareRules"]): string {
  if (rules.length === 0) return "";
  const rows = rules
    .slice(0, LISTED)
    .map(({ rule, cards }) => [`<code>${escaped(rule)}</code>`, escaped(cards.join(" · "))]);
  const more = rules.length - rows.length;
  return `<details><summary>Rules that serve fewer than three texts</summary>${table(["rule", "cards"], rows, [1])}${more > 0 ? `<p>And ${number(more)} more in report.json.</p>` : ""}</details>`;
}

function warnedRow({ warnings }: CorpusReport, check: MeaningCheck): readonly string[] {
  const found = warnings.filter((one) => one.check === check);
  const some = found.slice(0, WARNED).map(({ card, words }) => `${escaped(card)}: ${escaped(words)}`);
  return [escaped(CHECK_LABELS[check]), number(found.length), some.join("<br>")];
}

/** So many are shown of each check. */
const WARNED = 10;

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --dim: #5a6575; --paper: #fbfaf7; --line: #d9d6cd; --full: #1f7a5c; --half: #d9a441; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --dim: #a3abb8; --paper: #15181e; --line: #343a45; --full: #4fbf95; --half: #b8862c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 76rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .5rem; }
p, small, .about { color: var(--dim); }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.figures b { display: block; font-size: 1.8rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; } tr:has(.bar) td:first-child { white-space: nowrap; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-size: .85rem; color: var(--dim); }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bar { display: flex; width: 8rem; height: .8rem; margin-top: .35rem; background: var(--line); border-radius: .2rem; overflow: hidden; }
.bar i { background: var(--full); } .bar b { background: var(--half); }
.key .bar { display: inline-flex; width: 1.5rem; margin: 0 .3rem 0 0; }
.key { display: flex; gap: 1.5rem; }
mark { color: inherit; background: var(--half); }
code { overflow-wrap: anywhere; }
details { margin: .5rem 0; } .examples { color: inherit; }`;

/** A report as one page that needs nothing beside itself. */
export function corpusPage(
  report: CorpusReport,
  { file, made }: { readonly file?: string | undefined; readonly made: string },
): string {
  const { boxes, swaps, deletions, seconds } = report;
  const title = `What is read of ${GAME_TITLES[report.game]}`;
  const figures: readonly (readonly [string, string])[] = [
    [share(report.read, report.texts), `of ${number(report.texts)} effect texts wholly read`],
    [share(report.playable, report.texts), "of them read and carried out"],
    [share(report.support.three, report.texts), "by rules that each serve three texts or more"],
    [share(report.sentencesRead, report.sentences), `of ${number(report.sentences)} sentences read`],
    [share(swaps.accepted, swaps.tried), "read with two neighbouring words swapped"],
    [share(deletions.accepted, deletions.tried), "read with a word left out"],
    [number(report.ambiguous.length), "ambiguous"],
    [number(report.misprinted.length), "printed otherwise"],
    [number(Math.round(report.texts / seconds)), "cards a second, read and compiled"],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p class="about">${file === undefined ? "The cards of the checkout" : escaped(file)} · ${made.slice(0, 16).replace("T", " ")} UTC</p>
<ul class="figures">${figures.map(([value, what]) => `<li><b>${value}</b>${what}</li>`).join("")}</ul>
<h2>By kind of card</h2>
<p class="key"><span>${bar(1, 1, 1)}carried out</span><span>${bar(0, 1, 1)}read only</span></p>
${countTable(
  "kind",
  BOXES.filter((box) => boxes[box].texts > 0).map((box) => [box, boxes[box]]),
)}
<p>What monsters without effects say (what they are made of) is not part of the totals.</p>
<h2>By first release</h2>
${countTable(
  "year or number",
  report.ages.map(({ age, ...count }) => [age, count]),
)}
<p>Where the file has no dates, cards are grouped by their number in the official database, which rises with the release.</p>
<h2>Where reading stops</h2>
${causeTable("words before | and after", report.unread)}
<h2>What is read but not carried out</h2>
${causeTable("what the engine does not do", report.notCarriedOut)}
<h2>Support</h2>
<p>${number(report.support.three)} texts are carried out by rules, wordings and spellings of which each serves three texts or more, ${number(report.support.two)} of them and others by such as serve two.
About so many (${share(report.support.three, report.texts)}) can be expected of cards that nobody has seen; what hangs on a rule for one or two texts tells nothing of those.
${number(report.rareRules.length)} rules serve fewer than three texts.</p>
${ruleList(report.rareRules)}
<h2>Read, and hardly meant so</h2>
${table(
  ["what", "texts", "for example"],
  MEANING_CHECKS.map((check) => warnedRow(report, check)),
  [2],
)}
<h2>Looseness</h2>
<p>A grammar that understands anything understands nothing: of some ${number(swaps.tried)} texts with two neighbouring words
swapped ${number(swaps.accepted)} are read all the same, of ${number(deletions.tried)} with a word left out ${number(deletions.accepted)}.</p>
${folded("Swapped and read", swaps.examples)}
${folded("Left out and read", deletions.examples)}
<h2>Several meanings, and other words</h2>
<p>${number(report.ambiguous.length)} texts are ambiguous, and ${number(report.misprinted.length)} are not printed as they were written.</p>
${folded("Ambiguous", report.ambiguous)}
${folded("Printed otherwise", report.misprinted)}
</body>
</html>
`;
}
