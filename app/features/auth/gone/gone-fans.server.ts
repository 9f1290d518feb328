import { and, eq, lt, sql } from "drizzle-orm";
import { goneActions, goneSanctions } from "../../../../db/schema/gone-fans.ts";
import { chatSanctions } from "../../../../db/schema/groups.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import type { Retention } from "../../../../platform/database/retention.ts";
import { claimableAgain } from "../../points/rules.ts";
import { activeSanction } from "../trust.server.ts";

/** One-time payments of a deleted account are stored for this long. */
const RETENTION_MONTHS = 12;

/** A fan and the hash of the fan's mailbox (`personOf`), which outlives the account. */
type Person = { fan_id: string; person: string };

/**
 * Stores what the person's next account takes over: active sanctions, and the actions that must not pay or count again:
 * one-time payments, payments and shared players of today, running battles, and challenges that were met and have not ended. Call it in
 * the deleting transaction, before the deletion.
 */
export async function storeBeforeDeletion(tx: Tx, { fan_id, person }: Person): Promise<void> {
	await tx.execute(sql`
		insert into gone_sanctions (person, kind, reason, until)
		select ${person}, kind, reason, until from ${chatSanctions} where ${and(eq(chatSanctions.user_id, fan_id), activeSanction)}`);
	const ever = sql`transaction_type = any(${sql.param(claimableAgain("ever"))}::text[])`;
	const thatDay = sql`transaction_type = any(${sql.param(claimableAgain("that_day"))}::text[])`;
	await tx.execute(sql`
		insert into gone_actions (person, action, reference_id, day, kept_until)
		select ${person}, action, reference_id, max(day), max(kept_until) from (
			select transaction_type as action, day,
				case when ${ever} or ${thatDay} then reference_id else gen_random_uuid()::text end as reference_id,
				case when ${ever} then (${today} + ${RETENTION_MONTHS} * interval '1 month')::date else day end as kept_until
			from points_ledger where user_id = ${fan_id} and (day >= ${today} or ${ever})
			union all
			select 'battle', (p.joined_at at time zone 'Asia/Kolkata')::date, b.id::text, (b.end_time at time zone 'Asia/Kolkata')::date
			from battle_participations p join live_team_battles b on b.id = p.battle_id
			where p.user_id = ${fan_id} and b.status = 'active'
			union all
			select 'challenge', (p.completed_at at time zone 'Asia/Kolkata')::date, c.id::text, (c.end_date at time zone 'Asia/Kolkata')::date
			from user_challenge_participations p join community_challenges c on c.id = p.challenge_id
			where p.user_id = ${fan_id} and p.completed_at is not null and c.end_date > now()
			union all
			select 'player_share', day, day || ' ' || player_id, day from player_shares where fan_id = ${fan_id} and day >= ${today}
		) kept group by action, reference_id
		on conflict (person, action, reference_id) do update
			set day = greatest(gone_actions.day, excluded.day), kept_until = greatest(gone_actions.kept_until, excluded.kept_until)`);
}

/** Moves the stored sanctions and actions to the person's new account. Returns false if there were none. */
export async function restoreForReturned(tx: Tx, { fan_id, person }: Person): Promise<boolean> {
	const actions = await tx
		.update(goneActions)
		.set({ user_id: fan_id })
		.where(and(eq(goneActions.person, person), sql`${goneActions.user_id} is null`))
		.returning({ action: goneActions.action });
	const sanctions = await tx
		.delete(goneSanctions)
		.where(eq(goneSanctions.person, person))
		.returning({ kind: goneSanctions.kind, reason: goneSanctions.reason, until: goneSanctions.until });
	if (sanctions.length > 0)
		await tx.insert(chatSanctions).values(sanctions.map((sanction) => ({ user_id: fan_id, ...sanction })));
	return actions.length + sanctions.length > 0;
}

/** The data of deleted accounts that the nightly job deletes. */
export const expiredGone: Retention[] = [
	{ table: goneActions, expired: lt(goneActions.kept_until, today) },
	{ table: goneSanctions, expired: lt(goneSanctions.until, sql`now()`) },
];
