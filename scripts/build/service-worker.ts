import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds /sw.js. It contains a hash of the assets' names, so that each build has a different worker. */
export async function buildServiceWorker(): Promise<void> {
	const files = readdirSync(`${root}build/client/assets`).filter((name) => !/\.(?:br|gz)$/.test(name));
	const hash = createHash("sha256").update(files.sort().join("\n")).digest("hex").slice(0, 12);
	await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		define: { __BUILD__: JSON.stringify(hash) },
		build: {
			target: "es2024",
			outDir: "build/client",
			emptyOutDir: false,
			lib: { entry: "app/frame/service-worker.ts", formats: ["iife"], name: "worker", fileName: () => "sw.js" },
		},
	});
}
