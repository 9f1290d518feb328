import type { Fault, Grounds, Link, Result } from "../types.ts";
import { partsIn } from "../words/parts.ts";
import { valuesOf } from "./subjects.ts";

/** Kinds of names that the cited results must cover. */
const REQUIRED = new Set(["people", "franchises", "grounds", "cities", "seasons", "dates", "matches"]);

/** A fault for the first name, season, ground, phase or stage of the fan's question that no cited result covers. */
export function droppedFaults(cited: readonly Result[], { asked, city_of }: Grounds): Fault[] {
	const values = new Set(cited.flatMap((result) => [...valuesOf(result)]));
	for (const value of [...values]) if (city_of[value]) values.add(city_of[value]);
	for (const { question } of cited) for (const season of besideSpan(question?.where?.season)) values.add(season);
	const dropped = asked.links.filter((link) => !isMet(link, values)).map(({ words }) => words);
	const parts = partsIn(asked.words).flatMap(({ word, values: any }) =>
		any.some((value) => values.has(value)) || cited.some((result) => isNarrower(result, any)) ? [] : [word],
	);
	const [first] = [...dropped, ...parts];
	return first === undefined
		? []
		: [{ check: "dropped", says: `the question says "${first}", but no cited result was asked with it or lists it` }];
}

/** The years just outside a span, which a fan may name: 'after 2015' is a span from 2016, 'before 2015' one to 2014. */
function besideSpan(season: unknown): string[] {
	const { from, to } = (typeof season === "object" && season !== null ? season : {}) as { from?: number; to?: number };
	return [...(from === undefined ? [] : [String(from - 1)]), ...(to === undefined ? [] : [String(to + 1)])];
}

function isMet({ meanings, short, spelt }: Link, values: ReadonlySet<string>): boolean {
	const required = meanings.filter(({ kind }) => REQUIRED.has(kind));
	// a short misspelt word may be no name
	if (required.length === 0 || (short && spelt === "badly")) return true;
	return required.some(
		({ kind, id, name }) =>
			values.has(id) ||
			values.has(name) ||
			(kind === "seasons" && [...values].some((value) => value.startsWith(`${id}-`))),
	);
}

/**
 * True if a result may be within the phase or stage though its question does not name it: it has no question, or is
 * about single matches, overs or balls.
 */
const isNarrower = ({ question, lines }: Result, any: readonly string[]): boolean => {
	if (!question) return true;
	const { where = {}, by = [] } = question;
	const isPhase = any.includes("powerplay") || any.includes("death") || any.includes("middle");
	if (isPhase) return ["overs", "first_balls"].some((name) => name in where) || by.includes("over");
	return "match" in where || "round" in where || lines.some(({ match_id }) => match_id !== undefined);
};
