import { KEEP_DAYS, LOG_SHOWN } from "./rules.ts";
import type { Submission } from "./submission.ts";

/** INDEX-1: a submission as the browser stores it. */
type Kept = Omit<Submission, "submitted_at"> & { submittedAt: string };

const KEY = "indexnow-submissions";
const DAY_MS = 86_400_000;

/** Stores submissions in this browser, so that the log can be read without the server. Old ones are deleted. */
export function keepLog(submissions: Submission[], now: number): void {
	const kept = submissions.map(({ submitted_at, ...rest }): Kept => ({ ...rest, submittedAt: submitted_at }));
	try {
		localStorage.setItem(KEY, JSON.stringify(recent(kept, now).slice(0, LOG_SHOWN)));
	} catch {
		// storage is full or disabled: the server has the log as well
	}
}

/** The submissions stored in this browser during the last 30 days. */
export function readLog(now: number): Submission[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		if (!Array.isArray(kept)) return [];
		return recent(kept as Kept[], now).map(({ submittedAt, ...rest }) => ({ ...rest, submitted_at: submittedAt }));
	} catch {
		return [];
	}
}

const recent = (kept: Kept[], now: number) =>
	kept.filter(({ submittedAt }) => Date.parse(submittedAt) > now - KEEP_DAYS * DAY_MS);
