import { canonical } from "../../language/canonical.ts";
import { faultsOf } from "../../language/faults/check.ts";
import type { Question, Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Bounds, Link, Piece } from "../pieces.ts";
import { knows } from "./known.ts";
import { thresholdSteps } from "./limits.ts";
import { partsOfPerson, partsOfSide } from "./roles.ts";
import { innerQuestion } from "./steps.ts";

export type Scope = Extract<Piece, { is: "person" | "side" | "where" | "threshold" | "step" }>;
/** A question that uses every piece of its scope, and how unlikely that is what was meant. */
export type Frame = { question: Question; cost: number };
/** Whether a threshold is one on each row, on a whole line, or either with a liking for one. */
export type Lines = "rows" | "lines";

export type Step = { measure?: string; where?: Where; not?: Where; having?: Record<string, Bounds>; cost: number };

/** The questions for a measure that use all of `scope`, the likeliest first. */
export function framesFor(rows: RowsName, measure: string, scope: Scope[], prefers: Lines): Frame[] {
	const start: Question = { rows, measures: [measure] };
	let frames: Frame[] = [{ question: start, cost: 0 }];
	for (const piece of scope) {
		const steps = stepsOf(start, piece, prefers, scope);
		frames = frames
			.flatMap((frame) => steps.flatMap((step) => taken(frame, step, piece) ?? []))
			.sort((a, b) => a.cost - b.cost)
			.slice(0, MOST);
	}
	return frames.filter(({ question }) => isValid(question) && !isVacuous(question));
}
const MOST = 24;

/** "Scores of 50 to 99 by those without a hundred": among rows with a line of their own there is no other. */
const isVacuous = ({ where, having = {} }: Question) =>
	Object.entries(having).some(
		([measure, bounds]) =>
			(bounds as Bounds).to === 0 && isApart(where?.figures ?? {}, CONCEPTS[measure]?.line?.figures ?? {}),
	);
const isApart = (a: NonNullable<Where["figures"]>, b: NonNullable<Where["figures"]>) =>
	Object.entries(a as Record<string, Bounds>).some(([figure, { from = 0, to = Number.POSITIVE_INFINITY }]) => {
		const other = (b as Record<string, Bounds>)[figure];
		return other !== undefined && ((other.from ?? 0) > to || (other.to ?? Number.POSITIVE_INFINITY) < from);
	});

function stepsOf(start: Question, piece: Scope, prefers: Lines, scope: Scope[]): Step[] {
	const { rows } = start;
	if (piece.is === "threshold") return thresholdSteps(start, piece, prefers);
	if (piece.is === "step") return innerSteps(start, piece, scope);
	const part = piece.not ? "not" : "where";
	if (piece.is === "where")
		return piece.any.flatMap((where, nth) =>
			knows(rows, where)
				? [
						{
							[part]: where,
							cost: nth * NEXT_SENSE + placeCost(where, piece.link) + openingCost(rows, where, piece.link),
						},
					]
				: [],
		);
	const roles = piece.is === "person" ? partsOfPerson(start, piece) : partsOfSide(rows, piece.link);
	return roles.map(({ field, cost }) => ({
		[part]: { [field]: piece.ids.length === 1 ? piece.ids[0] : piece.ids },
		cost,
	}));
}
/** A condition whose value another question finds. */
function innerSteps(start: Question, piece: Extract<Scope, { is: "step" }>, scope: Scope[]): Step[] {
	const question = innerQuestion(piece, start.rows, scope);
	if (!question) return [];
	const part = piece.not ? "not" : "where";
	if (piece.field === "season" || piece.field === "match")
		return knows(start.rows, { [piece.field]: 0 }) ? [{ [part]: { [piece.field]: { question } }, cost: 0 }] : [];
	const roles =
		piece.field === "player"
			? partsOfPerson(start, { ...piece, is: "person", ids: [], known: "whole" })
			: partsOfSide(start.rows, piece.link);
	return roles.map(({ field, cost }) => ({ [part]: { [field]: { question } }, cost }));
}
const NEXT_SENSE = 0.3;
/** Bowlers bowl to openers, and open only the bowling. */
const openingCost = (rows: RowsName, where: Where, link: Link | undefined) =>
	rows === "bowling" && where.opening && link !== "to" && link !== "against" ? 2 : 0;
/** "For Chennai" and "against Chennai" are no places. */
const placeCost = (where: Where, link: Link | undefined) =>
	("ground" in where || "city" in where) && link && ["for", "against", "by", "with", "victim"].includes(link) ? 4 : 0;

function taken({ question, cost }: Frame, step: Step, piece: Scope): Frame[] | undefined {
	const where = merged(question.where ?? {}, step.where ?? {}, piece);
	const not = merged(question.where?.not ?? {}, step.not ?? {}, piece);
	const having = both(question.having ?? {}, step.having ?? {});
	if (!where || !not || !having || contradicts(where, not)) return undefined;
	const { not: _, ...rest } = where as Where & { not?: Where };
	const all = { ...rest, ...(Object.keys(not).length > 0 ? { not } : {}) };
	return [
		{
			question: {
				...question,
				...(step.measure ? { measures: [step.measure] } : {}),
				...(Object.keys(all).length > 0 ? { where: all } : {}),
				...(Object.keys(having).length > 0 ? { having } : {}),
			},
			cost: cost + step.cost + (backwards(question.where ?? {}, step.where ?? {}, piece) ? BACKWARDS : 0),
		},
	];
}

/** Whether one condition is wanted and left out at once. */
const contradicts = (where: Where, not: Where) =>
	Object.entries(not).some(([field, value]) => JSON.stringify(where[field as "player"]) === JSON.stringify(value));

const BACKWARDS = 0.4;
/** The other side, or the man on the other side, named first and without a word that says so. */
const backwards = (where: Where, added: Where, piece: Scope) =>
	"link" in piece && piece.link
		? false
		: ("opponent" in added && !("team" in where)) || (("bowler" in added || "batter" in added) && !("player" in where));

/** Two thresholds on one figure as one span; undefined when they are no span. */
function both(a: Record<string, unknown>, b: Record<string, unknown>): Record<string, Bounds> | undefined {
	const all = { ...a } as Record<string, Bounds>;
	for (const [name, bounds] of Object.entries(b) as [string, Bounds][]) {
		const there = all[name];
		if (there && JSON.stringify(there) === JSON.stringify(bounds)) continue;
		if (there && Object.keys(there).some((end) => end in bounds)) return undefined;
		all[name] = { ...there, ...bounds };
	}
	return all;
}

/** One condition beside another: a second value of a field only where the words join the two. */
function merged(a: Where, b: Where, piece: Scope): Where | undefined {
	const all = { ...a } as Record<string, unknown>;
	const joins = "joined" in piece && piece.joined !== undefined;
	for (const [field, value] of Object.entries(b)) {
		const one = all[field] === undefined ? value : together(field, all[field], value, joins);
		if (one === undefined) return undefined;
		all[field] = one;
	}
	return all as Where;
}

/** Two values of one field as one; undefined when they cannot both be meant. */
function together(field: string, there: unknown, value: unknown, joins: boolean): unknown {
	if (field === "figures" || field === "against")
		return both(there as Record<string, unknown>, value as Record<string, unknown>);
	if (joins && isPlain(there) && isPlain(value) && field !== "player" && field !== "partner")
		return [there, value].flat();
	if (JSON.stringify(there) === JSON.stringify(value)) return there;
	return field === "season" ? overlap(there, value) : undefined;
}

const isPlain = (value: unknown) => typeof value !== "object" || Array.isArray(value);

/** "Up to 2013" and "from 2010" are a span; two single seasons are none. */
function overlap(a: unknown, b: unknown): Bounds | undefined {
	if (isPlain(a) || isPlain(b)) return undefined;
	const [one, other] = [a as Bounds, b as Bounds];
	return "from" in one && "to" in one
		? undefined
		: "from" in other === "from" in one
			? undefined
			: { ...one, ...other };
}

const valid = new Map<string, boolean>();
const MOST_KEPT = 5000;

/** Whether the language takes the question. */
export function isValid(question: Question): boolean {
	const key = JSON.stringify(question);
	const known = valid.get(key);
	if (known !== undefined) return known;
	if (valid.size > MOST_KEPT) valid.clear();
	const takes = faultsOf(canonical(question)).length === 0;
	valid.set(key, takes);
	return takes;
}
