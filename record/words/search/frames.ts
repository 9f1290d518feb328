import { canonical } from "../../language/canonical.ts";
import { compile } from "../../language/compile.ts";
import { AGAINST, CONDITIONS, type Condition } from "../../language/conditions.ts";
import { type Question, QuestionError, type Where } from "../../language/question.ts";
import { ROWS, type RowsName } from "../../language/rows/rows.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Bounds, Link, Piece } from "../pieces.ts";
import { partsOfPerson, partsOfSide } from "./roles.ts";
import { innerQuestion } from "./steps.ts";

export type Scope = Extract<Piece, { is: "person" | "side" | "where" | "threshold" | "step" }>;
/** A question that uses every piece of its scope, and how unlikely that is what was meant. */
export type Frame = { question: Question; cost: number };
/** Whether a threshold is one on each row, on a whole line, or either with a liking for one. */
export type Lines = "rows" | "lines";

type Step = { measure?: string; where?: Where; not?: Where; having?: Record<string, Bounds>; cost: number };

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
	return frames.filter(({ question }) => isValid(question));
}
const MOST = 24;

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
	const question = innerQuestion(piece, scope);
	if (!question) return [];
	const part = piece.not ? "not" : "where";
	if (piece.field === "season") return [{ [part]: { season: { question } }, cost: 0 }];
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
	("ground" in where || "city" in where) && link && ["for", "against", "by", "with"].includes(link) ? 4 : 0;

/** Whether rows of the kind know what a condition asks. */
function knows(rows: RowsName, { against = {}, figures = {}, ...where }: Where): boolean {
	const { kind } = ROWS[rows];
	const known = (table: Record<string, Condition>, name: string) => (table[name]?.facet ?? "") in kind.facets;
	return (
		Object.keys(where).every((name) => known(CONDITIONS, name)) &&
		Object.keys(against).every((name) => known(AGAINST, name)) &&
		Object.keys(figures).every((name) => name in kind.figures)
	);
}

function thresholdSteps(
	{ rows, measures: [main = ""] }: Question,
	{ concept, bounds, bare, ofRow }: Extract<Scope, { is: "threshold" }>,
	prefers: Lines,
): Step[] {
	const { kind, measures } = ROWS[rows];
	if (concept === "target")
		return "target" in kind.facets && bounds.from !== undefined
			? [{ where: { target: { from: Math.floor(bounds.from) + 1 } }, cost: 0 }]
			: [];
	const own = (CONCEPTS[concept ?? ""]?.senses ?? []).flatMap((sense) =>
		sense.startsWith(`${rows}.`) ? [sense.slice(rows.length + 1)] : [],
	);
	// "more than once" counts what is asked for
	const named =
		concept === "times"
			? [main]
			: concept
				? [ALIASES[rows]?.[concept] ?? concept, ...own]
				: [DEFAULT_FIGURE[rows] ?? "runs"];
	// the balls of a hundred are those that it took
	const names = [...(concept?.startsWith("balls") ? [BALLS_TO[main] ?? ""] : []), ...named];
	if (concept === "overs" && (rows === "bowling" || rows === "innings")) return [oversStep(bounds, bare, prefers)];
	// how many matches somebody has played is told by appearances alone
	const [measure] = names.filter((name) => name in measures && !(concept === "matches" && rows === "batting"));
	const [figure] = names.filter(
		(name) => name in kind.figures && !(measure && (bounds.from ?? 0) > (MOST_OF_ROW[`${rows}.${name}`] ?? Infinity)),
	);
	const isPace = prefers === "rows" && rows === "batting" && concept?.startsWith("balls");
	const asked = bare && !isPace && isLeast(rows, bounds.from ?? 0) ? { from: bounds.from ?? 0 } : bounds;
	const none = concept && bounds.to === 0 ? CONCEPTS[concept]?.line : undefined;
	// a figure is not counted among the rows that have none of it
	const never =
		none && !none.figures && knows(rows, none) && !own.includes(main)
			? [{ not: none, cost: prefers === "rows" ? 0 : 2 }]
			: [];
	return [
		...never,
		...(figure
			? [
					{
						...(REACHED[figure] ? { measure: REACHED[figure] } : {}),
						where: { figures: { [figure]: whole(asked, figure) } },
						cost:
							(prefers === "rows" ? 0 : 2) +
							(rows === "bowling" && concept === "runs" && !ofRow ? 1.5 : 0) +
							(concept ? 0 : 0.3) +
							(rows === "innings" && concept === "wickets" && (bounds.from ?? 0) < 10 ? 2 : 0),
					},
				]
			: []),
		...(measure && (concept || prefers === "lines" || !figure) && !ofRow
			? [
					{
						having: { [measure]: whole(asked, measure) },
						cost: (prefers === "lines" || !figure ? 0 : 2) + (rows === "bowling" && concept === "runs" ? 1.5 : 0),
					},
				]
			: []),
	];
}
/** "Five wickets" of one innings are five or more, "by five wickets" just five; of totals a round number is a line. */
const isLeast = (rows: RowsName, value: number) =>
	rows !== "sides" && value > 0 && (value < 20 || value % (rows === "innings" ? 10 : rows === "batting" ? 5 : 1) === 0);
/** More than this no single row has: the line is one on a sum. */
const MOST_OF_ROW: Record<string, number> = {
	"batting.runs": 180,
	"batting.fours": 20,
	"batting.sixes": 20,
	"bowling.wickets": 7,
	"bowling.runs": 90,
	"stands.runs": 260,
	"innings.runs": 320,
	"fielding.catches": 5,
};
const BALLS_OF_OVER = 6;
/** A spell of four overs has their balls. */
function oversStep({ from, to }: Bounds, bare: true | undefined, prefers: Lines): Step {
	const balls = {
		...(from === undefined ? {} : { from: Math.ceil(from * BALLS_OF_OVER) }),
		...(to === undefined || bare ? {} : { to: Math.floor(to * BALLS_OF_OVER) }),
	};
	return prefers === "lines" ? { having: { balls }, cost: 0 } : { where: { figures: { balls } }, cost: 0 };
}
const RATES = new Set([
	"average",
	"strike_rate",
	"economy",
	"run_rate",
	"price",
	"win_percentage",
	"average_total",
	"dot_percentage",
	"boundary_percentage",
	"net_run_rate",
]);
/** More than nine of what is counted whole are ten. */
const whole = ({ from, to }: Bounds, figure: string): Bounds =>
	RATES.has(figure)
		? { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
		: { ...(from === undefined ? {} : { from: Math.ceil(from) }), ...(to === undefined ? {} : { to: Math.floor(to) }) };
const BALLS_TO: Record<string, string> = {
	hundreds: "hundred_balls",
	fifty_plus: "fifty_balls",
	fifties: "fifty_balls",
};
/** A fifty that became a hundred was reached too. */
const REACHED: Record<string, string> = { fifty_balls: "fifty_plus" };
/** What a margin is in matches of sides. */
const ALIASES: Partial<Record<RowsName, Record<string, string>>> = {
	sides: { runs: "win_by_runs", wickets: "win_by_wickets" },
	bowling: { runs_conceded: "runs" },
	innings: { wickets_lost: "wickets" },
	overs: { wickets_lost: "wickets" },
};
const DEFAULT_FIGURE: Partial<Record<RowsName, string>> = {
	bowling: "wickets",
	campaigns: "points",
	fielding: "catches",
};

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
				...(step.measure ? { measures: [step.measure] } : {}),
				...(Object.keys(all).length > 0 ? { where: all } : {}),
				...(Object.keys(having).length > 0 ? { having } : {}),
			},
			cost: cost + step.cost + (backwards(question.where ?? {}, step.where ?? {}, piece) ? BACKWARDS : 0),
		},
	];
}

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
		const there = all[field];
		if (there === undefined) all[field] = value;
		else if (field === "figures" || field === "against") {
			const found = both(there as object as Record<string, unknown>, value as Record<string, unknown>);
			if (!found) return undefined;
			all[field] = found;
		} else if (joins && isPlain(there) && isPlain(value) && field !== "player" && field !== "partner")
			all[field] = [there, value].flat();
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
