import { z } from "zod";
import { type MatchLine, sidesOf } from "./match.ts";
import { marginOf, oversOf, placeName, plural, scoreOf } from "./words.ts";

/** A match as a card shows it: a row for each side, and the result in a sentence. */
export const matchScoreSchema = z.object({
	match_id: z.int(),
	/** 'the 2026 final', 'match 12 of 2026' */
	name: z.string(),
	date: z.string(),
	city: z.string(),
	/** the side that batted first comes first */
	sides: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			/** null when the side did not bat */
			total: z.string().nullable(),
			overs: z.string().nullable(),
			won: z.boolean(),
		}),
	),
	result: z.string(),
});
export type MatchScore = z.output<typeof matchScoreSchema>;

/** Builds the card of a match; sides go by their city. */
export function scoreLinesOf(match: MatchLine): MatchScore {
	return {
		match_id: match.match_id,
		name: nameOf(match),
		date: match.date,
		city: match.city,
		sides: sidesOf(match).map(({ id, team, runs, wickets, balls, won }) => ({
			id,
			name: placeName(team),
			total: runs === null || wickets === null ? null : scoreOf(runs, wickets),
			overs: balls === null ? null : `${oversOf(balls)} overs`,
			won,
		})),
		result: sentenceOf(match),
	};
}

function nameOf({ season, stage, match_number }: MatchLine): string {
	if (stage !== "League") return `the ${season} ${stage.toLowerCase()}`;
	return match_number === null ? `a league match of ${season}` : `match ${match_number} of ${season}`;
}

const FULL_INNINGS = 120;

/**
 * 'Bengaluru won by 5 wickets with 12 balls left.' A shortened match has no balls left, because its full length is
 * unknown.
 */
function sentenceOf({ winner, tied, win_by_runs, win_by_wickets, second_balls, method }: MatchLine): string {
	const rule = method ? ` (${method})` : "";
	if (!winner) return tied ? `Tied${rule}.` : "No result.";
	const who = placeName(winner);
	if (tied) return `Tied; ${who} won the super over${rule}.`;
	const left = method || win_by_wickets === null || second_balls === null ? 0 : FULL_INNINGS - second_balls;
	const to_spare = left > 0 ? ` with ${plural(left, "ball")} left` : "";
	return `${who} won${marginOf({ win_by_runs, win_by_wickets })}${to_spare}${rule}.`;
}
