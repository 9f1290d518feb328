import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./columns.ts";

/** The deleted account's person: keyed hash of the mailbox. */
const person = () => text("person").notNull();

/**
 * What a person with a deleted account cannot get again: the day's actions, for a day, and one-time payments, for a
 * year. When the person returns, `user_id` is the new account.
 */
export const goneActions = pgTable(
	"gone_actions",
	{
		person: person(),
		/** a reason of the ledger, or 'player_share' */
		action: text("action").notNull(),
		/** as in the ledger; random if it cannot recur and only the day's count matters */
		reference_id: text("reference_id").notNull(),
		/** in Asia/Kolkata */
		day: date("day", { mode: "string" }).notNull(),
		/** last day on which it applies */
		kept_until: date("kept_until", { mode: "string" }).notNull(),
		/** the person's new account */
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
	},
	(t) => [
		primaryKey({ columns: [t.person, t.action, t.reference_id] }),
		index("gone_actions_user_idx").on(t.user_id, t.action).where(sql`${t.user_id} is not null`),
		index("gone_actions_age_idx").on(t.kept_until),
		check("gone_actions_kept", sql`${t.kept_until} >= ${t.day}`),
	],
);

/** Mutes and bans that were active when their account was deleted, until the person returns. A ban may have no end. */
export const goneSanctions = pgTable(
	"gone_sanctions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		person: person(),
		kind: text("kind").$type<"mute" | "ban">().notNull(),
		/** as shown to the fan */
		reason: text("reason").notNull(),
		until: moment("until"),
	},
	(t) => [
		index("gone_sanctions_person_idx").on(t.person),
		check("gone_sanctions_kind", sql`${t.kind} = 'ban' or (${t.kind} = 'mute' and ${t.until} is not null)`),
	],
);
