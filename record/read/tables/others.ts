import type { Row } from "./concept.ts";

/** Figures of sides, matches, pairs, overs, fielders and awards. */
export const OTHERS = {
	all_out: {
		words: "all out|bowled out|skittled|dismissed for a total",
		of: { team: "innings.count" },
		line: { figures: { wickets: { from: 10 } } },
		lined: true,
		limits: [{ figures: { wickets: { from: 10 } } }],
	},
	average_total:
		"average total|average score|typical total|typical score|mean total|average innings total|average team total",
	catches: "catch|ct|kaich|caught catch|catch pakde|catches caught",
	extras: "extra|extra run",
	fifty_stands: {
		words: "fifty stand|fifty partnership|50 stand|50 run stand|50 run partnership|50 partnership|half century stand",
		of: { pair: "stands.fifty_plus" },
		line: { figures: { runs: { from: 50 } } },
	},
	finals: {
		words:
			"final appearance|reached the final|reach the final|reach a final|reached a final|made the final|" +
			"reached an ipl final|made final|make the final|make it to the final|made it to the final|" +
			"appeared in the final|played in the final",
		line: { figures: { final: 1 } },
	},
	highest_chase: {
		words:
			"highest successful chase|biggest successful chase|largest successful chase|highest run chase|" +
			"biggest run chase|highest chase|biggest chase|largest chase|record chase|highest successful run chase|" +
			"biggest successful run chase|highest total chased|biggest total chased|highest target chased|sabse bada chase",
		of: { team: "innings.highest" },
		beside: ["runs"],
		line: { batted: "second", result: "won" },
		lined: true,
		way: "high",
	},
	highest_stand: {
		words:
			"highest stand|highest partnership|best partnership|biggest stand|biggest partnership|largest partnership|" +
			"largest stand|best stand|record stand|record partnership|top stand|top partnership",
		of: { pair: "stands.highest" },
		beside: ["runs", "stands"],
		way: "high",
	},
	highest_total: {
		words:
			"highest total|biggest total|highest team total|highest team score|largest total|best total|top total|" +
			"record total|highest innings total|biggest team total",
		of: { team: "innings.highest" },
		beside: ["runs"],
		way: "high",
	},
	hundred_stands: {
		words:
			"hundred stand|century stand|hundred partnership|century partnership|100 run stand|100 run partnership|" +
			"100 stand",
		of: { pair: "stands.hundreds" },
		line: { figures: { runs: { from: 100 } } },
	},
	legbyes: "leg bye|legbye",
	losses: {
		words:
			"loss|lost|losing|defeat|lose|matches lost|games lost|haar|hare|haara|haari|haare|hari|been beaten|was beaten|" +
			"were beaten|got beaten|get beaten|loose|went on to lose|go on to lose|going on to lose",
		of: { team: "sides.lost" },
		limits: [{ result: "lost" }],
		line: { result: "lost" },
	},
	lowest_total: {
		words: "lowest completed total|lowest all out total",
		of: { team: "innings.lowest" },
		beside: ["runs"],
		way: "low",
	},
	match_runs: {
		words: "match aggregate|aggregate|aggregate of runs|runs by both sides|runs by both teams|combined runs",
		of: { match: "matches.runs" },
		beside: ["runs"],
		way: "high",
	},
	matches: {
		words: "appearance|cap|matches played|mat|outings",
		of: { player: "appearances.matches", team: "sides.matches", any: "matches.matches" },
	},
	no_results: {
		words: "no result|match without a result|washout|abandoned match",
		of: { team: "sides.no_result", any: "matches.no_result" },
	},
	orange_caps: { words: "orange cap|orange cup", beside: ["wins"] },
	overs: { words: "over bowled", of: { over: "overs.count" } },
	partnership_runs: {
		words:
			"partnership run|runs together|runs in partnership|runs added|added together|put on together|" +
			"total partnership runs|runs in their stands|partnership total|stand total|opening stand total",
		of: { pair: "stands.runs" },
		beside: ["runs", "stands"],
	},
	place: "league position|position in the table|place in the table|table position|league place|points table position",
	player_of_match: {
		words:
			"player of the match award|man of the match award|player of the match|man of the match|potm|mom award|" +
			"pom award|mom|player of the match prize|player of match|man of match|potm award|pom|motm|man of match award|" +
			"man of the mach",
		beside: ["wins"],
	},
	playoffs:
		"make it to the playoffs|made it to the playoffs|qualify for the playoffs|qualified for the playoffs|" +
		"playoffs reached|reach the playoffs|reached the playoffs|made the playoffs|playoff appearance|make the playoffs",
	points: { words: "point|pts", beside: ["wins"], implies: [{ stage: "league" }] },
	price: "price|price tag|cost|crore|bought for|sold for|retained for|daam|keemat|crore rupee|lakh|cr|auction|fee",
	purple_caps: { words: "purple cap|purple cup", beside: ["wins"] },
	run_outs_made: {
		words: "run outs effected|run out involvement|involvement in run outs|run outs made|involved in run outs",
		of: { player: "fielding.run_outs" },
	},
	run_rate: "run rate|rpo|scoring rate per over",
	runners_up: {
		words:
			"finished runners up|runners up|losing finalist|beaten finalist|lost the final|lost in the final|finals lost|" +
			"lost final",
		line: { figures: { final: 1, title: 0 } },
	},
	seasons: "seasons played|number of seasons",
	stands: { words: "stand|partnership|bat together|batted together|alliance", of: { pair: "stands.count" } },
	stumpings: "stumping",
	super_overs: {
		words:
			"super over|decided by a super over|tied match|tie|tied|settled by a super over|play out a tie|ended in a tie",
		line: { super_over: true },
		limits: [{ super_over: true }],
	},
	table_leaders: {
		words: "table topper|topper|topped the league table|topped the table|led the table|table leader",
		of: { team: "campaigns.seasons" },
		line: { figures: { place: 1 } },
		lined: true,
		beside: ["points"],
	},
	teams: "teams played for|sides played for|franchises played for",
	titles: {
		words:
			"title|trophy|championship|won the ipl|win the ipl|lifted the trophy|ipl win|cup|lift the trophy|lift the cup|" +
			"lifted the cup|clinched the title|became champion|been champion|crowned champion|ipl crown|won ipl",
		beside: ["wins", "finals"],
		line: { figures: { title: 1 } },
	},
	tosses_won: { words: "toss", beside: ["wins"] },
	wickets_lost: { words: "wickets lost|wickets fallen|wickets have fallen", of: { team: "innings.wickets" } },
	win_by_balls: { words: "ball to spare|ball remaining|balls left", way: "high" },
	win_by_runs: {
		words:
			"biggest win by runs|margin in runs|margin of victory in runs|largest win by runs|victory by runs|" +
			"largest margin of victory in runs|biggest victory by runs",
		beside: ["wins", "losses", "runs"],
		way: "high",
	},
	win_by_wickets: {
		words: "biggest win by wickets|margin in wickets|victory by wickets|largest win by wickets",
		beside: ["wins", "losses", "wickets"],
		way: "high",
	},
	win_percentage:
		"win percentage|winning percentage|win rate|percentage of wins|success rate|percentage of matches won|" +
		"win percent|win pct|winning percent|winning rate|w percent",
	wins: {
		words:
			"win|won|winning|victory|jeete|jeeta|jeet|jeeti|jita|jite|jiti|won ipl matches|went to the side|" +
			"went to the team|went to side|went to team|went on to win|go on to win|going on to win",
		of: { team: "sides.won", player: "appearances.won" },
		limits: [{ result: "won" }],
		line: { result: "won" },
	},
} as const satisfies Record<string, Row>;

/** Verbs whose object is the other side: "beaten Delhi", "lost to Delhi". */
export const TRANSITIVE = {
	losses: "been beaten by|were beaten by|was beaten by|beaten by|lose to|defeated by",
	wins:
		"beat|beaten|defeated|beating|thrashed|haraya|hraya|hara diya|win against|wins over|got the better of|" +
		"get the better of",
} as const satisfies Partial<Record<keyof typeof OTHERS, string>>;
