import { MEASURES } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchesOf, stated, unknown } from "./answer.ts";
import { counted } from "./choose.ts";
import { linesOf, NotKept, valueIn } from "./lines.ts";
import { type Sides, scopeWords } from "./scope.ts";

/** A player's main figures in one sentence: matches, runs, wickets, catches. */
export async function careerOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const figures: string[] = [];
	for (const key of ["matches", "runs", "highest", "wickets", "economy"] as const) {
		const measure = MEASURES[key];
		// what is not kept by such a part is left out: matches by innings, wickets by place in the batting order
		const [line] = await linesOf(context.ask, measure, reading, { player: person.id, ...sides }, { limit: 1 }).catch(
			(error) => {
				if (error instanceof NotKept) return [];
				throw error;
			},
		);
		const value = valueIn(line, measure);
		if (value !== null && value !== 0) figures.push(counted(measure, value));
	}
	const where = scopeWords(reading, context.world, sides);
	if (figures.length === 0) return unknown(context, `${person.name} has no figures${where}`);
	return stated(context, {
		text: `${person.name}: ${figures.join(", ")}${where}.`,
		figure: figures[0] ?? null,
		links: [
			...(person.slug ? [{ label: `The career of ${person.name}`, href: `/players/${person.slug}` }] : []),
			matchesOf(person, reading, sides),
		],
	});
}
