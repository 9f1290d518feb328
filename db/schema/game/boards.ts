import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { armies } from "./community.ts";

// The data of the boards: sums of points_ledger. One process at a time adds the rows listed in points_uncounted, so
// that a payment never waits for a lock on the row of an army or a rank.

const whole = (name: string) => bigint(name, { mode: "number" });
const period = text("period").$type<"day" | "week" | "month" | "all">().notNull();
/** first day of the period in Asia/Kolkata; for 'all' 1 January 1970 */
const since = date("since", { mode: "string" }).notNull();

/** A fan's points of a period. No foreign key: the process that counts removes deleted fans, also from `fan_ranks`. */
export const fanStandings = pgTable(
	"fan_standings",
	{ user_id: uuid("user_id").notNull(), period, since, points: whole("points").notNull() },
	(t) => [
		primaryKey({ columns: [t.user_id, t.period, t.since] }),
		index("fan_standings_board_idx").on(t.period, t.since, t.points, t.user_id),
	],
);

/** Histogram of points in buckets of 1, 32, 1,024 and 32,768: a rank is the sum of a few buckets. */
export const fanRanks = pgTable(
	"fan_ranks",
	{
		period,
		since,
		level: smallint("level").notNull(),
		/** points shifted right by 5 × level bits */
		bucket: integer("bucket").notNull(),
		fans: integer("fans").notNull(),
	},
	(t) => [primaryKey({ columns: [t.period, t.since, t.level, t.bucket] })],
);

/** The points that an army's fans earned for it in a period. */
export const armyStandings = pgTable(
	"army_standings",
	{
		period,
		since,
		army_id: uuid("army_id")
			.notNull()
			.references(() => armies.id, { onDelete: "cascade" }),
		points: whole("points").notNull(),
	},
	(t) => [primaryKey({ columns: [t.period, t.since, t.army_id] })],
);
