import type { Measure } from "../language/measures/measure.ts";
import { possibleOf } from "../language/possible.ts";
import type { Question } from "../language/question.ts";
import { ROWS, type RowsName } from "../language/rows/rows.ts";
import { type Base, nounOf } from "./fill.ts";
import type { Bounds, Frame, Threshold } from "./frame.ts";
import type { By } from "./plan.ts";
import type { Extreme } from "./tables/asking.ts";
import type { ConceptName } from "./tables/measures.ts";

export const measureOf = (rows: RowsName, key: string): Measure =>
	(ROWS[rows].measures as Record<string, Measure>)[key] as Measure;

/** The order of a ranking that puts the asked end first. */
export function orderOf(way: Extreme, measure: Measure): "best" | "worst" {
	if (way === "best" || way === "worst") return way;
	const wantsHigh = way === "high" || way === "slow" || way === "oldest";
	return wantsHigh === (measure.best === "high") ? "best" : "worst";
}

/** The concept that a question counts: its measure, else a noun that can be counted. */
export function conceptIn({ measures, nouns, asks }: Frame): ConceptName | undefined {
	const [measure] = measures;
	if (measure) return measure.name;
	const counted = nouns.filter(({ name, unit }) => nounOf(name).counts && !unit);
	const asked =
		counted.find((noun) => noun.asked && asks.includes("count")) ?? (counted.length === 1 ? counted[0] : undefined);
	return asked && nounOf(asked.name).counts;
}

/** A question from a base, without groups. */
export const asQuestion = ({ rows, measure, where }: Base): Question => ({
	rows,
	measures: [measure],
	...(Object.keys(where).length > 0 ? { where } : {}),
});

export const boundsOf = ({ from, to }: Bounds): number | Bounds =>
	from !== undefined && from === to ? from : { from, to };

/** How a number is compared with the figures of a row: by its measure, else by what the rows are known for. */
export function figureOf(rows: RowsName, { measure, link }: Threshold): string | undefined {
	const { figures } = possibleOf(rows);
	const margin = rows === "sides" || rows === "matches";
	if (margin && link === "by" && (measure === "runs" || measure === "wickets"))
		return rows === "sides" ? `win_by_${measure}` : undefined;
	const key = measure === undefined ? (rows === "bowling" ? "wickets" : "runs") : (FIGURES[measure] ?? measure);
	return figures.includes(key) ? key : undefined;
}
const FIGURES: Partial<Record<ConceptName, string>> = {
	runs_conceded: "runs",
	balls_faced: "balls",
	balls_bowled: "balls",
};

/** What lines are grouped by: the noun that is asked for, else "who". */
export function askedBy(frame: Frame): By | undefined {
	const asked =
		frame.nouns.find(({ asked, name }) => asked && nounOf(name).by) ??
		frame.nouns.find(({ unit, name }) => !unit && nounOf(name).by);
	if (asked) return nounOf(asked.name).by;
	if (frame.asks.includes("where")) return "ground";
	if (frame.asks.includes("when")) return "season";
	return frame.asks.includes("who") ? "player" : undefined;
}

/** The parts of a frame that a form leaves over, by their words; none when the form says all of it. */
export function spare(frame: Frame, used: readonly (keyof Frame)[]): string | undefined {
	const slots: (keyof Frame)[] = ["extremes", "comparing", "thresholds", "marks"];
	const left = slots.find((slot) => !used.includes(slot) && (frame[slot] as unknown[]).length > 0);
	return left === undefined ? undefined : wordsOf(frame, left);
}
const wordsOf = (frame: Frame, slot: keyof Frame): string =>
	(frame[slot] as unknown[])
		.map((one) =>
			typeof one === "object"
				? ((one as { words?: string; name?: string }).words ?? (one as { name?: string }).name)
				: one,
		)
		.join(", ");
