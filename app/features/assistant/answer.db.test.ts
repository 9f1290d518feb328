import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testSite } from "../../../tests/fixtures/site.ts";
import { answerQuestion } from "./answer.server.ts";
import { readerAnswer, replyOf } from "./reply.server.ts";
import { EXAMPLES } from "./rules.ts";

// figures from an independent program over the deliveries: scripts/record/golden.ts
const golden = JSON.parse(readFileSync(new URL("../../../record/golden/figures.json", import.meta.url), "utf8"));

const site = await testSite();

const ask = (question: string, history: string[] = []) => answerQuestion(site.pageContext, question, history);

describe("ASK-2 figures equal those that an independent program counts", () => {
	type Career = { matches: number; runs: number; wickets: number; fours: number; sixes: number };

	test("careers of eighty players, by their names", async () => {
		const names = new Map(site.record.names.people.map(({ id, name }) => [id, name]));
		for (const [id, career] of Object.entries(golden.careers as Record<string, Career>)) {
			const name = names.get(id);
			for (const [frame, column] of [
				[`How many runs has ${name} scored in the IPL?`, "runs"],
				[`${name}: wickets, IPL total`, "wickets"],
				[`number of sixes by ${name?.toLowerCase()}`, "sixes"],
				[`${name}, matches?`, "matches"],
			] as const)
				expect((await ask(frame)).figure, frame).toBe(career[column].toLocaleString("en-US"));
		}
	});

	test("head-to-head of every pair of current teams, from both sides", async () => {
		for (const [pair, [, first, second]] of Object.entries(golden.head_to_head as Record<string, number[]>)) {
			const [a = "", b = ""] = pair.split(" ");
			const [of, against] = [
				await ask(`How many times have ${a.toUpperCase()} beaten ${b.toUpperCase()}?`),
				await ask(`${a} v ${b}: ${b} wins?`),
			];
			expect([of.figure, against.figure].map(Number), pair).toEqual([first, second]);
		}
	});
});

describe("ASK-2 in any wording", () => {
	test.each([
		["How many runs does Virat Kohli have?", "9,336"],
		["king kohli run tally", "9,336"],
		["kholi runs", "9,336"],
		["Chahal: scalps?", "233"],
		["highest score by the universe boss", "175*"],
		["dale stein econ in ipl", "6.92"],
		["Alzarri Joseph's best bowling figures?", "6/12"],
		["Who has the best bowling figures?", "Alzarri Joseph"],
		["Orange Cap, 2016", "Virat Kohli"],
		["Who won the title in 2016?", "Sunrisers Hyderabad"],
		["Losing finalist of 2016?", "Royal Challengers Bengaluru"],
		["Kohli and de Villiers, runs together", "3,123"],
		["sixes hit in IPL 2009?", "506"],
		["Name the top three run scorers", "Virat Kohli, Rohit Sharma and Shikhar Dhawan"],
		["second highest team total ever", "Sunrisers Hyderabad"],
		["Is it true that Gayle hit more sixes than Rohit?", "yes"],
		["KKR longest winning streak", "10"],
	])("%s", async (question, figure) => {
		const answer = await ask(question);
		expect(answer).toMatchObject({ kind: "answer", figure: expect.anything() });
		expect(String(answer.figure)).toBe(figure);
	});

	test("a follow-up is read with the questions before it", async () => {
		const first = "How many runs did Kohli score in 2016?";
		expect((await ask("and in 2013?", [first])).figure).toBe("634");
		expect((await ask("what about Rohit?", [first, "and in 2013?"])).figure).toBe("538");
		expect((await ask("and his sixes?", [first])).text).toContain("sixes in 2016");
	});
});

describe("ASK-2 a figure counts only the part of the record that the question names", () => {
	test.each([
		["How many runs have Kohli and de Villiers added together at Eden Gardens?", "179"],
		["Runs Kohli scored off Bumrah in chases", "58"],
		["Highest partnership at Eden Gardens", "Herschelle Gibbs and Rohit Sharma"],
		["Who has the fastest hundred in second innings?", "Vaibhav Sooryavanshi"],
		["Gayle's fastest fifty at Eden Gardens", "28"],
	])("%s", async (question, figure) => {
		const answer = await ask(question);
		expect(answer.kind, answer.text).toBe("answer");
		expect(answer.figure, answer.text).toContain(figure);
	});

	test("names all level players", async () => {
		const { text } = await ask("Who has dismissed Kohli most in finals?");
		for (const name of ["Andrew Symonds", "Azmatullah Omarzai", "Barinder Sran", "Suresh Raina"])
			expect(text).toContain(name);
	});

	test("a comparison against a side uses the figures of each against that side", async () => {
		const { text } = await ask("Who has more runs against CSK, Kohli or Rohit?");
		const [kohli, rohit] = await Promise.all(
			["Kohli", "Rohit"].map(async (name) => (await ask(`How many runs does ${name} have against CSK?`)).figure),
		);
		expect(text).toBe(`Virat Kohli has ${kohli} runs against Chennai Super Kings, Rohit Sharma ${rohit}.`);
		expect((await ask("Who has more runs for CSK, Dhoni or Rohit?")).kind).toBe("unknown");
	});

	test("has no figure for a part that the record lacks, and offers the question without it", async () => {
		for (const [question, without] of [
			["How many runs has Kohli scored under floodlights?", "How many runs has Kohli scored?"],
			["How many titles have MI won in the powerplay?", "How many titles have MI won?"],
		] as const) {
			const { kind, questions, offers } = await ask(question);
			expect({ kind, questions }, question).toEqual({ kind: "unknown", questions: [] });
			expect(offers[0]?.question).toBe(without);
		}
	});
});

describe("ASK-2 level players", () => {
	test("each have their own match and scorecard", async () => {
		const asking = { db: site.database.db, record: site.record };
		const { response, cited } = await replyOf(asking, readerAnswer(await ask("fastest fifty")));
		const scorecards = cited[0]?.links.filter(({ text }) => text.startsWith("The scorecard")) ?? [];
		expect(scorecards.map(({ text }) => text)).toEqual([
			"The scorecard (Yashasvi Jaiswal)",
			"The scorecard (Urvil Patel)",
		]);
		expect(new Set(scorecards.map(({ to }) => to)).size).toBe(2);
		for (const [place, name] of ["Yashasvi Jaiswal", "Urvil Patel"].entries()) {
			expect(response).toContain(name);
			expect(await (await site.visitor().get(scorecards[place]?.to ?? "")).text()).toContain(name);
		}
	});

	test("a season's record that two players share names both, with their seasons", async () => {
		expect((await ask("Who took the most wickets in a single season?")).text).toBe(
			"Dwayne Bravo (in 2013) and Harshal Patel (in 2021) have the most wickets in a season: 32 each.",
		);
	});

	test("a date is written as on every page", async () => {
		expect((await ask("Gayle's highest score")).text).toContain("on April 23, 2013");
	});
});

describe("ASK-2 which ground", () => {
	test.each([
		["Which ground has the most super overs?", "Dubai International Cricket Stadium has the most super overs: 3."],
		["Which ground has seen the most sixes?", "Wankhede Stadium has the most sixes: 1,903."],
		["Which ground has seen the second most sixes?", "M Chinnaswamy Stadium has the second most sixes: 1,592."],
		["Which ground has hosted the most finals?", "Narendra Modi Stadium has the most matches in finals: 4."],
	])("%s", async (question, text) => {
		const answer = await ask(question);
		expect(answer).toMatchObject({ kind: "answer", text });
		expect(text).toContain(answer.figure);
	});

	test("Which ground has the most successful chases? counts chases that were won", async () => {
		const { text, figure } = await ask("Which ground has the most successful chases?");
		expect(figure).toBe("Wankhede Stadium");
		expect(text).toContain("72");
	});

	test("a question about one side counts only its own figures at each ground", async () => {
		const { figure, text } = await ask("Which ground have MI hit the most sixes at?");
		const there = await ask(`How many sixes have MI hit at ${figure}?`);
		expect(text).toContain(there.figure);
		expect(text).toMatch(/^Of all grounds, Mumbai Indians /);
	});

	test("a question with 'who' gets a name", async () => {
		expect((await ask("Who has hit the most sixes?")).figure).toBe("Chris Gayle");
	});
});

describe("ASK-2 a claimed number of titles", () => {
	test.each([
		["Have MI won more than 5 titles?", "no"],
		["Have MI won more than 4 titles?", "yes"],
		["Have MI won fewer than 5 titles?", "no"],
		["Have MI won at least five titles?", "yes"],
		["Have MI won exactly 4 titles?", "no"],
		["Has RCB won fewer than 3 titles?", "yes"],
	])("%s %s", async (question, figure) => {
		expect((await ask(question)).figure).toBe(figure);
	});
});

describe("ASK-2 runs scored against a side", () => {
	test.each([
		["How many sixes have been hit against MI?", "1,770"],
		["How many sixes have MI hit?", "1,963"],
		["How many runs have been scored against MI?", "46,603"],
		["How many wickets have MI's bowlers taken?", "1,637"],
	])("%s", async (question, figure) => {
		expect((await ask(question)).figure).toBe(figure);
	});
});

describe("ASK-2 the assistant invents nothing", () => {
	test.each([
		"Who will win the IPL in 2029?",
		"Who won the 2016 T20 World Cup?",
		"Who is your favourite batsman?",
		"How many centuries has Alastair Cook made?",
		"What is Kohli's height?",
		"Sourav Ganguly's runs in 2015?",
		"Kochi Tuskers wins in 2013?",
		"Rohit Sharma's runs for Chennai",
		"flibber the wobbly gronk",
	])("%s has no figure, and the answer says why", async (question) => {
		const { kind, figure, questions, text } = await ask(question);
		expect({ kind, figure, questions }, text).toEqual({ kind: "unknown", figure: null, questions: [] });
		expect(text).toMatch(/I don't know|I can't find a match/);
	});

	test("asks which of two people is meant, with distinguishing details", async () => {
		const { kind, text, figure, offers } = await ask("Hussey: highest score?");
		expect({ kind, figure }).toEqual({ kind: "ask_back", figure: null });
		expect(text).toMatch(/^(?=.*David Hussey)(?=.*Michael Hussey).*Which one did you mean\?$/);
		expect(offers).toEqual([
			{
				label: expect.stringMatching(/^David Hussey \(.+, 64 matches from 2008 to 2014\)$/),
				question: "David Hussey: highest score?",
			},
			{
				label: expect.stringMatching(/^Michael Hussey \(.+, 59 matches from 2008 to 2015\)$/),
				question: "Michael Hussey: highest score?",
			},
		]);
	});

	test("two people of the same name are offered by two addresses, each with an answer", async () => {
		const { kind, offers } = await ask("How many wickets has Harmeet Singh taken?");
		expect(kind).toBe("ask_back");
		expect(new Set(offers.map(({ address }) => address)).size).toBe(2);
		for (const { address } of offers)
			expect(await (await site.visitor().get(`/ai-chat?${address}`)).text()).toContain("Harmeet Singh");
	});

	test("no input breaks it", async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (text) => {
				expect(["answer", "ask_back", "unknown"]).toContain((await ask(text.replaceAll("\0", ""))).kind);
			}),
			{ numRuns: 60 },
		);
	});
});

test("ASK-1 the example questions, and all suggestions after them, have an answer", async () => {
	const asking = { db: site.database.db, record: site.record };
	for (const example of EXAMPLES) {
		const { status, cited, suggestions } = await replyOf(asking, readerAnswer(await ask(example)));
		expect([example, status, cited.length > 0]).toEqual([example, "answered", true]);
		for (const { to } of suggestions) {
			const page = await site.visitor().get(to);
			expect([to, page.status, (await page.text()).includes('class="rchips"')]).toEqual([to, 200, true]);
		}
	}
});
