import { type Ask, answersTo, type Found, type Proof, type Questions } from "../../../../makers/ask.ts";
import { overclaims } from "../../../../makers/check.ts";
import { inWords, price } from "../../../../makers/words.ts";
import type { Question } from "../../../../record/language/question.ts";
import { describe } from "../../../../record/record.ts";
import { formatLongDate } from "../../../lib/dates.ts";

/** A text about the league whose figures come from the record. */
export type Explainer = {
	id: string;
	/** by name; `season`: the last one with a final */
	questions: (season: number) => Questions;
	/** `{question.column}` is a figure of the answer's first line, `{question.2.column}` of its second */
	prose: string;
};
export type Written = {
	text: string;
	/** a sentence: the number of matches and balls behind the figures */
	counted: string;
	questions: Proof["questions"];
	/** missing figures, typed numbers, and claims that the answers do not prove */
	faults: string[];
};

const SLOT = /\{(\w+)(?:\.(\d+))?\.(\w+)\}/g;
const COUNTED = "Counted from {all.matches} matches and {all_balls.deliveries} balls, the last on {last.date}.";
const ALWAYS = {
	last: { rows: "matches", measures: ["matches"], list: true, order: "latest", limit: 1 },
	final: { rows: "matches", measures: ["matches"], where: { stage: "final" }, list: true, order: "latest", limit: 1 },
	all: { rows: "matches", measures: ["matches", "ties", "no_result", "rain_rule"] },
	all_balls: { rows: "balls", measures: ["deliveries", "runs", "wickets", "wide_balls", "noball_balls"] },
} as const satisfies Questions;

/** Fills an explainer's text with figures of the record, and checks its claims against the answers. */
export async function writeExplainer(ask: Ask, { prose, questions }: Explainer): Promise<Written> {
	const always = await answersTo(ask, ALWAYS);
	const own = await answersTo(ask, questions(always.answers.final?.rows[0]?.season ?? 0));
	const proof = {
		questions: { ...always.questions, ...own.questions },
		answers: { ...always.answers, ...own.answers },
	};
	const paragraphs = prose.split("\n\n").map((paragraph) => fill(paragraph, proof));
	const counted = fill(COUNTED, proof);
	return {
		text: paragraphs.map(({ text }) => text).join("\n\n"),
		counted: counted.text,
		questions: own.questions,
		faults: [...paragraphs, counted].flatMap(({ faults }) => faults),
	};
}

/** Fills a paragraph. Its claims are checked only against the answers that it uses. */
function fill(paragraph: string, { questions, answers }: Proof): { text: string; faults: string[] } {
	const used: Proof = { questions: {}, answers: {} };
	const faults = typedNumbers(paragraph);
	const text = paragraph.replaceAll("'", "’").replaceAll(SLOT, (slot, name: string, line = "1", column: string) => {
		const [question, found] = [questions[name], answers[name]];
		if (question && found) {
			used.questions[name] = question;
			used.answers[name] = found;
		}
		const figure = question && found ? figureOf(question, found, Number(line), column) : null;
		if (figure === null) faults.push(`the record has no ${slot}`);
		return figure ?? slot;
	});
	return { text, faults: [...faults, ...overclaims([text], used)] };
}

/**
 * A figure as printed, or null when the answer has none. The columns `lines` and `least` are the number of lines and
 * the minimum for a ranking.
 */
function figureOf(question: Question, found: Found, line: number, column: string): string | null {
	const row = found.rows[line - 1] as Record<string, unknown> | undefined;
	const value = column === "lines" ? found.total : column === "least" ? found.floor?.least : row?.[column];
	if (typeof value === "string") return column === "date" ? formatLongDate(value) : value.replaceAll("'", "’");
	if (typeof value !== "number") return null;
	if (column === "season") return String(value);
	if (column === "price") return price(value).text;
	if (column === "net_run_rate") return `${value < 0 ? "minus" : "plus"} ${Math.abs(value).toFixed(3)}`;
	const isRate = question.measures.includes(column) && describe(question.rows, column).written === "rate";
	return isRate ? value.toFixed(2) : inWords(value, column).text;
}

/** Faults for digits in the prose, other than years and the names of the qualifiers. All other figures need a slot. */
const typedNumbers = (prose: string): string[] =>
	(
		prose
			.replaceAll(SLOT, "")
			.replaceAll(/Qualifier [12]/g, "")
			.match(/\d+/g) ?? []
	)
		.filter((digits) => !/^20\d\d$/.test(digits))
		.map((digits) => `${digits} is typed, not filled in from the record`);
