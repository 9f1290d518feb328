import { beforeAll, describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { answerInWords, type Reader, readerOf } from "./reader.ts";

let reader: Reader;
beforeAll(async () => {
	reader = await readerOf(await testRecord());
});
const planOf = async (question: string) => (await answerInWords(reader, question)).plan;

describe("ASK-2 a plan covers every part of its question", () => {
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
		"Which bowler has bowled most overs?",
		"Rashid Khan vs Narine economy",
		"Who has been the leading wicket-taker on more than one occasion?",
		"How many runs did Gayle run?",
		"How many runs were run by Gayle?",
		"How many singles has Dravid taken?",
		"Gayle and Dravid runs each season",
		"Have Gayle and Dravid made a hundred?",
		"When did Gayle and Dravid last make a hundred?",
		"Gayle runs batting position wise",
		"How many different captains have Mumbai had?",
		"Most runs in a season by different players",
		"Most runs in a single playoff",
		"Who has played in every one of the finals?",
		"Most runs in a spell",
		"Most economical spell",
		"Who gave most fours?",
		"Which ground gave most runs?",
		"Most expensive five-wicket haul",
	])("'%s' is refused, because no plan has a place for one of its words", async (question) => {
		expect(await planOf(question)).toBeUndefined();
	});

	test("a preposition without a name asks for its name", async () => {
		const question = "Which franchise's batters have Jasprit Bumrah's wickets come against most often?";
		expect(await planOf(question)).toMatchObject({ form: "ranking", by: "opponent" });
		expect(await planOf("Which team has Kohli scored most runs against?")).toMatchObject({ by: "opponent" });
		expect(await planOf("Most wins in a season by a team")).toMatchObject({ by: "team" });
	});

	test("‘how many men’ and ‘how many different men’ count each man once", async () => {
		const players = { form: "count", by: "player", question: { having: { hundreds: { from: 1 } } } };
		expect(await planOf("How many different Australians have made a hundred?")).toMatchObject(players);
		expect(await planOf("How many foreigners have made a hundred?")).toMatchObject(players);
		const bowlers = { form: "count", by: "bowler", question: { where: { player: "0184dc35" } } };
		expect(await planOf("How many bowlers dismissed Dravid?")).toMatchObject(bowlers);
		expect(await planOf("How many distinct bowlers have dismissed Dravid?")).toMatchObject(bowlers);
		expect(await planOf("How many different batters has Malinga dismissed?")).toMatchObject({ form: "count" });
		expect(await planOf("How many batters were run out in 2019?")).toMatchObject({ form: "figure" });
		expect(await planOf("How many different teams have won the title?")).toMatchObject({ form: "count", by: "team" });
		expect(await planOf("Who has turned out for the most different franchises?")).toMatchObject({ by: "player" });
	});

	test("a single final is one match", async () => {
		const where = { stage: "final", figures: { wickets: { from: 4 } } };
		const question = { rows: "bowling", where };
		expect(await planOf("How many bowlers have taken four wickets in a single final?")).toMatchObject({ question });
		expect(await planOf("Who took four wickets in a final?")).toMatchObject({ question });
		expect(await planOf("Most fifties without a single 100")).toMatchObject({
			question: { having: { hundreds: { to: 0 } } },
		});
	});

	test("‘every season’ and ‘venue wise’ give a figure per season and ground", async () => {
		expect(await planOf("Gayle runs in every season")).toMatchObject({ form: "series", by: "season" });
		expect(await planOf("Gayle runs venue wise")).toMatchObject({ form: "series", by: "ground" });
		const { kind, offers } = await answerInWords(reader, "Gayle runs team wise");
		expect([kind, offers.map(({ address }) => address?.match(/by=(\w+)/)?.[1]).sort()]).toEqual([
			"ask_back",
			["opponent", "team"],
		]);
	});

	test("a side after a ground, or after a side with a role, is the opponent", async () => {
		const where = { team: "rr", opponent: "dch" };
		expect(await planOf("biggest total by Rajasthan Royals v DCH")).toMatchObject({ question: { where } });
		const place = { opponent: "csk" };
		expect(await planOf("Who has the most sixes at Eden Gardens v CSK?")).toMatchObject({ question: { where: place } });
	});

	test("‘every one of the nineteen seasons’ means nineteen, and a percentage of balls is a share", async () => {
		const question = { having: { seasons: { from: 19 } } };
		expect(await planOf("Who has played in every one of the nineteen seasons?")).toMatchObject({ question });
		const dots = { question: { measures: ["dot_percentage"], where: { phase: "powerplay" } } };
		expect(await planOf("What percentage of Malinga's balls in the powerplay were dot balls?")).toMatchObject(dots);
		const share = await planOf("What percentage of Malinga's dot balls came in the powerplay?");
		expect(share).toMatchObject({ form: "share" });
	});

	test("a score after ‘on’ or ‘of’ is exact", async () => {
		const where = { figures: { outs: 1, runs: 99 } };
		expect(await planOf("How many times has a batter been dismissed on 99?")).toMatchObject({ question: { where } });
		expect(await planOf("How many scores of 99?")).toMatchObject({ question: { where: { figures: { runs: 99 } } } });
	});

	test("the joint fastest is the fastest, and a number before an extreme is a number of places", async () => {
		const joint = await planOf("joint fastest fifty");
		expect(joint).toMatchObject({ form: "ranking", question: { measures: ["fastest_fifty"] } });
		expect(joint).not.toMatchObject({ question: { order: "worst" } });
		expect(await planOf("3 highest scores in finals")).toMatchObject({ form: "ranking", from: 1, to: 3 });
	});

	test("who won more head to head counts only matches between the two", async () => {
		expect(await planOf("mi csk h2h who won more")).toMatchObject({
			form: "compare",
			questions: [{ where: { team: "mi", opponent: "csk" } }, { where: { team: "csk", opponent: "mi" } }],
		});
	});

	test("given, leaked and expensive runs are a bowler's", async () => {
		const spells = { form: "ranking", question: { rows: "bowling", measures: ["runs"], list: true, order: "worst" } };
		expect(await planOf("most expensive spell ever in ipl who gave most runs in 1 match")).toMatchObject(spells);
		expect(await planOf("Who gave the most runs in a match?")).toMatchObject(spells);
		expect(await planOf("Who went for the most runs in a match?")).toMatchObject(spells);
		expect(await planOf("most runs leaked in a match")).toMatchObject(spells);
		expect(await planOf("costliest spell")).toMatchObject(spells);
		expect(await planOf("costliest over")).toMatchObject({ question: { rows: "overs", measures: ["runs"] } });
		const figure = { form: "figure", question: { rows: "bowling", measures: ["runs"], where: { player: "a12e1d51" } } };
		expect(await planOf("How many runs did Malinga give?")).toMatchObject(figure);
		expect(await planOf("Give Dravid's runs")).toMatchObject({ question: { rows: "batting" } });
	});

	test("one partnership gives its runs, and several are refused", async () => {
		const runs = { form: "figure", question: { rows: "stands", measures: ["runs"] }, single: true };
		const one = await answerInWords(reader, "opening stand of mi in 2013 final how many");
		expect(one.plan).toMatchObject(runs);
		expect((await answerInWords(reader, "How big was MI's opening stand in the 2013 final?")).figure).toBe(one.figure);
		expect(await planOf("kohli gayle partnership how many")).toBeUndefined();
		const count = { question: { rows: "stands", measures: ["count"] } };
		expect(await planOf("How many partnerships have Kohli and Gayle had?")).toMatchObject(count);
		expect(await planOf("How big was MI's win in the 2013 final?")).toBeUndefined();
	});

	test("the answer about a partnership names the partner", async () => {
		expect((await answerInWords(reader, "Who was Kohli's highest partnership with?")).text).toContain("AB de Villiers");
	});
});
