import { InvalidArgumentError } from "commander";
import { afterAll, describe, expect, it } from "vitest";
import { nearest } from "../src/files.ts";
import { languageOf } from "../src/look.ts";
import { profileOption } from "../src/profile.ts";
import { CHAIN, folderWith, run } from "./table.ts";

const ESCAPE = String.fromCharCode(27);

describe("the command line", () => {
  it.each([[[]], [["--help"]]])("shows help for %j", async (argv) => {
    const { code, out } = await run(argv);
    expect(code).toBe(0);
    expect(out).toContain("judge");
    expect(out).toContain("coverage");
  });

  it("says its version", async () => {
    expect(await run(["--version"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^chainwright \d+\.\d+\.\d+\n$/),
    });
  });

  it.each([
    [["juge"], "Did you mean judge?"],
    [["judge", "--jsn", "x.yaml"], "Did you mean --json?"],
    [["judge"], "missing required argument"],
    [["judge", "x.yaml", "--lang", "fr"], "Allowed choices are en, ko, ja."],
    [["judge", "x.yaml", "--mode", "und"], "Allowed choices are plain, undo"],
    [["judge", "x.yaml", "--rules", "2014/7/1"], "Did you mean 2014-07-01?"],
    [["judge", "x.yaml", "--diff", "2014-02-30"], "Did you mean 2014-02-28?"],
    [["coverage", "--game", "chess"], "Allowed choices are ocg, rush, duel-masters."],
  ])("refuses %j with a hint", async (argv, hint) => {
    const { code, out, err } = await run(argv);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(hint);
  });
});

describe("colours", () => {
  const folder = folderWith({ "chain.yaml": CHAIN });
  afterAll(() => folder.remove());
  const colored = async (tty: boolean, env: Record<string, string>): Promise<boolean> =>
    (await run(["judge", folder.at("chain.yaml")], { env, tty })).out.includes(ESCAPE);

  it("are for terminals that want them", async () => {
    expect(await colored(true, {})).toBe(true);
    expect(await colored(false, {})).toBe(false);
    expect(await colored(false, { CI: "1" })).toBe(false);
    expect(await colored(true, { NO_COLOR: "1" })).toBe(false);
    expect(await colored(true, { NO_COLOR: "" })).toBe(true);
    expect(await colored(true, { TERM: "dumb" })).toBe(false);
  });
});

describe("profiles of rules", () => {
  it.each(["2012-02-29", "tcg:2012-02-29", "tcg"])("%s is one", (text) => {
    expect(profileOption(text)).toBe(text);
  });

  it.each([
    ["2013-02-29", "2013-02-28"],
    ["2012-2-9", "2012-02-09"],
    ["20120209", "2012-02-09"],
    ["TCG 2012-02-09", "tcg:2012-02-09"],
    ["ocg:2012-02-09", "2012-02-09"],
    ["yesterday", "like 2014-03-21"],
    ["2012-13-01", "like 2014-03-21"],
    ["goat:2005-04-01", "like 2014-03-21"],
  ])("%s is none: %s", (text, said) => {
    expect(() => profileOption(text)).toThrow(InvalidArgumentError);
    expect(() => profileOption(text)).toThrow(said);
  });
});

describe("small things", () => {
  it("takes the language from the environment", () => {
    expect(languageOf({ LANG: "ko_KR.UTF-8" })).toBe("ko");
    expect(languageOf({ LANG: "ko_KR.UTF-8", LC_ALL: "ja_JP.UTF-8" })).toBe("ja");
    expect(languageOf({ LANG: "C.UTF-8" })).toBe("en");
    expect(languageOf({})).toBe("en");
  });

  it("suggests only what is similar", () => {
    expect(nearest("chian.yaml", ["chain.yaml", "other.yaml"])).toBe("chain.yaml");
    expect(nearest("completely", ["different"])).toBeUndefined();
  });
});
