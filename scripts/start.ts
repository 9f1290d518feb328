import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { loadSettings } from "../platform/env.ts";
import { failPlainly } from "../platform/plain-errors.ts";
import { buildPages } from "./build-pages.ts";

// `npm start`: builds the pages when their sources changed, then becomes the server.
const endPlainly = failPlainly();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
// before anything loads React, which chooses its build by it
process.env.NODE_ENV = "production";
// what was compiled at one start need not be at the next
enableCompileCache();
// a worker shows none
if (loadSettings().ROLE !== "worker") buildPages(console.log);
// the server says so itself, until it serves
endPlainly();
await import("../server/main.ts");
