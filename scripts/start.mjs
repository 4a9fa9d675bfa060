// npm start: builds the web app and serves it on this computer until Ctrl-C.
import { builtPage } from "./lib/page.mjs";
import { serve } from "./lib/serve.mjs";
import { ensureReady, runMain, StepError } from "./setup.mjs";

const DEFAULT_PORT = 4173;

function wantedPort() {
  const text = process.env.PORT;
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StepError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function untilStopped() {
  return new Promise((resolve) => {
    // `on`, not `once`: with Ctrl-C the terminal and npm send one signal each, and the second must not kill.
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, resolve);
  });
}

await runMain(async () => {
  const port = wantedPort();
  await ensureReady({ build: true });
  const root = await builtPage({ onBuild: () => console.log("Building the web app …") });
  const host = process.env.HOST || "127.0.0.1";
  const server = await serve({ root, port, host });
  const stopped = untilStopped();
  if (port !== 0 && server.port !== port) console.log(`Port ${port} is taken.`);
  console.log(
    `Chainwright is at http://${host.includes(":") ? `[${host}]` : host}:${server.port}/ (Ctrl-C ends it)`,
  );
  await stopped;
  await server.close();
  return 0;
});
