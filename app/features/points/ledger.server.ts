import { eq, type SQL, sql } from "drizzle-orm";
import { goneDeeds } from "../../../db/schema/gone-fans.ts";
import { pointsLedger, userDeeds, userPoints } from "../../../db/schema/points.ts";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { didBefore } from "./gone-deeds.server.ts";
import { paymentOf, type Reason } from "./rules.ts";

export type Balance = typeof userPoints.$inferSelect;

/** Locks a fan's balance until the transaction ends, and opens it when there is none. Returns it. */
export async function lockBalance(tx: Tx, fan_id: string): Promise<Balance> {
	const locked = () => tx.select().from(userPoints).where(eq(userPoints.user_id, fan_id)).for("update");
	const [balance] = await locked();
	if (balance) return balance;
	await tx.insert(userPoints).values({ user_id: fan_id }).onConflictDoNothing();
	const [opened] = await locked();
	if (!opened) throw new Error("a balance that was just opened is gone");
	return opened;
}

/** SQL: whether this account, or a deleted account of the same person, was already paid for an action. */
const paidAlready = (fan_id: string, reason: Reason, reference: string): SQL =>
	sql`(exists (select from ${pointsLedger} where ${pointsLedger.user_id} = ${fan_id}
		and ${pointsLedger.transaction_type} = ${reason} and ${pointsLedger.reference_id} = ${reference})
		or ${didBefore(fan_id, reason, reference)})`;

/**
 * Whether a deed is paid already, or its reason has paid all that it pays in a day, to this account or to one that the same person
 * deleted. One query, which waits for nobody.
 */
export async function isSpent(tx: Tx, fan_id: string, reason: Reason, reference: string): Promise<boolean> {
	const { rows } = await tx.execute<{ paid: boolean; times_on: number }>(sql`select
		${paidAlready(fan_id, reason, reference)} as paid,
		coalesce((select ${userDeeds.times_on} from ${userDeeds} where ${userDeeds.user_id} = ${fan_id}
			and ${userDeeds.transaction_type} = ${reason} and ${userDeeds.last_on} >= ${today}), 0)
			+ (select count(*)::integer from ${goneDeeds} where ${goneDeeds.user_id} = ${fan_id}
			and ${goneDeeds.deed} = ${reason} and ${goneDeeds.day} >= ${today}) as times_on`);
	const [found] = rows;
	return !found || found.paid || found.times_on >= (paymentOf(reason).most_a_day ?? Number.POSITIVE_INFINITY);
}

/** Whether an action has been paid, to this account or to one that the same person deleted. One query, which takes no lock. */
export async function isPaid(tx: Queryable, fan_id: string, reason: Reason, reference: string): Promise<boolean> {
	const { rows } = await tx.execute<{ paid: boolean }>(sql`select ${paidAlready(fan_id, reason, reference)} as paid`);
	return rows[0]?.paid ?? true;
}

type Payment = { fan_id: string; reason: Reason; reference: string; points: number; xp: number; description: string };
/** What a payment led to: how often its reason has paid by now, ever and today, and where the fan stands. */
export type Paid = { times: number; times_on: number; xp: number; streak_days: number };

/**
 * Adds a row to the ledger and to all that is summed up from it for the fan; null when the row was there already. One statement.
 * The caller holds the lock of the balance.
 */
export async function enter(
	tx: Tx,
	{ fan_id, reason, reference, points, xp, description }: Payment,
): Promise<Paid | null> {
	const { rows } = await tx.execute<Paid>(sql`
		with entered as (
			insert into points_ledger (user_id, transaction_type, reference_id, points, xp, description, day, membership_id)
			values (${fan_id}, ${reason}, ${reference}, ${points}, ${xp}, ${description}, ${today},
				(select id from user_team_memberships where user_id = ${fan_id} and is_active))
			on conflict do nothing
			returning id, day
		), to_count as (
			insert into points_uncounted (ledger_id) select id from entered
		), counted as (
			insert into user_deeds (user_id, transaction_type, times, last_on, times_on)
			select ${fan_id}, ${reason}, 1, day, 1 from entered
			on conflict (user_id, transaction_type) do update set times = user_deeds.times + 1,
				times_on = case when user_deeds.last_on < excluded.last_on then 1 else user_deeds.times_on + 1 end,
				last_on = greatest(user_deeds.last_on, excluded.last_on)
			returning times, times_on
		), paid as (
			update user_points set total_points = total_points + ${points}, xp = xp + ${xp},
				daily_points = case when daily_points_on >= day then daily_points else 0 end + ${points},
				daily_points_on = greatest(daily_points_on, day)
			from entered where user_points.user_id = ${fan_id}
			returning xp::float8, streak_days
		)
		select times, times_on, xp, streak_days from counted, paid`);
	return rows[0] ?? null;
}
