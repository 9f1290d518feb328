import { WifiOff } from "lucide-react";
import { offlineTexts } from "../lib/offline/rules.ts";
import { OPAQUE } from "../ui/opaque.ts";

/** The note that a page may be old, hidden until the connection is gone (live/offline.ts). */
export function Offline() {
	return (
		<div role="status">
			<p className="offline-note" hidden>
				<WifiOff className="icon" />
				<span>
					{offlineTexts.note} As of <time {...OPAQUE} />.
				</span>
			</p>
		</div>
	);
}
