import { useEffect } from "react";
import { Scripts } from "react-router";
import { keepEarlyInput } from "./early-input.ts";
import { InlineScript } from "./inline-script.tsx";
import { startLate } from "./start-late.ts";

/**
 * The router's scripts, fetched once the page has been painted: on a slow line the words, their styles and fonts come first. A browser with
 * scripts reads the inside of `noscript` as text, so nothing in there begins by itself, and React leaves it alone when it hydrates the page.
 */
export function LateScripts() {
	// the page answers to a hand from here on, its error page too
	useEffect(() => {
		document.documentElement.dataset.ready = "";
		// what was tapped and typed before is done now (early-input.ts)
		dispatchEvent(new Event("alive"));
	}, []);
	return (
		<>
			<noscript id={LATE}>
				<Scripts />
				{/* its fetch, and its icons', would delay the paint as well */}
				<link rel="manifest" href="/manifest.webmanifest" />
			</noscript>
			<InlineScript text={import.meta.env.SSR ? keepEarlyInput + startLate(LATE) : ""} />
		</>
	);
}
const LATE = "late-scripts";
