import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** The last time a limit of the whole site was reached, for the desk and the doctor. One row per notice. */
export const limitNotices = pgTable("limit_notices", {
	name: text("name").primaryKey(),
	reached_at: moment("reached_at").notNull().defaultNow(),
});
