import type { InWords, Reader } from "./reader.server.ts";

export const VERDICTS = ["holds", "does not hold", "cannot be told"] as const;
export type Checked = { verdict: (typeof VERDICTS)[number]; answer: InWords };

/** Whether the record bears a claim out: it is put to the reader of words as a question to be answered by yes or no. */
export async function checkClaim(reader: Reader, claim: string): Promise<Checked> {
	const answer = await reader.ask(`Is it true that ${claim.replace(/[.!\s]+$/, "")}?`);
	const [, said] = /^(Yes|No)\b/.exec(answer.text) ?? [];
	if (answer.page === null || !said) return { verdict: "cannot be told", answer };
	return { verdict: said === "Yes" ? "holds" : "does not hold", answer };
}
