import { getTableName, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/** Rows to delete once they are `expired`. With `clear`, these columns are set to null and the rows remain. */
export type Retention = { table: PgTable; expired: SQL; clear?: Record<string, null> };

/** Deletes or clears expired rows; returns counts by table. Throws an AggregateError once it has tried all tables. */
export async function forgetExpired(db: Db, retention: readonly Retention[]): Promise<Record<string, number>> {
	const rows: Record<string, number> = {};
	const failures: unknown[] = [];
	for (const { table, expired, clear } of retention)
		try {
			const done = await (clear ? db.update(table).set(clear) : db.delete(table)).where(expired);
			rows[getTableName(table)] = done.rowCount ?? 0;
		} catch (error) {
			failures.push(error);
		}
	if (failures.length > 0) throw new AggregateError(failures, "expired rows could not be deleted");
	return rows;
}
