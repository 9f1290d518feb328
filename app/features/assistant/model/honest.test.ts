import { expect, test } from "vitest";
import { faultsOf } from "../../../../record/ask-model/check.ts";
import type { Question } from "../../../../record/language/question.ts";
import { testRecord } from "../../../../tests/fixtures/record.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { groundsOf } from "./grounds.server.ts";
import { resultOf } from "./results.ts";

const K = "ba607b88",
	RO = "740742ef",
	B = "462411b3",
	D = "4a8a2e3b",
	G = "db584dad",
	AB = "c4487b84";
const batting = (measures: string[], where?: Question["where"], more: Partial<Question> = {}): Question => ({
	rows: "batting",
	measures,
	...(where ? { where } : {}),
	...more,
});

/** Each row: the fan's question, the model's query, its text, and the language of that text. */
const ANSWERS: [string, Question, string, string?][] = [
	[
		"How many titles have CSK won?",
		{ rows: "campaigns", measures: ["titles"], where: { team: "csk" } },
		"{a1.where.team} have won {a1.0.titles} titles.",
	],
	[
		"Highest total at Eden Gardens?",
		{ rows: "innings", measures: ["runs"], where: { ground: "eden-gardens" }, list: true, limit: 3 },
		"{a1.0.team} made the highest total at {a1.where.ground}: {a1.0.runs} against {a1.0.opponent} on {a1.0.date}.",
	],
	[
		"Kohli against Bumrah: how many dismissals?",
		{ rows: "dismissals", measures: ["count"], where: { batter: K, bowler: B } },
		"{a1.where.bowler} has dismissed {a1.where.batter} {a1.0.count} times.",
	],
	[
		"Who won the Orange Cap in 2016?",
		{ rows: "awards", measures: ["orange_caps"], where: { season: 2016 }, by: ["player"] },
		"{a1.0.player} won the Orange Cap in {a1.where.season}.",
	],
	[
		"What are the best bowling figures ever?",
		{ rows: "bowling", measures: ["best"], list: true, limit: 3 },
		"{a1.0.player} has the best figures of all time, {a1.0.best} against {a1.0.opponent} in {a1.0.season}.",
	],
	[
		"Has Kohli scored more than 8000 runs?",
		batting(["runs"], { player: K }),
		"Yes: {a1.where.player} has {a1.0.runs} runs.",
	],
	[
		"Compare Kohli and Rohit",
		batting(["runs", "average", "strike_rate"], { player: [K, RO] }, { by: ["player"] }),
		"{a1.0.player} has {a1.0.runs} runs at an average of {a1.0.average}; {a1.1.player} has {a1.1.runs} at {a1.1.average}.",
	],
	[
		"MI vs CSK head to head",
		{ rows: "sides", measures: ["matches", "won"], where: { team: "mi", opponent: "csk" } },
		"{a1.where.team} have won {a1.0.won} of their {a1.0.matches} matches against {a1.where.opponent}.",
	],
	[
		"Who has hit the most sixes since 2018?",
		batting(["sixes"], { season: { from: 2018 } }, { by: ["player"], limit: 3 }),
		"{a1.0.player} has hit the most sixes since then: {a1.0.sixes}, ahead of {a1.1.player} with {a1.1.sixes}.",
	],
	[
		"most sixes between 2010 and 2015",
		batting(["sixes"], { season: { from: 2010, to: 2015 } }, { by: ["player"], limit: 3 }),
		"From {a1.where.season.from} to {a1.where.season.to} {a1.0.player} hit the most sixes, {a1.0.sixes}.",
	],
	[
		"who has played the most finals",
		{ rows: "campaigns", measures: ["finals"], by: ["team"] },
		"{a1.0.team} have played the most finals: {a1.0.finals}.",
	],
	[
		"kohli best season",
		batting(["runs"], { player: K }, { by: ["season"], order: "best", limit: 3 }),
		"His best season was {a1.0.season}, with {a1.0.runs} runs.",
	],
	[
		"kohli runs by season",
		batting(["runs"], { player: K }, { by: ["season"], order: "keys" }),
		"{a1.where.player} began with {a1.0.runs} in {a1.0.season} and made {a1.8.runs} in {a1.8.season}.",
	],
	["gayle highest score", batting(["highest"], { player: G }), "{a1.where.player}'s highest score is {a1.0.highest}."],
	[
		"how many hundreds has de villiers hit",
		batting(["hundreds"], { player: AB }),
		"{a1.where.player} has hit {a1.0.hundreds} centuries.",
	],
	[
		"best economy in the death overs (min 50 overs)",
		{ rows: "balls", measures: ["run_rate"], where: { phase: "death" }, by: ["bowler"], order: "worst", limit: 3 },
		"{a1.0.bowler} has the best rate in the {a1.where.phase} overs: {a1.0.run_rate}.",
	],
	[
		"kohli average at wankhede",
		batting(["average"], { player: K, ground: "wankhede-stadium" }),
		"{a1.where.player} averages {a1.0.average} at {a1.where.ground}.",
	],
	[
		"Dhoni vs Raina for CSK, who scored more?",
		batting(["runs"], { player: [D, "1dc12ab9"], team: "csk" }, { by: ["player"] }),
		"For {a1.where.team}, {a1.0.player} made {a1.0.runs} runs and {a1.1.player} {a1.1.runs}.",
	],
	[
		"धोनी ने चेन्नई के लिए कितने रन बनाए?",
		batting(["runs"], { player: D, team: "csk" }),
		"{a1.where.player} ने {a1.where.team} के लिए {a1.0.runs} रन बनाए हैं।",
		"hi",
	],
	[
		"सबसे ज़्यादा छक्के किसने मारे हैं?",
		batting(["sixes"], undefined, { by: ["player"], limit: 3 }),
		"सबसे ज़्यादा छक्के {a1.0.player} ने मारे हैं: {a1.0.sixes}।",
		"hi",
	],
	[
		"அதிக ரன்கள் எடுத்தவர் யார்?",
		batting(["runs"], undefined, { by: ["player"], limit: 3 }),
		"{a1.0.player} தான் அதிகபட்ச ரன்கள் எடுத்தவர்: {a1.0.runs}.",
		"ta",
	],
	[
		"Who scored the fastest hundred?",
		batting(["fastest_hundred"], undefined, { by: ["player"], limit: 3 }),
		"{a1.0.player} hit the fastest century, in {a1.0.fastest_hundred} balls.",
	],
	[
		"Which teams have never won a title?",
		{ rows: "campaigns", measures: ["titles"], by: ["team"], having: { titles: { to: 0 } }, order: "keys" },
		"{a1.count} sides have no title to their name: {a1.all.team}.",
	],
	[
		"Average first innings score at Chinnaswamy",
		{ rows: "innings", measures: ["average_total"], where: { ground: "m-chinnaswamy-stadium", innings: 1 } },
		"The average total batting first at {a1.where.ground} is {a1.0.average_total}.",
	],
	[
		"How many players have 5000 runs?",
		batting(["runs"], undefined, { by: ["player"], having: { runs: { from: 5000 } } }),
		"{a1.count} batters have at least {a1.having.runs} runs: {a1.all.player}.",
	],
	[
		"Kohli or Rohit, who has more ducks?",
		batting(["ducks"], { player: [K, RO] }, { by: ["player"] }),
		"{a1.0.player} leads with {a1.0.ducks} ducks to {a1.1.player}'s {a1.1.ducks}.",
	],
];

const record = await untilEnd(testRecord());

test.each(ANSWERS)(
	"ASK-2 the checks accept a text that says what the record says: %s",
	async (question, asked, text, language = "en") => {
		const { rows, columns, total, reading, definitions, as_of, question: canonical } = await record.askAny(asked);
		const proof = { reading, definitions, as_of, address: null };
		const result = resultOf("a1", { text: "", proof, data: { question: canonical, rows, columns, total } }, record);
		const grounds = await groundsOf(record, { question, shorter: false }, [result]);
		expect(faultsOf({ status: "answered", text, language, offers: [] }, grounds)).toEqual([]);
	},
);
