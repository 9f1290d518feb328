import type { Measure } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { asksForBest, type Sides, scopeWords, spanOf } from "./scope.ts";

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

/** The rival with most runs, sixes or balls against a player. */
export async function rivalOf(
	context: Context,
	reading: Reading,
	person: Person,
	metric: RivalMetric,
): Promise<Answer> {
	const batters = asksForBatters(reading, person);
	const pairs = await context.ask("matchups", {
		...spanOf(reading),
		...(reading.phase ? { phase: reading.phase } : {}),
		...(batters ? { bowler: person.id } : { batter: person.id }),
		metric,
		limit: 1,
	});
	const [pair] = pairs;
	const where = scopeWords(reading, context.world);
	if (!pair) return unknown(context, `nobody has met ${person.name}${where}`);
	const names = pairs.map((line) => (batters ? line.batter : line.bowler)).join(", ");
	const count = `${pair[metric]} ${metric === "dots" ? "dot balls" : metric}`;
	return stated(context, {
		text: batters
			? `${names}: ${count} off ${person.name}${where}.`
			: `${names}: ${person.name} has ${count} off him${where}.`,
		figure: names,
		definition: "Runs off the bat, balls without wides.",
	});
}

/** Who got him out most, or whom he got out. */
export async function outsOf(context: Context, reading: Reading, person: Person, sides: Sides): Promise<Answer> {
	const { question } = reading;
	const victims = /\bvictims?\b/i.test(question) && person.role !== "Batter";
	const active = /\b(?:has|did|does|have)\b.*\b(?:dismiss\w*|remov\w*|got|get|sent)\b/i.test(question);
	const hisBatters =
		victims || (active && person.role === "Bowler") || /\b(?:batsman|batter|batsmen|batters)\b/i.test(question);
	const pairs = await context.ask("matchups", {
		...spanOf(reading),
		...(reading.phase ? { phase: reading.phase } : {}),
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
	const names = pairs.map((line) => (hisBatters ? line.batter : line.bowler)).join(", ");
	return stated(context, {
		text: hisBatters
			? `${names}: out to ${person.name} ${pair.wickets} times.`
			: `${names}: ${pairs.length > 1 ? "each " : ""}dismissed ${person.name} ${pair.wickets} times.`,
		figure: names,
	});
}
