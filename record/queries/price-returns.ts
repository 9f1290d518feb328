import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, matchInScope } from "../scope.ts";

const year = z.union([z.literal(2025), z.literal(2026)]);
const acquisition = z.enum(["auction", "retained", "traded"]);

export type PriceReturn = {
	rank: number;
	player_id: string;
	player: string;
	nationality: string | null;
	role_group: string | null;
	team_id: string;
	team: string;
	acquisition: string;
	price_crore: number;
	/** what he did for that team in the season of the price */
	matches: number;
	runs: number;
	wickets: number;
	/** the price divided by runs and by wickets; null without any */
	lakh_a_run: number | null;
	lakh_a_wicket: number | null;
};

const METRICS = {
	price: { value: sql`price`, direction: "desc" },
	runs: { value: sql`runs`, direction: "desc" },
	wickets: { value: sql`wickets`, direction: "desc" },
	lakh_a_run: { value: sql`price * 100 / nullif(runs, 0)`, direction: "asc" },
	lakh_a_wicket: { value: sql`price * 100 / nullif(wickets, 0)`, direction: "asc" },
} as const;
type Metric = keyof typeof METRICS;

export const priceReturnsSchema = z.strictObject({
	year,
	...rankingShape,
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	team: z.string().optional(),
	player: z.string().optional(),
	acquisition: acquisition.optional(),
	min_price: z.number().optional(),
	max_price: z.number().optional(),
	min_runs: z.number().int().optional(),
	min_wickets: z.number().int().optional(),
	until: z.number().int().optional(),
});

/**
 * Known prices of a squad year beside what the player then did for that team, ranked by price (dearest first), runs,
 * wickets, or by what a run or a wicket cost (cheapest first). 100 lakh are a crore.
 */
export async function priceReturns(db: Queryable, params: z.infer<typeof priceReturnsSchema>): Promise<PriceReturn[]> {
	const { metric, order, limit = 10, team, player, acquisition, min_price, max_price, min_runs, min_wickets } = params;
	const { value, direction } = METRICS[metric];
	const way = sql.raw((direction === "desc") === (order !== "worst") ? "desc" : "asc");
	const column = (name: string) => sql.raw(`p.${name}_${params.year}`);
	const price = sql.raw(`p.price_${params.year}_crore`);
	const inSeason = (table: string, figure: string) => sql`(
		select ${sql.raw(figure)}::int from ${sql.raw(table)} x join matches m on m.id = x.match_id
		where x.player_id = p.id and x.franchise_id = ${column("team")} and ${matchInScope({ season: params.year, until: params.until })})`;
	const { rows } = await db.execute(sql`
		with lines as (
			select p.id as player_id, p.display_name as player, p.nationality, p.role_group, f.id as team_id, f.name as team,
				${column("acquisition")} as acquisition, ${price}::numeric as price,
				${inSeason("lineups", "count(*)")} as matches, ${inSeason("batting", "coalesce(sum(x.runs), 0)")} as runs,
				${inSeason("bowling", "coalesce(sum(x.wickets), 0)")} as wickets
			from people p join franchises f on f.id = ${column("team")}
			where ${all([
				sql`${price} is not null`,
				team === undefined ? undefined : sql`f.id = ${team}`,
				player === undefined ? undefined : sql`p.id = ${player}`,
				acquisition === undefined ? undefined : sql`${column("acquisition")} = ${acquisition}`,
				min_price === undefined ? undefined : sql`${price} >= ${min_price}`,
				max_price === undefined ? undefined : sql`${price} <= ${max_price}`,
			])}
		)
		select * from (
			select rank() over (order by ${value} ${way})::int as rank, player_id, player, nationality, role_group, team_id, team,
				acquisition, price::float8 as price_crore, matches, runs, wickets,
				round(price * 100 / nullif(runs, 0), 2)::float8 as lakh_a_run,
				round(price * 100 / nullif(wickets, 0), 2)::float8 as lakh_a_wicket
			from lines where ${all([
				sql`${value} is not null`,
				min_runs === undefined ? undefined : sql`runs >= ${min_runs}`,
				min_wickets === undefined ? undefined : sql`wickets >= ${min_wickets}`,
			])}
			order by ${value} ${way}, price desc, player collate "C", player_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as PriceReturn[];
}

export const priceChangesSchema = z.strictObject({
	...rankingShape,
	player: z.string().optional(),
	moved: z.boolean().optional(),
});
export type PriceChange = {
	rank: number;
	player_id: string;
	player: string;
	team_2025_id: string;
	team_2025: string;
	price_2025_crore: number;
	team_2026_id: string;
	team_2026: string;
	acquisition_2026: string;
	price_2026_crore: number;
	/** 2026 less 2025 */
	change_crore: number;
};

/** Players with a known price in both years, by what they gained (order 'worst': by what they lost). */
export async function priceChanges(db: Queryable, params: z.infer<typeof priceChangesSchema>): Promise<PriceChange[]> {
	const { order, limit = 10, player, moved } = params;
	const way = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with lines as (
			select p.id as player_id, p.display_name as player, a.id as team_2025_id, a.name as team_2025, p.price_2025_crore,
				b.id as team_2026_id, b.name as team_2026, p.acquisition_2026, p.price_2026_crore,
				(p.price_2026_crore::numeric - p.price_2025_crore::numeric) as change
			from people p join franchises a on a.id = p.team_2025 join franchises b on b.id = p.team_2026
			where ${all([
				sql`p.price_2025_crore is not null and p.price_2026_crore is not null`,
				player === undefined ? undefined : sql`p.id = ${player}`,
				moved === undefined ? undefined : sql`(p.team_2025 <> p.team_2026) = ${moved}`,
			])}
		)
		select * from (
			select rank() over (order by change ${way})::int as rank, player_id, player, team_2025_id, team_2025, price_2025_crore,
				team_2026_id, team_2026, acquisition_2026, price_2026_crore, change::float8 as change_crore
			from lines order by change ${way}, player collate "C", player_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as PriceChange[];
}

const GROUPS = {
	team: { key: sql`f.id`, label: sql`f.name` },
	nationality: { key: sql`p.nationality`, label: sql`p.nationality` },
	role: { key: sql`p.role_group`, label: sql`p.role_group` },
} as const;
type Group = keyof typeof GROUPS;

export const spendingSchema = z.strictObject({
	year,
	by: z.enum(Object.keys(GROUPS) as [Group, ...Group[]]),
	acquisition: acquisition.optional(),
	team: z.string().optional(),
});
export type Spending = {
	rank: number;
	key: string;
	name: string;
	players: number;
	total_crore: number;
	dearest: string;
	dearest_crore: number;
	cheapest_crore: number;
};

/** What the known prices of a squad year add up to by team, nationality or role, most first. Unknown prices are left out. */
export async function spending(db: Queryable, params: z.infer<typeof spendingSchema>): Promise<Spending[]> {
	const { by, acquisition, team } = params;
	const { key, label } = GROUPS[by];
	const price = sql.raw(`p.price_${params.year}_crore`);
	const { rows } = await db.execute(sql`
		select rank() over (order by sum(${price}::numeric) desc)::int as rank, ${key} as key, ${label} as name,
			count(*)::int as players, sum(${price}::numeric)::float8 as total_crore,
			(array_agg(p.display_name order by ${price} desc, p.display_name collate "C"))[1] as dearest,
			max(${price}) as dearest_crore, min(${price}) as cheapest_crore
		from people p join franchises f on f.id = ${sql.raw(`p.team_${params.year}`)}
		where ${all([
			sql`${price} is not null and ${key} is not null`,
			acquisition === undefined ? undefined : sql`${sql.raw(`p.acquisition_${params.year}`)} = ${acquisition}`,
			team === undefined ? undefined : sql`f.id = ${team}`,
		])}
		group by ${key}, ${label} order by sum(${price}::numeric) desc, ${key} collate "C"`);
	return rows as Spending[];
}
