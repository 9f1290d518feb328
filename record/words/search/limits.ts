import type { Measure } from "../../language/measures/measure.ts";
import type { Question, Where } from "../../language/question.ts";
import { ROWS, type RowsName } from "../../language/rows/rows.ts";
import { CONCEPTS } from "../lexicon/measures/all.ts";
import type { Bounds } from "../pieces.ts";
import type { Lines, Scope, Step } from "./frames.ts";
import { knows } from "./known.ts";

type Limit = Extract<Scope, { is: "threshold" }>;

/** What a number and its figure can ask: a line on each row, one on a sum of rows, or the rows that have none of it. */
export function thresholdSteps(start: Question, limit: Limit, prefers: Lines): Step[] {
	const { rows } = start;
	const { concept, bounds } = limit;
	if (concept === "target") return targetSteps(rows, bounds);
	if (concept === "targets")
		return "target" in ROWS[rows].kind.facets ? [{ where: { target: boundsOf(bounds) }, cost: 0 }] : [];
	if (concept === "overs" && (rows === "bowling" || rows === "innings"))
		return [oversStep(bounds, limit.bare, prefers)];
	const own = ownMeasures(rows, concept);
	const names = namesOf(start, concept, own);
	const measure = names.find((name) => name in ROWS[rows].measures && !(concept === "matches" && rows === "batting"));
	const figure = names.find(
		(name) => name in ROWS[rows].kind.figures && (limit.ofRow || !(measure && isSum(rows, name, bounds))),
	);
	const asked = askedBounds(rows, limit, prefers);
	return [
		...neverSteps(start, limit, own, prefers),
		...(figure ? [rowStep(rows, limit, figure, asked, prefers)] : []),
		...(measure && (concept || prefers === "lines" || !figure) && !limit.ofRow
			? [sumStep(rows, limit, measure, asked, prefers === "lines" || !figure)]
			: []),
	];
}

const targetSteps = (rows: RowsName, { from }: Bounds): Step[] =>
	"target" in ROWS[rows].kind.facets && from !== undefined
		? [{ where: { target: { from: Math.floor(from) + 1 } }, cost: 0 }]
		: [];

/** A target as the side that chases it has it, in whole runs. */
const boundsOf = ({ from, to }: Bounds): Bounds => ({
	...(from === undefined ? {} : { from: Math.ceil(from) }),
	...(to === undefined ? {} : { to: Math.floor(to) }),
});

/** The measures of these rows that a concept may be. */
const ownMeasures = (rows: RowsName, concept = ""): string[] =>
	(CONCEPTS[concept]?.senses ?? []).flatMap((sense) =>
		sense.startsWith(`${rows}.`) ? [sense.slice(rows.length + 1)] : [],
	);

/** What the number may count, the likelier first: "more than once" counts the wanted figure. */
function namesOf({ rows, measures: [main = ""] }: Question, concept: string | undefined, own: string[]): string[] {
	if (concept === "times") return [main];
	if (!concept) return [DEFAULT_FIGURE[rows] ?? "runs"];
	// the balls of a hundred are those that it took
	const balls = concept.startsWith("balls") ? [BALLS_TO[main] ?? ""] : [];
	return [...balls, ALIASES[rows]?.[concept] ?? concept, ...own];
}

/** Whether no single row has so much of it. */
const isSum = (rows: RowsName, name: string, { from = 0 }: Bounds) =>
	from > (MOST_OF_ROW[`${rows}.${name}`] ?? Number.POSITIVE_INFINITY);

/** A bare number is a minimum for some figures; for the balls of an innings it is exact. */
function askedBounds(rows: RowsName, { concept, bounds, bare }: Limit, prefers: Lines): Bounds {
	const isPace = prefers === "rows" && rows === "batting" && concept?.startsWith("balls");
	const { from = 0 } = bounds;
	return bare && !isPace && concept !== "times" && isLeast(rows, from) ? { from } : bounds;
}

/** "Without a hundred": rows of a figure are not counted among those that have none of it. */
function neverSteps(
	{ rows, measures: [main = ""] }: Question,
	{ concept, bounds }: Limit,
	own: string[],
	prefers: Lines,
): Step[] {
	const none: Where | undefined = concept && bounds.to === 0 ? CONCEPTS[concept]?.line : undefined;
	if (!none || none.figures || own.includes(main) || !knows(rows, none)) return [];
	return [{ not: none, cost: prefers === "rows" ? 0 : UNLIKED }];
}

const UNLIKED = 2;
/** Runs of bowlers are rather those of batters. */
const CONCEDED = 1.5;
const isConceded = (rows: RowsName, concept: string | undefined) => rows === "bowling" && concept === "runs";

/** A line that each row passes. */
function rowStep(
	rows: RowsName,
	{ concept, bounds, ofRow }: Limit,
	figure: string,
	asked: Bounds,
	prefers: Lines,
): Step {
	const fewWickets = rows === "innings" && concept === "wickets" && (bounds.from ?? 0) < ALL_OUT;
	return {
		...(REACHED[figure] ? { measure: REACHED[figure] } : {}),
		where: { figures: { [figure]: whole(rows, asked, figure) } },
		cost:
			(prefers === "rows" ? 0 : UNLIKED) +
			(isConceded(rows, concept) && !ofRow ? CONCEDED : 0) +
			(concept ? 0 : 0.3) +
			(fewWickets ? UNLIKED : 0),
	};
}
const ALL_OUT = 10;

/** A line that a sum of rows passes. */
const sumStep = (rows: RowsName, { concept }: Limit, measure: string, asked: Bounds, isLiked: boolean): Step => ({
	having: { [measure]: whole(rows, asked, measure) },
	cost: (isLiked ? 0 : UNLIKED) + (isConceded(rows, concept) ? CONCEDED : 0),
});

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
	"overs.runs": 45,
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
const FRACTIONS = new Set(["rate", "percentage"]);
/** More than nine of what is counted whole are ten; a rate may lie between. */
function whole(rows: RowsName, { from, to }: Bounds, figure: string): Bounds {
	const { written = "count" } = (ROWS[rows].measures as Record<string, Measure>)[figure] ?? {};
	const [up, down] = FRACTIONS.has(written) ? [Number, Number] : [Math.ceil, Math.floor];
	return { ...(from === undefined ? {} : { from: up(from) }), ...(to === undefined ? {} : { to: down(to) }) };
}
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
