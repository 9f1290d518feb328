import type { Db, Queryable } from "../../../platform/database/database.ts";
import type { Answer } from "../../../record/answer.ts";
import { addressOf } from "../../../record/language/address.ts";
import { canonical } from "../../../record/language/canonical.ts";
import { comparisonAt } from "../../../record/language/comparison.ts";
import { CONDITIONS } from "../../../record/language/conditions.ts";
import { NAMES } from "../../../record/language/dimensions.ts";
import { usualLimit } from "../../../record/language/lines.ts";
import type { Question } from "../../../record/language/question.ts";
import { sampleOf } from "../../../record/language/samples.ts";
import { MOST_LINES } from "../../../record/language/values.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { countOfLines } from "../../../record/say/count.ts";
import { playerSlugs } from "../players/slugs.server.ts";
import { answerCsv } from "../statistics/csv.ts";
import { EXPLORER, explorerPath } from "../statistics/explorer-path.ts";
import { type Builder, builderOf } from "./builder.ts";
import { INITIAL_QUESTION } from "./change.ts";
import { type Chart, chartOf } from "./chart.server.ts";
import { type Choices, readChoices } from "./choices.server.ts";
import { comparisonFile, type ExplorerComparison, explorerComparison } from "./comparison.server.ts";
import { fromForm } from "./form.ts";
import { type Refusal, readQuestion } from "./read.ts";
import { type Sheet, sheetsOf } from "./sheets.ts";
import { type AnswerTable, type TableInput, tableOf } from "./table.ts";

/**
 * The most lines on one page: 1,000 would be 3 MB of HTML and block the event loop for a second. The CSV file has up to
 * 1,000.
 */
const MOST_ON_PAGE = 200;
/** The limits that 'Show more' sets, one after the other. Further lines are on the next page. */
const STEPS = [50, MOST_ON_PAGE];

export type ExplorerAnswer = {
	reading: string;
	total: number;
	/** '741 batters by runs' */
	counted: string;
	first: number;
	definitions: string[];
	as_of: Answer["as_of"];
	/** the number of lines with a sample below the minimum, and that minimum */
	small: { lines: number; least: number; unit: string } | null;
	table: AnswerTable;
	chart: Chart | null;
	more: { text: string; to: string } | null;
	previous: string | null;
	csv: string;
};
export type ExplorerPage = {
	asked: boolean;
	path: string;
	builder: Builder;
	sheets: Sheet[];
	refusals: Refusal[];
	answer: ExplorerAnswer | null;
	/** set if the address has two questions */
	comparison: ExplorerComparison | null;
};

/**
 * Returns the explorer page of an address: the builder, and the answer or refusals. For an address that is not
 * canonical, such as a form's, returns the one to redirect to.
 */
export async function explorerPage(
	record: MatchRecord,
	db: Db,
	address: URLSearchParams,
): Promise<ExplorerPage | { elsewhere: string }> {
	const two = comparisonAt(address);
	if (two) return pageOfTwo(record, two);
	const choices = await readChoices(record);
	const search = fromForm(address);
	const asked = search.size > 0;
	const { question, refusals } = asked
		? await readQuestion(record, search)
		: { question: INITIAL_QUESTION, refusals: [] };
	if (asked && refusals.length === 0 && !isSame(address, addressOf(question)))
		return { elsewhere: explorerPath(question) };
	const answer = refusals.length > 0 ? null : await pageAnswer(record, db, question, choices);
	return {
		asked,
		path: explorerPath(question),
		builder: builderOf(question, choices.nameOf),
		sheets: sheetsOf(canonical(question), choices),
		refusals,
		answer,
		comparison: null,
	};
}

/** The page of a comparison, which links to the page of each question. */
async function pageOfTwo(record: MatchRecord, sent: { compare: unknown }): Promise<ExplorerPage> {
	const found = await explorerComparison(record, sent);
	const refusals = "refusals" in found ? found.refusals : [];
	const { path, comparison } = "refusals" in found ? { path: EXPLORER, comparison: null } : found;
	const builder = builderOf(INITIAL_QUESTION, (await readChoices(record)).nameOf);
	return { asked: true, path, builder, sheets: [], refusals, answer: null, comparison };
}

/** Returns the answer of an address, with its canonical address; null without a valid question. */
export async function explorerAnswer(
	record: MatchRecord,
	db: Db,
	search: URLSearchParams,
): Promise<(ExplorerAnswer & { path: string }) | null> {
	const { question, refusals } = await readQuestion(record, search);
	if (refusals.length > 0) return null;
	const answer = await pageAnswer(record, db, question, await readChoices(record));
	return { ...answer, path: explorerPath(question) };
}

/** True if both addresses have the same parameters, in any order. */
function isSame(sent: URLSearchParams, address: string): boolean {
	const [one, other] = [new URLSearchParams(sent), new URLSearchParams(address)];
	one.sort();
	other.sort();
	return one.toString() === other.toString();
}

/**
 * Returns the explorer's answer and the record's own, both with at most 200 lines. Throws `QuestionError` for an
 * invalid question.
 */
export async function answerTo(
	record: MatchRecord,
	db: Queryable,
	question: Question,
	choices: Choices,
): Promise<ExplorerAnswer & { answer: Answer }> {
	const whole = await record.askAny(question);
	const answer = { ...whole, rows: whole.rows.slice(0, MOST_ON_PAGE) };
	const sample = await sampleFor(record, question, answer);
	const table = tableOf({
		question,
		answer,
		franchises: record.franchises,
		pages: {
			slugs: await playerSlugs(db, peopleIn(answer)),
			sides: new Set(record.franchises.flatMap(({ id, is_current }) => (is_current ? [id] : []))),
		},
		sample,
		valuesOf: (condition) => valuesOf(choices, condition),
	});
	const { rows, total, reading, definitions, as_of } = answer;
	const { offset = 0 } = question;
	const small = table.rows.filter(({ few }) => few).length;
	return {
		answer,
		reading,
		total,
		counted: countedBy(question, total, table),
		first: offset + 1,
		definitions,
		as_of,
		small: sample && small > 0 ? { lines: small, least: sample.least, unit: sample.unit } : null,
		table,
		chart: await chartOf(record, question, answer, table),
		more: moreOf(question, offset + rows.length, total),
		previous: offset > 0 ? explorerPath({ ...question, offset: Math.max(0, offset - MOST_ON_PAGE) }) : null,
		csv: explorerPath(question, ".csv"),
	};
}

async function pageAnswer(...asked: Parameters<typeof answerTo>): Promise<ExplorerAnswer> {
	const { answer: _, ...shown } = await answerTo(...asked);
	return shown;
}

/** '741 batters by runs': the number of lines, and the figure that ranks them. */
function countedBy(question: Question, total: number, { figures }: AnswerTable): string {
	const { by = [], order = "best" } = question;
	const figure = figures[0]?.text.toLowerCase();
	const ranked = by.length === 1 && figure && (order === "best" || order === "worst") && total > 1;
	return `${countOfLines(question, total)}${ranked ? ` by ${figure}` : ""}`;
}

/**
 * The lines' sample sizes; null for a list, without groups, if the first measure has no minimum, and if the ranking
 * applies it already.
 */
async function sampleFor(
	{ askAny }: MatchRecord,
	question: Question,
	{ floor }: Answer,
): Promise<TableInput["sample"]> {
	const sample = question.by?.length && !question.list && !floor ? sampleOf(question) : undefined;
	if (!sample) return null;
	const { rows } = await askAny({ ...question, measures: [question.measures[0] ?? "", sample.measure] });
	return { ...sample, of: (rows as unknown as Record<string, number>[]).map((row) => row[sample.measure] ?? 0) };
}

function peopleIn({ columns, rows }: Answer): string[] {
	const ids = columns.filter((column) => NAMES[column]?.table === "people");
	return (rows as unknown as Record<string, string | null>[]).flatMap((row) => ids.flatMap((id) => row[id] ?? []));
}

function valuesOf(choices: Choices, condition: string): string[] | undefined {
	const { known } = (CONDITIONS as Record<string, { known?: Parameters<Choices["of"]>[0] }>)[condition] ?? {};
	return known && choices.of(known).map(([value]) => value);
}

function moreOf(question: Question, shown: number, total: number): ExplorerAnswer["more"] {
	if (shown >= total) return null;
	const { limit = usualLimit(question), offset = 0 } = question;
	const next = STEPS.find((step) => step > Math.max(limit, shown - offset));
	const changed = next ? { limit: next } : { limit: MOST_ON_PAGE, offset: shown };
	const last = Math.min(total, next ? offset + next : shown + MOST_ON_PAGE);
	return { text: `Show ${shown + 1} to ${last}`, to: explorerPath({ ...question, ...changed }) };
}

/**
 * Returns the answer, or comparison, of an address as a CSV file of at most 1,000 lines. Undefined without a valid
 * question.
 */
export async function explorerCsv(record: MatchRecord, search: URLSearchParams) {
	const two = comparisonAt(search);
	if (two) return comparisonFile(record, two);
	const { question, refusals } = await readQuestion(record, search);
	if (refusals.length > 0) return undefined;
	const answer = await record.askAny({ ...question, limit: MOST_LINES });
	return { name: `${question.rows}-as-of-${answer.as_of.date}.csv`, body: answerCsv(answer) };
}
