import { useEffect } from "react";
import { Scripts } from "react-router";
import { keepEarlyInput } from "./early-input.ts";
import { InlineScript } from "./inline-script.tsx";
import { startLate } from "./start-late.ts";

/**
 * Loads the router's scripts after the first paint, so that a slow connection gets text, styles and fonts first. The
 * scripts are inside a `noscript`, which browsers with scripts read as text and do not start, and which React does
 * not touch when it hydrates.
 */
export function LateScripts() {
	// from here on the page handles input, also on its error page
	useEffect(() => {
		document.documentElement.dataset.ready = "";
		// replays the input made until now (early-input.ts)
		dispatchEvent(new Event("alive"));
	}, []);
	return (
		<>
			<noscript id={LATE}>
				<Scripts />
				{/* fetched late too: the manifest and its icons would delay the first paint */}
				<link rel="manifest" href="/manifest.webmanifest" />
			</noscript>
			<InlineScript text={import.meta.env.SSR ? keepEarlyInput + startLate(LATE) : ""} />
		</>
	);
}
const LATE = "late-scripts";
