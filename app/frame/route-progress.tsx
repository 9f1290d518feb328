import { useNavigation } from "react-router";

/** A thin red bar at the top while the next page loads. */
export function RouteProgress() {
	const { state } = useNavigation();
	return state === "idle" ? null : <div className="route-progress" role="progressbar" aria-label="Loading page" />;
}
