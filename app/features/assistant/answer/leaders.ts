import { MEASURES, type Measure } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { asksForFigure, counted, figureText, measureOf } from "./choose.ts";
import { bestFeats, fastestFeat, ofOneInnings } from "./feats.ts";
import { answerLevel } from "./level.ts";
import { type Line, linesOf, valueIn } from "./lines.ts";
import { type Sides, scopeOf, scopeWords } from "./scope.ts";
import { answerStands } from "./stands.ts";
import { titleCase } from "./write.ts";

/** The least that qualifies for a ranking of rates: over everything, and within a part. */
const QUALIFIES: Record<string, { min: string; whole: number; part: number; words: string }> = {
	strike_rate: { min: "min_balls", whole: 500, part: 100, words: "balls faced" },
	average: { min: "min_innings", whole: 20, part: 5, words: "innings" },
	economy: { min: "min_balls", whole: 500, part: 100, words: "legal balls" },
	bowling_average: { min: "min_balls", whole: 500, part: 100, words: "legal balls" },
	bowling_strike_rate: { min: "min_balls", whole: 500, part: 100, words: "legal balls" },
};

/** Who leads in something: the first, the second, the top five; the figure itself when that is asked for. */
export async function answerLeaders(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const measure = measureOf(reading, null);
	if (!measure) return unknown(context, "what you want ranked I did not understand");
	if (measure.key === "fastest_fifty" || measure.key === "fastest_hundred")
		return fastestFeat(context, reading, measure, sides);
	if (measure.key === "stand") return answerStands(context, reading, sides);
	if (
		/\b(?:single |one |an? )(?:ipl )?(?:season|edition|campaign|tournament|year)\b/i.test(reading.question) &&
		!reading.span
	)
		return ofOneSeason(context, reading, measure, sides);
	if (
		["sixes", "fours"].includes(measure.key) &&
		/\b(?:an|one|single) innings\b|\bin an? (?:match|game)\b|\bone (?:match|game)\b/i.test(reading.question)
	)
		return ofOneInnings(context, reading, measure, sides);
	if (measure.key === "highest" || (measure.key === "best" && !reading.phase))
		return bestFeats(context, reading, measure, sides);
	const { innings: _, outcome: __, ...part } = scopeOf(reading);
	const whole = !sides.team && !sides.opponent && Object.keys(part).length === 0;
	const qualifies = QUALIFIES[measure.key];
	const minimum = qualifies ? { [qualifies.min]: whole ? qualifies.whole : qualifies.part } : {};
	// a rate's highest is asked for of a bowler as the worst
	const least = /\b(?:least|fewest|lowest|worst|smallest|poorest|slowest)\b/i.test(reading.question);
	const most = /\b(?:most expensive|highest|worst)\b/i.test(reading.question);
	const order = measure.low
		? most && !/economical/i.test(reading.question)
			? "worst"
			: "best"
		: least
			? "worst"
			: "best";
	const wanted = reading.top ?? reading.nth ?? 1;
	const lines = await linesOf(context.ask, measure, reading, sides, { order, limit: wanted, ...minimum });
	const scope = `${scopeWords(reading, context.world, sides)}${qualifies ? ` (at least ${Object.values(minimum)[0]} ${qualifies.words})` : ""}`;
	return tell(context, reading, measure, lines, wanted, scope);
}

/** More than so many who are level are not worth naming. */
const MOST_LEVEL = 12;

function tell(
	context: Context,
	reading: Reading,
	measure: Measure,
	lines: Line[],
	wanted: number,
	scope: string,
): Answer {
	if (lines.length === 0) return unknown(context, `nobody has any ${measure.unit[1]}${scope}`);
	const say = (line: Line) => `${line.player} (${counted(measure, valueIn(line, measure))})`;
	const links = [{ label: "The statistics", href: "/statistics" }];
	if (reading.top)
		return stated(context, {
			text: `${lines.map(say).join(", ")}${scope}.`,
			figure: lines.map(({ player }) => player).join(", "),
			definition: measure.definition,
			links,
		});
	const shown = reading.nth
		? lines.filter(({ rank }) => rank === wanted).length > 0
			? lines.filter(({ rank }) => rank === wanted)
			: lines.slice(wanted - 1, wanted)
		: lines;
	const [first] = shown as [Line, ...Line[]];
	if (shown.length > MOST_LEVEL)
		return unknown(
			context,
			`${shown.length} players are level there, with ${counted(measure, valueIn(first, measure))}${scope}`,
		);
	const names = shown.map(({ player }) => player).join(", ");
	const value = valueIn(first, measure);
	if (asksForFigure(reading))
		return stated(context, {
			text: `${titleCase(counted(measure, value))}, by ${names}${scope}.`,
			figure: figureText(measure, value),
			definition: measure.definition,
			links,
		});
	return stated(context, {
		text: `${names}: ${shown.length > 1 ? "each " : ""}${counted(measure, value)}${scope}.`,
		figure: names,
		definition: measure.definition,
		links,
	});
}

/** The most of something that anybody did in one season. */
async function ofOneSeason(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const qualifies = QUALIFIES[measure.key];
	const minimum = qualifies ? { [qualifies.min]: qualifies.part } : {};
	const wanted = reading.nth ?? 1;
	const of = { ...sides, by: ["player", "season"] };
	const lines = await linesOf(context.ask, measure, reading, of, { order: "best", limit: wanted, ...minimum });
	const line = lines[wanted - 1] ?? lines[0];
	if (!line) return unknown(context, `there is none${scopeWords(reading, context.world, sides)}`);
	const value = counted(measure, valueIn(line, measure));
	const figureFirst = asksForFigure(reading);
	const seasonLink = ({ season }: Line) => ({ label: `The season of ${season}`, href: `/seasons/${season}` });
	const level = lines.filter(({ rank }) => rank === line.rank);
	if (level.length > 1)
		return answerLevel(context, level, {
			who: ({ player }) => String(player),
			where: ({ season }) => `in ${season}`,
			figure: figureFirst ? titleCase(value) : value,
			figureFirst,
			answer: figureFirst ? figureText(measure, valueIn(line, measure)) : null,
			definition: measure.definition,
			links: seasonLink,
		});
	return stated(context, {
		text: figureFirst
			? `${titleCase(value)}, by ${line.player} in ${line.season}.`
			: `${line.player}: ${value} in ${line.season}.`,
		figure: figureFirst ? figureText(measure, valueIn(line, measure)) : String(line.player),
		definition: measure.definition,
		links: [seasonLink(line)],
	});
}

/** How many of something there were in a part of the record: 'sixes in 2009', 'hundreds in finals'. */
export async function answerCount(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const measure = measureOf(reading, null);
	if (!measure) return unknown(context, "what you want counted I did not understand");
	const where = scopeWords(reading, context.world, sides);
	const links = reading.span?.single
		? [{ label: `The season of ${reading.span.from}`, href: `/seasons/${reading.span.from}` }]
		: [];
	const say = (value: number | string | null) =>
		value === null
			? unknown(context, `there is none${where}`)
			: stated(context, {
					text: `${titleCase(counted(measure, value))}${where}.`,
					figure: figureText(measure, value),
					definition: measure.definition,
					links,
				});
	const atLeast = reading.numbers.find((number) => number < 2000);
	if (
		/\b(?:batsmen|batters|players|bowlers|men|people|cricketers|different)\b/i.test(reading.question) &&
		measure.key !== "matches"
	) {
		const lines = await linesOf(context.ask, measure, reading, sides, { limit: 1000 });
		const count = lines.filter((line) => Number(valueIn(line, measure)) >= (atLeast ?? 1)).length;
		return stated(context, {
			text: `${count} players have ${atLeast ? `${atLeast} ${measure.unit[1]} or more` : `at least one ${measure.unit[0]}`}${where}.`,
			figure: count,
		});
	}
	if ((measure.key === "runs" || measure.key === "wickets") && measure.of) {
		const [line] = await context.ask("scoring", { ...scopeOf(reading), ...sides, metric: measure.key });
		return say(line ? line[measure.key] : 0);
	}
	if (measure.of === "side" || measure.of === "match")
		return unknown(context, "which side you mean I did not understand");
	const [line] = await linesOf(context.ask, measure, reading, { ...sides, by: [] }, { limit: 1 });
	return say(valueIn(line, measure) ?? 0);
}

/** Which season, side or ground has the most of something. */
export async function answerBest(
	context: Context,
	reading: Reading,
	by: "season" | "team" | "ground",
	sides: Sides,
): Promise<Answer> {
	const measure = measureOf(reading, null) ?? MEASURES.runs;
	const least = /\b(?:least|fewest|lowest|worst|smallest)\b/i.test(reading.question);
	const scope = { ...scopeOf(reading), ...sides };
	const order = least ? "worst" : "best";
	// sides that are no more are left out when the ones of today are meant
	const current = by === "team" && /\bcurrent\b|\bpresent\b|\bactive\b|\btoday\b/i.test(reading.question);
	const limit = current ? 100 : (reading.nth ?? 1);
	const ranked = { by: [by], order, limit } as const;
	const scoring = ["runs", "wickets", "sixes", "fours"].includes(measure.key);
	const lines: Line[] = scoring
		? ((await context.ask("scoring", { ...scope, ...ranked, metric: measure.metric } as never)) as Line[])
		: await linesOf(context.ask, measure, reading, { ...sides, by: [by] }, { order, limit });
	const meant = lines.filter(({ team_id }) => !current || context.world.teams.get(String(team_id))?.is_current);
	const line = meant[(reading.nth ?? 1) - 1];
	if (!line) return unknown(context, `there is none${scopeWords(reading, context.world, sides)}`);
	const label = String(line[by]);
	return stated(context, {
		text: `${label}: ${counted(measure, valueIn(line, measure))}${scopeWords(reading, context.world, sides)}.`,
		figure: label,
		definition: measure.definition,
		links: by === "season" ? [{ label: `The season of ${label}`, href: `/seasons/${label}` }] : [],
	});
}

/** The most that any side has made, hit or taken in one season. */
export async function answerTeamSeason(context: Context, reading: Reading, key: string): Promise<Answer> {
	const measure = MEASURES[key as "runs" | "sixes" | "fours" | "wickets"];
	const lines = (await context.ask("scoring", {
		...scopeOf(reading),
		by: ["team", "season"],
		metric: measure.metric,
		limit: reading.nth ?? 1,
	} as never)) as Line[];
	const line = lines[(reading.nth ?? 1) - 1];
	if (!line) return unknown(context, "there is none");
	const value = counted(measure, valueIn(line, measure));
	const figureFirst = asksForFigure({ ...reading, which: [] });
	return stated(context, {
		text: figureFirst
			? `${titleCase(value)}, by ${line.team} in ${line.season}.`
			: `${line.team}: ${value} in ${line.season}.`,
		figure: figureFirst ? figureText(measure, valueIn(line, measure)) : String(line.team),
		links: [{ label: `The season of ${line.season}`, href: `/seasons/${line.season}` }],
	});
}
