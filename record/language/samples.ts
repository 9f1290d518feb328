import { extentOf } from "./lines.ts";
import type { Measure } from "./measures/measure.ts";
import type { Question } from "./question.ts";
import { measureOf, ROWS } from "./rows/rows.ts";

/** How a figure's sample size is counted: by which measure, with which minimum and unit. */
export type Sample = { measure: string; least: number; unit: string };

/** The sample of a question's first measure; undefined if it has no minimum. */
export function sampleOf(question: Question): Sample | undefined {
	const measures: Record<string, Measure> = ROWS[question.rows].measures;
	const [first = ""] = question.measures;
	const floor = measureOf(question.rows, first)?.floor;
	if (!floor) return undefined;
	const [measure] = Object.entries(measures).find(([, { sql }]) => sql === `coalesce(${floor.sql}, 0)`) ?? [];
	return measure === undefined ? undefined : { measure, least: floor[extentOf(question)], unit: floor.unit };
}
