import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(path, "utf8");

/** The classes that a stylesheet is about: the first one of each selector. */
function classesOf(css: string): Set<string> {
	const rules = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g)].map(([, list = ""]) =>
		list.trim(),
	);
	const selectors = rules.filter((list) => !list.startsWith("@")).flatMap((list) => list.split(","));
	return new Set(selectors.flatMap((selector) => /\.([a-z][\w-]*)/i.exec(selector)?.[1] ?? []));
}

/** The classes that a component names: the words of its `className`s. */
function namedIn(source: string): string[] {
	const values = [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)];
	const texts = values.flatMap(
		([, text, code = ""]) => text ?? [...code.matchAll(/"([^"]*)"|`([^`]*)`/g)].map(([, a, b]) => a ?? b ?? ""),
	);
	return texts.flatMap((words) => words.split(/[\s${}]+/));
}

/** The files that a module loads: itself and all that it imports, `import type` and what comes later (`import()`) left out. */
function loadedBy(path: string, found = new Set<string>()): Set<string> {
	if (found.has(path) || !existsSync(path)) return found;
	found.add(path);
	if (!/\.tsx?$/.test(path)) return found;
	for (const [, what = "", from = ""] of read(path).matchAll(/^import ([^;]*?)"(\.[^"]+)";/gms))
		if (!what.startsWith("type ")) loadedBy(join(dirname(path), from), found);
	return found;
}

/** The pages, and what is loaded after them. */
const roots = () => [
	...read(join(APP, "routes.ts"))
		.matchAll(/"((?:features|frame)\/[^"]+\.tsx)"/g)
		.map(([, path = ""]) => join(APP, path)),
	...globSync(join(APP, "**/*.{ts,tsx}")).flatMap((path) => [
		...read(path)
			.matchAll(/import\("(\.[^"]+\.tsx)"\)/g)
			.map(([, from = ""]) => join(dirname(path), from)),
	]),
];

test("a page imports the styles of all that it shows", () => {
	const everywhere = new Set(
		read(join(APP, "app.css"))
			.matchAll(/@import "(\.[^"]+)"/g)
			.map(([, from = ""]) => join(APP, from)),
	);
	const known = new Set([...everywhere].flatMap((path) => [...classesOf(read(path))]));
	const elsewhere = globSync(join(APP, "**/*.css"))
		.filter((path) => !everywhere.has(path))
		.map((path) => ({ path, classes: classesOf(read(path)).difference(known) }));
	const missing = [...new Set(roots())].flatMap((root) => {
		const files = [...loadedBy(root)];
		const named = new Set(files.filter((path) => path.endsWith(".tsx")).flatMap((path) => namedIn(read(path))));
		return elsewhere.flatMap(({ path, classes }) => {
			const shown = [...classes.intersection(named)];
			const styled = shown.every((name) =>
				elsewhere.some((other) => files.includes(other.path) && other.classes.has(name)),
			);
			return styled ? [] : [`${root.slice(APP.length)} shows ${shown.join(", ")} of ${path.slice(APP.length)}`];
		});
	});
	expect(missing).toEqual([]);
});
