import type { Walked } from "./answer.ts";
import { DIMENSIONS } from "./meaning.ts";
import { type Asked, conditionsOf, type Part } from "./question.ts";

const PEOPLE = ["player", "batter", "bowler", "partner", "fielder"];
const SIDES = ["team", "opponent"];

/** The groups that an inner question of this condition may have. */
export function innerGroups(condition: string): string[] {
	const name = condition === "overs" ? "over" : condition.replace("against.", "");
	for (const alike of [PEOPLE, SIDES]) if (alike.includes(name)) return alike;
	return name in DIMENSIONS ? [name] : [];
}

const innerOf = (value: unknown) =>
	typeof value === "object" && value !== null && "question" in value ? (value.question as Asked) : null;

const MOST_VALUES = 1000;

/**
 * Replaces inner questions by the keys of their answers. `faults` lists the conditions whose question has no answer.
 */
export function answerInnerQuestions(
	part: Part,
	until: number | undefined,
	answer: (asked: Asked) => Walked,
): { part: Part; faults: string[] } {
	const faults: string[] = [];
	const found: Part = { ...part, ...(part.against ? { against: { ...part.against } } : {}) };
	for (const [name, value] of conditionsOf(part)) {
		const inner = innerOf(value);
		if (!inner) continue;
		const [about = "", ...more] = inner.by ?? [];
		const walked = answer({ ...(until === undefined ? {} : { until }), ...inner });
		const column = DIMENSIONS[about]?.column ?? "";
		const values = "lines" in walked ? walked.lines.map((line) => line[column]).filter((one) => one !== null) : [];
		const tooMany = "lines" in walked && walked.lines.length > MOST_VALUES;
		if (!("lines" in walked) || more.length > 0 || tooMany || !innerGroups(name).includes(about))
			faults.push(`${name}.question`);
		else if (name.startsWith("against.")) Object.assign(found.against ?? {}, { [name.slice(8)]: values });
		else found[name] = values;
	}
	return { part: found, faults };
}
