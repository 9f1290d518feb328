import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { oversOfInnings } from "../balls/overs.ts";
import { drawManhattans } from "../charts/manhattan-geometry.ts";
import { wormOf } from "../charts/worm.ts";
import { sidesOf } from "../match.ts";
import { lineOf } from "../match-lines.server.ts";
import { timelineOf } from "../relive/timeline.ts";
import { loadScorecard } from "../scorecard.server.ts";
import { commonNames, shortNames } from "../short-names.ts";
import { storyOf } from "../story/story.ts";
import { scoreOf } from "../words.ts";
import { inningsOf } from "./innings.ts";
import { lineupOf } from "./lineup.ts";
import { findNeighbours, loadMatchDetails } from "./match-details.server.ts";

export type FoundMatch = NonNullable<Awaited<ReturnType<typeof findMatch>>>;
export type Innings = FoundMatch["innings"][number];

/**
 * Returns the data of a match's page: scorecard, charts and every ball. Null when there is no such match. One
 * database query, for the players' slugs.
 */
export async function findMatch(record: MatchRecord, db: Queryable, id: number) {
	if (!record.knows("matches", id)) return null;
	const [card, details, neighbours, win] = await Promise.all([
		loadScorecard(record, id),
		loadMatchDetails(record, id),
		findNeighbours(record, id),
		record.chances(id),
	]);
	const { row, super_overs, lineups } = card;
	const match = lineOf(record.franchises, row, card.innings);
	const nameOf = shortNames(lineups, commonNames(record.names.people));
	const sides = sidesOf(match).map(({ id, team, code }) => ({ team_id: id, team, code }));
	const sideOf = (team_id: string) => sides.find((side) => side.team_id === team_id) as (typeof sides)[number];
	const innings = card.innings.map((side) => {
		const within = ({ innings_number }: { innings_number: number }) => innings_number === side.innings_number;
		return {
			...inningsOf(card, details, side, nameOf),
			code: sideOf(side.team_id).code,
			bowling_code: sideOf(side.opponent_id).code,
			by_over: oversOfInnings(details.balls.filter(within), card.dismissals.filter(within), nameOf),
		};
	});
	const moments = timelineOf({
		deliveries: details.balls,
		falls: card.dismissals,
		nameOf,
		chances: win.chances?.after ?? null,
	});
	return {
		match,
		story: storyOf(moments, win),
		toss: { ...sideOf(row.toss_winner_id), decision: row.toss_decision },
		target: row.target_runs === null ? null : { runs: row.target_runs, balls: row.target_balls ?? 120 },
		umpires: row.umpires,
		...neighbours,
		innings,
		super_overs: super_overs.map((over) => ({
			...sideOf(over.team_id),
			innings: over.innings_number,
			score: scoreOf(over.runs, over.wickets),
			balls: over.balls,
		})),
		lineups: sides.map((side) => ({ ...side, players: lineupOf(card, details, side.team_id, record.names.people) })),
		slugs: await playerSlugs(db, [
			...lineups.map(({ player_id }) => player_id),
			...(match.player_of_match_id ? [match.player_of_match_id] : []),
		]),
		manhattans: drawManhattans(innings.map(({ by_over }) => by_over)),
		worm: wormOf(innings),
	};
}
