import { z } from "zod";
import type { MatchRecord } from "../../../../../record/record.ts";
import { askInWords, type WordsAnswer } from "../reader.server.ts";
import { type Proof, tool } from "../tool.ts";

const MOST_LETTERS = 500;
const MOST_BEFORE = 5;

/** A parameter in plain words: 1 to 500 characters. */
export const words = z
	.string()
	.transform((text) => text.replaceAll("\0", "").trim())
	.pipe(z.string().min(1).max(MOST_LETTERS));

const proofOf = (
	{ reading, definitions, page }: WordsAnswer,
	{ as_of }: Pick<MatchRecord, "as_of">,
	site_url: string,
): Proof => ({ reading, definitions, as_of, address: page === null ? null : site_url + page });

type Parts = { record: MatchRecord; site_url: string };

export const wordsTool = ({ record, site_url }: Parts) =>
	tool({
		name: "ask_in_words",
		title: "Ask the IPL record in words",
		description:
			"Answers a question about the men's Indian Premier League (2008 to now) in plain words, counted ball by ball: 'Who has most wickets in the powerplay?', 'Kohli's runs in 2016', 'Has MI ever lost a final?'. One question at a time. A question that the record cannot answer, or that uses a word it does not know, is refused and the text says why; where several may be meant, they are offered.",
		input: z.object({
			question: words.describe("one question"),
			before: z
				.array(words)
				.max(MOST_BEFORE)
				.default([])
				.describe("the questions before it, the newest last, where it cannot stand alone: 'and in 2017?'"),
		}),
		data: {
			kind: z
				.enum(["answer", "ask_back", "unknown"])
				.describe("'ask_back': several may be meant; 'unknown': the text says why"),
			figure: z.string().nullable().describe("the figure, name or yes and no by itself"),
			offers: z
				.array(z.object({ label: z.string(), question: z.string().nullable(), address: z.string().nullable() }))
				.describe("what may have been meant: a question to ask, or an address"),
		},
		async call({ question, before }) {
			const answer = await askInWords(record, question, before);
			const { text, kind, figure } = answer;
			const offers = answer.offers.map(({ page, ...offer }) => ({
				...offer,
				address: page === null ? null : site_url + page,
			}));
			return { text, proof: proofOf(answer, record, site_url), data: { kind, figure, offers } };
		},
	});
