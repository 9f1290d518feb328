import { z } from "zod";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import type { ModelSources } from "../../assistant/model/answer-with-model.server.ts";
import { emitMessage } from "../live.server.ts";
import { answerInGroup } from "./answer.server.ts";

/** Answers a group's message as the assistant if the rules say so, and sends the answer to open pages. */
export const answerInGroupJob = defineJob({
	name: "answer-in-group",
	payload: z.object({ message_id: z.uuid() }),
	retry: { limit: 3, delay_seconds: 2 },
	async run({ message_id }, { db, record, recordTools, ai, live }: JobSite & ModelSources) {
		const answer = await answerInGroup({ db, record, recordTools }, ai, message_id);
		if (answer) emitMessage(live, answer);
	},
});
