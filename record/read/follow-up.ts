import { nounOf } from "./fill.ts";
import type { Frame, FrameCondition, Named, Pronoun } from "./frame.ts";

/** The parts that a follow-up took from earlier questions: conditions by field, names by id. */
export type Carried = { measure: boolean; group: boolean; fields: string[]; ids: string[] };

/** Fields that replace one another: a follow-up that names a city drops the earlier ground. */
const KINDS: readonly (readonly string[])[] = [
	["season", "date", "month"],
	["ground", "city", "country", "home"],
	["phase", "overs", "first_balls"],
	["stage", "round", "day_of_season"],
	["innings", "batted"],
];
const kindOf = (field: string): string => KINDS.find((kind) => kind.includes(field))?.[0] ?? field;
const fieldsOf = ({ any }: FrameCondition): string[] => any.flatMap((where) => Object.keys(where));
const kindsOf = (limit: FrameCondition): string[] => fieldsOf(limit).map(kindOf);

const isOther = ({ link }: Named): boolean =>
	link === "against" || link === "off" || link === "with" || link === "to" || link === "by";
const counts = ({ measures, extremes, comparing, thresholds, verbs, marks }: Frame): boolean =>
	[measures, extremes, comparing, thresholds, verbs, marks].some((parts) => parts.length > 0);
const isGroup = ({ name }: Frame["nouns"][number]): boolean => ["player", "team"].includes(nounOf(name).by ?? "");

/** True if the question names or asks for somebody: a name, "which batter", "who". */
const isSomebody = ({ people, sides, nouns, asks }: Frame): boolean =>
	people.length + sides.length > 0 || nouns.some(isGroup) || asks.includes("who");
const hasTask = (frame: Frame): boolean =>
	counts(frame) || frame.asks.some((ask) => ask !== "which") || frame.nouns.some(({ asked }) => asked);

/** The part that makes a pronoun clear: for "his" a name, for "there" a place, for "that year" a season. */
const CLEAR: Record<Pronoun, (frame: Frame) => boolean> = {
	person: isSomebody,
	phase: ({ limits }) => limits.some((limit) => kindsOf(limit).includes("phase")),
	place: ({ limits }) => limits.some((limit) => kindsOf(limit).some((kind) => kind === "ground" || kind === "phase")),
	season: ({ limits }) => limits.some((limit) => kindsOf(limit).includes("season")),
};

/**
 * Returns the first unclear pronoun. In a question with "most", "that season" and "there" refer to an earlier question,
 * so they are unclear until the frame is completed from it (`isWhole`).
 */
export const unclearPronoun = ({ points, ...frame }: Frame, isWhole = false): Pronoun | undefined =>
	points.find(
		(pointer) =>
			!CLEAR[pointer]({ points, ...frame }) ||
			((pointer === "season" || pointer === "place") && !isWhole && frame.extremes.length > 0),
	);

/** True if a question needs the one before it to be understood. */
function needsContext(frame: Frame): boolean {
	const { people, sides, limits } = frame;
	if (frame.continues || unclearPronoun(frame)) return true;
	if (!hasTask(frame)) return people.length + sides.length + limits.length > 0;
	const isBare = limits.length === 0 && frame.extremes.length === 0 && !isSomebody(frame);
	return isBare && frame.measures.length > 0;
}

/**
 * Completes a follow-up: its parts replace those of the same kind in the question before, and the others stay. Returns
 * the question unchanged if it needs no completion, and undefined if it is still unclear.
 */
export function completeFrame(now: Frame, before: Frame | undefined): { frame: Frame; carried?: Carried } | undefined {
	if (!before || !needsContext(now)) return unclearPronoun(now) ? undefined : { frame: now };
	const people = namesIn(now.people, before.people);
	const isPerson = now.people.some((person) => !isOther(person)) && before.people.every(isOther);
	const earlier = isPerson ? before.sides.filter(isOther) : before.sides;
	const sides = namesIn(now.sides, earlier);
	const task = hasTask(now) ? changedTask(now, before) : sameTask(now, before);
	if (!people || !sides || !task) return undefined;
	const said = new Set(now.limits.flatMap(kindsOf));
	const kept = before.limits.filter((limit) => !kindsOf(limit).some((kind) => said.has(kind)));
	const frame = { ...now, ...task, people, sides, limits: [...kept, ...now.limits] };
	const names = [...people, ...sides].filter((name) => [...before.people, ...before.sides].includes(name));
	const carried = {
		measure: task.measures !== now.measures && task.measures.length > 0,
		group: task.nouns.some((noun) => !now.nouns.includes(noun)),
		fields: kept.flatMap(fieldsOf),
		ids: names.flatMap(({ ids }) => ids),
	};
	return unclearPronoun(frame, true) ? undefined : { frame, carried };
}

/**
 * The names of both questions. A single new name without a link replaces an earlier one, of two the one with its role,
 * and takes over its link. Undefined if it is open which one it replaces.
 */
function namesIn(now: readonly Named[], before: readonly Named[]): Named[] | undefined {
	const [only, more] = now;
	if (!only || before.length === 0) return [...before, ...now];
	if (more || only.link !== undefined)
		return [...before.filter((one) => isOther(one) !== isOther(only) || one.not !== only.not), ...now];
	const [one, other, third] = before;
	if (third || !one || (other && (one.joined ?? other.joined))) return undefined;
	const replaced = other ? before.filter(({ role }) => role === only.role) : [one];
	const [its, another] = replaced;
	if (!its || another) return undefined;
	const { link, not } = its;
	return before.map((name) => (name === its ? { ...only, not, ...(link ? { link } : {}) } : name));
}

/** The parts that say what to compute, without names and conditions. */
const TASK = [
	"asks",
	"wants_yes",
	"measures",
	"extremes",
	"comparing",
	"thresholds",
	"marks",
	"verbs",
	"ask_link",
	"counts_of",
	"choice",
] as const satisfies (keyof Frame)[];
type Task = Pick<Frame, (typeof TASK)[number] | "nouns">;

/** The nouns of both questions, one per group. */
const nounsIn = (now: Frame, before: Frame): Frame["nouns"] => [
	...before.nouns.filter(({ name }) => !now.nouns.some((noun) => nounOf(noun.name).by === nounOf(name).by)),
	...now.nouns,
];

/** "And Rohit?" asks the same about another name. */
const sameTask = (now: Frame, before: Frame): Task => ({
	...(Object.fromEntries(TASK.map((part) => [part, before[part]])) as unknown as Task),
	nouns: nounsIn(now, before),
});

/** "And wickets?" asks for another measure. Undefined if a threshold on the first measure would be lost. */
function changedTask(now: Frame, before: Frame): Task | undefined {
	const either = <Name extends "measures" | "extremes" | "comparing" | "marks" | "asks" | "thresholds">(name: Name) =>
		now[name].length > 0 ? now[name] : before[name];
	const isOther = now.measures.length > 0 || now.verbs.length > 0;
	if (isOther && before.thresholds.length > 0 && now.thresholds.length === 0) return undefined;
	const isFigure = now.asks.includes("count") || unclearPronoun(now) === "person";
	if (isFigure && before.extremes.length + before.comparing.length > 0) return undefined;
	return {
		asks: either("asks"),
		wants_yes: now.wants_yes || (now.asks.length === 0 && before.wants_yes),
		measures: now.verbs.length > 0 ? now.measures : either("measures"),
		nouns: nounsIn(now, before),
		extremes: either("extremes"),
		comparing: either("comparing"),
		thresholds: either("thresholds"),
		marks: either("marks"),
		verbs: isOther ? now.verbs : before.verbs,
		...(before.choice ? { choice: before.choice } : {}),
	};
}
