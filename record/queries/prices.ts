import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { all } from "../scope.ts";

export const pricesSchema = z.strictObject({
	year: z.union([z.literal(2025), z.literal(2026)]),
	team: z.string().optional(),
	acquisition: z.enum(["auction", "retained", "traded", "replacement"]).optional(),
	role_group: z.string().optional(),
	overseas: z.boolean().optional(),
	order: z.enum(["best", "worst"]).optional(),
	limit: z.number().int().min(1).max(400).optional(),
});
export type Price = {
	rank: number;
	player_id: string;
	player: string;
	nationality: string | null;
	role_group: string | null;
	team_id: string;
	team: string;
	acquisition: string | null;
	price_crore: number;
};

/**
 * Known prices of squad members in crore rupees, dearest first. They are what is known of the two squads, and do not
 * change with the matches played: there is no `until`.
 */
export async function prices(db: Queryable, params: z.infer<typeof pricesSchema>): Promise<Price[]> {
	const { year, team, acquisition, role_group, overseas, order, limit = 10 } = params;
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const column = (name: string) => sql.raw(`p.${name.replace("year", String(year))}`);
	const [price, squad, how] = [column("price_year_crore"), column("team_year"), column("acquisition_year")];
	const { rows } = await db.execute(sql`
		select * from (
			select rank() over (order by ${price} ${direction})::int as rank, p.id as player_id, p.display_name as player,
				p.nationality, p.role_group, f.id as team_id, f.name as team, ${how} as acquisition, ${price} as price_crore
			from people p join franchises f on f.id = ${squad}
			where ${all([
				sql`${price} is not null`,
				team === undefined ? undefined : sql`f.id = ${team}`,
				acquisition === undefined ? undefined : sql`${how} = ${acquisition}`,
				role_group === undefined ? undefined : sql`p.role_group = ${role_group}`,
				overseas === undefined ? undefined : overseas ? sql`p.nationality <> 'India'` : sql`p.nationality = 'India'`,
			])}
			order by ${price} ${direction}, p.display_name collate "C", p.id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as Price[];
}

export const squadsSchema = z.strictObject({ year: z.union([z.literal(2025), z.literal(2026)]) });
export type SquadLine = {
	team_id: string;
	team: string;
	players: number;
	priced: number;
	overseas: number;
	/** of the known prices */
	total_crore: number | null;
	dearest_id: string | null;
	dearest: string | null;
	dearest_crore: number | null;
};

/** The squads of a year: members, known prices and the dearest member (the first by name among equals). */
export async function squads(db: Queryable, { year }: z.infer<typeof squadsSchema>): Promise<SquadLine[]> {
	const [price, squad] = [sql.raw(`p.price_${year}_crore`), sql.raw(`p.team_${year}`)];
	const dearest = (column: string) =>
		sql`(array_agg(p.${sql.raw(column)} order by ${price} desc nulls last, p.display_name collate "C"))[1]`;
	const { rows } = await db.execute(sql`
		select f.id as team_id, f.name as team, count(*)::int as players, count(${price})::int as priced,
			(count(*) filter (where p.nationality <> 'India'))::int as overseas,
			round(sum(${price})::numeric, 2)::float8 as total_crore, ${dearest("id")} as dearest_id,
			${dearest("display_name")} as dearest, max(${price}) as dearest_crore
		from people p join franchises f on f.id = ${squad} group by f.id, f.name order by f.name collate "C"`);
	return rows as SquadLine[];
}
