import { possibleOf } from "../../../../record/language/possible.ts";
import { type Question, QuestionError } from "../../../../record/language/question.ts";
import { ROWS, type RowsName } from "../../../../record/language/rows/rows.ts";
import type { NameOf } from "../../../../record/words/say/names.ts";
import { scopeOf } from "../../../../record/words/say/scope.ts";
import { askPath } from "./chips.ts";

export type Suggestion = { text: string; to: string };

/** The figures that are asked of the same rows next, the best known first. */
const NEXT: Partial<Record<RowsName, readonly string[]>> = {
	batting: ["runs", "sixes", "strike_rate", "highest", "average"],
	bowling: ["wickets", "economy", "best", "dots"],
	fielding: ["catches", "stumpings", "run_outs"],
	innings: ["highest", "lowest", "sixes", "run_rate"],
	sides: ["won", "win_percentage", "win_by_runs"],
	campaigns: ["titles", "finals", "playoffs"],
	stands: ["highest", "hundreds"],
	matches: ["matches", "super_overs", "runs"],
};
const MOST_FIGURES = 3;

/** What may be asked after an answer: the same man's other figures, the ranking he stands in, and his figure by season. */
export function suggestionsOf(question: Question, name: NameOf): Suggestion[] {
	const { rows, measures, where = {}, by = [] } = question;
	const { player, team, ...others } = where;
	const who = [player, team].find((id) => typeof id === "string");
	const whose = who ? `${name(who)}: ` : "";
	const said = (key: string) =>
		(ROWS[rows].measures as Record<string, { name: string }>)[key]?.name.toLowerCase() ?? key;
	const scope = scopeOf({ rows, measures, where: others }, name).trim();
	const [measure = ""] = measures;
	const base: Question = { rows, measures, ...(question.where ? { where } : {}) };
	const figures = (NEXT[rows] ?? [])
		.filter((key) => key !== measure)
		.slice(0, MOST_FIGURES)
		.map((key): [string, Question] => [
			`${whose}${said(key)}${scope ? ` ${scope}` : ""}`,
			{ ...question, measures: [key] },
		]);
	const possible = possibleOf(rows).by;
	const ranking: [string, Question][] =
		who && possible.includes(player ? "player" : "team")
			? [
					[
						`Who leads by ${said(measure)}${scope ? ` ${scope}` : ""}?`,
						{ rows, measures, where: player && team ? { ...others, team } : others, by: [player ? "player" : "team"] },
					],
				]
			: [];
	const seasons: [string, Question][] =
		where.season === undefined && !by.includes("season") && possible.includes("season")
			? [[`${whose}${said(measure)} by season`, { ...base, by: ["season"] }]]
			: [];
	return [...figures, ...ranking, ...seasons].flatMap(([text, one]) => {
		const to = path({ ...one, limit: undefined, offset: undefined } as unknown as Question);
		return to ? [{ text: text.charAt(0).toUpperCase() + text.slice(1), to }] : [];
	});
}

function path(question: Question): string | undefined {
	try {
		return askPath(question);
	} catch (error) {
		if (error instanceof QuestionError) return undefined;
		throw error;
	}
}
