import { relative } from "node:path";
import type { Plugin } from "vite";

/** The folder of the built pages. */
const BUILT = "build/server";

/**
 * Excludes `*.server.ts` from the built pages. Pages import the file that the server runs, so that each module exists
 * once in a process. In development Vite loads its own copies.
 */
export function serverModules(): Plugin {
	let root = "";
	return {
		name: "server-modules",
		enforce: "pre",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "ssr",
		configResolved(config) {
			root = config.root;
		},
		async resolveId(source, importer, options) {
			if (!source.endsWith(".server.ts")) return;
			const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
			return resolved && { id: relative(`${root}/${BUILT}`, resolved.id), external: true };
		},
	};
}
