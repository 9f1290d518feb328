import { prepareProcess } from "./process.ts";

// `node server/main.ts`. The server is loaded once the process is as it should be: what is imported here is loaded before.
prepareProcess();
await import("./serve.ts");
