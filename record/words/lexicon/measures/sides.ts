import type { Concept } from "./concept.ts";

/** Figures of sides, their innings, seasons and matches. */
export const sidesConcepts: Record<string, Concept> = {
	wickets_lost: {
		words:
			"wickets fell|wickets fall|wickets did fall|wicket fell|wickets falling|fall of wickets|wickets have fallen|wickets fallen|wicket fall|wickets went down|wickets lost|wickets did lose|wickets down",
		senses: ["innings.wickets"],
	},
	run_rate: { words: "run rate|scoring rate per over|rpo|run rates", senses: ["innings.run_rate", "balls.run_rate"] },
	wins: {
		words:
			"wins|win|won|victories|victory|beaten|beat|matches won|games won|matches did win|triumphs|jeete|jeeta|jeet|winning|come out on top|prevail|prevailed|defeated|winner of match|matches win",
		senses: ["sides.won", "appearances.won", "campaigns.titles"],
		counts: true,
		line: { result: "won" },
	},
	losses: {
		words:
			"losses|loss|lost|defeats|defeat|matches lost|games lost|lose|hare|haar|losing|beaten in|reverses|setbacks|defeats suffered|lost matches",
		senses: ["sides.lost"],
		counts: true,
		line: { result: "lost" },
	},
	no_results: {
		words: "no results|no result|abandoned matches|matches without a result|washouts|abandoned games|washed out",
		senses: ["sides.no_result", "matches.no_result"],
		counts: true,
		line: { result: "no_result" },
	},
	win_percentage: {
		words:
			"win percentage|winning percentage|win rate|percentage of wins|success rate|win percent|percentage of matches won|percent of matches won|win ratio|win %|winning rate|success percentage|percentage of games won|percent of games won|success percent|winning percent",
		senses: ["sides.win_percentage"],
		beside: ["wins"],
	},
	tosses: {
		words:
			"tosses|toss|tosses won|won the toss|toss wins|win the toss|tosses win|won toss|wins of the toss|winning the toss|won at the toss|luck with the toss",
		senses: ["sides.tosses_won"],
		counts: true,
		beside: ["wins"],
	},
	win_by_runs: {
		words:
			"biggest win by runs|margin of victory in runs|margin in runs|runs margin|victory by runs|margin by runs|victory margin in runs|winning margin in runs|winning margin by runs|margin of victory by runs|biggest victory by runs|largest win by runs|largest victory by runs|heaviest win by runs",
		senses: ["sides.win_by_runs"],
		beside: ["wins", "runs", "losses"],
		way: "high",
	},
	win_by_wickets: {
		words:
			"margin in wickets|victory by wickets|wicket margin|biggest win by wickets|largest win by wickets|biggest victory by wickets|largest victory by wickets|heaviest win by wickets",
		senses: ["sides.win_by_wickets"],
		beside: ["wins", "wickets", "losses"],
		way: "high",
	},
	win_by_balls: {
		words:
			"balls to spare|balls remaining|balls left|balls in hand|balls unused|deliveries to spare|deliveries left|deliveries remaining|margin in balls|win by balls|win by balls remaining|win by balls left|biggest win by balls|biggest win by balls remaining|largest win by balls|largest win by balls remaining|biggest win in terms of balls remaining|biggest victory by balls remaining",
		senses: ["sides.win_by_balls"],
		beside: ["wins"],
		way: "high",
	},
	super_overs: {
		words:
			"super overs|super over|settled by a super over|decided by a super over|settled in a super over|decided in a super over|went to a super over|go to a super over|going to a super over|tied and settled by a super over|play out a tie|played out a tie|ended in a tie|ended tied|ending in a tie|finished level|ended level|tie matches|matches tied|matches were tied|games tied|super overs played|super over matches|tied matches|ties|tie|tied games|tied|tied match",
		senses: ["matches.super_overs"],
		counts: true,
		line: { super_over: true },
	},
	titles: {
		words:
			"titles|title|trophies|trophy|championships|championship|cups|ipl titles|won the ipl|won the title|won the cup|win the ipl|lifted the trophy|win the title|crowns|ipl trophies|ipl wins|ipl trophy|win the trophy|won the trophy|lift the trophy|took the cup|crown|won the league|take the cup|khitab|ipl jeeta|ipl kitni baar jeeta|won ipl|cup|silverware|champion|champions|tournament wins|lift the cup|lifted the cup|title wins",
		senses: ["campaigns.titles"],
		counts: true,
		line: { figures: { title: { from: 1 } } },
		beside: ["wins", "finals"],
	},
	finals: {
		words:
			"finals|finals played|reached an ipl final|reach an ipl final|made an ipl final|reached the ipl final|played an ipl final|final appearances|reached the final|reach the final|reach a final|reached a final|play in the final|made the final|appeared in the final|grand finals|made finals|times in the final|finals reached|finals made|make the final|final|played a final|play a final|been in a final|been in the final|appear in a final|contested a final|made it to the final|got to the final|get to the final",
		senses: ["campaigns.finals"],
		counts: true,
		line: { figures: { final: { from: 1 } } },
		beside: ["wins", "losses"],
	},
	runners_up: {
		words:
			"runners up|runner up|losing finalist|losing finalists|beaten finalist|beaten finalists|lost the final|lose the final|lost in the final|finished second in the final|finals lost|runners up finishes|lost finals|lose in the final|final defeats|runner up finishes|second best in the final",
		senses: ["campaigns.runners_up"],
		counts: true,
		line: { figures: { final: { from: 1 }, title: { to: 0 } } },
		beside: ["losses", "finals"],
	},
	playoffs: {
		words:
			"playoffs reached|reach the playoffs|reached the playoffs|made the playoffs|make the playoffs|qualified for the playoffs|playoff appearances|qualify for the playoffs|playoff qualifications|playoff seasons|in the top four|reach the knockouts|reached the knockouts|seasons in the playoffs|playoffs made|reach the semi finals|qualified for the knockouts|get to the playoffs|got to the playoffs",
		senses: ["campaigns.playoffs"],
		counts: true,
		line: { figures: { playoffs: { from: 1 } } },
		beside: ["wins"],
	},
	points: {
		words: "points|league points|pts|points tally|points total|points haul|ank",
		senses: ["campaigns.points"],
		beside: ["wins", "place"],
	},
	place: {
		words:
			"league position|position in the table|place in the table|league place|table position|finish in the table|place in the league|league finish|position in the league|standing in the league|points table position|league standing",
		senses: ["campaigns.place"],
		beside: ["points"],
	},
	both_scored: {
		words:
			"both teams score|both sides score|both teams make|both sides make|both teams reach|both sides reach|both teams pass|both sides pass|both teams post|both sides post|both teams have scored|both sides have scored|both teams cross|both teams crossed|both sides cross|both sides crossed|both sides scored|both teams scored|both sides made|both teams made|both teams posted|both sides posted|both sides passed|both teams passed|both sides reached|both teams reached|both innings",
		senses: ["matches.matches"],
		figure: "lower_total",
		counts: true,
		beside: ["runs"],
	},
	match_runs: {
		words:
			"in aggregate|match aggregate|aggregate runs|runs by both sides together|runs by both sides|runs by both teams|combined runs|match aggregates|runs in aggregate|runs in total by both sides|aggregate of",
		senses: ["matches.runs"],
		figure: "runs",
		way: "high",
		beside: ["runs"],
	},
	total_made: {
		words: "score put up|total put up|total set|runs put on the board|total on the board",
		senses: ["innings.runs"],
		beside: ["runs"],
	},
	targets: {
		words: "targets|target|targets set|target set|run target|victory target|winning target",
		senses: ["innings.count"],
		counts: true,
		figure: "targets",
		beside: ["chases", "totals", "matches", "wins", "times"],
	},
	chases: {
		words: "chases made",
		senses: ["innings.count"],
		counts: true,
		figure: "target",
		beside: ["totals", "matches", "wins"],
	},
	totals: {
		words:
			"totals|total score|team totals|team total|side totals|team scores|team score|innings totals|innings total|side total|total made|total posted|totals made|team innings|scores by teams|team totals made|sides totals",
		senses: ["innings.count"],
		counts: true,
		figure: "runs",
	},
	highest_total: {
		words:
			"highest total|highest totals|biggest total|highest team total|highest team score|best total|largest total|highest score by a team|highest score by a side|top total|record total|biggest team score|highest team totals|largest team total|highest innings total|biggest team total|top team score|highest score for a team|best team total|best team score|highest successful total|top team total|highest total ever|highest side total",
		senses: ["innings.highest"],
		way: "high",
		figure: "runs",
		beside: ["runs", "totals"],
	},
	lowest_total: {
		words:
			"lowest total|lowest totals|lowest team total|smallest total|lowest score by a team|lowest team score|lowest all out total|lowest completed total|lowest innings total|worst total|lowest score|smallest team total|lowest completed team total|lowest side total|lowest completed score|lowest score by a side|lowest completed innings total|lowest completed innings|smallest score",
		senses: ["innings.lowest"],
		way: "low",
		figure: "runs",
		beside: ["runs", "totals"],
	},
	average_total: {
		words:
			"average total|average innings total|average score|mean total|average first innings total|average first innings score|mean first innings total|average first innings|mean first innings score|par score|average innings score|average team total|mean score|average team score|typical total|typical score",
		senses: ["innings.average_total"],
	},
	all_outs: {
		words: "all outs|dismissed for totals|rolled over",
		senses: ["innings.count"],
		counts: true,
		line: { figures: { wickets: { from: 10 } } },
	},
	extras: { words: "extras|extra runs|extras conceded|extras bowled", senses: ["innings.extras"] },
};
