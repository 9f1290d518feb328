import { KEEP_DAYS, LOG_SHOWN } from "./rules.ts";
import type { Submission } from "./submission.ts";

/** INDEX-1: the record as the browser's storage keeps it. */
type Kept = Omit<Submission, "submitted_at"> & { submittedAt: string };

const KEY = "indexnow-submissions";
const DAY_MS = 86_400_000;

/** Keeps submissions in this browser, so that the log can be read while the server does not answer. Old ones are cleared. */
export function keepLog(submissions: Submission[], now: number): void {
	const kept = submissions.map(({ submitted_at, ...rest }): Kept => ({ ...rest, submittedAt: submitted_at }));
	try {
		localStorage.setItem(KEY, JSON.stringify(recent(kept, now).slice(0, LOG_SHOWN)));
	} catch {
		// full, or switched off: the server has the log as well
	}
}

/** What this browser kept of the log, without what is older than 30 days. */
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
