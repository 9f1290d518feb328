import { readFilter } from "../../../lib/filters.ts";

/** Seconds between two steps, and whether a step is an over. */
export const PACES = {
	live: { name: "Live", seconds: 40, overs: false },
	x4: { name: "×4", seconds: 10, overs: false },
	x12: { name: "×12", seconds: 3.3, overs: false },
	overs: { name: "Overs", seconds: 6, overs: true },
} as const;
export type Pace = keyof typeof PACES;
const USUAL_PACE: Pace = "x12";

export const STARTS = {
	first: "First ball",
	chase: "The chase",
	last: "Last 5 overs",
} as const;
export type Start = keyof typeof STARTS;

export const reliveTexts = {
	lead: "Ball by ball, at your pace. Scores stay hidden until you get there.",
	starts: "From the chase you’ll see the target, from the last five overs the score so far.",
	paces:
		"Live is about 40 seconds a ball, as at the ground. ×4 and ×12 are faster, and Overs jumps an over at a time. Change it any time.",
	shield:
		"While you watch, we hide this match’s result everywhere in this browser until you finish. That needs JavaScript.",
	keys: "Space plays and pauses, arrow keys step ball by ball.",
	lost: "We couldn't load the balls. Use the links, or try again.",
};

/**
 * Reads ball or starting point (`at`) and pace from an address. `at` is null without either, and for a malformed
 * ball. Throws a 404 for an unknown starting point or pace.
 */
export function readRelive(search: URLSearchParams): { at: { ball: string } | { from: Start } | null; pace: Pace } {
	const ball = search.get("ball");
	const from = readFilter(search, "from", Object.keys(STARTS) as Start[]);
	const at = ball && /^b[12]-\d{1,2}\.\d{1,2}(-\d{1,2})?$/.test(ball) ? { ball } : null;
	return {
		at: at ?? (from ? { from } : null),
		pace: readFilter(search, "pace", Object.keys(PACES) as Pace[]) ?? USUAL_PACE,
	};
}

export const relivePath = (match_id: number, ball?: string, pace: Pace = USUAL_PACE): string =>
	`/matches/${match_id}/relive${ball ? `?ball=${ball}${pace === USUAL_PACE ? "" : `&pace=${pace}`}` : ""}`;

type BallPosition = { innings: number; over: number };
const FIRST_OF_LAST_FIVE = 16;

/** Returns the index of the ball at a starting point; the start of a chase without last overs, 0 without a chase. */
export function startOf(moments: readonly BallPosition[], from: Start): number {
	const chase = moments.findIndex(({ innings }) => innings === 2);
	if (from === "chase") return Math.max(0, chase);
	if (from === "last")
		return Math.max(
			0,
			moments.findIndex(({ innings, over }) => innings === 2 && over >= FIRST_OF_LAST_FIVE),
			chase,
		);
	return 0;
}

const sameOver = (one: BallPosition | undefined, other: BallPosition | undefined) =>
	one?.innings === other?.innings && one?.over === other?.over;

/** Returns the index of the last ball of the over of `at`; of the next over if `at` is a last ball. */
export function nextOver(moments: readonly BallPosition[], at: number): number {
	let index = Math.min(at + 1, moments.length - 1);
	while (index < moments.length - 1 && sameOver(moments[index], moments[index + 1])) index++;
	return index;
}

/** Returns the index of the last ball of the previous over; 0 in the first over. */
export function overBefore(moments: readonly BallPosition[], at: number): number {
	let index = at;
	while (index > 0 && sameOver(moments[index], moments[at])) index--;
	return index;
}
