import { eq, sql } from "drizzle-orm";
import { aiBudgets } from "../../../db/schema/ai.ts";
import { users } from "../../../db/schema/auth.ts";
import { newsletterSubscriptions } from "../../../db/schema/newsletter.ts";
import { quizAnswers, quizRuns } from "../../../db/schema/quiz-runs.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { restoreForReturned, storeBeforeDeletion } from "../auth/gone/gone-fans.server.ts";
import { personOf } from "../auth/gone/person.server.ts";
import { endPendingSignIns } from "../auth/sign-in/sign-in.server.ts";
import { findOtherAccount } from "../auth/trust.server.ts";
import { leaveArmy } from "../community/armies.server.ts";
import { leaveAllGroups } from "../groups/memberships.server.ts";
import { forgetAddress } from "../newsletter/subscriptions.server.ts";

export type PersonalData = {
	exported_at: string;
	account: Record<string, unknown>;
	/** the fan's rows by table */
	rows: Record<string, Record<string, unknown>[]>;
};

/** The columns that the export leaves out: secrets, useless to the fan and dangerous in a file. */
const SECRETS = ["token", "access_token", "refresh_token", "id_token", "password", "auth"];

/**
 * Returns all data of a fan: the account, and the fan's rows of every table. Tables are found by their foreign keys, so
 * that new ones are included. References in other columns ('resolved_by') are left out: they are the fan's actions on
 * other people's rows.
 */
export async function exportPersonalData(db: Queryable, fan: { id: string; email: string }): Promise<PersonalData> {
	const { rows: tables } = await db.execute<{ name: string; column: string }>(sql`
		select c.conrelid::regclass::text as name, a.attname as column
		from pg_constraint c
		join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
		where c.contype = 'f' and c.confrelid = 'public.users'::regclass and a.attname in ('user_id', 'fan_id', 'id')
		order by 1`);
	const rows: PersonalData["rows"] = {};
	for (const { name, column } of tables)
		rows[name] = await ownRows(db, sql`${sql.identifier(name)} own where own.${sql.identifier(column)} = ${fan.id}`);
	rows.quiz_answers = await ownRows(
		db,
		sql`${quizAnswers} own where own.run_id in (select id from ${quizRuns} where fan_id = ${fan.id})`,
	);
	rows.ai_budgets = await ownRows(db, sql`${aiBudgets} own where own.who = ${`fan:${fan.id}`}`);
	rows.newsletter_subscriptions = await ownRows(db, sql`${newsletterSubscriptions} own where own.email = ${fan.email}`);
	const [account] = await ownRows(db, sql`${users} own where own.id = ${fan.id}`);
	return { exported_at: new Date().toISOString(), account: account ?? {}, rows };
}

async function ownRows(db: Queryable, from: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute<{ row: Record<string, unknown> }>(
		sql`select to_jsonb(own) - ${sql.param(SECRETS)}::text[] as row from ${from}`,
	);
	return rows.map(({ row }) => row);
}

/**
 * Deletes an account with all personal data, in the caller's transaction. What remains is anonymous: messages in
 * groups, points of teams, counts, and, under a hash of the mailbox, what prevents double payment and evasion of
 * sanctions. The caller closes the fan's sockets and purges pages afterwards.
 */
export async function deleteAccount(tx: Tx, fan: { id: string; email: string }, secret: string): Promise<void> {
	// updates the counts of members; the rows are deleted with the account
	await leaveArmy(tx, fan.id);
	await leaveAllGroups(tx, fan.id);
	// waits for the fan's running transactions, so that their results are stored too
	await tx.execute(sql`select from ${users} where ${users.id} = ${fan.id} for update`);
	const person = personOf(secret, fan.email);
	await storeBeforeDeletion(tx, { fan_id: fan.id, person });
	// another account of the person takes over the sanctions and the stored actions at once
	const other = await findOtherAccount(tx, fan.id);
	if (other) await restoreForReturned(tx, { fan_id: other, person });
	await endPendingSignIns(tx, fan.email);
	await forgetAddress(tx, fan.email);
	await tx.delete(aiBudgets).where(eq(aiBudgets.who, `fan:${fan.id}`));
	await tx.delete(users).where(eq(users.id, fan.id));
}
