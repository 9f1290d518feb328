import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatLongDate, relativeTime } from "./dates.ts";

const now = new Date("2025-06-03T18:00:00Z");
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const HOUR = 3_600_000;

test("NEWS-4 dates are en-US, and the day is India's", () => {
	expect(formatDate("2025-06-03T18:29:59Z")).toBe("Jun 3, 2025");
	expect(formatDate("2025-06-03T18:30:00Z")).toBe("Jun 4, 2025");
	expect(formatLongDate("2025-06-03")).toBe("June 3, 2025");
});

test.each([
	[ago(0), "Just now"],
	[ago(HOUR - 1), "Just now"],
	[ago(HOUR), "1 hours ago"],
	[ago(24 * HOUR - 1), "23 hours ago"],
	[ago(24 * HOUR), "1 days ago"],
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
