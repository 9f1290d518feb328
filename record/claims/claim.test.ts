import { expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { untilEnd } from "../../tests/fixtures/until-end.ts";
import { type Reader, readerOf } from "../read/reader.ts";
import { checkSentence, MOST_CLAIMS, sentencesOf } from "./claim.ts";

const record = await untilEnd(testRecord());
const reader: Reader = await readerOf(record);

test.each([
	["Virat Kohli scored 973 runs in 2016.", "holds", "973 runs"],
	["Virat Kohli scored 900 runs in 2016.", "does_not_hold", "973 runs"],
	["Virat Kohli scored at least 900 runs in 2016.", "holds", "973 runs"],
	["Kohli has more than 8000 runs", "holds", "9,336 runs"],
	["Chris Gayle made 175 in 2013.", "holds", "175"],
	["MI have won 6 titles.", "does_not_hold", "5 titles"],
	["Chris Gayle has hit the most sixes.", "holds", "357"],
	["Rohit Sharma has hit the most sixes.", "does_not_hold", "Chris Gayle"],
	["CSK have the most titles.", "holds", "Mumbai Indians"],
	["Rohit has more sixes than Gayle.", "does_not_hold", "357"],
	["RCB won the title in 2020.", "does_not_hold", "no titles"],
	["Kohli's average is 40.", "holds", "40.42"],
	["Kohli's average is 45.", "does_not_hold", "40.42"],
	["Bumrah's economy is below 8.", "holds", "7.34"],
	["Kohli is the kindest man in Test cricket.", "cannot_tell", ""],
	["Pandya has 5 hundreds.", "cannot_tell", "Krunal Pandya"],
] as const)("ASK-2 the claim ‘%s’ %s", async (claim, verdict, part) => {
	const checked = await checkSentence(reader, claim);
	expect(checked).toMatchObject({ claim, verdict });
	expect(checked.text).toContain(part);
	if (verdict === "cannot_tell") expect(checked.questions).toEqual([]);
});

test("ASK-2 a forwarded text is checked sentence by sentence, up to the limit", () => {
	expect(sentencesOf("Kohli has 9 hundreds!\nKohli has 8 hundreds. ** 🔥")).toHaveLength(2);
	expect(sentencesOf("MI have won 6 titles. ".repeat(MOST_CLAIMS + 3))).toHaveLength(MOST_CLAIMS);
	expect(sentencesOf(" 🔥 ")).toEqual([]);
});
