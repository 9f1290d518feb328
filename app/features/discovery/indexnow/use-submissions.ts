import { useEffect, useState } from "react";
import { useRequest } from "../../../lib/hooks/use-asked.ts";
import { keepLog, readLog } from "./browser-log.ts";
import { REFRESH_MS } from "./rules.ts";
import type { Submission } from "./submission.ts";

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
