import { expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { QuestionError } from "../language/question.ts";

const batting = { rows: "batting", measures: ["runs"] };
const faultsOf = async (where: object) => {
	const { read } = await testRecord();
	return read({ ...batting, where }).then(
		() => [],
		(error) => {
			if (error instanceof QuestionError) return error.faults;
			throw error;
		},
	);
};

test.each([
	[{ player: "Rishabh Pant" }, { player: "919a3be2" }],
	[{ team: "RPS" }, { team: "rps" }],
	[{ team: ["Bangalore", "Delhi Daredevils"] }, { team: ["dc", "rcb"] }],
	[
		{ ground: "Wankhede", not: { city: "bombay" } },
		{ ground: "wankhede-stadium", not: { city: "Mumbai" } },
	],
	[{ player: "ba607b88" }, { player: "ba607b88" }],
])("a question with %j reads as %j", async (named, where) => {
	const { read } = await testRecord();
	expect((await read({ ...batting, where: named })).where).toEqual(where);
});

test("a shared name is a fault with its candidates, best fit first", async () => {
	const [fault] = await faultsOf({ player: "Ravindra" });
	const names = fault?.candidates?.map(({ name }) => name) ?? [];
	expect(names.toSorted()).toEqual(["Rachin Ravindra", "Ravindra Jadeja"]);
	expect(fault?.possible).toEqual(fault?.candidates?.map(({ id }) => id));
});

test("unknown names and other faults are reported together, each at its path", async () => {
	const faults = await faultsOf({ player: "Qwerty Zxcvb", season: "soon", not: { team: "Surrey" } });
	expect(faults.map(({ path }) => path)).toEqual(["where.player", "where.season", "where.not.team"]);
});

test("a name in a condition that the rows lack is only a fault of the condition", async () => {
	const { read } = await testRecord();
	const refused = read({ rows: "sides", measures: ["won"], where: { player: "Ravindra" } });
	await expect(refused).rejects.toMatchObject({ faults: [{ path: "where.player", sent: "player" }] });
});

test("a question has at most twenty different names", async () => {
	const player = Array.from({ length: 21 }, (_, at) => `Qwerty ${"abcdefghijklmnopqrstu"[at]}`);
	const [fault] = await faultsOf({ opponent: "MI", player: ["ba607b88", ...player.slice(0, 5)] });
	expect(fault?.reason).toContain("The record has no");
	const faults = await faultsOf({ player, bowler: "Qwerty z" });
	expect(faults.map(({ path, reason }) => [path, reason.includes("at most 20")])).toEqual([
		["where.player", false],
		["where.bowler", true],
	]);
});

test("a question nested too deeply is refused with a QuestionError", async () => {
	const { read } = await testRecord();
	let question: object = { ...batting, by: ["season"] };
	for (let level = 0; level < 5000; level++) question = { ...batting, by: ["season"], where: { season: { question } } };
	await expect(read(question)).rejects.toBeInstanceOf(QuestionError);
});
