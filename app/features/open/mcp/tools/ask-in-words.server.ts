import { z } from "zod";
import type { MatchRecord } from "../../../../../record/record.ts";
import type { InWords, Reader } from "../reader.server.ts";
import { type Proof, tool } from "../tool.ts";

const MOST_LETTERS = 500;

/** Words as a tool takes them. */
export const words = z
	.string()
	.transform((text) => text.replaceAll("\0", "").trim())
	.pipe(z.string().min(1).max(MOST_LETTERS));

/** Where an answer in words comes from. */
export const proofOf = (
	{ reading, definitions, page }: InWords,
	{ as_of }: Pick<MatchRecord, "as_of">,
	site_url: string,
): Proof => ({ reading, definitions, as_of, address: page === null ? null : site_url + page });

type Parts = { record: MatchRecord; reader: Reader; site_url: string };

/** ask_in_words: a question in plain words. */
export const askInWords = ({ record, reader, site_url }: Parts) =>
	tool({
		name: "ask_in_words",
		title: "Ask the IPL record in words",
		description:
			"Answers a question about the men's Indian Premier League (2008 to now) in plain words, counted ball by ball: 'Who has most wickets in the powerplay?', 'Kohli's runs in 2016', 'Has MI ever lost a final?'. One question at a time. A question that the record cannot answer, or that uses a word it does not know, is refused and the text says why.",
		input: z.object({ question: words.describe("one question") }),
		data: { answered: z.boolean().describe("false: refused, the text says why") },
		async call({ question }) {
			const answer = await reader.ask(question);
			return {
				text: answer.text,
				proof: proofOf(answer, record, site_url),
				data: { answered: answer.page !== null },
			};
		},
	});
