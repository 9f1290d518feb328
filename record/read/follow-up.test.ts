import { beforeAll, describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { answerInWords, type Reader, readerOf } from "./reader.ts";

let reader: Reader;
beforeAll(async () => {
	reader = await readerOf(await testRecord());
});
const asked = async (text: string, ...history: string[]) => {
	const { questions } = await answerInWords(reader, text, history);
	return questions.map(({ limit: _, ...question }) => question);
};
const KOHLI = "How many runs did Kohli score in 2016?";

describe("ASK-2 a follow-up takes missing parts from the questions before it", () => {
	test.each([
		[[KOHLI, "and in 2013?"], "Kohli runs in 2013"],
		[[KOHLI, "and in 2013?", "what about Rohit?"], "Rohit Sharma runs in 2013"],
		[[KOHLI, "and his sixes?"], "Kohli sixes in 2016"],
		[[KOHLI, "his average?"], "Kohli average in 2016"],
		[[KOHLI, "strike rate?"], "Kohli strike rate in 2016"],
		[[KOHLI, "and against Mumbai?"], "Kohli runs against Mumbai in 2016"],
		[["Kohli runs at Chinnaswamy", "how many did Gayle make there?"], "Gayle runs at Chinnaswamy"],
		[[KOHLI, "his fours that season?"], "Kohli fours in 2016"],
		[["Who has the most wickets in 2019?", "and in 2020?"], "Who has the most wickets in 2020?"],
		[["Who has the most wickets in 2019?", "and runs?"], "Who has the most runs in 2019?"],
		[["Kohli runs against Mumbai", "and Chennai?"], "Kohli runs against Chennai"],
		[["runs by Kohli against Bumrah", "and Malinga?"], "runs by Kohli against Malinga"],
		[["CSK wins in 2018", "and MI?"], "MI wins in 2018"],
		[["Has Kohli ever made a hundred in a final?", "and Gayle?"], "Has Gayle ever made a hundred in a final?"],
	])("%j is '%s'", async (texts, whole) => {
		const expected = await asked(whole);
		expect(expected.length).toBeGreaterThan(0);
		expect(await asked(texts.at(-1) ?? "", ...texts.slice(0, -1))).toEqual(expected);
	});

	test("a complete question takes nothing", async () => {
		const whole = "How many sixes did Gayle hit in 2012?";
		expect(await asked(whole, KOHLI)).toEqual(await asked(whole));
		expect((await answerInWords(reader, whole, [KOHLI])).carried).toBeUndefined();
	});

	test("the answer lists the parts taken", async () => {
		const { carried } = await answerInWords(reader, "and his sixes?", [KOHLI]);
		expect(carried).toMatchObject({ measure: false, fields: ["season"], ids: [expect.any(String)] });
	});

	test("a refused question before it is skipped", async () => {
		expect(await asked("and in 2013?", KOHLI, "Kohli flumps?")).toEqual(await asked("Kohli runs in 2013"));
	});

	test.each([
		["how many hundreds did he make?", []],
		["how many runs were scored there?", []],
		["who took most wickets that season?", ["Kohli runs"]],
		["and Rohit?", ["Kohli and Dhoni runs together"]],
		["and sixes?", ["batters with 5000 runs"]],
	])("'%s' after %j is refused, because it stays open what is meant", async (text, history) => {
		expect(await answerInWords(reader, text, history)).toMatchObject({ kind: "unknown", figure: null });
	});
});
