import { date, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "./columns.ts";

/** Updates of the record beyond the repository's files: their compressed sources, for every process. */
export const record_versions = pgTable("record_versions", {
	/** hash of the sources and of the rules that make tables of them */
	edition: text().primaryKey(),
	/** hash of the repository's sources that the update extends */
	upon: text().notNull(),
	/** date of the last match */
	as_of: date().notNull(),
	sources: bytes().notNull(),
	made_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
