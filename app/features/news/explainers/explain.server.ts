import type { Ask } from "../../../../makers/ask.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";
import { writeExplainer } from "./explainer.ts";
import { EXPLAINERS } from "./explainers.ts";

/** The text of an explainer, and what it was counted from. Each question leads to its answer in the explorer. */
export type ExplainerText = {
	text: string;
	counted: string;
	/** the day of the last match that counts */
	as_of: string;
	questions: { reading: string; path: string }[];
};

const askOf = ({ askAny }: Pick<MatchRecord, "askAny">) => askAny as Ask;

/** Writes an explainer by the current record. Null for any other article. */
export async function explain(record: MatchRecord, id: string): Promise<ExplainerText | null> {
	const explainer = EXPLAINERS.find((one) => one.id === id);
	if (!explainer) return null;
	const { text, counted, questions } = await writeExplainer(askOf(record), explainer);
	const answered = await Promise.all(
		Object.values(questions).map(async (question) => ({
			reading: (await record.askAny(question)).reading,
			path: explorerPath(question),
		})),
	);
	return { text, counted, as_of: record.as_of.date, questions: answered };
}

/** Checks that the record fills and bears out every explainer. Returns those with faults. */
export async function verifyExplainers(record: MatchRecord, explainers = EXPLAINERS) {
	const written = await Promise.all(
		explainers.map(async (explainer) => ({ id: explainer.id, ...(await writeExplainer(askOf(record), explainer)) })),
	);
	return {
		checked: written.length,
		wrong: written.flatMap(({ id, faults }) => (faults.length > 0 ? [{ id, why: faults.join("; ") }] : [])),
	};
}
