import { expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { untilEnd } from "../../tests/fixtures/until-end.ts";
import { answerInWords, type Reader, readerOf } from "../read/reader.ts";
import { monthOf } from "./text.ts";

const record = await untilEnd(testRecord());
const reader: Reader = await readerOf(record);

test.each([
	["How many runs did Kohli score in 2016?", "Virat Kohli has 973 runs in 2016."],
	["sixes hit in IPL 2009?", "There are 506 sixes in 2009."],
	["Dale Steyn's economy", "Dale Steyn's economy is 6.92."],
	["Who has the most sixes?", "Chris Gayle has the most sixes: 357."],
	[
		"Which ground have MI hit the most sixes at?",
		"Of all grounds, Mumbai Indians have the most sixes at Wankhede Stadium: 754.",
	],
	["Name the top three run scorers", "The most runs: Virat Kohli 9,336, Rohit Sharma 7,329 and Shikhar Dhawan 6,769."],
	[
		"second highest team total ever",
		"Sunrisers Hyderabad have the second highest total: 286 against Rajasthan Royals on March 23, 2025.",
	],
	[
		"highest score by Chris Gayle",
		"Chris Gayle's highest score is 175* for Royal Challengers Bengaluru against Pune Warriors on April 23, 2013.",
	],
	["Have MI won more than 5 titles?", "No. Mumbai Indians have 5 titles."],
	[
		"Who has more runs against CSK, Kohli or Rohit?",
		"Virat Kohli has 1,174 runs against Chennai Super Kings, Rohit Sharma 972.",
	],
	["Who won the title in 2016?", "Sunrisers Hyderabad won the title in 2016."],
	["Who is the captain of Mumbai Indians?", "Hardik Pandya is the captain of Mumbai Indians."],
])("ASK-2 ‘%s’ is answered in a sentence", async (question, text) => {
	expect((await answerInWords(reader, question)).text).toBe(text);
});

test("ASK-2 the sentence names all tied players, each with the match", async () => {
	expect((await answerInWords(reader, "fastest fifty")).text).toBe(
		"Yashasvi Jaiswal (for Rajasthan Royals against Kolkata Knight Riders on May 11, 2023) and Urvil Patel (for Chennai Super Kings against Lucknow Super Giants on May 10, 2026) have the fastest fifty: 13 balls each.",
	);
});

test("ASK-2 a month has its name, and an impossible one its number", () => {
	expect([4, 12, 0, 13].map(monthOf)).toEqual(["April", "December", "month 0", "month 13"]);
});
