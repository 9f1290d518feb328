import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { direct, type Order } from "./part.ts";

const TEAM_COLUMNS = [
	"matches",
	"won",
	"lost",
	"no_result",
	"win_percentage",
	"titles",
	"finals",
	"run_rate",
	"sixes",
	"highest_total",
	"lowest_total",
	"totals_200",
] as const;
const GROUND_COLUMNS = [
	"matches",
	"first_innings_average",
	"run_rate",
	"highest_total",
	"lowest_total",
	"won_batting_first",
	"won_chasing",
	"wickets",
	"sixes",
] as const;
type TeamColumn = (typeof TEAM_COLUMNS)[number];
type GroundColumn = (typeof GROUND_COLUMNS)[number];

export type RankedTeam = { rank: number; team_id: string; team: string; is_current: boolean } & Record<
	TeamColumn,
	number | null
>;
export type RankedGround = { rank: number; ground_id: string; ground: string; city: string } & Record<
	GroundColumn,
	number | null
>;

/** Franchises, those of the past too, by a column. `min` is matches; a side counts with all the names it has had. */
export async function rankTeams(db: Queryable, order: Order<TeamColumn>): Promise<RankedTeam[]> {
	return (await rank(db, order, TEAM_COLUMNS, {
		from: sql`team_figures x join franchises n on n.id = x.franchise_id`,
		names: sql`n.id as team_id, n.name as team, n.is_current`,
	})) as RankedTeam[];
}

/** Grounds by a column. `min` is matches. */
export async function rankGrounds(db: Queryable, order: Order<GroundColumn>): Promise<RankedGround[]> {
	return (await rank(db, order, GROUND_COLUMNS, {
		from: sql`ground_figures x join grounds n on n.id = x.ground_id`,
		names: sql`n.id as ground_id, n.name as ground, n.city`,
	})) as RankedGround[];
}

async function rank(
	db: Queryable,
	{ part, sort, direction, min, limit, offset }: Order<string>,
	columns: readonly string[],
	{ from, names }: { from: ReturnType<typeof sql>; names: ReturnType<typeof sql> },
): Promise<unknown[]> {
	const by = sql`x.${sql.identifier(sort)} ${direct(direction)}`;
	const { rows } = await db.execute(sql`
		select (rank() over (order by ${by}))::int as rank, ${names},
			${sql.join(
				columns.map((column) => sql`x.${sql.identifier(column)}`),
				sql`, `,
			)}
		from ${from}
		where x.season = ${part.season ?? 0} and x.stage = ${part.stage ?? "all"} and x.matches >= ${min}
			and x.${sql.identifier(sort)} is not null
		order by ${by}, x.matches desc, n.name collate "C"
		limit ${limit} offset ${offset}`);
	return rows;
}
