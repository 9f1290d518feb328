import type { Question } from "../language/question.ts";
import { nounOf } from "./fill.ts";
import type { Frame, FrameCondition } from "./frame.ts";
import { type Plan, questionsOf } from "./plan.ts";
import type { Link } from "./tables/linking.ts";
import { type ConceptName, conceptOf } from "./tables/measures.ts";

/** A plan, its questions, and the frame and concept behind it. */
type PlanInContext = { plan: Plan; questions: Question[]; frame: Frame; concept: ConceptName | undefined };
/** Checks one kind of part. Returns its words if the plan leaves it out. */
type Check = (made: PlanInContext) => string | undefined;

/**
 * Returns the words of the first part that a plan leaves out, or undefined if the plan covers the whole question. The
 * caller drops incomplete plans, because they would answer another question.
 */
export function uncoveredWords(frame: Frame, concept: ConceptName | undefined, plan: Plan): string | undefined {
	const made = { plan, questions: questionsOf(plan), frame, concept };
	for (const check of CHECKS) {
		const words = check(made);
		if (words !== undefined) return words;
	}
	return undefined;
}

const OF_OTHERS: ReadonlySet<string> = new Set(["batter", "bowler", "opponent", "pair", "partner"]);
const groupsOf = ({ plan, questions }: PlanInContext): string[] => [
	...questions.flatMap(({ by = [] }) => by),
	...("by" in plan ? [plan.by] : []),
];
/** True if the plan groups by opponents or partners. */
const isByOther = (made: PlanInContext): boolean => groupsOf(made).some((group) => OF_OTHERS.has(group));

/** "Head to head" needs both sides or both people in every question. */
function versus(made: PlanInContext): string | undefined {
	const isBoth = ({ where = {} }: Question) =>
		[where.opponent, where.partner, where.batter].some((one) => one !== undefined) ||
		(where.player !== undefined && where.bowler !== undefined);
	const isKept = !made.frame.marks.includes("versus") || isByOther(made) || made.questions.every(isBoth);
	return isKept ? undefined : "head to head";
}

const ASKED: Partial<Record<Link, (made: PlanInContext) => boolean>> = {
	against: (made) => isByOther(made) || made.questions.every(({ rows }) => rows === "dismissals"),
	off: isByOther,
	with: ({ questions }) => questions.every(({ rows }) => rows === "stands"),
};
/** "Against whom", "off which bowler" and "with who" need a group by that person. */
function askedLink(made: PlanInContext): string | undefined {
	const { ask_link } = made.frame;
	return ask_link && ASKED[ask_link]?.(made) === false ? ask_link : undefined;
}

const OF_BOWLER: ReadonlySet<Question["rows"]> = new Set(["balls", "bowling", "dismissals", "overs"]);
/** "With the ball", "spell" and "gave" need a bowler's figure. */
const withBall: Check = ({ frame: { marks, nouns, verbs }, questions }) =>
	(marks.includes("ball") ||
		verbs.includes("runs_conceded") ||
		nouns.some(({ name, not }) => name === "spell" && !not)) &&
	!questions.every(({ rows, where }) => OF_BOWLER.has(rows) || where?.bowler)
		? "with the ball"
		: undefined;

const COSTS: ReadonlySet<string> = new Set(["average", "economy", "runs"]);
/** "Most expensive" needs runs conceded or a price. */
const costly: Check = ({ frame: { extremes }, questions, concept }) =>
	extremes.some(({ cost }) => cost) &&
	concept !== "price" &&
	!questions.every(({ rows, measures: [own = ""] }) => OF_BOWLER.has(rows) && COSTS.has(own))
		? "expensive"
		: undefined;

/** "Which ground gives most runs" is refused, because only bowlers and their sides give runs. */
const ofGiver: Check = ({ frame: { verbs, people, sides }, plan }) =>
	verbs.includes("runs_conceded") && people.length + sides.length === 0 && "by" in plan && PLACES.has(plan.by)
		? "gave"
		: undefined;
const PLACES: ReadonlySet<string> = new Set(["city", "ground", "season"]);

const NO_COUNTS: ReadonlySet<Plan["form"]> = new Set(["age", "card", "fact", "list", "person", "turn"]);
/** "How many" needs a count: a list of names or another noun's figure is no answer. */
const counted: Check = ({ frame, plan }) => {
	if (!frame.asks.includes("count")) return undefined;
	if (NO_COUNTS.has(plan.form)) return "how many";
	const noun = frame.nouns.find(({ name, asked, unit }) => asked && !unit && nounOf(name).by !== undefined);
	if (plan.form !== "figure" || !noun || noun.name === "match" || noun.name === "over") return undefined;
	const [measure = ""] = plan.question.measures;
	// "how many batters were run out" counts each dismissal
	const isOut = noun.name !== "bowler" && !noun.different && OUTS.has(measure);
	return isOut || nounOf(noun.name).counts === measure ? undefined : noun.name;
};
const OUTS: ReadonlySet<string> = new Set(["count", "credited", "dismissals", "outs", "wickets"]);

/** "How many different" needs a measure or a form that counts each once. */
const different: Check = ({ frame, plan, questions }) =>
	frame.nouns.some((noun) => noun.different) &&
	plan.form !== "count" &&
	!questions.some(({ measures: [own = ""], having = {} }) => [own, ...Object.keys(having)].some((key) => ONCE.has(key)))
		? "different"
		: undefined;
const ONCE: ReadonlySet<string> = new Set(["people", "players", "seasons", "teams"]);

const EACH_OWN: ReadonlySet<Plan["form"]> = new Set(["figure", "series", "streak", "turn", "yes_no"]);
/** "Gayle and Dravid each season" needs a figure for each of them; a shared figure is refused. */
const ofEach: Check = ({ frame: { people, marks, nouns, measures }, plan, questions }) => {
	const second = people.find(({ joined }) => joined === "and");
	const isPair =
		marks.includes("together") ||
		nouns.some(({ name }) => name === "pair") ||
		measures.some(({ name }) => Object.values(conceptOf(name).of)[0]?.startsWith("stands."));
	const isBoth = questions.some(
		({ rows, where = {} }) => rows === "stands" || Array.isArray(where.player) || Array.isArray(where.bowler),
	);
	return EACH_OWN.has(plan.form) && isBoth && !isPair ? second?.words : undefined;
};

const CAPS: ReadonlySet<string> = new Set(["orange_caps", "purple_caps"]);
/** Rows whose players have the role of the noun. */
const ROWS_OF = {
	batter: new Set<Question["rows"]>(["batting", "dismissals", "people"]),
	bowler: new Set<Question["rows"]>(["bowling", "overs", "people"]),
};
/** "Which bowler" needs a group of bowlers; batters and fielders are refused. */
function ofRole(made: PlanInContext): string | undefined {
	const role = (["batter", "bowler"] as const).find((name) =>
		made.frame.nouns.some((noun) => noun.name === name && noun.asked && !noun.not),
	);
	const groups = groupsOf(made);
	// "hit by Warner": Warner bats, so the groups are bowlers
	if (role && groups.includes(role === "bowler" ? "batter" : "bowler") && !groups.includes(role)) return role;
	if (!role || !groups.includes("player")) return undefined;
	const isOwn = ({ rows, where = {}, measures }: Question) =>
		CAPS.has(measures[0] ?? "") || (ROWS_OF[role].has(rows) && typeof where.player !== "string");
	return made.questions.every(isOwn) ? undefined : role;
}

/** "Which fielder" needs a group by fielder, because dismissals by player are those of the batters. */
const ofFielder: Check = ({ frame, questions }) => {
	const noun = frame.nouns.find(({ name, not }) => !not && (name === "fielder" || name === "keeper"));
	return noun && questions.some(({ rows, by = [] }) => rows === "dismissals" && !by.includes("fielder"))
		? noun.name
		: undefined;
};

const RANKINGS: ReadonlySet<Plan["form"]> = new Set(["ranking", "turn"]);
/** "Most runs in Chennai v Mumbai" is refused for players, because either side may have made them. */
const ofEither: Check = ({ frame: { sides, people }, plan }) =>
	RANKINGS.has(plan.form) && "by" in plan && (plan.by === "player" || plan.by === "row") && people.length === 0
		? sides.find(({ faces }) => faces)?.words
		: undefined;

/** "Which side has Kohli scored most" is refused: it may mean for a side or against it. */
const forSide: Check = ({ frame: { nouns, ask_link, people }, plan, questions }) => {
	const noun = nouns.find(({ name, asked }) => name === "team" && asked);
	const isOpen = plan.form === "ranking" && plan.by === "team" && people.length > 0 && noun?.link === undefined;
	const isOfRows = questions.every(({ rows }) => rows === "batting" || rows === "bowling" || rows === "dismissals");
	return noun && isOpen && isOfRows && ask_link === undefined ? noun.name : undefined;
};

/** "Second oldest" and "top five" need a ranking. */
const placed: Check = ({ frame: { extremes }, plan }) => {
	const place = extremes.find(({ rank }) => rank)?.rank ?? extremes.find(({ top }) => top)?.top ?? 1;
	return place === 1 || (plan.form === "ranking" && plan.to >= place) ? undefined : "places";
};

const namesIn = (where: object): string[] =>
	Object.entries(where).flatMap(([name, value]) =>
		name === "against" || name === "figures" || name === "not" ? namesIn(value as object) : [name],
	);
/** Every condition must be in one of the questions, unless the measure implies it. */
function limited({ frame, questions, concept, plan }: PlanInContext): string | undefined {
	const names = new Set(questions.flatMap(({ where = {} }) => namesIn(where)));
	const implied = (concept ? conceptOf(concept).implies : undefined) ?? [];
	if (plan.form === "fact" && plan.season !== undefined) names.add("season");
	const isKept = ({ any }: FrameCondition) =>
		any.some((where) => namesIn(where).every((name) => names.has(name))) ||
		implied.some((where) => JSON.stringify(where) === JSON.stringify(any[0]));
	return frame.limits.find((limit) => !isKept(limit))?.words;
}

/** Every number must be in the plan, or the number one above or below it for "more than". */
function numbered({ frame, plan }: PlanInContext): string | undefined {
	// the number only says how many are level, and the sentence names them all
	if (frame.marks.includes("level")) return undefined;
	const text = JSON.stringify(plan);
	const isKept = ({ bounds: { from, to, than } }: Frame["thresholds"][number]) =>
		[from, to, than].some((value) => value !== undefined && new RegExp(`\\b${value}\\b`).test(text));
	return frame.thresholds.find((one) => !isKept(one))?.words;
}

/** "List his centuries" must not list opponents, unless the question names them. */
const listed: Check = ({ frame: { nouns, ask_link }, plan }) =>
	plan.form === "list" && OF_OTHERS.has(plan.by) && nouns.length === 0 && ask_link === undefined ? "list" : undefined;

const CHECKS: readonly Check[] = [
	different,
	ofEach,
	listed,
	versus,
	askedLink,
	withBall,
	costly,
	ofGiver,
	counted,
	ofRole,
	ofFielder,
	ofEither,
	forSide,
	placed,
	limited,
	numbered,
];
