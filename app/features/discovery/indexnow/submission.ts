import type { SubmissionStatus, SubmissionType } from "./rules.ts";

/** A submission as the API tells it. */
export type Submission = {
	id: string;
	url: string;
	type: SubmissionType;
	status: SubmissionStatus;
	submitted_at: string;
	response: string | null;
};

export type SubmissionLog = {
	enabled: boolean;
	submissions: Submission[];
	statistics: { total: number; success: number; failed: number; pending: number };
};
