import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { Link } from "./link.tsx";

/** Back to the list as it was left, search and place included; for who came from elsewhere, to the whole list. */
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

/** By the router, or by a link that was followed before the scripts had come. */
const cameFromHere = () =>
	window.history.state?.idx > 0 ||
	(window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
