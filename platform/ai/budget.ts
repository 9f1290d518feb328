import { sql } from "drizzle-orm";
import { aiBudgets, aiUsage } from "../../db/schema/ai.ts";
import type { Db, Queryable } from "../database/database.ts";
import { readToday, today } from "../database/day.ts";
import { AiError } from "./failure.ts";

/** The purposes of calls; each has its own rows in `ai_usage`. */
export type Purpose = "assistant" | "rooms";
/** Tokens reserved for a call before it starts. */
export type Reservation = { day: string; who: string; tokens: number };

/** One person's maximum share of the daily budget. */
const SHARE_OF_ONE = 0.1;

/**
 * Reserves tokens for a call of `who` from today's budget of the site (Asia/Kolkata) and from one person's tenth of it.
 * Throws AiError 'budget', and reserves nothing, if either would be exceeded. Concurrent calls never exceed `daily`. A
 * killed process leaves its reservation counted, because the provider may have charged it.
 */
export async function reserve(db: Db, who: string, tokens: number, daily: number): Promise<Reservation> {
	return db.transaction(async (tx) => {
		const day = await readToday(tx);
		// always the site's row first, or two calls deadlock on each other's rows
		for (const [payer, most] of [
			["site", daily],
			[who, daily * SHARE_OF_ONE],
		] as const) {
			if (tokens > most) throw new AiError("budget");
			const { rowCount } = await tx.execute(sql`
				insert into ${aiBudgets} (day, who, tokens) values (${day}, ${payer}, ${tokens})
				on conflict (day, who) do update set tokens = ai_budgets.tokens + excluded.tokens
				where ai_budgets.tokens + excluded.tokens <= ${Math.floor(most)}::bigint`);
			if (rowCount === 0) throw new AiError("budget");
		}
		await tx.execute(sql`delete from ${aiBudgets} where day < ${today} - 1 and who <> 'site'`);
		return { day, who, tokens };
	});
}

/** Replaces a reservation by the tokens that the call used. */
export async function settle(db: Db, { day, who, tokens }: Reservation, used: number): Promise<void> {
	// locks the rows in the order of `reserve`, or the two deadlock
	await db.execute(sql`
		with locked as (
			select who from ${aiBudgets} where day = ${day} and who in ('site', ${who}) order by who <> 'site' for update
		)
		update ${aiBudgets} set tokens = greatest(0, tokens + ${used - tokens}::bigint)
		from locked where ai_budgets.day = ${day} and ai_budgets.who = locked.who`);
}

/** The counted columns of `ai_usage`. */
const COUNTS = ["answers", "calls", "tokens", "tokens_in", "tokens_out", "failed", "refused"] as const;
export type Usage = Partial<Record<(typeof COUNTS)[number], number>>;

/** Adds the counts to today's row of a purpose, which it creates if there is none. */
export async function noteUsage(db: Queryable, purpose: Purpose, usage: Usage): Promise<void> {
	const counts = Object.fromEntries(COUNTS.map((name) => [name, usage[name] ?? 0])) as Required<Usage>;
	await db
		.insert(aiUsage)
		.values({ day: today, purpose, ...counts })
		.onConflictDoUpdate({
			target: [aiUsage.day, aiUsage.purpose],
			set: Object.fromEntries(COUNTS.map((name) => [name, sql`${aiUsage[name]} + ${counts[name]}`])),
		});
}
