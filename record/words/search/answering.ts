import type { Question } from "../../language/question.ts";
import type { Plan } from "../plans/plan.ts";
import { has, type Parts } from "./parts.ts";

type ByLine = Extract<Plan, { by: unknown; question: Question }>;

/** Whether a plan finds what the question wants: a man for a batter, and not the one whom it names already. */
export const answersAsked = (parts: Parts, plan: Plan): boolean =>
	!setsApart(parts, plan) &&
	!isOfOtherArt(parts, plan) &&
	!("by" in plan && "question" in plan && MISSES.some((misses) => misses(parts, plan)));

/** What is no answer to a question. */
const MISSES: ((parts: Parts, plan: ByLine) => boolean)[] = [
	// a first match is no bowler
	(parts, plan) => asksMan(parts) && plan.do === "turn" && plan.by === "figure",
	// nor is a side
	(parts, plan) => has(parts, "who") && parts.nouns.some(({ rows }) => rows) && names(plan) && OF_SIDES.has(plan.by),
	// "who scored a hundred in most cities" asks for no city
	(parts, plan) => has(parts, "who") && names(plan) && OF_PLACES.has(plan.by),
	// whom the question names is no answer to it
	(_, plan) => plan.do === "list" && isPinned(plan.question.where?.[plan.by as "team"]),
	// the oldest of one man is himself
	(_, plan) => ranksMen(plan) && isNamed(plan) && plan.question.measures[0] === "youngest",
	(parts, plan) => ranksMen(plan) && isNamed(plan) && (has(parts, "who") || asksMan(parts)),
];
const names = (plan: ByLine) => plan.do === "rank" || plan.do === "list";
const ranksMen = (plan: ByLine) => plan.do === "rank" && plan.by === "player";
const isNamed = ({ question }: ByLine) => typeof question.where?.player === "string";

/** "Which bowler has been hit for the most sixes" asks for no batter, and who is a bowler among batters nobody says. */
function isOfOtherArt({ nouns, focus, units }: Parts, plan: Plan): boolean {
	const wanted = nouns.find(({ asked, rows }) => asked && rows)?.rows;
	if (!wanted || !("by" in plan) || plan.by !== "player" || !("question" in plan)) return false;
	// nor are the runs of a bowler those he made, or those he conceded
	if (wanted === "bowling" && focus.join() === "runs" && units.length === 0) return true;
	return ARTS.has(plan.question.rows) && plan.question.rows !== wanted;
}
const asksMan = ({ nouns }: Parts) => nouns.some(({ asked, by }) => asked && by === "player");
const ARTS = new Set<string>(["batting", "bowling"]);
const isPinned = (value: unknown) => value !== undefined && typeof value !== "object";
const OF_PLACES = new Set<string>(["city", "ground", "country"]);
const OF_SIDES = new Set<string>(["team", "opponent"]);

const MEN = ["player", "batter", "bowler", "partner"] as const;
/** "The sixes of Rohit and Gill together": of two beside one another neither bowls to the other. */
function setsApart({ scope }: Parts, plan: Plan): boolean {
	const men = scope.flatMap((piece) => (piece.is === "person" && !piece.not ? [piece] : []));
	const beside = men.some(({ joined }) => joined === "and") && men.every(({ link }) => !link || !FACING.has(link));
	if (!beside || !("question" in plan) || plan.question.rows === "stands") return false;
	const { where = {}, rows } = plan.question;
	// nor are both of them the bowlers of what batters did
	if (rows === "batting" && where.bowler !== undefined) return true;
	return MEN.filter((field) => where[field] !== undefined).length > 1;
}
const FACING = new Set<string>(["against", "off", "to", "victim"]);
