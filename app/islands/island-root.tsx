import { type ReactNode, useEffect } from "react";
import { Here } from "../lib/hooks/use-here.ts";
import { AuthProvider } from "../lib/session/auth.tsx";
import { ThemeProvider } from "../lib/theme.tsx";

/** `here`: the page's path and query. `onAwake` is called when the island has been hydrated. */
type IslandRootProps = { here: string; children: ReactNode; onAwake?: () => void };

/** What surrounds an island, on the server as in the browser. */
export function IslandRoot({ here, children, onAwake }: IslandRootProps) {
	useEffect(() => onAwake?.(), [onAwake]);
	return (
		<Here value={here}>
			<ThemeProvider>
				<AuthProvider>{children}</AuthProvider>
			</ThemeProvider>
		</Here>
	);
}
