import { describe, expect, test } from "vitest";
import { siteWithClient } from "../../../../tests/fixtures/mcp.ts";

const { site, client, call, textOf } = await siteWithClient();

type Said = { text: string; reading: string; definitions: string[]; as_of: object; address: string } & Record<
	string,
	// biome-ignore lint/suspicious/noExplicitAny: other programs read the answer without our types
	any
>;
const ask = async (name: string, args: Record<string, unknown>) =>
	(await call(name, args)).structuredContent as unknown as Said;

const wins = (team: string) => ({ rows: "sides", measures: ["won"], where: { team } });

describe("SITE-3 the tools for language models", () => {
	test("are five read-only tools with schemas of input and output", async () => {
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
		"%s answers with reading, definitions, the last match that counts, and the address of a page",
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

	test("answer a question outside the record with 'unknown', without figure or address", async () => {
		const said = await ask("ask_in_words", { question: "Who will win the IPL in 2031?" });
		expect([said.kind, said.figure, said.address, said.reading, said.definitions]).toEqual([
			"unknown",
			null,
			null,
			null,
			[],
		]);
	});

	test("complete a question by the ones before it", async () => {
		const before = ["How many runs did Virat Kohli score in 2016?"];
		const [alone, after] = [
			await ask("ask_in_words", { question: "and in 2018?" }),
			await ask("ask_in_words", { question: "and in 2018?", before }),
		];
		expect([alone.kind, after.figure]).toEqual(["unknown", "530"]);
	});

	test("offer a question about each person with an ambiguous name", async () => {
		const said = await ask("ask_in_words", { question: "How many wickets has Harmeet Singh taken?" });
		expect([said.kind, said.address, said.offers.length]).toEqual(["ask_back", null, 2]);
	});

	test("answer facts that are not of matches with an address too", async () => {
		const said = await ask("ask_in_words", { question: "Who is the captain of Mumbai Indians?" });
		expect(said).toMatchObject({ kind: "answer", address: `${site.url}/teams/mi` });
	});

	test("find a person by a nickname or a misspelt name", async () => {
		for (const name of ["hitman", "Rohit Sharmaa"])
			expect((await ask("person", { name })).person, name).toMatchObject({ name: "Rohit Sharma" });
	});

	test("check a text sentence by sentence: each holds, does not hold or cannot be checked", async () => {
		const check = (claim: string) => ask("check_claim", { claim });
		expect((await check("Gayle has a hundred")).verdict).toBe("holds");
		expect((await check("CSK have won more titles than MI.")).verdict).toBe("does_not_hold");
		expect((await check("Kohli is the kindest man in cricket")).verdict).toBe("cannot_tell");
		const both = await check("Gayle has a hundred. CSK have won more titles than MI.");
		expect(both.verdict).toBe("does_not_hold");
		expect(both.sentences.map(({ verdict }: { verdict: string }) => verdict)).toEqual(["holds", "does_not_hold"]);
		expect((await (await fetch(both.address)).text()).match(/data-verdict/g)).toHaveLength(2);
	});

	test("offer all matches or people that fit, and choose none", async () => {
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
	])("answer a wrong call of %s with a tool error that names the field", async (name, args, field) => {
		const answer = await call(name, args);
		expect(answer.isError).toBe(true);
		expect(textOf(answer)).toMatch(new RegExp(`^${field}: `));
		expect(answer._meta).toMatchObject({ field });
	});

	test("answer an unknown name with a protocol error", async () => {
		await expect(call("drop_tables", {})).rejects.toThrow("There is no tool of that name.");
	});
});
