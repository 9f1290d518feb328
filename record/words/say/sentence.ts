import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { compareSentence } from "./compare.ts";
import { countedOf } from "./counted.ts";
import { alone, counting, dayOf, numbered, spoken, yearsOf } from "./figures.ts";
import { linesSentence, listSentence, seriesSentence } from "./lists.ts";
import { isMoment, momentSentence } from "./moments.ts";
import { capital, listed, type NameOf, ordinal } from "./names.ts";
import { type Counted, isCounted, nounOf } from "./nouns.ts";
import { olderSentence } from "./older.ts";
import { marginOf, otherSentence } from "./others.ts";
import { areMeetings } from "./pinned.ts";
import { rankSentence } from "./ranking.ts";
import { prepositionOf, rowName, rowText } from "./rows.ts";
import { rowsThatPass, scopeOf } from "./scope.ts";
import { isWithin } from "./short.ts";
import { has, ownerOf, type Subject, subjectOf } from "./subject.ts";

type Of<Do extends Plan["do"]> = Extract<Plan, { do: Do }>;

/** The sentence that answers a plan: what came of it is `result`, not empty. */
export function sentenceOf(plan: Plan, result: Result, name: NameOf): string {
	switch (plan.do) {
		case "value":
			return valueSentence(plan.question, result, name);
		case "check":
			return checkSentence(plan, result, name);
		case "rank":
			return rankSentence(plan, result, name);
		case "list":
			return listSentence(plan, result, name);
		case "series":
			return seriesSentence(plan, result, name);
		case "lines":
			return linesSentence(plan, result, name);
		case "compare":
			return compareSentence(plan, result, name);
		case "share":
			return shareSentence(plan, result, name);
		case "streak":
			return streakSentence(plan, result, name);
		case "turn":
			return isMoment(plan) ? momentSentence(plan, result, name) : turnSentence(plan, result, name);
		case "reach":
			return reachSentence(plan, result, name);
		case "older":
			return olderSentence(plan, result, name);
		default:
			return otherSentence(plan, result, name);
	}
}

/** Who has how many: the beginning of a sentence up to the conditions. */
function having(
	question: Question,
	noun: Counted,
	value: number | null | undefined,
	subject: Subject | undefined,
): string {
	const { own, bare, done } = countedOf(question, noun);
	if (!subject) return counting(value, bare);
	const did = subject.isFacing ? noun.facing : done;
	const does = did && subject.isOwn ? ` ${did}` : "";
	return `${subject.text} ${has(subject)}${does} ${counting(value, subject.isOwn ? own : bare)}`;
}

function valueSentence(question: Question, { value, lines: [line] }: Result, name: NameOf): string {
	const subject = subjectOf(question, name);
	const noun = nounOf(question);
	const fields = subject?.fields ?? [];
	if (!isCounted(noun)) {
		const scope = scopeOf(question, name, fields);
		return `${subject ? ownerOf(subject) : "The"} ${noun.the}${scope} is ${spoken(question, value, line)}.`;
	}
	const scope = scopeOf(question, name, [...fields, ...countedOf(question, noun).says]);
	const text = having(question, noun, value, subject);
	if (subject) return `${text}${scope}.`;
	const were = value === 1 ? "was" : "were";
	const isOneSeason =
		String(Object.keys(question.where ?? {})) === "season" && typeof question.where?.season === "number";
	return isOneSeason ? `${capital(scope.trim())} there ${were} ${text}.` : `There ${were} ${text}${scope}.`;
}

function checkSentence(plan: Of<"check">, result: Result, name: NameOf): string {
	const value = result.value ?? 0;
	return `${isWithin(plan.bounds, value) ? "Yes" : "No"}. ${valueSentence(plan.question, { ...result, value }, name)}`;
}

function shareSentence(plan: Of<"share">, result: Result, name: NameOf): string {
	const text = shareText(plan, result, name);
	return plan.within ? `${isWithin(plan.within, result.value ?? 0) ? "Yes" : "No"}. ${text}` : text;
}

function shareText({ part, whole, times }: Of<"share">, { value, values = [] }: Result, name: NameOf): string {
	const subject = subjectOf(part, name);
	const [some = "", all = ""] = values.map((one) => numbered(one ?? 0));
	const [many, wholeMany] = [manyOf(part), manyOf(whole)];
	const scope = scopeOf(part, name, [...(subject?.fields ?? []), "figures"]);
	const figure = numbered(Math.round((value ?? 0) * 100) / 100);
	const who = subject ? `${subject.text} ${has(subject)}` : "There were";
	if (times === 1) return `${who} ${figure} ${many} per ${manyOf(whole, 0)}${scope}: ${some} in ${all}.`;
	if (times !== 100) return `${who} ${figure} ${many} per ${times} ${wholeMany}${scope}: ${some} in ${all}.`;
	const what = many === wholeMany ? `${some} of ${all} ${many}` : `${some} ${many} in ${all} ${wholeMany}`;
	return `${who} ${what}${scope}: ${figure}%.`;
}

/** What a question counts, of several (1) or of one (0). */
function manyOf(question: Question, form: 0 | 1 = 1): string {
	const noun = nounOf(question);
	return isCounted(noun) ? countedOf(question, noun).bare[form] : noun.the;
}

/** The day of a row, or the season of one that has no day. */
const whenOf = ({ date, season }: Line) => (date ? dayOf(date) : String(season));

function streakSentence({ that, atLeast, per }: Of<"streak">, { run, lines }: Result, name: NameOf): string {
	const subject = subjectOf(that, name);
	const passing = passingOf(that);
	const length = run?.length ?? 0;
	const isPlain = ["wickets", "runs"].includes(that.measures[0] ?? "");
	const counted = isPlain ? `innings with ${manyOf(that)}` : manyOf(that);
	const what = passing ? `${passing.names[1]}${passing.of}` : counted;
	const scope = scopeOf(that, name, [...(subject?.fields ?? []), "figures"]);
	const span = run?.from && run.to ? `, from ${whenOf(run.from)} to ${whenOf(run.to)}` : "";
	const yes = atLeast === undefined ? "" : length >= atLeast ? "Yes. " : "No. ";
	if (per) {
		const names = [...new Set(lines.map((line) => rowName(per, line, name)))];
		const verb = has({ isMany: names.length > 1 || per === "team" });
		return `${yes}${listed(names)} ${verb} the longest run of ${what}${scope}: ${length}${names.length > 1 ? " each" : span}.`;
	}
	return `${yes}${subject ? ownerOf(subject) : "The"} longest run of ${what}${scope} is ${length}${span}.`;
}

function turnSentence(plan: Of<"turn">, { lines: [line] }: Result, name: NameOf): string {
	const { question, last, nth, by } = plan;
	const subject = subjectOf(question, name);
	const fields = subject?.fields ?? [];
	const which = nthOf(nth, last);
	if (by === "age")
		return `${rowName("player", line, name)} was ${yearsOf(line as Line)} years old${question.where?.stage || question.where?.date ? "" : ` in the ${which} match`}, ${rowText(line, name)}.`;
	if (by === "figure") return figureOfTurn(question, which, line, fields, name);
	const what = `${which} ${turnIn(question, by, fields, name)}`;
	if (!subject && (by === "player" || by === "row" || by === "team"))
		return `${rowName(by, line, name)} ${didTurn(question)} the ${what}, ${rowOfTurn(question, line, name, [by])}.`;
	const whose = subject ? ownerOf(subject) : "The";
	if (by === "match") return `${whose} ${what} was in ${rowName(by, line, name)}.`;
	const isOwn = by === "row" || fields.includes(by);
	const place = isOwn ? "" : placeOfTurn(question, by, rowName(by, line, name));
	const row = rowOfTurn(question, line, name, [by, ...fields]);
	return `${whose} ${what} was ${[place, row].filter(Boolean).join(", ")}.`;
}
const SIDES = ["team", "opponent"] as const;

/** What it is and under which conditions. The row names both sides: 'win of the two, against Delhi Capitals'. */
function turnIn(question: Question, by: Of<"turn">["by"], fields: readonly string[], name: NameOf): string {
	const isOfTwo = by === "team" && areMeetings(question.where ?? {});
	const scope = scopeOf(question, name, [...fields, "figures", ...(isOfTwo ? SIDES : [])]);
	return `${whatTurns(question)}${isOfTwo ? " of the two" : ""}${scope}`;
}

/** When and against whom it was, where the condition does not say so already, and by how much it was won. */
function rowOfTurn(question: Question, line: Line | undefined, name: NameOf, leave: string[]): string {
	const said = SIDES.filter((side) => typeof question.where?.[side] === "string");
	const isOutcome = question.rows === "sides" && question.measures[0] !== "matches";
	return [rowText(line, name, [...leave, ...said]), line && isOutcome ? marginOf(line).trim() : ""]
		.filter(Boolean)
		.join(", ");
}

/** Of a wicket the man who was out is it, what he did is by him. */
const placeOfTurn = ({ rows }: Question, by: DimensionName, named: string) =>
	by !== "player" ? `${prepositionOf(by)} ${named}` : rows === "dismissals" ? named : `by ${named}`;

const nthOf = (nth: number, last: boolean) => (last && nth === 1 ? "last" : `${ordinal(nth)}${last ? " last" : ""}`);

/** The figure of the row itself: "12 runs in the first match". */
function figureOfTurn(question: Question, which: string, line: Line | undefined, fields: Fields, name: NameOf): string {
	const value = line?.[question.measures[0] as keyof Line] as unknown as number;
	const text = valueSentence(question, { empty: false, value, lines: line ? [line] : [], total: 1 }, name);
	return `${text.slice(0, -1)} in the ${which} ${isOfInnings(question) ? "innings" : "match"}, ${rowText(line, name, fields)}.`;
}
type Fields = Parameters<typeof rowText>[2];

const passingOf = (question: Question) =>
	question.rows === "campaigns" && question.measures[0] !== "seasons" ? undefined : rowsThatPass(question);

/** What there is a first and a last of: "score of 50 or more", "wicket", "match". */
function whatTurns(question: Question): string {
	const passing = passingOf(question);
	if (passing) return passing.names[0] + passing.of;
	const noun = nounOf(question);
	return isCounted(noun) ? (alone(noun)[0] ?? "match") : "match";
}

/** The verb of it: "took the first wicket", "had the first score of 50". */
function didTurn(question: Question): string {
	const noun = nounOf(question);
	const isWin = question.rows === "sides" && question.measures[0] === "won";
	return passingOf(question) || !isCounted(noun) || noun.one === "time" || isWin
		? "had"
		: (noun.did ?? noun.done ?? "had");
}

const isOfInnings = ({ rows }: Question) => ["batting", "bowling", "innings"].includes(rows);

function reachSentence(plan: Of<"reach">, { reached = [] }: Result, name: NameOf): string {
	const { question, by, earliest } = plan;
	const [first] = reached.toSorted((a, b) =>
		earliest ? dayOrSeason(a.line).localeCompare(dayOrSeason(b.line)) : a.nth - b.nth,
	);
	if (!first) return "";
	const what = goalSaid(plan, name);
	const who = name(first.line.player_id ?? first.line.team_id);
	const when = rowText(first.line, name, ["team"]) || `in ${first.line.season}`;
	const after = `${first.nth} ${COUNTED_IN[question.rows] ?? "innings"}`;
	if (by === "count") return `${who} needed ${after} for ${what}, and got there ${when}.`;
	if (isOfAnybody(plan)) {
		const count = question.rows === "awards" ? "" : `, in ${after}`;
		return `${who} ${by === "team" ? "were" : "was"} the ${earliest ? "first" : "quickest"} to ${what}${count}, ${when}.`;
	}
	const place = by === "player" || by === "match" ? "" : ` ${prepositionOf(by)} ${rowName(by, first.line, name)}`;
	return `${who} came to ${what}${place}, after ${after}, ${when}.`;
}

/** Whether nobody is named whose sum it is. */
const isOfAnybody = ({ by, question: { where = {} } }: Of<"reach">) =>
	(by === "player" || by === "team") && typeof (where.player ?? where.team) !== "string";

/** '2 hundreds in one season': what a sum came to. */
function goalSaid({ question, figure, goal, within }: Of<"reach">, name: NameOf): string {
	const many = manyOf({ rows: question.rows, measures: [figure] });
	return `${numbered(goal)} ${many}${scopeOf(question, name, ["player", "team"])}${within ? " in one season" : ""}`;
}
const dayOrSeason = ({ date, season }: Line) => String(date ?? season);
/** What a sum is counted in. */
const COUNTED_IN: Partial<Record<Question["rows"], string>> = { sides: "matches", campaigns: "seasons" };
