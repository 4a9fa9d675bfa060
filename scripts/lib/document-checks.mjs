// Whether every block of a document is as it says.
import { inFolderWith, readCard, readQuoted, runCommand, runProgram } from "./document-runs.mjs";
import { difference, itemsOf, missingLine, sessionsOf } from "./documents.mjs";

/** Fails with the line of the document that is not as it says. */
function expectNone(found, { file, line, lines }) {
  if (found !== undefined)
    throw new Error(`${file}:${line + 1 + found.index}: "${lines[found.index] ?? ""}" ${found.problem}`);
}

function expectEnd({ code, screen, left = [] }, wanted, where) {
  if (code !== wanted)
    throw new Error(`${where}: ended with exit code ${code}, not ${wanted}; printed was:\n${screen}`);
  if (left.length > 0) throw new Error(`${where}: nothing asked for "${left[0]}"`);
}

const once = (work) => {
  let done;
  return () => {
    done ??= work();
    return done;
  };
};

/** By the kind of a block; beside it what it needs: the `terminal`, the `files` of the blocks before, how to run the last program. */
const CHECKS = {
  "not run"() {},

  quotation({ file, line, lines }, { quotes }) {
    // Its comments are the document's own words.
    for (const [i, text] of lines.entries())
      if (!/^\s*(\/\/|#|$)/.test(text) && !readQuoted(quotes).includes(text.trim()))
        throw new Error(`${file}:${line + 1 + i}: "${text.trim()}" is no line of ${quotes}`);
  },

  commands({ file, line, lines }, note, { terminal, files }) {
    return inFolderWith({ ...files, ...note.files }, async (folder) => {
      for (const [i, command] of lines.entries())
        if (command.trim() !== "" && !command.startsWith("#"))
          expectEnd(
            await runCommand(terminal, command, folder),
            note.exit ?? 0,
            `${file}:${line + 1 + i}: ${command}`,
          );
    });
  },

  transcript(block, note, { terminal, files }) {
    return inFolderWith({ ...files, ...note.files }, async (folder) => {
      for (const { command, input, shown, line } of sessionsOf(block)) {
        const ran = await runCommand(terminal, command, folder, { input, shown: shown.length > 0 });
        expectEnd(ran, note.exit ?? 0, `${block.file}:${line}: ${command}`);
        if (shown.length > 0)
          expectNone(difference(shown, ran.screen), { file: block.file, line, lines: shown });
      }
    });
  },

  async messages(block, note, { terminal, files }) {
    const printed = [];
    for (const { run, exit = 2, files: own } of note.runs ?? [note]) {
      const ran = await inFolderWith({ ...files, ...own }, (folder) =>
        runCommand(terminal, run, folder, { shown: true }),
      );
      expectEnd(ran, exit, `${block.file}:${block.line}: ${run}`);
      printed.push(ran.screen);
    }
    expectNone(missingLine(block.lines, printed), block);
  },

  async program({ file, line }, _note, { ran }) {
    expectEnd(await ran(), 0, `${file}:${line}: the program`);
  },

  async printed(block, _note, { ran }) {
    expectNone(difference(block.lines, (await ran()).screen), block);
  },

  async scenario({ file, line, lines }, note, { terminal, files }) {
    const name = note.file ?? "scenario.yaml";
    const ran = await inFolderWith({ ...files, [name]: lines.join("\n") }, (folder) =>
      runCommand(terminal, `npx chainwright judge ${name}`, folder),
    );
    expectEnd(ran, note.exit ?? 0, `${file}:${line}: ${name}`);
  },

  async card({ file, line, lines }, note, { terminal }) {
    const ran = await readCard(terminal, note.file ?? "cards/ocg/card.yaml", lines.join("\n"));
    expectEnd(ran, 0, `${file}:${line}: the card`);
  },
};

/**
 * What is to be checked of a document, block by block; each can be checked alone.
 * @returns {{ name: string, check: () => Promise<void> }[]}
 */
export function checksOf(source, file, terminal) {
  const files = {};
  let ran;
  return itemsOf(source, file).map(({ block, note, kind, problem }) => {
    if (kind === "program") ran = once(() => runProgram(block.lines.join("\n")));
    const around = { terminal, files: { ...files }, ran };
    if (note.file !== undefined) files[note.file] = block.lines.join("\n");
    return {
      name: `${file}:${block.line} ${kind}: ${(block.lines[0] ?? "").slice(0, 60)}`,
      async check() {
        if (problem !== undefined) throw problem;
        await CHECKS[kind](block, note, around);
      },
    };
  });
}
