import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatLongDate, formatMoment, formatMonth, relativeTime } from "./dates.ts";

const now = new Date("2025-06-03T18:00:00Z");
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const HOUR = 3_600_000;

test("NEWS-4 dates are en-US, and the day is India's", () => {
	expect(formatDate("2025-06-03T18:29:59Z")).toBe("Jun 3, 2025");
	expect(formatDate("2025-06-03T18:30:00Z")).toBe("Jun 4, 2025");
	expect(formatLongDate("2025-06-03")).toBe("June 3, 2025");
});

test("NEWS-4 any date is told as the platform tells it in en-US", () => {
	const told = (options: Intl.DateTimeFormatOptions, iso: string) =>
		new Intl.DateTimeFormat("en-US", { ...options, timeZone: "Asia/Kolkata" })
			.format(new Date(iso))
			.replace(/\s/g, " ");
	fc.assert(
		fc.property(fc.date({ min: new Date("1950-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }), (date) => {
			const iso = date.toISOString();
			expect(formatDate(iso)).toBe(told({ dateStyle: "medium" }, iso));
			expect(formatLongDate(iso)).toBe(told({ dateStyle: "long" }, iso));
			expect(formatMonth(iso)).toBe(told({ month: "short", year: "numeric" }, iso));
			expect(formatMoment(iso)).toBe(told({ dateStyle: "medium", timeStyle: "short" }, iso));
		}),
	);
	expect(() => formatDate("no date")).toThrow(RangeError);
});

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
