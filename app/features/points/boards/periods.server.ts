import { type SQL, sql } from "drizzle-orm";
import { today } from "../../../../platform/database/day.ts";
import type { Period } from "./rules.ts";

/** The first day of each period that a day lies in, as rows (period, since), for use in a `from`. `day`: an expression. */
export const periodsOf = (day: SQL): SQL => sql`(values ('day', ${day}), ('week', date_trunc('week', ${day})::date),
	('month', date_trunc('month', ${day})::date), ('all', date '1970-01-01'))`;

/** The first day of the period that is on, by the database's clock, as an expression. */
export function sinceOf(period: Period): SQL {
	if (period === "all") return sql`date '1970-01-01'`;
	if (period === "day") return today;
	return sql`date_trunc(${sql.raw(`'${period}'`)}, ${today})::date`;
}
