import { describe, expect, test } from "vitest";
import { ZodError } from "zod";
import { catalogue } from "../../../../record/catalogue.ts";
import { MEASURE_PHRASES } from "../lexicon/measure-phrases.ts";
import { SCOPE_PHRASES } from "../lexicon/scopes.ts";
import { addPeople, indexPeople } from "../read/people.ts";
import { addPhrase, type Phrasebook } from "../read/phrasebook.ts";
import { type Reading, readQuestion } from "../read/reading.ts";
import type { Meaning, World } from "../read/world.server.ts";
import type { Answer, Asked, Context } from "./answer.ts";
import { dearestSpell } from "./feats.ts";
import { answerLeaders } from "./leaders.ts";
import { NotKept } from "./lines.ts";
import { answerPair } from "./pair.ts";
import { answerPerson } from "./person.ts";
import { type Sides, sidesOf } from "./scope.ts";
import { answerStands } from "./stands.ts";

const PLAYED: Record<string, string> = { "Virat Kohli": "rcb", "Rohit Sharma": "rcb", "Jasprit Bumrah": "mi" };
const TEAMS = { rcb: "Royal Challengers", csk: "Super Kings", mi: "Indians of Mumbai" };
const people = indexPeople(
	Object.keys(PLAYED).map((name) => ({
		id: name,
		name,
		full_name: null,
		initials: name,
		matches: 100,
		role: name === "Jasprit Bumrah" ? "Bowler" : "Batter",
		slug: null,
	})),
);
const book: Phrasebook<Meaning> = new Map();
addPeople<Meaning>(book, people, (ids) => ({ sort: "person", ids }));
for (const id of Object.keys(TEAMS)) addPhrase(book, id, { sort: "team", ids: [id] });
addPhrase(book, "eden gardens", { sort: "ground", id: "eden" });
for (const [phrases, key] of MEASURE_PHRASES)
	for (const phrase of phrases.split("|")) addPhrase(book, phrase, { sort: "measure", key });
for (const [phrases, meaning] of SCOPE_PHRASES)
	for (const phrase of phrases.split("|")) addPhrase(book, phrase, meaning);
const world = {
	book,
	people,
	teams: new Map(Object.entries(TEAMS).map(([id, name]) => [id, { id, name }])),
	grounds: new Map([["eden", { id: "eden", name: "Eden Gardens", city: null }]]),
	seasons: { first: 2008, last: 2026 },
} as unknown as World;

// one line that has whatever is asked for, against nobody of the questions, in no season of theirs
const LINE = new Proxy({} as Record<string, unknown>, {
	get: (_, name) =>
		typeof name === "symbol" || name === "then"
			? undefined
			: /^(?:player|batter|bowler|opponent|team|ground)\d?$/.test(name)
				? "Somebody"
				: name === "season"
					? 1999
					: 7,
});

/** Answers as the site does, from a record that says the same to everything, and keeps what it was asked. */
async function answered(question: string, answer: Answering): Promise<{ text: string; asked: Asked[] } | "refused"> {
	const asked: Asked[] = [];
	const ask = async (name: Asked["name"], params: Record<string, unknown>) => {
		catalogue[name].params.parse(params);
		if (name === "player_seasons")
			return [2010, 2016].map((season) => ({ season, team_id: PLAYED[String(params.player)], team: "his" }));
		asked.push({ name, params });
		return [LINE];
	};
	const context = { ask, world, asked } as unknown as Context;
	try {
		const { kind, text } = await answer(context, readQuestion(question, world));
		return kind === "answer" ? { text, asked } : "refused";
	} catch (error) {
		if (error instanceof NotKept || error instanceof ZodError) return "refused";
		throw error;
	}
}
type Answering = (context: Context, reading: Reading) => Promise<Answer>;

const ofAll =
	(answer: (context: Context, reading: Reading, sides: Sides) => Promise<Answer>): Answering =>
	(context, reading) =>
		answer(
			context,
			reading,
			sidesOf(reading.teams, () => true),
		);
const ofPair: Answering = (context, reading) => {
	const [a, b] = reading.people.flatMap(({ person }) => person ?? []);
	if (!a || !b) throw new Error(`two players in: ${reading.question}`);
	return answerPair(context, reading, a, b);
};
const ofOne: Answering = (context, reading) => {
	const [person] = reading.people.flatMap(({ person }) => person ?? []);
	if (!person) throw new Error(`a player in: ${reading.question}`);
	return answerPerson(context, reading, person);
};

const QUESTIONS: [string, Answering][] = [
	["Kohli and Rohit: runs together", ofPair],
	["Kohli and Rohit: highest partnership", ofPair],
	["Kohli and Rohit: hundred partnerships", ofPair],
	["Runs Kohli scored off Bumrah", ofPair],
	["How many times has Bumrah dismissed Kohli", ofPair],
	["Who has more runs, Kohli or Rohit", ofPair],
	["Who has the better strike rate, Kohli or Rohit", ofPair],
	["Kohli's fastest fifty", ofOne],
	["Kohli's highest partnership", ofOne],
	["Who has dismissed Kohli most", ofOne],
	["Which batsman has Bumrah dismissed most", ofOne],
	["Which bowler has conceded most runs to Kohli", ofOne],
	["How many runs has Kohli", ofOne],
	["How many wickets has Bumrah", ofOne],
	["How many matches has Kohli", ofOne],
	["Which was the best season by runs of Kohli", ofOne],
	["Highest partnership", ofAll(answerStands)],
	["Pair with most runs together", ofAll(answerStands)],
	["Fastest hundred", ofAll(answerLeaders)],
	["Highest score", ofAll(answerLeaders)],
	["Best bowling figures", ofAll(answerLeaders)],
	["Most sixes in an innings", ofAll(answerLeaders)],
	["Who has the most runs", ofAll(answerLeaders)],
	["Most expensive spell", ofAll(dearestSpell)],
];

type Params = Record<string, unknown>;
const either = ({ team, opponent }: Params, id: string) => team === id || opponent === id;
/** How a question says it, how the sentence does, and what the record is asked. */
const NARROWINGS: { said: string; printed: RegExp; asked: (params: Params) => boolean }[] = [
	{ said: "at Eden Gardens", printed: /at Eden Gardens/, asked: ({ ground }) => ground === "eden" },
	{ said: "in finals", printed: /in finals/, asked: ({ stage }) => stage === "final" },
	{ said: "in chases", printed: /in second innings/, asked: ({ innings }) => innings === 2 },
	{ said: "batting first", printed: /in first innings/, asked: ({ innings }) => innings === 1 },
	{ said: "in 2016", printed: /in 2016/, asked: ({ season }) => season === 2016 },
	{
		said: "between 2010 and 2015",
		printed: /from 2010 to 2015/,
		asked: ({ from_season, to_season }) => from_season === 2010 && to_season === 2015,
	},
	{ said: "in wins", printed: /in matches won/, asked: ({ outcome }) => outcome !== undefined },
	{ said: "against CSK", printed: /against Super Kings/, asked: (params) => either(params, "csk") },
	{ said: "for RCB", printed: /(?:for|against) Royal Challengers/, asked: (params) => either(params, "rcb") },
	{ said: "in the powerplay", printed: /in the powerplay/, asked: ({ phase }) => phase === "powerplay" },
	{
		said: "as an opener",
		printed: /as an opener|for the first wicket/,
		asked: ({ to_position, wicket }) => to_position === 2 || wicket === 1,
	},
	{ said: "at number three", printed: /at number 3/, asked: ({ from_position }) => from_position === 3 },
];
/** What every query of an innings knows: it may not be refused. */
const ALWAYS = new Set(["at Eden Gardens", "in finals", "in 2016", "between 2010 and 2015", "in wins"]);

describe("ASK-2 a sentence says of which part of the record its figure is, and the record was asked for that part", () => {
	describe.each(QUESTIONS)("%s", (question, answer) => {
		test.each([{ said: "" }, ...NARROWINGS])("$said", async ({ said }) => {
			const given = await answered(`${question} ${said}?`, answer);
			if (given === "refused") {
				expect(ALWAYS.has(said) || said === "", "it is refused").toBe(false);
				return;
			}
			expect(given.asked.length).toBeGreaterThan(0);
			for (const { said: other, printed, asked } of NARROWINGS) {
				expect(printed.test(given.text), `${other} in: ${given.text}`).toBe(other === said);
				for (const { name, params } of given.asked)
					expect(asked(params), `${other} in ${name} ${JSON.stringify(params)}`).toBe(other === said);
			}
		});
	});
});
