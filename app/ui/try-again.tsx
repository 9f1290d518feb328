import { RotateCw } from "lucide-react";
import { useLocation } from "react-router";
import { Link } from "./link.tsx";

/** Reloads the whole document at the same address. It works after a failed script, loader or connection. */
export function TryAgain() {
	const { pathname, search } = useLocation();
	return (
		<Link className="btn" to={pathname + search} reloadDocument>
			<RotateCw className="icon" /> Try again
		</Link>
	);
}
