import { useLocation } from "react-router";
import { safeReturnPath } from "../return-path.ts";

/** The address of the sign-in page that leads back to the current page. */
export function useSignInPath(): string {
	const { pathname, search } = useLocation();
	const next = safeReturnPath(pathname + search);
	return next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
}
