import type { Answer } from "../../../../record/answer.ts";
import type { DimensionName } from "../../../../record/language/dimensions.ts";
import { type Question, QuestionError } from "../../../../record/language/question.ts";
import type { NameOf } from "../../../../record/language/reading.ts";
import { measureOf } from "../../../../record/language/rows/rows.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { lineName, occasion } from "../../../../record/say/lines.ts";
import { columnOf, figureOf, type Row } from "../../explorer/cells.ts";
import { rowsBehind } from "../../explorer/change.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";
import type { Card } from "./card-schema.ts";

const MOST_ROWS = 5;

/**
 * Returns the newest rows behind a result's first line. Null if the question is a list or a share, if the result has no
 * line, and if the record cannot list the rows.
 */
export async function behindOf(
	record: MatchRecord,
	question: Question,
	answer: Answer,
	nameOf: NameOf,
): Promise<Card["behind"]> {
	const list = listOf(question, answer);
	if (!list) return null;
	const [measure = ""] = list.measures;
	const newest: Question = { ...list, measures: [measure], order: "latest" };
	const written = measureOf(list.rows, measure)?.written ?? "count";
	try {
		const { rows, total } = await record.askAny({ ...newest, limit: MOST_ROWS });
		const [first] = answer.rows;
		if (total === 0 || !first) return null;
		const isOfOne = typeof list.where?.player === "string";
		const leave = typeof list.where?.team === "string" ? ["team"] : [];
		return {
			of: isRanking(question) ? lineName(question, question.by?.[0] ?? "row", first, nameOf) : null,
			total,
			all: explorerPath(newest),
			rows: rows.map((line) => ({
				figure: figureOf(line as unknown as Row, measure, written),
				name: line.player && !isOfOne ? line.player : "",
				text: line.match_id || line.season ? occasion(line, nameOf, leave) : "",
				to: line.match_id ? `/matches/${line.match_id}` : null,
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
