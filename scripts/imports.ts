import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The folders with sources, as a glob. */
export const FOLDERS = "{app,bench,db,makers,platform,record,scripts,server,tests}";

export type Import = { to: string; typesOnly: boolean };

/** The project's files that a source statically imports or re-exports, as paths from the root. */
export function importsOf(path: string): Import[] {
	const { module } = parseSync(path, readFileSync(join(ROOT, path), "utf8"));
	const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
		to: moduleRequest.value,
		typesOnly: entries.length > 0 && entries.every((entry) => entry.isType),
	}));
	const reexports = module.staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ moduleRequest, isType }) =>
			moduleRequest ? [{ to: moduleRequest.value, typesOnly: isType }] : [],
		),
	);
	return [...imports, ...reexports]
		.filter(({ to }) => to.startsWith("."))
		.map(({ to, typesOnly }) => ({ to: normalize(join(dirname(path), to)), typesOnly }));
}

/** The files that load with `starts` by static imports, `starts` included, sorted. Type-only imports load nothing. */
export function reachOf(starts: readonly string[]): string[] {
	const reached = new Set<string>();
	const waiting = [...starts];
	for (let path = waiting.pop(); path; path = waiting.pop()) {
		if (reached.has(path)) continue;
		reached.add(path);
		if (/\.tsx?$/.test(path)) waiting.push(...importsOf(path).flatMap(({ to, typesOnly }) => (typesOnly ? [] : [to])));
	}
	return [...reached].sort();
}
