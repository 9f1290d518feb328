import type { Question } from "../../language/question.ts";
import { type Base, fill, isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { askedBy, asQuestion } from "../parts.ts";
import type { Form, Made } from "./form.ts";

/** The maximum of one innings. A greater number is a career total. */
const MOST: Readonly<Record<string, number>> = { runs: 200, wickets: 10 };

/** The career total in a question ("5000 runs", "his 200th wicket"); undefined without one. */
function markOf(frame: Frame): { key: "runs" | "wickets"; target: number } | undefined {
	const nth = frame.measures.find(({ nth }) => nth !== undefined);
	if (nth && (nth.name === "runs" || nth.name === "wickets")) return { key: nth.name, target: nth.nth ?? 0 };
	const [threshold, more] = frame.thresholds;
	if (!threshold || more || !threshold.bare) return undefined;
	const key = threshold.measure ?? "runs";
	const target = threshold.bounds.from ?? 0;
	return (key === "runs" || key === "wickets") && target > (MOST[key] as number) ? { key, target } : undefined;
}

/** True if a question asks how soon a career total was reached. */
export function isCareerMark(frame: Frame): boolean {
	const counted = frame.nouns.some(({ name, asked }) => asked && nounOf(name).by === "player");
	if (frame.wants_yes || (frame.asks.includes("count") && counted)) return false;
	if (frame.measures.some(({ nth }) => nth !== undefined)) return true;
	const soon =
		frame.marks.includes("first") ||
		frame.marks.includes("reach") ||
		frame.marks.includes("pass") ||
		frame.extremes.some(({ name }) => name === "fast");
	const isFewest =
		frame.extremes.some(({ name }) => name === "low") && frame.nouns.some(({ name }) => name === "innings");
	const isTeam =
		(frame.people.length === 0 && frame.nouns.some(({ name }) => name === "team" || name === "time")) ||
		(frame.people.length === 0 && frame.sides.length > 0);
	const counts = frame.asks.includes("count") && frame.nouns.some(({ name, asked }) => name === "season" && asked);
	if (isTeam || counts) return false;
	return (
		markOf(frame) !== undefined &&
		(soon || isFewest) &&
		!frame.nouns.some(({ unit, name }) => unit && name === "season")
	);
}

const EVERY_ROW = 25_000;
/** Limits the innings to players who reached the mark at all. */
const whoReached = (base: Base, target: number): Question => ({
	...asQuestion(base),
	by: ["player"],
	having: { [base.measure]: { from: target } },
	limit: 1000,
});

/** Who reached a career total first or in the fewest innings, or when a player did. */
export const reach: Form = {
	signature: {
		needs: [["career_mark"]],
		takes: ["mark:first", "mark:reach", "mark:pass", "extreme:fast", "extreme:high", "extreme:low", "name"],
	},
	make,
};

/** The noun of "how many matches did it take", which is refused: the reader counts only innings. */
const matchesIn = ({ nouns, asks }: Frame): string | undefined =>
	asks.includes("count") ? nouns.find(({ name, asked }) => name === "match" && asked)?.name : undefined;

function make(frame: Frame): Made {
	const mark = markOf(frame);
	const strange = frame.marks.find((one) => one !== "first" && one !== "reach" && one !== "pass");
	if (!mark || strange) return { misfit: strange ?? frame.measures[0]?.words ?? frame.thresholds[0]?.words ?? "" };
	const used = new Set<string>([mark.key, "innings_bowled", "innings"]);
	const other = frame.measures.find(({ name }) => !used.has(name))?.words ?? matchesIn(frame);
	if (other) return { misfit: other };
	const rows = mark.key === "runs" ? "batting" : "bowling";
	const base = fill(frame, `${rows}.${mark.key}`);
	if (isMisfit(base)) return base;
	const asked = askedBy(frame);
	const countsInnings =
		frame.nouns.some(({ name }) => name === "innings") || frame.measures.some(({ name }) => name === "innings_bowled");
	const person = frame.people.length === 1;
	const wanted = asked === "team" || asked === "opponent" ? "opponent" : asked;
	const by = person && countsInnings && wanted !== "season" ? ("innings" as const) : (wanted ?? "player");
	const question = {
		...asQuestion({
			...base,
			where: { ...base.where, ...(person ? {} : { player: { question: whoReached(base, mark.target) } }) },
		}),
		list: true,
		order: "keys" as const,
		limit: EVERY_ROW,
	};
	return [
		{
			form: "reach",
			question,
			target: mark.target,
			by,
			first: frame.marks.includes("first") && frame.extremes.length === 0,
		},
	];
}
