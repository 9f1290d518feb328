import type { Measure } from "../language/measures/measure.ts";
import type { Question } from "../language/question.ts";
import { measureText } from "../language/reading.ts";
import { measureOf } from "../language/rows/rows.ts";

type Noun = readonly [one: string, many: string];
const plain = (one: string): Noun => [one, `${one}s`];
const both = (one: string): Noun => [one, one];

/** Nouns of measures whose table name does not fit a sentence. */
const NOUNS: Readonly<Record<string, Noun>> = {
	"awards.orange_caps": plain("Orange Cap"),
	"awards.player_of_match": plain("Player of the Match award"),
	"awards.purple_caps": plain("Purple Cap"),
	"batting.boundary_percentage": both("share of runs in boundaries"),
	"batting.dot_percentage": both("share of dot balls"),
	"batting.fifty_plus": ["score of fifty or more", "scores of fifty or more"],
	"batting.matches": ["match with the bat", "matches with the bat"],
	"batting.not_outs": plain("not out"),
	"batting.thirties": ["score of 30 to 49", "scores of 30 to 49"],
	"bowling.dot_percentage": both("share of dot balls"),
	"bowling.matches": ["match with the ball", "matches with the ball"],
	"campaigns.lost": plain("defeat"),
	"campaigns.playoffs": plain("playoff season"),
	"campaigns.won": plain("win"),
	"dismissals.credited": plain("dismissal"),
	"innings.all_out": ["innings all out", "innings all out"],
	"matches.lower_total": both("runs by each side"),
	"matches.lower_wickets": both("wickets of each side"),
	"matches.no_result": ["match without a result", "matches without a result"],
	"matches.rain_rule": ["match under the rain rule", "matches under the rain rule"],
	"sides.lost": plain("defeat"),
	"sides.no_result": ["match without a result", "matches without a result"],
	"sides.win_percentage": both("win percentage"),
	"sides.won": plain("win"),
	"appearances.won": plain("win"),
};
/** The unit of an extreme: balls of a fastest fifty. */
const UNITS: Readonly<Record<string, Noun>> = {
	"batting.fastest_fifty": plain("ball"),
	"batting.fastest_hundred": plain("ball"),
	"sides.win_by_balls": plain("ball"),
	"sides.win_by_runs": plain("run"),
	"sides.win_by_wickets": plain("wicket"),
	"matches.win_by_balls": plain("ball"),
	"matches.win_by_runs": plain("run"),
	"matches.win_by_wickets": plain("wicket"),
	"runs_of_innings.longest": ["innings", "innings"],
	"runs_of_results.longest": ["match", "matches"],
	"overs.highest": plain("run"),
	"innings.highest": plain("run"),
	"innings.lowest": plain("run"),
	"stands.highest": plain("run"),
	"batting.highest": plain("run"),
};
/** The noun for one row in a ranking of single rows. */
const OF_ROWS: Readonly<Record<string, string>> = {
	"batting.runs": "score",
	"innings.runs": "total",
	"stands.runs": "partnership",
};

const keyOf = ({ rows, measures: [measure = ""] }: Pick<Question, "rows" | "measures">) => `${rows}.${measure}`;

export const measureIn = ({ rows, measures: [key = ""] }: Pick<Question, "rows" | "measures">): Measure =>
	measureOf(rows, key) as Measure;

/** The first measure as a noun: 'run' and 'runs', 'five-wicket innings', 'economy'. */
export function nounOf(question: Pick<Question, "rows" | "measures">): Noun {
	const known = NOUNS[keyOf(question)];
	if (known) return known;
	const name = measureText(question.rows, question.measures[0] ?? "");
	return [singular(name), name];
}

/** The unit of an extreme, such as balls of a fastest fifty. */
export const unitOf = (question: Pick<Question, "rows" | "measures">): Noun | undefined => UNITS[keyOf(question)];
/** The name of a single row: 'score', 'total', 'partnership'. */
export const rowNoun = (question: Question): string | undefined =>
	question.list ? OF_ROWS[keyOf(question)] : undefined;

/** True if a measure counts things. An average or a highest score is one figure. */
export const isCounted = (question: Question): boolean =>
	measureIn(question).written === "count" && unitOf(question) === undefined;

/** The singular of a measure's name, from its first plural word: 'hundred', 'catch', 'run conceded', 'dot ball'. */
function singular(name: string): string {
	const words = name.split(" ");
	const at = words.findIndex((word) => /s$/.test(word) && !/(?:ss|innings)$/.test(word));
	const one = (word: string) => word.replace(/(?<=..)ies$/, "y").replace(/(?<=[cs]h|ss|x)es$|s$/, "");
	return words.map((word, place) => (place === at ? one(word) : word)).join(" ");
}
