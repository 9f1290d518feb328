import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A file in backticks, and parts of titles in quotes after it. */
const REFERENCE = /`([\w./-]+\.(?:test|spec)\.tsx?|tests\/e2e\/pages\/[\w-]+\.ts)`((?:(?:: |, )"[^"|]+")*)/g;

/** Whether a text has the parts of a title, separated by "…", in order. */
function holds(source: string, title: string): boolean {
	let from = 0;
	return title.split("…").every((part) => {
		const at = source.indexOf(part.trim(), from);
		from = at + part.trim().length;
		return at !== -1;
	});
}

test.each(globSync("docs/{reviews,history}/20*.md"))("every test in %s exists with its file and title", (path) => {
	const named = [...readFileSync(path, "utf8").matchAll(REFERENCE)].map(([, file = "", titles = ""]) => ({
		file,
		titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
	}));
	expect(named.length).toBeGreaterThan(2);
	const missing = named.flatMap(({ file, titles }) => {
		const [found] = globSync([file, `app/features/${file}`]);
		if (!found) return [file];
		const source = readFileSync(found, "utf8");
		return titles.filter((title) => !holds(source, title)).map((title) => `${file}: ${title}`);
	});
	expect(missing).toEqual([]);
});
