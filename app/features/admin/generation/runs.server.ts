import { asc, desc, eq, sql } from "drizzle-orm";
import { generationParts, generationRuns } from "../../../../db/schema/admin.ts";
import { profiles, users } from "../../../../db/schema/auth.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import type { Enqueue } from "../../../../platform/jobs/jobs.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import { FACT_CATEGORIES, factsTexts } from "../../facts/rules.ts";
import { playerParts } from "../../players/making/make-players.server.ts";
import { DIFFICULTIES, type Difficulty, quizTexts } from "../../quiz/play-rules.ts";
import { progressOf, QUIZ_CATEGORY_NAMES } from "../rules.ts";
import { bulkGenerationJob } from "./bulk-generation.job.server.ts";
import type { Part, Run } from "./run.ts";

/**
 * Starts a bulk generation, or joins the running one. Stores run, parts, log and job in one transaction. Returns the
 * run; `joined` is true when it was running already.
 */
export async function startRun(
	record: MatchRecord,
	db: Db,
	enqueue: Enqueue,
	doer: Doer,
): Promise<{ run: Run; joined: boolean }> {
	return db.transaction(async (tx) => {
		const id = await insertRun(record, tx, doer);
		// locks the run, so that it does not end before this transaction
		const [running] = await tx
			.select({ id: generationRuns.id })
			.from(generationRuns)
			.where(eq(generationRuns.state, "running"))
			.for("update");
		// insert again if the running one ended between the two statements
		const run_id = id ?? running?.id ?? (await insertRun(record, tx, doer));
		if (!run_id) throw new Error("a bulk generation could neither be started nor joined");
		const joined = run_id !== id && run_id === running?.id;
		await noteAction(tx, doer, { action: joined ? "join-generation" : "start-generation", target: `run ${run_id}` });
		// for a joined run too, because its worker may have died; concurrent jobs share the parts
		await enqueue(tx, bulkGenerationJob, { run_id }, { singletonKey: run_id });
		const run = await findRun(tx, run_id);
		if (!run) throw new Error("a bulk generation is gone");
		return { run, joined };
	});
}

/** Inserts a run with all its parts and returns its id; undefined while another one runs. */
async function insertRun(record: MatchRecord, tx: Tx, { fan }: Doer): Promise<string | undefined> {
	const [run] = await tx
		.insert(generationRuns)
		.values({ started_by: fan.id })
		.onConflictDoNothing()
		.returning({ id: generationRuns.id });
	if (!run) return undefined;
	const difficulties = Object.keys(DIFFICULTIES) as Difficulty[];
	const parts: Pick<typeof generationParts.$inferInsert, "kind" | "category" | "difficulty">[] = [
		...QUIZ_CATEGORY_NAMES.flatMap((name) =>
			difficulties.map((difficulty) => ({ kind: "questions" as const, category: name, difficulty })),
		),
		...FACT_CATEGORIES.map((category) => ({ kind: "facts" as const, category })),
		...playerParts(record).map((franchise) => ({ kind: "bios" as const, category: franchise })),
	];
	await tx.insert(generationParts).values(parts.map((part, at) => ({ ...part, run_id: run.id, number: at + 1 })));
	return run.id;
}

/** Returns the run with this id, without an id the newest, with its parts; null if there is none. Two queries. */
export async function findRun(db: Queryable, id?: string): Promise<Run | null> {
	const [run] = await db
		.select({
			id: generationRuns.id,
			state: generationRuns.state,
			started_by: sql<string | null>`coalesce(nullif(trim(${profiles.full_name}), ''), ${users.email})`,
			started_at: generationRuns.started_at,
			finished_at: generationRuns.finished_at,
		})
		.from(generationRuns)
		.leftJoin(users, eq(users.id, generationRuns.started_by))
		.leftJoin(profiles, eq(profiles.id, generationRuns.started_by))
		.where(id ? eq(generationRuns.id, id) : undefined)
		.orderBy(desc(generationRuns.started_at), desc(generationRuns.id))
		.limit(1);
	if (!run) return null;
	const parts = await db
		.select({
			number: generationParts.number,
			kind: generationParts.kind,
			category: generationParts.category,
			difficulty: generationParts.difficulty,
			state: generationParts.state,
			made: generationParts.made,
			tries: generationParts.tries,
			error: generationParts.error,
		})
		.from(generationParts)
		.where(eq(generationParts.run_id, run.id))
		.orderBy(asc(generationParts.number));
	const details: Part[] = parts.map((part) => ({ ...part, why: emptyReason(part) }));
	const made = (kind: Part["kind"]) =>
		details.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.made, 0);
	return {
		...run,
		started_at: run.started_at.toISOString(),
		finished_at: run.finished_at?.toISOString() ?? null,
		progress: progressOf(details),
		total_questions: made("questions"),
		total_facts: made("facts"),
		total_players: made("bios"),
		details,
	};
}

/** The reason why a part that is done made nothing; null for all others. */
function emptyReason({ state, made, kind, category, difficulty }: Omit<Part, "why">): string | null {
	if (state !== "done" || made > 0) return null;
	if (kind === "bios") return "This squad has no players to write about.";
	return difficulty ? quizTexts.nothingNew(difficulty, category) : factsTexts.nothingNew(category);
}

/** Queues the running generation again when a process starts, because its worker may have died with the last one. */
export async function resumeRun(db: Db, enqueue: Enqueue): Promise<void> {
	const [running] = await db
		.select({ id: generationRuns.id })
		.from(generationRuns)
		.where(eq(generationRuns.state, "running"));
	if (running) await enqueue(undefined, bulkGenerationJob, { run_id: running.id }, { singletonKey: running.id });
}
