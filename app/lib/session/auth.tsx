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
import { request } from "../api.ts";
import type { Me } from "./me.ts";
import { type AuthState, createSessionWatch } from "./session-watch.ts";

type SignOutScope = "global" | "local" | "others";
export type Auth = AuthState & {
	signOut: (scope?: SignOutScope) => Promise<void>;
	/** Looks at the session now: after signing in, or after saving one's profile. */
	refresh: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/** The fan of this browser, or that there is none. Throws outside an AuthProvider. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (!auth) throw new Error("useAuth must be used within an AuthProvider");
	return auth;
}

type AuthProviderProps = {
	children: ReactNode;
	/** told who is signed in each time the server says so, and at once when somebody signs out */
	onFan?: (id: string | null) => void;
};

async function fetchMe(): Promise<Me | null> {
	return (await request("GET /me")).me;
}

export function AuthProvider({ children, onFan }: AuthProviderProps) {
	const [state, setState] = useState<AuthState>({ status: "loading", me: null });
	// no state: whoever asks for the fan would be rendered once more for it, on every page
	const watch = useRef<ReturnType<typeof createSessionWatch>>(null);

	useEffect(() => {
		const tabs = new BroadcastChannel("auth");
		const watching = createSessionWatch({
			fetchMe,
			onAnswer: (me) => onFan?.(me?.id ?? null),
			now: () => Date.now(),
			later: (work, ms) => {
				const timer = setTimeout(work, ms);
				return () => clearTimeout(timer);
			},
			// half the page asks for the fan: it changes bit by bit, and stays open to a hand meanwhile
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
			refresh: async () => watch.current?.check(),
			signOut: async (scope = "global") => {
				// the screen forgets the fan even when the call fails
				if (scope !== "others") {
					watch.current?.clear();
					onFan?.(null);
				}
				try {
					await request("POST /auth/sign-out", { body: { scope } });
				} catch (error) {
					console.warn("Sign-out failed:", error);
				}
				if (scope !== "others") watch.current?.signedOut();
			},
		}),
		[state, onFan],
	);
	return <AuthContext value={auth}>{children}</AuthContext>;
}
