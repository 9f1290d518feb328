import type { Ask } from "../../../../makers/ask.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";
import { writeExplainer } from "./explainer.ts";
import { EXPLAINERS } from "./explainers.ts";

export type ExplainerText = {
	text: string;
	/** a sentence: the number of matches and balls behind the figures */
	counted: string;
	/** the day of the last match that counts */
	as_of: string;
	/** each in words, with the path of its answer in the explorer */
	questions: { reading: string; path: string }[];
};

const askOf = ({ askAny }: Pick<MatchRecord, "askAny">) => askAny as Ask;

/** Returns an explainer's text with the figures of the current record; null for any other article. */
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

/**
 * Checks that the record has every figure of the explainers and proves their claims. Returns the explainers with
 * faults.
 */
export async function verifyExplainers(record: MatchRecord, explainers = EXPLAINERS) {
	const written = await Promise.all(
		explainers.map(async (explainer) => ({ id: explainer.id, ...(await writeExplainer(askOf(record), explainer)) })),
	);
	return {
		checked: written.length,
		wrong: written.flatMap(({ id, faults }) => (faults.length > 0 ? [{ id, why: faults.join("; ") }] : [])),
	};
}
