import type { Question } from "../../language/question.ts";
import type { FactName } from "../pieces.ts";
import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { withUnit } from "./figures.ts";
import { listed, type NameOf } from "./names.ts";
import { scopeOf } from "./scope.ts";

type Of<Name extends Plan["do"]> = Extract<Plan, { do: Name }>;
type Other = Of<"meet"> | Of<"fact"> | Of<"table"> | Of<"card"> | Of<"overview">;

/** Sentences of plans that are no single figure. */
export function otherSentence(plan: Other, result: Result, name: NameOf): string {
	if (plan.do === "meet") return meetSentence(plan, result, name);
	if (plan.do === "fact") return factSentence(plan, result, name);
	if (plan.do === "table") return tableSentence(plan, result, name);
	return plan.do === "card" ? cardSentence(result, name) : overviewSentence(plan, result, name);
}

function meetSentence({ ask, of, per }: Of<"meet">, { lines, total }: Result, name: NameOf): string {
	const said = of.map((question) => scopeOf(question, name).trim()).join(" and ");
	if (ask === "check") return `${total > 0 ? "Yes" : "No"}. ${total} in all: ${said}.`;
	if (ask === "count") return `${total}${per === "player" ? " players" : " times"}: ${said}.`;
	const names = [...new Set(lines.map(({ player_id }) => name(player_id)))];
	return names.length > 0 ? `${listed(names)} (${names.length} in all): ${said}.` : `Nobody: ${said}.`;
}

const FACTS: Record<FactName, string> = {
	captain: "captain",
	coach: "head coach",
	owner: "owner",
	home: "home ground",
	shirt: "shirt number",
	born: "born",
	birth_year: "born in",
	nationality: "nationality",
	hand: "batting hand",
	style: "bowling style",
	role: "role",
	full_name: "full name",
	age: "age",
};

function factSentence({ fact, person, side }: Of<"fact">, { fact: told = "", day }: Result, name: NameOf): string {
	if (person && side)
		return `${told === name(person) ? "Yes" : "No"}. ${name(side)}, ${FACTS[fact]}: ${told}, as of ${day}.`;
	if (fact === "age") return `${ageOn(told, day ?? "")} years on ${day}: ${name(person)} was born on ${told}.`;
	if (fact === "born") return `${name(person)} was born in ${told.slice(0, 4)}, on ${told}.`;
	const of = side ?? person;
	return side || fact === "captain" || fact === "coach"
		? `${told}: ${FACTS[fact]}, ${name(of)}, as of ${day}.`
		: `${name(of)}, ${FACTS[fact]}: ${told}.`;
}
const ageOn = (born: string, day: string) =>
	Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

function tableSentence({ question }: Of<"table">, { lines }: Result, name: NameOf): string {
	const rows = lines.map((line) => {
		const { place, team_id, points } = line as Line & { points: number };
		return `${place}. ${name(team_id)} ${points}`;
	});
	return `${rows.join(", ")} points${scopeOf({ ...question, where: { ...question.where, figures: {} } }, name)}.`;
}

const MOST = 4;
function cardSentence({ lines, total, others: [innings = []] = [] }: Result, name: NameOf): string {
	const each = lines.slice(0, MOST).map((line) => {
		const totals = innings
			.filter(({ match_id }) => match_id === line.match_id)
			.map((one) => {
				const { team_id, runs, wickets } = one as Line & { runs: number; wickets: number };
				return `${name(team_id)} ${runs}${wickets < ALL_OUT ? `/${wickets}` : ""}`;
			});
		const won = line.winner_id ? `${name(line.winner_id)} won${marginOf(line)}` : "no result";
		const best = line.player_of_match ? `; player of the match ${line.player_of_match}` : "";
		const toss = `toss: ${name(line.toss_winner_id)}, who chose to ${line.toss_decision}`;
		const umpires = line.umpires.length > 0 ? `; umpires ${line.umpires.join(" and ")}` : "";
		return `${totals.join(", ")}: ${won}${best}; ${toss}${umpires} (${line.date}, ${name(line.ground_id)})`;
	});
	return `${each.join(". ")}.${total > MOST ? ` ${total - MOST} more matches: name the season or the stage.` : ""}`;
}
const ALL_OUT = 10;
const marginOf = ({ win_by_runs, win_by_wickets, super_over }: Line) =>
	win_by_runs
		? ` by ${win_by_runs} runs`
		: win_by_wickets
			? ` by ${win_by_wickets} wickets`
			: super_over
				? " in the super over"
				: "";

function overviewSentence({ of }: Of<"overview">, { others = [] }: Result, name: NameOf): string {
	const subjects = Map.groupBy(
		of.map((question, at) => ({ question, line: others[at]?.[0] })),
		({ question: { where = {} } }) => String(where.player ?? where.team ?? ""),
	);
	return `${[...subjects.values()].map((each) => subjectSentence(each, name)).join(". ")}.`;
}

function subjectSentence(each: { question: Question; line: Line | undefined }[], name: NameOf): string {
	const told = each.flatMap(({ question, line }, at) => {
		const figures = question.measures.flatMap((measure) => {
			const value = (line as unknown as Record<string, number | null> | undefined)?.[measure];
			const unknown = value === null || value === undefined || (value === 0 && at > 0);
			return unknown || !line ? [] : [withUnit({ ...question, measures: [measure] }, value, line)];
		});
		return figures.length > 0 ? [figures.join(", ")] : [];
	});
	const [{ question } = { question: undefined }] = each;
	const { where = {} } = question ?? {};
	const who = [where.player, where.team].find((id) => typeof id === "string");
	const scope = question ? scopeOf(question, name, who ? ["player", where.player ? "" : "team"] : []) : "";
	return `${who ? name(who) : "All together"}${scope}: ${told.join("; ")}`;
}
