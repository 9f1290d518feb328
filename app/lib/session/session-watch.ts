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
export type SessionWatchOptions = Clock & {
	/** Reads the session from the server, which renews it when due. Rejects when the server cannot be reached. */
	fetchMe: () => Promise<Me | null>;
	/** Called with each answer of the server, except outdated ones after a sign-out or a newer check. */
	onAnswer: (me: Me | null) => void;
	onChange: (state: AuthState, event: AuthEvent) => void;
	/** Notifies the other tabs, which call `checkForOtherTab`. */
	notifyTabs: (event: AuthEvent) => void;
};

/** The change between two checks, or null. */
function eventBetween(before: AuthState, me: Me | null): AuthEvent | null {
	if (before.status === "loading") return "INITIAL_SESSION";
	if (!before.me) return me ? "SIGNED_IN" : null;
	if (!me) return "SIGNED_OUT";
	if (before.me.id !== me.id) return "SIGNED_IN";
	if (before.me.session.expires_at !== me.session.expires_at) return "TOKEN_REFRESHED";
	return JSON.stringify(before.me) === JSON.stringify(me) ? null : "USER_UPDATED";
}

/** The time until the next check: 30 s, less when the session ends within 90 s after that. */
export function nextCheckMs(me: Me | null, now: number): number {
	if (!me) return CHECK_EVERY_MS;
	const left = Date.parse(me.session.expires_at) - now;
	return Math.min(CHECK_EVERY_MS, Math.max(1_000, left - REFRESH_WHEN_LEFT_MS));
}

/**
 * Watches the session of this browser (AUTH-3). When the server does not answer, it retries after 200 ms, doubling,
 * for 30 s; the last known state remains meanwhile.
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
				// outdated by a sign-out or a newer check
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
		/** Another tab reported a change. */
		checkForOtherTab: () => void check(true),
		/**
		 * Shows 'signed out' at once and stops checking: until the server has ended the session (`signedOut`), a
		 * check would still find it.
		 */
		clear(): void {
			stop();
			settle(null, true);
		},
		/**
		 * The server has ended the session. Only now are other tabs notified, as they would have found it before.
		 * Checks go on.
		 */
		signedOut(): void {
			options.notifyTabs("SIGNED_OUT");
			// earlier requests may still answer 'signed in'
			stop();
			scheduleCheck();
		},
		stop,
	};
}
