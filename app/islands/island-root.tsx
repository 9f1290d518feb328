import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Here } from "../lib/hooks/use-here.ts";
import { AuthProvider } from "../lib/session/auth.tsx";
import { ThemeProvider } from "../lib/theme.tsx";

/** `here`: the page's path and query. `onRendered` runs before the first paint, `onAwake` after all effects. */
type IslandRootProps = { here: string; children: ReactNode; onRendered?: () => void; onAwake?: () => void };

/** The providers around an island, on the server and in the browser. */
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
