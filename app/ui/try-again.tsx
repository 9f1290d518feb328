import { RotateCw } from "lucide-react";
import { useHere } from "../lib/hooks/use-here.ts";

/** Reloads the page. It is a link, so it works when a script failed to load. */
export function TryAgain() {
	return (
		<a className="btn" href={useHere()}>
			<RotateCw className="icon" /> Try again
		</a>
	);
}
