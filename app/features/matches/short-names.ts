type Player = { player_id: string; player: string };

/** A last name shared by this many people of the record is ambiguous, like 'Singh'. */
const COMMON = 5;

export function commonNames(people: { name: string }[]): Set<string> {
	const counts = Map.groupBy(people, ({ name }) => restOf(name));
	return new Set([...counts].flatMap(([last, sharers]) => (sharers.length >= COMMON ? [last] : [])));
}

/**
 * Short names for the players of a match, by id: 'Kohli', 'de Villiers'. The full name when two players of the match,
 * or many people of the record (`common`), share the last name.
 */
export function shortNames(players: Player[], common: ReadonlySet<string>): (player: Player) => string {
	const people = new Map(players.map(({ player_id, player }) => [player_id, player]));
	const sharers = Map.groupBy(people.values(), restOf);
	return ({ player }) => {
		const rest = restOf(player);
		return common.has(rest) || (sharers.get(rest)?.length ?? 0) > 1 ? player : rest;
	};
}

/** A name without its first word, if it has several. */
const restOf = (name: string) => (name.includes(" ") ? name.slice(name.indexOf(" ") + 1) : name);
