import type { Plan } from "../../../../record/read/plan.ts";
import type { Spoken } from "../../../../record/read/spoken.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { answerQuestion } from "../../assistant/answer.server.ts";
import { EXPLORER, explorerPath } from "../../statistics/explorer-path.ts";
import { readTeamCode } from "../../teams/rules.ts";

/** The answer to a question in words. `reading` and `page` are null without an answer. */
export type WordsAnswer = Pick<Spoken, "kind" | "text" | "figure"> & {
	reading: string | null;
	definitions: string[];
	page: string | null;
	/** other meanings that the question may have, each as a question in words or a page */
	offers: { label: string; question: string | null; page: string | null }[];
};

/**
 * Answers a question in plain words. `before`: earlier questions, newest last, which complete one like 'and in 2016?'.
 */
export async function askInWords(
	record: MatchRecord,
	text: string,
	before: readonly string[] = [],
): Promise<WordsAnswer> {
	const { kind, text: answer, figure, plan, questions, offers } = await answerQuestion({ record }, text, before);
	const answers = await Promise.all((kind === "answer" ? questions : []).map(record.askAny));
	const [main] = answers;
	const fact = kind === "answer" && plan?.form === "fact" ? plan : undefined;
	return {
		kind,
		text: answer,
		figure,
		reading: fact ? readingOfFact(fact) : answers.map(({ reading }) => reading).join("; ") || null,
		definitions: [...new Set(answers.flatMap(({ definitions }) => definitions))],
		page: fact ? pageOfFact(fact) : main ? explorerPath(main.question) : null,
		offers: offers.map(({ label, question, address }) => ({
			label,
			question: question ?? null,
			page: address === undefined ? null : `${EXPLORER}?${address}`,
		})),
	};
}

type Fact = Plan & { form: "fact" };

const readingOfFact = ({ fact, name }: Fact) =>
	`What is known beside the matches: ${fact.replaceAll("_", " ")} of ${name}`;

/** The page that shows a fact about a side or a person. */
const pageOfFact = ({ id }: Fact): string =>
	readTeamCode(id)
		? `/teams/${id}`
		: explorerPath({ rows: "people", measures: ["people"], where: { player: id }, list: true });
