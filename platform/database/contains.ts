import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { PLANNED_EACH_TIME } from "./prepared-client.ts";

/**
 * SQL: whether `text` contains `sought`, whose % and _ stand for themselves; `ilike` ignores the case. Rare words want another plan than
 * common ones.
 */
export const contains = (text: SQLWrapper, sought: string, operator: "like" | "ilike" = "like"): SQL =>
	sql`${text} ${sql.raw(operator)} ${`%${sought.replace(/[\\%_]/g, "\\$&")}%`} ${sql.raw(PLANNED_EACH_TIME)}`;
