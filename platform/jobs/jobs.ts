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
 * Work outside of requests. `run` must be idempotent, because it may run more than once. `retry`: the number of
 * retries; the delay doubles with each. `schedule`: also queued by the clock with an empty payload, once if several
 * were due while no process ran.
 */
export type Job<Schema extends z.ZodType, Context> = {
	name: string;
	payload: Schema;
	retry: { limit: number; delay_seconds: number };
	schedule?: { cron: string; tz: string };
	/** how long the payload is stored after the end; default a week */
	retention_seconds?: number;
	run: (payload: z.output<Schema>, context: Context) => Promise<void>;
};
type AnyJob<Context> = Omit<Job<z.ZodType, Context>, "run"> & {
	run: (payload: never, context: Context) => Promise<void>;
};

/** Declares a job with the types of its payload and context. */
export function defineJob<Schema extends z.ZodType, Context>(job: Job<Schema, Context>): Job<Schema, Context> {
	if (job.schedule && !job.payload.safeParse({}).success)
		throw new Error(`The job ${job.name} is scheduled, so its payload must allow {}.`);
	return job;
}

const emptyPayload = z.object({});

/** Declares a job without a payload, with a schedule in India's time. */
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

// a full batch fetches the next at once; batches of one would wait for a poll after each job
const WORK_OPTIONS = {
	batchSize: 2,
	burstWhenBatchFull: true,
	perJobResults: true,
	localConcurrency: 2,
} as const;
/** Seconds between polls. Scheduled jobs are not urgent. */
const POLL_SECONDS = { jobs: 1, scheduled_jobs: 5, schedules: 5 };
const STOP_MS = 10_000;
/** Most transactions that queue a job have committed after this time; the others' jobs wait for a poll. */
const COMMITTED_AFTER_MS = 50;
// so the jobs of a dead process are freed after a minute at most
const HEARTBEAT_SECONDS = 30;
const SUPERVISION = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 };

type JobsOptions<Context> = {
	database: Database;
	jobs: readonly AnyJob<NoInfer<Context>>[];
	context: Context;
	logger: Logger;
	/** the role "web" only queues jobs */
	role: Settings["ROLE"];
	polls?: typeof POLL_SECONDS;
};

export type Jobs = ReturnType<typeof createJobs>;
export type Enqueue = Jobs["enqueue"];

/** Creates the job queue, in the schema `pgboss` of the site's database, so that a transaction can queue a job. */
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
		// pool.query drops the connection after an error, with any transaction that a script left open
		db: { executeSql: (text, values) => database.pool.query(text, values) },
		supervise: isWorker,
		...SUPERVISION,
		schedule: isWorker,
		cronWorkerIntervalSeconds: polls.schedules,
	});
	boss.on("error", (error) => logger.error({ err: error }, "the job queue failed"));
	boss.on("warning", ({ message, data }) => logger.warn({ data }, message));

	/** Creates a job's queue, or updates its settings. `existing` is its present state. */
	async function prepareQueue({ name, retry }: AnyJob<Context>, existing: QueueResult | undefined): Promise<void> {
		const options = {
			retryLimit: retry.limit,
			retryDelay: retry.delay_seconds,
			retryBackoff: true,
			heartbeatSeconds: HEARTBEAT_SECONDS,
		};
		if (existing && Object.entries(options).every(([key, value]) => existing[key as keyof typeof options] === value))
			return;
		// "short": at most one job per singleton key waits
		if (existing) await boss.updateQueue(name, options);
		else await boss.createQueue(name, { policy: "short", ...options });
		// fills pg-boss's cache of queues now; a lookup within a caller's transaction would deadlock on its lock
		await boss.getJobById(name, randomUUID());
	}

	async function prepareSchedules(): Promise<void> {
		const scheduled = new Map(jobs.map((job) => [job.name, job.schedule]));
		for (const { name } of await boss.getSchedules()) if (!scheduled.get(name)) await boss.unschedule(name);
		// "once": of runs missed while no process ran, only the last is made up for
		for (const [name, schedule] of scheduled)
			if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: schedule.tz, missed: "once" });
	}

	async function runJob(job: AnyJob<Context>, { id, data }: QueuedJob): Promise<JobResult> {
		const payload = job.payload.safeParse(data);
		if (!payload.success) {
			logger.error({ job: job.name, job_id: id, err: payload.error }, "a job has a wrong payload");
			// a retry would have the same payload
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
	 * Queues a job and returns its id. With `tx` it exists at the commit. With `singletonKey` it returns null, and queues
	 * nothing, while a job with that key waits. Throws if the payload does not fit the schema.
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
		// skip the wait for the next poll; with `tx` the job exists after the commit
		if (worker) setTimeout(() => boss.notifyWorker(worker), tx ? COMMITTED_AFTER_MS : 0).unref();
		return id;
	}

	/** Retries a failed job. Returns false if there is none with this id. */
	async function retry(tx: Tx, id: string): Promise<boolean> {
		const { rows } = await tx.execute<{ name: string }>(
			sql`select name from pgboss.job where id = ${id} and state = 'failed' for update`,
		);
		const name = rows[0]?.name;
		if (!name || !jobs.some((job) => job.name === name)) return false;
		await boss.retry(name, id, { db: fromDrizzle(tx, sql) });
		return true;
	}

	/** Stops taking jobs and waits at most 10 s for running ones. Unfinished jobs are retried later. */
	async function stop(): Promise<void> {
		// faster than pg-boss's own stop, which checks every 500 ms
		const ended = Promise.all(jobs.map(({ name }) => boss.offWork(name)));
		await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
		await boss.stop({ graceful: false, close: false });
	}

	return {
		/**
		 * Creates the queues and schedules and, unless the role is "web", starts to work. One process at a time, because
		 * concurrent starts on an empty database would conflict.
		 */
		start: () => withStartLock(database, startQueues),
		enqueue,
		retry,
		stop,
	};
}
