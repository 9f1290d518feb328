import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { LOADING, refreshSession, type Session, session, signOut, startSession } from "./session.ts";

type Auth = Session & { signOut: typeof signOut; refresh: typeof refreshSession };

const AuthContext = createContext<Auth | null>(null);

/** The session of this browser and its actions. Throws outside an AuthProvider. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (!auth) throw new Error("useAuth must be used within an AuthProvider");
	return auth;
}

/** Starts the session and provides it to `useAuth`. */
export function AuthProvider({ children }: { children: ReactNode }) {
	// during hydration the session must be the one that the server rendered
	const state = useSyncExternalStore(session.listen, session.get, () => LOADING);
	useEffect(startSession, []);
	const auth = useMemo<Auth>(() => ({ ...state, signOut, refresh: refreshSession }), [state]);
	return <AuthContext value={auth}>{children}</AuthContext>;
}
