import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { all } from "../scope.ts";
import type { Order, Part } from "./part.ts";

type Sortable = { value: SQL; ties: SQL; qualifies?: SQL };

const SCORES = {
	runs: { value: sql`x.runs`, ties: sql`x.is_out, x.balls` },
	balls: { value: sql`x.balls`, ties: sql`x.runs desc` },
	fours: { value: sql`x.fours`, ties: sql`x.balls` },
	sixes: { value: sql`x.sixes`, ties: sql`x.balls` },
	strike_rate: {
		value: sql`(x.runs * 100)::float8 / nullif(x.balls, 0)`,
		ties: sql`x.runs desc`,
		qualifies: sql`x.balls`,
	},
} satisfies Record<string, Sortable>;
type Feat = {
	rank: number;
	team_id: string;
	opponent_id: string;
	/** short name */
	opponent: string;
	innings: number;
	match_id: number;
	season: number;
	/** YYYY-MM-DD */
	date: string;
};
type ByPlayer = Feat & { player_id: string; player: string };
export type RankedScore = ByPlayer & Record<keyof typeof SCORES, number | null> & { not_out: boolean };
const PLAYER = { columns: sql`x.player_id, p.display_name as player`, joins: sql`join people p on p.id = x.player_id` };

/** Innings of batters in a part of the record by a column, from place `offset` + 1. Equal ones share a rank. */
export async function rankScores(db: Queryable, order: Order<keyof typeof SCORES>): Promise<RankedScore[]> {
	const columns = sql`x.runs, x.balls, x.fours, x.sixes, (x.runs * 100)::float8 / nullif(x.balls, 0) as strike_rate,
		not x.is_out as not_out`;
	return (await rank(db, order, SCORES[order.sort], "batting", {
		columns,
		key: sql`x.player_id collate "C"`,
		names: PLAYER,
	})) as RankedScore[];
}

/** Conditions on rows `x` of matches `m`. */
const inPart = ({ season, team, stage }: Part): SQL =>
	all([
		season === null ? undefined : sql`m.season = ${season}`,
		team === null ? undefined : sql`x.franchise_id = ${team}`,
		stage === null ? undefined : stage === "league" ? sql`m.stage_kind = 'league'` : sql`m.stage_kind <> 'league'`,
	]);

async function rank(
	db: Queryable,
	{ part, direction, min, limit, offset }: Order<string>,
	{ value, ties, qualifies }: Sortable,
	table: "batting",
	{ columns, key, names }: { columns: SQL; key: SQL; names: typeof PLAYER },
): Promise<unknown[]> {
	// nothing here is null, and an index is walked backwards only where nulls are not spoken of
	const by = sql`${value} ${sql.raw(direction)}`;
	const places = sql`${by}, ${ties}, m.sequence, x.innings, ${key}`;
	// first the places, along an index where there is one; only then the names
	const { rows } = await db.execute(sql`
		select x.rank, ${names.columns}, x.franchise_id as team_id, x.opponent_id, o.short_name as opponent, ${columns},
			x.innings, x.match_id, x.season, x.date::text as date
		from (
			select x.*, m.season, m.date, (rank() over (order by ${by}))::int as rank,
				row_number() over (order by ${places}) as place
			from ${sql.identifier(table)} x join matches m on m.id = x.match_id
			where ${inPart(part)} and ${value} is not null ${qualifies ? sql`and ${qualifies} >= ${min}` : sql``}
			order by ${places} limit ${limit} offset ${offset}
		) x ${names.joins} join franchises o on o.id = x.opponent_id
		order by x.place`);
	return rows;
}
