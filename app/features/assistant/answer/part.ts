import type { Reading } from "../read/reading.ts";
import type { Context } from "./answer.ts";
import { NotKept } from "./lines.ts";
import { type Sides, scopeOf, scopeWords } from "./scope.ts";

/** What narrows a question and is no column of a match: only some queries know it. */
const APART = ["phase", "position", "nationality"] as const;

/**
 * The part of the record that a query of stands, duels or single innings is asked about: all that the question narrows to.
 * Throws `NotKept` when that is something the query does not know (`knows` says what it does): left out in silence, it would
 * still stand in the sentence, before a figure of something else.
 */
export function partOf(reading: Reading, sides: Sides, knows: readonly (typeof APART)[number][] = []) {
	if (APART.some((part) => reading[part] && !knows.includes(part))) throw new NotKept();
	return { ...scopeOf(reading), ...sides };
}

/** The names of places from the first on. */
export const NTH = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth",
	"ninth",
	"tenth",
] as const;

/**
 * The same for stands, in parameters and in words. The openers' stand is the one for the first wicket; no other place in the
 * order is kept of a stand. Of the players' own nationality it need not know: they are named.
 */
export function standsPart({ world }: Context, reading: Reading, sides: Sides, named: boolean) {
	const { question, nth, position } = reading;
	const opens = position?.to === 2;
	const wicket = /\bwicket\b/i.test(question)
		? /\blast[ -]wicket\b/i.test(question)
			? 10
			: (nth ?? (/\bfirst[ -]wicket\b/i.test(question) || opens ? 1 : undefined))
		: opens || /\bopening\b/i.test(question)
			? 1
			: undefined;
	const rest: Reading = opens ? { ...reading, position: null } : reading;
	const place = wicket ? ` for the ${NTH[wicket - 1]} wicket` : "";
	return {
		part: { ...partOf(rest, sides, named ? ["nationality"] : []), ...(wicket ? { wicket } : {}) },
		where: `${place}${scopeWords(rest, world, sides)}`,
		/** 'the third highest stand', but not 'the highest for the third wicket' */
		rank: wicket ? 1 : (nth ?? 1),
	};
}

/** Which ones a feat is the first among, to stand behind it: ' (stands at Eden Gardens)'; nothing when it is of all. */
export const among = (feats: string, where: string): string => (where ? ` (${feats}${where})` : "");

/** '1 time', '5 times' */
export const times = (count: number): string => `${count} ${count === 1 ? "time" : "times"}`;
