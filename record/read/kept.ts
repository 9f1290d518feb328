import type { Question } from "../language/question.ts";
import { nounOf } from "./fill.ts";
import type { Frame, Limited } from "./frame.ts";
import { type Plan, questionsOf } from "./plan.ts";
import type { Link } from "./tables/linking.ts";
import { type ConceptName, conceptOf } from "./tables/measures.ts";

/** A plan with the questions that it puts, and the frame and the concept that it was made of. */
type Made = { plan: Plan; questions: Question[]; frame: Frame; concept: ConceptName | undefined };
/** A part of a frame: its words where a plan leaves it out, else undefined. */
type Claim = (made: Made) => string | undefined;

/**
 * Returns the words of a part that a plan leaves out, or undefined when it keeps every part. Forms give each part its place;
 * a form that loses one gets its plan refused here.
 */
export function leftOut(frame: Frame, concept: ConceptName | undefined, plan: Plan): string | undefined {
	const made = { plan, questions: questionsOf(plan), frame, concept };
	for (const claim of CLAIMS) {
		const words = claim(made);
		if (words !== undefined) return words;
	}
	return undefined;
}

const OF_OTHERS: ReadonlySet<string> = new Set(["batter", "bowler", "opponent", "pair", "partner"]);
const groupsOf = ({ plan, questions }: Made): string[] => [
	...questions.flatMap(({ by = [] }) => by),
	...("by" in plan ? [plan.by] : []),
];
/** Whether a plan has a line for each of those whom somebody met. */
const isByOther = (made: Made): boolean => groupsOf(made).some((group) => OF_OTHERS.has(group));

/** "Head to head": every question has both sides or both people. */
function met(made: Made): string | undefined {
	const isBoth = ({ where = {} }: Question) =>
		[where.opponent, where.partner, where.batter].some((one) => one !== undefined) ||
		(where.player !== undefined && where.bowler !== undefined);
	const isKept = !made.frame.marks.includes("versus") || isByOther(made) || made.questions.every(isBoth);
	return isKept ? undefined : "head to head";
}

const ASKED: Partial<Record<Link, (made: Made) => boolean>> = {
	against: (made) => isByOther(made) || made.questions.every(({ rows }) => rows === "dismissals"),
	off: isByOther,
	with: ({ questions }) => questions.every(({ rows }) => rows === "stands"),
};
/** "Against whom", "off which bowler", "with who". */
function asked(made: Made): string | undefined {
	const { ask_link } = made.frame;
	return ask_link && ASKED[ask_link]?.(made) === false ? ask_link : undefined;
}

const OF_BOWLER: ReadonlySet<Question["rows"]> = new Set(["balls", "bowling", "dismissals", "overs"]);
/** "With the ball", "spell", "gave": the figure is a bowler's. */
const withBall: Claim = ({ frame: { marks, nouns, verbs }, questions }) =>
	(marks.includes("ball") ||
		verbs.includes("runs_conceded") ||
		nouns.some(({ name, not }) => name === "spell" && !not)) &&
	!questions.every(({ rows, where }) => OF_BOWLER.has(rows) || where?.bowler)
		? "with the ball"
		: undefined;

const COSTS: ReadonlySet<string> = new Set(["average", "economy", "runs"]);
/** "The most expensive five-wicket haul": what it cost its bowler, or a price. */
const costly: Claim = ({ frame: { extremes }, questions, concept }) =>
	extremes.some(({ cost }) => cost) &&
	concept !== "price" &&
	!questions.every(({ rows, measures: [own = ""] }) => OF_BOWLER.has(rows) && COSTS.has(own))
		? "expensive"
		: undefined;

/** "Which ground gives most runs": bowlers and their sides give them. */
const ofGiver: Claim = ({ frame: { verbs, people, sides }, plan }) =>
	verbs.includes("runs_conceded") && people.length + sides.length === 0 && "by" in plan && PLACES.has(plan.by)
		? "gave"
		: undefined;
const PLACES: ReadonlySet<string> = new Set(["city", "ground", "season"]);

const NO_COUNTS: ReadonlySet<Plan["form"]> = new Set(["age", "card", "fact", "list", "person", "turn"]);
/** "How many captains" is no name of one, and "how many bowlers" no number of wickets. */
const counted: Claim = ({ frame, plan }) => {
	if (!frame.asks.includes("count")) return undefined;
	if (NO_COUNTS.has(plan.form)) return "how many";
	const noun = frame.nouns.find(({ name, asked, unit }) => asked && !unit && nounOf(name).by !== undefined);
	if (plan.form !== "figure" || !noun || noun.name === "match" || noun.name === "over") return undefined;
	const [measure = ""] = plan.question.measures;
	// "how many batters were run out": each time one goes
	const isOut = noun.name !== "bowler" && !noun.different && OUTS.has(measure);
	return isOut || nounOf(noun.name).counts === measure ? undefined : noun.name;
};
const OUTS: ReadonlySet<string> = new Set(["count", "credited", "dismissals", "outs", "wickets"]);

/** "How many different": each is counted once. */
const different: Claim = ({ frame, plan, questions }) =>
	frame.nouns.some((noun) => noun.different) &&
	plan.form !== "count" &&
	!questions.some(({ measures: [own = ""], having = {} }) => [own, ...Object.keys(having)].some((key) => ONCE.has(key)))
		? "different"
		: undefined;
const ONCE: ReadonlySet<string> = new Set(["people", "players", "seasons", "teams"]);

const EACH_OWN: ReadonlySet<Plan["form"]> = new Set(["figure", "series", "streak", "turn", "yes_no"]);
/** "Gayle and Dravid each season": what two made together is not what each of them made. */
const ofEach: Claim = ({ frame: { people, marks, nouns, measures }, plan, questions }) => {
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
/** Rows whose players have the role that a noun asks for. */
const ROWS_OF = {
	batter: new Set<Question["rows"]>(["batting", "dismissals", "people"]),
	bowler: new Set<Question["rows"]>(["bowling", "overs", "people"]),
};
/** "Which bowler": a group of bowlers, none of batters or fielders. */
function ofRole(made: Made): string | undefined {
	const role = (["batter", "bowler"] as const).find((name) =>
		made.frame.nouns.some((noun) => noun.name === name && noun.asked && !noun.not),
	);
	const groups = groupsOf(made);
	// "hit by Warner": the group is that of the bowlers, and Warner bats
	if (role && groups.includes(role === "bowler" ? "batter" : "bowler") && !groups.includes(role)) return role;
	if (!role || !groups.includes("player")) return undefined;
	const isOwn = ({ rows, where = {}, measures }: Question) =>
		CAPS.has(measures[0] ?? "") || (ROWS_OF[role].has(rows) && typeof where.player !== "string");
	return made.questions.every(isOwn) ? undefined : role;
}

/** "Which fielder": dismissals by player are those of the batters. */
const ofFielder: Claim = ({ frame, questions }) => {
	const noun = frame.nouns.find(({ name, not }) => !not && (name === "fielder" || name === "keeper"));
	return noun && questions.some(({ rows, by = [] }) => rows === "dismissals" && !by.includes("fielder"))
		? noun.name
		: undefined;
};

const RANKINGS: ReadonlySet<Plan["form"]> = new Set(["ranking", "turn"]);
/** "Most runs in Chennai v Mumbai" may be made by either side. */
const ofEither: Claim = ({ frame: { sides, people }, plan }) =>
	RANKINGS.has(plan.form) && "by" in plan && (plan.by === "player" || plan.by === "row") && people.length === 0
		? sides.find(({ faces }) => faces)?.words
		: undefined;

/** "Which side has Kohli scored most": for it, or against it. */
const forSide: Claim = ({ frame: { nouns, ask_link, people }, plan, questions }) => {
	const noun = nouns.find(({ name, asked }) => name === "team" && asked);
	const isOpen = plan.form === "ranking" && plan.by === "team" && people.length > 0 && noun?.link === undefined;
	const isOfRows = questions.every(({ rows }) => rows === "batting" || rows === "bowling" || rows === "dismissals");
	return noun && isOpen && isOfRows && ask_link === undefined ? noun.name : undefined;
};

/** "Second oldest", "top five": only a ranking has places. */
const placed: Claim = ({ frame: { extremes }, plan }) => {
	const place = extremes.find(({ rank }) => rank)?.rank ?? extremes.find(({ top }) => top)?.top ?? 1;
	return place === 1 || (plan.form === "ranking" && plan.to >= place) ? undefined : "places";
};

const namesIn = (where: object): string[] =>
	Object.entries(where).flatMap(([name, value]) =>
		name === "against" || name === "figures" || name === "not" ? namesIn(value as object) : [name],
	);
/** Conditions: one of the questions has them, or the measure implies them. */
function limited({ frame, questions, concept, plan }: Made): string | undefined {
	const names = new Set(questions.flatMap(({ where = {} }) => namesIn(where)));
	const implied = (concept ? conceptOf(concept).implies : undefined) ?? [];
	if (plan.form === "fact" && plan.season !== undefined) names.add("season");
	const isKept = ({ any }: Limited) =>
		any.some((where) => namesIn(where).every((name) => names.has(name))) ||
		implied.some((where) => JSON.stringify(where) === JSON.stringify(any[0]));
	return frame.limits.find((limit) => !isKept(limit))?.words;
}

/** Numbers: the plan holds each, or the one beside it that "more than" means. */
function numbered({ frame, plan }: Made): string | undefined {
	// the number of those who are level, of whom the sentence names each
	if (frame.marks.includes("level")) return undefined;
	const text = JSON.stringify(plan);
	const isKept = ({ bounds: { from, to, than } }: Frame["thresholds"][number]) =>
		[from, to, than].some((value) => value !== undefined && new RegExp(`\\b${value}\\b`).test(text));
	return frame.thresholds.find((one) => !isKept(one))?.words;
}

/** "List his centuries" lists no bowlers: those whom somebody met are listed where the question names them. */
const listed: Claim = ({ frame: { nouns, ask_link }, plan }) =>
	plan.form === "list" && OF_OTHERS.has(plan.by) && nouns.length === 0 && ask_link === undefined ? "list" : undefined;

const CLAIMS: readonly Claim[] = [
	different,
	ofEach,
	listed,
	met,
	asked,
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
