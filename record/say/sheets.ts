import type { Question } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { Plan, Result } from "../read/plan.ts";
import { conditionTexts } from "./scope.ts";
import { formatCount, formatFigure, has, subjectOf } from "./sentence.ts";
import { type AnswerText, joinList, sentence } from "./text.ts";

type All = Record<string, unknown>;

export function severalText(
	{ questions }: Plan & { form: "several" },
	{ values = [] }: Result,
	nameOf: NameOf,
): AnswerText {
	const lines = questions.map((question, at) => ({ question, line: { [question.measures[0] ?? ""]: values[at] } }));
	const [question = { rows: "batting", measures: [] } as Question] = questions;
	const subject = subjectOf(question, nameOf);
	const who = subject ? `${subject.text} ${has(subject)} ` : "";
	const said = conditionTexts(question, nameOf, subject ? [subject.field] : []);
	const figures = joinList(lines.map(({ question, line }) => formatCount(question, line)));
	return {
		text: sentence([`${who}${figures}`, ...said].join(" ")),
		figure: lines.map(({ question, line }) => formatFigure(question, line)).join(", "),
	};
}

export function rankText(
	{ question, name }: Plan & { form: "rank" },
	{ value, lines, total }: Result,
	nameOf: NameOf,
): AnswerText {
	const figure = String(value ?? "none");
	const said = [formatCount(question, lines[0] as unknown as All), ...conditionTexts(question, nameOf)].join(" ");
	return { text: sentence(`${name} is number ${figure} of ${total}, with ${said}`), figure };
}

export function cardText(_: Plan, { lines }: Result): AnswerText {
	const innings = lines as unknown as All[];
	const totals = innings.map(({ team_name, team, runs, wickets }) => `${team_name ?? team} ${runs}/${wickets}`);
	const [first] = innings;
	return {
		text: sentence(`${totals.join(", ")}; ${first?.stage ?? "match"} of ${first?.date}`),
		figure: totals.join(", "),
	};
}

/** A short profile with career figures. */
export function personText({ name }: Plan & { form: "person" }, { lines }: Result): AnswerText {
	const [who = {}, played = {}, bats = {}, bowls = {}] = lines as unknown as All[];
	const role = who.role === "unknown" || !who.role ? "player" : String(who.role).replace("_", "-");
	const hand = who.bat_hand === "left" || who.bat_hand === "right" ? `${who.bat_hand}-handed ` : "";
	const article = /^[aeiou]/.test(hand + role) ? "an" : "a";
	const from = who.nationality ? ` from ${who.nationality}` : "";
	const born = who.date_of_birth ? `, born on ${who.date_of_birth}` : "";
	const sides = `${played.seasons} season${played.seasons === 1 ? "" : "s"} for ${played.teams} side${played.teams === 1 ? "" : "s"}`;
	const figures = `${played.matches} matches in ${sides}, with ${bats.runs ?? 0} runs and ${bowls.wickets ?? 0} wickets`;
	return {
		text: `${sentence(`${name} is ${article} ${hand}${role}${from}${born}`)} ${sentence(figures)}`,
		figure: name,
	};
}
