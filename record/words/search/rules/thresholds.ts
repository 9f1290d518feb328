import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Bounds, Piece } from "../../pieces.ts";
import { BOUNDS, isYear, type Of, type Rule, rule, where } from "./rule.ts";

/** smaller numbers by themselves are no line of runs or wickets */
const LEAST_LINE = 20;
/** no innings had more: it is a sum */
const MOST_SCORED = 180;
/** what there are thousands of */
const MANY = new Set(["runs", "balls", "balls_faced", "balls_bowled"]);
/** Of these a number before them says how many there are, and one after them how high they are. */
const COUNTED = new Set(["innings", "matches", "overs", "times", "batting_innings", "bowling_innings", "spells"]);
/** Rates of a whole line: no single row has such a number. */
const RATED = new Set(["average", "batting_average", "bowling_average", "strike_rate", "economy"]);
/** What is said of a whole innings: a number beside it is its runs. */
const STATES = new Set(["all_outs", "not_outs", "dismissals"]);

function threshold(named: string, bounds: Bounds, bare?: true, before = true): Piece[] {
	const concept = named === "total_made" ? "totals" : named;
	const { figure, counts, line } = CONCEPTS[concept] ?? {};
	if (STATES.has(concept) && (bounds.to ?? bounds.from ?? 0) >= LEAST_LINE && line)
		return [...where(line), { is: "threshold", concept: "runs", bounds, ofRow: true }];
	if (concept === "score" && (bounds.from ?? 0) > MOST_SCORED) return [{ is: "threshold", concept: "runs", bounds }];
	if (!figure || !counts || (before && COUNTED.has(concept)))
		return [{ is: "threshold", concept, bounds, ...(bare ? { bare } : {}) }];
	return [
		{ is: "measure", concept },
		{ is: "threshold", concept: figure, bounds, ofRow: true, ...(bare ? { bare } : {}) },
	];
}

/** "Four-wicket hauls, exactly four": what the words say already. "Four-fers or better" are innings of four or more. */
function hauls(concept: string, bounds: Bounds): Piece[] | undefined {
	const line = Object.entries(CONCEPTS[concept]?.line?.figures ?? {})[0] as [string, Bounds] | undefined;
	if (!line || line[1].from === undefined || line[1].from !== bounds.from || line[1].from === ONE_ROW) return undefined;
	const [figure, own] = line;
	if (own.to === bounds.to || own.from === bounds.to) return [{ is: "measure", concept }];
	if (bounds.to !== undefined)
		return OF_ROWS[concept]
			? [
					{ is: "measure", concept: OF_ROWS[concept] },
					{ is: "threshold", concept: figure, bounds, ofRow: true },
				]
			: undefined;
	return figure === "wickets"
		? [
				{ is: "measure", concept: "bowling_innings" },
				{ is: "threshold", concept: "wickets", bounds, ofRow: true },
			]
		: OR_MORE[concept]
			? [{ is: "measure", concept: OR_MORE[concept] }]
			: undefined;
}
/** A line of one says only that there is one: a title has it, however often it was won. */
const ONE_ROW = 1;
const OF_ROWS: Record<string, string> = { fifty_stands: "stands", hundred_stands: "stands", fifty_plus: "score" };
const OR_MORE: Record<string, string> = {
	fifties: "fifty_plus",
	fifty_stands: "fifty_stands",
	hundred_stands: "hundred_stands",
};

/** A side that loses five wickets has lost no match. */
const isLost = (a: string, b: string) => a === "losses" && b === "wickets";
const lost = (a: string, b: string, bounds: Bounds): Piece[] | undefined =>
	isLost(a, b) ? [{ is: "threshold", concept: "wickets_lost", bounds, ofRow: true }] : undefined;

const MEN = new Set(["player", "bowler", "partner"]);
/** Nobody younger or older has played. */
const [YOUNGEST, OLDEST] = [14, 50];
const isAge = ({ from = YOUNGEST, to = OLDEST }: Bounds) =>
	from >= YOUNGEST && to <= OLDEST && from <= OLDEST && to >= YOUNGEST;

/** An age is a whole number of years. */
const inYears = ({ from, to }: Bounds): Bounds => ({
	...(from === undefined ? {} : { from: Math.ceil(from) }),
	...(to === undefined ? {} : { to: Math.floor(to) }),
});

const FINALS: Record<string, string> = { finals: "final", playoffs: "playoff" };
/** What is counted, with how many of it there are. Finals are matches. */
function given({ value, ordinal }: Of<"number">, concept: string, ...owner: Piece[]): Piece[] | undefined {
	if (ordinal || value < 2) return undefined;
	const stage = FINALS[concept];
	const counted = stage ? "matches" : concept;
	const form: Piece = { is: "form", form: "count" };
	const those: Piece[] = stage ? [{ is: "where", any: [{ stage }] }] : [];
	return [...owner, form, ...those, { is: "measure", concept: counted }, { is: "given", concept: counted, value }];
}

/** "Never took five wickets": it is so when there is none. */
const NEVER = rule(["without", "threshold"], (_, limit) =>
	(limit.bounds.from ?? 0) > 1 ? [{ is: "form", form: "none" }, limit] : undefined,
);

function his(one: Piece, { value, ordinal }: Of<"number">, extreme: Piece): Piece[] | undefined {
	if (ordinal || value < LEAST_LINE || isYear(value)) return undefined;
	return [one, { is: "threshold", bounds: { from: value, to: value }, bare: true, his: true }, extreme];
}

/** Read before a number is joined with what follows it. */
export const HIS_RULES: Rule[] = [
	// "is Gayle's 175 still the highest score"
	...(["person", "side"] as const).flatMap((named) => [
		rule([named, "number", "measure"], (one, number, measure) =>
			CONCEPTS[measure.concept]?.way ? his(one, number, measure) : undefined,
		),
		rule([named, "number", "where", "measure"], (one, number, { any: [{ figures } = {}] }, measure) =>
			CONCEPTS[measure.concept]?.way && figures?.outs ? his(one, number, measure) : undefined,
		),
		rule([named, "number", "best"], (one, number, best) =>
			(best.top ?? best.rank) ? undefined : his(one, number, best),
		),
	]),
];

/** Numbers with what they count: a line that a row or a sum of rows passes. */
export const THRESHOLD_RULES: Rule[] = [
	// "how many of the 74 matches", "of his nine hundreds": how many there are is said, and has to be so
	rule(["form", "among", "number", "measure"], (_, __, number, { concept }) => given(number, concept)),
	rule(["link", "number", "measure", "form"], ({ link }, number, { concept }, { form }) =>
		link === "of" && form === "count" ? given(number, concept) : undefined,
	),
	rule(["link", "number", "where", "form"], ({ link }, number, { any: [first] }, { form }) =>
		link === "of" && form === "count" && first?.stage === "final" ? given(number, "finals") : undefined,
	),
	rule(["form", "among", "form", "number", "measure"], (_, __, { form }, number, { concept }) =>
		form === "pronoun" ? given(number, concept) : undefined,
	),
	rule(["form", "among", "person", "number", "measure"], (_, __, one, number, { concept }) =>
		given(number, concept, one),
	),
	rule(["form", "among", "side", "number", "measure"], (_, __, one, number, { concept }) =>
		given(number, concept, one),
	),
	// "never conceded 50 runs"
	rule(["without", "measure", "number", "measure"], (_, { concept }, { value, ordinal }, { concept: counted }) =>
		concept === "runs_conceded" && counted === "runs" && !ordinal
			? [
					{ is: "form", form: "none" },
					{ is: "threshold", concept, bounds: { from: value } },
				]
			: undefined,
	),
	// "won the title exactly once"
	rule(["bounds", "measure"], ({ bounds }, { concept }) =>
		concept === "times" ? [{ is: "threshold", concept, bounds }] : undefined,
	),
	// "which side lost the most wickets", "who lost more wickets"
	rule(["measure", "best", "measure"], (a, best, b) =>
		isLost(a.concept, b.concept) ? [best, { is: "measure", concept: "wickets_lost" }] : undefined,
	),
	rule(["measure", "side", "measure"], (a, side, b) =>
		isLost(b.concept, a.concept) ? [side, { is: "measure", concept: "wickets_lost" }] : undefined,
	),
	rule(["measure", "more", "measure"], (a, more, b) =>
		isLost(a.concept, b.concept) ? [more, { is: "measure", concept: "wickets_lost" }] : undefined,
	),
	rule(["measure", "bounds", "measure"], (a, { bounds }, b) => lost(a.concept, b.concept, bounds)),
	rule(["measure", "number", "measure"], (a, { value, ordinal }, b) =>
		ordinal ? undefined : lost(a.concept, b.concept, { from: value }),
	),
	rule(["measure", "link", "bounds"], ({ concept }, { link }, { bounds }) =>
		link === "of" && !COUNTED.has(concept) ? threshold(concept, bounds, undefined, false) : undefined,
	),
	// "hauls of exactly four wickets in an innings"
	rule(["compare", "measure"], ({ bound }, { concept }) => {
		const [own] = Object.values(CONCEPTS[concept]?.line?.figures ?? {}) as Bounds[];
		return bound === "exactly" && own?.from !== undefined && own.from === own.to
			? [{ is: "measure", concept }]
			: undefined;
	}),
	rule(["compare", "threshold"], ({ bound }, limit) => (bound === "exactly" ? [limit] : undefined)),
	rule(["measure", "bounds"], ({ concept }, { bounds }) => hauls(concept, bounds)),
	rule(["measure", "compare"], ({ concept }, { bound }) => {
		const own = Object.values(CONCEPTS[concept]?.line?.figures ?? {})[0] as Bounds | undefined;
		return bound === "from" && (own?.from ?? 0) > 1 && own?.from !== undefined
			? hauls(concept, { from: own.from })
			: undefined;
	}),
	rule(["number", "measure", "compare"], ({ value, ordinal }, { concept }, { bound, after }) =>
		ordinal || (!after && (bound === "over" || bound === "under"))
			? undefined
			: threshold(concept, BOUNDS[bound](value)),
	),
	rule(["best", "bounds"], (best, { bounds }) => (best.way === "low" ? [{ is: "bounds", bounds }] : undefined)),
	rule(["without", "best", "measure"], (_, __, { concept }) => [{ is: "threshold", concept, bounds: { to: 0 } }]),
	// "never won an orange cap": the second is what there is none of
	rule(["without", "measure", "measure"], (without, a, b) =>
		CONCEPTS[b.concept]?.beside?.includes(a.concept) ? [without, b] : undefined,
	),
	rule(["without", "measure"], (_, { concept }) => [{ is: "threshold", concept, bounds: { to: 0 } }]),
	NEVER,
	rule(["without", "threshold"], (_, limit) => [
		{ is: "threshold", ...(limit.concept ? { concept: limit.concept } : {}), bounds: { to: 0 } },
	]),
	rule(["without", "number"], (_, { value, ordinal }) =>
		!ordinal && (value === 4 || value === 6)
			? [{ is: "threshold", concept: value === 6 ? "sixes" : "fours", bounds: { to: 0 } }]
			: undefined,
	),
	rule(["bounds", "noun"], ({ bounds }, { by }) =>
		by === "team" || by === "season" ? [{ is: "threshold", concept: `${by}s`, bounds }] : undefined,
	),
	// "more than 40 per cent of his runs"
	rule(["bounds", "form"], ({ bounds }, { form }) =>
		form === "share" ? [{ is: "threshold", concept: "share", bounds }] : undefined,
	),
	rule(["bounds", "measure"], ({ bounds }, { concept }) => threshold(concept, bounds)),
	rule(["measure", "bounds"], ({ concept }, { bounds }) => threshold(concept, bounds, undefined, false)),
	rule(["measure", "link", "bounds"], ({ concept }, { link }, { bounds }) =>
		RATED.has(concept) && link === "at" ? threshold(concept, bounds, undefined, false) : undefined,
	),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal || (isYear(value) && !MANY.has(concept)) ? undefined : threshold(concept, { from: value, to: value }, true),
	),
	// "his average is 40": the rate itself is claimed
	rule(["measure", "number"], ({ concept }, { value, ordinal }) =>
		!ordinal && !isYear(value) && RATED.has(concept)
			? [{ is: "threshold", concept, bounds: { from: value, to: value }, bare: true }]
			: undefined,
	),
	rule(["measure", "number"], ({ concept }, { value, ordinal }) =>
		ordinal || COUNTED.has(concept) || !CONCEPTS[concept]?.figure
			? undefined
			: threshold(concept, { from: value, to: value }, true, false),
	),
	// "players over 35": no figure is named, so their age is meant
	rule(["noun", "bounds"], (noun, { bounds }) =>
		MEN.has(noun.by) && isAge(bounds) ? [noun, ...where({ age: inYears(bounds) })] : undefined,
	),
	rule(["bounds"], ({ bounds }) => [{ is: "threshold", bounds }]),
	NEVER,
	rule(["number", "best", "measure"], ({ value, ordinal }, best, measure) => [
		{ ...best, ...(ordinal ? { rank: value } : { top: value }) },
		measure,
	]),
	rule(["number", "measure"], ({ value, ordinal }, { concept }) =>
		ordinal && CONCEPTS[concept]?.way
			? [
					{ is: "best", way: CONCEPTS[concept]?.way ?? "high", rank: value },
					{ is: "measure", concept },
				]
			: undefined,
	),
	rule(["number"], ({ value, ordinal }) =>
		ordinal || value < LEAST_LINE || isYear(value)
			? undefined
			: [{ is: "threshold", bounds: { from: value, to: value }, bare: true }],
	),
];
