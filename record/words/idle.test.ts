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

describe("ASK-2 a clause about those around the asker is no part of a question", () => {
	test.each([
		["Who won the title in 2026?", "Who won the title in 2026? dad fell asleep and didnt see"],
		["Bumrah wickets against CSK", "bumrah wkts agnst csk pls, am in a meting"],
		["How many runs has Kohli against KKR?", "kohli kitne runs vs kkr, jaldi batao, mgr is here"],
		["How many fifties has Rohit?", "My friend is not agreeing. How many fifties has Rohit?"],
		["How many runs has Joe Root?", "Joe Root, total IPL runs. Be gentle with the lad."],
		["How many sixes has Gayle hit?", "Fwd as recd: how many sixes has Gayle hit"],
		["MS Dhoni hundreds", "jst the numbr pls: dhoni hundrds"],
		["Suresh Raina runs not for Gujarat Lions", "raina ke runs, gujarat lions wale mat jodna"],
		["Did MS Dhoni play in 2026?", "msd ne 2026 me ek bhi match khela kya? haan ya na"],
		["Has Sachin never made a century?", "Sachin paji never made even one century in IPL, people only talk. True?"],
		[
			"Has no bowler taken 7 wickets in an innings?",
			"In 19 years no bowler has taken 7 wickets in one IPL innings. My friend is not agreeing. is my statement correct?",
		],
		["Has Kohli made 10000 runs?", "Kohli has completed 10000 runs in IPL. Right?"],
	])("%s: %s", async (plain, question) => expect(await said(question)).toBe(await said(plain)));

	test.each([
		"How many sixes has Gayle hit, at nightfall only?",
		"how many runs has kohli made. only in evening games. dad wants to know",
		"boss is here, how many wickets has bumrah taken excluding rain matches",
		"Who has the most runs? My column covers left handers uncapped.",
		"my dad is asking for tuesdays. how many runs has kohli made",
		"mgr wants evening ones, how many sixes has dhoni hit",
		"I am counting flumpish ones. How many fours has Warner?",
		"we exclude warmups, kohli runs",
		"How many runs has Kohli made, when my dad umpired?",
		"kohli runs in a meeting with flumpish sides",
		"Kohli runs, under my uncle's floodlights",
		"How many hundreds has Buttler? Dad means twilight ones.",
		"dad fell asleep in the powerplay. how many runs has kohli made",
		"My friend is not counting evenings. How many fifties has Rohit?",
		"In 18 years how many runs has Kohli made?",
		"office match vs kkr how many wickets has bumrah",
		"mate reckons wet pitches. who has the most wickets?",
		"Most sixes? Uncapped ones for my column.",
		"quick one for my bulletin - weekday hundreds, how many for kohli",
		"kohli sixes, jaldi batao, din wale match me",
		"kohli hundreds while dad slept, against spin",
		"Who won the most matches this season? my mum likes flumpy home ones",
		"How many runs has Kohli made. dad cares about flump days",
		"for my quiz flumpish bowlers: who has the most wickets",
		"How many wickets did Bumrah take? teacher said flumpish venues",
		"how many sixes has gayle hit, my kid asks, wearing gloves",
		"It is claimed that Chennai alone have the most titles. Is that correct?",
	])("words that may limit the question are never set aside: %s", async (question) =>
		expect((await ask(question)).plan).toBeUndefined(),
	);

	test.each([
		["How many sixes did Rohit hit? My boss says not counting super overs.", "without a super over"],
		["dad saw 2016. how many runs has kohli made", "in 2016"],
		["How many catches has Raina, my niece watching, off spinners", "by bowlers of"],
		["who has the most runs this year for chennai, boss is waiting", "for Chennai Super Kings in 2026"],
		["kohli runs this year, friend says at home only", "at home in 2026"],
	])("a condition beside talk stays: %s", async (question, part) => expect(await said(question)).toContain(part));
});

describe("ASK-2 this year is the latest season of the record", () => {
	test.each([
		["kohli runs this year", "675 runs in 2026"],
		["who won the cup this year?? its 2026", "won the title in 2026"],
		["bumrah is saal kitne wicket", "4 wickets in 2026"],
		["who is the captain of gujarat titans this year 2026", "Shubman Gill"],
	])("%s: %s", async (question, part) => expect(await said(question)).toContain(part));

	test.each([
		"how many runs did kohli make today",
		"kohli runs yesterday",
		"kohli ne aaj kitne run banaye",
		"bumrah wickets last night",
	])("a day that only the asker knows has no figure: %s", async (question) =>
		expect((await ask(question)).plan).toBeUndefined(),
	);

	test.each(["how many runs has kohli made as of today", "kohli ke aaj tak kitne run", "kohli runs till today"])(
		"until today is all that the record has: %s",
		async (question) => expect(await said(question)).toContain("9,336 runs"),
	);

	test("it is no other season that is named", async () =>
		expect((await ask("how many sixes this year in 2016")).plan).toBeUndefined());
});
