export const warZoneTexts = {
	title: "Social war zone",
	live: "Today's scores, counted from what fans did.",
	sample: "Samples of a busy match day.",
} as const;

/** A showcase counter one tick later: one to four more. `chance`: from 0 up to 1. */
export const tickedCounter = (count: number, chance: number): number => count + 1 + Math.floor(4 * chance);
/** A showcase score one tick later; one tick in three changes nothing. `chance`: from 0 up to 1. */
export const tickedScore = (score: number, chance: number): number =>
	score + (chance < 1 / 3 ? 0 : 5 * Math.ceil(3 * chance));
