import { MEASURES } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchesOf, stated } from "./answer.ts";
import { counted } from "./choose.ts";
import { linesOf, valueIn } from "./lines.ts";
import { type Sides, scopeWords } from "./scope.ts";

/** A player's main figures in one sentence: matches, runs, wickets, catches. */
export async function careerOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const figures: string[] = [];
	for (const key of ["matches", "runs", "highest", "wickets", "economy"] as const) {
		const measure = MEASURES[key];
		const [line] = await linesOf(context.ask, measure, reading, { player: person.id, ...sides }, { limit: 1 });
		const value = valueIn(line, measure);
		if (value !== null && value !== 0) figures.push(counted(measure, value));
	}
	return stated(context, {
		text: `${person.name}: ${figures.join(", ")}${scopeWords(reading, context.world, sides)}.`,
		figure: figures[0] ?? null,
		links: [
			...(person.slug ? [{ label: `The career of ${person.name}`, href: `/players/${person.slug}` }] : []),
			matchesOf(person, reading, sides),
		],
	});
}
