import { Share2 } from "lucide-react";
import { useId, useState } from "react";
import { SharePanel } from "./share-panel.tsx";
import "../../ui/styles/cards.css";

/** PLAYER-2: a button that shows and hides the share panel of the site. */
export default function ShareToggle() {
	const [open, setOpen] = useState(false);
	const id = useId();
	return (
		<div className="needs-script">
			<button
				type="button"
				className="btn"
				data-variant="outline"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				<Share2 className="icon" /> {open ? "Hide sharing" : "Share & Earn"}
			</button>
			<section className="card" id={id} hidden={!open} aria-label="Share & Earn">
				<SharePanel type="general" />
			</section>
		</div>
	);
}
