import { inPlainWords, problemFromZod } from "../../../platform/http/problem.ts";
import { questionAt } from "../../../record/language/address.ts";
import { type Question, questionSchema } from "../../../record/language/question.ts";
import { FIRST, without } from "./change.ts";

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
const MOST_FAULTS = 20;

/** The builder's line for a field of the question. */
const lineOf = (field: string): Line => LINES[field.split(".")[0] ?? ""] ?? "show";

export const refusalAt = (field: string, message: string, candidates: Refusal["candidates"] = []): Refusal => ({
	line: lineOf(field),
	field,
	message,
	candidates,
});

/** Reads the question of an address without its faulty parts, and the faults. */
export function readQuestion(search: URLSearchParams): { question: Question; refusals: Refusal[] } {
	let sent = questionAt(search);
	const refusals: Refusal[] = [];
	for (let fault = 0; fault < MOST_FAULTS; fault++) {
		const { data, error } = questionSchema.safeParse(sent, { error: inPlainWords });
		if (!error) return { question: data as Question, refusals };
		const { field = "rows", message } = problemFromZod(error);
		const [part = ""] = field.split(".");
		refusals.push(refusalAt(field, messageFor(field, sent, message)));
		sent = mended(sent, part, field);
	}
	return { question: FIRST, refusals };
}

/** Removes a faulty part; rows and a measure are replaced instead, since a question needs them. */
function mended(sent: Record<string, unknown>, part: string, field: string): Record<string, unknown> {
	if (part === "rows") return { ...FIRST };
	if (part === "measures") return { ...sent, measures: FIRST.measures.slice(0, 1) };
	if (part === "by") return { ...sent, by: [] };
	return without({ ...sent, measures: sent.measures ?? [] } as unknown as Question, field) as unknown as Record<
		string,
		unknown
	>;
}

function messageFor(field: string, sent: unknown, message: string): string {
	const value = field
		.split(".")
		.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], sent);
	return typeof value === "string" || typeof value === "number"
		? `“${String(value).slice(0, 60)}”: ${message}`
		: message;
}
