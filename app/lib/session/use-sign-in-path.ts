import { useHere } from "../hooks/use-here.ts";
import { safeReturnPath } from "../return-path.ts";

/** The address of the sign-in page that leads back to the current page. */
export function useSignInPath(): string {
	const next = safeReturnPath(useHere());
	return next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
}
