import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export const dismissalKindsSchema = z.strictObject(scopeShape);
export type DismissalKind = { rank: number; kind: string; dismissals: number; percentage: number };

/** How batters got out: each kind with its share of all dismissals, the commonest first. */
export async function dismissalKinds(
	db: Queryable,
	scope: z.infer<typeof dismissalKindsSchema>,
): Promise<DismissalKind[]> {
	const { rows } = await db.execute(sql`
		select rank() over (order by count(*) desc)::int as rank, x.dismissal as kind, count(*)::int as dismissals,
			round(100.0 * count(*) / sum(count(*)) over (), 2)::float8 as percentage
		from batting x join matches m on m.id = x.match_id where ${all([sql`x.is_out`, inScope(scope)])}
		group by x.dismissal order by count(*) desc, x.dismissal collate "C"`);
	return rows as DismissalKind[];
}

export const rareDismissalsSchema = z.strictObject({
	...scopeShape,
	kind: z.enum(["retired out", "obstructing the field", "hit wicket"]),
	player: z.string().optional(),
});
export type RareDismissal = {
	player_id: string;
	player: string;
	runs: number;
	balls: number;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	outcome: "won" | "lost" | "no result";
	match_id: number;
	season: number;
	date: string;
	stage: string;
	ground: string;
};

/** The dismissals of a rare kind, the earliest first. */
export async function rareDismissals(
	db: Queryable,
	{ kind, player, ...scope }: z.infer<typeof rareDismissalsSchema>,
): Promise<RareDismissal[]> {
	const { rows } = await db.execute(sql`
		select x.player_id, p.display_name as player, x.runs, x.balls, x.franchise_id as team_id, f.name as team, x.opponent_id,
			o.name as opponent, mt.outcome, m.id as match_id, m.season, m.date::text as date, m.stage, g.name as ground
		from batting x join matches m on m.id = x.match_id
		join match_teams mt on mt.match_id = x.match_id and mt.franchise_id = x.franchise_id
		join people p on p.id = x.player_id join franchises f on f.id = x.franchise_id
		join franchises o on o.id = x.opponent_id join grounds g on g.id = m.ground_id
		where ${all([
			sql`x.dismissal = ${kind}`,
			inScope(scope),
			player === undefined ? undefined : sql`x.player_id = ${player}`,
		])}
		order by m.sequence, x.innings, x.position`);
	return rows as RareDismissal[];
}

export const overNumbersSchema = z.strictObject(scopeShape);
export type OverNumber = {
	/** from 1 */
	over: number;
	/** how often it was bowled or begun */
	innings: number;
	runs: number;
	/** of the batting side, extras counted, an over of six legal balls */
	run_rate: number;
	wickets: number;
	/** overs bowled for each wicket that fell */
	overs_a_wicket: number | null;
	sixes: number;
	fours: number;
	dot_percentage: number;
};

/** The twenty overs of an innings, each with what is scored and lost in it. */
export async function overNumbers(db: Queryable, scope: z.infer<typeof overNumbersSchema>): Promise<OverNumber[]> {
	const { rows } = await db.execute(sql`
		select x.over::int as over, count(distinct x.match_id * 2::bigint + x.innings)::int as innings, sum(x.runs)::int as runs,
			round(6.0 * sum(x.runs) / sum(x.balls), 2)::float8 as run_rate, sum(x.wickets)::int as wickets,
			round(sum(x.balls) / 6.0 / nullif(sum(x.wickets), 0), 2)::float8 as overs_a_wicket, sum(x.sixes)::int as sixes,
			sum(x.fours)::int as fours, round(100.0 * sum(x.dots) / sum(x.balls), 2)::float8 as dot_percentage
		from overs x join matches m on m.id = x.match_id where ${all([inScope(scope)])} group by x.over order by x.over`);
	return rows as OverNumber[];
}

const { innings: _, team: __, opponent: ___, outcome: ____, ...matchShape } = scopeShape;
export const totalBandsSchema = z.strictObject({ ...matchShape, width: z.number().int().min(5).max(100).optional() });
export type TotalBand = {
	/** first-innings totals from `from` to `to` */
	from: number;
	to: number;
	matches: number;
	/** super overs are in neither of the two */
	defended: number;
	chased: number;
	defended_percentage: number;
};

/** First-innings totals of full matches with a result in bands of `width` runs (20), with how often they were enough. */
export async function totalBands(
	db: Queryable,
	{ width = 20, ...scope }: z.infer<typeof totalBandsSchema>,
): Promise<TotalBand[]> {
	const { rows } = await db.execute(sql`
		select (x.runs / ${sql.raw(String(width))} * ${sql.raw(String(width))})::int as "from",
			(x.runs / ${sql.raw(String(width))} * ${sql.raw(String(width))} + ${sql.raw(String(width - 1))})::int as "to",
			count(*)::int as matches,
			(count(*) filter (where m.winner_id = x.franchise_id and not m.super_over))::int as defended,
			(count(*) filter (where m.winner_id = x.opponent_id and not m.super_over))::int as chased,
			round(100.0 * count(*) filter (where m.winner_id = x.franchise_id and not m.super_over) / count(*), 2)::float8
				as defended_percentage
		from innings x join matches m on m.id = x.match_id
		where ${all([sql`x.innings = 1 and m.winner_id is not null and m.target_balls = 120 and m.method is null`, inScope(scope)])}
		group by 1, 2 order by 1`);
	return rows as TotalBand[];
}

export const wicketStandsSchema = z.strictObject(scopeShape);
export type WicketStand = { wicket: number; stands: number; average: number; highest: number; hundreds: number };

/** Stands by wicket: runs a stand (unbroken ones too), the highest, and how many reached a hundred. */
export async function wicketStands(db: Queryable, scope: z.infer<typeof wicketStandsSchema>): Promise<WicketStand[]> {
	const { rows } = await db.execute(sql`
		select x.wicket::int as wicket, count(*)::int as stands, round(avg(x.runs), 2)::float8 as average,
			max(x.runs)::int as highest, (count(*) filter (where x.runs >= 100))::int as hundreds
		from partnerships x join matches m on m.id = x.match_id where ${all([inScope(scope)])} group by x.wicket order by x.wicket`);
	return rows as WicketStand[];
}
