// Separate from the challenge's texts: every page checks whether it is due, and few show it.

const ANSWERS_BETWEEN = 3;

export type ChallengeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
export const CHALLENGE_KEYS = {
	last: "lastViralChallenge",
	count: "challengeCount",
	team: "preferredTeam",
	hero: "preferredPlayer",
};
export const OFF_KEY = "viralChallengeOff";

export const readCount = (storage: ChallengeStorage) =>
	Math.max(0, Math.trunc(Number(storage.getItem(CHALLENGE_KEYS.count))) || 0);

/**
 * VIRAL-2: whether the challenge opens: the first time, then each time after three more accepts or closes; never once
 * it is turned off.
 */
export function isDue(storage: ChallengeStorage): boolean {
	if (storage.getItem(OFF_KEY)) return false;
	if (!storage.getItem(CHALLENGE_KEYS.last)) return true;
	const count = readCount(storage);
	return count > 0 && count % ANSWERS_BETWEEN === 0;
}

/** Whether it is due in this browser. Without storage it is not: it would open on every page. */
export function isDueHere(): boolean {
	try {
		return isDue(localStorage);
	} catch {
		return false;
	}
}
