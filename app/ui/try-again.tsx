import { RotateCw } from "lucide-react";
import { useLocation } from "react-router";
import { Link } from "./link.tsx";

/** Asks for the same address anew, the whole document: works when a script, a loader or the network failed. */
export function TryAgain() {
	const { pathname, search } = useLocation();
	return (
		<Link className="btn" to={pathname + search} reloadDocument>
			<RotateCw className="icon" /> Try again
		</Link>
	);
}
