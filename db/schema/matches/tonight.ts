import { date, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../moment.ts";
import { groupRelives } from "./relives.ts";

/** A row for each day whose match has started. Its key makes a second start impossible. */
export const matchesOfTheDay = pgTable(
	"matches_of_the_day",
	{
		/** by the clock of Asia/Kolkata */
		day: date("day", { mode: "string" }).primaryKey(),
		match_id: integer("match_id").notNull(),
		relive_id: uuid("relive_id").references(() => groupRelives.id, { onDelete: "set null" }),
		started_at: moment("started_at").notNull(),
	},
	(t) => [index("matches_of_the_day_relive_idx").on(t.relive_id)],
);
