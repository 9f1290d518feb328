type Player = { player_id: string; player: string };

/** As many share a last name of the record, and nobody knows whom 'Singh' means. */
const COMMON = 5;

/** The last names that many people of the record share. */
export function commonNames(people: { name: string }[]): Set<string> {
	const counts = Map.groupBy(people, ({ name }) => restOf(name));
	return new Set([...counts].flatMap(([last, sharers]) => (sharers.length >= COMMON ? [last] : [])));
}

/**
 * What commentators call the players of a match, by id: 'Kohli', 'de Villiers'. The full name where two of the match or many of
 * the record (`common`) share the last one.
 */
export function shortNames(players: Player[], common: ReadonlySet<string>): (player: Player) => string {
	const people = new Map(players.map(({ player_id, player }) => [player_id, player]));
	const sharers = Map.groupBy(people.values(), restOf);
	return ({ player }) => {
		const rest = restOf(player);
		return common.has(rest) || (sharers.get(rest)?.length ?? 0) > 1 ? player : rest;
	};
}

/** A name without its first word, where it has more. */
const restOf = (name: string) => (name.includes(" ") ? name.slice(name.indexOf(" ") + 1) : name);
