import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const routes = [
	"home",
	"facts",
	"facts/:slug",
	"matches/:id/balls.json",
	"statistics/:table.csv",
	"statistics/:table",
	"quiz/:category/:question?",
	"setup",
	"*",
].map((path) => ({ id: path, path }));
const all = [{ id: "index", index: true as const }, ...routes];
const canonical = (path: string) => canonicalPath(path, all);

test.each([
	["/", "/"],
	["//", "/"],
	["/facts", "/facts"],
	["/fAcTs", "/facts"],
	["/%66acts", "/facts"],
	["/facts/", "/facts"],
	["//facts//", "/facts"],
	["/Setup/", "/setup"],
	["/FACTS/The%2dSlug%c3%a9", "/facts/The-Slug%C3%A9"],
	["/Matches/12/BALLS.json", "/matches/12/balls.json"],
	["/statistics/runs.CSV", "/statistics/runs.csv"],
	["/Quiz/Teams", "/quiz/Teams"],
	["/quiz/teams/who/", "/quiz/teams/who"],
])("SHELL-6 %s has the canonical path %s", (path, expected) => {
	expect(canonical(path)).toBe(expected);
	expect(canonical(expected)).toBe(expected);
});

test.each([
	"/nothing",
	"/facts/a/b",
	"//evil.example",
	"/facts%2Fx",
	"/wp-admin.php",
	"/%E0%A4%A",
	"/facts.data",
	"/_.data",
])("SHELL-6 %s is no page", (path) => expect(canonical(path)).toBeUndefined());
