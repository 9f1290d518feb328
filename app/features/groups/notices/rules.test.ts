import { expect, test } from "vitest";
import { excerptOf, LONGEST_EXCERPT, type Missed, missedInWords, subjectOf } from "./rules.ts";

const missed = (more: Partial<Missed>): Missed => ({
	group_name: "CSK Fans",
	notifications: "replies",
	count: 2,
	...more,
});

test("GROUP-2 the number of missed messages in words", () => {
	expect(missedInWords(missed({}))).toBe("2 replies to you in CSK Fans");
	expect(missedInWords(missed({ count: 1 }))).toBe("1 reply to you in CSK Fans");
	expect(missedInWords(missed({ notifications: "all", count: 1 }))).toBe("1 message in CSK Fans");
	expect(missedInWords(missed({ notifications: "all", count: 1234 }))).toBe("1,234 messages in CSK Fans");
});

test("GROUP-2 the subject names the group if there is only one", () => {
	expect(subjectOf([missed({})])).toBe("2 replies to you in CSK Fans");
	expect(subjectOf([missed({}), missed({ group_name: "Wankhede" })])).toBe("New in your groups");
});

test("GROUP-2 an excerpt is cut between letters, and a short message is not", () => {
	const full = "🏏".repeat(LONGEST_EXCERPT);
	expect(excerptOf(full)).toBe(full);
	expect(excerptOf(`${full}🏏`)).toBe(`${full}…`);
});
