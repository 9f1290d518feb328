import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { Link } from "../../ui/link.tsx";

/** Back to the list as it was left, search and place included; for who came from elsewhere, to the directory. */
export function BackToPlayers() {
	const navigate = useNavigate();
	function goBack(event: MouseEvent) {
		const cameFromHere = window.history.state?.idx > 0;
		if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		navigate(-1);
	}
	return (
		<Link className="btn" data-variant="outline" to="/players" onClick={goBack}>
			<ArrowLeft className="icon" /> Back
		</Link>
	);
}
