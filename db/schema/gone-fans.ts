import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./columns.ts";

/** Whose account is gone: a hash of the mail address under the site's key. */
const person = () => text("person").notNull();

/**
 * What somebody whose account is gone cannot have again: actions of that day, for a day, and payments that come once, for a year.
 * When that person comes back, the rows say for which account they hold.
 */
export const goneActions = pgTable(
	"gone_actions",
	{
		person: person(),
		/** a reason of the ledger, or 'player_share' */
		action: text("action").notNull(),
		/** of what, as the ledger says it; random where it cannot come again and only the number of the day counts */
		reference_id: text("reference_id").notNull(),
		/** in Asia/Kolkata */
		day: date("day", { mode: "string" }).notNull(),
		/** the last day on which it holds */
		kept_until: date("kept_until", { mode: "string" }).notNull(),
		/** the account of who came back */
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
	},
	(t) => [
		primaryKey({ columns: [t.person, t.action, t.reference_id] }),
		index("gone_actions_user_idx").on(t.user_id, t.action).where(sql`${t.user_id} is not null`),
		index("gone_actions_age_idx").on(t.kept_until),
		check("gone_actions_kept", sql`${t.kept_until} >= ${t.day}`),
	],
);

/** Mutes and bans that held when their fan's account went. They wait for the person; a ban may have no end. */
export const goneSanctions = pgTable(
	"gone_sanctions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		person: person(),
		kind: text("kind").$type<"mute" | "ban">().notNull(),
		/** as the fan read it */
		reason: text("reason").notNull(),
		until: moment("until"),
	},
	(t) => [
		index("gone_sanctions_person_idx").on(t.person),
		check("gone_sanctions_kind", sql`${t.kind} = 'ban' or (${t.kind} = 'mute' and ${t.until} is not null)`),
	],
);
