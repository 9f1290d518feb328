import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { PLANNED_EACH_TIME } from "./prepared-client.ts";

/**
 * SQL that tests whether `text` contains `sought` literally (its % and _ are escaped); `ilike` ignores case. It is
 * planned each time, because rare words need another plan than common ones.
 */
export const contains = (text: SQLWrapper, sought: string, operator: "like" | "ilike" = "like"): SQL =>
	sql`${text} ${sql.raw(operator)} ${`%${sought.replace(/[\\%_]/g, "\\$&")}%`} ${sql.raw(PLANNED_EACH_TIME)}`;
