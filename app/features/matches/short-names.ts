type Player = { player_id: string; player: string };

/** A last name that this many people of the record share is ambiguous, such as 'Singh'. */
const COMMON = 5;

export function commonNames(people: { name: string }[]): Set<string> {
	const counts = Map.groupBy(people, ({ name }) => restOf(name));
	return new Set([...counts].flatMap(([last, sharers]) => (sharers.length >= COMMON ? [last] : [])));
}

/**
 * Returns a function that shortens names of a match's players: 'Kohli', 'de Villiers'. The name stays whole when two
 * players of the match share the last name, or when it is in `common`.
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
