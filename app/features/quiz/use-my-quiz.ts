import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import type { MyQuiz } from "./quiz.ts";

/**
 * What this browser's player has under way; null while that is not known. `stale` changes when it has to be asked anew.
 * It only adds to the page: a failure leaves it out.
 */
export function useMyQuiz(stale: unknown = null): MyQuiz | null {
	const [mine, setMine] = useState<MyQuiz | null>(null);
	const { status } = useAuth();
	// biome-ignore lint/correctness/useExhaustiveDependencies: stale says only that the answer may have changed
	useEffect(() => {
		if (status === "loading") return;
		let here = true;
		request("GET /quiz/mine").then(
			(answer) => here && setMine(answer),
			(error) => console.warn("What is under way did not load:", error),
		);
		return () => {
			here = false;
		};
	}, [status, stale]);
	return mine;
}
