import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../tests/fixtures/site.ts";
import { answerQuestion } from "./answer.server.ts";
import { LONGEST_QUESTION, MOST_HISTORY } from "./rules.ts";

// what an independent walk over the deliveries gives: scripts/record-golden.ts
const golden = JSON.parse(readFileSync(new URL("../../../record/golden/figures.json", import.meta.url), "utf8"));

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite();
});
afterAll(() => site.close());

const asking = () => ({ db: site.database.db, record: site.services.record });

const ask = (question: string, history: string[] = []) => answerQuestion(asking(), question, history);
const PATH = "/api/functions/ipl-ai-assistant";

describe("ASK-2 figures equal an independent walk over the deliveries", () => {
	type Career = { matches: number; runs: number; wickets: number; fours: number; sixes: number };

	test("careers of eighty players, asked by their names", async () => {
		const { rows } = await site.database.db.execute<{ id: string; name: string }>(
			"select id, display_name as name from people",
		);
		const names = new Map(rows.map(({ id, name }) => [id, name]));
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
		["Best bowling figures of all time?", "6/12"],
		["Who has the best bowling figures?", "Alzarri Joseph"],
		["Orange Cap, 2016", "Virat Kohli"],
		["Who won the title in 2016?", "Sunrisers Hyderabad"],
		["Losing finalist of 2016?", "Royal Challengers Bangalore"],
		["Kohli and de Villiers, runs together", "3123"],
		["sixes hit in IPL 2009?", "506"],
		["Name the top three run scorers", "Virat Kohli, Rohit Sharma, Shikhar Dhawan"],
		["second highest team total ever", "286"],
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

describe("ASK-2 a figure is of the part of the record that was asked about, not of all of it", () => {
	test.each([
		["How many runs have Kohli and de Villiers added together at Eden Gardens?", "179"],
		["Runs Kohli scored off Bumrah in chases", "58"],
		["Highest partnership at Eden Gardens", "167"],
		["Who has the fastest hundred in second innings?", "Vaibhav Sooryavanshi"],
		["Gayle's fastest fifty at Eden Gardens", "28"],
	])("%s", async (question, figure) => {
		const answer = await ask(question);
		expect(answer.kind, answer.text).toBe("answer");
		expect(answer.figure, answer.text).toContain(figure);
	});

	test("who are level are all named", async () => {
		const { text, figure } = await ask("Who has dismissed Kohli most in finals?");
		expect(figure?.split(", "), text).toHaveLength(4);
		expect(text).toContain("each dismissed Virat Kohli 1 time in finals.");
	});

	test("a comparison against a side is of the figures that each has against it", async () => {
		const { text } = await ask("Who has more runs against CSK, Kohli or Rohit?");
		for (const name of ["Kohli", "Rohit"])
			expect(text).toContain(`(${(await ask(`How many runs does ${name} have against CSK?`)).figure} runs)`);
		expect(text).toMatch(/\) against Chennai Super Kings\.$/);
		expect((await ask("Who has more runs for CSK, Dhoni or Rohit?")).kind).toBe("unknown");
	});

	test("what is not kept by such a part is said, not left out", async () => {
		for (const question of [
			"Highest partnership in the powerplay",
			"Kohli and de Villiers: runs together at number three",
			"How many matches has Kohli played in chases?",
		])
			expect((await ask(question)).kind, question).toBe("unknown");
	});
});

describe("ASK-2 those who are level", () => {
	test("each with a match of their own, and a scorecard of their own", async () => {
		const { text, figure, links } = await ask("fastest fifty");
		expect(figure).toBe("Yashasvi Jaiswal, Urvil Patel");
		expect(text).toBe(
			"Yashasvi Jaiswal (against Kolkata Knight Riders in 2023), Urvil Patel (against Lucknow Super Giants in 2026): fifty off 13 balls.",
		);
		expect(links.map(({ label }) => label)).toEqual([
			"The scorecard (Yashasvi Jaiswal)",
			"The scorecard (Urvil Patel)",
		]);
		expect(new Set(links.map(({ href }) => href)).size).toBe(2);
		for (const [place, name] of ["Yashasvi Jaiswal", "Urvil Patel"].entries())
			expect(await (await site.visitor().get(links[place]?.href ?? "")).text()).toContain(name);
	});

	test.each([
		["Who took the most wickets in a single season?", /^(?=.*\(in 2013\))(?=.*\(in 2021\)).*: 32 wickets\.$/],
		["What is the biggest win by wickets?", /^10 wickets: .*\(over .* in \d{4}\), .* and \d+ more\.$/],
	])("%s", async (question, text) => {
		expect((await ask(question)).text).toMatch(text);
	});

	test("a date is written as on every page", async () => {
		expect((await ask("Gayle's 175: against whom and when?")).text).toContain("on April 23, 2013, at");
	});
});

describe("ASK-2 which ground", () => {
	test.each([
		["Where was the highest total made?", "M Chinnaswamy Stadium", "a highest total of 287"],
		["Where was the lowest total made?", "Eden Gardens", "a lowest completed total of 49"],
		["Which ground has the most super overs?", "Dubai International Cricket Stadium", "3 ties"],
		["Which ground has seen the most sixes?", "Wankhede Stadium", "1,903 sixes"],
		["Which ground has seen the second most sixes?", "M Chinnaswamy Stadium", "1,592 sixes"],
		["Which ground has the most successful chases?", "Wankhede Stadium", "72 wins chasing"],
		["Which ground has hosted the most matches?", "Wankhede Stadium", "132 matches"],
		["Which ground has hosted the most finals?", "Narendra Modi Stadium", "4 matches in finals"],
	])("%s", async (question, figure, told) => {
		expect(await ask(question)).toMatchObject({ figure, text: `${figure}: ${told}.` });
	});

	test.each([
		"Which ground has had the most 200+ totals?",
		"Which ground has the fewest wickets?",
		"Which venue has the highest win percentage for chasing sides?",
		"Which venue has seen the most hundreds?",
		"Which ground have MI hit the most sixes at?",
	])("%s is not answered by another figure, nor by somebody", async (question) => {
		expect(await ask(question)).toMatchObject({ kind: "unknown", asked: [] });
	});

	test("the ground of a final, and who has the most of something, are told as before", async () => {
		expect((await ask("Where was the 2016 final played?")).figure).toBe("M Chinnaswamy Stadium");
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

describe("ASK-2 what was scored against a side", () => {
	test.each([
		["How many sixes have been hit against MI?", "Against Mumbai Indians: 1,770 sixes."],
		["How many sixes have MI hit?", "Mumbai Indians: 1,963 sixes."],
		["How many runs have been scored against MI?", "Against Mumbai Indians: 46,603 runs."],
		["How many wickets have been taken against MI?", "Against Mumbai Indians: 1,736 wickets."],
		["How many wickets have MI taken?", "Mumbai Indians: 1,776 wickets."],
	])("%s", async (question, text) => {
		expect((await ask(question)).text).toBe(text);
	});
});

describe("ASK-2 what it cannot tell it does not invent", () => {
	test.each([
		"Who will win the IPL in 2029?",
		"Who won the 2016 T20 World Cup?",
		"Who is your favourite batsman?",
		"How many centuries has Alastair Cook made?",
		"What is Kohli's height?",
		"Sourav Ganguly's runs in 2015?",
		"Kochi Tuskers wins in 2013?",
		"Rohit Sharma's runs for Chennai",
		"Gayle's strike rate against spin",
		"flibber the wobbly gronk",
	])("%s", async (question) => {
		const answer = await ask(question);
		expect(answer.kind, answer.text).toBe("unknown");
		expect(answer.text).toMatch(/^I can't tell from the match record: /);
	});

	test("of two who fit it asks which is meant", async () => {
		expect(await ask("Hussey: highest score?")).toMatchObject({
			kind: "ask_back",
			text: expect.stringMatching(/^Did you mean (?=.*David Hussey)(?=.*Michael Hussey).*\?$/),
		});
		expect((await ask("Pune, wins?")).kind).toBe("ask_back");
	});

	test("nothing that can be typed breaks it", async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (text) => {
				expect(["answer", "ask_back", "unknown"]).toContain((await ask(text.replaceAll("\0", ""))).kind);
			}),
			{ numRuns: 60 },
		);
	});
});

describe("ASK-1 the function", () => {
	test("answers a visitor in plain text, with what it was computed from, up to when, and where the matches are", async () => {
		const response = await site.visitor().post(PATH, { question: "  Runs by Virat Kohli at Eden Gardens?  " });
		expect(response.status).toBe(200);
		const answer = await response.json();
		expect(answer.response).toContain("Virat Kohli has ");
		expect(answer.as_of).toMatchObject({ date: "2026-05-31" });
		expect(answer.asked.length).toBeGreaterThan(0);
		expect(answer.links[0].href).toBe("/matches?player=virat-kohli-rcb&ground=eden-gardens");
		expect((await site.visitor().get(answer.links[0].href)).status).toBe(200);
	});

	test("refuses what is no question, naming the field", async () => {
		for (const [body, field] of [
			[{}, "question"],
			[{ question: "   " }, "question"],
			[{ question: 7 }, "question"],
			[{ question: "x".repeat(LONGEST_QUESTION + 1) }, "question"],
			[{ question: "runs?", history: "none" }, "history"],
			[{ question: "runs?", history: Array(MOST_HISTORY + 1).fill("runs?") }, "history"],
		] as const) {
			const response = await site.visitor().post(PATH, body);
			expect(response.status, JSON.stringify(body).slice(0, 60)).toBe(400);
			expect((await response.json()).field).toContain(field);
		}
	});

	test("markup in a question is text in the answer's data, and a NUL is no character", async () => {
		const response = await site.visitor().post(PATH, { question: "<script>alert(1)</script> Kohli runs\0" });
		expect(response.status).toBe(200);
		expect((await response.json()).response).not.toContain("<script>");
	});

	test("too many questions are refused with a clear text", async () => {
		const own = await startTestSite();
		try {
			const visitor = own.visitor();
			const statuses = [];
			for (let question = 0; question < 21; question++)
				statuses.push((await visitor.post(PATH, { question: "?" })).status);
			expect(statuses.at(-1)).toBe(429);
		} finally {
			await own.close();
		}
	});
});
