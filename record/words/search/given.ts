import type { Question } from "../../language/question.ts";
import type { Reading } from "../plans/plan.ts";
import { framesFor, type Scope } from "./frames.ts";
import { type Parts, sensesOf } from "./parts.ts";

/** "How many of the 74 matches in 2025 were won in a chase": a figure with what has to be so. No other reading checks it. */
export function withGiven({ given: [number, ...more], scope }: Parts): (reading: Reading) => Reading[] {
	if (!number) return (one) => [one];
	const of = more.length > 0 ? [] : wholesOf(number.concept, scope);
	return ({ plan, cost }) =>
		plan.do === "value" && of.length > 0 ? [{ plan: { ...plan, given: { value: number.value, of } }, cost }] : [];
}

/** What may have been counted: all with some of the conditions, those of a man or side always. */
function wholesOf(concept: string, scope: Scope[]): Question[] {
	const fixed = scope.filter(({ is }) => is === "person" || is === "side");
	const free = scope.filter(({ is }) => is === "where" || is === "step");
	const ofMen = fixed.some(({ is }) => is === "person");
	const senses = sensesOf(concept).filter(({ rows }) => ofMen || rows !== "appearances");
	return senses.flatMap(({ rows, measure }) =>
		subsetsOf(free.slice(0, MOST_FREE)).flatMap(
			(some) => framesFor(rows, measure, [...fixed, ...some], "rows")[0]?.question ?? [],
		),
	);
}
const MOST_FREE = 4;

/** Every choice of some, the most first. */
function subsetsOf<One>(list: One[]): One[][] {
	const all: One[][] = [[]];
	for (const one of list) all.push(...all.map((some) => [...some, one]));
	return all.toSorted((a, b) => b.length - a.length);
}
