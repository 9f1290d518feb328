import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Here } from "../lib/hooks/use-here.ts";
import { AuthProvider } from "../lib/session/auth.tsx";
import { ThemeProvider } from "../lib/theme.tsx";

/**
 * `here`: the page's path and query. `onRendered` is called when the island is in the page, `onAwake` after the effects of
 * its components.
 */
type IslandRootProps = { here: string; children: ReactNode; onRendered?: () => void; onAwake?: () => void };

/** What surrounds an island, on the server as in the browser. */
export function IslandRoot({ here, children, onRendered, onAwake }: IslandRootProps) {
	useLayoutEffect(() => onRendered?.(), [onRendered]);
	useEffect(() => onAwake?.(), [onAwake]);
	return (
		<Here value={here}>
			<ThemeProvider>
				<AuthProvider>{children}</AuthProvider>
			</ThemeProvider>
		</Here>
	);
}
