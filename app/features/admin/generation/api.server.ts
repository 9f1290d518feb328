import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import type { Site } from "../../../page-context.ts";
import { runSchema } from "./run.ts";
import { findRun, startRun } from "./runs.server.ts";

/** The entries to start a bulk generation and to read its progress. */
export function generationEntries({ db, record, enqueue }: Site) {
	return [
		entry({
			method: "post",
			path: "/functions/bulk-generate-content",
			summary: "Start a bulk generation of questions, facts and biographies, or join the one that runs",
			guard: "admin",
			body: z.object({ action: z.literal("generate-all-content") }),
			answer: runSchema.extend({ joined: z.boolean() }),
			handle: async ({ fan, request_id }) => {
				const { run, joined } = await startRun(record, db, enqueue, { fan, request_id });
				return { ...run, joined };
			},
		}),
		entry({
			method: "get",
			path: "/admin/generation",
			summary: "The newest bulk generation, or null",
			guard: "admin",
			answer: z.object({ run: runSchema.nullable() }),
			handle: async () => ({ run: await findRun(db) }),
		}),
	];
}
