import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { noteRead, REACHED } from "../live/offline.ts";

/** Stores each page that the router shows for reading offline, and reloads its data when the connection is back. */
export function useSiteReached(): void {
	const { key } = useLocation();
	const { revalidate } = useRevalidator();
	// biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation
	useEffect(noteRead, [key]);
	useEffect(() => {
		const again = () => void revalidate();
		addEventListener(REACHED, again);
		return () => removeEventListener(REACHED, again);
	}, [revalidate]);
}
