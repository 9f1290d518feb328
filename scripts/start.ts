import { fileURLToPath } from "node:url";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { buildSite } from "./build/site.ts";

// `npm start`: builds the pages when their sources changed, then becomes the server.
const endPlainly = failPlainly();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
// a worker shows no pages
if (loadSettings().ROLE !== "worker") buildSite(console.log);
// the server says so itself, until it serves
endPlainly();
await import("../server/main.ts");
