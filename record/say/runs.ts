import type { NameOf } from "../language/reading.ts";
import type { Line, Plan, Result } from "../read/plan.ts";
import { lineName, occasion } from "./lines.ts";
import { measureIn } from "./nouns.ts";
import { conditionTexts } from "./scope.ts";
import { type AnswerText, dayOf, joinList, sentence } from "./text.ts";

type All = Record<string, unknown>;
const MOST_RUNS = 6;

type Run = { longest: number; team_id: string; player?: string; from_date: string; to_date: string };

/** Names the longest streaks. */
export function streakText(
	{ question, what }: Plan & { form: "streak" },
	{ lines }: Result,
	nameOf: NameOf,
): AnswerText {
	const all = lines as unknown as (Line & Run)[];
	const longest = all[0]?.longest ?? 0;
	const runs = all
		.filter((run) => run.longest === longest)
		.slice(0, MOST_RUNS)
		.map((run) => {
			const who = run.player ?? lineName(question, "team", run, nameOf);
			return `${who} (${dayOf(run.from_date)} to ${dayOf(run.to_date)})`;
		});
	const scope = conditionTexts(question, nameOf, ["player", "team", "streak", "figures"]).map((part) => ` ${part}`);
	return { text: sentence(`${longest} in a row (${what}${scope.join("")}): ${runs.join("; ")}`), figure: `${longest}` };
}

/** Names the innings in which a career total was reached. */
export function reachText(
	{ question, target, by }: Plan & { form: "reach" },
	{ value, lines }: Result,
	nameOf: NameOf,
): AnswerText {
	const [measure = ""] = question.measures;
	const each = lines.map((line) => {
		const mark = `${target.toLocaleString("en-US")} ${measure} in ${value} innings`;
		const name = by === "innings" || by === "player" ? "" : `${lineName(question, by, line, nameOf)}: `;
		return `${name}${line.player} reached ${mark}, ${occasion(line, nameOf)}`;
	});
	return {
		text: sentence(each.join("; ")),
		figure: by === "innings" ? String(value) : lines.map((line) => lineName(question, by, line, nameOf)).join(", "),
	};
}

/** A player's age in whole years on the day of a match, from the age in days. */
function yearsOf(line: Line, measure: string): number {
	const days = Number((line as unknown as All)[measure]);
	const born = new Date(Date.parse(line.date) - days * DAY).toISOString().slice(0, 10);
	return Number(line.date.slice(0, 4)) - Number(born.slice(0, 4)) - (line.date.slice(5) < born.slice(5) ? 1 : 0);
}
const DAY = 24 * 60 * 60 * 1000;

/** Names the youngest or oldest, or says a player's age. */
export function ageText({ question, by }: Plan & { form: "age" }, { lines }: Result, nameOf: NameOf): AnswerText {
	const [measure = ""] = question.measures;
	const [first] = lines;
	if (!first) return { text: "None.", figure: "none" };
	const days = (line: Line) => (line as unknown as All)[measure];
	const said = (line: Line) => `${line.player} was ${yearsOf(line, measure)} years old ${occasion(line, nameOf)}`;
	if (by !== "player") return { text: sentence(said(first)), figure: String(yearsOf(first, measure)) };
	const level = lines.filter((line) => days(line) === days(first));
	const scope = conditionTexts(question, nameOf).map((part) => ` ${part}`);
	const head = `${measureIn(question).name.split(",")[0]} player${scope.join("")}`;
	return {
		text: sentence(`${head}: ${joinList(level.map(said))}`),
		figure: level.map(({ player }) => player).join(", "),
	};
}
