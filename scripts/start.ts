import { fileURLToPath } from "node:url";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/plain-errors.ts";
import { buildPages } from "./build-pages.ts";

// `npm start`: builds the pages when their sources changed, then becomes the server.
const endPlainly = failPlainly();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
// a worker shows none
if (loadSettings().ROLE !== "worker") buildPages(console.log);
// the server says so itself, until it serves
endPlainly();
await import("../server/main.ts");
