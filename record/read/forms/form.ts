import type { DimensionName } from "../../language/dimensions.ts";
import { possibleOf } from "../../language/possible.ts";
import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { add, type Base, fill, isMisfit, type Misfit, measureFor, nounOf } from "../fill.ts";
import type { Bounds, Frame, FrameCondition } from "../frame.ts";
import { askedBy, isSettled, measureOf, otherMeasures, spanOf } from "../parts.ts";
import type { By, Plan } from "../plan.ts";
import { subjectsOf } from "../subjects.ts";
import type { Asking, Extreme, Mark } from "../tables/asking.ts";
import type { Link } from "../tables/linking.ts";
import { type ConceptName, conceptOf, type Subject } from "../tables/measures.ts";

/** Every plan that a form makes of a frame, or the words that it cannot use. */
export type Made = Plan[] | Misfit;

/** A kind of part that signatures name. `name`: the question asks for a name; `way`: its measure is an extreme. */
export type Kind =
	| `ask:${Asking}`
	| `extreme:${Extreme}`
	| `mark:${Mark | "first"}`
	| "career_mark"
	| "choice"
	| "comparing"
	| "name"
	| "nth"
	| "several"
	| "threshold"
	| "way"
	| "yes";

/** The kinds that a form needs (one of each group) and those that it also accepts. */
export type Signature = { needs: readonly (readonly Kind[])[]; takes: readonly Kind[] };

/** True if a frame has all that a signature needs and nothing that it does not accept. */
export function meets({ needs, takes }: Signature, kinds: ReadonlySet<Kind>): boolean {
	const known = new Set([...needs.flat(), ...takes]);
	return needs.every((group) => group.some((kind) => kinds.has(kind))) && [...kinds].every((kind) => known.has(kind));
}

/** A kind of question: the frames that fit, and how to plan them. */
export type Form = { signature: Signature; make: (frame: Frame, concept: ConceptName | undefined) => Made };

/**
 * Makes plans for each subject that the concept may have in this frame, with names and conditions filled in. If no
 * subject has a plan, returns the first misfit.
 */
export function each(frame: Frame, concept: ConceptName, make: (base: Base, subject: Subject) => Made): Made {
	const implied = frame.nouns.find(({ name }) => nounOf(name).implies && nounOf(name).implies !== concept);
	const other = otherMeasures(frame, concept) ?? implied?.name;
	if (other) return { misfit: other };
	const limits = frame.limits.filter((limit) => !isImplied(limit, concept));
	const made = subjectsOf(frame, concept).map((subject) => {
		const base = withOwnCondition(fill(frame, measureFor(concept, subject), limits), concept);
		return isMisfit(base) ? base : make(base, subject);
	});
	const plans = made.flatMap((one) => (Array.isArray(one) ? one : []));
	return plans.length > 0
		? plans
		: ((made.find((one) => !Array.isArray(one)) as Misfit | undefined) ?? { misfit: concept });
}

/** True if a condition repeats what the concept implies: "points in the league stage". */
const isImplied = ({ any, not }: FrameCondition, concept: ConceptName): boolean =>
	!not && (conceptOf(concept).implies ?? []).some((where) => JSON.stringify(where) === JSON.stringify(any[0]));

/** Bounds for a claimed figure: exact for counts. A rate may be rounded or cut to the digits given. */
export function claimedBounds(value: number, rows: Question["rows"], key: string): Bounds {
	if (measureOf(rows, key).written === "count") return { from: value, to: value };
	const step = 10 ** -(String(value).split(".")[1]?.length ?? 0);
	return { from: value - step / 2, to: value + step - 0.005 };
}

/** Exact bounds of a strict limit: a rate "under 24" may be 23.99, a count at most 23. */
export function strictBounds({ from, to, than }: Bounds, rows: Question["rows"], key: string): Bounds {
	const written = measureOf(rows, key)?.written ?? "count";
	const isRate = than !== undefined && (written === "rate" || written === "percentage");
	if (from !== undefined && to === undefined) return { from: isRate ? than + LEAST : from };
	if (to !== undefined && from === undefined) return { to: isRate ? than - LEAST : to };
	return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}
/** The record's rates have two decimals. */
const LEAST = 0.001;

/** Adds a concept's own condition: "all out", "nineties". */
function withOwnCondition(base: Base | Misfit, concept: ConceptName): Base | Misfit {
	const { line, lined } = conceptOf(concept);
	if (isMisfit(base)) return base;
	if (concept === "average" || concept === "average_total") return ofResults(base);
	if (!lined || !line) return base;
	return add(base.where, line, false) ? base : { misfit: concept };
}

/** Limits the average first innings at a ground to matches with a result. */
function ofResults(base: Base): Base {
	const { innings, batted, ground, city, team, opponent, result } = base.where;
	const isOfGround = (ground ?? city) !== undefined && (team ?? opponent ?? result) === undefined;
	const isFirst = innings === 1 || batted === "first";
	if (base.measure !== "average_total" || !isOfGround || !isFirst) return base;
	return { ...base, where: { ...base.where, result: ["won", "lost"] } };
}

/** Thresholds on the sums of a group: "at least 500 balls", "without a hundred". */
export function havingOf(
	frame: Frame,
	{ rows, measure: own }: Base,
	subject: Subject,
	concept: ConceptName,
): NonNullable<Question["having"]> | Misfit {
	const having: NonNullable<Question["having"]> = {};
	const lines = frame.thresholds.map(({ measure, noun, bounds, words, places }) => {
		if (places) return { words, bounds, key: undefined };
		const name = measure ?? (noun && nounOf(noun).counts);
		const isOwn = noun === "time" || (noun === "match" && OF_MATCHES.has(concept));
		return { words, bounds, key: isOwn ? own : name && keyIn(rows, name, subject) };
	});
	const without = frame.measures
		.filter(({ not }) => not)
		.map(({ name, words }) => ({
			words,
			bounds: { to: 0 },
			key: keyIn(rows, name === "fifties" ? "fifty_plus" : name, subject),
		}));
	for (const { key, bounds, words } of [...lines, ...without]) {
		// awards have no rows for players without one
		if (!key || key in having || (rows === "awards" && bounds.to === 0)) return { misfit: words };
		having[key] = bounds.to === 0 ? bounds : spanOf(strictBounds(bounds, rows, key));
	}
	return having;
}

/** The measure of a concept in these rows. */
function keyIn(rows: string, name: ConceptName, subject: Subject): string | undefined {
	const senses = [measureFor(name, subject), ...Object.values(conceptOf(name).of)].map((sense) => sense.split("."));
	return senses.find(([own]) => own === rows)?.[1];
}

const OTHER_SIDE = new Set<Link>(["against", "off", "from", "to", "by"]);
const OF_SIDES: ReadonlySet<string> = new Set(["campaigns", "innings", "matches", "sides"]);

/** The requested group, if these rows have it: "against which team" is the opponent, "off whom" the bowler. */
export function groupOf(frame: Frame, base: Base, fallback?: By): DimensionName | undefined {
	const asked = askedBy(frame);
	const by = asked ?? fallback;
	if (by === undefined || by === "row") return undefined;
	const noun = frame.nouns.find(({ name, unit }) => !unit && nounOf(name).by === by);
	// "most wins by a team" groups by the team itself
	const link = noun?.link === "by" && !noun.asked ? undefined : (noun?.link ?? frame.ask_link);
	const isField = noun?.name === "fielder" && base.rows === "dismissals";
	const group = isField ? "fielder" : groupBeside(by, base, link, frame.asked_many === 2);
	const isOther = group === "team" && (typeof base.where.team === "string" || isOfOthers(frame, base));
	if (isOther && asked === undefined) return undefined;
	const other = isOther ? "opponent" : group;
	return other && possibleOf(base.rows).by.includes(other) ? other : undefined;
}

/** "Which side's batters has Bumrah dismissed most": these are opponents of the named player. */
const isOfOthers = ({ nouns, people }: Frame, { rows }: Base): boolean =>
	people.length > 0 && nouns.some(({ name, unit }) => !unit && name === OTHERS[rows]);
const OTHERS: Partial<Record<RowsName, string>> = { batting: "bowler", bowling: "batter", dismissals: "bowler" };

function groupBeside(by: DimensionName, base: Base, link: Link | undefined, isTwo: boolean): DimensionName | undefined {
	const { rows, where } = base;
	if (by === "team") return link !== undefined && OTHER_SIDE.has(link) ? "opponent" : "team";
	if (by !== "player") return by;
	if (base.measure === "credited") return isByBowler(base) ? "player" : "bowler";
	if (OF_SIDES.has(rows)) return "team";
	const hasPlayer = where.player !== undefined || where.batter !== undefined;
	if (rows === "stands") return hasPlayer || isTwo ? "pair" : undefined;
	return hasPlayer ? otherPerson(rows, link) : personGroup(base, link);
}
/** True if a question about dismissals already names the bowling. */
const isByBowler = ({ where: { bowler, against = {} } }: Base): boolean =>
	(bowler ?? against.bowl_kind ?? against.bowl_style) !== undefined;
const personGroup = ({ rows, where }: Base, link: Link | undefined): DimensionName | undefined => {
	if (link === "with") return undefined;
	if (link === "off") return "bowler";
	return where.bowler !== undefined && rows === "dismissals" ? "batter" : "player";
};
const otherPerson = (rows: RowsName, link: Link | undefined): DimensionName | undefined => {
	if (link === "with") return undefined;
	return link === "against" ? "opponent" : OTHER_PERSON[rows];
};
const OTHER_PERSON: Partial<Record<RowsName, DimensionName>> = {
	batting: "bowler",
	bowling: "batter",
	dismissals: "bowler",
	overs: "batter",
};

/** The first noun that a form does not use. */
export function strayNoun(frame: Frame, used: (noun: Frame["nouns"][number]) => boolean): string | undefined {
	const stray = frame.nouns.find(
		(noun) =>
			!used(noun) && !isSettled(frame, noun.name) && !isGeneral(noun, frame.sides.length > 0) && !isAround(frame, noun),
	);
	return stray?.name;
}
/** True if a noun adds nothing: "in matches with a result", "the most times". */
const isAround = ({ measures }: Frame, { name, asked, lead, unit }: Frame["nouns"][number]): boolean => {
	const isOfMatches = measures.some((measure) => OF_MATCHES.has(measure.name));
	return name === "time" || (name === "match" && !unit && (isOfMatches || (!asked && !lead)));
};
/** Measures that count matches. */
export const OF_MATCHES: ReadonlySet<string> = new Set<ConceptName>([
	"losses",
	"no_results",
	"player_of_match",
	"super_overs",
	"wins",
]);

/** True for nouns such as "player" that every question implies. */
const isGeneral = ({ name, link, unit, asked }: Frame["nouns"][number], isSide: boolean): boolean => {
	const { by, of, rows } = nounOf(name);
	// "in a spell": the rows that the figure comes from
	const isOfRows = rows !== undefined && link === "at";
	return (
		!unit &&
		!isOfRows &&
		(link !== "for" || (isSide && !asked)) &&
		(by === "player" || of !== undefined || by === "team")
	);
};
