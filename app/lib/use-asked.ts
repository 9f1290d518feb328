import { useCallback, useEffect, useState } from "react";
import { getJson } from "./api.ts";

export type Asked<Answer> = {
	/** null until the first answer is there */
	answer: Answer | null;
	/** why the last question failed, or null */
	failure: unknown;
	/** asks again; the last answer stands meanwhile */
	again: () => void;
};

/** What the API answers at a path, asked when the path changes and on `again`. An answer that comes too late is dropped. */
export function useAsked<Answer>(path: string): Asked<Answer> {
	const [question, setQuestion] = useState({ path });
	const [answered, setAnswered] = useState<{ path: string; answer: Answer | null; failure: unknown }>();
	const again = useCallback(() => setQuestion({ path }), [path]);
	useEffect(() => setQuestion((before) => (before.path === path ? before : { path })), [path]);
	useEffect(() => {
		let here = true;
		const { path } = question;
		getJson<Answer>(path).then(
			(answer) => here && setAnswered({ path, answer, failure: null }),
			(failure) =>
				here && setAnswered((before) => ({ path, answer: before?.path === path ? before.answer : null, failure })),
		);
		return () => {
			here = false;
		};
	}, [question]);
	const current = answered?.path === path ? answered : undefined;
	return { answer: current?.answer ?? null, failure: current?.failure ?? null, again };
}
