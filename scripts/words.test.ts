import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { LEFT_OUT, nameFaults, namesOf, titlesOf, wordFaults } from "./words.ts";

test("a word that the glossary leaves out is found with its position and a replacement", () => {
	expect(wordFaults("drawn Anew, and\nso many")).toEqual([
		{ at: 6, found: "Anew", instead: "again" },
		{ at: 16, found: "so many", instead: "a number; at most; per" },
	]);
});

test("code, URLs of links, code blocks and parts of words are skipped", () => {
	expect(wordFaults("`told` [x](deeds.md) undertold innings own-deeds\n\n    npm run anew\n")).toEqual([]);
});

test("a name is split into words: in camel case, in snake case, and in a path", () => {
	const found = (name: string) => nameFaults(name).map(({ found }) => found);
	expect(["toldAt", "TOLD_HOURS", "userDeeds", "team_communities", "letGoOfOld"].flatMap(found)).toEqual([
		"told",
		"TOLD",
		"Deeds",
		"team communities",
		"let Go",
	]);
	expect(found("app/features/sharing/own-deeds.server.ts")).toEqual(["deeds"]);
	expect(["stands", "untold", "indeed", "armies"].flatMap(found)).toEqual([]);
});

test("finds the names in a program, also in types of parameters", () => {
	const { program } = parseSync("a.tsx", "const read = (told: Told) => <Row key={told.at} />;");
	expect(new Set(namesOf(program).map(({ name }) => name))).toEqual(
		new Set(["read", "told", "Told", "Row", "key", "at"]),
	);
});

test("finds titles of tests: plain, templates, tables, own wrappers, nested ones", () => {
	const text = [
		'describe("outer", () => { test("plain", () => expect("no title")); });',
		'test.each([["no title"]])("row %s", () => {});',
		'test.describe.configure({ mode: "no title" });',
		`testRecord(\`in \${place} and \${other}\`, () => {});`,
		'it.skipIf(1)("skipped", () => {});',
		'tested("no title");',
	].join("\n");
	const titles = titlesOf(parseSync("a.ts", text).program, text).map(({ name }) => name);
	expect(titles.filter(Boolean)).toEqual(["outer", "plain", "row %s", "in ", " and ", "skipped"]);
});

test("the glossary lists the words that the check leaves out", () => {
	const glossary = readFileSync("docs/glossary.md", "utf8");
	const rows = glossary.slice(glossary.indexOf("## Words we leave out")).match(/^\| (?!not |---).*$/gm) ?? [];
	expect(rows).toEqual(LEFT_OUT.map(([words, instead]) => `| ${words.join(", ")} | ${instead} |`));
});
