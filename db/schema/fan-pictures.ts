import { pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { bytes, moment } from "./columns.ts";

/** A fan's picture, re-encoded when it was saved. A fan without a row has no picture, even if the account has a URL. */
export const fanPictures = pgTable("fan_pictures", {
	user_id: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** WebP */
	body: bytes("body").notNull(),
	created_at: moment("created_at").notNull().defaultNow(),
});
