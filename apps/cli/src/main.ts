import { readFileSync } from "node:fs";

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return manifest.version;
}

/** Runs the command line. `argv` holds the arguments after the program's name; gives the exit code. */
export async function main(argv: string[]): Promise<number> {
  const wantsHelp = argv.length === 0 || argv.includes("--help") || argv.includes("-h");
  console.log(wantsHelp ? `chainwright ${version()}\n\nUsage: chainwright [--version] [--help]` : version());
  return 0;
}
