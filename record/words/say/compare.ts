import type { Question } from "../../language/question.ts";
import type { Plan } from "../plans/plan.ts";
import type { Result } from "../plans/run.ts";
import { countedOf } from "./counted.ts";
import { counting, numbered, written } from "./figures.ts";
import { capital, listed, type NameOf, possessive } from "./names.ts";
import { isCounted, nounOf } from "./nouns.ts";
import { scopeOf } from "./scope.ts";
import { has, ownerOf, type Subject, subjectOf } from "./subject.ts";

type Side = { name: string; value: number; question: Question; isMany: boolean; isOwn: boolean };

type Compare = Extract<Plan, { do: "compare" }>;

/** Which of several has more, by how much, or whether the first has. */
export function compareSentence(plan: Compare, result: Result, name: NameOf): string {
	const { sorted, scope } = sidesOf(plan, result, name);
	const [first, second] = sorted;
	if (!first || !second) return "";
	const subject = subjectOf(first.question, name);
	if (subject && isOfFigures(plan)) return figuresSentence(plan, result, subject, name);
	if (isOfKinds(plan) && (subject || !isOfSides(plan))) return kindsSentence(plan, result, subject, name);
	if (plan.ask === "check") return `${yesOf(plan, result, name)}${whichSentence(sorted, scope)}`;
	return plan.ask === "difference" ? differenceSentence(first, second, scope) : whichSentence(sorted, scope);
}

const yesOf = (plan: Compare, result: Result, name: NameOf) =>
	plan.ask === "check" ? `${isFirst(plan, result, name) ? "Yes" : "No"}. ` : "";

/** 'Andre Russell has 223 sixes and 186 fours.' */
function figuresSentence(plan: Compare, result: Result, subject: Subject, name: NameOf): string {
	const { sorted } = sidesOf(plan, result, name);
	const [first, second] = sorted as [Side, Side];
	const figures = listed(sorted.map((one) => counting(one.value, formsOf({ ...one, isOwn: false }))));
	const gap = plan.ask === "difference" ? `, ${differenceOf(first.value, second.value)} more ${first.name}` : "";
	return `${yesOf(plan, result, name)}${subject.text} ${has(subject)} ${figures}${scopeOf(first.question, name, subject.fields)}${gap}.`;
}

const KINDS = ["against", "bat_hand", "bowl_kind", "bowl_style", "home", "phase", "stage", "toss", "innings", "batted"];
/** Whether figures of one man or side under two conditions are compared: against two kinds of players, at home and away. */
const isOfKinds = ({ of }: Compare) => {
	const fields = oddFields(of.map(({ question }) => question));
	return fields.length > 0 && fields.every((field) => KINDS.includes(field));
};

/** Of nobody's innings the sides are said that bat first and second. */
const isOfSides = ({ of }: Compare) => oddFields(of.map(({ question }) => question)).some(isHow);

/** 'His bowling average is 19.9 against right-handers, lower than 31.54 against left-handers.' */
function kindsSentence(plan: Compare, result: Result, subject: Subject | undefined, name: NameOf): string {
	const { sorted } = sidesOf(plan, result, name);
	const [first, ...rest] = sorted as [Side, ...Side[]];
	const scope = ({ question }: Side) => scopeOf(question, name, subject?.fields);
	const noun = nounOf(first.question);
	const figure = isCounted(noun) ? counting(first.value, formsOf(first)) : written(first.question, first.value);
	const isMany = first.value === 1 ? "There was" : "There were";
	const whose = isCounted(noun)
		? subject
			? `${subject.text} ${has(subject)}`
			: isMany
		: `${subject ? ownerOf(subject) : "The"} ${noun.the} is`;
	const others = listed(rest.map((one) => `${written(one.question, one.value)}${scope(one)}`));
	const [more, less] = isCounted(noun) ? ["more", "fewer"] : ["higher", "lower"];
	const [second] = rest;
	const way = first.value === second?.value ? "as" : `${first.value > (second?.value ?? 0) ? more : less} than`;
	const gap = plan.ask === "difference" ? `${differenceOf(first.value, second?.value)} apart: ` : "";
	return `${yesOf(plan, result, name)}${gap}${whose} ${figure}${scope(first)}, ${way} ${others}.`;
}

/** Who has more, all who are level; by how much; or yes and no. */
export function leadersOf(plan: Compare, result: Result, name: NameOf): string {
	const { sorted } = sidesOf(plan, result, name);
	const [first, second] = sorted.map(({ value }) => value);
	if (plan.ask === "check") return isFirst(plan, result, name) ? "yes" : "no";
	if (plan.ask === "difference") return differenceOf(first, second);
	return listed(sorted.filter(({ value }) => value === first).map((one) => one.name));
}

/** Whether two figures of one man or side are compared. */
const isOfFigures = ({ of }: Compare) => new Set(of.map(({ question }) => question.measures[0])).size > 1;

const differenceOf = (a = 0, b = 0) => numbered(Math.round(Math.abs(a - b) * 100) / 100);

/** Whether the one that was named first has more than all others. */
function isFirst(plan: Compare, result: Result, name: NameOf): boolean {
	const { sorted, each } = sidesOf(plan, result, name);
	return sorted[0] === each[0] && sorted[0]?.value !== sorted[1]?.value;
}

/** Those who are compared, as they were named and the leader first, and the conditions that hold for all. */
function sidesOf(
	{ way, of }: Compare,
	{ values = [] }: Result,
	name: NameOf,
): { each: Side[]; sorted: Side[]; scope: string } {
	const fields = oddFields(of.map(({ question }) => question));
	const each = of.map(({ name: id, question }, at): Side => {
		const field = fields.find((one) => question.where?.[one as "player"] !== undefined);
		return {
			name: field ? saidOf(question, field, name) : figureName(question, id),
			value: values[at] ?? 0,
			question,
			isMany: field === "team" || field === "opponent" || (isHow(field) && !question.where?.player),
			isOwn: field === "player" || field === "team",
		};
	});
	const high = way === "high" || way === "best";
	const sorted = each.toSorted((a, b) => (high ? b.value - a.value : a.value - b.value));
	const [first] = of;
	const noun = first && nounOf(first.question);
	const says = first && noun && isCounted(noun) ? countedOf(first.question, noun).says : [];
	return {
		each,
		sorted,
		scope: first ? perSeason(first.question) + scopeOf(first.question, name, [...fields, ...says]) : "",
	};
}

/** What is compared of each, where each season has its own figure. */
const perSeason = ({ by }: Question) => (by?.includes("season") ? " in the dearest season" : "");

/** How a figure is called that is compared with another of the same man. */
function figureName(question: Question, id: string): string {
	const noun = nounOf(question);
	return isCounted(noun) ? countedOf(question, noun).bare[1] : (noun.the ?? id);
}

/** The conditions in which the questions differ. */
function oddFields(questions: Question[]): string[] {
	const fields = new Set(questions.flatMap(({ where = {} }) => Object.keys(where)));
	const textOf = (question: Question, field: string) => JSON.stringify(question.where?.[field as "player"]);
	return [...fields].filter((field) => new Set(questions.map((question) => textOf(question, field))).size > 1);
}

const HOW: Record<string, string> = {
	1: "batting first",
	2: "batting second",
	first: "batting first",
	second: "batting second",
};
const isHow = (field: string | undefined) => field === "innings" || field === "batted";
/** Who or what is compared: a name, a span, or how they played. */
function saidOf({ rows, where = {} }: Question, field: string, name: NameOf): string {
	const value: unknown = where[field as "player"];
	if (isHow(field)) return `${where.player || where.team ? "" : "sides "}${HOW[String(value)] ?? name(value)}`;
	if (KINDS.includes(field)) return scopeOf({ rows, measures: [], where: { [field]: value } }, name).trim();
	if (Array.isArray(value)) return listed(value.map(name));
	return typeof value === "object" && value ? Object.values(value).map(name).join(" to ") : name(value);
}

function whichSentence(sorted: Side[], scope: string): string {
	const [first, ...rest] = sorted as [Side, ...Side[]];
	const noun = nounOf(first.question);
	const level = sorted.filter(({ value }) => value === first.value);
	if (level.length > 1) return levelSentence(sorted, level, scope);
	const isMore = first.value > (rest[0]?.value ?? 0);
	if (!isCounted(noun)) {
		const figure = written(first.question, first.value);
		return `${possessive(first.name, first.isMany)} ${noun.the}${scope} is ${figure}, ${isMore ? "higher" : "lower"} than that of ${beside(rest)}.`;
	}
	return `${capital(first.name)} ${doing(first)}${counting(first.value, formsOf(first))}${scope}, ${isMore ? "more" : "fewer"} than ${beside(rest)}.`;
}

/** 'has played ': the verb of a side of a comparison. */
function doing({ question, isMany, isOwn }: Side): string {
	const noun = nounOf(question);
	const done = isOwn && isCounted(noun) ? countedOf(question, noun).done : "";
	return `${isMany ? "have" : "has"} ${done ? `${done} ` : ""}`;
}

function formsOf({ question, isOwn }: Side): [string, string] {
	const noun = nounOf(question);
	if (!isCounted(noun)) return [noun.the, noun.the];
	const { own, bare } = countedOf(question, noun);
	return isOwn ? own : bare;
}

const beside = (some: Side[]) => listed(some.map((one) => `${one.name} (${written(one.question, one.value)})`));

function levelSentence(sorted: Side[], level: Side[], scope: string): string {
	const [first] = level as [Side];
	const noun = nounOf(first.question);
	const behind = sorted.filter((one) => !level.includes(one));
	const before = behind.length > 0 ? `, before ${beside(behind)}` : "";
	const names = listed(level.map((one) => one.name));
	if (!isCounted(noun))
		return `${names} have the same ${noun.the}${scope}: ${written(first.question, first.value)}${before}.`;
	return `${names} ${doing({ ...first, isMany: true })}${counting(first.value, formsOf(first))} each${scope}${before}.`;
}

function differenceSentence(first: Side, second: Side, scope: string): string {
	const noun = nounOf(first.question);
	const difference = differenceOf(first.value, second.value);
	const figures = `${written(first.question, first.value)} to ${written(second.question, second.value)}`;
	const isMore = first.value > second.value;
	if (first.value === second.value) return levelSentence([first, second], [first, second], scope);
	if (!isCounted(noun))
		return `${possessive(first.name, first.isMany)} ${noun.the}${scope} is ${difference} ${isMore ? "higher" : "lower"} than ${possessive(second.name, second.isMany)}: ${figures}.`;
	const what = formsOf(first)[difference === "1" ? 0 : 1];
	return `${first.name} ${doing(first)}${difference} ${isMore ? "more" : "fewer"} ${what}${scope} than ${second.name}: ${figures}.`;
}
