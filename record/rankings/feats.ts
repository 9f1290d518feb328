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
const SPELLS = {
	figures: { value: sql`x.wickets * 1000 - x.runs`, ties: sql`x.balls` },
	wickets: { value: sql`x.wickets`, ties: sql`x.runs` },
	runs: { value: sql`x.runs`, ties: sql`x.balls` },
	balls: { value: sql`x.balls`, ties: sql`x.runs` },
	maidens: { value: sql`x.maidens`, ties: sql`x.runs` },
	dots: { value: sql`x.dots`, ties: sql`x.runs` },
	economy: {
		value: sql`(x.runs * 6)::float8 / nullif(x.balls, 0)`,
		ties: sql`x.wickets desc`,
		qualifies: sql`x.balls`,
	},
} satisfies Record<string, Sortable>;
const STANDS = {
	runs: { value: sql`x.runs`, ties: sql`x.balls` },
	balls: { value: sql`x.balls`, ties: sql`x.runs desc` },
	wicket: { value: sql`x.wicket`, ties: sql`x.runs desc` },
} satisfies Record<string, Sortable>;

const TOTALS = {
	runs: { value: sql`x.runs`, ties: sql`x.balls` },
	wickets: { value: sql`x.wickets`, ties: sql`x.runs desc` },
	balls: { value: sql`x.balls`, ties: sql`x.runs desc` },
	run_rate: {
		value: sql`(x.runs * 6)::float8 / nullif(x.balls, 0)`,
		ties: sql`x.runs desc`,
		qualifies: sql`x.balls`,
	},
	fours: { value: sql`x.fours`, ties: sql`x.balls` },
	sixes: { value: sql`x.sixes`, ties: sql`x.balls` },
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
export type RankedSpell = ByPlayer & Record<keyof typeof SPELLS, number | null>;
export type RankedStand = Feat &
	Record<keyof typeof STANDS, number> & {
		batter1_id: string;
		batter1: string;
		batter2_id: string;
		batter2: string;
		unbroken: boolean;
	};

export type RankedTotal = Feat & { team: string } & Record<keyof typeof TOTALS, number | null>;

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

/** The same for spells of bowlers. */
export async function rankSpells(db: Queryable, order: Order<keyof typeof SPELLS>): Promise<RankedSpell[]> {
	const columns = sql`x.wickets * 1000 - x.runs as figures, x.wickets, x.runs, x.balls, x.maidens, x.dots,
		(x.runs * 6)::float8 / nullif(x.balls, 0) as economy`;
	return (await rank(db, order, SPELLS[order.sort], "bowling", {
		columns,
		key: sql`x.player_id collate "C"`,
		names: PLAYER,
	})) as RankedSpell[];
}

/** The same for stands. */
export async function rankStands(db: Queryable, order: Order<keyof typeof STANDS>): Promise<RankedStand[]> {
	return (await rank(db, order, STANDS[order.sort], "partnerships", {
		columns: sql`x.runs, x.balls, x.wicket, x.unbroken`,
		key: sql`x.stand`,
		names: {
			columns: sql`x.batter1_id, p1.display_name as batter1, x.batter2_id, p2.display_name as batter2`,
			joins: sql`join people p1 on p1.id = x.batter1_id join people p2 on p2.id = x.batter2_id`,
		},
	})) as RankedStand[];
}

/** The same for totals of sides. */
export async function rankTotals(db: Queryable, order: Order<keyof typeof TOTALS>): Promise<RankedTotal[]> {
	const columns = sql`x.runs, x.wickets, x.balls, (x.runs * 6)::float8 / nullif(x.balls, 0) as run_rate, x.fours, x.sixes`;
	return (await rank(db, order, TOTALS[order.sort], "innings", {
		columns,
		key: sql`x.innings`,
		names: { columns: sql`f.name as team`, joins: sql`join franchises f on f.id = x.franchise_id` },
	})) as RankedTotal[];
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
	table: "batting" | "bowling" | "partnerships" | "innings",
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
