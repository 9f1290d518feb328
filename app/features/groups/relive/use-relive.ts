import { type RefObject, useEffect, useRef, useState } from "react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { runLater } from "../../../lib/run-later.ts";
import { toast } from "../../../ui/toast.tsx";
import { createReliveFollower, type ReliveChange, type ReliveFollower, type ReliveFrame } from "./follower.ts";
import { type Guess, type Pace, reliveTexts } from "./rules.ts";

/**
 * The function that gets each change of the group's relive, from the chat's channel or from polling. `LazyRelive` sets
 * it while no match is open, and `useRelive` while one is; null otherwise.
 */
export type ReliveListener = RefObject<((change: ReliveChange) => void) | null>;

/** A group's relive, ball by ball, and the member's actions in it. Receives its changes through `listener`. */
export function useRelive(group_id: string, listener: ReliveListener) {
	const [frame, setFrame] = useState<ReliveFrame | null>(null);
	const [failed, setFailed] = useState(false);
	const follower = useRef<ReliveFollower | null>(null);
	const params = { id: group_id };

	useEffect(() => {
		const followed = createReliveFollower({
			read: (after) => request("GET /groups/:id/relive", { params: { id: group_id }, query: { after } }),
			later: runLater,
			now: () => performance.now(),
			random: Math.random,
			onFrame(next) {
				setFrame(next);
				setFailed(false);
			},
			onFailed: () => setFailed(true),
			onOut: () => setFailed(true),
		});
		follower.current = followed;
		listener.current = followed.receive;
		void followed.sync();
		// timers stop while a device sleeps, so the follower requests the state and the server's clock again
		const wake = () => document.hidden || void followed.sync();
		document.addEventListener("visibilitychange", wake);
		addEventListener("online", wake);
		return () => {
			document.removeEventListener("visibilitychange", wake);
			removeEventListener("online", wake);
			listener.current = null;
			followed.leave();
		};
	}, [group_id, listener]);

	/** Returns false after a failure, which a toast shows. */
	async function attempt<Answer>(response: Promise<Answer>, then: (answer: Answer) => void): Promise<boolean> {
		try {
			then(await response);
			return true;
		} catch (error) {
			const words = error instanceof RequestFailed && error.status < 500 ? error.message : reliveTexts.changeFailed;
			toast({ type: "error", title: "Error", text: words });
			return false;
		}
	}
	const receive = (change: ReliveChange) => follower.current?.receive(change);

	return {
		frame,
		failed,
		reload: () => follower.current?.sync(),
		start: (body: { id: string; match_id?: number | undefined; masked: boolean; pace: Pace }) =>
			attempt(request("POST /groups/:id/relive", { params, body }), receive),
		change: (relive_id: string, change: { running?: boolean; pace?: Pace; ended?: true }) =>
			attempt(request("PATCH /groups/:id/relive", { params, body: { relive_id, ...change } }), receive),
		guess: (relive_id: string, over: number, guess: Guess) =>
			attempt(request("PUT /groups/:id/relive/guess", { params, body: { relive_id, over, ...guess } }), (stored) =>
				follower.current?.addGuess(stored),
			),
	};
}
export type ReliveControls = ReturnType<typeof useRelive>;
