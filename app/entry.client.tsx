import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startChallenge } from "./features/sharing/viral/due.ts";
import { startFrame } from "./frame/live/start.ts";
import { startTouch } from "./frame/live/touch.ts";
import { surviveTranslation } from "./frame/tab/translated.ts";

// lets the browser paint and handle input between evaluating the scripts and hydrating; in one go they are a single
// long task
setTimeout(() => {
	// its address is another page's already (early-input.ts)
	if (document.documentElement.dataset.leaving !== undefined) return;
	surviveTranslation();
	startFrame();
	startTouch();
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});
	startChallenge(() => import("./islands/challenge.tsx"));
});
