import type { AGAINST, ConditionName } from "../language/conditions.ts";
import { type Possible, possibleOf } from "../language/possible.ts";
import type { Question, Where } from "../language/question.ts";
import type { RowsName } from "../language/rows/rows.ts";
import type { Frame, FrameCondition, Named } from "./frame.ts";
import type { Link } from "./tables/linking.ts";
import { type ConceptName, conceptOf, type Subject } from "./tables/measures.ts";
import { NOUNS, type Noun, type NounName } from "./tables/nouns.ts";

/** A question's rows, measure and conditions, without groups and order. */
export type Base = { rows: RowsName; measure: string; where: NonNullable<Question["where"]> };
/** The words of a question that fit no plan. */
export type Misfit = { misfit: string };
export const isMisfit = (one: object): one is Misfit => "misfit" in one;

export const nounOf = (name: NounName): Noun => NOUNS[name];

/** The condition for a person in these rows, by the word before the name. */
const PERSON: Partial<Record<RowsName, Partial<Record<Link | "none", ConditionName>>>> = {
	batting: { none: "player", against: "bowler", off: "bowler", to: "bowler" },
	bowling: { none: "player", against: "batter", to: "batter" },
	stands: { none: "player", with: "partner", and: "partner" },
	fielding: { none: "player", off: "bowler", against: "batter" },
	dismissals: { none: "player", by: "bowler", off: "bowler", to: "bowler", against: "bowler" },
	overs: { none: "player", against: "batter", to: "batter" },
	balls: { none: "batter", against: "bowler", off: "bowler" },
	innings: { against: "bowler", off: "bowler" },
	appearances: { none: "player" },
	awards: { none: "player" },
	squads: { none: "player" },
	people: { none: "player" },
};
/** The condition for a person among dismissals that are counted as a bowler's wickets. */
const WICKETS: Partial<Record<Link | "none", ConditionName>> = { none: "bowler", against: "player", to: "player" };
export const OF_OPPONENTS: ReadonlySet<Link> = new Set<Link>(["against", "off", "to", "than"]);

/** The measure of a concept for a subject; by default the concept's first one. */
export function measureFor(name: ConceptName, subject: Subject): string {
	const { of } = conceptOf(name);
	return of[subject] ?? (subject === "bowler" ? of.player : undefined) ?? (Object.values(of)[0] as string);
}

/** Builds the question of a measure with all names and conditions of a frame, or returns the words that do not fit. */
export function fill(frame: Frame, wanted: string, limits: readonly FrameCondition[] = frame.limits): Base | Misfit {
	const measure = measureIn(frame, wanted, limits);
	const [rows, key] = measure.split(".") as [RowsName, string];
	const possible = possibleOf(rows);
	const where: Base["where"] = {};
	const parts = [
		...peopleIn(frame, rows, wanted).map((part) => ({ ...part, any: [part.where] })),
		...sidesIn(frame, possible).map((part) => ({ ...part, any: [part.where] })),
		...nounsIn(frame, rows),
		...limits,
	];
	const clash = clashOf(frame, rows, wanted) ?? unmet(frame, rows) ?? overOfBatter(frame, rows);
	if (clash) return { misfit: clash };
	for (const { any, not, words } of parts) {
		const isBatting = rows === "bowling" && any.some((one) => "opening" in one || "position" in one);
		const fitting = isBatting ? undefined : any.find((one) => isPossible(one, possible));
		if (!fitting || !add(where, fitting, not)) return { misfit: words };
	}
	const contradiction = contradictionIn(where) ?? parts.find(({ not }) => not && isDenied(where))?.words;
	return contradiction ? { misfit: contradiction } : { rows, measure: key, where };
}

/** A stage and a round together contradict each other. */
const contradictionIn = ({ stage, round }: Where): string | undefined =>
	stage !== undefined && round !== undefined ? String(round) : undefined;
/** True if a value is both required and excluded. */
const isDenied = ({ not = {}, ...where }: Base["where"]): boolean =>
	Object.entries(not).some(([name, value]) => isSame(where[name as keyof Where], value));

/** The measure, adjusted by other parts: a keeper's dismissals are catches and stumpings. */
function measureIn(frame: Frame, wanted: string, limits: readonly FrameCondition[]): string {
	if (limits.some(({ any }) => any[0]?.dismissal !== undefined)) return BY_DISMISSAL[wanted] ?? wanted;
	const isFielder = frame.nouns.some(({ name, not }) => !not && (name === "keeper" || name === "fielder"));
	if (isFielder && wanted === "batting.outs") return "fielding.dismissals";
	return isByBowler(frame, wanted) ? "dismissals.credited" : wanted;
}

/** True if only dismissals credited to a bowler count, which leaves out run outs. */
const isByBowler = ({ people, nouns, limits }: Frame, wanted: string): boolean =>
	wanted === "batting.outs" &&
	(people.some(({ link }) => link !== undefined && (OF_OPPONENTS.has(link) || link === "by")) ||
		nouns.some(({ name }) => name === "bowler") ||
		limits.some(({ any }) => any[0]?.against !== undefined));

/** Measures that a kind of dismissal replaces: wickets that were bowled are dismissals. */
const BY_DISMISSAL: Readonly<Record<string, string>> = {
	"batting.outs": "dismissals.count",
	"bowling.wickets": "dismissals.credited",
};

/** Conditions that a noun implies: "opener", "keeper". */
const nounsIn = ({ nouns, people }: Frame, rows: RowsName): FrameCondition[] =>
	nouns.flatMap(({ name, not }) => {
		const { where, words } = nounOf(name);
		// fielding rows of a keeper need no role, and neither does a named person
		if (name === "keeper" && rows === "fielding") return [];
		return where ? [{ any: people.length > 0 ? [] : [where], not, words: words.split("|")[0] ?? "" }] : [];
	});

/** "Matches of RCB and CSK" may mean either side's or those against each other, so it fits no question. */
const unmet = ({ sides, people, marks }: Frame, rows: RowsName): string | undefined =>
	rows === "appearances"
		? people.find(({ joined, not }) => joined === "and" && !not)?.words
		: ["sides", "matches"].includes(rows) && !marks.includes("versus") && !marks.includes("together")
			? sides.find(({ joined, not, link }) => joined === "and" && !not && link === undefined)?.words
			: undefined;

/** "Who hit five sixes in an over" does not fit, because overs belong to bowlers. */
function overOfBatter({ wants_yes, asks, nouns, verbs, marks, measures }: Frame, rows: RowsName): string | undefined {
	const isOfBowler =
		wants_yes ||
		marks.includes("ball") ||
		nouns.some(({ name }) => name === "bowler") ||
		measures.some(({ name }) => name === "runs_conceded");
	const isOfBatter = nouns.some(({ name }) => name === "batter") || (verbs.includes("runs") && asks.includes("who"));
	return rows === "overs" && isOfBatter && !isOfBowler ? "over" : undefined;
}

/** True for a batter or wicketkeeper, whose figures are those of batting. */
export const isBatter = ({ role }: Named): boolean => role === "batter" || role === "wicketkeeper";

/** Two people in one role without "and" or "or": the question does not say which one is meant. */
function clashOf(frame: Frame, rows: RowsName, wanted: string): string | undefined {
	const roles = peopleIn(frame, rows, wanted).map(({ where, not }) => `${Object.keys(where)[0]}${not}`);
	const { people } = frame;
	// "Rohit v Kohli": neither bowls
	const [one, other] = people;
	if (rows === "batting" && other?.link === "against" && one && isBatter(one) && isBatter(other)) return other.words;
	// "Rashid v Narine, economy": both bowl
	if (rows === "bowling" && other?.faces && !people.some(isBatter)) return other.words;
	const at = roles.findIndex((role, index) => index > 0 && roles.indexOf(role) < index && !people[index]?.joined);
	return at > 0 ? people[at]?.words : undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Part = { where: Where; not: boolean; words: string };

function peopleIn({ people, marks }: Frame, rows: RowsName, wanted: string): Part[] {
	const roles = wanted === "bowling.wickets" && rows === "dismissals" ? WICKETS : (PERSON[rows] ?? {});
	return people.map(({ link, ids, not, words, joined }, at) => {
		const second = rows === "stands" && at === 1 ? "partner" : undefined;
		const inherited = joined && at > 0 && rows !== "stands" ? people[0]?.link : undefined;
		// "runs from Bumrah", "Raina met Harbhajan": the second person bowled
		const isMet = link === undefined && marks.includes("versus") && at === 1;
		const isFrom = (link === "from" || isMet) && people.length > 1 && rows === "batting" ? "bowler" : undefined;
		const role = isFrom ?? second ?? roles[link ?? inherited ?? "none"] ?? roles.none ?? "player";
		return { where: { [role]: ids[0] }, not, words };
	});
}

function sidesIn({ sides, people, nouns, marks, ask_link }: Frame, { conditions }: Possible): Part[] {
	const named = people.length > 0 || nouns.some(({ name }) => nounOf(name).by === "player");
	const isOpponent =
		ask_link === "against" || nouns.some(({ name, link }) => nounOf(name).by !== undefined && link === "against");
	const meant = sides.filter(({ not }) => !not);
	return sides.map(({ link, ids, not, words, joined }) => {
		const at = meant.findIndex((one) => one.ids === ids);
		// "leaving out Mumbai, against which side": the excluded side is an opponent
		const isOther = not && link === undefined && isOpponent;
		const other = link !== undefined && (OF_OPPONENTS.has(link) || (link === "with" && people.length === 0));
		const isMet = marks.includes("versus") && at === 1 && meant[0]?.link !== "with" && meant[0]?.link !== "against";
		const second = isMet || (at > 0 && !named && !joined && link === undefined && meant[0]?.link === undefined);
		// titles have no opponent, so "against Mumbai" fits none of their conditions
		const isMeant = link === "against" || conditions.includes("opponent");
		const field = (other || second || isOther) && isMeant ? "opponent" : "team";
		return { where: { [field]: ids.length === 1 ? ids[0] : ids }, not, words };
	});
}

/** True if the rows support every condition of a part. */
function isPossible({ against = {}, figures = {}, ...where }: Where, possible: Possible): boolean {
	return (
		Object.keys(where).every((name) => possible.conditions.includes(name as ConditionName)) &&
		Object.keys(against).every((name) => possible.against.includes(name as keyof typeof AGAINST)) &&
		Object.keys(figures).every((name) => possible.figures.includes(name))
	);
}

/** Adds conditions to `where`, or with `not` to `where.not`. False if one contradicts an existing condition. */
export function add(where: Base["where"], part: Where, not: boolean): boolean {
	const target = (not ? (where.not ?? {}) : where) as Record<string, unknown>;
	if (not) where.not = target as Where;
	return Object.entries(part).every(([name, value]) => {
		const isNested = name === "against" || name === "figures";
		const joined = isNested ? nested(target[name], value as object) : beside(target[name], value);
		if (joined !== undefined) target[name] = joined;
		return joined !== undefined;
	});
}

/** Merges two objects of conditions; undefined if they share a field. */
function nested(there: unknown, value: object): object | undefined {
	const inner = (there ?? {}) as Record<string, unknown>;
	return Object.keys(value).some((key) => key in inner) ? undefined : { ...inner, ...value };
}

/** Merges two values into a list; undefined if they contradict each other. */
function beside(there: unknown, value: unknown): unknown {
	if (there === undefined || isSame(there, value)) return value;
	return isPlain(there) && isPlain(value) ? [there, value].flat() : undefined;
}
const isPlain = (value: unknown) => typeof value !== "object" || Array.isArray(value);
