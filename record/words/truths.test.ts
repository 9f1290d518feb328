import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const said = async (question: string) => (await answerInWords(words, question)).text;

describe("ASK-2 a question that is easily narrowed is answered as it was asked", () => {
	test.each([
		["Which team has hit the most sixes in the death overs?", "735"],
		["Which team has scored the most runs in the powerplay?", "13,896"],
		["CSK sixes in the powerplay in 2018", " 36 "],
		["Kohli strike rate in first 10 balls", "120.84"],
		["Pant's strike rate in his first 20 balls", "136.75"],
		["Highest score by a number 7 in a chase", "Donovan Ferreira"],
		["Highest SR in successful chases of 180+, min 300 runs", "246.36"],
		["Best bowling average at the death, min 50 overs", "13.56"],
		["Who won the toss in the 2023 final?", "Chennai Super Kings"],
		["Jadeja's average at number 4", "at number 4"],
		["Which team wins most when it wins the toss at Wankhede?", "Mumbai Indians"],
		["Most sixes in an over", "the most sixes in an over: 5"],
		["Wickets MI have taken", "1,776"],
		["Boundaries a match by Gayle at Wankhede", "4.5 boundaries per match"],
		["wickets against MI", "1,736"],
		["What is the biggest win by wickets?", "10 wickets"],
		["In how many matches have both innings totals reached 200?", "104"],
		["How many times has a bowler conceded 60 or more runs in an innings?", "48 "],
		["Kohli 50s only no 100s", "68"],
		["RCB ka sabse bada total", "263"],
		["Is it true that KL Rahul has never won an Orange Cap?", "No. "],
		["Tanvir took 6/14 in 2008. How many wickets did Sohail Tanvir take in that season?", "22 wickets"],
		["Supposedly GT never beat MI. How many times have they beaten them?", "won 5 matches"],
		["How many balls per boundary does Chris Gayle need?", "4.38 balls per boundary"],
		["Most runs conceded in a single IPL innings without taking a wicket", "Jofra Archer"],
		[
			"Which bowler has the most wickets in the 20th over of an innings?",
			"Dwayne Bravo has the most wickets in over 20: 39",
		],
		["Who scored the most runs for Kochi Tuskers Kerala in their only season?", "Brendon McCullum"],
		["Which player scored a half-century and took a hat-trick in the same IPL match?", "Yuvraj Singh has"],
		["What is the biggest score any team ever made?", "287"],
		["Which franchises have never played in an IPL final?", "Kochi Tuskers Kerala, Lucknow Super Giants"],
		["How many catches did Jadeja take for CSK in 2021? He is the best fielder", "13 catches"],
		["How many of the top ten run scorers bat left-handed?", "I don't know"],
		["How many matches did RCB lose that season?", "I don't know"],
		["RCB ne 2025 ka final kitne run se jeeta?", "6 runs"],
		["Is it true that Kohli's average is 40?", "Yes. Virat Kohli's batting average is 40.42"],
		["Is it true that Kohli's average is 41?", "No. "],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));

	test.each([
		["Highest score by a number 7 in a chase", "141"],
		["Rohit: sixes off the first ball of an over", "golden"],
	])("%s is not answered with %s", async (question, part) => expect(await said(question)).not.toContain(part));

	test.each([
		["No England bowler has ever taken five wickets in an IPL innings. Is that right?", "No. There were 2"],
		["Which of PBKS and GT has won the title?", "Gujarat Titans have won 1 title"],
		["How many stumpings are credited to M. S. Dhoni in his career?", "MS Dhoni has 47 stumpings."],
		["kohli runs in 2016 only in games where rcb batted 2nd and won", "237 runs"],
		["biggest powerplay score by sunrisers ever", "125"],
		["Who has the most runs for Chennai in playoff matches, semi-finals and finals included?", "Suresh Raina"],
		["lowest srh all out score? dont cry", "Sunrisers Hyderabad's"],
		["Which two batsmen have each struck four centuries in one IPL season?", "Jos Buttler and Virat Kohli"],
		["Has Lucknow ever played in a final?", "No. Lucknow Super Giants have played no matches in finals."],
		["I am seventy four but tell me, who is the oldest man ever to play an IPL match", "Brad Hogg"],
		["Which batsman stands second only to Kohli on the all-time list of fours?", "Shikhar Dhawan"],
		["Up to and including the 2026 final, how many matches were decided by a super over?", "16"],
		["How many matches were won with no balls left?", "There were 47 wins off the last ball."],
		["How many chases were won off the last ball?", "47 wins off the last ball"],
		["Which team won with the most balls to spare?", "Mumbai Indians have the most balls to spare: 87 balls"],
		["With how many balls left did KKR win the 2024 final?", "57 balls"],
		["How many times have CSK won with 30 or more balls to spare?", "2 wins"],
		["Who won the most matches by wickets?", "Kolkata Knight Riders have the most wins by wickets: 82."],
	])("%s is answered with %s", async (question, part) => expect(await said(question)).toContain(part));

	test.each([
		"Most consecutive dot balls",
		"In 2026 how many captains who won the toss chose to bat first, just 10 or so?",
		"kohli avg at chinnaswamy no wait just tell me total runs he has there",
		"Which bowler took six wickets for twelve runs on his debut for Mumbai Indians in 2019?",
		"Which bowler has the most runs?",
		"Which two years did the Royals not play in the IPL?",
		"How many times did a team win after losing 5 in the powerplay?",
		"Win probability needing 30 off 12, 5 wickets left",
		"Kohli against leg spin, last two seasons",
		"How many hundreds did he make?",
		"Did any batter really hit five sixes in one over?",
		"Did Sachin Tendulkar win the IPL with Mumbai in 2013?",
		"What was KKR's total in the match where Brendon McCullum made 158?",
		"Gayle made 175 against Pune. How many runs did he make in that season?",
	])("%s has no figure", async (question) => {
		const { text, plan } = await answerInWords(words, question);
		expect(plan).toBeUndefined();
		expect(text).toMatch(/^I (don't|can't|didn't)/);
	});
});

describe("ASK-2 the record answers whatever it holds", () => {
	test.each([
		["Bumrah's economy in the 19th over", "8.42"],
		["Bumrah's economy in the last over", "9.41"],
		["How many runs has Dhoni scored against spin?", "against spin"],
		["Kohli's runs against left-arm pace", "runs against left-arm"],
		["Which opening batter has faced the most dot balls in the powerplay?", "Shikhar Dhawan"],
		["How many sixes has MS Dhoni hit in the 20th over?", "72"],
		["runs by left-handers against off spin at the death", "at the death"],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));
});

describe("ASK-2 every question is answered by itself, and so are cards, tables and names alone", () => {
	test.each([
		["tell me about Wankhede", "132 matches"],
		["kohli vs bumrah", "159 runs"],
		["scorecard of the 2019 final", "Mumbai Indians 149/8"],
		["scorecard of the 2016 final", "Sunrisers Hyderabad 208/7"],
		["Compare Rohit and Kohli", "Virat Kohli: 282 matches"],
		["points table 2025", "1. Punjab Kings 19"],
		["कोहली ने आईपीएल में कितने रन बनाए हैं?", "9,336"],
		["fastest fifty", "Urvil Patel (for Chennai Super Kings against Lucknow Super Giants on May 10, 2026)"],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));

	test("ASK-2 the overview of each ground has the totals of all its innings", async () => {
		const figures = ["average_total", "highest", "lowest"] as const;
		const { rows } = await record.ask({
			rows: "innings",
			measures: figures,
			by: ["ground"],
			order: "keys",
			limit: 100,
		});
		expect(rows.length).toBeGreaterThan(30);
		for (const { ground, highest, lowest } of rows) {
			const text = await said(`tell me about ${ground}`);
			expect(text).toContain(`highest total ${highest}`);
			if (lowest !== null) expect(text).toContain(`lowest total ${lowest}`);
		}
		expect(await said("tell me about Eden Gardens")).toMatch(/highest total 262, .*lowest total 49\b/);
	});

	test("an earlier question changes no answer", async () => {
		const alone = await said("tell me about Wankhede");
		await said("purple cap 2023");
		expect(await said("tell me about Wankhede")).toBe(alone);
	});
});
