import type { MatchRecord } from "../../../../record/record.ts";
import { askInWords, type InWords } from "./reader.server.ts";

export const VERDICTS = ["holds", "does not hold", "cannot be told"] as const;
export type Checked = { verdict: (typeof VERDICTS)[number]; answer: InWords };

/** Whether the record bears a claim out: it is put to the reader of words as a question to be answered by yes or no. */
export async function checkClaim(record: MatchRecord, claim: string): Promise<Checked> {
	const answer = await askInWords(record, `Is it true that ${claim.replace(/[.!\s]+$/, "")}?`);
	const said = answer.kind === "answer" ? answer.figure : null;
	const verdict = said === "yes" ? "holds" : said === "no" ? "does not hold" : "cannot be told";
	return { verdict, answer };
}
