import { RotateCw } from "lucide-react";
import { useHere } from "../lib/hooks/use-here.ts";
import { Link } from "./link.tsx";

/** Reloads the whole document at the same address. It works after a failed script, loader or connection. */
export function TryAgain() {
	return (
		<Link className="btn" to={useHere()} reloadDocument>
			<RotateCw className="icon" /> Try again
		</Link>
	);
}
