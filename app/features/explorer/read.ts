import { questionAt } from "../../../record/language/address.ts";
import { candidateText, type Fault, faultText } from "../../../record/language/faults/fault.ts";
import { type Question, QuestionError } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { explorerPath } from "../statistics/explorer-path.ts";
import { INITIAL_QUESTION, without, withValue } from "./change.ts";

/** A fault of a question, with its line in the builder. */
export type Refusal = {
	line: Line;
	field: string;
	message: string;
	/** links that correct it */
	candidates: { text: string; to: string }[];
};
export type Line = "rows" | "measures" | "conditions" | "by" | "thresholds" | "show";

const LINES: Record<string, Line> = {
	rows: "rows",
	measures: "measures",
	where: "conditions",
	until: "conditions",
	by: "by",
	having: "thresholds",
};
const MOST_TURNS = 4;

const lineOf = (field: string): Line => LINES[field.split(".")[0] ?? ""] ?? "show";

/**
 * Converts a fault. With the original question `sent`, each candidate becomes a link to that question with the
 * candidate's id; without it there are no links.
 */
export const refusalOf = (fault: Fault, sent?: Record<string, unknown>): Refusal => {
	const candidates = sent ? (fault.candidates ?? []) : [];
	const { path, reason } = fault;
	return {
		line: lineOf(path),
		field: path,
		message: candidates.length > 0 ? reason : faultText({ ...fault, path: "" }),
		candidates: candidates.map((candidate) => ({
			text: candidateText(candidate),
			to: explorerPath(withValue(sent ?? {}, path, fault.sent, candidate.id) as Question),
		})),
	};
};

/**
 * Reads the question in an address. Returns it without its faulty parts, and the faults of the question as sent. If it
 * is still faulty after four repairs, returns INITIAL_QUESTION.
 */
export async function readQuestion(
	record: Pick<MatchRecord, "read">,
	search: URLSearchParams,
): Promise<{ question: Question; refusals: Refusal[] }> {
	const asked = questionAt(search);
	let sent = asked;
	const refusals: Refusal[] = [];
	// the repaired question may have new faults, such as a ranking by a removed measure
	for (let turn = 0; turn < MOST_TURNS; turn++) {
		try {
			return { question: await record.read(sent), refusals };
		} catch (error) {
			if (!(error instanceof QuestionError)) throw error;
			for (const fault of error.faults) {
				if (turn === 0) refusals.push(refusalOf(fault, asked));
				sent = withoutFault(sent, fault.path);
			}
		}
	}
	return { question: INITIAL_QUESTION, refusals };
}

/**
 * Removes a faulty part. A fault in the rows replaces the whole question by INITIAL_QUESTION; one in a measure replaces
 * all measures, and one in a group drops all groups.
 */
function withoutFault(sent: Record<string, unknown>, path: string): Record<string, unknown> {
	const [part = ""] = path.split(".");
	if (part === "rows" || part === "") return { ...INITIAL_QUESTION };
	if (part === "measures") return { ...sent, measures: INITIAL_QUESTION.measures.slice(0, 1) };
	if (part === "by") return { ...sent, by: [] };
	// removes an inner question whole
	const [whole = path] = path.split(".question");
	return without({ ...sent, measures: sent.measures ?? [] } as unknown as Question, whole) as unknown as Record<
		string,
		unknown
	>;
}
