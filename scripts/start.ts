import { fileURLToPath } from "node:url";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/http/plain-errors.ts";
import { buildSite } from "./build/site.ts";

// `npm start`: builds the pages if their sources have changed, then runs the server.
const endPlainly = failPlainly();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
// a worker serves no pages
if (loadSettings().ROLE !== "worker") buildSite(console.log);
// the server handles errors of its start itself
endPlainly();
await import("../server/main.ts");
