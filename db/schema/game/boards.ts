import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { armies } from "./community.ts";

// What the boards show: sums of points_ledger, counted from points_uncounted by one process at a time, so that no two payments
// ever wait for each other's army or rank.

const whole = (name: string) => bigint(name, { mode: "number" });
const period = text("period").$type<"day" | "week" | "month" | "all">().notNull();
/** the first day of the period, in Asia/Kolkata; of 'all' the first day of 1970 */
const since = date("since", { mode: "string" }).notNull();

/** A fan's points of a period. Without a foreign key: whoever goes is taken off by the count, which knows the ranks below. */
export const fanStandings = pgTable(
	"fan_standings",
	{ user_id: uuid("user_id").notNull(), period, since, points: whole("points").notNull() },
	(t) => [
		primaryKey({ columns: [t.user_id, t.period, t.since] }),
		index("fan_standings_board_idx").on(t.period, t.since, t.points, t.user_id),
	],
);

/**
 * How many fans of a period have how many points, in buckets of 1, 32, 1,024 and 32,768 points (levels 0 to 3). A rank is the
 * sum of a few buckets above, however many fans there are.
 */
export const fanRanks = pgTable(
	"fan_ranks",
	{
		period,
		since,
		level: smallint("level").notNull(),
		/** points shifted right by five bits a level */
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
