import { isQuestion, type Question, type Where } from "../../language/question.ts";
import type { MatchRecord } from "../../record.ts";
import type { NameOf } from "../say/names.ts";
import { isThere, rankSentence } from "../say/ranking.ts";
import { calledOf, scopeOf } from "../say/scope.ts";
import { sentenceOf } from "../say/sentence.ts";
import type { Given, Plan } from "./plan.ts";
import type { Line, Result } from "./run.ts";

/** What is not so in a question without an answer: he did not play there then, they were in no final. Undefined when all is. */
export async function missing(
	plan: Plan,
	result: Result,
	record: MatchRecord,
	name: NameOf,
): Promise<string | undefined> {
	if (plan.do === "check" && result.value === 0 && isTitleOf(plan.question)) return NO_SQUADS;
	if (plan.do === "check" && result.value && isOfTwoBatters(plan.question))
		return "I can't tell if one batter did that alone. I only know there was such an over.";
	const odd = await untrueOf(plan, result, record, name);
	if (odd) return odd;
	// whether he played is what is asked
	if (plan.do === "check" && isPlayed(plan.question)) return undefined;
	for (const question of questionsOf(plan)) {
		const wrong = await wrongIn(question, isZero(plan, result), result.empty, record, name);
		if (wrong) return wrong;
	}
	return result.empty || isOfNothing(plan, result)
		? `I can't find anything like that${questionsOf(plan)
				.slice(0, 1)
				.map((question) => scopeOf(question, name))
				.join("")}.`
		: undefined;
}

/** Matches of a man or a side. */
const isPlayed = ({ rows, measures }: Question) =>
	rows === "appearances" || (rows === "sides" && measures[0] === "matches");

/** What a question says of a place or a number beside what it asks, and is not so. */
async function untrueOf(plan: Plan, result: Result, record: MatchRecord, name: NameOf): Promise<string | undefined> {
	if (plan.do === "value" && plan.given) return otherCount(plan.given, record, name);
	if (plan.do !== "rank") return undefined;
	if (plan.behind !== undefined && !(await leads(plan.behind, plan.question, record)))
		return `I don't know who comes next after ${name(plan.behind)}, who isn't first there.`;
	return plan.level !== undefined && !isThere(plan, plan.level, result, name)
		? `I can't find ${name(plan.level)} at that place. ${rankSentence(plan, result, name)}`
		: undefined;
}

/** What the question counts otherwise than the record does; undefined when it is so. */
async function otherCount({ value, of }: Given, record: MatchRecord, name: NameOf): Promise<string | undefined> {
	const counts = await Promise.all(of.map(async (question) => ({ question, count: await countOf(question, record) })));
	if (counts.some(({ count }) => count === value)) return undefined;
	const [near] = counts.toSorted((a, b) => Math.abs(a.count - value) - Math.abs(b.count - value));
	if (!near) return undefined;
	const { question, count } = near;
	const sentence = sentenceOf({ do: "value", question }, { empty: false, value: count, lines: [], total: 1 }, name);
	return `I can't find ${value} of them. ${sentence}`;
}

/** Whether somebody is first of a ranking that leaves him out. */
async function leads(id: string, { where: { not = {}, ...where } = {}, ...question }: Question, record: MatchRecord) {
	const { player: _, ...others } = not;
	const all = { ...where, ...(Object.keys(others).length > 0 ? { not: others } : {}) };
	const { rows } = await record.askAny({ ...question, where: all, limit: 1 });
	return rows.some((line) => line.player_id === id);
}

/** The sixes and fours of an over may be those of two batters. */
const isOfTwoBatters = ({ rows, where }: Question) =>
	rows === "overs" && ["sixes", "fours"].some((figure) => figure in (where?.figures ?? {}));

/** What is not so in one question, whose figure is nought or which has none. */
async function wrongIn(
	question: Question,
	isNought: boolean,
	isEmpty: boolean,
	record: MatchRecord,
	name: NameOf,
): Promise<string | undefined> {
	const never = strangeSeason(question, record);
	if (never) return never;
	const wrong = isEmpty || isNought ? await untrue(question, record, name) : undefined;
	if (wrong) return wrong;
	const inner = question.where?.match;
	if ((isEmpty || isNought) && isQuestion(inner) && (await record.askAny(inner.question)).rows.length === 0)
		return `I can't find a match like that${scopeOf(question, name)}.`;
	return isNought && (await hasNone(question, record))
		? `I can't find an innings like that${scopeOf(question, name)}.`
		: undefined;
}

/** A man of the squad has the title of a season too, of which the record tells only who played in the final. */
const isTitleOf = ({ rows, measures, where = {} }: Question) =>
	rows === "appearances" && measures[0] === "won" && where.stage === "final" && where.season !== undefined;
const NO_SQUADS = "I can't find a win in that final, but I don't know who else was in the squad that won the title.";

/** A count of none by a line without a name: rather a line misread than a true nought. */
function isOfNothing(plan: Plan, { total, value, lines }: Result): boolean {
	if (plan.do === "lines") return total === 0 && !plan.check;
	if (plan.do === "rank") return isOfNoughts(plan, lines);
	if (plan.do !== "value" || value !== 0 || !plan.question.where?.figures) return false;
	const { measures, where } = plan.question;
	return ["innings", "count"].includes(measures[0] ?? "") && where.player === undefined;
}

/** Nobody is second where all but the first have none. */
function isOfNoughts({ question, from, to }: Extract<Plan, { do: "rank" }>, lines: Line[]): boolean {
	const placed = lines.filter(({ rank = 0 }) => rank >= from && rank <= to);
	const [measure = ""] = question.measures;
	return question.order === undefined && from > 1 && placed.length > 0 && placed.every((line) => line[measure] === 0);
}

/** Whether there is no row to count a figure of: no innings of 200, so no balls of it. */
async function hasNone({ rows, measures, where }: Question, record: MatchRecord): Promise<boolean> {
	const counted = rows === "stands" ? "count" : rows === "batting" || rows === "bowling" ? "innings" : undefined;
	if (!counted || !where?.figures || measures[0] === counted) return false;
	return (await countOf({ rows, measures: [counted], where }, record)) === 0;
}

async function countOf(question: Question, record: MatchRecord): Promise<number> {
	const { rows } = await record.askAny(question);
	return Number((rows[0] as unknown as Record<string, number> | undefined)?.[question.measures[0] ?? ""] ?? 0);
}

/** A season that is not played, or not yet. */
function strangeSeason({ where = {} }: Question, { seasons }: MatchRecord): string | undefined {
	const asked = [where.season].flat().filter((one) => typeof one === "number");
	const odd = asked.find((one) => !seasons.includes(one));
	if (odd === undefined) return undefined;
	const [first, last] = [Math.min(...seasons), Math.max(...seasons)];
	const isAhead = odd > last;
	return `${isAhead ? `I don't know the ${odd} season, which hasn't happened yet` : `There was no ${odd} season`}. I know ${first} to ${last}.`;
}

const isZero = (plan: Plan, { value, values, total }: Result) =>
	value === 0 ||
	(values?.some((one) => one === 0) ?? false) ||
	(plan.do === "lines" && total === 0) ||
	(plan.do === "meet" && total === 0);

/** What a plan asks the record, the main question first. */
export function questionsOf(plan: Plan): Question[] {
	if (plan.do === "compare") return plan.of.map(({ question }) => question);
	if (plan.do === "meet") return plan.of;
	if (plan.do === "fact") return [];
	if (plan.do === "share") return [plan.part, plan.whole];
	return plan.do === "streak" ? [plan.of] : [plan.question];
}

const picked = (where: Where, ...fields: (keyof Where)[]) =>
	Object.fromEntries(fields.flatMap((field) => (where[field] === undefined ? [] : [[field, where[field]]])));

/** Whether a man or a side did not play where the question says; undefined when they did. */
async function untrue({ where = {} }: Question, record: MatchRecord, name: NameOf): Promise<string | undefined> {
	const { player, team, batter, bowler } = where;
	const who = player ?? batter ?? bowler;
	const when = picked(where, "season", "stage", "round");
	if (who !== undefined) {
		const side = player === undefined ? {} : picked(where, "team");
		return absent("player", who, { ...side, ...when }, record, name);
	}
	return team === undefined ? undefined : absent("team", team, when, record, name);
}

async function absent(
	field: "player" | "team",
	id: unknown,
	rest: Where,
	record: MatchRecord,
	name: NameOf,
): Promise<string | undefined> {
	const where = { [field]: id, ...rest } as Where;
	const rows = field === "player" ? ("appearances" as const) : ("sides" as const);
	const { rows: lines } = await record.askAny({ rows, measures: ["matches"], where });
	if (lines[0] && Number((lines[0] as unknown as Record<string, number>).matches) > 0) return undefined;
	const scope = scopeOf({ rows, measures: [], where }, name, [field]);
	return `I can't find a match for ${calledOf(id, name)}${scope}.${await finalOf(where, record, name)}`;
}

/** Who played a final that somebody was not in. */
async function finalOf({ season, stage }: Where, record: MatchRecord, name: NameOf): Promise<string> {
	if (stage !== "final" || typeof season !== "number") return "";
	const { rows } = await record.askAny({
		rows: "sides",
		measures: ["won"],
		where: { season, stage, result: "won" },
		list: true,
		order: "keys",
		limit: 1,
	});
	const { team_id: winner, opponent_id: loser } = (rows[0] ?? {}) as Partial<Line>;
	return winner && loser ? ` ${name(winner)} beat ${name(loser)} in it.` : "";
}
