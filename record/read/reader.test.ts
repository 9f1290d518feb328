import { beforeAll, describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { canonical } from "../language/canonical.ts";
import type { Question } from "../language/question.ts";
import type { MatchRecord } from "../record.ts";
import { answerInWords, type Reader, readerOf } from "./reader.ts";

let record: MatchRecord;
let reader: Reader;
beforeAll(async () => {
	record = await testRecord();
	reader = await readerOf(record);
});

const answer = (question: string) => answerInWords(reader, question);
const asked = async (question: string) => (await answer(question)).questions.map(canonical);
const idOf = (name: string) => record.names.people.find((one) => one.name === name)?.id ?? "";

describe("a question in words becomes a question of the query language", () => {
	test("a person, a measure and conditions make one figure", async () => {
		const question: Question = {
			rows: "batting",
			measures: ["sixes"],
			where: { player: idOf("Kieron Pollard"), ground: "wankhede-stadium", result: "won" },
		};
		expect(await asked("How many sixes has Kieron Pollard hit at the Wankhede in wins?")).toEqual([
			canonical(question),
		]);
	});

	test.each([
		["How many runs did Virat Kohli score against Chennai in 2018?", "kohli runs vs csk 2018"],
		["Who has the most wickets in the powerplay?", "most powerplay wickets"],
		["How many wickets has Jasprit Bumrah taken at the death?", "bumrah death overs wickets"],
		["Which batter with at least 500 balls has the best strike rate?", "best strike rate, batters, minimum 500 balls"],
		["How many totals of 200 or more are there?", "totals of at least 200: how many?"],
	])("'%s' and '%s' are the same question", async (one, other) => {
		const first = await asked(one);
		expect(first.length).toBeGreaterThan(0);
		const plain = (questions: Question[]) => questions.map(({ limit: _, ...question }) => question);
		expect(plain(await asked(other))).toEqual(plain(first));
	});

	test.each([
		["in wins", { result: "won" }],
		["in the powerplay", { phase: "powerplay" }],
		["against Mumbai", { opponent: "mi" }],
		["since 2020", { season: { from: 2020 } }],
		["at Eden Gardens", { ground: "eden-gardens" }],
		["for Delhi", { team: "dc" }],
		["in finals", { stage: "final" }],
		["at number four", { position: 4 }],
	])("'%s' adds its condition", async (words, where) => {
		const [question] = await asked(`How many runs has Rishabh Pant scored ${words}?`);
		const plain = canonical({ rows: "batting", measures: ["runs"], where: { player: idOf("Rishabh Pant"), ...where } });
		expect(question).toEqual(plain);
	});

	test("the figure of an answer is the record's", async () => {
		const { rows } = await record.ask({
			rows: "batting",
			measures: ["hundreds"],
			where: { player: idOf("Virat Kohli") },
		});
		expect(await answer("Kohli hundreds")).toMatchObject({ kind: "answer", figure: String(rows[0]?.hundreds) });
	});

	test("dismissals by a bowler exclude run outs", async () => {
		const [question] = await asked("How often has Amit Mishra dismissed Robin Uthappa?");
		expect(question).toMatchObject({ rows: "dismissals", measures: ["credited"] });
	});
});

describe("a question that cannot be read is refused", () => {
	test("a refusal names a word that no table has", async () => {
		expect(await answer("How many flibbertigibbets has Kohli hit?")).toMatchObject({
			kind: "unknown",
			text: expect.stringContaining("flibbertigibbets"),
		});
	});

	test.each([
		["Kohli's average in Test cricket?", "other competitions"],
		["Will Dhoni play next year?", "still to come"],
		["Who has dropped the most catches?", "details of play"],
	])("'%s': the record has no data on it", async (question, why) => {
		expect(await answer(question)).toMatchObject({ kind: "unknown", text: expect.stringContaining(why) });
	});

	test("a name of several people asks back with all of them", async () => {
		const spoken = await answer("Pandya wickets");
		expect(spoken).toMatchObject({
			kind: "ask_back",
			offers: [
				{ label: expect.stringContaining("Hardik Pandya") },
				{ label: expect.stringContaining("Krunal Pandya") },
			],
		});
		expect(spoken.offers[0]?.question).toBe("Hardik Pandya wickets");
	});

	test("a first name and a surname of two different people are refused", async () => {
		expect((await answer("James Anderson's economy")).kind).toBe("unknown");
	});

	test.each(["Lasith Malinga wickets for Chennai", "Gayle's runs in IPL 2023", "Deccan Chargers wins in 2014"])(
		"'%s': nobody played such a match",
		async (question) => {
			expect(await answer(question)).toMatchObject({ kind: "unknown", figure: null });
		},
	);

	test("two sentences that both count something are refused", async () => {
		expect((await answer("Kohli runs in 2016. Gayle sixes in 2012.")).kind).toBe("unknown");
	});

	test("two readings with different answers are both offered", async () => {
		const spoken = await answer("RCB's highest score");
		expect(spoken.kind).toBe("ask_back");
		expect(spoken.offers).toHaveLength(2);
		expect(spoken.offers.every(({ address }) => address !== undefined)).toBe(true);
	});
});

describe("a question without a figure", () => {
	test.each([
		["Kohli v Bumrah", "Kohli's runs off Bumrah"],
		["Bumrah vs Kohli", "Kohli's runs off Bumrah"],
		["Kohli vs Rohit", "Who has more runs, Kohli or Rohit Sharma?"],
		["CSK v MI head to head", "Who has more wins head to head, CSK or MI?"],
		["KKR vs RCB 2011", "Who has more wins head to head in 2011, KKR or RCB?"],
		["RCB record at Wankhede", "RCB wins and losses at Wankhede"],
		["Jadeja", "Jadeja's runs and wickets"],
		["Kohli against CSK", "Kohli runs against CSK"],
		["who won the 2nd ipl", "who won ipl 2009"],
		["who won in 2016", "who won ipl 2016"],
		["who won 2013", "who won ipl 2013"],
	])("ASK-2 '%s' is answered like '%s'", async (short, long) => {
		const [one, other] = [await answer(short), await answer(long)];
		expect(one.kind).toBe("answer");
		expect(one.text).toBe(other.text);
	});

	test.each(["best bowler at the death", "Who is better in finals, Rohit or Kohli?"])(
		"ASK-2 '%s' is asked back with figures that decide it",
		async (question) => {
			const { kind, figure, offers } = await answer(question);
			expect([kind, figure]).toEqual(["ask_back", null]);
			expect(offers.length).toBeGreaterThan(1);
			expect(offers.every(({ address }) => address !== undefined)).toBe(true);
		},
	);
});

describe("a question whose answer is not one figure", () => {
	test.each([
		["Jadeja's runs and wickets in 2023", "several"],
		["Where does Kohli rank for most sixes?", "rank"],
		["scorecard of the 2019 final", "card"],
		["CSK squad 2026", "list"],
		["points table of 2016", "ranking"],
		["Who is Tilak Varma?", "person"],
		["Rohit Sharma's longest run of ducks in a row", "streak"],
	])("'%s' is a %s", async (question, form) => {
		expect(await answer(question)).toMatchObject({ kind: "answer", plan: { form } });
	});

	test("a place in an order equals the rank in the ranking", async () => {
		const { rows } = await record.ask({ rows: "batting", measures: ["sixes"], by: ["player"], limit: 100 });
		const rank = rows.find(({ player_id }) => player_id === idOf("Virat Kohli"))?.rank;
		expect((await answer("Where does Kohli rank for most sixes?")).figure).toBe(String(rank));
	});

	test("a figure on debut is of the first match", async () => {
		const where = { player: idOf("Virat Kohli") };
		const { rows } = await record.ask({
			rows: "batting",
			measures: ["runs"],
			where,
			list: true,
			order: "keys",
			limit: 1,
		});
		expect((await answer("Kohli's runs on debut")).figure).toBe(String(rows[0]?.runs));
	});

	test("an outcome in a clause after a figure limits the figure", async () => {
		expect(await asked("Kohli runs in matches RCB lost")).toEqual(await asked("Kohli runs for RCB in defeats"));
	});

	test("a question that fits several matches asks for one", async () => {
		expect((await answer("scorecard of CSK v MI")).kind).toBe("unknown");
	});
});
