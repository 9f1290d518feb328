import { type RefObject, useEffect, useRef, useState } from "react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { runLater } from "../../../lib/run-later.ts";
import { toast } from "../../../ui/toast.tsx";
import { createReliveFollower, type ReliveFollower, type ReliveHeard, type Seen } from "./follower.ts";
import { type Guess, type Pace, reliveTexts } from "./rules.ts";

/** Where the chat's live channel hands on what it hears of relives. */
export type ReliveEars = RefObject<((news: ReliveHeard) => void) | null>;

/** A group's relive as this member sees it, ball by ball, and what the member does in it. */
export function useRelive(group_id: string, ears: ReliveEars) {
	const [seen, setSeen] = useState<Seen | null>(null);
	const [failed, setFailed] = useState(false);
	const follower = useRef<ReliveFollower | null>(null);
	const params = { id: group_id };

	useEffect(() => {
		const own = createReliveFollower({
			read: (after) => request("GET /groups/:id/relive", { params: { id: group_id }, query: { after } }),
			later: runLater,
			now: () => performance.now(),
			random: Math.random,
			onSeen(next) {
				setSeen(next);
				setFailed(false);
			},
			onFailed: () => setFailed(true),
			onOut: () => setFailed(true),
		});
		follower.current = own;
		ears.current = own.heard;
		void own.ask();
		// a device that slept, or was away, asks how late it is
		const wake = () => document.hidden || void own.ask();
		document.addEventListener("visibilitychange", wake);
		addEventListener("online", wake);
		return () => {
			document.removeEventListener("visibilitychange", wake);
			removeEventListener("online", wake);
			ears.current = null;
			own.leave();
		};
	}, [group_id, ears]);

	/** Returns whether it worked. */
	async function tried<Answer>(asking: Promise<Answer>, then: (answer: Answer) => void): Promise<boolean> {
		try {
			then(await asking);
			return true;
		} catch (error) {
			const words = error instanceof RequestFailed && error.status < 500 ? error.message : reliveTexts.changeFailed;
			toast({ type: "error", title: "Error", text: words });
			return false;
		}
	}
	const heard = (news: ReliveHeard) => follower.current?.heard(news);

	return {
		seen,
		failed,
		again: () => follower.current?.ask(),
		start: (body: { id: string; match_id?: number | undefined; masked: boolean; pace: Pace }) =>
			tried(request("POST /groups/:id/relive", { params, body }), heard),
		change: (relive_id: string, change: { running?: boolean; pace?: Pace; ended?: true }) =>
			tried(request("PATCH /groups/:id/relive", { params, body: { relive_id, ...change } }), heard),
		guess: (relive_id: string, over: number, guess: Guess) =>
			tried(request("PUT /groups/:id/relive/guess", { params, body: { relive_id, over, ...guess } }), (kept) =>
				follower.current?.guessed(kept),
			),
	};
}
export type ReliveControls = ReturnType<typeof useRelive>;
