import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { Link } from "./link.tsx";

/** Goes back to the list with its search and scroll position; visitors who came from elsewhere get the whole list. */
export function BackLink({ to }: { to: string }) {
	const navigate = useNavigate();
	function goBack(event: MouseEvent) {
		if (!cameFromHere() || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		navigate(-1);
	}
	return (
		<Link className="btn" data-variant="outline" to={to} onClick={goBack}>
			<ArrowLeft className="icon" /> Back
		</Link>
	);
}

/**
 * Whether the visitor came from a page of this site, by the router or by a link followed before the scripts had
 * loaded.
 */
const cameFromHere = () =>
	window.history.state?.idx > 0 ||
	(window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
