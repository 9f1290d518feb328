import type { Question } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { By, Plan } from "../read/plan.ts";
import type { Line, Result } from "../read/run.ts";
import { conditionsSaid, counted, subjectSaid, written } from "./sentence.ts";

/** A plan's answer: a sentence, and its figure, name, or yes and no alone. */
export type AnswerText = { text: string; figure: string };
type All = Record<string, unknown>;

/** Writes the sentence of an answer. */
export function answerText(plan: Plan, result: Result, nameOf: NameOf): AnswerText {
	switch (plan.form) {
		case "figure":
			return figure(plan.question, result, nameOf);
		case "ranking":
			return ranking(plan, result, nameOf);
		case "list":
			return list(plan, result, nameOf);
		case "yes_no":
			return yesNo(plan, result, nameOf);
		case "compare":
			return compare(plan, result, nameOf);
		case "turn":
			return turn(plan, result, nameOf);
		case "streak":
			return streak(plan, result, nameOf);
		case "share":
			return share(plan, result, nameOf);
		case "reach":
			return reach(plan, result);
		case "fact":
			return { text: `${result.fact}: ${FACTS[plan.fact]} of ${plan.name}.`, figure: result.fact ?? "" };
		case "count":
			return list({ ...plan, form: "list" }, result, nameOf);
		case "age":
			return age(plan, result, nameOf);
	}
}

const joined = (parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function figure(question: Question, { lines }: Result, nameOf: NameOf): AnswerText {
	const line = lines[0] as All | undefined;
	const text = joined([subjectSaid(question, nameOf), ...conditionsSaid(question, nameOf)]);
	return { text: sentence(`${counted(question, line)}${text ? ` — ${text}` : ""}`), figure: written(question, line) };
}

/** What a line is named by. */
function nameOfLine(by: By, line: Line): string {
	const all = line as unknown as All;
	if (by === "pair") return `${all.player} and ${all.partner}`;
	if (by === "match" || (by === "row" && !all.player))
		return `${all.team_name ?? all.team} v ${all.opponent_name ?? all.opponent}, ${all.date ?? all.season}`;
	if (by === "row") return all.partner ? `${all.player} and ${all.partner}` : String(all.player);
	return String(all[by] ?? all[`${by}_number`]);
}

const occasion = (line: Line): string => {
	const all = line as unknown as All;
	return joined([
		all.team_name ? `for ${all.team_name}` : undefined,
		all.opponent_name ? `against ${all.opponent_name}` : undefined,
		all.date ? `on ${all.date}` : all.season ? `in ${all.season}` : undefined,
	]).replaceAll(",", "");
};

function ranking(
	{ question, by, from, to }: Plan & { form: "ranking" },
	{ lines, floor }: Result,
	nameOf: NameOf,
): AnswerText {
	const shown = lines.filter(({ rank }, at) => (rank ?? at + 1) >= from && (rank ?? at + 1) <= to);
	const names = shown.map((line) => {
		const season = by !== "season" && (question.by ?? []).includes("season") ? ` in ${line.season}` : "";
		return `${nameOfLine(by, line)}${season}`;
	});
	const place = from === to && from > 1 ? `, number ${from}` : "";
	const about = joined([
		question.where?.player === undefined ? undefined : subjectSaid(question, nameOf),
		...conditionsSaid(withTeam(question), nameOf),
	]);
	const each = shown.map((line, at) => {
		const figure = counted(question, line as unknown as All);
		const when = question.list ? ` ${occasion(line)}` : "";
		return `${names[at]} (${figure}${when})`;
	});
	const least = floor ? `; at least ${floor.least} ${floor.unit}` : "";
	return {
		text: sentence(`${each.join(", ")}${place}${about ? ` — ${about}` : ""}${least}`),
		figure: [...new Set(names)].sort().join(", "),
	};
}
/** A side is a condition of a ranking and no subject. */
const withTeam = (question: Question): Question => question;

const MOST_NAMES = 40;

/** How many lines there are, and their names. */
function list({ question, by }: Plan & { form: "list" }, { lines, total }: Result, nameOf: NameOf): AnswerText {
	const about = joined([subjectSaid(question, nameOf), ...conditionsSaid(question, nameOf)]);
	const names = lines.slice(0, MOST_NAMES).map((line) => {
		const season = by !== "season" && (question.by ?? []).includes("season") ? ` in ${line.season}` : "";
		return `${nameOfLine(by, line)}${season}`;
	});
	const more = total > names.length ? ` and ${total - names.length} more` : "";
	const head = total === 1 ? "" : `${total}: `;
	return {
		text: sentence(`${head}${names.join(", ")}${more}${about ? ` — ${about}` : ""}`),
		figure: total === 0 ? "0" : names.join(", "),
	};
}

function yesNo({ question, bounds }: Plan & { form: "yes_no" }, result: Result, nameOf: NameOf): AnswerText {
	const value = result.value ?? 0;
	const isYes = (bounds.from === undefined || value >= bounds.from) && (bounds.to === undefined || value <= bounds.to);
	const { text } = figure(question, result, nameOf);
	return { text: `${isYes ? "Yes" : "No"}: ${text}`, figure: isYes ? "yes" : "no" };
}

/** Which of two has more, with both figures. */
function compare(
	{ questions, names, way, difference, yes }: Plan & { form: "compare" },
	{ values = [] }: Result,
	nameOf: NameOf,
): AnswerText {
	const [one, other] = values.map((value) => value ?? 0) as [number, number];
	const [first, second] = questions as [Question, Question];
	const lineOf = (question: Question, value: number) => ({ [question.measures[0] ?? ""]: value });
	const figures = [counted(first, lineOf(first, one)), counted(second, lineOf(second, other))];
	const both = `${names[0]} ${figures[0]}, ${names[1]} ${figures[1]}`;
	const about = joined(conditionsSaid(first, nameOf));
	const stated = about ? `${both} — ${about}` : both;
	const gap = Math.round(Math.abs(one - other) * 100) / 100;
	if (difference) return { text: sentence(`${gap.toLocaleString("en-US")}: ${stated}`), figure: String(gap) };
	const wins = one === other ? -1 : one > other === (way === "high") ? 0 : 1;
	if (yes) return { text: sentence(`${wins === 0 ? "Yes" : "No"}: ${stated}`), figure: wins === 0 ? "yes" : "no" };
	if (wins < 0) return { text: sentence(`They are level: ${stated}`), figure: "level" };
	return { text: sentence(`${names[wins]}: ${stated}`), figure: names[wins] ?? "" };
}

/** The first or last row. */
function turn({ question, by }: Plan & { form: "turn" }, { lines }: Result, nameOf: NameOf): AnswerText {
	const [line] = lines;
	if (!line) return { text: "None.", figure: "none" };
	const name = nameOfLine(by, line);
	const who = by === "player" || by === "row" || by === "team" ? "" : `${(line as unknown as All).player ?? ""} `;
	const about = joined([subjectSaid(question, nameOf), ...conditionsSaid(question, nameOf)]);
	const detail = `${who}${occasion(line)}`.trim();
	return { text: sentence(joined([`${name} (${detail})`, about ? `— ${about}` : undefined])), figure: name };
}

const FACTS: Readonly<Record<string, string>> = {
	captain: "captain",
	coach: "head coach",
	hand: "batting hand",
	nationality: "country",
	owner: "owner",
	shirt: "shirt number",
	year_of_birth: "year of birth",
};

const withoutStreak = ({ where: { streak: _, figures: __, ...where } = {}, ...question }: Question): Question => ({
	...question,
	where,
});

function streak({ question, what }: Plan & { form: "streak" }, { lines }: Result, nameOf: NameOf): AnswerText {
	const ends = lines as unknown as {
		longest: number;
		player?: string;
		team: string;
		from_date: string;
		to_date: string;
	}[];
	const longest = ends[0]?.longest ?? 0;
	const names = ends
		.filter((line) => line.longest === longest)
		.map((line) => `${line.player ?? line.team} (${line.from_date} to ${line.to_date})`);
	const about = joined(conditionsSaid(withoutStreak(question), nameOf));
	return {
		text: sentence(`${longest} in a row (${what}): ${names.slice(0, 6).join("; ")}${about ? ` — ${about}` : ""}`),
		figure: `${longest}`,
	};
}

function share(
	{ part, whole, unit }: Plan & { form: "share" },
	{ value, values = [] }: Result,
	nameOf: NameOf,
): AnswerText {
	const figure = unit === "percent" ? `${value}%` : String(value);
	const lineOf = (question: Question, of: number | null | undefined) => ({ [question.measures[0] ?? ""]: of });
	const sums = `${counted(part, lineOf(part, values[0]))} of ${counted(whole, lineOf(whole, values[1]))}`;
	return {
		text: sentence(`${figure} — ${joined([subjectSaid(part, nameOf), ...conditionsSaid(part, nameOf)])} (${sums})`),
		figure,
	};
}

function reach({ question, target, by }: Plan & { form: "reach" }, { value, lines }: Result): AnswerText {
	const [measure = ""] = question.measures;
	const each = lines.map((line) => {
		const name = by === "innings" ? `${value} innings` : nameOfLine(by, line);
		const who = by === "player" ? `${value} innings` : `${line.player}, ${value} innings`;
		return `${name} (${who}, ${occasion(line)}, ${target} ${measure})`;
	});
	return {
		text: sentence(each.join("; ")),
		figure: by === "innings" ? String(value) : lines.map((line) => nameOfLine(by, line)).join(", "),
	};
}

const DAYS_OF_YEAR = 365.2425;
function age({ question, by }: Plan & { form: "age" }, { lines }: Result, nameOf: NameOf): AnswerText {
	const [measure = ""] = question.measures;
	const [first] = lines;
	const days = (line: Line) => Number((line as unknown as All)[measure]);
	const level = lines.filter((line) => first && days(line) === days(first));
	const years = first ? Math.floor(days(first) / DAYS_OF_YEAR) : 0;
	const names = level.map((line) => `${line.player} (${years} years old, ${occasion(line)})`).join(", ");
	const about = joined(conditionsSaid(question, nameOf));
	if (by === "player")
		return {
			text: sentence(`${names}${about ? ` — ${about}` : ""}`),
			figure: level.map(({ player }) => player).join(", "),
		};
	return {
		text: sentence(`${years} years old: ${first?.player}, ${first ? occasion(first) : ""}`),
		figure: String(years),
	};
}
