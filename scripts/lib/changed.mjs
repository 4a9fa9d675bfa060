import { run, StepError } from "./run.mjs";

async function git(args) {
  const { code, output } = await run("git", args);
  if (code !== 0) throw new StepError(`git ${args.join(" ")} failed:\n${output.trimEnd()}`);
  return output.split("\0").filter((name) => name !== "");
}

/**
 * The files that are other ones than in a commit: changed, added or removed, committed since or not.
 * @param {string} commit as Git names it
 * @returns {Promise<string[]>} relative to the checkout, with "/"
 * @throws {import("./run.mjs").StepError} where Git knows no such commit
 */
export async function changedFiles(commit) {
  const [tracked, others] = await Promise.all([
    git(["diff", "--name-only", "-z", "--no-renames", commit, "--"]),
    git(["ls-files", "--others", "--exclude-standard", "-z"]),
  ]);
  return [...new Set([...tracked, ...others])];
}
