import { atom } from "nanostores";
import { RequestFailed, request } from "../api.ts";
import { storeFanHint } from "../hint.ts";
import { storeOwner } from "../offline/storage.ts";
import { runLater } from "../run-later.ts";
import type { Me } from "./me.ts";
import { type AuthState, createSessionWatch } from "./session-watch.ts";
import { shownFan } from "./shown-fan.ts";

type SignOutScope = "global" | "local" | "others";
export type Session = AuthState & {
	/** the last sign-out failed, so this browser still has its session */
	signOutFailed: boolean;
	/** the last answer said that a match is live */
	live: boolean;
};

/** The session on the server, and in the browser until the first answer. */
export const LOADING: Session = { status: "loading", me: null, signOutFailed: false, live: false };

export const session = atom<Session>(LOADING);

const update = (part: Partial<Session>) => session.set({ ...session.get(), ...part });

function storeFan(me: Me | null): void {
	storeOwner(me?.id ?? null);
	storeFanHint(me && shownFan(me));
}

async function fetchMe(): Promise<Me | null> {
	const { me, live } = await request("GET /me");
	if (live !== session.get().live) update({ live });
	return me;
}

let watch: ReturnType<typeof createSessionWatch> | undefined;

/** Checks the session now and regularly while the page lives. A second call does nothing. */
export function startSession(): void {
	if (watch) return;
	const tabs = new BroadcastChannel("auth");
	const created = createSessionWatch({
		fetchMe,
		onAnswer(me) {
			update({ signOutFailed: false });
			storeFan(me);
		},
		now: () => Date.now(),
		later: runLater,
		onChange: update,
		notifyTabs: (event) => tabs.postMessage(event),
	});
	watch = created;
	tabs.onmessage = () => created.recheck();
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") void created.check();
	});
	addEventListener("online", () => void created.check());
	// a page that Back restores from memory may show another fan
	addEventListener("pageshow", ({ persisted }) => persisted && void created.check());
	void created.check();
}

/** Resolves to the session once the server has answered. */
export const loadedSession = (): Promise<Session> =>
	new Promise((resolve) => {
		const stop = session.subscribe((now) => {
			if (now.status === "loading") return;
			resolve(now);
			queueMicrotask(() => stop());
		});
	});

/** Checks the session now, for use after signing in or saving the profile. */
export const refreshSession = async (): Promise<void> => watch?.check();

/** Signs out, on the screen at once. Returns false if the server did not end the session. */
export async function signOut(scope: SignOutScope = "global"): Promise<boolean> {
	if (scope !== "others") {
		watch?.clear();
		storeFan(null);
	}
	try {
		await request("POST /auth/sign-out", { body: { scope } });
	} catch (error) {
		console.warn("Sign-out failed:", error);
		// 401: there is no session to end
		if (!(error instanceof RequestFailed && error.status === 401)) {
			update({ signOutFailed: true });
			return false;
		}
	}
	update({ signOutFailed: false });
	if (scope !== "others") watch?.signedOut();
	return true;
}
