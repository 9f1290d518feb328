import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { direct, type Order, partOf } from "./part.ts";

type Sortable = {
	/** order among equals, before names */
	ties?: SQL;
	/** what has to reach the minimum */
	qualifies?: SQL;
	/** null values are not ranked */
	rate?: true;
};

const BATTING = {
	matches: {},
	innings: {},
	runs: { ties: sql`balls` },
	balls: {},
	average: { ties: sql`runs desc`, qualifies: sql`innings`, rate: true },
	strike_rate: { ties: sql`runs desc`, qualifies: sql`balls`, rate: true },
	highest: { ties: sql`highest_not_out desc` },
	hundreds: { ties: sql`innings` },
	fifties: { ties: sql`innings` },
	fours: { ties: sql`balls` },
	sixes: { ties: sql`balls` },
} satisfies Record<string, Sortable>;
const BOWLING = {
	matches: {},
	bowling_innings: {},
	balls_bowled: {},
	maidens: { ties: sql`balls_bowled` },
	runs_conceded: { ties: sql`balls_bowled` },
	wickets: { ties: sql`economy` },
	best_figures: {},
	bowling_average: { ties: sql`wickets desc`, qualifies: sql`balls_bowled`, rate: true },
	economy: { ties: sql`wickets desc`, qualifies: sql`balls_bowled`, rate: true },
	bowling_strike_rate: { ties: sql`wickets desc`, qualifies: sql`balls_bowled`, rate: true },
	four_wickets: { ties: sql`bowling_innings` },
	five_wickets: { ties: sql`bowling_innings` },
} satisfies Record<string, Sortable>;

const BATTING_COLUMNS = Object.keys(BATTING) as (keyof typeof BATTING)[];
const BOWLING_COLUMNS = Object.keys(BOWLING) as (keyof typeof BOWLING)[];

type RankedPlayer = {
	rank: number;
	player_id: string;
	player: string;
	/** the side of the last match within the part */
	team_id: string;
};
export type RankedBatter = RankedPlayer & Record<keyof typeof BATTING, number | null> & { highest_not_out: boolean };
export type RankedBowler = RankedPlayer & Record<keyof typeof BOWLING, number | null>;

/** Batters of a part of the record by a column, from place `offset` + 1. Rates are not rounded; equal ones share a rank. */
export async function rankBatters(db: Queryable, order: Order<keyof typeof BATTING>): Promise<RankedBatter[]> {
	return (await rank(
		db,
		order,
		BATTING[order.sort],
		[...BATTING_COLUMNS, "highest_not_out"],
		sql`innings > 0`,
	)) as RankedBatter[];
}

/** The same for bowlers. `best_figures` is wickets × 1000 − runs. */
export async function rankBowlers(db: Queryable, order: Order<keyof typeof BOWLING>): Promise<RankedBowler[]> {
	return (await rank(db, order, BOWLING[order.sort], BOWLING_COLUMNS, sql`bowling_innings > 0`)) as RankedBowler[];
}

async function rank(
	db: Queryable,
	{ part, sort, direction, min, limit, offset }: Order<string>,
	{ ties, qualifies, rate }: Sortable,
	columns: string[],
	took_part: SQL,
): Promise<unknown[]> {
	const by = sql`${sql.identifier(sort)} ${direct(direction)}`;
	const { rows } = await db.execute(sql`
		select places.*, p.display_name as player from (
			select (rank() over (order by ${by}))::int as rank, player_id, last_franchise_id as team_id,
				${sql.raw(columns.join(", "))}
			from player_figures
			where ${partOf(part)} and ${took_part}
				${qualifies ? sql`and ${qualifies} >= ${sql.raw(String(min))}` : sql``}
				${rate ? sql`and ${sql.identifier(sort)} is not null` : sql``}
			order by ${by} ${ties ? sql`, ${ties}` : sql``}, player_id collate "C"
			limit ${limit} offset ${offset}
		) places join people p on p.id = places.player_id
		order by places.rank ${ties ? sql`, ${ties}` : sql``}, player_id collate "C"`);
	return rows;
}
