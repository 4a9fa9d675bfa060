// A static file server for a built web app: files, and index.html for every other path.
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** By name in the order in which they are preferred. One step below the best of Brotli takes a third of its time. */
const ENCODINGS = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: promisify(gzip),
};

/**
 * The page runs its own scripts only, talks to nobody else and lies in no other page; pictures of cards come from where
 * its user says. Its editor writes style sheets, and card databases are read by WebAssembly.
 */
const PROTECTION = {
  "content-security-policy": [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: http: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const isText = (type) => /^text\/|javascript|json|svg/.test(type);

function findFile(root, path) {
  const file = normalize(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return undefined;
  try {
    const stat = statSync(file);
    return stat.isFile() ? { file, changed: stat.mtimeMs } : undefined;
  } catch {
    // Nothing lies there, or nothing can: a file as a folder, too long a name.
    return undefined;
  }
}

/** What is sent of a file, kept for as long as the file stays the same. */
function contents() {
  const known = new Map();
  return ({ file, changed }, encoding) => {
    const key = `${encoding} ${file}`;
    const last = known.get(key);
    if (last?.changed === changed) return last.body;
    const body = readFile(file).then(ENCODINGS[encoding] ?? ((plain) => plain));
    body.catch(() => known.delete(key));
    known.set(key, { changed, body });
    return body;
  };
}

function refuse(response, status, why, headers = {}) {
  response.writeHead(status, { ...PROTECTION, ...headers, "content-type": "text/plain; charset=utf-8" });
  response.end(`${why}\n`);
}

/** The decoded path that is asked for; undefined where it is none. No host is listened to: there is one site. */
function pathOf(request) {
  try {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}

async function respond(root, contentOf, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    refuse(response, 405, "Method not allowed", { allow: "GET, HEAD" });
    return;
  }
  const path = pathOf(request);
  if (path === undefined) {
    refuse(response, 400, "Bad request");
    return;
  }
  // A path with an extension names a file; any other is a page of the app, which routes it itself.
  const found = findFile(root, path) ?? (extname(path) === "" ? findFile(root, "index.html") : undefined);
  if (found === undefined) {
    refuse(response, 404, "Not found");
    return;
  }
  const type = TYPES[extname(found.file)] ?? "application/octet-stream";
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = isText(type)
    ? Object.keys(ENCODINGS).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    : undefined;
  const body = await contentOf(found, encoding);
  response.writeHead(200, {
    ...PROTECTION,
    "content-type": type,
    "content-length": body.length,
    ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    vary: "accept-encoding",
    // Only files under assets/ carry a hash of their content in their name.
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve(server.address().port);
    });
  });
}

/**
 * Serves a folder on the first free port from `port` on.
 * @param {{ root: string, port: number, host: string, tries?: number }} options
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve({ root, port, host, tries = 50 }) {
  const contentOf = contents();
  const server = createServer((request, response) => {
    respond(root, contentOf, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "The file could not be read");
    });
  });
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  for (let candidate = port; ; candidate += 1) {
    try {
      return { port: await listen(server, candidate, host), close };
    } catch (error) {
      if (error.code !== "EADDRINUSE" || candidate - port >= tries || candidate >= 65_535) throw error;
    }
  }
}
