import type { QueryParams } from "../../../../record/catalogue.ts";
import { MEASURES, type Measure, type MeasureKey } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { counted, measuresOf } from "./choose.ts";
import { scopeWords, spanOf } from "./scope.ts";
import { listed } from "./write.ts";

type Metric = QueryParams<"match_figures">["metric"];

/** What matches at a ground are ranked by. A measure that is not here is not answered by another in its place. */
const RANKED: Partial<Record<MeasureKey, Metric>> = {
	matches: "matches",
	runs: "runs",
	sixes: "sixes",
	fours: "fours",
	highest_total: "highest",
	lowest_total: "lowest_completed",
	first_innings: "average_first",
	second_innings: "average_second",
	bat_first_wins: "won_batting_first",
	chase_wins: "won_chasing",
	ties: "super_overs",
};
/** Few matches make the best average: as many as these at the ground are wanted. */
const ENOUGH_MATCHES = 10;
const AVERAGES = new Set<Metric>(["average_first", "average_second", "batting_first_percentage"]);

const SOMEBODY =
	/\b(?:who|whom|whose|(?:which|what|name the) (?:player|batsm[ae]n|batters?|bowlers?|team|side|franchise)s?)\b/i;

/** Whether a place is asked for; 'who has the most runs at one ground' asks for somebody, a final of a season has its own answer. */
export const asksForGround = ({ sorts, grounds, question, span, stage, measures }: Reading): boolean =>
	sorts.has("where") &&
	grounds.length === 0 &&
	!SOMEBODY.test(question) &&
	!(span?.single && (stage === "final" || measures.some(({ key }) => key === "titles" || key === "finals")));

/** Which ground has the most or fewest of something, everybody level with it too. */
export async function answerGround(context: Context, reading: Reading): Promise<Answer> {
	const { measure, metric } = rankedBy(reading);
	if (!metric) return unknown(context, `grounds are not compared by ${asCalled(measure)}`);
	const narrower = narrowerThanGrounds(reading, metric);
	if (narrower) return unknown(context, narrower);
	const { stage, top, question } = reading;
	const least = /\b(?:least|fewest|lowest|smallest)\b/i.test(question) && metric !== "lowest_completed";
	// the second of 'average second innings' is no place
	const place = (metric === "average_second" ? null : reading.nth) ?? 1;
	const found = await context.ask("match_figures", {
		...spanOf(reading),
		...(stage ? { stage } : {}),
		by: ["ground"],
		metric,
		order: least ? "worst" : "best",
		limit: top ?? place,
		...(AVERAGES.has(metric) ? { min_matches: ENOUGH_MATCHES } : {}),
	});
	const rank = found[place - 1]?.rank;
	const lines = top ? found : found.filter((line) => line.rank === rank);
	const [first] = lines;
	if (!first || !measure) return unknown(context, "there is no such ground");
	const total = metric === "highest" || metric === "lowest_completed";
	const tell = (line: typeof first) =>
		total ? `a ${measure.unit[0]} of ${line[metric]}` : counted(measure, line[metric]);
	const names = lines.map(({ ground }) => ground ?? "");
	const of = metric === "batting_first_percentage" ? " for sides batting first" : "";
	const where = scopeWords({ ...reading, innings: null, outcome: null }, context.world);
	const enough = AVERAGES.has(metric) ? ` (at least ${ENOUGH_MATCHES} matches)` : "";
	return stated(context, {
		text: top
			? `${listed(lines.map((line) => `${line.ground} (${tell(line)})`))}${of}${where}${enough}.`
			: `${listed(names)}: ${names.length > 1 ? "each " : ""}${tell(first)}${of}${where}${enough}.`,
		figure: listed(names),
		definition: measure.definition,
		links: names.length === 1 ? [{ label: "The matches there", href: `/matches?ground=${first.ground_id}` }] : [],
	});
}

/** 'wickets'; but the runs of a margin or a stand are no runs of a ground. */
const asCalled = (measure?: Measure) =>
	!measure
		? "what you want to know"
		: ["margin_runs", "margin_wickets", "stand", "fastest_fifty", "fastest_hundred"].includes(measure.key)
			? "such a feat"
			: measure.unit[1];

/** The measure that is asked for and what ranks grounds by it; no metric when nothing does. */
function rankedBy(reading: Reading): { measure?: Measure; metric?: Metric } {
	const keys = measuresOf(reading);
	// 'the lowest number of matches': the word alone says how to rank, not what
	const bare = reading.measures.every(({ key, length }) => key !== "lowest_total" || length === 1);
	const meant = keys.filter((key) => key !== "lowest_total" || keys.length === 1 || !bare);
	const [key] = meant;
	const percent = reading.sorts.has("percent") || key === "win_percentage";
	const wins = ["won", "win_percentage", "bat_first_wins", "chase_wins"].includes(key ?? "");
	if (percent)
		return wins && (key === "bat_first_wins" || (reading.innings === 1 && key !== "chase_wins"))
			? { measure: MEASURES.win_percentage, metric: "batting_first_percentage" }
			: key
				? { measure: MEASURES[wins ? "win_percentage" : key] }
				: {};
	if (key === "won" && reading.innings) return rankedAs(reading.innings === 1 ? "bat_first_wins" : "chase_wins");
	// 'the most finals' are matches of that stage
	if (reading.stage === "final" && meant.every((key) => key === "finals" || key === "matches"))
		return rankedAs("matches");
	if (!key) return /\b(?:host\w*|staged)\b/i.test(reading.question) ? rankedAs("matches") : {};
	return rankedAs(key);
}

const rankedAs = (key: MeasureKey) => {
	const metric = RANKED[key];
	return { measure: MEASURES[key] as Measure, ...(metric ? { metric } : {}) };
};

const COUNTED = /\bhow (?:many|much|often)\b/i;
const ONE_AT_A_TIME =
	/\b(?:per|in (?:a|an|one|any|each|every)(?: single)?|a) (?:match|game|innings|season|edition|year|over|day)\b/i;

/** Why the figures of whole matches cannot tell: they are kept neither by side nor by player nor by part of a match. */
function narrowerThanGrounds(reading: Reading, metric: Metric): string | undefined {
	const { question, phase, position, nationality, choice, outcome, innings } = reading;
	const total = metric === "highest" || metric === "lowest_completed";
	const wins = ["won_batting_first", "won_chasing", "batting_first_percentage"].includes(metric);
	if (COUNTED.test(question)) return "grounds are compared there, not counted";
	if (reading.teams.length > 0) return "grounds are not compared by what one side did there";
	if (phase || position || nationality || choice) return "grounds are compared by whole matches only";
	if (!wins && metric !== "average_first" && metric !== "average_second" && (innings || outcome))
		return "grounds are compared by whole matches only";
	if (total && /\b(?:chas|defend)/i.test(question)) return "grounds are not compared by chases and defended totals";
	if (!total && ONE_AT_A_TIME.test(question)) return "grounds are compared by all their matches together only";
	return undefined;
}
