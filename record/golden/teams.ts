type Csv = Record<string, string>;

const CURRENT = ["csk", "dc", "gt", "kkr", "lsg", "mi", "pbks", "rcb", "rr", "srh"];

/** Computes head-to-heads, titles, longest streaks and matches at grounds from the list of matches alone. */
export function matchesAndTeams(matches: Csv[], franchise: Map<string, string>) {
	const games = matches
		.map((match) => ({
			...match,
			season: Number(match.season),
			a: franchise.get(match.team1 as string) as string,
			b: franchise.get(match.team2 as string) as string,
			won: match.winner ? (franchise.get(match.winner) as string) : "",
			order: `${match.date} ${(match.match_number || "99").padStart(2, "0")} ${(match.match_id as string).padStart(8, "0")}`,
			ground: match.ground as string,
			final: match.stage === "Final",
		}))
		.sort((x, y) => (x.order < y.order ? -1 : 1));
	const between = (x: string, y: string) => games.filter((g) => (g.a === x && g.b === y) || (g.a === y && g.b === x));
	const headToHead: Record<string, [number, number, number]> = {};
	for (const x of CURRENT)
		for (const y of CURRENT)
			if (x < y) {
				const met = between(x, y);
				headToHead[`${x} ${y}`] = [
					met.length,
					met.filter((g) => g.won === x).length,
					met.filter((g) => g.won === y).length,
				];
			}
	function longest(team: string, lost: boolean): number {
		let best = 0;
		let run = 0;
		for (const game of games) {
			if (game.a !== team && game.b !== team) continue;
			const counts = game.won !== "" && (game.won === team) !== lost;
			run = counts ? run + 1 : 0;
			best = Math.max(best, run);
		}
		return best;
	}
	const titles = (last: number) =>
		Object.fromEntries(
			CURRENT.map((team) => [team, games.filter((g) => g.final && g.season <= last && g.won === team).length]),
		);
	return {
		head_to_head: headToHead,
		titles_2022: titles(2022),
		titles_2026: titles(2026),
		winning_runs: Object.fromEntries(CURRENT.map((team) => [team, longest(team, false)])),
		losing_runs: Object.fromEntries(CURRENT.map((team) => [team, longest(team, true)])),
		ground_matches: Object.fromEntries(
			[...Map.groupBy(games, (game) => game.ground)].map(([ground, list]) => [ground, list.length]),
		),
	};
}
