import { RotateCw } from "lucide-react";
import { useHere } from "../lib/hooks/use-here.ts";

/** Reloads the whole document at the same address. It works after a failed script, loader or connection. */
export function TryAgain() {
	return (
		<a className="btn" href={useHere()}>
			<RotateCw className="icon" /> Try again
		</a>
	);
}
