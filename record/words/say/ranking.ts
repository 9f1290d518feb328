import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { countedOf } from "./counted.ts";
import { counting, dayOf, isAge, isLowBest, spoken } from "./figures.ts";
import { listed, type NameOf, ordinal } from "./names.ts";
import { isCounted, nounOf, type Owned } from "./nouns.ts";
import { pluralOf, prepositionOf, rowName, rowText } from "./rows.ts";
import { oneRow, rowsThatPass, scopeOf } from "./scope.ts";
import { has, ownerOf, type Subject, subjectOf } from "./subject.ts";

type Rank = Extract<Plan, { do: "rank" }>;

/** The lines at the wanted places, with all who are level there. */
export const rankedLines = ({ from, to }: Rank, lines: Line[]): Line[] =>
	lines.filter(({ rank }, at) => (rank >= from && rank <= to) || (from === to && at === from - 1));

/** Whether somebody is at the place of a ranking. */
export const isThere = (plan: Rank, id: string, { lines }: Result, name: NameOf): boolean =>
	rankedLines(plan, lines).some((line) => rowName(plan.by, line, name) === name(id));

/** Who is at a place of a ranking, and whether that is who was asked about. */
export function rankSentence(plan: Rank, result: Result, name: NameOf): string {
	if (!plan.whether) return placeSentence(plan, result, name);
	return `${isThere(plan, plan.whether, result, name) ? "Yes" : "No"}. ${placeSentence(plan, result, name)}`;
}

/** Who is at a place of a ranking: 'Chris Gayle has the most sixes: 357.' All who are level are named. */
function placeSentence(plan: Rank, result: Result, name: NameOf): string {
	const { question, by } = plan;
	const lines = rankedLines(plan, result.lines);
	if (lines.length === 0) return "I can't find anything like that.";
	if (plan.tell) return otherFigureSentence(plan, plan.tell, lines, name);
	const owner = rankedOwner(plan, name);
	const most = `${superlativeOf(plan)}${scopeOfRank(plan, result, name, owner)}`;
	const figures = lines.map((line) => figureOf(plan, line));
	const places = lines.map((line) => placeOf(plan, line, name, owner));
	if (owner) return ownedSentence(plan, owner, most, figures, places);
	const names = lines.map((line) =>
		by === "position" ? `Number ${rowName(by, line, name)}` : rowName(by, line, name),
	);
	const isMany = lines.length > 1 || SEVERAL.has(by);
	if (new Set(figures).size > 1) return `${listed(names.map((one, at) => `${one} (${figures[at]})`))} have ${most}.`;
	const verb = isAge(question) ? (isMany ? "are" : "is") : by === "season" ? "had" : has({ isMany });
	if (lines.length === 1) return `${names[0]} ${verb} ${most}: ${figures[0]}${places[0] ? `, ${places[0]}` : ""}.`;
	const each = names.map((one, at) => (places[at] ? `${one} (${places[at]})` : one));
	const few = each.length > MOST_LEVEL ? [...each.slice(0, NAMED), `${each.length - NAMED} others`] : each;
	return `${listed(few)} ${verb} ${most}: ${figures[0]}${question.list ? "" : " each"}.`;
}
/** As many who are level are all named; of more the first few are. */
const MOST_LEVEL = 12;
const NAMED = 5;
const SEVERAL = new Set<Rank["by"]>(["team", "opponent", "pair"]);

/** Another figure of the row at the top: 'KL Rahul: 14 fours in the highest score, 132*, against …'. */
function otherFigureSentence({ question, by }: Rank, tell: string, [line]: Line[], name: NameOf): string {
	if (!line) return "";
	const other = { ...question, measures: [tell] };
	const noun = nounOf(other);
	const value = line[tell as keyof Line] as unknown as number;
	const figure = isCounted(noun) ? counting(value, countedOf(other, noun).bare) : spoken(other, value, line);
	const most = spoken(question, line[question.measures[0] as keyof Line] as unknown as number, line);
	return `${rowName(by, line, name)}: ${figure}, where the figure was ${most}, ${rowText(line, name, [by])}.`;
}

/** What one person or side has most of, by season or opponent: 'Of all seasons, Virat Kohli has the most runs in 2016: 973.' */
function ownedSentence(
	{ question, by }: Rank,
	owner: Subject,
	most: string,
	figures: string[],
	places: string[],
): string {
	if (question.list) return `${ownerOf(owner)} ${most.replace(/^the /, "")} came ${listed(places)}: ${figures[0]}.`;
	const each = new Set(figures).size > 1 ? places.map((place, at) => `${place} (${figures[at]})`) : places;
	const figure = new Set(figures).size > 1 ? "" : `: ${figures[0]}${figures.length > 1 ? " each" : ""}`;
	return `Of all ${pluralOf(by)}, ${owner.text} ${has(owner)} ${most} ${prepositionOf(by)} ${listed(each)}${figure}.`;
}

/** Whose figures a ranking compares with one another, where all are of one person or side. */
function rankedOwner({ question, by }: Rank, name: NameOf): Subject | undefined {
	const subject = subjectOf(question, name);
	if (!subject || by === "row" || by === "match") return undefined;
	if (subject.fields.includes(by)) return question.list ? subject : undefined;
	return by === "player" || by === "pair" ? undefined : subject;
}

function placeOf({ question, by }: Rank, line: Line, name: NameOf, owner: Subject | undefined): string {
	const { team } = question.where ?? {};
	const said = typeof team === "string" || (owner && by === "opponent") ? ["team"] : [];
	if (owner) return question.list ? rowText(line, name, [...owner.fields, ...said], by) : rowName(by, line, name);
	if (question.list && isDefeat({ question, by })) return beatenBy(line, name);
	if (question.list) return by === "match" ? "" : rowText(line, name, [by, ...said]);
	return besidesOf(question)
		.map((one) => `${prepositionOf(one)} ${rowName(one, line, name)}`)
		.join(" ");
}

const MARGINS: Record<string, string> = { win_by_runs: " by runs", win_by_wickets: " by wickets" };
const marginOf = ({ measures: [measure = ""] }: Rank["question"]) => MARGINS[measure] ?? "";
/** The margin of a win is that of a defeat for whom it was won against. */
const isDefeat = ({ question, by }: Pick<Rank, "question" | "by">) =>
	by === "opponent" && marginOf(question) !== "" && question.where?.team === undefined;
const beatenBy = (line: Line, name: NameOf) => `against ${name(line.team_id)} on ${dayOf(line.date)}`;

/** What a ranking goes by beside its first: the season of a best season. */
const besidesOf = ({ by = [] }: Rank["question"]) => by.slice(1);

const figureOf = ({ question }: Rank, line: Line) =>
	spoken(question, line[question.measures[0] as keyof Line] as unknown as number, line);

/** 'the most sixes', 'the third highest average', 'the fewest wickets in an innings'. */
function superlativeOf({ question, by, from, to }: Rank): string {
	const noun = nounOf(question);
	const isWorst = question.order === "worst";
	const place = from === to && from > 1 ? `${ordinal(from)} ` : "";
	if (isDefeat({ question, by }))
		return `the ${place}${isWorst ? "narrowest" : "heaviest"} defeat${marginOf(question)}`;
	if (!isCounted(noun)) return `the ${place}${calledOf(noun, isWorst, isLowBest(question))}`;
	const { own, bare, done } = countedOf(question, noun);
	const most = isWorst === isLowBest(question) ? "most" : "fewest";
	const facing = question.rows === "innings" && by === "opponent" && !question.where?.team ? noun.facing : undefined;
	const lost = question.rows === "innings" && done === "lost" ? " lost" : "";
	return `the ${place}${most} ${(done ? bare : own)[1]}${facing ? ` ${facing}` : lost}${question.list ? ` in ${oneRow(question.rows)}` : ""}`;
}

const ONE_OF: Partial<Record<string, string>> = {
	opponent: "one side",
	team: "one side",
	season: "a season",
	over: "an over",
};

function calledOf(noun: Owned, isWorst: boolean, isLow: boolean): string {
	if (noun.ranks) return isWorst ? (noun.low ?? noun.the) : noun.the;
	return `${isWorst === isLow ? "highest" : "lowest"} ${noun.the}`;
}

function scopeOfRank({ question, by }: Rank, { floor }: Result, name: NameOf, owner: Subject | undefined): string {
	const noun = nounOf(question);
	const passing = isAge(question) ? rowsThatPass(question) : undefined;
	const says = isCounted(noun) ? countedOf(question, noun).says : [];
	const season = besidesOf(question)
		.map((one) => ` ${prepositionOf(one)} ${ONE_OF[one] ?? `a ${one.replaceAll("_", " ")}`}`)
		.join("");
	const aged = passing ? ` with a ${passing.names[0]}${passing.of}`.replace(" a innings", " an innings") : "";
	const beaten = isDefeat({ question, by }) ? ["opponent"] : [];
	const leave = [...(owner?.fields ?? []), ...says, ...(passing ? ["figures"] : []), ...beaten];
	const said = scopeOf(question, name, leave, by === "player" ? "among" : "by");
	const least =
		floor && floor.least > 1 ? ` among those with at least ${floor.least.toLocaleString("en-US")} ${floor.unit}` : "";
	return `${aged}${season}${said}${least}`;
}
