import type { Found, Questions } from "../../../../makers/ask.ts";
import { teamThen } from "../../../../makers/phrases.ts";
import { totalSaid } from "../../../../makers/words.ts";

type Sides = { team_id: string; team: string; opponent_id: string; opponent: string; season: number };
/** Returns the side's name in the season of the row. */
export const sideThen = ({ team_id, team, season }: Omit<Sides, "opponent_id" | "opponent">): string =>
	teamThen(team_id, team, season);
export const opponentThen = ({ opponent_id, opponent, season }: Omit<Sides, "team_id" | "team">): string =>
	teamThen(opponent_id, opponent, season);

type Innings = Found<"runs" | "wickets" | "balls">["rows"][number];

/** Questions about a match: its innings and its player of the match. */
export const matchQuestions = (match: number) =>
	({
		innings: { rows: "innings", measures: ["runs", "wickets", "balls"], where: { match }, list: true, order: "keys" },
		awards: { rows: "awards", measures: ["player_of_match"], where: { match }, by: ["player"], limit: 1 },
	}) as const satisfies Questions;

const toSide = (row: Innings) => ({
	id: row.team_id,
	name: sideThen(row),
	runs: row.runs,
	balls: row.balls,
	result: row.result,
	scoreSaid: (label: string) => totalSaid(row.runs, row.wickets, label),
});

/** Returns the two sides of a match in batting order, from the answers to `matchQuestions`. Null without two innings. */
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

export const playerOfMatchSentence = ({ player_of_match }: { player_of_match?: string | undefined }) =>
	player_of_match && `${player_of_match} was player of the match.`;
