import type { Question } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { By, Plan } from "../read/plan.ts";
import type { Line, Result } from "../read/run.ts";
import { conditionsSaid, counted, subjectSaid, written } from "./sentence.ts";

/** A plan's answer: a sentence, and its figure, name, or yes and no alone. */
export type Told = { text: string; figure: string };
type All = Record<string, unknown>;

/** Writes the sentence of an answer. */
export function told(plan: Plan, result: Result, nameOf: NameOf): Told {
	switch (plan.form) {
		case "figure":
			return figure(plan.question, result, nameOf);
		case "ranking":
			return ranking(plan, result, nameOf);
		default:
			throw new Error(`no sentence for ${plan.form}`);
	}
}

const joined = (parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function figure(question: Question, { lines }: Result, nameOf: NameOf): Told {
	const line = lines[0] as All | undefined;
	const text = joined([subjectSaid(question, nameOf), ...conditionsSaid(question, nameOf)]);
	return { text: sentence(`${counted(question, line)}${text ? ` — ${text}` : ""}`), figure: written(question, line) };
}

/** What a line is named by. */
export function nameOfLine(by: By, line: Line): string {
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
): Told {
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
