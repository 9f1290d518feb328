import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LEFT_OUT, nameFaults, wordFaults } from "./words.ts";

test("a word that the glossary leaves out is found, with what to write instead and where it is", () => {
	expect(wordFaults("drawn Anew, and\nso many")).toEqual([
		{ at: 6, found: "Anew", instead: "again" },
		{ at: 16, found: "so many", instead: "a number; at most; per" },
	]);
});

test("names in code, addresses of links, blocks of code and parts of words are no words", () => {
	expect(wordFaults("`told` [x](deeds.md) undertold innings own-deeds\n\n    npm run anew\n")).toEqual([]);
});

test("a name is read word by word: in camel case, in snake case, and in a path", () => {
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

test("the glossary lists for people what the check leaves out", () => {
	const glossary = readFileSync("docs/glossary.md", "utf8");
	const rows = glossary.slice(glossary.indexOf("## Words we leave out")).match(/^\| (?!not |---).*$/gm) ?? [];
	expect(rows).toEqual(LEFT_OUT.map(([words, instead]) => `| ${words.join(", ")} | ${instead} |`));
});
