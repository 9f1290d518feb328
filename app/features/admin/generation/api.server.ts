import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { entry, type Fan } from "../../../../platform/http/entry.ts";
import type { Enqueue } from "../../../../platform/jobs.ts";
import { findRun, startRun } from "./runs.server.ts";

type GenerationServices = { db: Db; enqueue: Enqueue };

const runSchema = z.object({
	id: z.uuid(),
	state: z.enum(["running", "done", "failed"]),
	progress: z.int().min(0).max(100),
	started_by: z.string().nullable(),
	started_at: z.iso.datetime(),
	finished_at: z.iso.datetime().nullable(),
	total_questions: z.int(),
	total_facts: z.int(),
	total_players: z.int(),
	details: z.array(
		z.object({
			number: z.int(),
			kind: z.enum(["questions", "facts", "bios"]),
			category: z.string(),
			difficulty: z.enum(["easy", "medium", "hard"]).nullable(),
			state: z.enum(["waiting", "done", "failed"]),
			made: z.int(),
			tries: z.int(),
			error: z.string().nullable(),
		}),
	),
});

/** The entries of bulk generation: starting or joining it, and how far it is. */
export function generationEntries({ db, enqueue }: GenerationServices) {
	return [
		entry({
			method: "post",
			path: "/functions/bulk-generate-content",
			summary: "Start a bulk generation of questions, facts and biographies, or join the one that runs",
			guard: "admin",
			limit: { name: "bulk-generate", points: 20, per_seconds: 60 },
			body: z.object({ action: z.literal("generate-all-content") }),
			answer: runSchema.extend({ joined: z.boolean() }),
			handle: async ({ fan, request_id }) => {
				const { run, joined } = await startRun(db, enqueue, { fan: fan as Fan, request_id });
				return { ...run, joined };
			},
		}),
		entry({
			method: "get",
			path: "/admin/generation",
			summary: "The newest bulk generation, or null",
			guard: "admin",
			limit: { name: "admin-generation", points: 240, per_seconds: 60 },
			answer: z.object({ run: runSchema.nullable() }),
			handle: async () => ({ run: await findRun(db) }),
		}),
	];
}
