import { type SQL, sql } from "drizzle-orm";
import { today } from "../../../../platform/database/day.ts";
import type { Period } from "./rules.ts";

/** SQL for a `from`: the first day of each period that contains a day, as rows (period, since). `day`: an expression. */
export const periodsOf = (day: SQL): SQL => sql`(values ('day', ${day}), ('week', date_trunc('week', ${day})::date),
	('month', date_trunc('month', ${day})::date), ('all', date '1970-01-01'))`;

/** SQL: the first day of the current period, by the database's clock. */
export function sinceOf(period: Period): SQL {
	if (period === "all") return sql`date '1970-01-01'`;
	if (period === "day") return today;
	return sql`date_trunc(${sql.raw(`'${period}'`)}, ${today})::date`;
}
