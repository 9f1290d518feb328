import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import {
	formatDate,
	formatLongDate,
	formatMoment,
	formatMonth,
	formatOwnDate,
	formatOwnMoment,
	formatOwnTime,
	relativeTime,
} from "./dates.ts";

const now = new Date("2025-06-03T18:00:00Z");
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const HOUR = 3_600_000;

test("NEWS-4 dates are en-US, and the day is India's", () => {
	expect(formatDate("2025-06-03T18:29:59Z")).toBe("Jun 3, 2025");
	expect(formatDate("2025-06-03T18:30:00Z")).toBe("Jun 4, 2025");
	expect(formatLongDate("2025-06-03")).toBe("June 3, 2025");
});

test("NEWS-4 any date reads as the platform writes it in en-US", () => {
	const formatted = (options: Intl.DateTimeFormatOptions, iso: string) =>
		new Intl.DateTimeFormat("en-US", { ...options, timeZone: "Asia/Kolkata" })
			.format(new Date(iso))
			.replace(/\s/g, " ");
	fc.assert(
		fc.property(fc.date({ min: new Date("1950-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }), (date) => {
			const iso = date.toISOString();
			expect(formatDate(iso)).toBe(formatted({ dateStyle: "medium" }, iso));
			expect(formatLongDate(iso)).toBe(formatted({ dateStyle: "long" }, iso));
			expect(formatMonth(iso)).toBe(formatted({ month: "short", year: "numeric" }, iso));
			expect(formatMoment(iso)).toBe(`${formatted({ dateStyle: "medium", timeStyle: "short" }, iso)} IST`);
		}),
	);
	expect(() => formatDate("no date")).toThrow(RangeError);
});

test.each(["America/New_York", "Asia/Kathmandu", "Pacific/Auckland"])(
	"GROUP-4 PTS-5 a moment shows in the time of the device, summer time and all (%s)",
	(timeZone) => {
		const zone = process.env.TZ;
		process.env.TZ = timeZone;
		onTestFinished(() => {
			if (zone === undefined) delete process.env.TZ;
			else process.env.TZ = zone;
		});
		const formatted = (options: Intl.DateTimeFormatOptions, iso: string) =>
			new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(new Date(iso)).replace(/\s/g, " ");
		for (const iso of [
			"2026-01-15T20:05:00Z",
			"2026-07-15T20:05:00Z",
			"2026-03-29T00:59:59Z",
			"2026-12-31T23:59:00Z",
		]) {
			expect(formatOwnMoment(iso)).toBe(formatted({ dateStyle: "medium", timeStyle: "short" }, iso));
			expect(formatOwnDate(iso)).toBe(formatted({ dateStyle: "medium" }, iso));
			expect(formatOwnTime(iso)).toBe(formatted({ timeStyle: "short" }, iso));
		}
	},
);

test.each([
	[ago(0), "Just now"],
	[ago(HOUR - 1), "Just now"],
	[ago(HOUR), "1 hour ago"],
	[ago(2 * HOUR), "2 hours ago"],
	[ago(24 * HOUR - 1), "23 hours ago"],
	[ago(24 * HOUR), "1 day ago"],
	[ago(48 * HOUR - 1), "1 day ago"],
	[ago(72 * HOUR), "3 days ago"],
	[null, "Recently"],
	[undefined, "Recently"],
	["not a date", "Recently"],
])("NEWS-4 %s is %s", (iso, words) => {
	expect(relativeTime(iso, now)).toBe(words);
});

test("NEWS-4 an instant still to come is 'Just now'", () => {
	fc.assert(
		fc.property(fc.nat(), (milliseconds) => {
			expect(relativeTime(ago(-milliseconds), now)).toBe("Just now");
		}),
	);
});
