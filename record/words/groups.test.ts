import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord, SOURCES } from "../file/keep.ts";
import type { Question } from "../language/question.ts";
import { openMatchRecord } from "../record.ts";
import { walkOf } from "../walk/answer.ts";
import { differenceOf, sayOf } from "../walk/compare.ts";
import type { Asked } from "../walk/question.ts";
import { readWorld } from "../walk/world.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const walk = walkOf(await readWorld(SOURCES));

/** The first difference of a question's answer from a walk over the balls. A list has no walk: its rows are counted. */
async function oddIn({ list, order, limit, ...question }: Question): Promise<string | undefined> {
	const asked = { ...question, ...(list ? {} : { order, limit }) } as unknown as Asked;
	return differenceOf(asked, await sayOf(record, asked), walk.answer(asked));
}

const QUESTIONS: [question: string, part: string][] = [
	// the latest ones
	["How many runs did Shreyas Iyer make in his last four innings?", "in the last 4 innings"],
	["Arshdeep wickets last 7 games", "in the last 7 matches"],
	["How many of their last eight matches did Gujarat win?", "in the last 8 matches"],
	["RCB last five matches", "won by"],
	["Which batter has hit the most sixes in the last two seasons?", "in the last 2 seasons"],
	["Rahul's strike rate against Chennai in his last six innings", "against Chennai Super Kings in the last 6 innings"],
	// first and last overs and balls
	["Who bowled the final over of the 2021 final?", "bowled the last over in the 2021 final"],
	["Who faced the first ball of the 2011 final?", "faced the first ball in the 2011 final"],
	["How many runs came off the last over of the 2012 final?", "in the last over in the 2012 final"],
	// several at one place, and who shares it
	["Which three batsmen have hit the most fours for Rajasthan?", "have the most fours for Rajasthan Royals"],
	["Which two bowlers took the most wickets in the 2019 playoffs?", "have the most wickets in the playoffs in 2019"],
	["Who shares the record for most titles with Mumbai Indians?", "Chennai Super Kings and Mumbai Indians"],
	["Who shares the record for most ducks with Glenn Maxwell?", "Glenn Maxwell and Rohit Sharma have the most ducks"],
	["Who shares the record for most sixes with Rohit Sharma?", "I can't find Rohit Sharma at that place"],
	// what rankings go by
	["Which batting position has the most hundreds?", "has the most hundreds"],
	["In which month has Warner scored the most runs?", "has the most runs in April"],
	["Raina runs by batting position", "runs by position"],
	["Which position did Punjab finish in in 2014?", "place in the table in 2014 is 1"],
	// places and parts of a season
	["How many fifties have been made outside India?", "not in India"],
	["Which team has won the most matches outside India?", "not in India"],
	["Which side has lost the most matches after the league stage?", "in the playoffs"],
	["In how many seasons did Rajasthan miss the playoffs?", "seasons without the playoffs"],
	["Which sides qualified for the 2011 playoffs?", "reached the playoffs"],
	["Who was at the foot of the table in 2015?", "last place in the table in 2015"],
	// days and birthdays
	["How many runs did Gilchrist score before his 38th birthday?", "aged at most 37"],
	["How many wickets has Chahal taken since 1 May 2024?", "from May 1, 2024"],
	// a number that is taken for granted
	["How many of the 59 matches in 2015 were won by the team batting first?", "wins batting first in 2015"],
	["How many of the 63 matches in 2015 were won by the team batting first?", "I can't find 63 of them."],
	["How many of Kohli's nine hundreds came against Gujarat?", "Virat Kohli has"],
	// several figures
	["How many fours and sixes did Dhawan hit in 2020?", "Shikhar Dhawan"],
	["Narine's economy and strike rate in 2024", "economy 6.69"],
	["How many matches and wins do Lucknow have?", "Lucknow Super Giants"],
	// all of them, none, more than any other
	["Were all of Tendulkar's hundreds for Mumbai?", "Yes. Sachin Tendulkar has 1 of 1 hundreds"],
	["Did all of Watson's hundreds come for Chennai?", "No. Shane Watson has 2 of 4 hundreds"],
	["Has Malinga never conceded 50 runs in a match?", "No. "],
	["Has Raina taken more catches than any other player?", "No. MS Dhoni has the most catches"],
	["Is it true Steyn never won a title?", "Yes. Dale Steyn has won no matches in finals."],
	["In how many seasons have Delhi lost more matches than they won?", "more defeats than wins"],
	// a question within a question
	["Who won the title in the year Warner scored 848 runs?", "Sunrisers Hyderabad won the title"],
	["Who was player of the match when Hyderabad made 287?", "Travis Head won the player-of-the-match award"],
	["Who won the toss before the 2018 final?", "Chennai Super Kings won the toss in the 2018 final"],
];

describe("ASK-2 forms of questions, and their figures as a walk over the balls has them", () => {
	test.each(QUESTIONS)("%s: %s", async (question, part) => {
		const { text, questions } = await answerInWords(words, question);
		expect(text).toContain(part);
		for (const one of questions) expect(await oddIn(one)).toBeUndefined();
	});
});

describe("ASK-2 the first and last ball of a final are those of the balls in order", () => {
	test.each(record.seasons)("%i", async (season) => {
		const final = walk.world.matches.find((one) => one.season === season && one.stage === "final");
		const balls = final?.innings.toSorted((a, b) => a.number - b.number).flatMap((one) => one.balls) ?? [];
		const [first, last] = [balls[0], balls.at(-1)].map((ball) => ball && walk.world.names.people.get(ball.bowler));
		const said = async (question: string) => (await answerInWords(words, `${question} of the ${season} final?`)).text;
		expect(await said("Who bowled the first ball")).toContain(`${first} bowled the first ball`);
		expect(await said("Who bowled the last over")).toContain(`${last} bowled the last over`);
	});
});

describe("ASK-2 a question that the new words leave open is refused", () => {
	test.each([
		"Who bowled the last over for Mumbai?",
		"Which team has won the most of their last 10 matches?",
		"How many runs did Kohli and Rohit score in their last 5 innings?",
		"Who did Chennai buy in 2026?",
		"Which team qualified first in 2025?",
		"Who was man of the match when Rajasthan chased 224?",
		"Who is level with Gayle on hundreds?",
		"Were all of Gayle's hundreds for RCB in 2013?",
	])("%s", async (question) => expect((await answerInWords(words, question)).plan).toBeUndefined());
});
