import type { Measure } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { abroadWords, fromAbroad } from "./feats.ts";
import { partOf, times } from "./part.ts";
import { asksForBest, otherWay, type Sides, scopeWords } from "./scope.ts";

const RIVAL_METRICS = { runs: "runs", runs_conceded: "runs", sixes: "sixes", fours: "fours", dots: "dots" } as const;
type RivalMetric = (typeof RIVAL_METRICS)[keyof typeof RIVAL_METRICS] | "balls";

/** 'Which bowler has conceded most runs to him', 'who hit most sixes off him': what the rivals are ranked by, if they are. */
export function rivalsMetric(reading: Reading, measure: Measure | null): RivalMetric | null {
	const { question } = reading;
	if (
		!asksForBest(reading) ||
		!/\b(?:who|whom|whose|which (?:bowler|batsman|batter)|bowler|batsman|batter)\b/i.test(question)
	)
		return null;
	if (!/\b(?:off|against|to|from|versus|vs|bowled)\b/i.test(question) || reading.teams.length > 0) return null;
	if (/\b(?:balls|deliveries)\b/i.test(question) && !/\bdot\b/i.test(question)) return "balls";
	return measure && measure.key in RIVAL_METRICS ? RIVAL_METRICS[measure.key as keyof typeof RIVAL_METRICS] : null;
}

/** Whether the rivals asked about are batters he bowled to. */
const asksForBatters = ({ question }: Reading, { role }: Person): boolean =>
	/\b(?:batsman|batter|batsmen|batters)\b/i.test(question) ||
	(!/\bbowlers?\b/i.test(question) && (/\boff\b/i.test(question) || role === "Bowler"));

/** More than so many who are level are not worth naming. */
const MOST_LEVEL = 12;

/** The rivals of a player who are first by `metric`, all that are level, and what the question narrowed them to, in words. */
async function firstRivals(
	context: Context,
	reading: Reading,
	person: Person,
	{ batters, metric, sides }: { batters: boolean; metric: RivalMetric | "wickets"; sides: Sides },
) {
	const part = partOf(reading, sides, ["phase", "nationality"]);
	const compatriots = await fromAbroad(context, reading);
	const found = await context.ask("matchups", {
		// the rows are the batter's: of a bowler the sides, and who won, are the other way round
		...(batters ? { ...part, team: undefined, opponent: undefined, ...otherWay(sides, reading.outcome) } : part),
		...(reading.phase ? { phase: reading.phase } : {}),
		...(batters ? { bowler: person.id } : { batter: person.id }),
		metric,
		...(metric === "wickets" ? { min_wickets: 1 } : {}),
		limit: compatriots ? 1000 : 1,
	});
	const meant = found.filter((line) => compatriots?.has(batters ? line.batter_id : line.bowler_id) ?? true);
	const first = meant.filter((line) => line[metric] === meant[0]?.[metric]);
	return {
		names: first.map((line) => (batters ? line.batter : line.bowler)),
		count: first[0]?.[metric] ?? 0,
		where: `${abroadWords(reading)}${scopeWords(reading, context.world, sides)}`,
	};
}

/** The rival with most runs, sixes or balls against a player. */
export async function rivalOf(
	context: Context,
	reading: Reading,
	person: Person,
	metric: RivalMetric,
	sides: Sides,
): Promise<Answer> {
	const batters = asksForBatters(reading, person);
	const { names, count, where } = await firstRivals(context, reading, person, { batters, metric, sides });
	if (names.length === 0) return unknown(context, `nobody has met ${person.name}${where}`);
	const counted = `${count} ${metric === "dots" ? "dot balls" : metric}`;
	if (names.length > MOST_LEVEL)
		return unknown(context, `${names.length} players are level there, with ${counted}${where}`);
	return stated(context, {
		text: batters
			? `${names.join(", ")}: ${counted} off ${person.name}${where}.`
			: `${names.join(", ")}: ${person.name} has ${counted} off him${where}.`,
		figure: names.join(", "),
		definition: "Runs off the bat, balls without wides.",
	});
}

/** Who got him out most, or whom he got out. */
export async function outsOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const { question } = reading;
	const victims = /\bvictims?\b/i.test(question) && person.role !== "Batter";
	const active = /\b(?:has|did|does|have)\b.*\b(?:dismiss\w*|remov\w*|got|get|sent)\b/i.test(question);
	const batters =
		victims || (active && person.role === "Bowler") || /\b(?:batsman|batter|batsmen|batters)\b/i.test(question);
	const rivals = { batters, metric: "wickets", sides } as const;
	const { names, count, where } = await firstRivals(context, reading, person, rivals);
	if (names.length === 0)
		return unknown(context, `nobody has ${batters ? "been dismissed by" : "dismissed"} ${person.name}${where}`);
	if (names.length > MOST_LEVEL)
		return unknown(context, `${names.length} players are level there, with ${times(count)} each${where}`);
	return stated(context, {
		text: batters
			? `${names.join(", ")}: ${names.length > 1 ? "each " : ""}out to ${person.name} ${times(count)}${where}.`
			: `${names.join(", ")}: ${names.length > 1 ? "each " : ""}dismissed ${person.name} ${times(count)}${where}.`,
		figure: names.join(", "),
	});
}
