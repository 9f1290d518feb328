import { extentOf } from "./lines.ts";
import type { Measure } from "./measures/measure.ts";
import type { Question } from "./question.ts";
import { ROWS } from "./rows/rows.ts";

/** What a figure rests on: the measure that counts it, how many of these a ranking takes, and what they are called. */
export type Sample = { measure: string; least: number; unit: string };

/** What the figures of a question's first measure rest on; undefined where any one of them stands for itself. */
export function sampleOf(question: Question): Sample | undefined {
	const measures: Record<string, Measure> = ROWS[question.rows].measures;
	const [first = ""] = question.measures;
	const floor = Object.hasOwn(measures, first) ? measures[first]?.floor : undefined;
	if (!floor) return undefined;
	const [measure] = Object.entries(measures).find(([, { sql }]) => sql === `coalesce(${floor.sql}, 0)`) ?? [];
	return measure === undefined ? undefined : { measure, least: floor[extentOf(question)], unit: floor.unit };
}
