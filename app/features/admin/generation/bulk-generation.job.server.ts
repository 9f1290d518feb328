import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { claimPart, countWaitingParts, createGenerator, finishRun, runPart } from "./parts.server.ts";

type GenerationSite = JobSite & {
	/** Sends an event to the open pages of all admins. */
	notifyAdmins: (event: string, payload: unknown) => Promise<void>;
};

const PAGES = { questions: "quiz", facts: "facts", bios: "players" } as const;
const LOOK_AGAIN_MS = 1000;

/**
 * Works through the parts of a bulk generation. All state is in the database, so another process can continue after a
 * crash, and concurrent jobs share the parts.
 */
export const bulkGenerationJob = defineJob({
	name: "bulk-generation",
	payload: z.object({ run_id: z.uuid() }),
	retry: { limit: 10, delay_seconds: 5 },
	async run({ run_id }, { db, record, purge, logger, notifyAdmins }: GenerationSite) {
		const generate = createGenerator(record);
		const notifyPages = () => notifyAdmins("generation", { run_id });
		for (;;) {
			const part = await claimPart(db, run_id);
			if (part) {
				const failure = await runPart(db, part, generate);
				if (failure) logger.error({ run_id, part: part.number, err: failure }, "a part of a generation failed");
				else purge([PAGES[part.kind]]);
				await notifyPages();
			} else if ((await countWaitingParts(db, run_id)) === 0) break;
			else await wait(LOOK_AGAIN_MS);
		}
		if (!(await finishRun(db, run_id))) return;
		logger.info({ run_id }, "a bulk generation has ended");
		await notifyPages();
	},
});
