import { z } from "zod";
import type { Plan } from "../../../../../record/read/plan.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { answerQuestion } from "../../../assistant/answer.server.ts";
import { EXPLORER, explorerPath } from "../../../statistics/explorer-path.ts";
import { readTeamCode } from "../../../teams/rules.ts";
import { tool } from "../tool.ts";

const MOST_LETTERS = 500;
const MOST_BEFORE = 5;

/** The schema of a parameter in plain words: 1 to 500 characters, trimmed. */
export const wordsInput = z
	.string()
	.transform((text) => text.replaceAll("\0", "").trim())
	.pipe(z.string().min(1).max(MOST_LETTERS));

type Parts = { record: MatchRecord; site_url: string };

export const wordsTool = ({ record, site_url }: Parts) =>
	tool({
		name: "ask_in_words",
		title: "Ask the IPL record in words",
		description:
			"Answers a question about the men's Indian Premier League (2008 to now) in plain words, counted ball by ball: 'Who has most wickets in the powerplay?', 'Kohli's runs in 2016', 'Has MI ever lost a final?'. One question at a time. A question that the record cannot answer, or that uses a word it does not know, is refused and the text says why; where several may be meant, they are offered.",
		input: z.object({
			question: wordsInput.describe("one question"),
			before: z
				.array(wordsInput)
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
			const { kind, text, figure, plan, questions, offers } = await answerQuestion({ record }, question, before);
			const answers = await Promise.all((kind === "answer" ? questions : []).map(record.askAny));
			const [main] = answers;
			const fact = kind === "answer" && plan?.form === "fact" ? plan : undefined;
			const page = fact ? pageOfFact(fact) : main ? explorerPath(main.question) : null;
			return {
				text,
				proof: {
					reading: fact ? readingOfFact(fact) : answers.map(({ reading }) => reading).join("; ") || null,
					definitions: [...new Set(answers.flatMap(({ definitions }) => definitions))],
					as_of: record.as_of,
					address: page === null ? null : site_url + page,
				},
				data: {
					kind,
					figure,
					offers: offers.map(({ label, question, address }) => ({
						label,
						question: question ?? null,
						address: address === undefined ? null : `${site_url}${EXPLORER}?${address}`,
					})),
				},
			};
		},
	});

type Fact = Plan & { form: "fact" };

const readingOfFact = ({ fact, name }: Fact) =>
	`What is known beside the matches: ${fact.replaceAll("_", " ")} of ${name}`;

/** The page that shows a fact about a side or a person. */
const pageOfFact = ({ id }: Fact): string =>
	readTeamCode(id)
		? `/teams/${id}`
		: explorerPath({ rows: "people", measures: ["people"], where: { player: id }, list: true });
