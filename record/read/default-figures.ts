import { isBatter } from "./fill.ts";
import type { Frame, Named } from "./frame.ts";
import { type ConceptName, conceptOf } from "./tables/measures.ts";

const isBowler = ({ role }: Named): boolean => role === "bowler";

/**
 * Completes a question that has names and no figure, as people type it: "Kohli v Bumrah" asks for the runs of one off
 * the other, "CSK v MI" for the wins of both, "Kohli" for his runs, "RCB at Wankhede" for their wins and defeats.
 * Returns every other frame as it is.
 */
export function withDefaultFigures(frame: Frame): Frame {
	if (hasTask(frame)) return frame;
	const { people, sides } = frame;
	const [one, other] = people;
	if (people.length === 2 && sides.length === 0 && one && other) return ofTwo(frame, one, other);
	if (people.length === 1 && sides.length < 2 && one) return withMeasures(frame, figuresOf(one));
	if (people.length > 0) return frame;
	if (sides.length === 1) return withMeasures(frame, sides[0]?.link === "against" ? [] : ["wins", "losses"]);
	return sides.length === 2 ? { ...withMeasures(frame, ["wins"]), comparing: ["high"], marks: ["versus"] } : frame;
}

/** True if the words ask for something, or say more than names, conditions and "head to head". */
const hasTask = (frame: Frame) =>
	frame.wants_yes ||
	frame.states === true ||
	frame.ask_link !== undefined ||
	// "Boucher's not outs" counts the innings that meet the condition
	frame.limits.some(({ any }) => any.some(({ figures }) => figures !== undefined)) ||
	hasParts(frame);
const hasParts = ({ asks, measures, nouns, extremes, comparing, thresholds, verbs, marks, people, sides }: Frame) =>
	[asks, measures, nouns, extremes, comparing, thresholds, verbs].some(({ length }) => length > 0) ||
	marks.some((mark) => mark !== "versus") ||
	[...people, ...sides].some(({ not, ids }) => not || ids.length > 1);

/** "Kohli v Bumrah": a batter off a bowler; two batters or two bowlers are compared. */
function ofTwo(frame: Frame, one: Named, other: Named): Frame {
	if (other.link === "with" || one.link !== undefined) return frame;
	const [bowler, second] = [one, other].filter(isBowler);
	const batter = one === bowler ? other : one;
	if (bowler && !second)
		return withMeasures({ ...frame, people: [plain(batter), { ...plain(bowler), link: "off" }], marks: [] }, ["runs"]);
	if (!second && !(isBatter(one) && isBatter(other))) return frame;
	const people = [plain(one), plain(other)];
	return { ...withMeasures({ ...frame, people, marks: [] }, second ? ["wickets"] : ["runs"]), comparing: ["high"] };
}
const plain = ({ link: _, joined: __, ...person }: Named): Named => person;

/** The figures that people mean by a name alone. */
const figuresOf = (person: Named): ConceptName[] =>
	isBowler(person) ? ["wickets"] : isBatter(person) ? ["runs"] : ["runs", "wickets"];

const withMeasures = (frame: Frame, names: ConceptName[]): Frame => ({
	...frame,
	measures: names.map((name, at) => ({
		...{ name, not: false, words: conceptOf(name).words },
		...(at > 0 ? { outcome: "and" as const } : {}),
	})),
});

/** The figures that may decide who is best. */
const BEST: Record<"batting" | "bowling", ConceptName[]> = {
	batting: ["runs", "average", "strike_rate"],
	bowling: ["wickets", "economy", "average"],
};

/**
 * Returns the frames that "the best bowler at the death" or "who is better, Rohit or Kohli" may mean: one per figure
 * that may decide it. Empty if the question names a figure, or does not say whether it is about batters or bowlers.
 */
export function framesByFigure(frame: Frame): Frame[] {
	const { measures, extremes, comparing, nouns, people, sides, thresholds, verbs } = frame;
	const isOpen = measures.length + thresholds.length + verbs.length === 0;
	const isBest = extremes.some(({ name }) => name === "best" || name === "worst") || comparing.includes("best");
	if (!isOpen || !isBest || (people.length === 0 && sides.length > 1)) return [];
	const of = (name: string) => nouns.some((noun) => noun.name === name);
	const isOfBowlers = of("bowler") || (people.length > 0 && people.every(isBowler));
	const isOfBatters = of("batter") || (people.length > 0 && people.every(isBatter));
	if (isOfBowlers === isOfBatters) return [];
	return BEST[isOfBowlers ? "bowling" : "batting"].map((name) => withMeasures(frame, [name]));
}
