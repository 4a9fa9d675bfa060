import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linesOf } from "@chainwright/players";
import { afterAll, describe, expect, it } from "vitest";
import { writeFile } from "../src/durable.ts";
import { Trouble } from "../src/look.ts";
import { ROOT } from "../src/pools.ts";
import { type Deed, Disk, type Fault } from "./disk.ts";
import { folderWith, NO_CACHE, type Ran, run } from "./table.ts";

const OLDER = "what was there before\n";
const NEWER = "what comes in its place\n";
const NAME = "duel.json";
const FAULTS: readonly Fault[] = ["killed", "killed-halfway", "fails", "fails-halfway"];

const made: { remove(): void }[] = [];
afterAll(() => {
  for (const folder of made) folder.remove();
});
function folderOf(files: Readonly<Record<string, string>>) {
  const folder = folderWith(files);
  made.push(folder);
  return folder;
}
const textIn = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** Has something done once for each deed that it takes, with a fault in that one. */
async function atEach(
  fault: Fault,
  files: Readonly<Record<string, string>>,
  act: (folder: ReturnType<typeof folderWith>, disk: Disk) => Promise<boolean>,
): Promise<number> {
  for (let at = 0; ; at++) {
    const folder = folderOf(files);
    const disk = new Disk(folder.at(""), (n) => (n === at ? fault : "none"));
    const isOver = await act(folder, disk);
    if (isOver || disk.deeds <= at) return at;
  }
}

describe("a file that is written", () => {
  it("lies on the disk when that is done, under its name", async () => {
    const folder = folderOf({ [NAME]: OLDER });
    const disk = new Disk(folder.at(""));
    await disk.with(() => writeFile(folder.at(NAME), NEWER, "en"));
    expect(disk.afterPowerCut(NAME)).toBe(NEWER);
    expect(readdirSync(folder.at(""))).toEqual([NAME]);
  });

  it.each(FAULTS)("leaves what was there whole, or is whole itself, where any deed %s", async (fault) => {
    const deeds = await atEach(fault, { [NAME]: OLDER }, async (folder, disk) => {
      const file = folder.at(NAME);
      let error: unknown;
      await disk.with(() => {
        try {
          writeFile(file, NEWER, "en");
        } catch (thrown) {
          error = thrown;
        }
      });
      expect([OLDER, NEWER]).toContain(textIn(file));
      expect([OLDER, NEWER]).toContain(disk.afterPowerCut(NAME));
      if (fault.startsWith("fails") && error !== undefined) {
        expect(error).toBeInstanceOf(Trouble);
        expect((error as Trouble).message).toContain("could not be written: there is no space left");
        expect(readdirSync(folder.at(""))).toEqual([NAME]);
      }
      // What a killed writer has left there the next one takes away: its process is gone then, which this one is not.
      return error === undefined && disk.deeds > 0;
    });
    expect(deeds).toBeGreaterThan(4);
  });

  it("takes away what a killed writer left", () => {
    const folder = folderOf({
      [`${NAME}.999999999.part`]: "half",
      [`${NAME}.999999999.open`]: "",
      [`${NAME}.x.part`]: "another's",
    });
    writeFile(folder.at(NAME), NEWER, "en");
    expect(readdirSync(folder.at("")).sort()).toEqual([NAME, `${NAME}.x.part`]);
  });

  it("is written by one module only", () => {
    const folder = join(ROOT, "apps/cli/src");
    const writers = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        name.endsWith(".ts") &&
        /\b(writeFile|appendFile|createWriteStream|(write|open|rename|copyFile|cp|rm|unlink|truncate|mkdir)Sync)\b.*"(node:)?fs|node:fs\/promises/s.test(
          /^import [^;]*"node:fs(\/promises)?";$/m.exec(readFileSync(join(folder, name), "utf8"))?.[0] ?? "",
        ),
    );
    expect(writers).toEqual(["durable.ts"]);
  });
});

const vanilla = join(ROOT, "decks/vanilla.ydk");
/** So that each question is answered by a person. */
const PLAY = ["play", "--deck", vanilla, "--deck", vanilla, "--privacy", "open"];
/** Answers, one of which is taken back. */
const INPUT = ["1", "undo", "1", "1", "quit"];

/** How many answers a replay holds; undefined where it is none. */
const answersIn = (text: string | undefined): number | undefined => {
  if (text === undefined || text === OLDER) return undefined;
  return linesOf(text).at;
};

interface Played {
  readonly ran: Ran | undefined;
  /** How many answers had been given when something was last shown. */
  readonly shown: number;
}

/** Plays a duel of two at the terminal on a disk; `at` is told how many answers what is shown follows. */
async function playOn(disk: Disk, at: (shown: number) => void = () => {}): Promise<Played> {
  let given = 0;
  let shown = 0;
  const words = [...INPUT];
  const ask = (): string => {
    shown = given;
    at(shown);
    const word = words.shift() ?? "quit";
    given += word === "1" ? 1 : word === "undo" ? -1 : 0;
    return word;
  };
  const save = join(disk.folder, NAME);
  const argv = [...PLAY, "--bots", "human,human", "--save", save];
  const ran = await disk.with(() => run(argv, { input: ask }));
  return { ran: disk.isKilled ? undefined : ran, shown };
}

describe("a duel that is saved", () => {
  it("has each answer on the disk before it is shown", async () => {
    const folder = folderOf({ [NAME]: OLDER });
    const disk = new Disk(folder.at(""));
    const seen: number[] = [];
    const { ran } = await playOn(disk, (shown) => {
      seen.push(shown);
      expect(answersIn(disk.afterPowerCut(NAME))).toBe(shown);
      expect(disk.afterPowerCut(`${NAME}~`)).toBe(OLDER);
    });
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(seen).toEqual([0, 1, 0, 1, 2]);
    expect(answersIn(disk.afterPowerCut(NAME))).toBe(2);
    expect(readdirSync(folder.at(""))).toEqual([NAME]);
  });

  it("has the answers of bots there, too, before anything is shown of them", async () => {
    const folder = folderOf({});
    const disk = new Disk(folder.at(""));
    let shown = 0;
    const watch = (text: string): void => {
      if (!text.startsWith('{"type":"answer"')) return;
      shown++;
      expect(answersIn(disk.afterPowerCut(NAME))).toBeGreaterThanOrEqual(shown);
    };
    const argv = [...PLAY, "--bots", "random,random", "--json", "--save", folder.at(NAME)];
    expect((await disk.with(() => run(argv, { watch }))).code).toBe(0);
    expect(shown).toBeGreaterThan(100);
    expect(answersIn(textIn(folder.at(NAME)))).toBe(shown);
  });

  type Files = Readonly<Record<string, string>>;
  const kills = (["killed", "killed-halfway"] as const).flatMap((fault): [Fault, Files][] => [
    [fault, {}],
    [fault, { [NAME]: OLDER }],
  ]);
  it.each(kills)("loses at most the answer being given where it is %s, with %j", async (fault, files) => {
    const deeds = await atEach(fault, files, async (folder, disk) => {
      const { ran, shown } = await playOn(disk);
      const text = textIn(folder.at(NAME));
      const answers = answersIn(text);
      if (answers === undefined) expect([text, shown]).toEqual([files[NAME], 0]);
      else {
        expect(Math.abs(answers - shown)).toBeLessThanOrEqual(1);
        // Until the duel is over what was there before is there, too.
        if (ran === undefined && files[NAME] !== undefined && shown < 2)
          expect(textIn(folder.at(`${NAME}~`))).toBe(OLDER);
      }
      return ran !== undefined;
    });
    expect(deeds).toBeGreaterThan(12);
  });

  /** From the n-th deed on there is no room for anything; what is there can still be moved and taken away. */
  const full = (at: number) => (n: number, deed: Deed) =>
    n >= at && ["openSync", "writeSync", "linkSync", "copyFileSync", "fsyncSync"].includes(deed)
      ? "fails-halfway"
      : "none";
  const failures = [
    ["once", (at: number) => (n: number) => (n === at ? "fails-halfway" : "none")],
    ["for good", full],
  ] as const;
  it.each(failures)("says what fails %s, and leaves what was there before whole", async (_, faultAt) => {
    for (let at = 0; ; at++) {
      const folder = folderOf({ [NAME]: OLDER });
      const disk = new Disk(folder.at(""), faultAt(at));
      const { ran, shown } = await playOn(disk);
      if (disk.deeds <= at) break;
      const [text, aside] = [textIn(folder.at(NAME)), textIn(folder.at(`${NAME}.part`))];
      if (ran?.code === 0) {
        // Something that it can do without.
        expect(answersIn(text)).toBe(shown);
      } else {
        expect(ran?.code).toBe(2);
        expect(ran?.err).toContain(`${NAME} could not be written: there is no space left`);
        if (answersIn(text) === undefined) expect(text).toBe(OLDER);
        // Only when all answers are there does it take the place for good.
        else expect(answersIn(text)).toBe(2);
        if (aside !== undefined) {
          expect(ran?.err).toContain(`The duel so far is in ${folder.at(NAME)}.part.`);
          expect(answersIn(aside)).toBe(shown);
        } else if (text === OLDER) expect(shown).toBe(0);
      }
    }
  });

  it("lets no second duel into the file of one that goes on", async () => {
    const claim = `${NAME}.${process.ppid}.open`;
    const folder = folderOf({ [NAME]: OLDER, [claim]: "" });
    const { code, err } = await run([...PLAY, "--save", folder.at(NAME)], { input: INPUT });
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining("another program is writing to it"),
    });
    expect(textIn(folder.at(NAME))).toBe(OLDER);
    expect(readdirSync(folder.at("")).sort()).toEqual([NAME, claim]);
  });

  it.each([
    ["ko", "남은 공간이 없다"],
    ["ja", "空き容量がない"],
  ])("says in %s what fails", async (lang, words) => {
    const { code, err } = await run([...PLAY, "--lang", lang, "--save", "/dev/full"]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) });
  });

  /** Ends a duel of two by a signal when the third question is shown; gives the exit code and the answers that are left. */
  async function endedBy(signal: NodeJS.Signals) {
    const folder = folderOf({});
    const file = folder.at(NAME);
    const argv = [join(ROOT, "bin/chainwright.mjs"), ...PLAY, "--bots", "human,human", "--save", file];
    const child = spawn(process.execPath, argv, {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, ...NO_CACHE },
    });
    let asked = 0;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      asked += text.match(/^ *1\. /gm)?.length ?? 0;
      if (asked > 2 && !child.killed) child.kill(signal);
    });
    child.stdin.write("1\n1\n");
    const code = await new Promise((resolve) => child.on("close", resolve));
    return { signal, code, answers: answersIn(textIn(file)) };
  }

  it("outlives every signal that ends the process", async () => {
    const ended = await Promise.all((["SIGTERM", "SIGHUP", "SIGINT", "SIGKILL"] as const).map(endedBy));
    expect(ended).toEqual([
      { signal: "SIGTERM", code: 143, answers: 2 },
      { signal: "SIGHUP", code: 129, answers: 2 },
      { signal: "SIGINT", code: 0, answers: 2 },
      { signal: "SIGKILL", code: null, answers: 2 },
    ]);
  });
});

describe("a replay whose last line is cut off", () => {
  it("is played without it, and that is said", async () => {
    const folder = folderOf({});
    const file = folder.at(NAME);
    await run([...PLAY, "--bots", "human,human", "--save", file], { input: ["1", "1"] });
    writeFileSync(file, readFileSync(file, "utf8").slice(0, -9));
    const { code, out, err } = await run(["replay", file]);
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringContaining("The last line is not whole: the answer in it is missing."),
    });
    expect(out).toContain("as it was saved: 1 answer.");
  });
});
