import type { Question } from "../../language/question.ts";
import type { FactName } from "../pieces.ts";
import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { countedOf } from "./counted.ts";
import { counting, dayOf, spoken } from "./figures.ts";
import { listed, type NameOf, opening, possessive } from "./names.ts";
import { isCounted, nounOf } from "./nouns.ts";
import { rowsThatPass, scopeOf } from "./scope.ts";

type Of<Name extends Plan["do"]> = Extract<Plan, { do: Name }>;
type Other = Of<"meet"> | Of<"fact"> | Of<"table"> | Of<"card"> | Of<"overview">;

/** Sentences of plans that are no single figure. */
export function otherSentence(plan: Other, result: Result, name: NameOf): string {
	if (plan.do === "meet") return meetSentence(plan, result, name);
	if (plan.do === "fact") return factSentence(plan, result, name);
	if (plan.do === "table") return tableSentence(plan, result, name);
	return plan.do === "card" ? cardSentence(result, name) : overviewSentence(plan, result, name);
}

/** What somebody has in one of the questions that meet: 'a score of 50 or more against Mumbai Indians'. */
function metBy(question: Question, name: NameOf): string {
	const passing = rowsThatPass(question);
	const noun = nounOf(question);
	const what = passing ? passing.names[0] + passing.of : isCounted(noun) ? (noun.alone ?? [noun.one])[0] : noun.the;
	return `${/^[aeiou]/.test(what) ? "an" : "a"} ${what}${scopeOf(question, name, ["figures"])}`;
}

function meetSentence({ ask, of, per }: Of<"meet">, { lines, total }: Result, name: NameOf): string {
	const both = listed(of.map((question) => metBy(question, name)));
	const isOfPlayers = per === "player";
	if (ask === "check") return total > 0 ? `Yes. There is one with ${both}.` : `No. Nobody has ${both}.`;
	if (ask === "count")
		return isOfPlayers
			? `${opening(total)} player${total === 1 ? " has" : "s have"} ${both}.`
			: `There ${total === 1 ? "was 1 match" : `were ${total} matches`} with ${both}.`;
	const names = [...new Set(lines.map(({ player_id }) => name(player_id)))];
	if (names.length === 0) return `Nobody has ${both}.`;
	return `${listed(names)} ${names.length === 1 ? "has" : "have"} ${both}${names.length > 3 ? `: ${names.length} in all` : ""}.`;
}

const FACTS: Record<FactName, string> = {
	captain: "captain",
	coach: "head coach",
	owner: "owner",
	home: "home ground",
	shirt: "shirt number",
	born: "date of birth",
	birth_year: "year of birth",
	nationality: "nationality",
	hand: "batting hand",
	style: "bowling style",
	role: "role",
	full_name: "full name",
	age: "age",
};

function factSentence(
	{ fact, person, side }: Of<"fact">,
	{ fact: known = "", day = "" }: Result,
	name: NameOf,
): string {
	const asOf = ` as of ${dayOf(day)}`;
	if (person && side)
		return `${known === name(person) ? "Yes" : "No"}. ${possessive(name(side), true)} ${FACTS[fact]} is ${known}${asOf}.`;
	if (fact === "age")
		return `${name(person)} is ${ageOn(known, day)} years old on ${dayOf(day)}, born on ${dayOf(known)}.`;
	if (fact === "born" || fact === "birth_year")
		return `${name(person)} was born ${fact === "born" ? `on ${dayOf(known)}` : `in ${known}`}.`;
	if (side) return `${possessive(name(side), true)} ${FACTS[fact]} is ${known}${asOf}.`;
	if (fact === "captain" || fact === "coach") return `${name(person)} is ${FACTS[fact]} of ${known}${asOf}.`;
	return `${possessive(name(person), false)} ${FACTS[fact]} is ${known}.`;
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

const MOST = 5;
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
		const toss = `; ${name(line.toss_winner_id)} won the toss and chose to ${line.toss_decision}`;
		const umpires = line.umpires.length > 0 ? `; umpires ${listed(line.umpires)}` : "";
		return `${totals.join(", ")}: ${won}${best}${toss}${umpires} (${dayOf(line.date)}, ${name(line.ground_id)})`;
	});
	return `${each.join(". ")}.${total > MOST ? ` ${total - MOST} more matches: name the season or the stage.` : ""}`;
}
const ALL_OUT = 10;
/** ' by 47 runs', ' in the super over', or nothing where nobody won. */
export const marginOf = ({ win_by_runs, win_by_wickets, super_over }: Line): string =>
	win_by_runs
		? ` by ${win_by_runs} ${win_by_runs === 1 ? "run" : "runs"}`
		: win_by_wickets
			? ` by ${win_by_wickets} ${win_by_wickets === 1 ? "wicket" : "wickets"}`
			: super_over
				? " in the super over"
				: "";

function overviewSentence({ of, asked }: Of<"overview">, { others = [] }: Result, name: NameOf): string {
	const subjects = Map.groupBy(
		of.map((question, at) => ({ question, line: others[at]?.[0] })),
		({ question: { where = {} } }) => String(where.player ?? where.team ?? ""),
	);
	return `${[...subjects.values()].map((each) => summaryOf(each, asked === true, name)).join(". ")}.`;
}

/** All figures of one man, side or ground. */
function summaryOf(each: { question: Question; line: Line | undefined }[], isAsked: boolean, name: NameOf): string {
	const known = each.flatMap(({ question, line }, at) => {
		const figures = question.measures.flatMap((measure) => {
			const value = (line as unknown as Record<string, number | null> | undefined)?.[measure];
			const unknown = value === null || value === undefined || (value === 0 && at > 0 && !isAsked);
			return unknown || !line ? [] : [withNoun({ ...question, measures: [measure] }, value, line)];
		});
		return figures.length > 0 ? [figures.join(", ")] : [];
	});
	const question = each[0]?.question;
	const { where = {} } = question ?? {};
	const who = [where.player, where.team].find((id) => typeof id === "string");
	const scope = question ? scopeOf(question, name, who ? ["player", where.player ? "" : "team"] : []) : "";
	return `${who ? name(who) : "In all"}${scope}: ${known.join("; ")}`;
}

/** A figure with what it counts: '973 runs', 'strike rate 131.2'. */
function withNoun(question: Question, value: number, line: Line): string {
	const noun = nounOf(question);
	return isCounted(noun)
		? counting(value, countedOf(question, noun).bare)
		: `${noun.the} ${spoken(question, value, line)}`;
}
