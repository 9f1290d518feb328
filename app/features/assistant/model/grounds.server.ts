import { instructionsFor } from "../../../../record/ask-model/instructions.ts";
import type { Grounds, Link, Result } from "../../../../record/ask-model/types.ts";
import { linkIn } from "../../../../record/names/link.ts";
import { namesOf } from "../../../../record/names/names.ts";
import type { MatchRecord } from "../../../../record/record.ts";

/** Matches of a player whose name fans write in small letters. */
const WELL_KNOWN = 40;

/** What the answer to a question is checked against. `results` may still grow. */
export async function groundsOf(
	record: MatchRecord,
	{ question, shorter }: { question: string; shorter: boolean },
	results: readonly Result[],
): Promise<Grounds> {
	const index = await namesOf(record);
	const link = (text: string): Link[] => linkIn(index, text);
	const matches = new Map(record.names.people.map((person) => [person.id, person.matches]));
	/** Whether a single word is a name: one in small letters may be a common word that few players bear ('more', 'short'). */
	const isName = ({ words, short, meanings }: Link) =>
		!short ||
		!/^\p{Ll}/u.test(words) ||
		meanings.some(({ kind, id }) => kind !== "people" || (matches.get(id) ?? 0) >= WELL_KNOWN);
	return {
		results,
		asked: { words: question, links: link(question).filter(isName) },
		link,
		city_of: Object.fromEntries(record.names.grounds.map(({ id, city }) => [id, city])),
		instructions: instructionsFor({ seasons: record.seasons, shorter }),
	};
}
