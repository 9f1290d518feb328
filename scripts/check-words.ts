import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { ROOT } from "./imports.ts";
import { wordFaults } from "./words.ts";

// Comments and docs keep to the words of docs/glossary.md. Part of `npm run lint`; decisions and reviews are history and stay as written.
const SOURCES = "{app,bench,db,makers,platform,record,scripts,server}/**/*.{ts,tsx}";
const DOCS = ["README.md", "CONTRIBUTING.md", "docs/*.md", "docs/{flows,security}/*.md"];

/** The comments of a source, each with its place. */
function commentsOf(path: string, text: string): { at: number; text: string }[] {
	const { comments } = parseSync(path, text);
	return comments.map(({ start, value }) => ({ at: start, text: value }));
}

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

let count = 0;
const report = (path: string, text: string, start: number, part: string) => {
	for (const { at, found, instead } of wordFaults(part)) {
		count++;
		console.error(`${path}:${lineOf(text, start + at)}: "${found}": ${instead}`);
	}
};
for (const path of globSync(SOURCES, { cwd: ROOT, exclude: ["bench/peers/next/**", "scripts/words.ts"] })) {
	const text = readFileSync(join(ROOT, path), "utf8");
	// `//` and `/*` are two characters
	for (const comment of commentsOf(path, text)) report(path, text, comment.at + 2, comment.text);
}
for (const path of globSync(DOCS, { cwd: ROOT, exclude: ["docs/glossary.md"] })) {
	const text = readFileSync(join(ROOT, path), "utf8");
	report(path, text, 0, text);
}
console.log(count === 0 ? "Comments and docs keep to the glossary." : `${count} words to replace: docs/glossary.md`);
process.exitCode = count === 0 ? 0 : 1;
