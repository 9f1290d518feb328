import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const said = async (question: string) => (await answerInWords(words, question)).text;

describe("ASK-2 a word that widens a question does not narrow it", () => {
	test.each([
		// whichever side it was for
		["Who has taken the most wickets at Chepauk, no matter which team?", "Ravichandran Ashwin"],
		["wankhede pe sabse zyada sixes kiske hai kisi bhi team ka", "Rohit Sharma has the most sixes"],
		["Dravid's runs for all teams he played for, not only Rajasthan", "Rahul Dravid has 2,174 runs."],
		["Which all teams he played for, Dravid?", "Rajasthan Royals and Royal Challengers Bengaluru"],
		["Did Sachin ever play for any team other than Mumbai?", "No."],
		["How many wins did RCB have in 2026, counting the playoffs and the final?", "have won 11 matches in 2026."],
		["How many wins did RCB have in 2026, counting the playoffs?", "have won 11 matches in 2026."],
		// haste is no pace bowling
		["rohit runs vs csk, tell me quick", "Rohit Sharma has 972 runs against Chennai Super Kings."],
		["Which Australian quick has the most wickets?", "among pace bowlers"],
		// the games that are left out are not what is counted
		["What is the highest total ever, rain-shortened games aside?", "Sunrisers Hyderabad have the highest total"],
	])("%s: %s", async (question, answer) => {
		expect(await said(question)).toContain(answer);
	});
});

describe("ASK-2 two sides are read as the words put them", () => {
	test.each([
		["gt lsg, lsg wins against gt", "Lucknow Super Giants have won 3 matches against Gujarat Titans."],
		["mumbai chennai.. wins of chennai vs mumbai", "Chennai Super Kings have won 20 matches against Mumbai Indians."],
		["Who has the most runs in CSK v MI matches?", "Rohit Sharma has the most runs in matches between"],
		["best bowling figures in mi vs csk games, who", "Harbhajan Singh"],
		["Who took the most wickets for CSK v MI?", "Dwayne Bravo has the most wickets for Chennai Super Kings against"],
		["How many CSK v MI matches were there?", "Chennai Super Kings have played 41 matches against Mumbai Indians."],
		["Who won the last time Mumbai and Chennai played each other?", "Chennai Super Kings had the last win"],
		["mi csk who won last time they played", "Chennai Super Kings had the last win"],
		["Who won the toss the last time MI played CSK?", "Mumbai Indians played the last match"],
		["When did Mumbai last beat Chennai?", "Mumbai Indians' last win against Chennai Super Kings was in 2025"],
		["RCB were all out for 49, who were they playing?", "against Kolkata Knight Riders"],
		["Punjab has more titles than Mumbai.", "No. "],
		["Kohli has more runs than Rohit", "Yes. "],
		["Which of them has more titles, Mumbai or Chennai?", "5 titles each."],
	])("%s: %s", async (question, answer) => {
		expect(await said(question)).toContain(answer);
	});
});

describe("ASK-2 a line is one of what the question counts", () => {
	test.each([
		["Has any bowler taken six wickets in a final?", "No. "],
		["Did any batter hit eight sixes in a final?", "Yes. "],
		[
			"In how many innings have Kohli and de Villiers put on a stand of 100 or more?",
			"10 partnerships of 100 or more.",
		],
		["Did Warner win the Orange Cap three times?", "Yes. David Warner has won 3 Orange Caps."],
		["Did Dhoni win the Orange Cap three times?", "No. "],
		["Has Kohli once taken a hat-trick?", "No. "],
		["How many wickets had RCB lost after the first six overs of the 2026 final?", "in overs 1 to 6"],
		["How many runs did Kohli score after the first six overs in 2016?", "in overs 7 to 20"],
		["jaipur mein second batting wali team kitni baar jeeti hai", "in chases"],
		["How many matches were won by one wicket?", "There were 5 wins by 1 wicket."],
		["Which batters were out obstructing the field?", "were out obstructing the field: 4 in all."],
	])("%s: %s", async (question, answer) => {
		expect(await said(question)).toContain(answer);
	});
});

test.each([
	"2012 final kkr won, who got it?",
	"Which side played in just one final and lost that by one run?",
	"jaddu chala gaya, csk ke liye kitne wicket liye",
])("ASK-2 is refused rather than read in part: %s", async (question) => {
	const { kind, values, text } = await answerInWords(words, question);
	expect({ kind, values, text }).toMatchObject({ kind: "unknown", values: [] });
});
