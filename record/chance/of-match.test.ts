import { describe, expect, test } from "vitest";
import { LONG, sampled } from "../../tests/fixtures/gate.ts";
import { allMatches, RECORDS, testRecord } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { EVERY_BALL, openRecord } from "../file/open.ts";
import { readHistory } from "./history.ts";
import { additionsOf, CERTAIN } from "./of-match.ts";
import scores from "./scores.json" with { type: "json" };
import { fitSeasons } from "./seasons.ts";
import weights from "./weights.json" with { type: "json" };

const EVERY = 20;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe("RELIVE-2 the chances of a match", () => {
	test(`the balls' changes add up to exactly the result minus the start, in every ${LONG ? "" : `${EVERY}th `}match`, async () => {
		const record = await testRecord();
		const reasons = new Set<string | null>();
		for (const match of sampled(await allMatches(record), EVERY)) {
			const name = `match ${match.match_id}`;
			const { chances, why_not } = await record.chances(match.match_id);
			expect(why_not, name).toBe(reasonOf(match));
			reasons.add(why_not);
			if (!chances) continue;
			const won = match.winner_id === match.batting_first_id ? CERTAIN : 0;
			const result = match.tied ? CERTAIN / 2 : won;
			expect(sum(additionsOf(chances)), name).toBe(result - chances.start);
			const { total } = await record.ask({
				rows: "balls",
				measures: ["balls"],
				list: true,
				where: { match: match.match_id },
			});
			expect(chances.after, name).toHaveLength(total);
			expect(
				chances.after.filter((chance) => !(chance >= 0 && chance <= CERTAIN)),
				name,
			).toEqual([]);
		}
		expect([...reasons].sort()).toEqual(["no result", null, "shortened", "too early"]);
	});

	test("the stored weights and scores equal a new fit, each season by earlier seasons", async () => {
		const file = await openRecord((await keepRecord(RECORDS)).path, EVERY_BALL);
		const history = await readHistory(file);
		file.close();
		const { as_of } = await testRecord();
		expect([weights.as_of, scores.as_of]).toEqual([as_of, as_of]);
		if (LONG) expect(fitSeasons(history, as_of)).toEqual({ weights, scores });
		// fits only the first two seasons, which later matches do not change
		const early = fitSeasons(
			history.filter(({ season }) => season < 2012),
			as_of,
		);
		const { 2010: first, 2011: second } = weights.seasons;
		expect(early.weights.seasons).toMatchObject({ 2010: first, 2011: second });
		expect(early.scores.seasons).toEqual(scores.seasons.slice(0, 2));
	});

	test("the next season has a model, and seasons with fewer than two before them have none", () => {
		expect(Object.keys(weights.seasons).at(0)).toBe("2010");
		expect(Object.keys(weights.seasons).at(-1)).toBe("2027");
	});
});

type Match = Awaited<ReturnType<typeof allMatches>>[number];
function reasonOf({ winner_id, method, target_balls, season }: Match) {
	if (!winner_id) return "no result";
	if (method || (target_balls ?? 120) !== 120) return "shortened";
	return season < 2010 ? "too early" : null;
}
