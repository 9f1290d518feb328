import type { Answer } from "../../../../record/answer.ts";
import type { DimensionName } from "../../../../record/language/dimensions.ts";
import { type Question, QuestionError } from "../../../../record/language/question.ts";
import { columnOf } from "../../explorer/cells.ts";
import { rowsBehind } from "../../explorer/change.ts";
import type { AnswerTable } from "../../explorer/table.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";
import type { Card } from "./card-schema.ts";

const MOST_ROWS = 5;
/** Asks the record and returns the lines as the explorer's table. */
type Ask = (question: Question) => Promise<{ table: AnswerTable; total: number }>;

/**
 * The rows that a result sums, newest first; of a ranking those of its first line. Null when the record lists none,
 * and for a result that is a list itself.
 */
export async function behindOf(
	question: Question,
	answer: Answer,
	table: AnswerTable,
	ask: Ask,
): Promise<Card["behind"]> {
	const list = listOf(question, answer);
	if (!list) return null;
	const newest: Question = { ...list, measures: list.measures.slice(0, 1), order: "latest" };
	try {
		const { table: rows, total } = await ask({ ...newest, limit: MOST_ROWS });
		if (total === 0) return null;
		const isNamed = rows.name === "Player" && typeof question.where?.player !== "string";
		return {
			of: isRanking(question) ? (table.rows[0]?.name.text ?? null) : null,
			total,
			all: explorerPath(newest),
			rows: rows.rows.map(({ name, about: [match, ...about], figures }) => ({
				figure: figures[0]?.text ?? "",
				name: isNamed ? name.text : "",
				text: [match, ...about].flatMap((cell) => cell?.text ?? []).join(", "),
				to: match?.to ?? null,
			})),
		};
	} catch (error) {
		if (error instanceof QuestionError) return null;
		throw error;
	}
}

const isRanking = ({ by = [], order }: Question) => by.length > 0 && order !== "keys";

function listOf(question: Question, { rows: lines }: Answer): Question | undefined {
	const { rows, measures, where, until, list, of } = question;
	const [line] = lines as unknown as Record<string, unknown>[];
	if (list || of || !line) return undefined;
	if (isRanking(question))
		return rowsBehind(
			question,
			(by: DimensionName) => line[columnOf(by)],
			() => undefined,
		);
	return { rows, measures, ...(where ? { where } : {}), list: true, ...(until === undefined ? {} : { until }) };
}
