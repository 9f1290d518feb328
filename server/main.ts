// React reads NODE_ENV when it is loaded, so set it before the import.
if (!process.argv.includes("--dev")) process.env.NODE_ENV = "production";
await import("./serve.ts");

export {};
