import { expect, test } from "vitest";
import { type Franchise, findFranchise } from "./names.ts";

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
