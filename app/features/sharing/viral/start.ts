import { isDueHere } from "./due.ts";
import type { ShowAccepted } from "./viral-sheet.ts";

/**
 * Opens the challenge when it is due and the fan has a moment. It is optional: its scripts come only then, and a failed
 * download is not reported.
 */
export async function startChallenge(loadAccepted: () => Promise<ShowAccepted>): Promise<void> {
	if (!isDueHere()) return;
	const ignored = () => undefined;
	const module = await import("./open-when-undisturbed.ts").catch(ignored);
	module?.openWhenUndisturbed(async () =>
		(await import("./viral-sheet.ts").catch(ignored))?.openChallenge(loadAccepted),
	);
}
