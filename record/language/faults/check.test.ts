import { describe, expect, test } from "vitest";
import { faultsOf } from "./check.ts";

const reasons = (sent: unknown) => faultsOf(sent).map(({ path, reason }) => [path, reason]);
const batting = { rows: "batting", measures: ["runs"] };

describe("one error names all faults of a question", () => {
	test("at every depth, each with its path, the value sent and the valid ones", () => {
		const faults = faultsOf({
			rows: "batting",
			measures: ["runs", "wickets"],
			where: { playr: "Kohli", season: "soon", not: { stage: "group" }, figures: { run: 50 } },
			by: ["batsman"],
			having: { ball: { from: 100 } },
			limit: 0,
			of: { where: { phase: "slog" } },
		});
		expect(faults.map(({ path, sent }) => [path, sent])).toEqual([
			["measures.wickets", "wickets"],
			["where.playr", "playr"],
			["where.season", "soon"],
			["where.not.stage", "group"],
			["where.figures.run", "run"],
			["by.batsman", "batsman"],
			["having.ball", "ball"],
			["limit", 0],
			["of.where.phase", "slog"],
		]);
		const possible = Object.fromEntries(faults.map(({ path, possible }) => [path, possible]));
		expect(possible["where.playr"]).toContain("player");
		expect(possible["where.not.stage"]).toEqual(["league", "playoff", "final"]);
		expect(possible["by.batsman"]).toContain("batter");
		expect(possible["having.ball"]).toContain("balls");
		expect(possible["where.figures.run"]).toEqual(expect.arrayContaining(["runs"]));
	});

	test.each([
		[{ rows: "sides", measures: ["won"], where: { win_by_runs: { from: 50 } } }, "a measure (use having)"],
		[{ ...batting, player: "Kohli" }, "a condition (use where)"],
		[{ ...batting, by: ["runs"] }, "a measure (use measures)"],
		[{ ...batting, measures: ["season"] }, "a group (use by)"],
		[{ ...batting, measures: ["wickets"] }, "Rows that have it: bowling"],
		[{ rows: "sides", measures: ["won"], where: { phase: "death" } }, "Rows that have it: batting, bowling"],
		[{ rows: "matches", measures: ["matches"], by: ["team"] }, "Rows that have it: batting"],
		[{ ...batting, where: { against: { bowler: "Bumrah" } } }, "a condition (use where)"],
		[{ ...batting, where: { figures: { hundreds: 1 } } }, "a measure (use having)"],
	])("and the right place of a misplaced name: %j", (sent, belongs) => {
		const [[, reason]] = reasons(sent) as [[string, string]];
		expect(reason).toContain(belongs);
	});

	test.each([
		[null, ""],
		[[batting], ""],
		["batting", ""],
		[{ measures: ["runs"] }, "rows"],
		[{ ...batting, measures: "runs" }, "measures"],
		[{ ...batting, where: [] }, "where"],
		[{ ...batting, where: { against: "spin" } }, "where.against"],
		[{ ...batting, where: { figures: 50 } }, "where.figures"],
		[{ ...batting, by: ["player", "season", "team", "city"] }, "by"],
		[{ ...batting, by: [1] }, "by"],
		[{ ...batting, having: 7 }, "having"],
		[{ ...batting, where: { until: 1 }, until: 2 }, "where.until"],
		[{ ...batting, list: true, by: ["player"] }, "by"],
		[{ ...batting, of: 7 }, "of"],
		[{ ...batting, of: { measures: [] } }, "of.measures"],
		[{ ...batting, where: { season: { question: 7 } } }, "where.season.question.by"],
		[JSON.parse('{"rows":"batting","measures":["runs"],"where":{"__proto__":1}}'), "where.__proto__"],
		[{ ...batting, measures: ["constructor"] }, "measures.constructor"],
	])("%j is refused at its path", (sent, path) => {
		expect(faultsOf(sent).map((fault) => fault.path)).toContain(path);
	});

	test("a long value is cut in the text of an error", () => {
		const [[, reason]] = reasons({ ...batting, where: { season: "x".repeat(4000) } }) as [[string, string]];
		expect(reason.length).toBeLessThan(300);
	});
});
