import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import type { MyQuiz } from "./quiz.ts";

/**
 * The player's open quizzes; null until loaded. A new value of `stale` fetches them again. They are optional, so an
 * error leaves them out.
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
