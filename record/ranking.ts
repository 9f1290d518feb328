import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../platform/database/database.ts";
import { type Dimension, grouping } from "./dimensions.ts";
import { all } from "./scope.ts";

/** How a table of figures is ordered and cut. Everybody level with the last place is in it too. */
export const rankingShape = {
	order: z.enum(["best", "worst"]).optional(),
	limit: z.number().int().min(1).max(1000).optional(),
};

type Metric = {
	/** the order of 'best' */
	order: "asc" | "desc";
	/** expression over `lines` that is ranked by; the column itself when left out. Null is not ranked. */
	by?: SQL;
	/** order among equals, before names */
	tie?: SQL;
};
export type Metrics = Record<string, Metric>;

/**
 * Runs a grouped table and ranks it. `lines` is the body of the grouping: select list after the keys, from, where.
 * Returns rows {rank, keys and names of the dimensions, figures}; equal figures share a rank.
 */
export async function ranked<Line>(
	db: Queryable,
	{
		by,
		figures,
		from,
		columns,
		metric,
		order = "best",
		limit = 10,
		having = [],
	}: {
		by: Dimension[];
		/** aggregates, as columns of `lines` */
		figures: SQL;
		/** from and where: rows `x`, matches `m` */
		from: SQL;
		/** columns derived from `lines` */
		columns: SQL;
		metric: { name: string } & Metric;
		order?: "best" | "worst" | undefined;
		limit?: number | undefined;
		/** conditions on `lines`: the qualification */
		having?: (SQL | undefined)[];
	},
): Promise<(Line & { rank: number })[]> {
	const group = grouping(by);
	const value = metric.by ?? sql.raw(`lines.${metric.name}`);
	const direction = sql.raw((metric.order === "desc") === (order === "best") ? "desc" : "asc");
	const { rows } = await db.execute(sql`
		with lines as (select ${group.keys} ${figures} ${from} ${group.grouping})
		select * from (
			select rank() over (order by ${value} ${direction})::int as rank, ${group.columns} ${columns}
			from lines ${group.joins}
			where ${all([sql`${value} is not null`, ...having])}
			order by ${value} ${direction} ${sql.join([metric.tie, ...group.order].flatMap((part) => (part ? [sql`, ${part}`] : [])))}
		) ranking where rank <= ${limit}`);
	return rows as (Line & { rank: number })[];
}

/** The same table without ranking: a line for every group, in the order of the dimensions. */
export async function grouped<Line>(
	db: Queryable,
	{ by, figures, from, columns }: { by: Dimension[]; figures: SQL; from: SQL; columns: SQL },
): Promise<Line[]> {
	const group = grouping(by);
	const { rows } = await db.execute(sql`
		with lines as (select ${group.keys} ${figures} ${from} ${group.grouping})
		select ${group.columns} ${columns} from lines ${group.joins}
		${group.order.length > 0 ? sql`order by ${sql.join(group.order, sql`, `)}` : sql``}`);
	return rows as Line[];
}

/** A rate rounded to two places, null without a divisor. */
export const rate = (dividend: SQL, divisor: SQL, factor = 1) =>
	sql`round(${sql.raw(String(factor))}::numeric * (${dividend}) / nullif(${divisor}, 0), 2)::float8`;
/** The same unrounded, to rank by. */
export const exactRate = (dividend: SQL, divisor: SQL) => sql`((${dividend})::numeric / nullif(${divisor}, 0))`;
