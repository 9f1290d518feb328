import { type Question, QuestionError } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { written } from "../../../../record/words/say/figures.ts";
import type { NameOf } from "../../../../record/words/say/names.ts";
import { rowName, rowText } from "../../../../record/words/say/rows.ts";
import type { Spoken } from "../../../../record/words/words.ts";
import { columnOf } from "../../explorer/cells.ts";
import { rowsBehind } from "../../explorer/change.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";

/** The first rows that were summed, and a link to all of them. */
export type Behind = {
	/** whose rows they are, when an answer names several */
	of: string | null;
	rows: { figure: string; name: string; text: string; to: string | null }[];
	total: number;
	all: string;
};

const MOST_ROWS = 5;

/** The rows behind an answer, newest first; for a ranking those of the leader. Null when the record lists none. */
export async function behindOf(record: MatchRecord, spoken: Spoken, name: NameOf): Promise<Behind | null> {
	const question = listOf(spoken);
	if (!question) return null;
	try {
		const newest: Question = { ...question, order: "latest" };
		const { rows, total } = await record.askAny({ ...newest, limit: MOST_ROWS });
		if (total === 0) return null;
		const { plan, lines } = spoken;
		return {
			of: plan?.do === "rank" ? rowName(plan.by, lines[0], name) : null,
			total,
			all: explorerPath(newest),
			rows: rows.map((line) => {
				const all = line as unknown as Record<string, unknown>;
				const { match_id, player_id } = all as { match_id?: number; player_id?: string };
				const isNamed = player_id !== undefined && typeof question.where?.player !== "string";
				return {
					figure: written(question, all[question.measures[0] ?? ""] as number, line as never),
					name: isNamed ? name(player_id) : "",
					text: rowText(line as never, name, typeof question.where?.team === "string" ? ["team"] : []),
					to: match_id === undefined ? null : `/matches/${match_id}`,
				};
			}),
		};
	} catch (error) {
		if (error instanceof QuestionError) return null;
		throw error;
	}
}

/** The question for the rows of the main figure, or of a ranking's first line. */
function listOf({ plan, lines }: Spoken): Question | undefined {
	if (plan?.do === "value" || plan?.do === "check" || plan?.do === "series") {
		const { rows, measures, where, until } = plan.question;
		return { rows, measures, ...(where ? { where } : {}), list: true, ...(until === undefined ? {} : { until }) };
	}
	if (plan?.do !== "rank" || plan.question.list) return undefined;
	const [line] = lines as unknown as Record<string, unknown>[];
	return (
		line &&
		rowsBehind(
			plan.question,
			(by) => line[columnOf(by)],
			() => undefined,
		)
	);
}
