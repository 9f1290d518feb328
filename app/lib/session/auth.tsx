import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react";
import { LOADING, refreshSession, type Session, session, signOut, startSession } from "./session.ts";

export type Auth = Session & { signOut: typeof signOut; refresh: typeof refreshSession };

const AuthContext = createContext<Auth | null>(null);

/** The fan of this browser, or null. Throws outside an AuthProvider. */
export function useAuth(): Auth {
	const auth = useContext(AuthContext);
	if (!auth) throw new Error("useAuth must be used within an AuthProvider");
	return auth;
}

/** Starts the session, and renders its users with each change. */
export function AuthProvider({ children }: { children: ReactNode }) {
	// hydration renders what the server rendered: nobody is known yet
	const [state, setState] = useState<Session>(LOADING);
	useEffect(() => {
		startSession();
		// many components use the fan, so the update is a transition that does not block input
		return session.subscribe((now) => startTransition(() => setState(now)));
	}, []);
	const auth = useMemo<Auth>(() => ({ ...state, signOut, refresh: refreshSession }), [state]);
	return <AuthContext value={auth}>{children}</AuthContext>;
}
