import fc from "fast-check";
import { expect, test } from "vitest";
import { drawFact } from "./drawing.ts";

const named = (_: object, measure: string) => measure;
const proof = (question: object, rows: object[]) => ({
	questions: { asked: question },
	answers: { asked: { rows } },
	figures: [],
});
const bars = (path: string) => path.match(/M/g)?.length ?? 0;

test("FACT-1 a fact by seasons is drawn as bars in their order, with the fact's figure highlighted", () => {
	const rows = [
		{ season: 2026, sixes: 1426 },
		{ season: 2009, sixes: 506 },
		{ season: 2024, sixes: 1260 },
	];
	const { drawing, team } = drawFact(proof({ measures: ["sixes"], by: ["season"] }, rows), "1,260", named);
	expect([bars(drawing?.plain ?? ""), bars(drawing?.hot ?? "")]).toEqual([2, 1]);
	expect(drawing?.caption).toBe("sixes by season. Marked: 2024 1,260; most: 2026 1,426");
	// 2024 is the second of the three bars
	expect(drawing?.hot).toMatch(/^M37\.5 /);
	expect(team).toBeNull();
});

test("FACT-1 a ranking is drawn with its first highlighted, in the colours of that side", () => {
	const rows = [
		{ rank: 1, player: "V Kohli", runs: 973, latest_team_id: "rcb" },
		{ rank: 2, player: "Shubman Gill", runs: 890, latest_team_id: "gt" },
		{ rank: 3, player: "JC Buttler", runs: 863, latest_team_id: "rr" },
	];
	const { drawing, team } = drawFact(proof({ measures: ["runs"], by: ["player"] }, rows), "a record", named);
	expect(drawing?.caption).toBe("runs. Marked: V Kohli 973");
	expect(drawing?.hot).toMatch(/^M0 96v-88/);
	expect(team).toBe("rcb");
});

test("FACT-1 a count is drawn as that number of balls; other figures are not drawn", () => {
	const one = proof({ measures: ["sixes"], where: { team: "rr" } }, [{ sixes: 72 }]);
	expect(bars(drawFact(one, "72 sixes", named).drawing?.hot ?? "")).toBe(72);
	expect(drawFact(one, "72 sixes", named)).toMatchObject({
		team: "rr",
		drawing: { caption: "One ball for each of the 72 sixes" },
	});
	for (const figure of ["265/4", "7.22", "₹27 Cr", "1", "1,426", "", null])
		expect(drawFact(one, figure, named).drawing, String(figure)).toBeNull();
});

test("FACT-1 every bar fits into the picture, whatever the proof contains", () => {
	const row = fc.record({
		runs: fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constant(null)),
		rank: fc.nat(),
	});
	fc.assert(
		fc.property(fc.array(row), fc.option(fc.string()), (rows, figure) => {
			const { drawing } = drawFact(proof({ measures: ["runs"], by: ["player"] }, rows), figure, named);
			for (const [, height] of (drawing?.plain ?? "").matchAll(/v-(\d+(?:\.\d+)?)h/g)) {
				expect(Number(height)).toBeGreaterThan(0);
				expect(Number(height)).toBeLessThanOrEqual(96);
			}
			expect(`${drawing?.plain}${drawing?.hot}`).not.toMatch(/NaN|Infinity/);
		}),
	);
});
