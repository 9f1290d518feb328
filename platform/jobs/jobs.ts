import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss, type Job as QueuedJob, type QueueResult } from "pg-boss";
import { z } from "zod";
import type { Database, Tx } from "../database/database.ts";
import { withStartLock } from "../database/migrate.ts";
import type { Settings } from "../env.ts";
import type { Logger } from "../logging.ts";

/**
 * Work done outside a request. It may run more than once, so `run` must bear that. `retry`: how often it is tried
 * again after an error, the first time after `delay_seconds`, then each time after twice as long. `schedule`: queued
 * by the clock as well, with an empty payload; once when its time came while no process ran.
 */
export type Job<Schema extends z.ZodType, Context> = {
	name: string;
	payload: Schema;
	retry: { limit: number; delay_seconds: number };
	schedule?: { cron: string; tz: string };
	/** how long its payload stays after its end; a week by default */
	retention_seconds?: number;
	run: (payload: z.output<Schema>, context: Context) => Promise<void>;
};
type AnyJob<Context> = Omit<Job<z.ZodType, Context>, "run"> & {
	run: (payload: never, context: Context) => Promise<void>;
};

/** Writes down a job, with the types of its payload and of the context that it asks for. */
export function defineJob<Schema extends z.ZodType, Context>(job: Job<Schema, Context>): Job<Schema, Context> {
	if (job.schedule && !job.payload.safeParse({}).success)
		throw new Error(`The job ${job.name} is scheduled, so its payload must allow {}.`);
	return job;
}

const emptyPayload = z.object({});

/** Writes down a job without a payload, queued by India's clock. */
export const scheduledJob = <Context>({
	run,
	cron,
	...job
}: Pick<Job<typeof emptyPayload, Context>, "name" | "retry"> & {
	cron: string;
	run: (context: Context) => Promise<void>;
}) =>
	defineJob({
		...job,
		payload: emptyPayload,
		schedule: { cron, tz: "Asia/Kolkata" },
		run: (_payload, context: Context) => run(context),
	});

// With batches of one a backlog waits for a poll after each job; with two a full batch leads straight to the next.
const WORK_OPTIONS = {
	batchSize: 2,
	burstWhenBatchFull: true,
	perJobResults: true,
	localConcurrency: 2,
} as const;
/** Seconds between two polls: for jobs; for scheduled ones, which nobody waits for; for schedules that are due. */
const POLL_SECONDS = { jobs: 1, scheduled_jobs: 5, schedules: 5 };
const STOP_MS = 10_000;
/** Most transactions that queue a job have committed by then; for the others the next poll comes. */
const COMMITTED_AFTER_MS = 50;
// a process that died holds its jobs for a heartbeat and an interval of the supervision, a minute at most
const HEARTBEAT_SECONDS = 30;
const SUPERVISION = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 };

type JobsOptions<Context> = {
	database: Database;
	jobs: readonly AnyJob<NoInfer<Context>>[];
	context: Context;
	logger: Logger;
	/** "web" only hands in */
	role: Settings["ROLE"];
	polls?: typeof POLL_SECONDS;
};

export type Jobs = ReturnType<typeof createJobs>;
export type Enqueue = Jobs["enqueue"];

/**
 * The queue of jobs, in the schema `pgboss` of the site's own database, so that a job can be queued by the transaction of
 * the action that needs it.
 */
export function createJobs<Context>({
	database,
	jobs,
	context,
	logger,
	role,
	polls = POLL_SECONDS,
}: JobsOptions<Context>) {
	const isWorker = role !== "web";
	const workers = new Map<string, string>();
	const boss = new PgBoss({
		// a pool's query drops its connection after an error, and with it a transaction that a script left open
		db: { executeSql: (text, values) => database.pool.query(text, values) },
		supervise: isWorker,
		...SUPERVISION,
		schedule: isWorker,
		cronWorkerIntervalSeconds: polls.schedules,
	});
	boss.on("error", (error) => logger.error({ err: error }, "the job queue failed"));
	boss.on("warning", ({ message, data }) => logger.warn({ data }, message));

	/** Makes the queue of a job, or brings it up to date where another version of the site has made it; `made`: its present state. */
	async function prepareQueue({ name, retry }: AnyJob<Context>, existing: QueueResult | undefined): Promise<void> {
		const options = {
			retryLimit: retry.limit,
			retryDelay: retry.delay_seconds,
			retryBackoff: true,
			heartbeatSeconds: HEARTBEAT_SECONDS,
		};
		if (existing && Object.entries(options).every(([key, value]) => existing[key as keyof typeof options] === value))
			return;
		// "short": of jobs with the same singleton key one waits at most
		if (existing) await boss.updateQueue(name, options);
		else await boss.createQueue(name, { policy: "short", ...options });
		// has the queue remembered: looked up only within a caller's transaction, it would wait for that transaction for ever
		await boss.getJobById(name, randomUUID());
	}

	async function prepareSchedules(): Promise<void> {
		const scheduled = new Map(jobs.map((job) => [job.name, job.schedule]));
		for (const { name } of await boss.getSchedules()) if (!scheduled.get(name)) await boss.unschedule(name);
		// of what came due while no process ran, a night or a Monday morning, the last is made up for
		for (const [name, schedule] of scheduled)
			if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: schedule.tz, missed: "once" });
	}

	async function runJob(job: AnyJob<Context>, { id, data }: QueuedJob): Promise<JobResult> {
		const payload = job.payload.safeParse(data);
		if (!payload.success) {
			logger.error({ job: job.name, job_id: id, err: payload.error }, "a job has a wrong payload");
			// another try would find the same payload
			return { id, status: "deadletter", output: { message: "wrong payload" } };
		}
		try {
			await job.run(payload.data as never, context);
			return { id, status: "completed" };
		} catch (error) {
			logger.error({ job: job.name, job_id: id, err: error }, "a job failed");
			return { id, status: "failed", output: { message: error instanceof Error ? error.name : "failed" } };
		}
	}

	async function startQueues(): Promise<void> {
		await boss.start();
		const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
		for (const job of jobs) await prepareQueue(job, existing.get(job.name));
		if (!isWorker) return;
		await prepareSchedules();
		for (const job of jobs) {
			const work = job.schedule
				? { ...WORK_OPTIONS, pollingIntervalSeconds: polls.scheduled_jobs, localConcurrency: 1 }
				: { ...WORK_OPTIONS, pollingIntervalSeconds: polls.jobs };
			const worker = await boss.work<object>(job.name, work, (all) => Promise.all(all.map((one) => runJob(job, one))));
			workers.set(job.name, worker);
		}
	}

	/**
	 * Hands in a job and returns its id. With `tx` it exists only once that transaction has committed. With `singletonKey`
	 * nothing is queued, and null returned, while a job with the same key waits. With `delay_seconds` it waits. Throws when the payload
	 * does not fit the job's schema.
	 */
	async function enqueue<Schema extends z.ZodType>(
		tx: Tx | undefined,
		job: Job<Schema, never>,
		payload: z.input<Schema>,
		{ singletonKey = randomUUID() as string, delay_seconds = 0 } = {},
	): Promise<string | null> {
		job.payload.parse(payload);
		const id = await boss.send(job.name, payload as object, {
			singletonKey,
			startAfter: delay_seconds,
			...(job.retention_seconds ? { deleteAfterSeconds: job.retention_seconds } : {}),
			...(tx ? { db: fromDrizzle(tx, sql) } : {}),
		});
		const worker = workers.get(job.name);
		// a job of this process need not wait for the next poll; one within a transaction exists a moment later
		if (worker) setTimeout(() => boss.notifyWorker(worker), tx ? COMMITTED_AFTER_MS : 0).unref();
		return id;
	}

	/** Retries a failed job, in the caller's transaction. Returns false when there is none with this id. */
	async function retry(tx: Tx, id: string): Promise<boolean> {
		const { rows } = await tx.execute<{ name: string }>(
			sql`select name from pgboss.job where id = ${id} and state = 'failed' for update`,
		);
		const name = rows[0]?.name;
		if (!name || !jobs.some((job) => job.name === name)) return false;
		await boss.retry(name, id, { db: fromDrizzle(tx, sql) });
		return true;
	}

	/** Takes no more jobs and waits for those at work, 10 s at most; what is not done then is tried again later. */
	async function stop(): Promise<void> {
		// pg-boss checks only every 500 ms whether its workers have ended
		const ended = Promise.all(jobs.map(({ name }) => boss.offWork(name)));
		await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
		await boss.stop({ graceful: false, close: false });
	}

	return {
		/**
		 * Makes the queues and their schedules, and begins to work on them unless the role is "web". One process at a time: on an
		 * empty database two would both make the queue's schema, and one of them fail.
		 */
		start: () => withStartLock(database, startQueues),
		enqueue,
		retry,
		stop,
	};
}
