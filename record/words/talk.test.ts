import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const ask = (question: string) => answerInWords(words, question);
const said = async (question: string) => (await ask(question)).text;

describe("ASK-2 talk around a question changes no answer", () => {
	test.each([
		["How many sixes has Gayle hit?", "Good evening all. I am 71 years old. How many sixes has Gayle hit?"],
		["How many sixes has Gayle hit?", "How many sixes has Gayle hit? I was at the ground in 2013, goosebumps"],
		["How many sixes has Gayle hit?", "Verma ji is asking how many sixes has Gayle hit"],
		["How many sixes has Gayle hit?", "How many sixes has Gayle hit? Kohli is asking"],
		["Who has the most ducks?", "My bet is Gambhir, must be 20 or so. Who has the most ducks?"],
		["Who has the most ducks?", "Who has the most ducks? I say Maxwell or somebody else"],
		["Which team has the most wins?", "Which team has the most wins? Mumbai of course, I bet."],
		["How many catches has Raina taken?", "These poor fielders, I cry everyday!! How many catches has Raina taken?"],
		["How many catches has Raina taken?", "How many catches has Raina taken? can't be more than 90, I doubt it"],
		["How many fifties has Rohit?", "Sehwag bhai ko batao, how many fifties has Rohit?"],
		["Who has the most wickets in 2024?", "hey guys who has the most wickets in 2024, i think bumrah"],
		["How many fifties has Rohit?", "i lost count long ago. How many fifties has Rohit?"],
		["How many fifties has Rohit?", "How many fifties has Rohit? my niece loves bowlers"],
	])("%s: %s", async (plain, question) => expect(await said(question)).toBe(await said(plain)));
});

describe("ASK-2 words beside a question that narrow it are a part of it", () => {
	test.each([
		["I love cricket. In 2016 only. How many runs did Kohli make?", "973 runs in 2016"],
		["How many runs has Kohli made? I only count finals.", "in finals"],
		["How many runs has Kohli made? I mean against Mumbai.", "against Mumbai Indians"],
		["Which team has the most wins? I bet against Mumbai.", "against Mumbai Indians"],
		["Hello all! Not in the powerplay please. How many wickets has Bumrah taken?", "not in the powerplay"],
		["My favourite is Gill. How many hundreds does he have?", "Shubman Gill has"],
		["i was born in 2009. who won the ipl that year?", "Deccan Chargers won the title in 2009"],
		["I was there in 2012. How many sixes did Gayle hit that year?", "in 2012"],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));

	test.each([
		"How many sixes has Gayle hit? Excluding flumpish days.",
		"Only under flumpish lights. How many runs has Kohli made?",
		"I love flumpish. Without openers, who has the most flumpish?",
	])("%s has no figure", async (question) => expect((await ask(question)).plan).toBeUndefined());
});

describe("ASK-2 the answer names what the question wants", () => {
	test.each([
		["How many matches were there over all the seasons together?", "There were 1,243 matches."],
		["Jadeja economy, all years combined", "Ravindra Jadeja's economy is"],
		["Who has taken the most catches across all the editions?", "MS Dhoni has the most catches"],
		["Who has featured in every single season?", "Manish Pandey, Rohit Sharma and Virat Kohli"],
		["Which players have played in all the seasons?", "Manish Pandey, Rohit Sharma and Virat Kohli"],
		["Who top scored for the losers in the 2016 final?", "Chris Gayle has the most runs in defeats"],
		["top wicket-taker of the losing side in 2020 final", "Anrich Nortje has the most wickets in defeats"],
		["Which ground outside India has seen the most matches?", "Dubai International Cricket Stadium"],
		["How many sixes did Gayle hit outside India?", "35 sixes not in India"],
		["How many men from outside India have made a hundred?", "by overseas players"],
		["avg 1st innings score at Chepauk in 2026", "average total at"],
		["Narine vs Dhawan, times out?", "Shikhar Dhawan has been out"],
		["Rohit v Narine how often out", "Rohit Sharma has been out 8 times off Sunil Narine"],
		["Who made the most scores between 50 and 99 without ever getting a hundred?", "Faf du Plessis"],
		["How many runs did the leading run-scorer of 2016 make in that year's final?", "54 runs off the bat"],
		["Where did Gayle make his highest score?", "at M Chinnaswamy Stadium"],
		["By how many runs does the 2026 tally exceed that of 2025?", "more runs than 2025"],
		["highest total when going second and winning", "265"],
		["Eden pe sabse bada chase kitne ka tha", "in chases in wins"],
		["Jos Buttler hit his own stumps how many times", "hit wicket"],
		["We were at Eden in 2015. Who won that final?", "Mumbai Indians won a match at Eden Gardens in the 2015 final"],
		["Jadeja Maxwell dismissals, how many", "I can read that two ways"],
		["How many sixes have Rohit and Gill together?", "Rohit Sharma and Shubman Gill have 475 sixes"],
		["who won the toss before the 2024 final", "in the 2024 final"],
		["Has any side won two titles in a row?", "Yes. "],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));

	test.each([
		"Who won the final over of the 2019 final?",
		"Only Gayle has made 175 in an innings, true?",
		"Is it true that only RCB were bowled out for 49?",
		"csk aur rcb ka match tie kab hua",
		"Has Narine got Rohit out?",
		"how many hundreds by Rahul and Gill together",
		"In which city did Gayle make his highest score?",
		"Which players featured in every season since 2015?",
		"Who made 300 runs in all the seasons?",
	])("%s has no figure", async (question) => expect((await ask(question)).plan).toBeUndefined());
});

describe("ASK-2 words typed on a phone and words of newcomers", () => {
	test.each([
		["how many sixxxxes did gayle hittt in 2012", "59 sixes"],
		["capten of gujrat in 2026", "captain is"],
		["how many 6 point hits does gayle have", "357 sixes"],
		["who won the coin toss in the 2025 final", "won the toss in the 2025 final"],
		["who got the purple hat thing in 2024?", "Purple Cap"],
		["best thrower of 2026, most people out", "Kagiso Rabada"],
		["sabse zyada orange cap kiske paas hai", "Orange Caps"],
		["ipl ka sabse mehnga over kitne run ka tha", "37"],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));
});
