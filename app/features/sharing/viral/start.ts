import { isDueHere } from "./due.ts";
import type { ShowAccepted } from "./viral-sheet.ts";

/**
 * Opens the challenge when it is due. Its scripts load only then; a failed download is ignored, because it is optional.
 */
export async function startChallenge(loadAccepted: () => Promise<ShowAccepted>): Promise<void> {
	if (!isDueHere()) return;
	const ignored = () => undefined;
	const module = await import("./open-when-undisturbed.ts").catch(ignored);
	module?.openWhenUndisturbed(async () =>
		(await import("./viral-sheet.ts").catch(ignored))?.openChallenge(loadAccepted),
	);
}
