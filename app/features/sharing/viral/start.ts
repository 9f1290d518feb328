import { isDueHere } from "./due.ts";

/**
 * Opens the challenge when it is due and the fan has a moment. It is optional: `load` brings it only then, and a failed
 * download is not reported.
 */
export function startChallenge(load: () => Promise<{ openChallenge: () => void }>): void {
	if (!isDueHere()) return;
	const open = () =>
		void load().then(
			({ openChallenge }) => openChallenge(),
			() => {},
		);
	void import("./moment.ts").then(
		({ awaitMoment }) => awaitMoment(open),
		() => {},
	);
}
