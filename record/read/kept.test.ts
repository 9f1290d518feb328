import { beforeAll, describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { answerInWords, type Reader, readerOf } from "./reader.ts";

let reader: Reader;
beforeAll(async () => {
	reader = await readerOf(await testRecord());
});
const planOf = async (question: string) => (await answerInWords(reader, question)).plan;

describe("ASK-2 a plan keeps every part of its question", () => {
	test.each([
		"Which of the defunct sides won the most matches?",
		"Who has Kohli batted with the most?",
		"Which bowler has been hit for the most fours by Warner?",
		"Which fielder has caught Kohli most?",
		"Who has caught Kohli the most?",
		"How many different captains have RCB had?",
		"Who has scored a hundred on debut?",
		"Last five totals of Mumbai",
		"Most runs in CSK vs MI matches",
		"Which team has Kohli scored most runs?",
		"Second fastest to 100 wickets",
		"Second oldest player",
		"How many matches did Kohli take to reach 5000?",
		"Most expensive figures ever",
		"Which ground is best for chasing?",
		"Fastest fifty this year",
		"How many of CSK's titles came against MI?",
		"Which team won first ipl",
		"Which bowler has bowled most overs?",
		"Rashid Khan vs Narine economy",
	])("'%s' is refused, because no plan has a place for one of its words", async (question) => {
		expect(await planOf(question)).toBeUndefined();
	});

	test("a preposition without a name asks for its name", async () => {
		const question = "Which franchise's batters have Jasprit Bumrah's wickets come against most often?";
		expect(await planOf(question)).toMatchObject({ form: "ranking", by: "opponent" });
		expect(await planOf("Which team has Kohli scored most runs against?")).toMatchObject({ by: "opponent" });
		expect(await planOf("Most wins in a season by a team")).toMatchObject({ by: "team" });
	});

	test("a score behind its preposition is exact", async () => {
		const where = { figures: { outs: 1, runs: 99 } };
		expect(await planOf("How many times has a batter been dismissed on 99?")).toMatchObject({ question: { where } });
		expect(await planOf("How many scores of 99?")).toMatchObject({ question: { where: { figures: { runs: 99 } } } });
	});

	test("the joint fastest is the fastest, and a number before an extreme counts places", async () => {
		const joint = await planOf("joint fastest fifty");
		expect(joint).toMatchObject({ form: "ranking", question: { measures: ["fastest_fifty"] } });
		expect(joint).not.toMatchObject({ question: { order: "worst" } });
		expect(await planOf("3 highest scores in finals")).toMatchObject({ form: "ranking", from: 1, to: 3 });
	});

	test("who won more head to head is counted in the matches of the two", async () => {
		expect(await planOf("mi csk h2h who won more")).toMatchObject({
			form: "compare",
			questions: [{ where: { team: "mi", opponent: "csk" } }, { where: { team: "csk", opponent: "mi" } }],
		});
	});

	test("a stand names whom it was made with", async () => {
		expect((await answerInWords(reader, "Who was Kohli's highest partnership with?")).text).toContain("AB de Villiers");
	});
});
