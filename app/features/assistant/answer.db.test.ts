import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { answerQuestion } from "./answer.server.ts";

// figures from an independent program over the deliveries: scripts/record/golden.ts
const golden = JSON.parse(readFileSync(new URL("../../../record/golden/figures.json", import.meta.url), "utf8"));

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite();
});
afterAll(() => site.close());

const ask = (question: string, history: string[] = []) => answerQuestion(site.services, question, history);

describe("ASK-2 figures equal an independent walk over the deliveries", () => {
	type Career = { matches: number; runs: number; wickets: number; fours: number; sixes: number };

	test("careers of eighty players, asked by their names", async () => {
		const names = new Map(site.services.record.names.people.map(({ id, name }) => [id, name]));
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

describe("ASK-2 however it is put", () => {
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
		["average first innings at Eden Gardens", "169.7"],
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

	test("names everybody who is level", async () => {
		const { text } = await ask("Who has dismissed Kohli most in finals?");
		expect(text).toBe(
			"Of all bowlers, Virat Kohli has the most dismissals in finals off Andrew Symonds, Azmatullah Omarzai, Barinder Sran and Suresh Raina: 1 each.",
		);
	});

	test("a comparison against a side uses the figures of each against that side", async () => {
		const { text } = await ask("Who has more runs against CSK, Kohli or Rohit?");
		const [kohli, rohit] = await Promise.all(
			["Kohli", "Rohit"].map(async (name) => (await ask(`How many runs does ${name} have against CSK?`)).figure),
		);
		expect(text).toBe(`Virat Kohli has ${kohli} runs against Chennai Super Kings, more than Rohit Sharma (${rohit}).`);
		expect((await ask("Who has more runs for CSK, Dhoni or Rohit?")).kind).toBe("unknown");
	});

	test("says which figures the record lacks for such a part", async () => {
		for (const [question, part] of [
			["Kohli and de Villiers: runs together at number three", "I don't know what to do with"],
			["How many titles have MI won in the powerplay?", "I don't know what to do with"],
		] as const) {
			const { kind, text, asked } = await ask(question);
			expect({ kind, asked }, question).toEqual({ kind: "unknown", asked: [] });
			expect(text).toContain(part);
		}
	});
});

describe("ASK-2 those who are level", () => {
	test("each with a match of their own, and a scorecard of their own", async () => {
		const { text, figure, links } = await ask("fastest fifty");
		expect(figure).toBe("Yashasvi Jaiswal and Urvil Patel");
		expect(text).toBe(
			"Yashasvi Jaiswal (for Rajasthan Royals against Kolkata Knight Riders on May 11, 2023) and Urvil Patel (for Chennai Super Kings against Lucknow Super Giants on May 10, 2026) have the fastest fifty: 13 balls.",
		);
		const scorecards = links.filter(({ label }) => label.startsWith("The scorecard"));
		expect(scorecards.map(({ label }) => label)).toEqual([
			"The scorecard (Yashasvi Jaiswal)",
			"The scorecard (Urvil Patel)",
		]);
		expect(new Set(scorecards.map(({ href }) => href)).size).toBe(2);
		for (const [place, name] of ["Yashasvi Jaiswal", "Urvil Patel"].entries())
			expect(await (await site.visitor().get(scorecards[place]?.href ?? "")).text()).toContain(name);
	});

	test("a season's record that two share names both, with their seasons", async () => {
		expect((await ask("Who took the most wickets in a single season?")).text).toBe(
			"Dwayne Bravo (in 2013) and Harshal Patel (in 2021) have the most wickets in a season: 32 each.",
		);
	});

	test("a date is written as on every page", async () => {
		expect((await ask("Gayle's 175: against whom and when?")).text).toContain("on April 23, 2013");
	});
});

describe("ASK-2 which ground", () => {
	test.each([
		["Which ground has the most super overs?", "Dubai International Cricket Stadium has the most super overs: 3."],
		["Which ground has seen the most sixes?", "Wankhede Stadium has the most sixes: 1,903."],
		["Which ground has seen the second most sixes?", "M Chinnaswamy Stadium has the second most sixes: 1,592."],
		["Which ground has hosted the most matches?", "Wankhede Stadium has the most matches: 132."],
		["Which ground has hosted the most finals?", "Narendra Modi Stadium has the most matches in finals: 4."],
		[
			"Which ground has had the most 200+ totals?",
			"M Chinnaswamy Stadium and Wankhede Stadium have the most totals of 200 or more: 39 each.",
		],
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

	test("shows one side's figure at each ground", async () => {
		const { figure, text } = await ask("Which ground have MI hit the most sixes at?");
		const there = await ask(`How many sixes have MI hit at ${figure}?`);
		expect(text).toContain(there.figure);
		expect(text).toMatch(/^Of all grounds, Mumbai Indians /);
	});

	test("answers the ground of a final and who has the most of something", async () => {
		expect(await ask("Where was the 2016 final played?")).toMatchObject({
			figure: "M Chinnaswamy Stadium",
			text: "M Chinnaswamy Stadium hosted the 2016 final.",
		});
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
		["How many sixes have been hit against MI?", "Mumbai Indians have conceded 1,770 sixes."],
		["How many sixes have MI hit?", "Mumbai Indians have 1,963 sixes."],
		["How many runs have been scored against MI?", "Mumbai Indians have conceded 46,603 runs."],
		["How many wickets have been taken against MI?", "Mumbai Indians have lost 1,736 wickets."],
		["How many wickets have MI taken?", "Mumbai Indians have taken 1,776 wickets."],
		["How many wickets have MI's bowlers taken?", "Mumbai Indians have 1,637 wickets."],
	])("%s", async (question, text) => {
		expect((await ask(question)).text).toBe(text);
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
		const { kind, figure, asked, text } = await ask(question);
		expect({ kind, figure, asked }, text).toEqual({ kind: "unknown", figure: null, asked: [] });
		expect(text).toMatch(/I can't answer that|I don't know|I can't tell what you mean|I can't find a match/);
	});

	test("asks which of two matching people is meant", async () => {
		expect(await ask("Hussey: highest score?")).toMatchObject({
			kind: "ask_back",
			text: expect.stringMatching(/^(?=.*David Hussey)(?=.*Michael Hussey).*Which one did you mean\?$/),
			figure: null,
			offers: [
				{
					label: "David Hussey (Chennai Super Kings, right-arm offbreak, 64 matches)",
					question: "David Hussey: highest score?",
					href: null,
				},
				{
					label: "Michael Hussey (Chennai Super Kings, left-hander, 59 matches)",
					question: "Michael Hussey: highest score?",
					href: null,
				},
			],
		});
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
