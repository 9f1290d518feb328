import { expect, test } from "vitest";
import { hereInWords, readGroupsQuery } from "./rules.ts";

const people = (...names: string[]) => names.map((name) => ({ id: name, name }));

test.each([
	[0, [], ""],
	[4, [], "4 here now"],
	[1, ["Asha"], "only you here now"],
	[2, ["Asha", "Meera"], "you and Meera here now"],
	[2, ["Asha"], "you and 1 more here now"],
	[6, ["Asha", "Lata", "Meera", "Zoya"], "you, Lata, Meera and 3 more here now"],
])("GROUP-7 %i present fans with the names %j: %s", (count, names, words) => {
	expect(hereInWords({ count, people: people(...names) }, "Asha")).toBe(words);
});

test("GROUP-7 a visitor does not count as present", () => {
	expect(hereInWords({ count: 2, people: people("Lata", "Meera") })).toBe("Lata and Meera here now");
});

test.each([
	["12", 12],
	["1e1", 1],
	["0x10", 1],
	["+5", 1],
	["1001", 1],
])("GROUP-1 page=%s is page %i", (page, read) => {
	expect(readGroupsQuery(new URLSearchParams({ page })).page).toBe(read);
});
