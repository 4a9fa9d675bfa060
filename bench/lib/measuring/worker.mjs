// A process that measures: `node worker.mjs NAME ROOT [CARDS]` gets a measure of this checkout ready with the packages of the checkout
// at ROOT, and takes a part of it whenever it is asked for one.
import { register } from "node:module";
import { pathToFileURL } from "node:url";

const [name, root, cards] = process.argv.slice(2);
register("./other-build.mjs", import.meta.url, { data: { root: pathToFileURL(`${root}/`).href } });
const { prepare } = await import(`../../measures/${name}.mjs`);
const parts = await prepare({ cards });
process.on("message", (part) => process.send(parts[part]()));
process.send(parts.length);
