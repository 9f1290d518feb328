import { fameOf } from "../../../record/fame.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { GROUND_NAMES } from "../../../record/words/lexicon/ground-names.ts";
import { NICKNAMES } from "../../../record/words/lexicon/nicknames.ts";
import { SIDE_NAMES } from "../../../record/words/lexicon/sides.ts";
import { fold } from "../../../record/words/lexicon/tokens.ts";

/** A named thing that a search can find. `words`: every word of all its names, normalized. */
export type Indexed = {
	kind: "player" | "team" | "ground";
	id: string;
	name: string;
	words: ReadonlySet<string>;
	/** its usual short names: a search for exactly one of them ranks it first */
	called: ReadonlySet<string>;
	fame: number;
};

/** Ranks present sides before former ones. */
const TODAY = 1000;

const wordsOf = (names: string[]) =>
	new Set(names.flatMap((name) => fold(name.replaceAll(/[-|,()]/g, " ")).split(/\s+/)).filter(Boolean));

/** Indexes everything with a name in the record: players, sides, grounds. Called once; three questions. */
export async function indexRecord(record: MatchRecord): Promise<Indexed[]> {
	const [fame, played] = await Promise.all([
		fameOf(record),
		record.ask({ rows: "matches", measures: ["matches"], by: ["ground"], order: "keys", limit: 1000 }),
	]);
	const matchesAt = new Map(played.rows.map(({ ground_id, matches }) => [ground_id, matches]));
	const make = (kind: Indexed["kind"], id: string, names: string[], also: string[], fame: number): Indexed => ({
		kind,
		id,
		name: names[0] ?? id,
		words: wordsOf([...names, ...also]),
		called: new Set([...names, ...also].map(fold)),
		fame,
	});
	const nicknames = new Map(NICKNAMES.map(([name, said]) => [name, said.split("|")]));
	return [
		...record.names.people
			.filter(({ matches }) => matches > 0)
			.map(({ id, name, full_name }) =>
				make("player", id, [name, ...(full_name ? [full_name] : [])], nicknames.get(name) ?? [], fame.get(id) ?? 0),
			),
		...record.franchises.map(({ id, name, short_name, names, is_current }) =>
			make(
				"team",
				id,
				[name, short_name, ...names.flatMap((one) => [one.name, one.short_name])],
				SIDE_NAMES[id]?.split("|") ?? [],
				is_current ? TODAY : 0,
			),
		),
		...record.names.grounds.map(({ id, name, city, venues }) =>
			make(
				"ground",
				id,
				[name, city, ...venues],
				GROUND_NAMES.find(([ground]) => ground === id)?.[1].split("|") ?? [],
				matchesAt.get(id) ?? 0,
			),
		),
	];
}
