// The code blocks of a document: what each is, and whether what it shows is what was printed.
import { parse } from "yaml";

const FENCE = /^([ >]*)(`{3,}|~{3,})\s*(\S*)/;

/** An HTML comment that begins in this line: what it says, and its last line. */
function commentAt(lines, start) {
  let end = start;
  while (end < lines.length && !lines[end].includes("-->")) end++;
  const text = lines
    .slice(start, end + 1)
    .join("\n")
    .trim()
    .replace(/^<!--|-->$/g, "");
  return { text, end };
}

/**
 * Every fenced block of a document, with the HTML comment that stands right before it.
 * @returns {{ file: string, line: number, language: string, lines: string[], comment?: string }[]}
 */
export function blocksOf(source, file) {
  const lines = source.split(/\r?\n/);
  const blocks = [];
  let comment;
  for (let i = 0; i < lines.length; i++) {
    if (/^\s*<!--/.test(lines[i])) {
      const { text, end } = commentAt(lines, i);
      comment = text;
      i = end;
      continue;
    }
    const [, indent, fence, language] = FENCE.exec(lines[i]) ?? [];
    if (fence !== undefined) {
      const end = lines.findIndex((line, at) => at > i && line.replace(/^[ >]+/, "").startsWith(fence));
      if (end < 0) throw new Error(`${file}:${i + 1}: this block has no end`);
      const body = lines.slice(i + 1, end).map((line) => line.slice(indent.length));
      blocks.push({ file, line: i + 1, language, lines: body, comment });
      i = end;
    }
    if (lines[i].trim() !== "") comment = undefined;
  }
  return blocks;
}

const KEYS = ["file", "files", "run", "exit", "quotes"];

/**
 * What the comment before a block says of it. `<!-- not run: REASON -->`, or YAML: `file` (the block is this file, for the
 * blocks after it), `quotes` (its lines stand in this file of the checkout), `run`, `files`, `exit` (what is run, with
 * which files, to end with which exit code). A list of the latter says that the block shows lines of several runs.
 */
export function noteOf({ file, line, comment }) {
  if (comment === undefined) return {};
  const where = `${file}:${line}: the comment before the block`;
  const [, reason] = /^\s*not run:(.*)$/s.exec(comment) ?? [];
  if (reason !== undefined) {
    if (reason.trim() === "") throw new Error(`${where} gives no reason`);
    return { notRun: reason.trim() };
  }
  const said = parse(comment);
  const notes = Array.isArray(said) ? said : [said];
  for (const note of notes) {
    if (typeof note !== "object" || note === null) throw new Error(`${where} says nothing of it`);
    const wrong = Object.keys(note).find((key) => !KEYS.includes(key));
    if (wrong !== undefined) throw new Error(`${where}: "${wrong}" is none of ${KEYS.join(", ")}`);
  }
  return notes.length === 1 ? notes[0] : { runs: notes };
}

/** What a block is; `before` is what the block before it is. Throws where it is nothing that can be checked. */
function kindOf(block, note, before) {
  const { language, lines } = block;
  if (note.notRun !== undefined) return "not run";
  if (note.quotes !== undefined) return "quotation";
  if (language === "sh") return "commands";
  if (language === "ts") return "program";
  if (language === "" && lines.some((line) => line.startsWith("$ "))) return "transcript";
  if (language === "" && (note.run !== undefined || note.runs !== undefined)) return "messages";
  if (language === "" && before === "program") return "printed";
  if (language === "yaml" && lines.some((line) => line.startsWith("plays:"))) return "scenario";
  if (language === "yaml" && lines.some((line) => line.startsWith("texts:"))) return "card";
  throw new Error(
    `${block.file}:${block.line}: nobody knows how to run this block (say so before it: <!-- not run: REASON -->)`,
  );
}

/**
 * The blocks of a document in order, each with what is said of it and its kind, or with the `problem` for which nothing can be
 * checked.
 */
export function itemsOf(source, file) {
  let before;
  return blocksOf(source, file).map((block) => {
    try {
      const note = noteOf(block);
      before = kindOf(block, note, before);
      return { block, note, kind: before };
    } catch (problem) {
      before = undefined;
      return { block, note: {}, kind: "unknown", problem };
    }
  });
}

/** The words of a command as a shell takes them; what needs a real shell is refused. */
export function wordsOf(command) {
  const [bare] = command.split(/\s#(?=\s)/);
  const words = [];
  for (const [part] of bare.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)) words.push(part);
  const outside = bare.replace(/"[^"]*"|'[^']*'/g, "");
  if (/[|&;<>$`\\]/.test(outside)) throw new Error(`only a shell could run "${command}"`);
  return words.map((word) => word.replace(/["']/g, ""));
}

/** The commands of this project that a document names between its blocks. */
export function commandsIn(source) {
  const prose = source.replace(/^([ >]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, "");
  return [...prose.matchAll(/`((?:npx\s+chainwright|npm)\s[^`]+)`/g)].map(([, command]) =>
    command.replace(/\s+/g, " "),
  );
}

/**
 * The commands of a transcript, each with what is typed into it (lines after "> ") and the lines that it shows.
 */
export function sessionsOf({ lines, line }) {
  const sessions = [];
  for (const [i, text] of lines.entries()) {
    if (text.startsWith("$ "))
      sessions.push({ command: text.slice(2), input: [], shown: [], line: line + i + 1 });
    else if (sessions.length === 0) throw new Error(`line ${line + i + 1}: output before the first command`);
    else {
      sessions.at(-1).shown.push(text);
      if (text.startsWith("> ")) sessions.at(-1).input.push(text.slice(2));
    }
  }
  return sessions;
}

const ANY_LINES = "…";

/** Whether a line was printed; "…" in it stands for any words. */
function isLine(shown, printed) {
  let at = 0;
  const parts = shown.trimEnd().split("…");
  const line = printed.trimEnd();
  if (parts.length === 1) return line === parts[0];
  for (const [i, part] of parts.entries()) {
    const found = i === parts.length - 1 ? line.length - part.length : line.indexOf(part, at);
    if (found < at || (i === 0 && found > 0) || !line.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return true;
}

const printedLines = (printed) => printed.replace(/\n$/, "").split("\n");

/**
 * What is wrong with a transcript: the first line that was not printed there, or what was printed and is not shown.
 * A line "…" stands for any number of lines.
 * @returns {{ index: number, problem: string } | undefined} `index` is that of the line shown
 */
export function difference(shown, printed) {
  const lines = printedLines(printed);
  const stretches = [[]];
  for (const [index, text] of shown.entries())
    if (text === ANY_LINES) stretches.push([]);
    else stretches.at(-1).push({ index, text });
  /** How many lines of a stretch were printed from here on. */
  const agreeing = (stretch, at) => {
    const wrong = stretch.findIndex(({ text }, i) => at + i >= lines.length || !isLine(text, lines[at + i]));
    return wrong < 0 ? stretch.length : wrong;
  };
  let at = 0;
  for (const [i, stretch] of stretches.entries()) {
    const last = i === stretches.length - 1;
    // The first stretch begins where the output begins, the last one ends where it ends, any other where it is found first.
    const places =
      i === 0
        ? [0]
        : last && stretch.length > 0
          ? [Math.max(at, lines.length - stretch.length)]
          : Array.from({ length: Math.max(1, lines.length - at) }, (_, n) => at + n);
    const place = places.find((one) => agreeing(stretch, one) === stretch.length);
    if (place === undefined) {
      const best = places.toSorted((a, b) => agreeing(stretch, b) - agreeing(stretch, a))[0];
      const agreed = agreeing(stretch, best);
      const came = lines[best + agreed];
      return {
        index: stretch[agreed].index,
        problem: agreed === 0 && i > 0 ? "was not printed there" : `printed was: ${came ?? "nothing more"}`,
      };
    }
    at = place + stretch.length;
  }
  if (stretches.length === 1 && at < lines.length)
    return { index: shown.length - 1, problem: `printed next was: ${lines[at]}` };
  return undefined;
}

/** The first line shown that no run printed, or the first run of which nothing is shown. */
export function missingLine(shown, printed) {
  const all = printed.map(printedLines);
  const index = shown.findIndex((text) => !all.flat().some((line) => isLine(text, line)));
  if (index >= 0) return { index, problem: `was not printed; printed was:\n${printed.join("\n")}` };
  const idle = all.find((lines) => !lines.some((line) => shown.some((text) => isLine(text, line))));
  return idle && { index: shown.length - 1, problem: `nothing is shown of:\n${idle.join("\n")}` };
}
