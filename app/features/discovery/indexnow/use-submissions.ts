import { useEffect, useState } from "react";
import { readStorage, writeStorage } from "../../../lib/browser/storage.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { KEEP_DAYS, LOG_SHOWN, REFRESH_MS } from "./rules.ts";
import type { Submission } from "./submission.ts";

/** A submission as the browser stores it (INDEX-1). */
type StoredSubmission = Omit<Submission, "submitted_at"> & { submittedAt: string };

const KEY = "indexnow-submissions";
const DAY_MS = 86_400_000;

/** Stores the log, so that it can be read without the server. Drops old submissions. */
function storeLog(submissions: Submission[], now: number): void {
	const stored = submissions.map(
		({ submitted_at, ...rest }): StoredSubmission => ({ ...rest, submittedAt: submitted_at }),
	);
	writeStorage(KEY, recent(stored, now).slice(0, LOG_SHOWN));
}

/** The stored submissions of the last 30 days. */
function readLog(now: number): Submission[] {
	const stored = readStorage(KEY);
	if (!Array.isArray(stored)) return [];
	return recent(stored, now).map(({ submittedAt, ...rest }) => ({ ...rest, submitted_at: submittedAt }));
}

const recent = (stored: StoredSubmission[], now: number) =>
	stored.filter(({ submittedAt }) => Date.parse(submittedAt) > now - KEEP_DAYS * DAY_MS);

/** Requests the log every ten seconds while the page is visible. `stored`: the log that this browser has stored. */
export function useSubmissions() {
	const request = useRequest("GET /indexnow/submissions");
	const { answer, again } = request;
	const [stored, setStored] = useState<Submission[]>([]);
	useEffect(() => setStored(readLog(Date.now())), []);
	useEffect(() => {
		if (answer) storeLog(answer.submissions, Date.now());
	}, [answer]);
	useEffect(() => {
		const timer = setInterval(() => document.visibilityState === "visible" && again(), REFRESH_MS);
		return () => clearInterval(timer);
	}, [again]);
	return { ...request, stored };
}
