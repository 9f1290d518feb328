import {
	createContext,
	type ReactNode,
	startTransition,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { RequestFailed, request } from "../api.ts";
import type { Me } from "./me.ts";
import { type AuthState, createSessionWatch } from "./session-watch.ts";

type SignOutScope = "global" | "local" | "others";
export type Auth = AuthState & {
	/** Signs out on the screen at once. Returns whether the server has ended the session. */
	signOut: (scope?: SignOutScope) => Promise<boolean>;
	/** the last sign-out failed: this browser still has its session */
	signOutFailed: boolean;
	/** Reads the session now, after signing in or saving the profile. */
	refresh: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/** The fan of this browser, or null. Throws outside an AuthProvider. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (!auth) throw new Error("useAuth must be used within an AuthProvider");
	return auth;
}

type AuthProviderProps = {
	children: ReactNode;
	/** called with each answer of the server on who is signed in, and at once after a sign-out */
	onFan?: (id: string | null) => void;
};

async function fetchMe(): Promise<Me | null> {
	return (await request("GET /me")).me;
}

export function AuthProvider({ children, onFan }: AuthProviderProps) {
	const [state, setState] = useState<AuthState>({ status: "loading", me: null });
	const [signOutFailed, setSignOutFailed] = useState(false);
	// a ref, because a state would render every user of the session once more on every page
	const watch = useRef<ReturnType<typeof createSessionWatch>>(null);

	useEffect(() => {
		const tabs = new BroadcastChannel("auth");
		const watching = createSessionWatch({
			fetchMe,
			onAnswer(me) {
				setSignOutFailed(false);
				onFan?.(me?.id ?? null);
			},
			now: () => Date.now(),
			later: (work, ms) => {
				const timer = setTimeout(work, ms);
				return () => clearTimeout(timer);
			},
			// many components use the fan, so the update is a transition that does not block input
			onChange: (state) => startTransition(() => setState(state)),
			tellTabs: (event) => tabs.postMessage(event),
		});
		tabs.onmessage = () => watching.hear();
		const onVisible = () => document.visibilityState === "visible" && void watching.check();
		const onLine = () => void watching.check();
		document.addEventListener("visibilitychange", onVisible);
		window.addEventListener("online", onLine);
		watch.current = watching;
		void watching.check();
		return () => {
			watching.stop();
			document.removeEventListener("visibilitychange", onVisible);
			window.removeEventListener("online", onLine);
			tabs.close();
		};
	}, [onFan]);

	const auth = useMemo<Auth>(
		() => ({
			...state,
			signOutFailed,
			refresh: async () => watch.current?.check(),
			signOut: async (scope = "global") => {
				// signs out on the screen even when the call fails
				if (scope !== "others") {
					watch.current?.clear();
					onFan?.(null);
				}
				try {
					await request("POST /auth/sign-out", { body: { scope } });
				} catch (error) {
					console.warn("Sign-out failed:", error);
					// 401: there is no session to end
					if (!(error instanceof RequestFailed && error.status === 401)) {
						setSignOutFailed(true);
						return false;
					}
				}
				setSignOutFailed(false);
				if (scope !== "others") watch.current?.signedOut();
				return true;
			},
		}),
		[state, signOutFailed, onFan],
	);
	return <AuthContext value={auth}>{children}</AuthContext>;
}
