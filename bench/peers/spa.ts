import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

/**
 * Builds the home page as a single-page application into `folder`, with the site's own components and compressed files.
 */
export async function buildSpa(folder: string): Promise<void> {
	await build({
		root: fileURLToPath(new URL("./spa", import.meta.url)),
		configFile: false,
		publicDir: false,
		logLevel: "error",
		plugins: [tailwindcss()],
		build: { target: "es2024", outDir: folder, emptyOutDir: true },
	});
	for (const path of globSync("assets/*.{js,css,svg}", { cwd: folder }))
		writeFileSync(join(folder, `${path}.br`), brotliCompressSync(readFileSync(join(folder, path))));
}
