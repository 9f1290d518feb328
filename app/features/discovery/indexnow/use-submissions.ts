import { useEffect, useState } from "react";
import { readStorage, writeStorage } from "../../../lib/browser/storage.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { KEEP_DAYS, LOG_SHOWN, REFRESH_MS } from "./rules.ts";
import type { Submission } from "./submission.ts";

/** INDEX-1: a submission as the browser stores it. */
type Kept = Omit<Submission, "submitted_at"> & { submittedAt: string };

const KEY = "indexnow-submissions";
const DAY_MS = 86_400_000;

/** Stores submissions in this browser, so that the log can be read without the server. Old ones are deleted. */
function keepLog(submissions: Submission[], now: number): void {
	const kept = submissions.map(({ submitted_at, ...rest }): Kept => ({ ...rest, submittedAt: submitted_at }));
	writeStorage(KEY, recent(kept, now).slice(0, LOG_SHOWN));
}

/** The submissions stored in this browser during the last 30 days. */
function readLog(now: number): Submission[] {
	const kept = readStorage(KEY);
	if (!Array.isArray(kept)) return [];
	return recent(kept, now).map(({ submittedAt, ...rest }) => ({ ...rest, submitted_at: submittedAt }));
}

const recent = (kept: Kept[], now: number) =>
	kept.filter(({ submittedAt }) => Date.parse(submittedAt) > now - KEEP_DAYS * DAY_MS);

/** The log, fetched every ten seconds while the page is visible. `kept`: the entries stored in this browser. */
export function useSubmissions() {
	const asked = useRequest("GET /indexnow/submissions");
	const { answer, again } = asked;
	const [kept, setKept] = useState<Submission[]>([]);
	useEffect(() => setKept(readLog(Date.now())), []);
	useEffect(() => {
		if (answer) keepLog(answer.submissions, Date.now());
	}, [answer]);
	useEffect(() => {
		const timer = setInterval(() => document.visibilityState === "visible" && again(), REFRESH_MS);
		return () => clearInterval(timer);
	}, [again]);
	return { ...asked, kept };
}
