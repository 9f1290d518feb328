import { expect, test } from "vitest";
import { type Franchise, findFranchise, nameInSeason } from "./names.ts";

const punjab: Franchise = {
	id: "pbks",
	short_name: "PBKS",
	name: "Punjab Kings",
	city: "New Chandigarh",
	is_current: true,
	first_season: 2008,
	last_season: 2026,
	names: [
		{ name: "Kings XI Punjab", short_name: "KXIP", first_season: 2008, last_season: 2020 },
		{ name: "Punjab Kings", short_name: "PBKS", first_season: 2021, last_season: 2026 },
	],
};

test.each(["PBKS", "pbks", "kxip", "Kings XI Punjab", "KINGS-XI PUNJAB", " punjab kings "])(
	"TEAM-2 '%s' is Punjab",
	(text) => {
		expect(findFranchise([punjab], text)?.id).toBe("pbks");
	},
);

test.each(["", "punjab", "king", "xi"])("TEAM-2 '%s' is no team", (text) => {
	expect(findFranchise([punjab], text)).toBeUndefined();
});

test("TEAM-2 a side has the name it played under in a season", () => {
	const name = (season: number) => nameInSeason([punjab], "pbks", season);
	expect([2008, 2020, 2021, 2026].map(name)).toEqual([
		"Kings XI Punjab",
		"Kings XI Punjab",
		"Punjab Kings",
		"Punjab Kings",
	]);
	expect(name(2007)).toBeUndefined();
	expect(nameInSeason([punjab], "rcb", 2020)).toBeUndefined();
});
