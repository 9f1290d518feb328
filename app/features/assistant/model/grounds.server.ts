import { instructionsFor } from "../../../../record/ask-model/instructions.ts";
import { linkersOf } from "../../../../record/ask-model/names.ts";
import type { Grounds, Result } from "../../../../record/ask-model/types.ts";
import { findNames } from "../../../../record/names/link.ts";
import { namesOf } from "../../../../record/names/names.ts";
import type { MatchRecord } from "../../../../record/record.ts";

/** Returns the data that an answer is checked against. The caller may add to `results` later. */
export async function groundsOf(
	record: MatchRecord,
	{ question, shorter }: { question: string; shorter: boolean },
	results: readonly Result[],
): Promise<Grounds> {
	const index = await namesOf(record);
	const matches = new Map(record.names.people.map((person) => [person.id, person.matches]));
	const { ofQuestion, ofAnswer } = linkersOf(
		(text) => findNames(index, text),
		(id) => matches.get(id) ?? 0,
	);
	return {
		results,
		asked: { words: question, links: ofQuestion(question) },
		link: ofAnswer,
		city_of: Object.fromEntries(record.names.grounds.map(({ id, city }) => [id, city])),
		instructions: instructionsFor({ seasons: record.seasons, shorter }),
	};
}
