import { canonical } from "../../language/canonical.ts";
import { compile } from "../../language/compile.ts";
import { AGAINST, CONDITIONS, type Condition } from "../../language/conditions.ts";
import { type Question, QuestionError, type Where } from "../../language/question.ts";
import { ROWS, type RowsName } from "../../language/rows/rows.ts";
import { CONCEPTS } from "../lexicon/measures.ts";
import type { Bounds, Piece } from "../pieces.ts";
import { partsOfPerson, partsOfSide } from "./roles.ts";

export type Scope = Extract<Piece, { is: "person" | "side" | "where" | "threshold" }>;
/** A question that uses every piece of its scope, and how unlikely that is what was meant. */
export type Frame = { question: Question; cost: number };
/** Whether a threshold is one on each row, on a whole line, or either with a liking for one. */
export type Lines = "rows" | "lines";

type Step = { where?: Where; not?: Where; having?: Record<string, Bounds>; cost: number };

/** The questions for a measure that use all of `scope`, the likeliest first. */
export function framesFor(rows: RowsName, measure: string, scope: Scope[], prefers: Lines): Frame[] {
	let frames: Frame[] = [{ question: { rows, measures: [measure] }, cost: 0 }];
	for (const piece of scope) {
		const steps = stepsOf(rows, piece, prefers);
		frames = frames
			.flatMap((frame) => steps.flatMap((step) => taken(frame, step, piece) ?? []))
			.sort((a, b) => a.cost - b.cost)
			.slice(0, MOST);
	}
	return frames.filter(({ question }) => isValid(question));
}
const MOST = 24;

function stepsOf(rows: RowsName, piece: Scope, prefers: Lines): Step[] {
	if (piece.is === "threshold") return thresholdSteps(rows, piece, prefers);
	const part = piece.not ? "not" : "where";
	if (piece.is === "where")
		return piece.any.flatMap((where, nth) => (knows(rows, where) ? [{ [part]: where, cost: nth * NEXT_SENSE }] : []));
	const roles = piece.is === "person" ? partsOfPerson(rows, piece.link) : partsOfSide(rows, piece.link);
	return roles.map(({ field, cost }) => ({ [part]: { [field]: piece.ids.length === 1 ? piece.ids[0] : piece.ids }, cost }));
}
const NEXT_SENSE = 0.3;

/** Whether rows of the kind know what a condition asks. */
export function knows(rows: RowsName, { against = {}, figures = {}, ...where }: Where): boolean {
	const { kind } = ROWS[rows];
	const known = (table: Record<string, Condition>, name: string) => (table[name]?.facet ?? "") in kind.facets;
	return (
		Object.keys(where).every((name) => known(CONDITIONS, name)) &&
		Object.keys(against).every((name) => known(AGAINST, name)) &&
		Object.keys(figures).every((name) => name in kind.figures)
	);
}

function thresholdSteps(rows: RowsName, { concept, bounds, bare }: Extract<Scope, { is: "threshold" }>, prefers: Lines): Step[] {
	const { kind, measures } = ROWS[rows];
	const names = concept ? [concept, ...(CONCEPTS[concept]?.senses ?? []).flatMap((sense) => (sense.startsWith(`${rows}.`) ? [sense.slice(rows.length + 1)] : []))] : [DEFAULT_FIGURE[rows] ?? "runs"];
	const [figure] = names.filter((name) => name in kind.figures);
	const [measure] = names.filter((name) => name in measures);
	// "five wickets" of one innings are five or more; of a career just as many as that
	const asked = bare ? { from: bounds.from ?? 0 } : bounds;
	return [
		...(figure ? [{ where: { figures: { [figure]: asked } }, cost: prefers === "rows" ? 0 : 2 }] : []),
		...(measure ? [{ having: { [measure]: asked }, cost: prefers === "lines" ? 0 : 2 }] : []),
	];
}
const DEFAULT_FIGURE: Partial<Record<RowsName, string>> = { bowling: "wickets", campaigns: "points", sides: "by_runs", fielding: "catches" };

function taken({ question, cost }: Frame, step: Step, piece: Scope): Frame[] | undefined {
	const where = merged(question.where ?? {}, step.where ?? {}, piece);
	const not = merged(question.where?.not ?? {}, step.not ?? {}, piece);
	const having = both(question.having ?? {}, step.having ?? {});
	if (!where || !not || !having) return undefined;
	const { not: _, ...rest } = where as Where & { not?: Where };
	const all = { ...rest, ...(Object.keys(not).length > 0 ? { not } : {}) };
	return [
		{
			question: {
				...question,
				...(Object.keys(all).length > 0 ? { where: all } : {}),
				...(Object.keys(having).length > 0 ? { having } : {}),
			},
			cost: cost + step.cost,
		},
	];
}

/** Two thresholds on one figure as one span; undefined when they are no span. */
function both(a: Record<string, unknown>, b: Record<string, unknown>): Record<string, Bounds> | undefined {
	const all = { ...a } as Record<string, Bounds>;
	for (const [name, bounds] of Object.entries(b) as [string, Bounds][]) {
		const there = all[name];
		if (there && (Object.keys(there).some((end) => end in bounds))) return undefined;
		all[name] = { ...there, ...bounds };
	}
	return all;
}

/** One condition beside another: a second value of a field only where the words join the two. */
function merged(a: Where, b: Where, piece: Scope): Where | undefined {
	const all = { ...a } as Record<string, unknown>;
	const joins = "joined" in piece && piece.joined !== undefined;
	for (const [field, value] of Object.entries(b)) {
		const there = all[field];
		if (there === undefined) all[field] = value;
		else if (field === "figures" || field === "against") {
			const found = both(there as object as Record<string, unknown>, value as Record<string, unknown>);
			if (!found) return undefined;
			all[field] = found;
		} else if (joins && isPlain(there) && isPlain(value)) all[field] = [there, value].flat();
		else if (field === "season") {
			const span = overlap(there, value);
			if (!span) return undefined;
			all[field] = span;
		} else if (JSON.stringify(there) !== JSON.stringify(value)) return undefined;
	}
	return all as Where;
}

const isPlain = (value: unknown) => typeof value !== "object" || Array.isArray(value);

/** "Up to 2013" and "from 2010" are a span; two single seasons are none. */
function overlap(a: unknown, b: unknown): Bounds | undefined {
	if (isPlain(a) || isPlain(b)) return undefined;
	const [one, other] = [a as Bounds, b as Bounds];
	return "from" in one && "to" in one ? undefined : "from" in other === "from" in one ? undefined : { ...one, ...other };
}

const valid = new Map<string, boolean>();
const MOST_KEPT = 5000;

/** Whether the language takes the question. */
export function isValid(question: Question): boolean {
	const key = JSON.stringify(question);
	const known = valid.get(key);
	if (known !== undefined) return known;
	if (valid.size > MOST_KEPT) valid.clear();
	let takes = true;
	try {
		compile(canonical(question));
	} catch (error) {
		if (!(error instanceof QuestionError)) throw error;
		takes = false;
	}
	valid.set(key, takes);
	return takes;
}
