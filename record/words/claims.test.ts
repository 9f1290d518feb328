import { afterAll, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { checkClaim, MOST_CLAIMS } from "./claims.ts";
import { wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);

test.each([
	["Virat Kohli scored 973 runs in 2016.", "holds", "973 runs"],
	["Virat Kohli scored 900 runs in 2016.", "does_not_hold", "973 runs"],
	["Virat Kohli scored at least 900 runs in 2016.", "holds", "973 runs"],
	["Is it true that Bumrah has taken more than 150 wickets?", "holds", "187 wickets"],
	["MI have won 6 titles.", "does_not_hold", "5 titles"],
	["Chris Gayle has hit the most sixes.", "holds", "357"],
	["Rohit Sharma has hit the most sixes.", "does_not_hold", "Chris Gayle"],
	["CSK have the most titles.", "holds", "Mumbai Indians"],
	["Rohit has more sixes than Gayle.", "does_not_hold", "357"],
	["RCB won the title in 2020.", "does_not_hold", "no titles"],
	["Kohli's average is 40.", "holds", "40.42"],
	["Kohli's average is 45.", "does_not_hold", "40.42"],
	["Kohli is the kindest man in Test cricket.", "cannot_tell", ""],
] as const)("ASK-2 the claim ‘%s’ %s", async (claim, verdict, part) => {
	const checked = await checkClaim(words, claim);
	expect(checked).toMatchObject([{ claim, verdict }]);
	expect(checked[0]?.text).toContain(part);
	if (verdict === "cannot_tell") expect(checked[0]?.questions).toEqual([]);
});

test("ASK-2 a forwarded text is checked sentence by sentence, no further than its bound", async () => {
	const checked = await checkClaim(words, "Kohli has 9 hundreds!\nKohli has 8 hundreds. ** 🔥");
	expect(checked.map(({ verdict }) => verdict)).toEqual(["holds", "does_not_hold"]);
	expect(await checkClaim(words, "MI have won 6 titles. ".repeat(MOST_CLAIMS + 3))).toHaveLength(MOST_CLAIMS);
	expect(await checkClaim(words, " 🔥 ")).toEqual([]);
});
