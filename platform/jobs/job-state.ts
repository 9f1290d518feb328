import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../database/database.ts";

/** Numbers of a queue's jobs by state. Finished jobs count until the queue deletes them. */
export const queueStateSchema = z.object({
	name: z.string(),
	waiting: z.int(),
	active: z.int(),
	retrying: z.int(),
	failed: z.int(),
	done: z.int(),
	/** ISO time of the last one */
	last_done_at: z.string().nullable(),
});
export type QueueState = z.output<typeof queueStateSchema>;

/** The site's queues by name. One query. */
export async function readQueues(db: Queryable): Promise<QueueState[]> {
	const inState = (...states: string[]) =>
		sql`count(job.id) filter (where job.state::text = any(${sql.param(states)}::text[]))::int`;
	const { rows } = await db.execute<QueueState>(sql`
		select queue.name, ${inState("created")} as waiting, ${inState("active")} as active, ${inState("retry")} as retrying,
			${inState("failed")} as failed, ${inState("completed")} as done,
			to_char(max(job.completed_on) filter (where job.state = 'completed') at time zone 'UTC',
				'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_done_at
		from pgboss.queue left join pgboss.job on job.name = queue.name
		where queue.name not like '\\_\\_%'
		group by queue.name order by queue.name collate "C"`);
	return rows;
}

export const troubledJobSchema = z.object({
	id: z.uuid(),
	name: z.string(),
	state: z.enum(["retry", "failed"]),
	retries: z.int(),
	retry_limit: z.int(),
	error: z.string().nullable(),
	created_at: z.string(),
});
export type TroubledJob = z.output<typeof troubledJobSchema>;

/** The newest jobs that failed or wait for a retry. One query. */
export async function readTroubledJobs(db: Queryable, limit: number): Promise<TroubledJob[]> {
	const { rows } = await db.execute<TroubledJob>(sql`
		select id, name, state::text as state, retry_count as retries, retry_limit, output->>'message' as error,
			to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
		from pgboss.job where state in ('retry', 'failed') order by created_on desc, id limit ${limit}`);
	return rows;
}
