import type { AGAINST, ConditionName } from "../../../record/language/conditions.ts";
import type { DimensionName } from "../../../record/language/dimensions.ts";
import type { RowsName } from "../../../record/language/rows/rows.ts";

export const EXPLORER_NAME = "Explorer";
export const EXPLORER_FAILED = "We couldn't get an answer";

/** The groups of conditions, in the order of the sheet. */
export const GROUPS = ["Who", "When", "Where", "In the match", "What kind"] as const;
type ConditionLabel = [label: string, group: (typeof GROUPS)[number]];

export const CONDITION_WORDS: Record<ConditionName, ConditionLabel> = {
	player: ["Player", "Who"],
	batter: ["Batter", "Who"],
	bowler: ["Bowler", "Who"],
	partner: ["Partner", "Who"],
	fielder: ["Fielder", "Who"],
	team: ["Team", "Who"],
	opponent: ["Opponent", "Who"],
	season: ["Season", "When"],
	date: ["Dates", "When"],
	month: ["Month", "When"],
	until: ["Up to a match", "When"],
	stage: ["Stage", "When"],
	round: ["Round", "When"],
	day_of_season: ["Day of the season", "When"],
	ground: ["Ground", "Where"],
	city: ["City", "Where"],
	country: ["Country", "Where"],
	home: ["Home or away", "Where"],
	match: ["Match number", "In the match"],
	innings: ["Innings", "In the match"],
	phase: ["Phase", "In the match"],
	overs: ["Overs", "In the match"],
	ball_of_over: ["Ball of the over", "In the match"],
	first_balls: ["First balls", "In the match"],
	target: ["Target", "In the match"],
	total: ["Total", "In the match"],
	result: ["Result", "In the match"],
	super_over: ["Super over", "In the match"],
	full_match: ["Full match", "In the match"],
	rain_rule: ["Rain rule", "In the match"],
	toss: ["Toss", "In the match"],
	batted: ["Batted", "In the match"],
	position: ["Batting position", "In the match"],
	opening: ["Opening", "In the match"],
	wicket: ["Wicket", "In the match"],
	dismissal: ["Dismissal", "In the match"],
	streak: ["Streak", "What kind"],
	unbroken: ["Unbroken", "What kind"],
	role: ["Role", "What kind"],
	bat_hand: ["Batting hand", "What kind"],
	bowl_kind: ["Pace or spin", "What kind"],
	bowl_style: ["Bowling style", "What kind"],
	nationality: ["Nationality", "What kind"],
	overseas: ["Overseas", "What kind"],
	age: ["Age", "What kind"],
	acquisition: ["How signed", "What kind"],
};
/** Conditions on the other person of a ball. */
export const AGAINST_WORDS: Record<keyof typeof AGAINST, ConditionLabel> = {
	bat_hand: ["Batter's hand", "What kind"],
	bowl_style: ["Style faced", "What kind"],
	bowl_kind: ["Pace or spin faced", "What kind"],
};

export const ROWS_WORDS: Record<RowsName, string> = {
	batting: "Batting",
	bowling: "Bowling",
	innings: "Team innings",
	stands: "Partnerships",
	overs: "Overs",
	balls: "Balls",
	runs_of_results: "Result streaks",
	runs_of_innings: "Innings streaks",
	super_overs: "Super overs",
	sides: "Team results",
	matches: "Matches",
	dismissals: "Dismissals",
	fielding: "Fielding",
	appearances: "Appearances",
	campaigns: "Team seasons",
	awards: "Awards",
	squads: "Squads",
	people: "People",
};

/** Labels of groups, which take precedence over the labels of conditions. */
const DIMENSION_WORDS: Partial<Record<DimensionName, string>> = { match: "Match", over: "Over", home: "Home or away" };

export const wordsOfDimension = (name: DimensionName): string =>
	DIMENSION_WORDS[name] ?? CONDITION_WORDS[name as ConditionName]?.[0] ?? plainWord(name);

/** A key as words: 'no_result' is 'No result'. */
export const plainWord = (key: string): string => {
	const words = key.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
};
