import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { readingsOf } from "./search/readings.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const planOf = (text: string) => readingsOf(words.lexicon, text).readings[0]?.plan;

/** Each in other words, and in those that every reader knows. */
const SAME: [text: string, plain: string][] = [
	["hw mny 6s did gayle hit", "How many sixes has Chris Gayle hit?"],
	["hw mny wkts bumrah 2020", "How many wickets did Jasprit Bumrah take in 2020?"],
	["highst scr by warner vs kkr", "What is David Warner's highest score against Kolkata Knight Riders?"],
	["r ashwin wkts in pp", "Ravichandran Ashwin wickets in the powerplay"],
	["which yr did gt win da trophy", "Which year did Gujarat Titans win the trophy?"],
	["dhoni ne kitne chhakke mare hai", "How many sixes has MS Dhoni hit?"],
	["csk ne mi ko kitni baar haraya", "How many matches have Chennai Super Kings won against Mumbai Indians?"],
	["bumrah ne kohli ko kitni baar out kiya", "How many times has Virat Kohli been dismissed by Jasprit Bumrah?"],
	["kohli ne csk ke khilaf kitne run banaye", "How many runs has Virat Kohli scored against Chennai Super Kings?"],
	[
		"chahal ne rcb ke liye kitne wicket liye",
		"How many wickets did Yuzvendra Chahal take for Royal Challengers Bengaluru?",
	],
	["2016 me sabse zyada run kisne banaye", "Who made the most runs in 2016?"],
	["2015 ke baad sabse zyada wicket kisne liye", "Who has taken the most wickets after 2015?"],
	["rohit sharma kitni baar zero pe out hua hai", "How many ducks has Rohit Sharma made?"],
	["eden gardens pe ab tak kitne match hue", "How many matches were played at Eden Gardens?"],
	["sabse tez fifty kisne lagayi", "Who made the fastest fifty?"],
	["मुंबई ने चेन्नई को कितनी बार हराया", "How many matches have Mumbai Indians won against Chennai Super Kings?"],
	["who's copped the most sixes", "Which player has conceded the most sixes?"],
	["Which bloke has the most ducks", "Which player has the most ducks?"],
	["Which mob has racked up the most wins", "Which team has the most wins?"],
	["what's thala's average in finals", "What is MS Dhoni's average in finals?"],
	["Determine, for a retrospective, David Warner's fifties in chases", "David Warner's fifties in chases"],
	["Andre Russell's strike rate at the death (16-20) in 2019", "Andre Russell's strike rate at the death in 2019"],
	["How many matches did Chennai win in 2018, playoffs included?", "How many matches did Chennai win in 2018?"],
	["How many matches did Chennai win in 2018, including the playoffs?", "How many matches did Chennai win in 2018?"],
	["Whom did Mumbai Indians beat in the 2015 final?", "Against which team did Mumbai Indians win in the 2015 final?"],
	["Most wickets in 1 season by anyone", "Who took the most wickets in a season?"],
	["Warner made roughly 850 runs in 2016; give me the exact figure", "How many runs did David Warner make in 2016?"],
	["How many maidens Praveen Kumar bowled", "How many maidens by Praveen Kumar?"],
];

describe("words of every kind of asker", () => {
	test.each(SAME)("%s", (text, plain) => {
		expect(planOf(text)).toBeDefined();
		expect(planOf(text)).toEqual(planOf(plain));
	});

	test.each([
		["Is it true that no bowler has ever taken seven wickets in an innings?", "Yes"],
		["Did any batter hit 18 sixes in an innings?", "No"],
		["Is it true that Rajasthan have never been champions?", "No"],
		["Has Dhoni never scored a century?", "Yes"],
		["Nobody has taken 30 wickets in a season, correct?", "No"],
		["Nobody has taken 40 wickets in a season, correct?", "Yes"],
		["Did any batter hit six sixes in one over?", "No"],
	])("a sentence with a no in it is true or not: %s", async (text, begins) => {
		expect((await answerInWords(words, text)).text).toMatch(new RegExp(`^${begins}\\.`));
	});

	test.each([
		"Which team did Rinku Singh play for when he hit five sixes in a row in the last over?",
		"Which bowlers have taken several hat-tricks?",
		"How many leg byes did Bangalore concede in 2016?",
		"Most sixes in evening matches",
		"How many runs did Kohli make on Tuesdays?",
	])("a word that would change the figure is never left out: %s", async (text) => {
		expect((await answerInWords(words, text)).kind).toBe("unknown");
	});

	test("a misspelt name is not put right as a word without meaning", () => {
		expect(planOf("jadja runs in 2026")).toEqual(planOf("Jadeja runs in 2026"));
	});
});
