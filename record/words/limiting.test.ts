import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const answer = (question: string) => answerInWords(words, question);

describe("ASK-2 a word that limits a question is never left out in silence", () => {
	test.each([
		"Who has the most runs among current players?",
		"Which young player has the most sixes?",
		"Which veteran has the most hundreds?",
		"Most runs by a rookie",
		"Which brothers have the most runs?",
		"Who scored the most runs recently?",
		"How many matches did Mumbai win earlier?",
		"How many runs did Kohli score later in his career?",
		"Which batter regularly scores fifties?",
		"Most runs in night matches",
		"How many day games did CSK win?",
		"Most runs on Sundays",
		"How many quick fifties has Kohli made?",
		"How many slow fifties has Kohli made?",
		"Which team has the most comprehensive wins?",
		"How many big partnerships have Kohli and ABD had?",
		"Who took the most wickets with the old ball?",
		"Which of these bowlers has the most wickets?",
		"How many matches did CSK win in their title run?",
		"Who scored the most runs in 2016 and how many bowlers did he face?",
		"Who scored a hundred in most cities?",
		"Which player has scored a hundred in the most cities?",
		"How many times did Gayle hit three sixes in a row?",
		"Is Rashid Khan better than Chahal?",
		"How many players have 100 matches and no fifty?",
	])("%s", async (question) => expect(await answer(question)).toMatchObject({ figure: null }));

	test.each([
		["How many runs has the young Gill scored in 2026?", "Shubman Gill has"],
		["The mystery spinner Ajantha Mendis took how many wickets for KKR?", "Ajantha Mendis has 6 wickets"],
		["How many balls did Gayle face in his massive 175?", "66"],
		["Most runs by players over 35", "aged 36 or more"],
		["How many boundaries a match in 2026?", "50.78 boundaries per match"],
		["Has any team won a match by 10 wickets?", "Yes."],
		["Rohit sixes not against Chennai", "285 sixes not against Chennai Super Kings"],
		["runs off Bumrah and Shami", "Jasprit Bumrah and Mohammed Shami have 8,326 runs"],
		["Is Gayle's 175 still the highest score?", "Yes. Chris Gayle has the highest score: 175*"],
		["Is RCB's 263 the highest total?", "No. Sunrisers Hyderabad have the highest total: 287"],
		["Is 263 the highest total of RCB?", "Yes. Royal Challengers Bengaluru's highest total is 263"],
		["is kohli's 973 still the most runs in a season", "Yes. Virat Kohli has the most runs in a season: 973"],
		["how many wins in csk v mi matches", "Mumbai Indians have won 21 matches, more than Chennai Super Kings (20)"],
	])("%s: %s", async (question, part) => expect((await answer(question)).text).toContain(part));
});
