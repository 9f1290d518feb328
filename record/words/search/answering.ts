import type { Plan } from "../plans/plan.ts";
import { has, type Parts } from "./parts.ts";

/** Whether a plan finds what the question wants: a man for a batter, and not the one whom it names already. */
export function answersAsked(parts: Parts, plan: Plan): boolean {
	if (setsApart(parts, plan) || isOfOtherArt(parts, plan)) return false;
	if (!("by" in plan) || !("question" in plan)) return true;
	const art = parts.nouns.some(({ rows }) => rows);
	const asksMan = parts.nouns.some(({ asked, by }) => asked && by === "player");
	const names = plan.do === "rank" || plan.do === "list";
	if (has(parts, "who") && art && names && OF_SIDES.has(plan.by)) return false;
	// "who scored a hundred in most cities" asks for no city
	if (has(parts, "who") && names && OF_PLACES.has(plan.by)) return false;
	// whom the question names is no answer to it
	if (plan.do === "list" && isPinned(plan.question.where?.[plan.by as "team"])) return false;
	const isNamed = typeof plan.question.where?.player === "string";
	// the oldest of one man is himself
	if (isNamed && plan.do === "rank" && plan.by === "player" && plan.question.measures[0] === "youngest") return false;
	return !(plan.do === "rank" && plan.by === "player" && isNamed && (has(parts, "who") || asksMan));
}
/** "Which bowler has been hit for the most sixes" asks for no batter, and who is a bowler among batters nobody says. */
function isOfOtherArt({ nouns, focus, units }: Parts, plan: Plan): boolean {
	const wanted = nouns.find(({ asked, rows }) => asked && rows)?.rows;
	if (!wanted || !("by" in plan) || plan.by !== "player" || !("question" in plan)) return false;
	// nor are the runs of a bowler those he made, or those he conceded
	if (wanted === "bowling" && focus.join() === "runs" && units.length === 0) return true;
	return ARTS.has(plan.question.rows) && plan.question.rows !== wanted;
}
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
