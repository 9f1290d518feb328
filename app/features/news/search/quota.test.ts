import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchLimit } from "./quota.server.ts";

const DAY_MS = 86_400_000;

describe("NEWS-1 the searches of a day", () => {
	test.each([
		["2026-05-20T00:00:00+05:30", 31],
		["2026-05-20T01:50:00+05:30", 31],
		["2026-05-20T12:00:00+05:30", 55],
		["2026-05-20T23:59:59+05:30", 79],
	])("at %s visitors may bring the count to %i", (moment, most) =>
		expect(searchLimit("visitor", new Date(moment))).toBe(most),
	);

	test("are all the schedule's; visitors never use those that it needs for the rest of the day", () => {
		const midnight = Date.parse("2026-05-20T00:00:00+05:30");
		fc.assert(
			fc.property(fc.nat(DAY_MS - 1), (gone) => {
				const now = new Date(midnight + gone);
				expect(searchLimit("schedule", now)).toBe(83);
				expect(83 - searchLimit("visitor", now)).toBeGreaterThanOrEqual((52 * (DAY_MS - gone)) / DAY_MS);
			}),
		);
	});
});
