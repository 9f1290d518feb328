import { questionAt } from "../../../record/language/address.ts";
import { candidateText, type Fault, faultText } from "../../../record/language/faults/fault.ts";
import { type Question, QuestionError } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { explorerPath } from "../statistics/explorer-path.ts";
import { FIRST, without, withValue } from "./change.ts";

/** A fault of a question, at its line of the builder. */
export type Refusal = {
	line: Line;
	field: string;
	message: string;
	/** addresses that correct it */
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

/** The builder's line for a field of the question. */
const lineOf = (field: string): Line => LINES[field.split(".")[0] ?? ""] ?? "show";

/** A fault at its line. With the question as it was sent, whoever a name may mean is a link to it with that id. */
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

/** Reads the question of an address without its faulty parts, and the faults. */
export async function readQuestion(
	record: Pick<MatchRecord, "read">,
	search: URLSearchParams,
): Promise<{ question: Question; refusals: Refusal[] }> {
	const asked = questionAt(search);
	let sent = asked;
	const refusals: Refusal[] = [];
	// without its faulty parts a question may have further faults: a ranking by a measure that is left out
	for (let turn = 0; turn < MOST_TURNS; turn++) {
		try {
			return { question: await record.read(sent), refusals };
		} catch (error) {
			if (!(error instanceof QuestionError)) throw error;
			for (const fault of error.faults) {
				if (turn === 0) refusals.push(refusalOf(fault, asked));
				sent = mended(sent, fault.path);
			}
		}
	}
	return { question: FIRST, refusals };
}

/** Removes a faulty part; rows and a measure are replaced instead, since a question needs them. */
function mended(sent: Record<string, unknown>, path: string): Record<string, unknown> {
	const [part = ""] = path.split(".");
	if (part === "rows" || part === "") return { ...FIRST };
	if (part === "measures") return { ...sent, measures: FIRST.measures.slice(0, 1) };
	if (part === "by") return { ...sent, by: [] };
	// an inner question is left out as a whole
	const [whole = path] = path.split(".question");
	return without({ ...sent, measures: sent.measures ?? [] } as unknown as Question, whole) as unknown as Record<
		string,
		unknown
	>;
}
