import { MEASURES, type Measure } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchesOf, stated, unknown } from "./answer.ts";
import { counted, figureText, measureOf } from "./choose.ts";
import { claimed } from "./claim.ts";
import { linesOf, rankIn, valueIn } from "./lines.ts";
import { among } from "./part.ts";
import { careerOf } from "./person-career.ts";
import { fastestOf, matchOf, seasonOf, standsOf } from "./person-feats.ts";
import { capsOf, teamsOf, titlesOf } from "./person-honours.ts";
import { outsOf, rivalOf, rivalsMetric } from "./person-rivals.ts";
import { asksForBest, type Played, type Sides, scopeWords, sidesOf, spanOf } from "./scope.ts";

/** Answers what is asked of one player: a figure, his best season, a claim. */
export async function answerPerson(context: Context, reading: Reading, person: Person): Promise<Answer> {
	const played: Played = await context.ask("player_seasons", { player: person.id });
	if (played.length === 0) return unknown(context, `${person.name} has played no match in the league`);
	const sides = sidesOf(reading.teams, (team) => played.some(({ team_id }) => team_id === team));
	const wrong = premise(reading, person, played, sides, context);
	if (wrong) return unknown(context, wrong);
	const measure = measureOf(reading, person);
	if (reading.cap) return capsOf(context, reading, person);
	if (measure?.key === "titles" || (measure?.key === "finals" && !reading.which.length))
		return titlesOf(context, reading, person, measure, sides);
	if (reading.numbers.some((number) => number > 200) && (reading.which.includes("season") || reading.sorts.has("when")))
		return seasonOf(context, reading, person, measure, sides);
	if (reading.numbers.length > 0 && asksForMatch(reading)) return matchOf(context, reading, person, sides);
	const rivals = rivalsMetric(reading, measure);
	if (rivals) return rivalOf(context, reading, person, rivals, sides);
	if (measure?.key === "outs") return outsOf(context, reading, person, sides);
	if (!measure && asksForAll(reading)) return careerOf(context, reading, person, sides);
	if (!measure) return unknown(context, `which of the figures of ${person.name} you want I did not understand`);
	if (measure.key === "clubs" || (reading.which.includes("team") && reading.measures.length === 0))
		return teamsOf(context, person, played);
	if (measure.key === "fastest_fifty" || measure.key === "fastest_hundred")
		return fastestOf(context, reading, person, measure, sides);
	if (measure.key === "stand") return standsOf(context, reading, person, sides);
	if (UNKEPT.has(measure.key)) return unknown(context, `that is not kept of ${person.name}`);
	if (reading.which.includes("season") || reading.sorts.has("when"))
		return bestBy(context, reading, person, measure, "season", sides);
	if (reading.which.includes("team") && asksForBest(reading))
		return bestBy(context, reading, person, measure, "opponent", sides);
	if (reading.sorts.has("where") && reading.grounds.length === 0)
		return bestBy(context, reading, person, measure, "ground", sides);
	return figureOf(context, reading, person, measure, sides);
}

const UNKEPT = new Set([
	"win_percentage",
	"won",
	"lost",
	"tosses",
	"highest_total",
	"lowest_total",
	"price",
	"age",
	"playoff_seasons",
	"margin_runs",
	"first_innings",
	"totals_200",
]);
const asksForMatch = ({ which, sorts, measures, numbers }: Reading) =>
	which.includes("team") ||
	which.includes("season") ||
	sorts.has("when") ||
	sorts.has("where") ||
	measures.length === 0 ||
	(measures.every(({ key }) => key === "not_outs") && numbers.some((number) => number >= 30));

/** What is wrong with a question about him, in words; undefined when it can be asked. */
function premise(
	reading: Reading,
	{ name }: Person,
	played: Played,
	sides: Sides,
	{ world }: Context,
): string | undefined {
	const seasons = [...new Set(played.map(({ season }) => season))];
	const { season, from_season = season, to_season = season } = spanOf(reading);
	if (
		from_season !== undefined &&
		to_season !== undefined &&
		!seasons.some((year) => year >= from_season && year <= to_season)
	)
		return `${name} played no match ${from_season === to_season ? `in ${from_season}` : "in those seasons"}; his seasons run from ${seasons[0]} to ${seasons.at(-1)}`;
	if (sides.team && !played.some(({ team_id }) => team_id === sides.team))
		return `${name} never played for ${world.teams.get(sides.team)?.name}; he played for ${[...new Set(played.map(({ team }) => team))].join(", ")}`;
	if (
		sides.team &&
		season !== undefined &&
		!played.some((line) => line.team_id === sides.team && line.season === season)
	)
		return `${name} did not play for ${world.teams.get(sides.team)?.name} in ${season}`;
	return undefined;
}

/** 'Tell me about Dhoni', 'Kohli in finals': no figure is named, so the main ones are meant. */
const asksForAll = ({ unknown: strange, numbers, question, sorts }: Reading): boolean =>
	strange.length === 0 &&
	numbers.length === 0 &&
	!sorts.has("claim") &&
	(question.trim().split(/\s+/).length <= 4 ||
		/\b(?:about|records?|stats|statistics|career|profile|figures|numbers)\b/i.test(question));

async function figureOf(
	context: Context,
	reading: Reading,
	person: Person,
	measure: Measure,
	sides: Sides,
): Promise<Answer> {
	const { ask, world } = context;
	const [line] = await linesOf(ask, measure, reading, { player: person.id, ...sides }, { limit: 1 });
	const scope = scopeWords(reading, world, sides);
	const value = line ? valueIn(line, measure) : measure.as ? null : 0;
	if (value === null || (!line && !(await tookPart(context, reading, person, sides))))
		return unknown(context, `${person.name} has no ${measure.unit[1]}${scope}`);
	const claim = claimed(reading, rankIn(line, measure) ?? 0);
	return stated(context, {
		text: `${claim === null ? "" : claim ? "Yes: " : "No: "}${person.name} has ${counted(measure, value)}${scope}.`,
		figure: figureText(measure, value),
		definition: measure.definition,
		links: [matchesOf(person, reading, sides)],
	});
}

/** Whether he took part at all in what is asked about: a nought is a figure only of who was there. */
async function tookPart({ ask }: Context, reading: Reading, person: Person, sides: Sides): Promise<boolean> {
	// which innings it was no match says
	const matches = { ...reading, innings: null };
	const [line] = await linesOf(ask, MEASURES.matches, matches, { player: person.id, ...sides }, { limit: 1 });
	return line !== undefined;
}

async function bestBy(
	context: Context,
	reading: Reading,
	person: Person,
	measure: Measure,
	by: "season" | "opponent" | "ground",
	sides: Sides,
): Promise<Answer> {
	const order = reading.sorts.has("least") && !reading.sorts.has("most") ? "worst" : "best";
	const lines = await linesOf(
		context.ask,
		measure,
		reading,
		{ player: person.id, by: [by], ...sides },
		{ order, limit: 1 },
	);
	const [line] = lines;
	if (!line)
		return unknown(context, `${person.name} has no ${measure.unit[1]}${scopeWords(reading, context.world, sides)}`);
	const label = String(line[by]);
	return stated(context, {
		text: `${label}${
			lines.length > 1
				? ` (level with ${lines
						.slice(1)
						.map((other) => other[by])
						.join(", ")})`
				: ""
		}: ${person.name} has ${counted(measure, valueIn(line, measure))} ${by === "season" ? "in that season" : by === "opponent" ? "against them" : "there"}, ${order === "best" ? "his best" : "his lowest"}${among(measure.unit[1], scopeWords(reading, context.world, sides))}.`,
		figure: label,
		definition: measure.definition,
		links: by === "season" ? [{ label: `The season of ${label}`, href: `/seasons/${label}` }] : [],
	});
}
