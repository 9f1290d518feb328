import { and, count, eq, isNull, sql } from "drizzle-orm";
import { generationParts, generationRuns } from "../../../../db/schema/admin.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { generateFacts } from "../../facts/generate.server.ts";
import { FACT_CATEGORIES } from "../../facts/rules.ts";
import { makePlayers } from "../../players/making/make-players.server.ts";
import { generateQuestions } from "../../quiz/maker/generate.server.ts";
import { QUIZ_CATEGORIES } from "../../quiz/maker/kind.ts";
import { FACTS_PER_PART, MOST_TRIES, QUESTIONS_PER_PART } from "../rules.ts";

/** Generates the content of a part and marks the part done, in one transaction. */
export type Generate = (db: Db, part: PartRow) => Promise<void>;
export type PartRow = typeof generationParts.$inferSelect;

/** Another worker may claim a part whose lease was not renewed for this long. */
const LEASE_SECONDS = 30;
const LONGEST_ERROR = 200;
const WORKER_LOST = "The worker stopped in the middle of it.";

/** Rolls back the transaction of a part that another worker has done or claimed meanwhile. */
class PartSettled extends Error {}

/**
 * Claims a waiting part of a run, those with fewest tries first; undefined when none is free. An expired lease counts
 * as a failed try, because the part may have killed its worker.
 */
export async function claimPart(db: Db, run_id: string): Promise<PartRow | undefined> {
	const waiting = and(eq(generationParts.run_id, run_id), eq(generationParts.state, "waiting"));
	const isLost = sql`${generationParts.taken_at} < now() - ${LEASE_SECONDS} * interval '1 second'`;
	await db.update(generationParts).set(failedTry(WORKER_LOST)).where(and(waiting, isLost));
	const free = db
		.select({ number: generationParts.number })
		.from(generationParts)
		.where(and(waiting, isNull(generationParts.taken_at)))
		.orderBy(generationParts.tries, generationParts.number)
		.limit(1)
		.for("update", { skipLocked: true });
	const [part] = await db
		.update(generationParts)
		.set({ taken_at: sql`now()` })
		.where(and(eq(generationParts.run_id, run_id), eq(generationParts.number, sql`(${free})`)))
		.returning();
	return part;
}

/** Returns the number of parts of a run that are neither done nor given up. */
export async function countWaitingParts(db: Db, run_id: string): Promise<number> {
	const [waiting] = await db
		.select({ parts: count() })
		.from(generationParts)
		.where(and(eq(generationParts.run_id, run_id), eq(generationParts.state, "waiting")));
	return waiting?.parts ?? 0;
}

/**
 * Generates a claimed part and renews its lease meanwhile. Returns null if the part is done, also by another worker, or
 * if another worker has claimed it. Else returns the error; the part waits for another try unless this was its third.
 */
export async function runPart(db: Db, part: PartRow, generate: Generate): Promise<unknown> {
	// a model may take longer than the lease
	const renewal = setInterval(() => void renewLease(db, part).catch(() => {}), (LEASE_SECONDS * 1000) / 3);
	try {
		await generate(db, part);
		return null;
	} catch (error) {
		if (error instanceof PartSettled) return null;
		await db
			.update(generationParts)
			.set(failedTry(errorText(error)))
			.where(stillLeased(part));
		return error;
	} finally {
		clearInterval(renewal);
	}
}

/** The columns of a part after a failed try: free again, or given up after the last try. */
const failedTry = (error: string) => ({
	tries: sql`${generationParts.tries} + 1`,
	state: sql`case when ${generationParts.tries} + 1 >= ${MOST_TRIES} then 'failed' else 'waiting' end`,
	taken_at: null,
	error,
});

async function renewLease(db: Db, part: PartRow): Promise<void> {
	await db.update(generationParts).set({ taken_at: sql`now()` }).where(stillLeased(part));
}

/**
 * SQL: the part is waiting and leased to this worker. `claimPart` adds a try when a lease expires, so the worker that
 * lost the lease no longer matches.
 */
const stillLeased = ({ run_id, number, tries }: PartRow) =>
	and(
		eq(generationParts.run_id, run_id),
		eq(generationParts.number, number),
		eq(generationParts.state, "waiting"),
		eq(generationParts.tries, tries),
	);

/** Returns the function that generates a part from the record: questions, facts or biographies. */
export function createGenerator(record: MatchRecord): Generate {
	return async (db, part) => {
		const { kind, category, difficulty } = part;
		const alongside = (tx: Tx, made: unknown[]) => completePart(tx, part, made.length);
		if (kind === "bios")
			return db.transaction(async (tx) => alongside(tx, await makePlayers(record, tx, { franchise: category })));
		if (kind === "facts") {
			const name = FACT_CATEGORIES.find((one) => one === category);
			if (!name) throw new Error(`There is no fact category '${category}'.`);
			await generateFacts(record, db, name, FACTS_PER_PART, { alongside });
			return;
		}
		const name = QUIZ_CATEGORIES.find((one) => one.name === category)?.name;
		if (!name || !difficulty) throw new Error(`There is no quiz category '${category}'.`);
		const wanted = { category: name, difficulty, count: QUESTIONS_PER_PART };
		await generateQuestions(record, db, wanted, { alongside });
	};
}

/** Marks a part done, in the transaction that stores its content. Throws when this worker has lost the part. */
async function completePart(tx: Tx, part: PartRow, made: number): Promise<void> {
	const settled = await tx
		.update(generationParts)
		.set({ state: "done", made, done_at: sql`now()`, error: null })
		.where(stillLeased(part))
		.returning({ number: generationParts.number });
	if (settled.length === 0) throw new PartSettled();
}

/**
 * Returns the reason that admins see. For an error with a `cause` it is the cause's message, because the message of a
 * failed query only repeats its SQL.
 */
function errorText(error: unknown): string {
	if (error instanceof Problem) return error.detail;
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return (cause instanceof Error ? cause.message : String(cause)).slice(0, LONGEST_ERROR);
}

/** Ends a run without waiting parts: 'done' if any part is, else 'failed'. Returns whether this call ended it. */
export async function finishRun(db: Db, run_id: string): Promise<boolean> {
	const parts = (state: string) =>
		sql`exists (select from generation_parts where run_id = ${generationRuns.id} and state = ${state})`;
	const ended = await db
		.update(generationRuns)
		.set({ state: sql`case when ${parts("done")} then 'done' else 'failed' end`, finished_at: sql`now()` })
		.where(and(eq(generationRuns.id, run_id), eq(generationRuns.state, "running"), sql`not ${parts("waiting")}`))
		.returning({ id: generationRuns.id });
	return ended.length > 0;
}
