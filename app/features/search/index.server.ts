import { fameOf } from "../../../record/fame.ts";
import type { Entry } from "../../../record/names/build.ts";
import { namesOf } from "../../../record/names/names.ts";
import { plain } from "../../../record/names/text.ts";
import type { MatchRecord } from "../../../record/record.ts";

/** A player, side or ground. `words`: the words of all its names, normalized. */
export type Indexed = {
	kind: "player" | "team" | "ground";
	id: string;
	name: string;
	words: ReadonlySet<string>;
	/** its full name and usual short names, normalized: a search for exactly one of them ranks it first */
	aliases: ReadonlySet<string>;
	fame: number;
};

/** The fame of each present side, which ranks it before former ones. */
const PRESENT_SIDE = 1000;
const KINDS = { people: "player", franchises: "team", grounds: "ground" } as const;
type Kind = keyof typeof KINDS;

/**
 * Indexes the record's sides, grounds, and players with a match. Asks the record several questions, so the caller keeps
 * the index.
 */
export async function indexRecord(record: MatchRecord): Promise<Indexed[]> {
	const [fame, played, { phrases, candidates }] = await Promise.all([
		fameOf(record),
		record.ask({ rows: "matches", measures: ["matches"], by: ["ground"], order: "keys", limit: 1000 }),
		namesOf(record),
	]);
	const fames: Record<Kind, (id: string) => number> = {
		people: (id) => fame.get(id) ?? 0,
		franchises: (id) => (record.franchises.some((one) => one.id === id && one.is_current) ? PRESENT_SIDE : 0),
		grounds: (id) => played.rows.find(({ ground_id }) => ground_id === id)?.matches ?? 0,
	};
	const phrasesBy = phrasesOf(phrases);
	return candidates.flatMap((candidate): Indexed[] => {
		const { kind, id, name, matches } = candidate;
		if (!(kind in KINDS) || (kind === "people" && matches === 0)) return [];
		const own = [plain(name), ...(phrasesBy.get(candidate) ?? []).map(({ phrase }) => phrase)];
		const aliases = (phrasesBy.get(candidate) ?? []).filter(({ how }) => how === "whole" || how === "nick");
		return [
			{
				kind: KINDS[kind as Kind],
				id,
				name,
				words: new Set(own.flatMap((phrase) => phrase.split(" "))),
				aliases: new Set([plain(name), ...aliases.map(({ phrase }) => phrase)]),
				fame: fames[kind as Kind](id),
			},
		];
	});
}

/** The phrases of each candidate. */
function phrasesOf(phrases: ReadonlyMap<string, Entry[]>) {
	const phrasesBy = new Map<Entry["candidate"], { phrase: string; how: Entry["how"] }[]>();
	for (const [phrase, entries] of phrases)
		for (const { candidate, how } of entries)
			phrasesBy.set(candidate, [...(phrasesBy.get(candidate) ?? []), { phrase, how }]);
	return phrasesBy;
}
