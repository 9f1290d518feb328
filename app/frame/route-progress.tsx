import { useNavigation } from "react-router";

/** The cherry line on top while the next page is on its way. */
export function RouteProgress() {
	const { state } = useNavigation();
	return state === "idle" ? null : <div className="route-progress" role="progressbar" aria-label="Loading page" />;
}
