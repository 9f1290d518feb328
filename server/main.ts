import { prepareProcess } from "./process.ts";

// `node server/main.ts`, or what is built of it. The server is loaded once the process is as it should be: what is imported here
// is loaded before.
prepareProcess(import.meta.filename);
await import("./serve.ts");
