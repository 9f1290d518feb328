import type { Question } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { Fact, Plan, Result } from "../read/plan.ts";
import { isCounted, nounOf } from "./nouns.ts";
import { listText, rankingText, seriesText, turnText } from "./ranking.ts";
import { ageText, reachText, streakText } from "./runs.ts";
import { conditionTexts } from "./scope.ts";
import { formatCount, formatFigure, has, subjectOf } from "./sentence.ts";
import { cardText, personText, rankText, severalText } from "./sheets.ts";
import { type AnswerText, possessive, sentence } from "./text.ts";

type All = Record<string, unknown>;

/** The writer of each form. */
const WRITERS: Record<Plan["form"], (plan: never, result: Result, nameOf: NameOf) => AnswerText> = {
	age: ageText,
	card: cardText,
	compare: compareText,
	count: listText,
	fact: factText,
	figure: ({ question }: Plan & { form: "figure" }, { lines: [line] }, nameOf) =>
		figureText(question, line as unknown as All, nameOf),
	list: listText,
	person: personText,
	rank: rankText,
	ranking: rankingText,
	reach: reachText,
	series: seriesText,
	several: severalText,
	share: shareText,
	streak: streakText,
	turn: turnText,
	yes_no: yesNoText,
};

/** Returns an answer's sentence and its figure alone. */
export const answerText = (plan: Plan, result: Result, nameOf: NameOf): AnswerText =>
	WRITERS[plan.form](plan as never, result, nameOf);

/** 'Virat Kohli has 973 runs in 2016', "Virat Kohli's average in the powerplay is 40.42", 'There are 506 sixes in 2009'. */
function statement(question: Question, line: All | undefined, nameOf: NameOf): string {
	const subject = subjectOf(question, nameOf);
	const leave = subject ? [subject.field] : [];
	const scope = conditionTexts(question, nameOf, leave)
		.map((part) => ` ${part}`)
		.join("");
	const isOfRows = question.where?.figures !== undefined && ROW_COUNTS.has(question.measures[0] ?? "");
	const figure = isOfRows ? formatCount(question, line).replace(" ", " such ") : formatCount(question, line);
	if (!isCounted(question)) {
		const whose = subject ? possessive(subject.text, subject.isMany) : "the";
		return `${whose} ${nounOf(question)[1]}${scope} is ${figure}`;
	}
	if (subject) return `${subject.text} ${has(subject)} ${figure}${scope}`;
	return `there ${formatFigure(question, line) === "1" ? "is" : "are"} ${figure}${scope}`;
}

/** Measures that count rows. With a condition on them the sentence says "such innings". */
const ROW_COUNTS: ReadonlySet<string> = new Set(["count", "innings"]);

const figureText = (question: Question, line: All | undefined, nameOf: NameOf): AnswerText => ({
	text: sentence(statement(question, line, nameOf)),
	figure: formatFigure(question, line),
});

function yesNoText({ question, bounds }: Plan & { form: "yes_no" }, result: Result, nameOf: NameOf): AnswerText {
	const value = result.value ?? 0;
	const isYes = (bounds.from === undefined || value >= bounds.from) && (bounds.to === undefined || value <= bounds.to);
	const { text } = figureText(question, result.lines[0] as All | undefined, nameOf);
	return { text: `${isYes ? "Yes" : "No"}. ${text}`, figure: isYes ? "yes" : "no" };
}

/** For two sides against each other, the first question without its opponent, and the words for both. */
function withoutOpponent(first: Question, second: Question): [Question, string] {
	const { opponent, ...where } = first.where ?? {};
	const isMet = opponent !== undefined && opponent === second.where?.team;
	return isMet ? [{ ...first, where }, ", against each other"] : [first, ""];
}

/** Says which of two has more, with both figures. */
function compareText(
	{ questions, names, way, difference, yes }: Plan & { form: "compare" },
	{ values = [] }: Result,
	nameOf: NameOf,
): AnswerText {
	const [one, other] = values.map((value) => value ?? 0) as [number, number];
	const wins = one === other ? -1 : one > other === (way === "high") ? 0 : 1;
	const order = wins === 1 && !yes ? [1, 0] : [0, 1];
	const [first, second] = order.map((at) => questions[at]) as [Question, Question];
	const lineOf = (at: number): All => ({ [questions[at]?.measures[0] ?? ""]: values[at] ?? 0 });
	const name = names[order[1] as number] ?? "";
	const figure = formatFigure(second, lineOf(order[1] as number));
	const rest = isCounted(second) ? `${name} ${figure}` : `${possessive(name, false)} ${figure}`;
	const [plain, met] = withoutOpponent(first, second);
	const both = sentence(`${statement(plain, lineOf(order[0] as number), nameOf)}, ${rest}${met}`);
	const gap = Math.round(Math.abs(one - other) * 100) / 100;
	if (difference) return { text: `The difference is ${gap.toLocaleString("en-US")}. ${both}`, figure: String(gap) };
	if (yes) return { text: `${wins === 0 ? "Yes" : "No"}. ${both}`, figure: wins === 0 ? "yes" : "no" };
	if (wins < 0) return { text: `They are level. ${both}`, figure: "level" };
	return { text: both, figure: names[wins] ?? "" };
}

function shareText(
	{ part, whole, unit }: Plan & { form: "share" },
	{ value, values = [] }: Result,
	nameOf: NameOf,
): AnswerText {
	const figure = unit === "percent" ? `${value}%` : String(value);
	const lineOf = (question: Question, of: number | null | undefined): All => ({ [question.measures[0] ?? ""]: of });
	const counts = statement(part, lineOf(part, values[0]), nameOf);
	return { text: sentence(`${figure}: ${counts}, of ${formatCount(whole, lineOf(whole, values[1]))}`), figure };
}

const OFFICES: Partial<Record<Fact, string>> = { captain: "captain", coach: "head coach", owner: "owner" };
const DETAILS: Partial<Record<Fact, string>> = {
	hand: "batting hand",
	nationality: "country",
	shirt: "shirt number",
	team: "side",
	year_of_birth: "year of birth",
};

function factText({ fact, name }: Plan & { form: "fact" }, { fact: known = "" }: Result): AnswerText {
	const office = OFFICES[fact];
	const text = office
		? `${known} is the ${office} of ${name}`
		: `${possessive(name, false)} ${DETAILS[fact]} is ${known}`;
	return { text: sentence(text), figure: known };
}
