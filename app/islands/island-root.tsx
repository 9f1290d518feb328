import { type ReactNode, useEffect } from "react";
import { AuthProvider } from "../lib/session/auth.tsx";
import { ThemeProvider } from "../lib/theme.tsx";

/** What surrounds an island, on the server as in the browser. `onAwake` is called when it has been hydrated. */
export function IslandRoot({ children, onAwake }: { children: ReactNode; onAwake?: () => void }) {
	useEffect(() => onAwake?.(), [onAwake]);
	return (
		<ThemeProvider>
			<AuthProvider>{children}</AuthProvider>
		</ThemeProvider>
	);
}
