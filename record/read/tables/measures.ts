import type { Where } from "../../language/question.ts";

/** The subject that a measure is counted of; `any`: the question names none. */
export type Subject = "player" | "bowler" | "team" | "pair" | "over" | "match" | "any";

/**
 * What words mean a measure. `of`: the measure of the language for each subject; the first one stands in for subjects that
 * are not listed. `line`: the rows that the measure counts, so that they can be listed. `figure`: what a number beside it
 * is compared with. `way`: the words name an extreme.
 */
export type Concept = {
	words: string;
	of: Partial<Record<Subject, string>>;
	line?: Where;
	figure?: string;
	way?: "high" | "low";
	/** the measure counts all rows, of which only those of the line are meant */
	lined?: true;
	/** measures whose words may stand beside it and add nothing: "won the toss" */
	beside?: readonly string[];
};

export const MEASURES = {
	all_out: {
		words: "all out|bowled out|skittled|dismissed for a total",
		of: { team: "innings.count" },
		line: { figures: { wickets: { from: 10 } } },
		lined: true,
	},
	average: {
		words: "average|averaged|avg|mean|ausat",
		of: { player: "batting.average", bowler: "bowling.average", pair: "stands.average", team: "innings.average_total" },
	},
	average_total: {
		words: "average total|average score|mean total|average innings total|average team total",
		of: { team: "innings.average_total" },
	},
	balls: {
		words: "ball|delivery|legal ball|legal delivery|gende",
		of: { player: "batting.balls", bowler: "bowling.balls", any: "balls.balls" },
	},
	balls_bowled: { words: "ball bowled|delivery bowled|legal ball bowled", of: { bowler: "bowling.balls" } },
	balls_faced: { words: "ball faced|delivery faced|balls did face|faced ball", of: { player: "batting.balls" } },
	balls_per_boundary: { words: "ball per boundary|balls a boundary", of: { player: "batting.balls_per_boundary" } },
	batting_average: {
		words: "batting average|average with the bat|bat average|runs per dismissal",
		of: { player: "batting.average" },
	},
	batting_strike_rate: {
		words: "batting strike rate|strike rate with the bat|scoring rate|batting rate",
		of: { player: "batting.strike_rate" },
	},
	best_figures: {
		beside: ["wickets", "runs"],
		words:
			"best figure|best bowling figure|best bowling|best return|best spell|finest figure|best haul|bbi|bowling figure|" +
			"best bowling return|best analysis|best bowling performance|best with the ball|figure",
		of: { bowler: "bowling.best" },
		way: "high",
	},
	boundaries: {
		beside: ["fours", "sixes"],
		words: "boundary|fours and sixes|4s and 6s|fours plus sixes|sixes and fours",
		of: { player: "batting.boundaries" },
	},
	boundary_percentage: {
		words: "boundary percentage|percentage of runs in boundaries|share of runs in boundaries",
		of: { player: "batting.boundary_percentage" },
	},
	bowling_average: {
		words: "bowling average|average with the ball|runs per wicket|runs a wicket|average cost of a wicket|ball average",
		of: { bowler: "bowling.average" },
	},
	bowling_strike_rate: {
		words: "bowling strike rate|ball per wicket|balls a wicket|delivery per wicket|strike rate with the ball",
		of: { bowler: "bowling.strike_rate" },
	},
	titles: {
		words:
			"title|trophy|championship|ipl title|won the ipl|won the title|won the cup|win the ipl|lifted the trophy|win the title|" +
			"win the trophy|ipl trophy|ipl win|won the trophy",
		of: { team: "campaigns.titles" },
		beside: ["wins", "finals"],
		line: { figures: { title: 1 } },
	},
	catches: {
		words: "catch|catches taken|catches held|ct|kaich|caught catch",
		of: { player: "fielding.catches" },
	},
	dismissals: {
		beside: ["victims"],
		words:
			"dismissal|dismissed|got out|get out|fallen to|fall to|fell to|been out|got him|get him|" +
			"getting out|was out|got the wicket of|taken the wicket of|took the wicket of|been dismissed|was dismissed|out",
		of: { player: "batting.outs", bowler: "bowling.wickets", any: "dismissals.count" },
		line: { figures: { outs: 1 } },
	},
	dot_percentage: {
		words:
			"dot ball percentage|percentage of dot balls|dot percentage|dot ball percent|percent of dot balls|share of dot balls",
		of: { bowler: "bowling.dot_percentage", player: "batting.dot_percentage" },
	},
	dots: {
		words: "dot ball|dot|dot delivery|dot ball bowled",
		of: { bowler: "bowling.dots", player: "batting.dots", any: "innings.dots" },
	},
	ducks: {
		words:
			"duck|out for nought|out for a duck|dismissed for nought|out for zero|dismissed for 0|out for 0|zeroes|shunya",
		of: { player: "batting.ducks" },
		line: { figures: { runs: { to: 0 }, outs: 1 } },
	},
	economy: {
		words: "economy|economy rate|econ|runs per over|runs an over|run per over|economical",
		of: { bowler: "bowling.economy", team: "innings.run_rate" },
	},
	extras: {
		words: "extra|extra run",
		of: { team: "innings.extras" },
	},
	fastest_fifty: {
		words: "fastest fifty|fastest half century|quickest fifty|quickest half century|fastest 50|quickest 50",
		of: { player: "batting.fastest_fifty" },
		beside: ["balls", "fifties", "runs"],
		figure: "fifty_balls",
		way: "low",
	},
	fastest_hundred: {
		words: "fastest hundred|fastest century|quickest hundred|quickest century|fastest 100|quickest 100|fastest ton",
		of: { player: "batting.fastest_hundred" },
		beside: ["balls", "hundreds", "runs"],
		figure: "hundred_balls",
		way: "low",
	},
	fifties: {
		words: "fifty|fifties|half century|50s|half ton|ardhshatak|half hundred",
		of: { player: "batting.fifties" },
		line: { figures: { runs: { from: 50, to: 99 } } },
	},
	fifty_plus: {
		words:
			"fifty plus score|50 plus score|50+ score|fifty plus|50+ innings|fifties and hundreds|fifties or hundreds|" +
			"fifties and centuries|half century or better",
		of: { player: "batting.fifty_plus" },
		line: { figures: { runs: { from: 50 } } },
	},
	fifty_stands: {
		words: "fifty stand|fifty partnership|50 stand|50 run stand|50 run partnership|50 partnership|half century stand",
		of: { pair: "stands.fifty_plus" },
		line: { figures: { runs: { from: 50 } } },
	},
	finals: {
		words:
			"finals played|final appearance|reached the final|reach the final|reach a final|reached a final|made the final|" +
			"reached an ipl final|ever reach a final|made final|appeared in the final|played in the final",
		of: { team: "campaigns.finals" },
		line: { figures: { final: 1 } },
	},
	five_wickets: {
		words:
			"five wicket haul|5 wicket haul|five for|5 for|fifer|five wicket innings|5w|fivefor|five wickets in an innings|" +
			"5 wickets in an innings|five wicket hauls|five fors|5 fors",
		of: { bowler: "bowling.five_wickets" },
		line: { figures: { wickets: { from: 5 } } },
	},
	four_wickets: {
		words: "four wicket haul|4 wicket haul|four for|4 for|four wicket innings|4w|four fors|4 fors",
		of: { bowler: "bowling.four_wickets" },
		line: { figures: { wickets: 4 } },
	},
	fours: {
		words: "fours|4s|chauke|chauka",
		of: { player: "batting.fours", bowler: "bowling.fours", team: "innings.fours", over: "overs.fours" },
	},
	golden_ducks: {
		words: "golden duck|goldens",
		of: { player: "batting.golden_ducks" },
		line: { figures: { runs: { to: 0 }, outs: 1, balls: { to: 1 } } },
	},
	hat_tricks: {
		words: "hat trick|hattrick",
		of: { bowler: "bowling.hat_tricks" },
		line: { figures: { hat_tricks: 1 } },
	},
	highest: {
		beside: ["runs"],
		words:
			"highest score|top score|best score|highest individual score|biggest score|best individual score|best knock|" +
			"highest knock|highest individual innings|biggest individual score|top individual score|top knock|best innings|" +
			"highest innings|career best score|record score|highest ever score|biggest innings",
		of: { player: "batting.highest" },
		figure: "runs",
		way: "high",
	},
	highest_stand: {
		beside: ["runs", "stands"],
		words:
			"highest stand|highest partnership|best partnership|biggest stand|biggest partnership|largest partnership|largest stand|" +
			"best stand|record stand|record partnership|top stand|top partnership",
		of: { pair: "stands.highest" },
		figure: "runs",
		way: "high",
	},
	highest_total: {
		beside: ["runs"],
		words:
			"highest total|biggest total|highest team total|highest team score|largest total|best total|top total|record total|" +
			"highest innings total|biggest team total",
		of: { team: "innings.highest" },
		figure: "runs",
		way: "high",
	},
	hundred_stands: {
		words:
			"hundred stand|century stand|hundred partnership|century partnership|100 run stand|100 run partnership|100 stand",
		of: { pair: "stands.hundreds" },
		line: { figures: { runs: { from: 100 } } },
	},
	hundreds: {
		words:
			"hundred|hundreds|century|ton|100s|three figure score|shatak|individual century|individual hundred|centurion",
		of: { player: "batting.hundreds" },
		line: { figures: { runs: { from: 100 } } },
	},
	innings: {
		words: "innings batted|batting innings|times batted",
		of: { player: "batting.innings", bowler: "bowling.innings", team: "innings.count" },
	},
	innings_bowled: { words: "innings bowled|bowling innings", of: { bowler: "bowling.innings" } },
	losses: {
		words: "loss|losses|lost|losing|defeat|lose|matches lost|games lost|haar|hare",
		of: { team: "sides.lost" },
		line: { result: "lost" },
	},
	lowest_total: {
		beside: ["runs"],
		words:
			"lowest total|lowest team total|smallest total|lowest team score|lowest completed total|lowest all out total|" +
			"lowest innings total|worst total",
		of: { team: "innings.lowest" },
		figure: "runs",
		way: "low",
	},
	maidens: { words: "maiden|maiden over", of: { bowler: "bowling.maidens", over: "overs.maidens" } },
	matches: {
		words: "appearance|cap|matches played|games played|mat|match played",
		of: { player: "appearances.matches", team: "sides.matches", any: "matches.matches" },
	},
	match_runs: {
		beside: ["runs"],
		words:
			"match aggregate|aggregate|aggregate of runs|runs by both sides together|runs by both sides|runs by both teams|combined runs",
		of: { match: "matches.runs" },
		way: "high",
	},
	runners_up: {
		words:
			"runner up finish|finished runners up|finished runner up|runners up|runner up|losing finalist|beaten finalist|lost the final|lost in the final|finals lost|lost final",
		of: { team: "campaigns.runners_up" },
		line: { figures: { final: 1, title: 0 } },
	},
	nineties: {
		words: "nineties|90s|nervous nineties",
		of: { player: "batting.innings" },
		line: { figures: { runs: { from: 90, to: 99 } } },
		lined: true,
	},
	no_balls: { words: "no ball|noball", of: { bowler: "bowling.noballs", team: "innings.noballs" } },
	no_results: {
		words: "no result|match without a result|washout|abandoned match",
		of: { team: "sides.no_result", any: "matches.no_result" },
	},
	not_outs: {
		words: "not outs count|not out innings|unbeaten innings|times not out|unbeaten knock",
		of: { player: "batting.not_outs" },
		line: { figures: { outs: 0 } },
	},
	orange_caps: { words: "orange cap", of: { player: "awards.orange_caps" }, beside: ["wins"] },
	overs: { words: "over bowled|overs bowled", of: { over: "overs.count" } },
	partnership_runs: {
		beside: ["runs", "stands"],
		words:
			"partnership run|runs together|runs in partnership|runs added|added together|put on together|total partnership runs|" +
			"runs in their stands|runs added together|partnership total|stand total|opening stand total",
		of: { pair: "stands.runs" },
	},
	place: {
		words: "league position|position in the table|place in the table|table position|league place|points table position",
		of: { team: "campaigns.place" },
	},
	player_of_match: {
		words:
			"player of the match award|man of the match award|player of the match|man of the match|potm|mom award|pom award|" +
			"mom|player of match|man of match|potm award|pom|motm",
		of: { player: "awards.player_of_match" },
		beside: ["wins"],
	},
	playoffs: {
		words:
			"playoffs reached|reach the playoffs|reached the playoffs|made the playoffs|playoff appearance|make the playoffs",
		of: { team: "campaigns.playoffs" },
	},
	points: { words: "point|league point|pts", of: { team: "campaigns.points" } },
	price: {
		words: "price|auction price|price tag|cost|crore|auction fee|bought for|sold for|retained for|daam|keemat",
		of: { player: "squads.price" },
	},
	purple_caps: { words: "purple cap", of: { player: "awards.purple_caps" }, beside: ["wins"] },
	run_rate: { words: "run rate|rpo", of: { team: "innings.run_rate" } },
	runs: {
		words: "run|runs|runs scored|rns|runs made|scored run|run tally|run total|runs off the bat|ran",
		of: {
			player: "batting.runs",
			team: "innings.runs",
			pair: "stands.runs",
			over: "overs.runs",
			match: "matches.runs",
			any: "innings.runs",
		},
	},
	runs_conceded: {
		words:
			"runs conceded|runs given|runs leaked|conceded|runs given away|concede|gave away|given away|give away|went for runs",
		of: { bowler: "bowling.runs", over: "overs.charged" },
		figure: "runs",
	},
	run_outs_made: {
		words: "run outs effected|run out involvement|involvement in run outs|run outs made|involved in run outs",
		of: { player: "fielding.run_outs" },
	},
	seasons: {
		words: "seasons played|number of seasons",
		of: { player: "appearances.seasons", team: "campaigns.seasons" },
	},
	sixes: {
		words: "sixes|6s|sixer|maximum hit|sixs|chakke|chakka|chhakke|six hits|sixes hit",
		of: { player: "batting.sixes", bowler: "bowling.sixes", team: "innings.sixes", over: "overs.sixes" },
	},
	sixes_conceded: {
		words: "sixes conceded|hit for six|hit for sixes|sixes given away|hit for a six",
		of: { bowler: "bowling.sixes" },
	},
	stands: {
		words: "stand|partnership|bat together|batted together|alliance",
		of: { pair: "stands.count" },
		figure: "runs",
	},
	strike_rate: {
		words: "strike rate|sr|s r|strikerate|struck at",
		of: { player: "batting.strike_rate", bowler: "bowling.strike_rate" },
	},
	stumpings: { words: "stumping|stumpings made", of: { player: "fielding.stumpings" } },
	super_overs: {
		words:
			"super over|decided by a super over|tied match|tie|tied|settled by a super over|play out a tie|ended in a tie",
		of: { match: "matches.super_overs" },
		line: { super_over: true },
	},
	teams: {
		words: "different franchise|different team|different side|number of teams|number of franchises",
		of: { player: "appearances.teams" },
	},
	thirties: {
		words: "thirties|30s",
		of: { player: "batting.thirties" },
		line: { figures: { runs: { from: 30, to: 49 } } },
	},
	three_wickets: {
		words: "three wicket haul|3 wicket haul|three for|3 for|three wicket innings|3w|three fors",
		of: { bowler: "bowling.three_wickets" },
		line: { figures: { wickets: 3 } },
	},
	tosses_won: {
		words: "toss|tosses won|toss win",
		of: { team: "sides.tosses_won" },
		beside: ["wins"],
	},
	victims: {
		words: "victim|knock over|knocked over|dismiss|remove|removed|get rid of|got rid of|bunny",
		of: { bowler: "bowling.wickets" },
	},
	wickets: {
		words: "wicket|wkt|scalp|wickets taken|wicket tally|pole|wicket taken|wickets in all|viket",
		of: { bowler: "bowling.wickets", over: "overs.credited" },
	},
	wickets_lost: {
		words: "wickets lost|wickets fallen|wickets have fallen",
		of: { team: "innings.wickets" },
	},
	table_leaders: {
		words: "table topper|topper|topped the league table|topped the table|led the table|table leader",
		of: { team: "campaigns.seasons" },
		line: { figures: { place: 1 } },
		lined: true,
		beside: ["points"],
	},
	wicketless: {
		words: "wicketless|wicketless spell|wicketless innings|went wicketless",
		of: { bowler: "bowling.innings" },
		line: { figures: { wickets: 0 } },
		lined: true,
	},
	wides: { words: "wide|wide ball", of: { bowler: "bowling.wides", team: "innings.wides" } },
	win_by_balls: { words: "ball to spare|ball remaining|balls left", of: { team: "sides.win_by_balls" }, way: "high" },
	win_by_runs: {
		words:
			"biggest win by runs|margin in runs|margin of victory in runs|largest win by runs|victory by runs|" +
			"largest margin of victory in runs|winning margin in runs|biggest victory by runs",
		of: { team: "sides.win_by_runs" },
		beside: ["wins", "losses", "runs"],
		way: "high",
	},
	win_by_wickets: {
		words: "biggest win by wickets|margin in wickets|victory by wickets|largest win by wickets",
		of: { team: "sides.win_by_wickets" },
		beside: ["wins", "losses", "wickets"],
		way: "high",
	},
	win_percentage: {
		words:
			"win percentage|winning percentage|win rate|percentage of wins|success rate|percentage of matches won|win percent",
		of: { team: "sides.win_percentage" },
	},
	wins: {
		words: "win|won|winning|victory|matches won|games won|beaten|beat|jeete|jeeta|win match|defeated|matches did win",
		of: { team: "sides.won", player: "appearances.won" },
		line: { result: "won" },
	},
} as const satisfies Record<string, Concept>;
export type ConceptName = keyof typeof MEASURES;
