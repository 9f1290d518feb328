import type { Answer } from "../../../record/answer.ts";
import type { DimensionName } from "../../../record/language/dimensions.ts";
import type { Question } from "../../../record/language/question.ts";
import { measureOf } from "../../../record/language/rows/rows.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { type BarDrawing, drawBars } from "../../ui/charts/bar-geometry.ts";
import { type DotDrawing, drawDots } from "../../ui/charts/dot-geometry.ts";
import { drawLines, type LineDrawing } from "../../ui/charts/line-geometry.ts";
import type { Drawings } from "../../ui/charts/paper.ts";
import { drawRanking, type RankingDrawing } from "../../ui/charts/ranking-geometry.ts";
import type { AnswerTable } from "./table.ts";

export type Chart = { title: string; note: string } & (
	| { kind: "ranking"; drawing: Drawings<RankingDrawing> }
	| { kind: "dots"; drawing: Drawings<DotDrawing> }
	| { kind: "bars"; drawing: Drawings<BarDrawing> }
	| { kind: "lines"; drawing: Drawings<LineDrawing> }
);

/** Groups with a natural order, drawn in that order if the question has the order 'keys'. */
const IN_TURN: readonly DimensionName[] = [
	...(["season", "month", "over", "ball_of_over", "position", "wicket", "age", "innings", "phase"] as const),
];
const MOST_RANKED = 12;
const MOST_IN_TURN = 40;

/**
 * Returns a chart of the first figure. In the order 'keys': lines for a rate, else bars, and null for groups without a
 * natural order. In a ranking: bars if it counts and more is better, else dots, for a rate around the overall one. Null
 * also for a list, a later page, fewer than three lines, and none or several groups.
 */
export async function chartOf(
	{ askAny }: Pick<MatchRecord, "askAny">,
	question: Question,
	answer: Answer,
	table: AnswerTable,
): Promise<Chart | null> {
	const { by = [], list, order, measures, having: _, limit: __, offset = 0, ...rest } = question;
	const [dimension] = by;
	const [key = ""] = measures;
	const measure = measureOf(question.rows, key);
	if (!measure || !dimension || by.length > 1 || list || offset > 0 || answer.rows.length < 3) return null;
	const values = (answer.rows as unknown as Record<string, number | null>[]).map((row) => row[key] ?? null);
	const rows = table.rows.map(({ name, figures, team, few }, place) => ({
		label: name.text,
		value: values[place] ?? null,
		text: figures[0]?.text ?? "",
		team: team?.id ?? null,
		few,
	}));
	const isRate = measure.written === "rate" || measure.written === "percentage";
	if (order === "keys" && IN_TURN.includes(dimension)) {
		const shown = rows.slice(0, MOST_IN_TURN);
		const said = { title: `${measure.name} by ${table.name.toLowerCase()}`, note: measure.definition };
		return isRate
			? {
					...said,
					kind: "lines",
					drawing: drawLines(
						shown.map(({ label }) => label),
						[{ name: measure.name, values: shown.map(({ value }) => value) }],
					),
				}
			: { ...said, kind: "bars", drawing: drawBars(shown) };
	}
	if (order === "keys") return null;
	const shown = rows.slice(0, MOST_RANKED);
	const are = by[0] === "team" || by[0] === "opponent" ? "are" : "is";
	const title = titleOf(shown, order === "worst", are);
	if (!isRate && measure.best === "high")
		return { title, note: `${measure.name}: ${measure.definition}`, kind: "ranking", drawing: drawRanking(shown) };
	const together = isRate ? await askAny({ ...rest, measures: [key] }) : null;
	const all = (together?.rows[0] as unknown as Record<string, number | null> | undefined)?.[key] ?? null;
	const hint = shown.some(({ few }) => few) ? " A dashed ring means a small sample." : "";
	return {
		title,
		note: (all === null ? measure.definition : `The dark line is everyone together: ${all.toFixed(2)}.`) + hint,
		kind: "dots",
		drawing: drawDots(shown, all),
	};
}

function titleOf([first, second]: { label: string; text: string }[], isTurned: boolean, are: "is" | "are"): string {
	if (!first || !second) return "";
	if (isTurned) return `${first.label} ${are} at the far end`;
	return first.text === second.text ? `${first.label} and others are level` : `${first.label} ${are} out in front`;
}
