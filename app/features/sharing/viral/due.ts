// Not in one file with the challenge's texts, because every page loads this check and few show the challenge.

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
 * VIRAL-2: the challenge is due until it is first answered, and again after every third answer; never once it is turned
 * off.
 */
export function isDue(storage: ChallengeStorage): boolean {
	if (storage.getItem(OFF_KEY)) return false;
	if (!storage.getItem(CHALLENGE_KEYS.last)) return true;
	const count = readCount(storage);
	return count > 0 && count % ANSWERS_BETWEEN === 0;
}

/** Whether the challenge is due in this browser. Never where storage is forbidden, or it would open on every page. */
export function isDueHere(): boolean {
	try {
		return isDue(localStorage);
	} catch {
		return false;
	}
}
