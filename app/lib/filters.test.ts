import fc from "fast-check";
import { expect, test } from "vitest";
import { namesOfTeam, readFilter, unknownFilterText } from "./filters.ts";

const SEASONS = [2026, 2025];
const TEAMS = [
	{
		id: "pbks",
		short_name: "PBKS",
		name: "Punjab Kings",
		names: [
			{ name: "Kings XI Punjab", short_name: "KXIP" },
			{ name: "Punjab Kings", short_name: "PBKS" },
		],
	},
];
const season = (value: string) => readFilter(new URLSearchParams({ season: value }), "season", SEASONS);
const team = (value: string) => readFilter(new URLSearchParams({ team: value }), "team", TEAMS, namesOfTeam);
const refused = (read: () => unknown): Response => {
	try {
		read();
	} catch (thrown) {
		return thrown as Response;
	}
	throw new Error("nothing was refused");
};

test("STAT-2 PLAYER-2 a filter is read by any name of its choice, capitals or not", () => {
	for (const name of ["pbks", "PBKS", "Pbks", "kxip", "KXIP", "punjab kings", " Kings XI Punjab "])
		expect(team(name), name).toBe(TEAMS[0]);
	expect(season("2025")).toBe(2025);
	for (const nothing of ["", " ", "All", "all"]) expect([season(nothing), team(nothing)]).toEqual([null, null]);
});

test("STAT-2 any other value is refused by name, cut and without what cannot be seen", async () => {
	const answer = refused(() => season("1999"));
	expect(answer.status).toBe(404);
	expect(await answer.json()).toEqual({ filter: "season", value: "1999" });
	expect(await refused(() => team(`\0${"x".repeat(500)}\n`)).json()).toMatchObject({ value: "x".repeat(60) });
	fc.assert(
		fc.property(fc.string(), (value) => {
			const meant = ["", "all", ...TEAMS.flatMap(namesOfTeam)].some(
				(name) => name.toLowerCase() === value.trim().toLowerCase(),
			);
			if (!meant) expect(refused(() => team(value)).status).toBe(404);
		}),
	);
});

test.each([
	[{ filter: "season", value: "1999" }, "There's no season “1999” in the record."],
	[{ filter: "opponent", value: "XYZ" }, "There's no team “XYZ” in the record."],
	[{ filter: "met", value: "nobody-mi" }, "There's no player “nobody-mi” in the record."],
	[{ filter: "category", value: "Nonsense" }, "There's no category “Nonsense” here."],
])("the text for %j: %s", (unknown, text) => {
	expect(unknownFilterText(unknown)).toBe(text);
});
