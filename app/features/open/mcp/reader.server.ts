import type { MatchRecord } from "../../../../record/record.ts";
import type { Plan } from "../../../../record/words/plans/plan.ts";
import { readerOf } from "../../../../record/words/reader.ts";
import { answerInWords, type Spoken } from "../../../../record/words/words.ts";
import { EXPLORER, explorerPath } from "../../statistics/explorer-path.ts";
import { readTeamCode } from "../../teams/rules.ts";

/** An answer to a question in words: how it was read, its definitions, and its page if there is an answer. */
export type InWords = Pick<Spoken, "kind" | "text" | "figure"> & {
	reading: string | null;
	definitions: string[];
	page: string | null;
	/** other possible meanings: a question in words, or a page */
	offers: { label: string; question: string | null; page: string | null }[];
};

/**
 * Answers a question in plain words. `before`: earlier questions, newest last, which complete one like 'and in
 * 2016?'.
 */
export async function askInWords(record: MatchRecord, text: string, before: readonly string[] = []): Promise<InWords> {
	const { kind, text: said, figure, plan, questions, offers } = await answerInWords(readerOf(record), text, before);
	const answers = await Promise.all((kind === "answer" ? questions : []).map(record.askAny));
	const [main] = answers;
	const fact = kind === "answer" && plan?.do === "fact" ? plan : undefined;
	return {
		kind,
		text: said,
		figure,
		reading: fact ? readingOfFact(record, fact) : answers.map(({ reading }) => reading).join("; ") || null,
		definitions: [...new Set(answers.flatMap(({ definitions }) => definitions))],
		page: fact ? pageOfFact(fact) : main ? explorerPath(main.question) : null,
		offers: offers.map(({ label, question, address }) => ({
			label,
			question: question ?? null,
			page: address === undefined ? null : `${EXPLORER}?${address}`,
		})),
	};
}

type Fact = Extract<Plan, { do: "fact" }>;

const readingOfFact = (record: MatchRecord, { fact, person, side }: Fact) =>
	`What is known beside the matches: ${fact.replaceAll("_", " ")} of ${[person, side].flatMap((id) => (id ? readerOf(record).name(id) : [])).join(", ")}`;

/** The page with a fact: the page of a side, or the list of people. */
function pageOfFact({ person, side, question }: Fact): string {
	if (side && readTeamCode(side)) return `/teams/${side}`;
	if (!person) return explorerPath(question);
	return explorerPath({ rows: "people", measures: ["people"], where: { player: person }, list: true });
}
