import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { FOLDERS, ROOT } from "./imports.ts";
import { nameFaults, namesOf, titlesOf, wordFaults } from "./words.ts";

// Checks comments, names, titles of tests and docs for the words of docs/glossary.md. Part of `npm run lint`. Reviews
// are history and are not checked.
const DOCS = ["README.md", "CONTRIBUTING.md", "docs/*.md", "docs/{decisions,flows,security}/*.md"];
const TESTS = /\.(?:test|spec)\.tsx?$/;

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

let count = 0;
const report = (path: string, text: string, at: number, found: string, instead: string) => {
	count++;
	console.error(`${path}:${lineOf(text, at)}: "${found}": ${instead}`);
};
const read = (path: string, text: string, start: number, part: string) => {
	for (const { at, found, instead } of wordFaults(part)) report(path, text, start + at, found, instead);
};
for (const path of globSync(`${FOLDERS}/**/*.{ts,tsx}`, {
	cwd: ROOT,
	exclude: ["bench/peers/next/**", "scripts/words.ts"],
})) {
	const text = readFileSync(join(ROOT, path), "utf8");
	const { comments, program } = parseSync(path, text);
	// both `//` and `/*` have two characters
	for (const { start, value } of comments) read(path, text, start + 2, value);
	if (TESTS.test(path)) for (const { name, at } of titlesOf(program, text)) read(path, text, at, name);
	const seen = new Set<string>();
	for (const { name, at } of [{ name: path, at: 0 }, ...namesOf(program)])
		if (!seen.has(name)) {
			seen.add(name);
			for (const { found, instead } of nameFaults(name)) report(path, text, at, `${found}" in "${name}`, instead);
		}
}
for (const path of globSync(DOCS, { cwd: ROOT, exclude: ["docs/glossary.md"] })) {
	const text = readFileSync(join(ROOT, path), "utf8");
	read(path, text, 0, text);
}
console.log(
	count === 0
		? "Comments, names, titles and docs keep to the glossary."
		: `${count} words to replace: docs/glossary.md`,
);
process.exitCode = count === 0 ? 0 : 1;
