import { fileURLToPath } from "node:url";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/plain-errors.ts";
import { BUILT_SITE, buildSite } from "./build-site.ts";

// `npm start`: builds the site when its sources changed, then becomes the server.
const endPlainly = failPlainly();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
// a worker shows no pages, and nobody waits for it: it runs from its sources
const isWorker = loadSettings().ROLE === "worker";
if (!isWorker) buildSite(console.log);
// the server says so itself, until it serves
endPlainly();
await import(new URL(`../${isWorker ? "server/main.ts" : BUILT_SITE}`, import.meta.url).href);
