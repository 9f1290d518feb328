import { type Misfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import type { Plan } from "../plan.ts";
import type { Extreme } from "../tables/asking.ts";
import { conceptOf } from "../tables/measures.ts";
import type { Signature } from "./form.ts";

/** The signature of questions with "most", "least", "best" and the like. */
export const TOP: Signature = {
	needs: [["extreme:best", "extreme:fast", "extreme:high", "extreme:low", "extreme:slow", "extreme:worst", "way"]],
	takes: ["mark:level", "mark:reach", "name", "threshold"],
};
export const MOST_PLACES = 50;

/** The requested end and places of a ranking, and the frame without them. */
export type Top = { frame: Frame; way: Extreme; places: Pick<Plan & { form: "ranking" }, "from" | "to"> };

/** Reads the requested end and places, or returns the words that fit none. */
export function topOf(whole: Frame): Top | Misfit {
	const frame = withoutTies(whole);
	const [way = "best", other] = new Set(frame.extremes.map(({ name }) => name));
	const rank = frame.extremes.find((one) => one.rank !== undefined)?.rank;
	const top = frame.extremes.find((one) => one.top !== undefined)?.top;
	const strange = other ?? strangeMark(whole) ?? strangeName(frame, rank);
	return strange ? { misfit: strange } : { frame, way, places: { from: rank ?? 1, to: rank ?? top ?? 1 } };
}

/** The requested places: three for "which three bowlers". A pair is one line. */
export const placesOf = ({ places, frame }: Top, isOne: boolean): Top["places"] =>
	isOne || places.from > 1 || places.to > 1 ? places : { from: 1, to: frame.asked_many ?? 1 };

/** The words of another kind of question: "second only to Kohli", "how many of the most", "how many times the most". */
function strangeName(frame: Frame, rank: number | undefined): string | undefined {
	const nextTo = rank === undefined ? undefined : frame.people.find(({ link }) => link === "to");
	if (nextTo) return nextTo.words;
	if (frame.counts_of) return "how many of";
	if (frame.marks.includes("level") && frame.people[0]) return frame.people[0].words;
	const isOften = frame.thresholds.some(({ noun }) => noun === "time");
	return isOften || frame.nouns.some(({ name, asked }) => name === "time" && asked) ? "times" : undefined;
}

const RANKED: readonly string[] = ["bat", "ball", "together", "level"];
const strangeMark = ({ marks, measures }: Frame): string | undefined =>
	marks.find(
		(mark) =>
			!RANKED.includes(mark) &&
			!(mark === "reach" && measures.some(({ name }) => name === "balls" || conceptOf(name).way !== undefined)),
	);

/** Drops "two bowlers are level", because the answer names everybody at the first place. */
function withoutTies(frame: Frame): Frame {
	if (!frame.marks.includes("level")) return frame;
	const isTie = ({ noun, bare }: Frame["thresholds"][number]) =>
		bare && noun !== undefined && nounOf(noun).by !== undefined;
	const tied = frame.thresholds.filter(isTie).flatMap(({ noun }) => noun ?? []);
	const nouns = tied.map((name) => ({ name, asked: false, unit: false, not: false, lead: true, many: true }));
	return {
		...frame,
		nouns: [...frame.nouns, ...nouns],
		thresholds: frame.thresholds.filter((one) => !isTie(one)),
	};
}

export const ordered = (order: "best" | "worst") => (order === "worst" ? { order } : {});
