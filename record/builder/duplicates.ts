import type { SourceMatch } from "./source.ts";

/** A match of a file, with its players' names and ids. */
export type ReadMatch = { file: string; id: number; match: SourceMatch; players: [string, string][] };

/**
 * Removes duplicate matches: same number, or same two sides on one day. Copies whose number the record (`known`) has
 * win over others. If the remaining ones are equal, the lowest number stays, else none. None stays either if the record
 * has the match under a number that is not in `read`. `franchiseOf` returns the franchise id of a team name. Also
 * returns the files left out, with reasons.
 */
export function withoutDuplicates(
	read: ReadMatch[],
	known: readonly SourceMatch[],
	franchiseOf: (team: string) => string,
): { taken: ReadMatch[]; left_out: { file: string; reason: string }[] } {
	const inRecord = new Set(known.map(({ id }) => id));
	const left_out: { file: string; reason: string }[] = [];
	const playedOn = ({ date, team1, team2 }: SourceMatch) =>
		`${date} ${[team1, team2].map(franchiseOf).toSorted().join(" ")}`;

	/** Keeps at most one match of each group. */
	function keepOneOfEach(matches: ReadMatch[], likeness: (match: SourceMatch) => string): ReadMatch[] {
		const ids = new Set(matches.map(({ id }) => id));
		const staying = Map.groupBy(
			known.filter(({ id }) => !ids.has(id)),
			likeness,
		);
		return [...Map.groupBy(matches, ({ match }) => likeness(match))].flatMap(([alike, group]) => {
			const others = staying.get(alike) ?? [];
			if (group.length + others.length === 1) return group;
			const winners = others.length > 0 ? [] : winnersOf(group);
			const [winner] = winners.length === 1 ? winners : [];
			const staying_as = others.map(({ id }) => `match ${id} of the record`);
			for (const one of group.filter((one) => one !== winner)) {
				const names = [...group.flatMap((other) => (other === one ? [] : other.file)), ...staying_as];
				left_out.push({ file: one.file, reason: `it is the same match as ${names.join(", ")}` });
			}
			return winner ? [winner] : [];
		});
	}

	/** The matches of a group that may stay, by number; a single one if all of these are equal. */
	function winnersOf(group: ReadMatch[]): ReadMatch[] {
		const own = group.filter(({ id }) => inRecord.has(id));
		const [first, ...rest] = (own.length > 0 ? own : group).toSorted((a, b) => a.id - b.id) as [
			ReadMatch,
			...ReadMatch[],
		];
		const same = rest.every(({ match }) => contentOf(match) === contentOf(first.match));
		return same ? [first] : [first, ...rest];
	}

	const byNumber = keepOneOfEach(read, ({ id }) => String(id));
	return { taken: keepOneOfEach(byNumber, playedOn), left_out };
}

const contentOf = ({ id: _, ...match }: SourceMatch) => JSON.stringify(match);
