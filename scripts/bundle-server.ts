import { rmSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";
import { BUILT_SITE } from "./build-site.ts";

// The server in a few files under build/site: found and read one by one, its seventeen hundred modules took half of a start.
const root = fileURLToPath(new URL("..", import.meta.url));
const out = root + dirname(BUILT_SITE);

/** What stays a package: it has files of its own beside it (threads, WebAssembly, native code), may be missing, or is the pages' too. */
const PACKAGES = [
	/^@duckdb\//,
	/^@electric-sql\/pglite/,
	"@resvg/resvg-js",
	"pg",
	"pino",
	/^react($|\/|-dom|-router)/,
	"redis",
	"sharp",
	"vite",
];

/** A source that names files beside it means beside itself, not beside the bundle. `import.meta.filename` stays what runs. */
const ownPlaces: Plugin = {
	name: "own-places",
	transform: {
		filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(url|dirname)/ },
		handler(code, id) {
			const url = `new URL(${JSON.stringify(relative(out, id))}, import.meta.url).href`;
			return code
				.replaceAll(
					/\bimport\.meta\.dirname\b/g,
					`import.meta.dirname + ${JSON.stringify(`/${relative(out, dirname(id))}`)}`,
				)
				.replaceAll(/\bimport\.meta\.url\b/g, url);
		},
	},
};

rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
	input: `${root}server/main.ts`,
	cwd: root,
	platform: "node",
	external: PACKAGES,
	plugins: [ownPlaces],
});
await bundle.write({
	dir: out,
	format: "esm",
	entryFileNames: basename(BUILT_SITE),
	chunkFileNames: "[name]-[hash].js",
});
await bundle.close();
