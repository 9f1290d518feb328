import type { Me } from "./me.ts";

export type AuthState = { status: "loading" | "signed-in" | "signed-out"; me: Me | null };
export type AuthEvent = "INITIAL_SESSION" | "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "USER_UPDATED";

export const CHECK_EVERY_MS = 30_000;
const REFRESH_WHEN_LEFT_MS = 90_000;
const FIRST_RETRY_MS = 200;

type Clock = {
	now: () => number;
	/** Runs `work` after `ms`; the answer cancels it. */
	later: (work: () => void, ms: number) => () => void;
};
export type SessionWatchOptions = Clock & {
	/** Asks the server who is signed in; rejects when it cannot be reached. The server prolongs a session that is due. */
	fetchMe: () => Promise<Me | null>;
	/** Told each answer of the server that counts; one that a sign-out or a newer look overtook does not. */
	onAnswer: (me: Me | null) => void;
	onChange: (state: AuthState, event: AuthEvent) => void;
	/** Tells the other tabs; they call `hear`. */
	tellTabs: (event: AuthEvent) => void;
};

/** What happened between two looks at the session, or null when nothing did. */
function eventBetween(before: AuthState, me: Me | null): AuthEvent | null {
	if (before.status === "loading") return "INITIAL_SESSION";
	if (!before.me) return me ? "SIGNED_IN" : null;
	if (!me) return "SIGNED_OUT";
	if (before.me.id !== me.id) return "SIGNED_IN";
	if (before.me.session.expires_at !== me.session.expires_at) return "TOKEN_REFRESHED";
	return JSON.stringify(before.me) === JSON.stringify(me) ? null : "USER_UPDATED";
}

/** How long until the next look: every 30 s, sooner when the session has 90 s or less left before then. */
export function nextCheckMs(me: Me | null, now: number): number {
	if (!me) return CHECK_EVERY_MS;
	const left = Date.parse(me.session.expires_at) - now;
	return Math.min(CHECK_EVERY_MS, Math.max(1_000, left - REFRESH_WHEN_LEFT_MS));
}

/**
 * Watches the session of this browser (AUTH-3). While the server does not answer, it is asked again after 200 ms, doubling,
 * for 30 s; the last known state stands meanwhile.
 */
export function createSessionWatch(options: SessionWatchOptions) {
	let state: AuthState = { status: "loading", me: null };
	let cancel = () => {};
	let generation = 0;

	function settle(me: Me | null, heard: boolean): void {
		const event = eventBetween(state, me);
		if (!event) return;
		state = { status: me ? "signed-in" : "signed-out", me };
		options.onChange(state, event);
		if (!heard && event !== "INITIAL_SESSION") options.tellTabs(event);
	}

	async function check(heard = false): Promise<void> {
		cancel();
		const mine = ++generation;
		const began = options.now();
		for (let wait = FIRST_RETRY_MS; ; wait *= 2) {
			try {
				const me = await options.fetchMe();
				// a sign-out or a newer look came in between: this answer is old
				if (mine !== generation) return;
				options.onAnswer(me);
				settle(me, heard);
				break;
			} catch {
				if (mine !== generation) return;
				if (options.now() + wait - began > CHECK_EVERY_MS) {
					if (state.status === "loading") settle(null, true);
					break;
				}
				await new Promise<void>((resolve) => options.later(resolve, wait));
				if (mine !== generation) return;
			}
		}
		if (mine === generation) lookLater();
	}

	function lookLater(): void {
		cancel = options.later(() => void check(), nextCheckMs(state.me, options.now()));
	}

	/** No look that is due or under way says anything any more. */
	function forget(): void {
		generation++;
		cancel();
	}

	return {
		state: () => state,
		check: () => check(),
		/** Another tab told of a change. */
		hear: () => void check(true),
		/**
		 * Shows 'signed out' at once, whatever the server is doing, and looks no more: until it is done (`signedOut`), a look would
		 * still find the session alive.
		 */
		clear(): void {
			forget();
			settle(null, true);
		},
		/** The server has ended the session: told any earlier, another tab would still find it alive. The watch goes on. */
		signedOut(): void {
			options.tellTabs("SIGNED_OUT");
			// what was asked before the end may still say 'signed in'
			forget();
			lookLater();
		},
		stop: forget,
	};
}
