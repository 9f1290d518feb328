import { MEASURES, type Measure, type MeasureKey } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";

/** Words that also stand in questions about something else: another measure in the same question goes before them. */
const GENERAL: Partial<Record<MeasureKey, number>> = {
	runs: 5,
	won: 4,
	lost: 4,
	matches: 3,
	highest_total: 3,
	titles: 4,
	finals: 2,
	innings: 2,
	outs: 4,
	teams: 1,
	seasons: 1,
	stand: 6,
	sixes: 6,
	fours: 6,
	wickets: 6,
	boundaries: 5.5,
	balls_faced: 0,
	price: 5,
	tosses: 6,
	lowest_total: 5,
};

/** The measures of a reading, the one most likely asked for first. */
export function measuresOf({ measures }: Reading): MeasureKey[] {
	const weight = ({ key, length }: Reading["measures"][number]) =>
		(GENERAL[key] ?? 8) + length / 10 - (key === "highest_total" && length === 1 ? 1.5 : 0);
	return [...new Set(measures.toSorted((a, b) => weight(b) - weight(a)).map(({ key }) => key))];
}

/** The same figure of a bowler, where a word may mean the batter's or the bowler's. */
const OF_BOWLERS: Partial<Record<MeasureKey, MeasureKey>> = {
	average: "bowling_average",
	strike_rate: "bowling_strike_rate",
};

/** What is asked for of a person: 'average' of a bowler is his bowling average, 'best' without more his best figures. */
export function measureOf(reading: Reading, person: Person | null): Measure | null {
	const [named] = measuresOf(reading);
	// 'in the 2011 final' says where, not what
	const first =
		(named === "finals" && reading.span?.single && person && meantByVerb(reading, person)) ||
		(named ?? meantByVerb(reading, person));
	if (!first) return null;
	const bowls = person?.role === "Bowler" || reading.measures.some(({ key }) => MEASURES[key].of === "bowling");
	return MEASURES[(bowls && OF_BOWLERS[first]) || first];
}

/** 'What did Gill score?', 'how many did he take?': the verb says what is counted. */
function meantByVerb(reading: Reading, person: Person | null): MeasureKey | undefined {
	if (!person || reading.unknown.length > 0) return undefined;
	const { question } = reading;
	if (/\b(?:take|took|taken|claim|claimed|bag|bagged)\b/i.test(question)) return "wickets";
	const bowls = person.role === "Bowler";
	if (/\b(?:best|highest|top)\b/i.test(question) && !reading.which.includes("season"))
		return bowls ? "best" : "highest";
	// 'Kohli 2016': what he is known for, in that part
	const part = reading.spans.length + reading.grounds.length + reading.teams.length > 0;
	if (part && reading.numbers.length === 0 && question.split(/\s+/).length <= 5) return bowls ? "wickets" : "runs";
	return /\b(?:score|scored|make|made|hit|get|got|total|tally|aggregate|amass\w*|compile\w*|plunder\w*)\b/i.test(
		question,
	)
		? "runs"
		: undefined;
}

/** A figure as it is printed. */
export function figureText(measure: Measure, value: number | string | null | undefined): string {
	if (value === null || value === undefined) return "none";
	if (measure.as === "rate" || measure.as === "percent")
		return `${Number(value).toFixed(2)}${measure.as === "percent" ? "%" : ""}`;
	return typeof value === "number" ? value.toLocaleString("en-US") : value;
}

/** '1 wicket', '33 wickets', 'an economy of 6.92'. */
export function counted(measure: Measure, value: number | string | null | undefined): string {
	const [one, many] = measure.unit;
	const figure = figureText(measure, value);
	if (measure.as) return `${measure.as === "figures" ? "" : /^[aeiou]/.test(one) ? "an " : "a "}${one} of ${figure}`;
	return `${figure} ${Number(value) === 1 ? one : many}`;
}

/** 'What is the highest score' wants the figure; 'who has the highest score', 'the bowler with' the name. */
export const asksForFigure = ({ which, question }: Reading): boolean =>
	!which.includes("player") &&
	!which.includes("team") &&
	/\b(?:what|how (?:many|much|quick|fast|big|high|long|large)|tally|number|figure|worth|total|count)\b/i.test(question);
