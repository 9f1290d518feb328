import type { Found, Questions } from "../../../../makers/ask.ts";
import { teamThen } from "../../../../makers/phrases.ts";
import { totalSaid } from "../../../../makers/words.ts";

type Sides = { team_id: string; team: string; opponent_id: string; opponent: string; season: number };
/** The side of a row by its name in that season. */
export const sideThen = ({ team_id, team, season }: Omit<Sides, "opponent_id" | "opponent">): string =>
	teamThen(team_id, team, season);
export const opponentThen = ({ opponent_id, opponent, season }: Omit<Sides, "team_id" | "team">): string =>
	teamThen(opponent_id, opponent, season);

type Innings = Found<"runs" | "wickets" | "balls">["rows"][number];

/** Questions about a match: its two innings, the winner and the player of the match. */
export const matchQuestions = (match: number) =>
	({
		innings: {
			rows: "innings",
			measures: ["runs", "wickets", "balls"],
			where: { match },
			list: true,
			order: "keys",
		},
		awards: { rows: "awards", measures: ["player_of_match"], where: { match }, by: ["player"], limit: 1 },
	}) as const satisfies Questions;

/** A side's innings of a match, with the side's name of the time. */
const toSide = (row: Innings) => ({
	id: row.team_id,
	name: sideThen(row),
	runs: row.runs,
	balls: row.balls,
	result: row.result,
	scoreSaid: (label: string) => totalSaid(row.runs, row.wickets, label),
});

/** The two sides of a match, the one that batted first in front; null without two innings. */
export function matchSides({
	innings,
	awards,
}: {
	innings: Found<"runs" | "wickets" | "balls">;
	awards: Found<"player_of_match">;
}) {
	const [first, second] = innings.rows;
	if (!first || !second) return null;
	const { season, date, stage, ground } = first;
	return {
		...{ season, date, stage, ground },
		first: toSide(first),
		second: toSide(second),
		player_of_match: awards.rows[0]?.player,
	};
}

/** The sentence about the player of the match, if there is one. */
export const playerOfMatchSentence = ({ player_of_match }: { player_of_match?: string | undefined }) =>
	player_of_match && `${player_of_match} was player of the match.`;
