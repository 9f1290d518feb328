import { fileURLToPath } from "node:url";
import { buildPages } from "./build-pages.ts";

// `npm start`: builds the pages when their sources changed, then becomes the server.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
// before anything loads React, which chooses its build by it
process.env.NODE_ENV = "production";
buildPages(console.log);
await import("../server/main.ts");
