import { X } from "lucide-react";
import { OPAQUE } from "../../ui/opaque.ts";
import "./more.css";

/** The sheet of every area (SHELL-2). A script fills it from the page /more and opens it (live/more.ts). */
export function MoreSheet() {
	return (
		<dialog className="more" aria-labelledby="more-title">
			<div className="more-head">
				<h2 id="more-title">Everything here</h2>
				<button type="button" className="btn" data-variant="quiet" data-size="icon" data-act="close" aria-label="Close">
					<X className="icon" />
				</button>
			</div>
			<div className="more-content" {...OPAQUE} />
		</dialog>
	);
}
