// Separate from the challenge's texts: every page checks whether it is due, and few show it.

const EVERY = 3;

export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;
export const CHALLENGE_KEYS = {
	last: "lastViralChallenge",
	count: "challengeCount",
	team: "preferredTeam",
	hero: "preferredPlayer",
};
export const OFF = "viralChallengeOff";

export const countOf = (memory: Memory) => Math.max(0, Math.trunc(Number(memory.getItem(CHALLENGE_KEYS.count))) || 0);

/**
 * VIRAL-2: whether the challenge opens: the first time, then each time after three more accepts or closes; never once
 * it is turned off.
 */
export function isDue(memory: Memory): boolean {
	if (memory.getItem(OFF)) return false;
	if (!memory.getItem(CHALLENGE_KEYS.last)) return true;
	const count = countOf(memory);
	return count > 0 && count % EVERY === 0;
}

/** Whether it is due in this browser. Without storage it is not: it would open on every page. */
export function isDueHere(): boolean {
	try {
		return isDue(localStorage);
	} catch {
		return false;
	}
}
