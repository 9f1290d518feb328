import { extentOf } from "./lines.ts";
import type { Measure } from "./measures/measure.ts";
import type { Question } from "./question.ts";
import { ROWS } from "./rows/rows.ts";

/** The size of a figure's sample: the measure that counts it, the minimum of a ranking, and its unit. */
export type Sample = { measure: string; least: number; unit: string };

/** The sample of a question's first measure; undefined when a single row is enough. */
export function sampleOf(question: Question): Sample | undefined {
	const measures: Record<string, Measure> = ROWS[question.rows].measures;
	const [first = ""] = question.measures;
	const floor = Object.hasOwn(measures, first) ? measures[first]?.floor : undefined;
	if (!floor) return undefined;
	const [measure] = Object.entries(measures).find(([, { sql }]) => sql === `coalesce(${floor.sql}, 0)`) ?? [];
	return measure === undefined ? undefined : { measure, least: floor[extentOf(question)], unit: floor.unit };
}
