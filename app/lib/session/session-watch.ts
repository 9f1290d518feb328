import type { Me } from "./me.ts";

export type AuthState = { status: "loading" | "signed-in" | "signed-out"; me: Me | null };
export type AuthEvent = "INITIAL_SESSION" | "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "USER_UPDATED";

export const CHECK_EVERY_MS = 30_000;
const REFRESH_WHEN_LEFT_MS = 90_000;
const FIRST_RETRY_MS = 200;

type Clock = {
	now: () => number;
	/** Runs `work` after `ms`. Returns a function that cancels it. */
	later: (work: () => void, ms: number) => () => void;
};
type SessionWatchOptions = Clock & {
	/** Requests the session, which the server renews when due. Rejects when the server cannot be reached. */
	fetchMe: () => Promise<Me | null>;
	/** called with each answer, except those that a sign-out or a newer check has outdated */
	onAnswer: (me: Me | null) => void;
	onChange: (state: AuthState, event: AuthEvent) => void;
	/** notifies the other tabs, which call `recheck` */
	notifyTabs: (event: AuthEvent) => void;
};

/** The event for a change between two checks, or null. */
function eventBetween(before: AuthState, me: Me | null): AuthEvent | null {
	if (before.status === "loading") return "INITIAL_SESSION";
	if (!before.me) return me ? "SIGNED_IN" : null;
	if (!me) return "SIGNED_OUT";
	if (before.me.id !== me.id) return "SIGNED_IN";
	if (before.me.session.expires_at !== me.session.expires_at) return "TOKEN_REFRESHED";
	return JSON.stringify(before.me) === JSON.stringify(me) ? null : "USER_UPDATED";
}

/** The ms until the next check: 30 s, or less if the session would then have less than 90 s left. */
export function nextCheckMs(me: Me | null, now: number): number {
	if (!me) return CHECK_EVERY_MS;
	const left = Date.parse(me.session.expires_at) - now;
	return Math.min(CHECK_EVERY_MS, Math.max(1_000, left - REFRESH_WHEN_LEFT_MS));
}

/**
 * Checks the session of this browser regularly (AUTH-3). When the server does not answer, it retries after 200 ms,
 * doubling, for 30 s. The state stays the last one, but 'loading' then becomes 'signed-out'.
 */
export function createSessionWatch(options: SessionWatchOptions) {
	let state: AuthState = { status: "loading", me: null };
	let cancel = () => {};
	let generation = 0;

	function settle(me: Me | null, fromOtherTab: boolean): void {
		const event = eventBetween(state, me);
		if (!event) return;
		state = { status: me ? "signed-in" : "signed-out", me };
		options.onChange(state, event);
		if (!fromOtherTab && event !== "INITIAL_SESSION") options.notifyTabs(event);
	}

	async function check(fromOtherTab = false): Promise<void> {
		cancel();
		const started = ++generation;
		const began = options.now();
		for (let wait = FIRST_RETRY_MS; ; wait *= 2) {
			try {
				const me = await options.fetchMe();
				// a sign-out or a newer check has outdated the answer
				if (started !== generation) return;
				options.onAnswer(me);
				settle(me, fromOtherTab);
				break;
			} catch {
				if (started !== generation) return;
				if (options.now() + wait - began > CHECK_EVERY_MS) {
					if (state.status === "loading") settle(null, true);
					break;
				}
				await new Promise<void>((resolve) => options.later(resolve, wait));
				if (started !== generation) return;
			}
		}
		if (started === generation) scheduleCheck();
	}

	function scheduleCheck(): void {
		cancel = options.later(() => void check(), nextCheckMs(state.me, options.now()));
	}

	/** Cancels the next check and ignores the answers of running ones. */
	function stop(): void {
		generation++;
		cancel();
	}

	return {
		state: () => state,
		check: () => check(),
		/** Checks without notifying the tabs, which know of the change. */
		recheck: () => void check(true),
		/** Shows 'signed out' and stops checking until `signedOut`: a check would still find the session. */
		clear(): void {
			stop();
			settle(null, true);
		},
		/** The server has ended the session: notifies the other tabs and checks again. */
		signedOut(): void {
			options.notifyTabs("SIGNED_OUT");
			// ignores earlier requests, which may answer 'signed in'
			stop();
			scheduleCheck();
		},
		stop,
	};
}
