import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const LINK = /\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g;
const linksOf = (path: string) => [...read(path).matchAll(LINK)].map(([, to = ""]) => join(dirname(path), to));
const DOCS = ["README.md", "CONTRIBUTING.md", "NOTICE.md", ...globSync("docs/**/*.md")];

test.each(DOCS)("every link of %s leads to an existing file", (path) => {
	expect(linksOf(path).filter((to) => !existsSync(to))).toEqual([]);
});

// reviews are history and name files of their time
const LIVING = DOCS.filter((path) => !/^docs\/(?:reviews|history)\//.test(path));
const SOURCES = globSync("{.ci,app,bench,data,db,docs,makers,platform,public,record,scripts,server,tests}/**/*").map(
	(path) => `/${path}`,
);
/** A path of a source file in backticks. Placeholders such as `<name>.ts` do not match. */
const NAMED = /`((?:[\w.@-]+\/)+[\w.*-]+\.(?:ts|tsx|css|sql|md|json))`/g;

test.each(LIVING)("every file in %s exists", (path) => {
	const named = [...read(path).matchAll(NAMED)].map(([, file = ""]) => file);
	const isThere = (file: string) =>
		file.includes("*")
			? globSync([file, `app/**/${file}`]).length > 0
			: SOURCES.some((source) => source.endsWith(`/${file}`));
	expect(named.filter((file) => !isThere(file))).toEqual([]);
});

test("the README is short", () => {
	expect(read("README.md").split("\n").length).toBeLessThanOrEqual(61);
});

test("the index links every page of docs/", () => {
	const linked = linksOf("docs/README.md");
	const pages = globSync("docs/{*,flows/*,reviews/*,security/*}.md").filter((path) => path !== "docs/README.md");
	expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
});

/** "`name` (`path`": a function and its file, as in a flow. */
const CALLED = /`(\w+)`\s+\(`([\w./-]+)`/g;

test.each(globSync("docs/flows/*.md"))("every step of %s names a function and the file that declares it", (path) => {
	const steps = read(path).match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];
	expect(steps.length).toBeGreaterThan(3);
	const declares = (file: string, name: string) =>
		existsSync(file) &&
		new RegExp(`\\b(?:function\\*?|const|class) ${name}\\b|^\\s*(?:async )?${name}\\(.*{$`, "m").test(read(file));
	const faults = steps.flatMap((step) => {
		const called = [...step.matchAll(CALLED)];
		const wrong = called.filter(([, name = "", file = ""]) => !declares(file, name)).map(([text]) => text);
		return called.length > 0 ? wrong : [step];
	});
	expect(faults).toEqual([]);
});

test.each([
	"README.md",
	"CONTRIBUTING.md",
	"CHANGELOG.md",
	...globSync("docs/{*,{decisions,flows,history,reviews,security}/*}.md"),
])("%s wraps at 120 characters", (path) => {
	expect(
		read(path)
			.split("\n")
			.filter((line) => line.length > 120),
	).toEqual([]);
});

test.each(globSync("docs/decisions/0*.md"))("%s fits into 40 lines", (path) => {
	expect(read(path).trimEnd().split("\n").length).toBeLessThanOrEqual(40);
});

test("the list of decisions has each one with its status", () => {
	const list = read("docs/decisions/README.md");
	for (const path of globSync("docs/decisions/0*.md").filter((name) => !name.includes("0000"))) {
		const [title = "", , status = ""] = read(path).split("\n");
		const row = list.split("\n").find((line) => line.includes(`[${title.slice(2)}](${path.split("/").at(-1)})`));
		expect(row, path).toBeDefined();
		expect(/superseded by/.test(row ?? ""), path).toBe(/superseded by/.test(status));
	}
});

test("docs/dependencies.md lists each package of package.json and no other", () => {
	const page = read("docs/dependencies.md");
	const listed = [...page.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name);
	const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read("package.json"));
	expect(listed).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
	for (const name of Object.keys(optionalDependencies)) expect(page).toContain(`\`${name}\``);
});
