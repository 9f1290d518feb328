import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "../../../db/schema/auth.ts";
import { chatSanctions } from "../../../db/schema/groups.ts";
import type { Queryable } from "../../../platform/database/database.ts";

/** SQL: the ids of all accounts with the mailbox of an account, itself included. */
export const accountsOf = (fan_id: string | SQL): SQL => sql`(
	select other.id from ${users} own join ${users} other on other.mailbox = own.mailbox where own.id = ${fan_id})`;

/** SQL for queries over `chat_sanctions`: the active sanctions of all accounts with the mailbox of an account. */
export const activeSanctionsOf = (fan_id: string | SQL) =>
	and(sql`${chatSanctions.user_id} in ${accountsOf(fan_id)}`, activeSanction);

const TRUSTED_AFTER_HOURS = 24;

/** SQL for queries over `chat_sanctions`: the sanction is neither lifted nor expired. */
export const activeSanction = and(
	isNull(chatSanctions.lifted_at),
	or(isNull(chatSanctions.until), gt(chatSanctions.until, sql`now()`)),
);

/**
 * Whether a fan is trusted: reports in chats and quizzes count, and the fan's groups may be indexed by search
 * engines. The account must be a day old without an active mute or ban.
 */
export async function isTrusted(db: Queryable, fan_id: string): Promise<boolean> {
	const old = sql`${users.createdAt} < now() - ${TRUSTED_AFTER_HOURS}::integer * interval '1 hour'`;
	if ((await db.$count(users, and(eq(users.id, fan_id), old))) === 0) return false;
	return (await db.$count(chatSanctions, activeSanctionsOf(fan_id))) === 0;
}

/** The id of the person's oldest other account, or null. One query. */
export async function findOtherAccount(db: Queryable, fan_id: string): Promise<string | null> {
	const { rows } = await db.execute<{ id: string }>(
		sql`select id from users where id in ${accountsOf(fan_id)} and id <> ${fan_id} order by created_at, id limit 1`,
	);
	return rows[0]?.id ?? null;
}
