import { possibleOf } from "../../../../record/language/possible.ts";
import type { Question } from "../../../../record/language/question.ts";
import type { NameOf } from "../../../../record/language/reading.ts";
import type { RowsName } from "../../../../record/language/rows/rows.ts";
import { nounOf } from "../../../../record/say/nouns.ts";
import { conditionTexts } from "../../../../record/say/scope.ts";
import type { Reply } from "./card-schema.ts";
import { pathOf } from "./chips.ts";

/** Further measures of the rows, the best known first. */
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

type Further = [text: string, question: Question];

/** Returns similar questions: other figures of the same player, the ranking, and the figure by season. */
export function suggestionsOf(question: Question, nameOf: NameOf): Reply["suggestions"] {
	const { rows, measures, where: { player, team, ...others } = {} } = question;
	const who = [player, team].find((id) => typeof id === "string");
	const name = who === undefined ? undefined : (nameOf("people", who) ?? nameOf("franchises", who));
	const whose = name ? `${name}: ` : "";
	const scope = conditionTexts({ rows, measures, where: others }, nameOf)
		.map((part) => ` ${part}`)
		.join("");
	const further = [
		...otherFigures(question, whose, scope),
		...(who ? rankings(question, scope) : []),
		...seasons(question, whose),
	];
	return further.flatMap(([text, one]) => {
		const to = pathOf({ ...one, limit: undefined, offset: undefined } as unknown as Question);
		return to ? [{ text: text.charAt(0).toUpperCase() + text.slice(1), to }] : [];
	});
}

const said = ({ rows }: Question, key: string): string => nounOf({ rows, measures: [key] })[1];

const otherFigures = (question: Question, whose: string, scope: string): Further[] =>
	(NEXT[question.rows] ?? [])
		.filter((key) => key !== question.measures[0])
		.slice(0, MOST_FIGURES)
		.map((key) => [`${whose}${said(question, key)}${scope}`, { ...question, measures: [key] }]);

/** The ranking of players if the question has a player (within the side, if it has one), else of sides. */
function rankings(question: Question, scope: string): Further[] {
	const { rows, measures, where: { player, team, ...others } = {} } = question;
	const by = player ? "player" : "team";
	if (!possibleOf(rows).by.includes(by)) return [];
	const where = player && team ? { ...others, team } : others;
	return [[`Who leads by ${said(question, measures[0] ?? "")}${scope}?`, { rows, measures, where, by: [by] }]];
}

function seasons(question: Question, whose: string): Further[] {
	const { rows, measures, where = {}, by = [] } = question;
	if (where.season !== undefined || by.includes("season") || !possibleOf(rows).by.includes("season")) return [];
	return [[`${whose}${said(question, measures[0] ?? "")} by season`, { rows, measures, where, by: ["season"] }]];
}
