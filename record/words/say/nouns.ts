import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";

/** What is counted: 'has 973 runs', 'has played 55 matches', 'made hundreds'. */
export type Counted = {
	one: string;
	many: string;
	/** after 'has' */
	done?: string;
	/** without 'has', where it is not the same */
	did?: string;
	/** how it is called where nobody did it: 'there were 10 wins' */
	alone?: [one: string, many: string];
	/** one of it, where there is one alone: 'the title' */
	the?: string;
	/** what the other side has done with it: wickets that are lost are 'taken' */
	facing?: string;
};
/** A figure of somebody: 'his economy is 8.19'. `low`: what the other end of a ranking by it is called. */
export type Owned = { the: string; low?: string; unit?: string; ranks?: true };
export type Noun = Counted | Owned;

const counted = (one: string, many = `${one}s`, more: Omit<Counted, "one" | "many"> = {}): Counted => ({
	one,
	many,
	...more,
});
const made = { did: "made" };
const hit = { did: "hit" };
const took = { did: "took" };
const called = (one: string, many = `${one}s`): { alone: [string, string] } => ({ alone: [one, many] });
/** A figure whose ranking goes from its highest to its lowest. */
const owned = (the: string, unit?: string): Owned => ({ the, ...(unit ? { unit } : {}) });
/** A figure whose name says which end of the ranking it is. */
const first = (the: string, low: string, unit?: string): Owned => ({
	the,
	low,
	ranks: true,
	...(unit ? { unit } : {}),
});

const age = { youngest: first("youngest player", "oldest player"), oldest: first("oldest player", "youngest player") };
const boundaries = { fours: counted("four", undefined, hit), sixes: counted("six", "sixes", hit) };
const ofBalls = {
	runs: counted("run", undefined, { did: "scored" }),
	balls: counted("legal ball"),
	wickets: counted("wicket"),
	credited: counted("wicket", undefined, took),
	charged: counted("run conceded", "runs conceded"),
	...boundaries,
	dots: counted("dot ball"),
	wides: counted("run in wides", "runs in wides"),
	noballs: counted("run for no-balls", "runs for no-balls"),
	strike_rate: owned("strike rate"),
	run_rate: owned("run rate"),
};
const matches = counted("match", "matches", { done: "played" });
const won = counted("match", "matches", { done: "won", ...called("win") });
const lost = counted("match", "matches", { done: "lost", ...called("defeat") });
const margins = {
	win_by_runs: first("biggest win by runs", "smallest win by runs", "run"),
	win_by_balls: first("most balls to spare", "fewest balls to spare", "ball"),
	win_by_wickets: first("biggest win by wickets", "smallest win by wickets", "wicket"),
};

/** How each figure is called in a sentence, by its rows. A figure that is not here is called by its name in the record. */
const NOUNS: { [Rows in RowsName]?: Record<string, Noun> } = {
	batting: {
		runs: counted("run", undefined, { did: "scored", ...called("run off the bat", "runs off the bat") }),
		balls: counted("ball", undefined, { done: "faced", ...called("ball faced", "balls faced") }),
		innings: counted("innings", "innings", { did: "played" }),
		matches: counted("match", "matches", { done: "batted in" }),
		...boundaries,
		dots: counted("dot ball", undefined, { done: "faced" }),
		outs: counted("time", undefined, { done: "been out", did: "was out", ...called("dismissal") }),
		not_outs: counted("innings not out", "innings not out", { did: "played" }),
		average: owned("batting average"),
		strike_rate: owned("strike rate"),
		highest: first("highest score", "lowest best score"),
		hundreds: counted("hundred", undefined, made),
		fifties: counted("fifty", "fifties", made),
		fifty_plus: counted("score of fifty or more", "scores of fifty or more", made),
		thirties: counted("score of 30 to 49", "scores of 30 to 49", made),
		ducks: counted("duck", undefined, made),
		golden_ducks: counted("golden duck", undefined, made),
		fastest_fifty: first("fastest fifty", "slowest fifty", "ball"),
		fastest_hundred: first("fastest hundred", "slowest hundred", "ball"),
		boundaries: counted("boundary", "boundaries", hit),
		boundary_runs: counted("run in boundaries", "runs in boundaries", hit),
		boundary_percentage: owned("share of runs in boundaries"),
		dot_percentage: owned("share of dot balls"),
		...age,
	},
	bowling: {
		wickets: counted("wicket", undefined, { ...took, ...called("wicket of bowlers", "wickets of bowlers") }),
		balls: counted("ball", undefined, { done: "bowled", ...called("ball bowled", "balls bowled") }),
		runs: counted("run", undefined, { done: "conceded", ...called("run conceded", "runs conceded") }),
		innings: counted("innings", "innings", { done: "bowled in", did: "bowled", ...called("innings", "innings") }),
		matches: counted("match", "matches", { done: "bowled in" }),
		economy: owned("economy"),
		average: owned("bowling average"),
		strike_rate: owned("bowling strike rate"),
		maidens: counted("maiden", undefined, { done: "bowled", ...called("maiden") }),
		dots: counted("dot ball", undefined, { done: "bowled", ...called("dot ball") }),
		dot_percentage: owned("share of dot balls"),
		best: first("best bowling", "least bowling"),
		three_wickets: counted("three-wicket haul", undefined, took),
		four_wickets: counted("four-wicket haul", undefined, took),
		five_wickets: counted("five-wicket haul", undefined, took),
		hat_tricks: counted("hat-trick", undefined, took),
		wides: counted("run in wides", "runs in wides"),
		noballs: counted("run for no-balls", "runs for no-balls"),
		fours: counted("four", undefined, { done: "conceded", ...called("four conceded", "fours conceded") }),
		sixes: counted("six", "sixes", { done: "conceded", ...called("six conceded", "sixes conceded") }),
		...age,
	},
	innings: {
		runs: counted("run", undefined, { did: "scored", facing: "conceded" }),
		wickets: counted("wicket", undefined, { done: "lost", facing: "taken", ...called("wicket") }),
		balls: counted("legal ball"),
		count: counted("innings", "innings", { did: "had" }),
		average_total: owned("average total"),
		run_rate: owned("run rate"),
		highest: first("highest total", "lowest best total"),
		lowest: first("lowest total", "highest total", undefined),
		fours: counted("four", undefined, { did: "hit", facing: "conceded" }),
		sixes: counted("six", "sixes", { did: "hit", facing: "conceded" }),
		dots: counted("dot ball"),
		extras: counted("run in extras", "runs in extras"),
		byes: counted("run in byes", "runs in byes"),
		legbyes: counted("run in leg byes", "runs in leg byes"),
		penalties: counted("penalty run"),
		wides: counted("run in wides", "runs in wides"),
		noballs: counted("run for no-balls", "runs for no-balls"),
		all_out: counted("time", undefined, {
			done: "been all out",
			did: "was all out",
			...called("all-out innings", "all-out innings"),
		}),
	},
	stands: {
		runs: counted("run together", "runs together", { did: "scored" }),
		balls: counted("ball together", "balls together", { done: "faced" }),
		count: counted("partnership"),
		highest: first("highest stand", "lowest best stand"),
		fifty_plus: counted("fifty stand", undefined, made),
		hundreds: counted("hundred stand", undefined, made),
		average: owned("average stand"),
	},
	overs: {
		count: counted("over", undefined, { done: "bowled", ...called("over") }),
		runs: counted("run", undefined, { done: "conceded", ...called("run") }),
		...{ charged: ofBalls.charged, wickets: ofBalls.wickets, credited: ofBalls.credited },
		fours: counted("four", undefined, { done: "conceded", ...called("four") }),
		sixes: counted("six", "sixes", { done: "conceded", ...called("six", "sixes") }),
		highest: first("most expensive over", "cheapest over", "run"),
		maidens: counted("maiden", undefined, { done: "bowled", ...called("maiden") }),
	},
	balls: {
		...ofBalls,
		deliveries: counted("delivery", "deliveries"),
		faced: counted("ball faced", "balls faced"),
		innings: counted("innings", "innings"),
		batter_runs: counted("run off the bat", "runs off the bat"),
		batter_dots: counted("dot ball faced", "dot balls faced"),
		wide_balls: counted("wide"),
		noball_balls: counted("no-ball"),
	},
	sides: {
		matches,
		won,
		lost,
		no_result: counted("match without a result", "matches without a result"),
		win_percentage: owned("share of matches won"),
		...margins,
		tosses_won: counted("toss", "tosses", { done: "won", the: "the toss", ...called("toss won", "tosses won") }),
	},
	matches: {
		matches: counted("match", "matches"),
		super_overs: counted("super over"),
		ties: counted("tie"),
		no_result: counted("match without a result", "matches without a result"),
		rain_rule: counted("match under the rain rule", "matches under the rain rule"),
		...margins,
		runs: first("most runs of both sides", "fewest runs of both sides"),
	},
	super_overs: {
		count: counted("innings of a super over", "innings of super overs"),
		runs: counted("run in super overs", "runs in super overs"),
		wickets: counted("wicket in super overs", "wickets in super overs", { done: "lost" }),
		balls: counted("legal ball in super overs", "legal balls in super overs"),
	},
	dismissals: {
		count: counted("time", undefined, { done: "been out", did: "was out", ...called("dismissal") }),
		credited: counted("time", undefined, { done: "been out to bowlers", did: "was out", ...called("wicket") }),
	},
	fielding: {
		catches: counted("catch", "catches", took),
		stumpings: counted("stumping", undefined, made),
		run_outs: counted("run out", "run outs", made),
		dismissals: counted("dismissal", undefined, made),
	},
	appearances: {
		matches,
		players: counted("player"),
		won,
		seasons: counted("season", undefined, { done: "played in", ...called("season") }),
		teams: counted("side", undefined, { done: "played for", ...called("side") }),
		...age,
	},
	campaigns: {
		seasons: counted("season", undefined, { done: "played in", ...called("season") }),
		titles: counted("title", undefined, { done: "won", the: "the title", ...called("title") }),
		finals: counted("final", undefined, { done: "played in", the: "a final", ...called("final") }),
		runners_up: counted("final", undefined, { done: "lost", the: "the final", ...called("final lost", "finals lost") }),
		playoffs: counted("season", undefined, {
			done: "reached the playoffs in",
			...called("season in the playoffs", "seasons in the playoffs"),
		}),
		points: counted("point"),
		won: { ...won, one: "league match", many: "league matches" },
		lost: { ...lost, one: "league match", many: "league matches" },
		place: first("best place in the table", "last place in the table"),
	},
	awards: {
		player_of_match: counted("player-of-the-match award", undefined, {
			done: "won",
			the: "the player-of-the-match award",
			...called("player-of-the-match award"),
		}),
		orange_caps: counted("Orange Cap", undefined, { done: "won", the: "the Orange Cap", ...called("Orange Cap") }),
		purple_caps: counted("Purple Cap", undefined, { done: "won", the: "the Purple Cap", ...called("Purple Cap") }),
	},
	squads: { players: counted("player"), price: owned("price", "crore rupee") },
	people: { people: counted("player") },
};

/** How the first figure of a question is called. */
export function nounOf({ rows, measures: [measure = ""] }: Pick<Question, "rows" | "measures">): Noun {
	const name = measure.replaceAll("_", " ");
	return NOUNS[rows]?.[measure] ?? { one: name, many: name };
}

export const isCounted = (noun: Noun): noun is Counted => "one" in noun;
