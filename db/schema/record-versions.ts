import { date, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "./columns.ts";

/** Records that an update brought further than the files of the repository: their sources, packed, for every process. */
export const record_versions = pgTable("record_versions", {
	/** hash of the sources and of how tables are made of them */
	edition: text().primaryKey(),
	/** hash of the repository's sources that the update was read upon */
	upon: text().notNull(),
	/** day of the last match */
	as_of: date().notNull(),
	sources: bytes().notNull(),
	made_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
