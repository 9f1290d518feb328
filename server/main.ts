// `node server/main.ts`. React reads the mode as it is loaded, and what is imported here would be loaded before it is set.
if (!process.argv.includes("--dev")) process.env.NODE_ENV = "production";
await import("./serve.ts");

export {};
