import { describe, expect, test } from "vitest";
import { testRecord } from "../tests/fixtures/record.ts";
import { askAsOf } from "./ask.ts";
import { evidenceOf, kindsOf, readStatement, statementKey } from "./kind.ts";
import { say } from "./said.ts";
import { standingAt } from "./standing.ts";
import { numberSaid } from "./words.ts";

describe("statements", () => {
	test("the order of a subject's fields does not change its key", () => {
		expect(statementKey("titles", { team: "csk", place: 1 })).toBe(statementKey("titles", { place: 1, team: "csk" }));
	});

	test("a key parses back to its parts, and a wrong key is null", () => {
		expect(readStatement(statementKey("titles", { team: "csk" }))).toEqual({ name: "titles", about: { team: "csk" } });
		expect(readStatement("titles")).toBeNull();
		expect(readStatement("titles {")).toBeNull();
	});

	test("neighbours of a place are the next better and the next worse, not level rows", () => {
		const rows = [1, 2, 2, 4].map((rank, index) => ({ rank, name: index }));
		expect(standingAt(rows, 3)).toMatchObject({
			above: { name: 0 },
			below: { name: 3 },
			level: [{ name: 1 }],
			first: false,
		});
		expect(standingAt(rows, 5)).toBeNull();
	});
});

test("a kind asks its questions, and further ones that depend on the answers, as of one match", async () => {
	const record = await testRecord();
	const kind = kindsOf<string, string>()({
		name: "best_score_of_top_scorer",
		category: "Players",
		candidates: async () => [{ season: 2016 }],
		questions: ({ season }) => ({
			scorers: { rows: "batting", measures: ["runs"], by: ["player"], where: { season }, limit: 1 },
		}),
		further: ({ scorers }, { season }) => ({
			scores: { rows: "batting", measures: ["highest"], where: { season, player: scorers.rows[0]?.player_id ?? "" } },
		}),
		write: ({ scorers, scores }) =>
			say`${scorers.rows[0]?.player}: ${numberSaid(scorers.rows[0]?.runs ?? 0, "Runs")}, ${numberSaid(scores.rows[0]?.highest ?? 0, "Best")}`
				.text,
	});
	const { questions, answers } = await evidenceOf(askAsOf(record, 981019), kind, { season: 2016 });
	expect(Object.values(questions).map(({ until }) => until)).toEqual([981019, 981019]);
	expect(kind.write(answers, "", { season: 2016 })).toBe("Virat Kohli: 973, 113");
});
