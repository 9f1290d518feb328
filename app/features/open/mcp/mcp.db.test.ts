import { describe, expect, test } from "vitest";
import { siteWithClient } from "../../../../tests/fixtures/mcp.ts";

const { site, client, call, textOf } = await siteWithClient();

type Said = { text: string; reading: string; definitions: string[]; as_of: object; address: string } & Record<
	string,
	// biome-ignore lint/suspicious/noExplicitAny: what a stranger's program reads has no type
	any
>;
const ask = async (name: string, args: Record<string, unknown>) =>
	(await call(name, args)).structuredContent as unknown as Said;

const wins = (team: string) => ({ rows: "sides", measures: ["won"], where: { team } });

describe("SITE-3 language models ask the record by tools", () => {
	test("five tools are listed, each with what it takes and gives, and none changes anything", async () => {
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual(["ask_in_words", "ask_record", "scorecard", "person", "check_claim"]);
		for (const { annotations, outputSchema, inputSchema } of tools) {
			expect(annotations).toMatchObject({ readOnlyHint: true });
			expect(Object.keys(outputSchema?.properties ?? {})).toEqual(
				expect.arrayContaining(["text", "reading", "definitions", "as_of", "address"]),
			);
			expect(inputSchema.type).toBe("object");
		}
	});

	test.each([
		["ask_in_words", { question: "How many runs did Virat Kohli score in 2016?" }, "973"],
		["ask_record", { rows: "batting", measures: ["runs"], where: { player: "ba607b88", season: 2016 } }, "973"],
		["ask_record", { compare: [wins("mi"), wins("csk")] }, "difference | "],
		["scorecard", { season: 2016, stage: "final" }, "Sunrisers Hyderabad won by 8 runs"],
		["person", { name: "Virat Kohli" }, "Virat Kohli (batter, id ba607b88)"],
		["check_claim", { claim: "Gayle has a hundred." }, "6 hundreds"],
	])(
		"%s says how it read the call, what it counts, up to when, and where the site shows it",
		async (name, args, text) => {
			const said = await ask(name, args);
			expect(said.text).toContain(text);
			expect(said.reading).not.toBe("");
			expect(said.definitions.length).toBeGreaterThan(0);
			expect(said.as_of).toEqual(site.record.as_of);
			expect(said.address.startsWith(`${site.url}/`)).toBe(true);
			const response = await fetch(said.address);
			expect(response.status).toBe(200);
			const answer = await call(name, args);
			expect(textOf(answer)).toBe(said.text);
			expect(JSON.stringify(answer.content)).toContain(said.address);
		},
	);

	test("a question that the record cannot answer is refused in words, without a figure or an address", async () => {
		const said = await ask("ask_in_words", { question: "Who will win the IPL in 2031?" });
		expect([said.kind, said.figure, said.address, said.reading, said.definitions]).toEqual([
			"unknown",
			null,
			null,
			null,
			[],
		]);
	});

	test("a question that cannot stand alone is completed by those before it", async () => {
		const before = ["How many runs did Virat Kohli score in 2016?"];
		const [alone, after] = [
			await ask("ask_in_words", { question: "and in 2018?" }),
			await ask("ask_in_words", { question: "and in 2018?", before }),
		];
		expect([alone.kind, after.figure]).toEqual(["unknown", "530"]);
	});

	test("offers everybody who bears a shared name, with a question each", async () => {
		const said = await ask("ask_in_words", { question: "How many wickets has Harmeet Singh taken?" });
		expect([said.kind, said.address, said.offers.length]).toEqual(["ask_back", null, 2]);
	});

	test("what is known beside the matches has an address, too", async () => {
		const said = await ask("ask_in_words", { question: "Who is the captain of Mumbai Indians?" });
		expect(said).toMatchObject({ kind: "answer", address: `${site.url}/teams/mi` });
	});

	test("a nickname or a misspelt name finds a person", async () => {
		for (const name of ["hitman", "Rohit Sharmaa"])
			expect((await ask("person", { name })).person, name).toMatchObject({ name: "Rohit Sharma" });
	});

	test("a claim holds, fails with the true figure, or stays open; a text is checked sentence by sentence", async () => {
		const check = (claim: string) => ask("check_claim", { claim });
		expect((await check("Gayle has a hundred")).verdict).toBe("holds");
		expect((await check("CSK have won more titles than MI.")).verdict).toBe("does_not_hold");
		expect((await check("Kohli is the kindest man in cricket")).verdict).toBe("cannot_tell");
		const both = await check("Gayle has a hundred. CSK have won more titles than MI.");
		expect(both.verdict).toBe("does_not_hold");
		expect(both.sentences.map(({ verdict }: { verdict: string }) => verdict)).toEqual(["holds", "does_not_hold"]);
		expect((await (await fetch(both.address)).text()).match(/data-verdict/g)).toHaveLength(2);
	});

	test("where several matches or people fit, all are offered and none is chosen", async () => {
		const matches = await ask("scorecard", { season: 2016, team: "RCB", opponent: "Sunrisers Hyderabad" });
		expect([matches.scorecard, matches.offered.length, matches.address]).toEqual([null, 3, null]);
		const people = await ask("person", { name: "Harmeet Singh" });
		expect([people.person, people.offered.length]).toEqual([null, 2]);
		const [{ id }] = people.offered;
		expect((await ask("person", { name: id })).person.id).toBe(id);
	});

	test.each([
		["ask_in_words", {}, "question"],
		["ask_in_words", { question: "   " }, "question"],
		["ask_in_words", { question: "x".repeat(501) }, "question"],
		["ask_record", { rows: "batsmen", measures: ["runs"] }, "rows"],
		["ask_record", { compare: [wins("mi"), { ...wins("csk"), by: ["season"] }] }, "compare.1"],
		["ask_record", { rows: "batting", measures: ["runs"], where: { playr: "ba607b88" } }, "where.playr"],
		["ask_record", { rows: "batting", measures: ["runs"], where: { player: "nobody" } }, "where.player"],
		["scorecard", {}, "match_id"],
		["scorecard", { match_id: 7 }, "match_id"],
		["scorecard", { team: "Surrey" }, "team"],
		["scorecard", { season: 2007 }, "season"],
		["person", { name: "Nobody Atall" }, "name"],
		["check_claim", { claim: 12 }, "claim"],
	])("%s called wrongly answers with an error of its own that names the field", async (name, args, field) => {
		const answer = await call(name, args);
		expect(answer.isError).toBe(true);
		expect(textOf(answer)).toMatch(new RegExp(`^${field}: `));
		expect(answer._meta).toMatchObject({ field });
	});

	test("an unknown tool is an error of the protocol", async () => {
		await expect(call("drop_tables", {})).rejects.toThrow("There is no tool of that name.");
	});
});
