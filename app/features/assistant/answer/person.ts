import { MEASURES, type Measure } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading, TeamMention } from "../read/reading.ts";
import { type Answer, type Context, matchesOf, matchLink, stated, unknown } from "./answer.ts";
import { counted, figureText, measureOf } from "./choose.ts";
import { linesOf, rankIn, valueIn } from "./lines.ts";
import { scopeWords, spanOf } from "./scope.ts";

/** Seasons and sides of a player: whether a question about him makes sense. */
type Played = { season: number; team_id: string; team: string }[];

/** Answers what is asked of one player: a figure, his best season, a claim. */
export async function answerPerson(context: Context, asked: Reading, person: Person): Promise<Answer> {
	const reading = withChases(asked);
	const played: Played = await context.ask("player_seasons", { player: person.id });
	if (played.length === 0) return unknown(context, `${person.name} has played no match in the league`);
	const sides = sidesOf(reading.teams, played);
	const wrong = premise(reading, person, played, sides, context);
	if (wrong) return unknown(context, wrong);
	const measure = measureOf(reading, person);
	if (reading.cap) return capsOf(context, reading, person);
	if (measure?.key === "titles" || (measure?.key === "finals" && !reading.which.length))
		return titlesOf(context, reading, person, measure);
	if (reading.numbers.length > 0 && asksForMatch(reading)) return matchOf(context, reading, person, sides);
	if (measure?.key === "outs") return outsOf(context, reading, person, sides);
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
const asksForBest = ({ sorts }: Reading) => sorts.has("most") || sorts.has("least");
const asksForMatch = ({ which, sorts, measures }: Reading) =>
	which.includes("team") ||
	which.includes("season") ||
	sorts.has("when") ||
	sorts.has("where") ||
	measures.length === 0;

type Sides = { team?: string; opponent?: string };

/** 'Fifties in successful chases': what counts matches without a player says which of his are meant. */
function withChases(reading: Reading): Reading {
	const rest = reading.measures.filter(({ key }) => key !== "chase_wins" && key !== "bat_first_wins");
	if (rest.length === 0 || rest.length === reading.measures.length) return reading;
	const innings = reading.measures.some(({ key }) => key === "chase_wins") ? 2 : 1;
	return { ...reading, measures: rest, innings, outcome: "won" };
}

/** Which of the sides named he played for, and which against: as the words say, else by whom he played for. */
function sidesOf(teams: TeamMention[], played: Played): Sides {
	const sides: Sides = {};
	for (const { ids, side } of teams) {
		const [id] = ids;
		if (!id) continue;
		const his = played.some(({ team_id }) => team_id === id);
		if (side === "against" || sides.team || (!his && side !== "for")) sides.opponent = id;
		else sides.team = id;
	}
	return sides;
}

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
	const [line] = await linesOf(ask, MEASURES.matches, reading, { player: person.id, ...sides }, { limit: 1 });
	return line !== undefined;
}

/** 'Has he more than 9,000 runs?': whether it holds; null when nothing is claimed. */
function claimed({ sorts, numbers, question }: Reading, value: number): boolean | null {
	const [number] = numbers;
	if (!sorts.has("claim") || number === undefined || /\bhow\b|\bwhat\b|\bwhich\b/i.test(question)) return null;
	if (/\b(?:fewer|less|under|below)\b/i.test(question)) return value < number;
	return /\b(?:more than|over|above|exceed\w*|past|beyond)\b/i.test(question) ? value > number : value >= number;
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
		}: ${person.name} has ${counted(measure, valueIn(line, measure))} ${by === "season" ? "in that season" : by === "opponent" ? "against them" : "there"}, ${order === "best" ? "his best" : "his lowest"}.`,
		figure: label,
		definition: measure.definition,
		links: by === "season" ? [{ label: `The season of ${label}`, href: `/seasons/${label}` }] : [],
	});
}

async function capsOf(context: Context, reading: Reading, person: Person): Promise<Answer> {
	const span = spanOf(reading);
	const won = (await context.ask("caps", span)).filter(
		(cap) => (reading.cap === "orange" ? cap.orange_player_id : cap.purple_player_id) === person.id,
	);
	const name = reading.cap === "orange" ? "Orange Cap" : "Purple Cap";
	const [only] = won;
	if (span.season) {
		const measure = reading.cap === "orange" ? MEASURES.runs : MEASURES.wickets;
		if (!only)
			return stated(context, { text: `No: ${person.name} did not win the ${name} of ${span.season}.`, figure: "no" });
		const tally = reading.cap === "orange" ? only.orange_runs : only.purple_wickets;
		return stated(context, {
			text: `${reading.sorts.has("claim") && !/\bwhat\b|\bhow\b/i.test(reading.question) ? "Yes: " : ""}${person.name} won the ${name} of ${span.season} with ${counted(measure, tally)}.`,
			figure: tally,
			links: [{ label: `The season of ${span.season}`, href: `/seasons/${span.season}` }],
		});
	}
	if (reading.which.includes("season") || reading.sorts.has("when"))
		return won.length > 0
			? stated(context, {
					text: `${won.map(({ season }) => season).join(", ")}: ${person.name} won the ${name}.`,
					figure: won.map(({ season }) => season).join(", "),
				})
			: stated(context, { text: `Never: ${person.name} has not won the ${name}.`, figure: "never" });
	return stated(context, {
		text: `${reading.sorts.has("claim") && !reading.sorts.has("how_many") ? (won.length > 0 ? "Yes: " : "No: ") : ""}${person.name} has won the ${name} ${won.length} ${won.length === 1 ? "time" : "times"}${won.length > 0 ? `, in ${won.map(({ season }) => season).join(" and ")}` : ""}.`,
		figure: won.length,
	});
}

async function titlesOf(context: Context, reading: Reading, person: Person, measure: Measure): Promise<Answer> {
	const [line] = await linesOf(
		context.ask,
		MEASURES.matches,
		{ ...reading, stage: "final" },
		{ player: person.id },
		{ limit: 1 },
	);
	const value = Number(line?.[measure.key === "titles" ? "finals_won" : "finals"] ?? 0);
	return stated(context, {
		text: `${person.name} has ${measure.key === "titles" ? "won" : "played"} ${value} ${value === 1 ? "final" : "finals"}${scopeWords({ ...reading, stage: null }, context.world)}.`,
		figure: value,
		definition: "Finals in whose line-up he was.",
	});
}

async function teamsOf(context: Context, person: Person, played: Played): Promise<Answer> {
	const teams = [...new Set(played.map(({ team }) => team))];
	return stated(context, {
		text: `${person.name} has played for ${teams.length} ${teams.length === 1 ? "team" : "teams"}: ${teams.join(", ")}.`,
		figure: teams.length,
	});
}

async function fastestOf(
	context: Context,
	reading: Reading,
	person: Person,
	measure: Measure,
	sides: Sides,
): Promise<Answer> {
	const kind = measure.metric as "fifty" | "hundred";
	const [feat] = await context.ask("milestones", { kind, player: person.id, ...spanOf(reading), ...sides, limit: 1 });
	if (!feat) return unknown(context, `${person.name} has no ${kind}`);
	return stated(context, {
		text: `${person.name} reached his fastest ${kind} off ${feat.balls} balls, against ${feat.opponent} in ${feat.season}.`,
		figure: feat.balls,
		links: [matchLink(feat.match_id)],
	});
}

async function standsOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const filter = { ...spanOf(reading), ...sides, player: person.id };
	if (asksForBest(reading) && (reading.which.includes("player") || reading.sorts.has("how_many"))) {
		const [pair] = await context.ask("pairs", { ...filter, metric: "runs", limit: 1 });
		if (!pair) return unknown(context, `${person.name} has no partnership there`);
		const other = pair.batter1_id === person.id ? pair.batter2 : pair.batter1;
		return stated(context, {
			text: `${other}: with ${person.name} ${pair.runs} runs in ${pair.stands} stands.`,
			figure: other,
		});
	}
	const [stand] = await context.ask("partnerships", { ...filter, limit: 1 });
	if (!stand) return unknown(context, `${person.name} has no partnership there`);
	return stated(context, {
		text: `${stand.runs} runs: ${stand.batter1} and ${stand.batter2}, against ${stand.opponent} in ${stand.season}.`,
		figure: stand.runs,
		links: [matchLink(stand.match_id)],
	});
}

/** 'McCullum's 158: against whom, when?' */
async function matchOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const [, wickets, conceded] = reading.question.match(/\b(\d{1,2})[/-](\d{1,3})\b/) ?? [];
	if (wickets && conceded) {
		const spells = await context.ask("spells", {
			...spanOf(reading),
			...sides,
			player: person.id,
			metric: "figures",
			limit: 500,
		});
		const spell = spells.find((line) => line.wickets === Number(wickets) && line.runs === Number(conceded));
		if (!spell) return unknown(context, `${person.name} has no spell of ${wickets}/${conceded}`);
		return stated(context, {
			text: `Against ${spell.opponent}, on ${spell.date}, at ${spell.ground}: ${person.name} took ${spell.wickets}/${spell.runs} for ${spell.team} in ${spell.season}.`,
			figure: spell.opponent,
			links: [matchLink(spell.match_id)],
		});
	}
	const runs = reading.numbers[0] as number;
	const [score] = await context.ask("scores", {
		...spanOf(reading),
		...sides,
		player: person.id,
		metric: "runs",
		min_runs: runs,
		max_runs: runs,
		limit: 1,
	});
	if (!score) return unknown(context, `${person.name} has no innings of ${runs}`);
	return stated(context, {
		text: `Against ${score.opponent}, on ${score.date}, at ${score.ground}: ${person.name} made ${score.runs}${score.not_out ? "*" : ""} for ${score.team} in ${score.season}.`,
		figure: score.opponent,
		links: [matchLink(score.match_id)],
	});
}

/** Who got him out most, or whom he got out; how often he was out at all. */
async function outsOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const bowler =
		/\b(?:has|did|does|have)\b.*\b(?:dismiss\w*|remov\w*|got|get|sent)\b/i.test(reading.question) &&
		person.role === "Bowler";
	const hisBatters = bowler || /\b(?:batsman|batter|batsmen|batters)\b/i.test(reading.question);
	const pairs = await context.ask("matchups", {
		...spanOf(reading),
		...(hisBatters ? { bowler: person.id } : { batter: person.id }),
		metric: "wickets",
		min_wickets: 1,
		limit: 1,
	});
	const [pair] = pairs;
	if (!pair)
		return unknown(
			context,
			`nobody has ${hisBatters ? "been dismissed by" : "dismissed"} ${person.name}${scopeWords(reading, context.world, sides)}`,
		);
	const names = pairs.map((line) => (hisBatters ? line.batter : line.bowler));
	return stated(context, {
		text: hisBatters
			? `${names.join(", ")}: out to ${person.name} ${pair.wickets} times.`
			: `${names.join(", ")}: ${pairs.length > 1 ? "each " : ""}dismissed ${person.name} ${pair.wickets} times.`,
		figure: names.join(", "),
	});
}
