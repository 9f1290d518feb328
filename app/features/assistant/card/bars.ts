import type { Question } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { Plan } from "../../../../record/words/plans/plan.ts";
import { written } from "../../../../record/words/say/figures.ts";
import { MOST_EACH } from "../../../../record/words/say/lists.ts";
import type { NameOf } from "../../../../record/words/say/names.ts";
import { rowName } from "../../../../record/words/say/rows.ts";
import type { Spoken } from "../../../../record/words/words.ts";

/** A figure of a row: its label, and the team of its colours. */
export type Bar = { label: string; value: number; text: string; team: string | null };

const MOST_BARS = 8;

/** The comparable figures of an answer: the top of its ranking, those compared, or those of each season or side. None for a single figure. */
export async function barsOf({ askAny }: MatchRecord, { plan, values, lines }: Spoken, name: NameOf): Promise<Bar[]> {
	if (plan?.do === "compare")
		return plan.of.flatMap(({ question }, at) => {
			const value = values[at] ?? null;
			return value === null ? [] : [barOf(question, nameOfSide(question, plan, name), value, null)];
		});
	if (plan?.do === "series") {
		const { question, by } = plan;
		const of = question.measures[0] ?? "";
		return (lines as unknown as Record<string, unknown>[])
			.slice(0, MOST_EACH)
			.flatMap((line) =>
				line[of] === null
					? []
					: [
							barOf(
								question,
								rowName(by, line as never, name),
								line[of] as number,
								(line.team_id ?? null) as string | null,
								line,
							),
						],
			);
	}
	if (plan?.do !== "rank" || plan.question.list || (plan.question.by ?? []).length !== 1) return [];
	const { question, by } = plan;
	const { rows } = await askAny({ ...question, limit: Math.max(MOST_BARS, plan.to), offset: 0 });
	return rows.slice(0, Math.max(MOST_BARS, plan.to)).map((line) => {
		const all = line as unknown as Record<string, unknown>;
		const team = (all.team_id ?? all.latest_team_id ?? null) as string | null;
		return barOf(question, rowName(by, line as never, name), all[question.measures[0] ?? ""] as number, team, line);
	});
}

const barOf = (question: Question, label: string, value: number, team: string | null, line?: object): Bar => ({
	label,
	value,
	text: written(question, value, line as never),
	team,
});

/** The part of a question that distinguishes it in a comparison. */
function nameOfSide({ where = {} }: Question, { of }: Extract<Plan, { do: "compare" }>, name: NameOf): string {
	const odd = Object.entries(where).find(([field, value]) =>
		of.some(({ question }) => JSON.stringify(question.where?.[field as "player"]) !== JSON.stringify(value)),
	);
	return odd ? [odd[1]].flat().map(name).join(", ") : "";
}
