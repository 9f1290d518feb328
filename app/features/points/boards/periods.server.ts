import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { today } from "../../../../platform/database/day.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import type { Period } from "./rules.ts";

/** SQL for a `from`: rows (period, since), the first day of each period that contains a day. `day`: an expression. */
export const periodsOf = (day: SQL): SQL => sql`(values ('day', ${day}), ('week', date_trunc('week', ${day})::date),
	('month', date_trunc('month', ${day})::date), ('all', date '1970-01-01'))`;

/** SQL: the first day of the current period in India. */
export function sinceOf(period: Period): SQL {
	if (period === "all") return sql`date '1970-01-01'`;
	if (period === "day") return today;
	return sql`date_trunc(${sql.raw(`'${period}'`)}, ${today})::date`;
}

const ENDING: Period[] = ["day", "week", "month"];

/** Rows of boards expire a day after their period. The ledger still has the points. */
export const pastPeriods = (...tables: PgTable[]): Retention[] => {
	const ended = ENDING.map((period) => sql`(period = ${period} and since < ${sinceOf(period)} - 1)`);
	return tables.map((table) => ({ table, expired: sql.join(ended, sql` or `) }));
};
