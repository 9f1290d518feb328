import { sql } from "drizzle-orm";
import { aiBudgets, aiUsage } from "../../db/schema/ai.ts";
import type { Db, Queryable } from "../database/database.ts";
import { readToday, today } from "../database/day.ts";
import { AiError } from "./failure.ts";

/** What the model is used for: a line of `ai_usage` each. */
export type Purpose = "assistant" | "rooms";
/** Tokens set aside for a call before it is made. */
export type Reservation = { day: string; who: string; tokens: number };

/** Nobody alone uses more of a day than this. */
const SHARE_OF_ONE = 0.1;

/**
 * Sets tokens aside for a call of `who`: out of what `daily` leaves the site today (Asia/Kolkata), and of a tenth of it for one
 * person. Throws AiError 'budget', and nothing is set aside, when either is used up; however many ask at once, no more
 * than `daily` is ever given out. What a killed process set aside stays counted: it may have been used.
 */
export async function reserve(db: Db, who: string, tokens: number, daily: number): Promise<Reservation> {
	return db.transaction(async (tx) => {
		const day = await readToday(tx);
		// the site first, always: two calls that wait for each other's row would never end
		for (const [of, most] of [
			["site", daily],
			[who, daily * SHARE_OF_ONE],
		] as const) {
			if (tokens > most) throw new AiError("budget");
			const { rowCount } = await tx.execute(sql`
				insert into ${aiBudgets} (day, who, tokens) values (${day}, ${of}, ${tokens})
				on conflict (day, who) do update set tokens = ai_budgets.tokens + excluded.tokens
				where ai_budgets.tokens + excluded.tokens <= ${Math.floor(most)}::bigint`);
			if (rowCount === 0) throw new AiError("budget");
		}
		await tx.execute(sql`delete from ${aiBudgets} where day < ${today} - 1 and who <> 'site'`);
		return { day, who, tokens };
	});
}

/** Puts what a call really used in place of what was set aside for it. */
export async function settle(db: Db, { day, who, tokens }: Reservation, used: number): Promise<void> {
	// locks the rows in the order of `reserve`: in any other the two would deadlock
	await db.execute(sql`
		with locked as (
			select who from ${aiBudgets} where day = ${day} and who in ('site', ${who}) order by who <> 'site' for update
		)
		update ${aiBudgets} set tokens = greatest(0, tokens + ${used - tokens}::bigint)
		from locked where ai_budgets.day = ${day} and ai_budgets.who = locked.who`);
}

/** What a day's line of a purpose counts; the columns of `ai_usage`. */
const COUNTS = ["answers", "calls", "tokens", "tokens_in", "tokens_out", "failed", "refused"] as const;
export type Usage = Partial<Record<(typeof COUNTS)[number], number>>;

/** Adds to the day's line of a purpose. */
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
