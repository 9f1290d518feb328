import { describe, expect, test } from "vitest";
import { readNewsDate } from "./date.ts";

const now = new Date("2026-05-20T12:00:00Z");

describe("NEWS-4 the date of an article", () => {
	test.each([
		["3 hours ago", "2026-05-20T09:00:00.000Z"],
		["1 hour ago", "2026-05-20T11:00:00.000Z"],
		["an hour ago", "2026-05-20T11:00:00.000Z"],
		["45 mins ago", "2026-05-20T11:15:00.000Z"],
		["2 days ago", "2026-05-18T12:00:00.000Z"],
		["1 week ago", "2026-05-13T12:00:00.000Z"],
		["yesterday", "2026-05-19T12:00:00.000Z"],
		["Wed, 20 May 2026 10:30:00 +0530", "2026-05-20T05:00:00.000Z"],
		["2026-05-20T05:00:00Z", "2026-05-20T05:00:00.000Z"],
		["Wed, 20 May 2026 12:30:00 GMT", "2026-05-20T12:00:00.000Z"],
	])("%s is %s", (words, iso) => expect(readNewsDate(words, now)?.toISOString()).toBe(iso));
	test.each([
		"",
		"soon",
		"2026-06-20T00:00:00Z",
		"1 Jan 1970",
		"99999999 hours ago",
		"20 May 2026 09:00 XYZ",
		"20 May 2026 25:61 GMT",
		"May 2026",
		"31/02/2026",
		"10:30",
		undefined,
	])("is null for %j", (words) => expect(readNewsDate(words, now)).toBeNull());

	test.each([
		"Wed, 20 May 2026 11:00:00 BST",
		"Wed, 20 May 2026 15:30:00 IST",
		"Wed, 20 May 2026 12:00:00 CEST",
		"Wed, 20 May 2026 20:00:00 AEST",
		"Wed, 20 May 2026 22:00:00 NZST",
		"Wed, 20 May 2026 15:00:00 PKT",
		"Wed, 20 May 2026 16:00:00 BDT",
		"Wed, 20 May 2026 12:00:00 SAST",
		"Wed, 20 May 2026 05:00:00 EST",
		"Wed, 20 May 2026 06:00:00 edt",
		"Wed, 20 May 2026 10:00:00 UT",
		"Wed, 20 May 2026 10:00:00 Z",
		"Wed, 20 May 2026 15:30:00 +0530 IST",
		"Wed, 20 May 2026 15:30:00 +0530 (IST)",
		"Wed, 20 May 2026 15:30:00 GMT+5:30",
		"Wed, 20 May 2026 15:30:00 UTC+05:30",
		"Wed May 20 2026 15:30:00 GMT+0530 (India Standard Time)",
		"Wed May 20 15:30:00 IST 2026",
		"Wednesday, 20th May 2026 3.30pm IST",
		"May 20, 2026 03:30 PM IST",
		"May 20, 2026 | 03:30 PM IST",
		"Updated: May 20, 2026, 15:30 hrs IST",
		"20-05-2026 15:30 IST",
		"20/05/2026 15:30:00 IST",
		"20.05.2026 12:00 CEST",
		"20-May-2026 15:30 IST",
		"20 May 26 10:00 GMT",
		"2026/05/20 10:00 UTC",
		"2026-05-20 15:30:00 +0530",
		"2026-05-20T10:00Z",
		"20 May 2026 15:30 Asia/Kolkata",
		"today, 3:30 PM IST",
		"about 2 hrs. ago",
	])("is 10:00 UTC for %s", (words) =>
		expect(readNewsDate(words, now)?.toISOString()).toBe("2026-05-20T10:00:00.000Z"),
	);

	test.each([
		["20-05-2026 13:30", "Asia/Kolkata", "2026-05-20T08:00:00.000Z"],
		["20 May 2026 09:00", "Europe/London", "2026-05-20T08:00:00.000Z"],
		["20 January 2026 08:00", "Europe/London", "2026-01-20T08:00:00.000Z"],
		["2026-05-20 13:30:00", "+05:30", "2026-05-20T08:00:00.000Z"],
		["yesterday 13:30", "Asia/Kolkata", "2026-05-19T08:00:00.000Z"],
		["20/05/2026", "Asia/Kolkata", "2026-05-19T18:30:00.000Z"],
		["20 May 2026 08:00", undefined, "2026-05-20T08:00:00.000Z"],
		["20 May 2026 08:00 GMT", "Asia/Kolkata", "2026-05-20T08:00:00.000Z"],
	])("%s in the zone %s is %s", (words, zone, iso) => expect(readNewsDate(words, now, zone)?.toISOString()).toBe(iso));
});
