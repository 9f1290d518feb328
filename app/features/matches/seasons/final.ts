import type { MatchLine } from "../match.ts";

export type Final = {
	match_id: number;
	date: string;
	champion: { id: string; name: string; code: string };
	runner_up: { id: string; name: string; code: string };
};

/** The winner and the loser of a final; null without a winner. */
export function finalOf(match: MatchLine): Final | null {
	const first = { id: match.first_id, name: match.first_team, code: match.first_code };
	const second = { id: match.second_id, name: match.second_team, code: match.second_code };
	if (!match.winner_id) return null;
	const [champion, runner_up] = match.winner_id === first.id ? [first, second] : [second, first];
	return { match_id: match.match_id, date: match.date, champion, runner_up };
}
