import { MEASURES, type Measure } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, matchLink, stated, unknown } from "./answer.ts";
import { counted, figureText, measureOf } from "./choose.ts";
import { type Line, linesOf, valueIn } from "./lines.ts";
import { scopeOf, scopeWords, spanOf } from "./scope.ts";
import { titleCase } from "./write.ts";

/** The least that qualifies for a ranking of rates: over everything, and within a part. */
const QUALIFIES: Record<string, { min: string; whole: number; part: number; words: string }> = {
	strike_rate: { min: "min_balls", whole: 500, part: 100, words: "balls faced" },
	average: { min: "min_innings", whole: 20, part: 5, words: "innings" },
	economy: { min: "min_balls", whole: 500, part: 100, words: "legal balls" },
	bowling_average: { min: "min_balls", whole: 500, part: 100, words: "legal balls" },
	bowling_strike_rate: { min: "min_balls", whole: 500, part: 100, words: "legal balls" },
};

type Sides = { team?: string; opponent?: string };

/** Who leads in something: the first, the second, the top five; the figure itself when that is asked for. */
export async function answerLeaders(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const measure = measureOf(reading, null);
	if (!measure) return unknown(context, "what you want ranked I did not understand");
	if (measure.key === "fastest_fifty" || measure.key === "fastest_hundred")
		return fastest(context, reading, measure, sides);
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
		return feats(context, reading, measure, sides);
	const whole = !sides.team && !sides.opponent && Object.keys(scopeOf(reading)).length === 0 && !reading.phase;
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

/** 'What is the highest score' wants the figure; 'who has the highest score', 'the bowler with' the name. */
const asksForFigure = ({ which, question }: Reading): boolean =>
	!which.includes("player") &&
	!which.includes("team") &&
	/\b(?:what|how (?:many|much|quick|fast|big|high|long|large)|tally|number|figure|worth|total|count)\b/i.test(question);

async function fastest(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const kind = measure.metric as "fifty" | "hundred";
	const slow = /\bslowest\b/i.test(reading.question);
	const { innings: _, ...scope } = { ...scopeOf(reading), ...sides };
	const feats = await context.ask("milestones", {
		...scope,
		kind,
		order: slow ? "worst" : "best",
		limit: reading.nth ?? 1,
	} as never);
	const feat = feats[(reading.nth ?? 1) - 1];
	if (!feat) return unknown(context, `there is no ${kind}${scopeWords(reading, context.world, sides)}`);
	const level = new Set(feats.filter(({ balls }) => balls === feat.balls).map(({ player }) => player));
	const names = [...level].join(", ");
	const text =
		/\bwho\b|\bbatsman\b|\bbatter\b|\bplayer\b|\bwhose\b|\bname\b/i.test(reading.question) ||
		!/\b(?:how|ball|balls|deliver\w*|quick)\b/i.test(reading.question.replace(/quickest/gi, ""))
			? `${names}: ${kind} off ${feat.balls} balls, against ${feat.opponent} in ${feat.season}.`
			: `${feat.balls} balls: ${names}, against ${feat.opponent} in ${feat.season}.`;
	return stated(context, { text, figure: names, links: [matchLink(feat.match_id)] });
}

/** The highest stand, of a wicket or of all; the pair with most runs together. */
export async function answerStands(context: Context, reading: Reading, sides: Sides): Promise<Answer> {
	const together =
		/\b(?:pair|duo|together|aggregate|combined|most runs|all their|partners)\b/i.test(reading.question) &&
		!/\b(?:highest|biggest|largest|best) (?:partnership|stand)\b/i.test(reading.question);
	const scope = { ...spanOf(reading), ...sides };
	const where = scopeWords(reading, context.world, sides);
	if (together) {
		const [pair] = await context.ask("pairs", { ...scope, metric: "runs", limit: 1 });
		if (!pair) return unknown(context, `there is no partnership${where}`);
		return stated(context, {
			text: `${pair.batter1} and ${pair.batter2}: ${pair.runs.toLocaleString("en-US")} runs together${where}.`,
			figure: `${pair.batter1} and ${pair.batter2}`,
		});
	}
	const wicket =
		reading.nth && /\bwicket\b/i.test(reading.question)
			? { wicket: reading.nth }
			: /\b(?:opening|first wicket)\b/i.test(reading.question)
				? { wicket: 1 }
				: {};
	const rank = "wicket" in wicket ? 1 : (reading.nth ?? 1);
	const found = await context.ask("partnerships", {
		...scope,
		...wicket,
		...(reading.stage ? { stage: reading.stage } : {}),
		limit: rank,
	});
	const stand = found[rank - 1];
	if (!stand) return unknown(context, `there is no partnership${where}`);
	const who = `${stand.batter1} and ${stand.batter2}`;
	const named = /\b(?:who|which pair|name|whose)\b/i.test(reading.question);
	return stated(context, {
		text: named
			? `${who}: ${stand.runs} runs for ${stand.team} against ${stand.opponent} in ${stand.season}.`
			: `${stand.runs} runs, by ${who} for ${stand.team} against ${stand.opponent} in ${stand.season}.`,
		figure: named ? who : stand.runs,
		links: [matchLink(stand.match_id)],
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
	return stated(context, {
		text: figureFirst
			? `${titleCase(value)}, by ${line.player} in ${line.season}.`
			: `${line.player}: ${value} in ${line.season}.`,
		figure: figureFirst ? figureText(measure, valueIn(line, measure)) : String(line.player),
		definition: measure.definition,
		links: [{ label: `The season of ${line.season}`, href: `/seasons/${line.season}` }],
	});
}

/** The most sixes or fours of an innings. */
async function ofOneInnings(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const scores = await context.ask("scores", {
		...scopeOf(reading),
		...sides,
		metric: measure.key as "sixes" | "fours",
		limit: 1,
	});
	const [score] = scores;
	if (!score) return unknown(context, `there is none${scopeWords(reading, context.world, sides)}`);
	const names = [...new Set(scores.map(({ player }) => player))].join(", ");
	const value = score[measure.key as "sixes" | "fours"];
	return stated(context, {
		text: asksForFigure(reading)
			? `${value} ${measure.unit[1]}: ${names}, against ${score.opponent} in ${score.season}.`
			: `${names}: ${value} ${measure.unit[1]} against ${score.opponent} in ${score.season}.`,
		figure: asksForFigure(reading) ? value : names,
		links: [matchLink(score.match_id)],
	});
}

/** Single feats with their match: the highest score, the best figures. */
async function feats(context: Context, reading: Reading, measure: Measure, sides: Sides): Promise<Answer> {
	const { nationality, position, nth, top } = reading;
	const wanted = top ?? nth ?? 1;
	const scope = { ...scopeOf(reading), ...sides, ...(nationality ? { nationality } : {}), limit: wanted };
	const found: { player: string; figure: string; opponent: string; season: number; match_id: number }[] =
		measure.key === "highest"
			? (
					await context.ask("scores", {
						...scope,
						...(position ? { from_position: position.from, to_position: position.to } : {}),
						metric: "runs",
					})
				).map((score) => ({ ...score, figure: `${score.runs}${score.not_out ? "*" : ""}` }))
			: (await context.ask("spells", { ...scope, metric: "figures" })).map((spell) => ({
					...spell,
					figure: `${spell.wickets}/${spell.runs}`,
				}));
	const where = scopeWords(reading, context.world, sides);
	const feat = found[wanted - 1] ?? found[0];
	if (!feat) return unknown(context, `there is no ${measure.unit[0]}${where}`);
	if (top)
		return stated(context, {
			text: `${found.map(({ player, figure }) => `${player} (${figure})`).join(", ")}${where}.`,
			figure: found.map(({ player }) => player).join(", "),
		});
	const figureFirst =
		asksForFigure(reading) || !/\b(?:who|whom|whose|name|batsman|batter|bowler|player|man)\b/i.test(reading.question);
	return stated(context, {
		text: figureFirst
			? `${feat.figure}, by ${feat.player} against ${feat.opponent} in ${feat.season}.`
			: `${feat.player}: ${feat.figure} against ${feat.opponent} in ${feat.season}.`,
		figure: figureFirst ? feat.figure : feat.player,
		links: [matchLink(feat.match_id)],
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
	const ranked = { by: [by], order, limit: reading.nth ?? 1 } as const;
	const scoring = ["runs", "wickets", "sixes", "fours"].includes(measure.key);
	const lines: Line[] = scoring
		? ((await context.ask("scoring", { ...scope, ...ranked, metric: measure.metric } as never)) as Line[])
		: await linesOf(context.ask, measure, reading, { ...sides, by: [by] }, { order, limit: reading.nth ?? 1 });
	const line = lines[(reading.nth ?? 1) - 1];
	if (!line) return unknown(context, `there is none${scopeWords(reading, context.world, sides)}`);
	const label = String(line[by]);
	return stated(context, {
		text: `${label}: ${counted(measure, valueIn(line, measure))}${scopeWords(reading, context.world, sides)}.`,
		figure: label,
		definition: measure.definition,
		links: by === "season" ? [{ label: `The season of ${label}`, href: `/seasons/${label}` }] : [],
	});
}
