import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const said = async (question: string) => (await answerInWords(words, question)).text;

describe("ASK-2 a question is read as it was meant", () => {
	test.each([
		// who bats and who bowls
		["Did Dhoni ever bowl a ball in an IPL match?", "No. MS Dhoni has bowled no balls."],
		["Pant aur Samson me se kiske runs zyada hai", "Sanju Samson has 5,181 runs, more than Rishabh Pant"],
		["Can it be right that Sunil Narine, a spinner, has a hundred?", "Yes. Sunil Narine has 1 hundred."],
		// matches, not innings
		["How many times did Mumbai and Chennai play each other in the final?", "4 matches"],
		// a clause asks for nothing
		["How many sixes did Gayle hit in the game when he made 175?", "17 sixes"],
		["Who scored the most runs for Punjab in 2014, our final year?", "Glenn Maxwell has the most runs"],
		["Is it true that RCB had already lost two finals before the 2016 one?", "Yes."],
		["Who was the leading run scorer for the champions, Kolkata, in 2024?", "Sunil Narine"],
		["On what date did Mumbai record their 146-run victory over Delhi?", "May 6, 2017"],
		// a plain number of times is just that
		["Which teams have won the title twice?", "Royal Challengers Bengaluru won 2 titles."],
		["Which bowler has the most hauls of exactly four wickets in an innings?", "Yuzvendra Chahal"],
		// the figure of each season
		[
			"kohli runs season wise since 2024",
			"Virat Kohli's runs since 2024 by season: 741 in 2024, 657 in 2025 and 675 in 2026.",
		],
		["Bumrah economy in each season against CSK", "Jasprit Bumrah's economy against Chennai Super Kings by season: "],
		["kohli runs against each team", "Virat Kohli's runs by opponent: 1,217 against Punjab Kings"],
		["titles by team", "Titles by team: 5 for Chennai Super Kings, 5 for Mumbai Indians, 3 for Kolkata Knight Riders"],
		["kohli runs ground wise", "Virat Kohli's runs by ground, the first 20 of 30: 3,448 at M Chinnaswamy Stadium"],
		// prices of two seasons don't add up
		["What is the price of Virat Kohli?", "21 crore rupees in 2025 and 21 crore rupees in 2026."],
		["most expensive player", "the highest price in a season: 27 crore rupees each."],
		// a verb that is a name elsewhere, a place that is a side elsewhere
		["kis bowler ne sabse zyada dot ball dale", "Bhuvneshwar Kumar has the most dot balls"],
		["how many wickets did dale take", "Dale Steyn has 97 wickets."],
		["hyderabad me sabse bada score", "in Hyderabad: 141"],
		// places
		["Who came second in 2020, the team that lost the final?", "Delhi Capitals lost the final in 2020."],
		["Who came second in 2020?", "Delhi Capitals lost the final in 2020."],
		["Who has got out first ball for zero the most times?", "Rashid Khan has the most golden ducks: 12."],
		[
			"Name the three batters with the highest individual scores, one score each",
			"Chris Gayle (175*), Brendon McCullum",
		],
		["Which two players have the most sixes?", "Chris Gayle (357) and Rohit Sharma (323)"],
		// whether there is anybody
		[
			"Has any bowler dismissed Kohli ten times or more?",
			"No. Virat Kohli has been out 10 or more times off no bowler.",
		],
		[
			"Has any bowler dismissed Kohli seven times?",
			"Yes. Virat Kohli has been out 7 or more times off Sandeep Sharma.",
		],
		["Is it true that no bowler has dismissed Kohli 7 times?", "No. "],
		["Did any batter score 1000 runs in a season?", "No. No players have scored 1,000 or more runs in a season."],
		["Has anyone hit six sixes in one over?", "No. "],
		["Has a team lost a match after making 260 or more?", "Yes. "],
		["My nephew says Muralitharan played for RCB also. Is it so?", "Yes. "],
		// sides that bat first and second
		[
			"Is it true that teams batting first have won more matches than teams batting second?",
			"No. Sides batting second have 672 wins, more than sides batting first (562).",
		],
		// extras are given by those who bowl
		["What is the most extras ever given away in one innings?", "28"],
		["How many runs were conceded in wides in 2025?", "818"],
		["Lowest total ever defended in a full 20 over match", "111"],
		// days
		["Which bowlers took a hat-trick on 14 April 2017?", "Andrew Tye and Samuel Badree"],
		["Roy Symonds hundreds in 2008", "Andrew Symonds"],
		["Has M. S. Dhoni made a hundred?", "No. MS Dhoni has no hundreds."],
		["How many times has Rashid Khan dismissed Kohli?", "Virat Kohli has been out 2 times off Rashid Khan."],
		["Did Rajasthan win the first IPL?", "Yes. Rajasthan Royals have won 1 title in 2008."],
		// two rows of one match
		["Has Shane Watson ever scored 50 and taken 3 wickets in the same match?", "Yes. "],
		["Who has scored a fifty and taken four wickets in the same match?", "Yuvraj Singh"],
		// sums that come to a few
		["Who was the first to win the Purple Cap twice?", "Dwayne Bravo was the first to 2 Purple Caps"],
		["Which team was the first to win the title twice?", "Chennai Super Kings were the first to 2 titles"],
		["Who was the first player to score two hundreds in a season?", "Chris Gayle"],
		// one figure and another
		["Has Andre Russell hit more sixes than fours?", "Yes. Andre Russell has 223 sixes and 186 fours."],
		["Have Delhi Capitals won more matches than they have lost?", "No. "],
		["Did Chris Gayle score more runs for RCB than for Punjab?", "Yes. "],
		// parts of a hundred
		["Did more than 40 per cent of Sunil Narine's wickets come in the powerplay?", "No. "],
		["Have toss winners won more than half of all matches with a result?", "Yes. "],
		// how many in a row
		["Did Mumbai Indians ever lose five matches in a row?", "Yes. "],
		// what happened in several innings of a match is one match
		["In how many matches was a hundred scored in 2024?", "Ten matches"],
		["In which match was the highest target in IPL history successfully chased?", "2026"],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));

	test("a false premise is named, with what is true instead", async () => {
		expect(await said("How many runs did Dhoni make in the 2024 final?")).toBe(
			"I can't find a match for MS Dhoni in the 2024 final. Kolkata Knight Riders beat Sunrisers Hyderabad in it.",
		);
	});

	test.each([
		["How many runs has Virat Kohli, a left-hander, scored in finals?", "batting hand: right"],
		["How many wickets has the Australian Kagiso Rabada taken?", "country: South Africa"],
	])("a false description gets the true answer: %s", async (question, part) => {
		const { text, plan } = await answerInWords(words, question);
		expect(text).toContain(part);
		expect(plan).toBeUndefined();
	});

	test.each([
		"In how many matches did both openers of a side make a fifty?",
		"How many caught behind did Dhoni take?",
		"How many times have two batters of the same side made hundreds in one innings?",
	])("nobody is left out silently: %s", async (question) => {
		expect((await answerInWords(words, question)).plan).toBeUndefined();
	});

	test("namesakes are offered with what tells them apart", async () => {
		const { kind, offers } = await answerInWords(words, "Marsh runs");
		expect(kind).toBe("ask_back");
		expect(offers.map(({ label }) => label)).toEqual([
			"Shaun Marsh (Punjab Kings, left-hander, 71 matches)",
			"Mitchell Marsh (Lucknow Super Giants, right-arm medium, 68 matches)",
		]);
	});
});
