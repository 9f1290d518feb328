import { expect, test } from "vitest";
import { testSite } from "../../../../tests/fixtures/site.ts";
import { onDay } from "./on-this-day.server.ts";

const site = await testSite();
const on = (day: string) => onDay(site.record, site.database.db, day);

test("HOME-1 on a date with matches the entry is one of them, a final before any other", async () => {
	const { match, birthday, nearest } = await on("2030-05-29");
	expect(match?.date.slice(5)).toBe("05-29");
	expect(match?.name).toMatch(/^the \d{4} final$/);
	expect([birthday, nearest]).toEqual([null, null]);
});

test("HOME-1 on a date without a match the entry is the birthday of the player with most matches, and the nearest date with a match", async () => {
	const { match, birthday, nearest } = await on("2026-11-22");
	expect(match).toBeNull();
	expect(birthday).toMatchObject({ player: "Umran Malik", born: 1999, matches: 26, wickets: 29 });
	expect(nearest).toMatchObject({ date: "2020-11-10", name: "the 2020 final" });
});

test("HOME-1 the page gives an age only for somebody in a squad of today", async () => {
	const days = ["2026-11-05", "2026-12-06", "2026-01-11", "2026-02-17"];
	const { rows } = await site.record.ask({
		rows: "squads",
		measures: ["players"],
		by: ["player"],
		where: { season: site.record.seasons[0] },
		limit: 1000,
	});
	const playing = new Set(rows.map(({ player }) => player));
	for (const day of days) {
		const { birthday } = await on(day);
		if (birthday) expect(birthday.turns === null, birthday.player).toBe(!playing.has(birthday.player));
	}
});

test("HOME-1 every day of the year has an entry, a leap day too", async () => {
	for (const day of ["2028-02-29", "2026-01-01", "2026-12-31", "2026-07-15"]) {
		const { match, birthday, nearest } = await on(day);
		expect(match ?? birthday ?? nearest, day).not.toBeNull();
		expect(match === null, day).toBe(nearest !== null);
	}
});
