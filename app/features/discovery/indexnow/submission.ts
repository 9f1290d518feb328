import { z } from "zod";
import { SUBMISSION_STATUSES, SUBMISSION_TYPES } from "./rules.ts";

const submissionSchema = z.object({
	id: z.uuid(),
	url: z.url(),
	type: z.enum(SUBMISSION_TYPES),
	status: z.enum(SUBMISSION_STATUSES),
	submitted_at: z.iso.datetime(),
	response: z.string().nullable(),
});
export type Submission = z.output<typeof submissionSchema>;

export const submissionLogSchema = z.object({
	enabled: z.boolean(),
	submissions: z.array(submissionSchema),
	statistics: z.object({ total: z.int(), success: z.int(), failed: z.int(), pending: z.int() }),
});
export type SubmissionLog = z.output<typeof submissionLogSchema>;
