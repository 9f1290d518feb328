import type { Question, Where } from "../../language/question.ts";
import type { MatchRecord } from "../../record.ts";
import type { NameOf } from "../say/names.ts";
import { scopeOf } from "../say/scope.ts";
import type { Plan } from "./plan.ts";
import type { Result } from "./run.ts";

/** What is not so in a question without an answer: he did not play there then, they were in no final. Undefined when all is. */
export async function missing(
	plan: Plan,
	result: Result,
	record: MatchRecord,
	name: NameOf,
): Promise<string | undefined> {
	if (plan.do === "check" && result.value === 0 && isTitleOf(plan.question)) return NO_SQUADS;
	for (const question of questionsOf(plan)) {
		const never = strangeSeason(question, record);
		if (never) return never;
		const wrong = (result.empty || isZero(plan, result)) && (await untrue(question, record, name));
		if (wrong) return wrong;
		if (isZero(plan, result) && (await hasNone(question, record)))
			return `I find no such innings in the record${scopeOf(question, name)}.`;
	}
	return result.empty || isOfNothing(plan, result)
		? `I find no such thing in the record${questionsOf(plan)
				.slice(0, 1)
				.map((question) => scopeOf(question, name))
				.join("")}.`
		: undefined;
}

/** A man of the squad has the title of a season too, of which the record tells only who played in the final. */
const isTitleOf = ({ rows, measures, where = {} }: Question) =>
	rows === "appearances" && measures[0] === "won" && where.stage === "final" && where.season !== undefined;
const NO_SQUADS = "I find no such win in the final, but I cannot tell who else was in the squad that won the title.";

/** A count of none by a line without a name: rather a line misread than a true nought. */
function isOfNothing(plan: Plan, { total, value }: Result): boolean {
	if (plan.do === "lines") return total === 0;
	if (plan.do !== "value" || value !== 0 || !plan.question.where?.figures) return false;
	const { measures, where } = plan.question;
	return ["innings", "count"].includes(measures[0] ?? "") && where.player === undefined;
}

/** Whether there is no row to count a figure of: no innings of 200, so no balls of it. */
async function hasNone({ rows, measures, where }: Question, record: MatchRecord): Promise<boolean> {
	const counted = rows === "stands" ? "count" : rows === "batting" || rows === "bowling" ? "innings" : undefined;
	if (!counted || !where?.figures || measures[0] === counted) return false;
	const { rows: lines } = await record.askAny({ rows, measures: [counted], where });
	return Number((lines[0] as unknown as Record<string, number> | undefined)?.[counted] ?? 0) === 0;
}

/** A season that is not played, or not yet. */
function strangeSeason({ where = {} }: Question, { seasons }: MatchRecord): string | undefined {
	const asked = [where.season].flat().filter((one) => typeof one === "number");
	const odd = asked.find((one) => !seasons.includes(one));
	return odd === undefined
		? undefined
		: `I find no season ${odd} in the record, which goes from ${Math.min(...seasons)} to ${Math.max(...seasons)}.`;
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

async function untrue({ where = {} }: Question, record: MatchRecord, name: NameOf): Promise<string | undefined> {
	const { player, team, season, stage, batter, bowler } = where as Where & Record<string, unknown>;
	const who = player ?? batter ?? bowler;
	if (who !== undefined) {
		const asked = {
			player: who,
			...(player !== undefined && team !== undefined ? { team } : {}),
			...(season === undefined ? {} : { season }),
		};
		const { rows } = await record.askAny({ rows: "appearances", measures: ["matches"], where: asked });
		return rows[0] && Number((rows[0] as unknown as Record<string, number>).matches) > 0
			? undefined
			: `I find no match of ${name(who)}${scopeOf({ rows: "appearances", measures: [], where: asked }, name, ["player"])}.`;
	}
	if (team === undefined) return undefined;
	const asked = { team, ...(season === undefined ? {} : { season }), ...(stage === undefined ? {} : { stage }) };
	const { rows } = await record.askAny({ rows: "sides", measures: ["matches"], where: asked });
	return rows[0] && Number((rows[0] as unknown as Record<string, number>).matches) > 0
		? undefined
		: `I find no match of ${name(team)}${scopeOf({ rows: "sides", measures: [], where: asked }, name, ["team"])}.`;
}
