import { useCallback, useEffect, useRef, useState } from "react";
import {
	type AddressArguments,
	type Answer,
	addressOf,
	type ReadingCall,
	type RequestArguments,
	request,
} from "../api.ts";

export type RequestState<Answer> = {
	/** null until the first answer arrives */
	answer: Answer | null;
	/** the error of the last request, or null */
	failure: unknown;
	/** requests again; the last answer stays until the next arrives */
	again: () => void;
};

/** Requests an entry at once, when its address changes, and on `again`. Drops the answers to older addresses. */
export function useRequest<C extends ReadingCall>(call: C, ...input: RequestArguments<C>): RequestState<Answer<C>> {
	const address = addressOf(call, ...(input as AddressArguments<C>));
	const ask = useRef(() => request(call, ...input));
	ask.current = () => request(call, ...input);
	const [question, setQuestion] = useState({ address });
	const [answered, setAnswered] = useState<{ address: string; answer: Answer<C> | null; failure: unknown }>();
	const again = useCallback(() => setQuestion({ address }), [address]);
	useEffect(() => setQuestion((before) => (before.address === address ? before : { address })), [address]);
	useEffect(() => {
		let here = true;
		const { address } = question;
		ask.current().then(
			(answer) => here && setAnswered({ address, answer, failure: null }),
			(failure) =>
				here &&
				setAnswered((before) => ({ address, answer: before?.address === address ? before.answer : null, failure })),
		);
		return () => {
			here = false;
		};
	}, [question]);
	const current = answered?.address === address ? answered : undefined;
	return { answer: current?.answer ?? null, failure: current?.failure ?? null, again };
}
