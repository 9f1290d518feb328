import type { Piece } from "../../pieces.ts";
import { ask, batter, best, bowler, each, eachOf, form, link, measure, more, noun, skip, unit } from "./pieces.ts";

/** Words that stand before names, units, and phrases of several pieces. */
export const LINKING: readonly (readonly [string, ...Piece[][]])[] = [
	[
		"met|have met|meet|clashed|clash|have clashed|crossed paths|locked horns|squared off|gone head to head|come face to face",
		[form("foes")],
	],
	["playing|facing|while facing|when facing", [skip]],
	[
		"meetings with|encounters with|clashes with|contests with|battles with|duels with|head to heads with|meetings against|encounters against|clashes against",
		[measure("matches"), link("against")],
	],
	[
		"came from|come from|coming from|have come from|has come from|were contributed by|was contributed by|contributed by|provided by|supplied by|came off the bat of|came from the bat of",
		[link("by")],
		[skip],
	],
	["hs", [measure("highest")], [skip]],
	[
		"which team was bowling|which side was bowling|which team was fielding|which side was fielding|which team bowled|who was bowling|who were bowling|bowling team|bowling side|fielding team|fielding side|side that was bowling|team that was bowling|which side did that|which team did that|who did that|who did it|which side did it|which team did it|which side did this|which team did this|who was it against|who was that against|against whom was it|against whom was that|against which team was it|against which team was that|which team got finished|which team got destroyed|which team suffered|who suffered|vs which team it was|vs which team was it|vs who|who were they playing|who was he playing|who were they up against|who was he up against|who was the opposition|who were the opposition|who were the opponents|which team were they playing|who was he facing|against whom was he playing|against whom were they playing|whom were they playing",
		[ask("opponent")],
	],
	["wickets lost by", [measure("wickets_lost"), link("for")]],
	["wickets fell to|wickets fallen to|wickets went to", [measure("wickets"), link("by")]],
	["maidens were bowled|maiden overs were bowled", [measure("maidens")]],
	[
		"aside|excluded|left out|not counted|not included|kept out|excepted|left aside|put aside",
		[{ is: "aside" }],
		[skip],
	],
	[
		"share the record for|share the record for most|share the record for the most|hold the record for most|level for most|are level for most|jointly hold the record for most|level on most|hold the record for the most|share the lead for most|holds the record for most|holds the record for the most",
		[{ is: "best", way: "high", many: true }],
	],
	["holds the record for", [best("high")]],
	[
		"opening stand|opening stands|opening partnership|opening partnerships",
		[measure("stands"), { is: "where", any: [{ wicket: 1 }] }],
	],
	[
		"successful chases|successful chase|successful run chases|successful run chase",
		[{ is: "where", any: [{ innings: 2, result: "won" }] }],
		[{ is: "where", any: [{ innings: 2, result: "won" }] }, measure("chases")],
	],
	[
		"chases|run chases",
		[{ is: "where", any: [{ innings: 2 }] }],
		[{ is: "where", any: [{ innings: 2 }] }, measure("chases")],
	],
	["centurion|centurions|century maker|century makers|hundred maker", [measure("hundreds"), noun("player")]],
	[
		"tell me|give me|show me|please tell me|let me know|tell me the|give me the|show me the|please give me|can you tell me|remind me|could you tell me|head to head|record in|record at|record against|his record|their record|in the books",
		[skip],
	],
	["worth", [skip], [measure("price")]],
	["played|plays|play|appeared|appear|featured|feature|turned out|figured", [skip], [measure("matches")]],
	[
		"bowled",
		[{ is: "where", any: [{ dismissal: "bowled" }] }],
		[{ is: "where", any: [{ dismissal: "bowled" }] }],
		[bowler],
	],
	["run outs by|run outs effected by|run outs made by", [measure("run_outs_made"), link("by")]],
	[
		"who dismissed|who has dismissed|who got|who has got|who removed|who has removed|which bowler dismissed|which bowler has dismissed|which bowler has got|which bowler got|which bowlers have dismissed",
		[ask("bowler"), measure("dismissals")],
	],
	["a six|hit a six|hit the first six", [measure("sixes")]],
	["a four|hit a four", [measure("fours")]],
	["a wicket|any wicket|any wickets", [measure("wickets")]],
	["a catch", [measure("catches")]],
	["a duck", [measure("ducks")]],
	[
		"wicketless innings|wicketless spells|wicketless spell|innings without a wicket|spells without a wicket",
		[measure("bowling_innings"), { is: "threshold", concept: "wickets", bounds: { to: 0 }, ofRow: true }],
	],
	["in an ipl game|in an ipl match|in any ipl match", [unit("match")]],
	["in an ipl innings", [unit("innings")]],
	["thriftier|more economical|more miserly", [more("best"), measure("economy")]],
	["leader|leaders|leads the list|in the lead|leading the list", [best("high")]],
	["top of the|top of the list of|tops the|topped the|on top of the", [best("high")]],
	[
		"got the better of|getting the better of|get the better of|beaten|beat|defeated|defeat|overcame|overcome|win against|won against|wins over|victories over|wins against|victory over|triumphed over|victories against",
		[measure("wins"), link("against")],
		[measure("wins")],
	],
	[
		"lost to|losses to|lose to|defeats by|defeats to|defeats against|losses against|lost against|beaten by|defeated by",
		[measure("losses"), link("against")],
	],
	["by how many runs", [form("count"), measure("win_by_runs")]],
	["by how many wickets", [form("count"), measure("win_by_wickets")]],
	[
		"won by wickets|wins by wickets|matches by wickets|games by wickets|win by wickets|victories by wickets|wins chasing by wickets",
		[measure("wins"), { is: "where", any: [{ figures: { win_by_wickets: { from: 1 } } }] }],
	],
	[
		"off the last ball|off the final ball|off the very last ball|on the last ball|on the final ball|with no balls left|with no ball left|with no balls to spare|with no balls remaining|last ball wins|last ball win|last ball finishes|last ball finish",
		[{ is: "where", any: [{ figures: { win_by_balls: { from: 0, to: 0 } } }] }],
	],
	[
		"won by runs|wins by runs|matches by runs|games by runs|win by runs|victories by runs",
		[measure("wins"), { is: "where", any: [{ figures: { win_by_runs: { from: 1 } } }] }],
		[measure("win_by_runs")],
	],
	["decided by|finished with a margin of|settled by", [measure("wins")]],
	[
		"won by whom|who won|who were the winners of|which team won|which side won|which franchise won|winners of|winner of|kaun jeeta|kisne jeeta|who came out on top|who prevailed",
		[ask("team"), measure("wins")],
		[ask("team"), measure("titles")],
		[form("who"), measure("wins")],
	],
	[
		"who lost|which team lost|which side lost|losers of|loser of|losing side|losing team|the losing side|beaten side",
		[ask("team"), measure("losses")],
	],
	[
		"who won the ipl|who won the title|who won the tournament|who were champions|who was champion|winners of the ipl|who took the title|who lifted the trophy|who won the cup|who won the ipl title|who won ipl|ipl champions|who became champions|tournament winners|ipl winner|winner of the ipl|winner of ipl",
		[ask("team"), measure("titles")],
	],
	["whom did|who did", [form("who")]],
	[
		"dismissed for|out for|fell for|dismissed on|out on|got out for|perished on",
		[{ is: "where", any: [{ figures: { outs: { from: 1 } } }] }, measure("score")],
	],
	[
		"not out|unbeaten|undefeated|remained not out|not dismissed|stayed unbeaten|were not out|was not out|unconquered",
		[{ is: "where", any: [{ figures: { outs: { to: 0 } } }] }],
		[measure("not_outs")],
	],
	[
		"was dismissed|in which he was dismissed|being dismissed|before getting out|he was dismissed|was out|got dismissed",
		[{ is: "where", any: [{ figures: { outs: { from: 1 } } }] }],
		[measure("dismissals")],
	],
	["diamond ducks|diamond duck", [measure("ducks"), { is: "where", any: [{ figures: { balls: { to: 0 } } }] }]],
	[
		"completed innings|in a completed innings|completed|in completed innings",
		[{ is: "where", any: [{ figures: { completed: { from: 1 } } }] }],
	],
	[
		"all out for|bowled out for|skittled for|dismissed for under",
		[{ is: "where", any: [{ figures: { wickets: { from: 10 } } }] }, measure("totals")],
	],
	[
		"all out|bowled out|been bowled out|been all out|skittled out",
		[measure("all_outs")],
		[{ is: "where", any: [{ figures: { wickets: { from: 10 } } }] }],
	],
	[
		"both teams were bowled out|both sides were bowled out|both teams all out|both sides all out|both teams were all out|both sides were all out|both teams bowled out|both sides bowled out",
		[{ is: "where", any: [{ figures: { lower_wickets: { from: 10 } } }] }],
	],
	[
		"average first innings total|average first innings score|mean first innings total|average first innings|mean first innings|typical first innings total|first innings average|typical first innings score|average total batting first|average first innings totals|mean first innings score|first innings total on average|average score batting first|mean total batting first",
		[measure("average_total"), { is: "where", any: [{ innings: 1, result: ["won", "lost"] }] }],
	],
	[
		"average second innings total|average second innings score|mean second innings total",
		[measure("average_total"), { is: "where", any: [{ innings: 2, result: ["won", "lost"] }] }],
	],
	["slowest fifty|slowest half century|slowest fifties", [best("worst"), measure("fastest_fifty")]],
	["slowest hundred|slowest century|slowest ton|slowest hundreds", [best("worst"), measure("fastest_hundred")]],
	[
		"fastest|quickest|fewest innings to|quickest to|fastest to|in the fewest innings|fewest innings|sooner|least innings",
		[form("reach"), best("low")],
	],
	[
		"reached|complete|completed|to reach|pass|passed the|get to|took to get to|to get to|to complete|brought up|bring up|got to|passing|to pass|past|crossed|cross|reach|taken to reach|needed to reach|needed for|to cross|getting to|reaching",
		[form("reach")],
		[skip],
	],
	[
		"per match|a match on average|per game|a game on average|in each match|every match on average",
		[form("per"), measure("matches")],
	],
	["a match|a game", [form("per"), measure("matches")], [skip]],
	["per innings|an innings on average", [form("per"), measure("innings")]],
	["per season|a season on average", [form("per"), measure("seasons")]],
	["first|1st", [{ is: "number", value: 1, ordinal: true }], [form("first")]],
	[
		"in his first match|in his first ipl match|first match|their first match|first ipl match|his first match|first ever match|in their first match|first game|first ever game|their first ever match",
		[form("first"), measure("matches")],
	],
	[
		"last match|last ipl match|final match|final ipl match|final game|last game|farewell match",
		[form("last"), measure("matches")],
	],
	[
		"in the first season|in the first edition|the inaugural season|first season of the league",
		[{ is: "where", any: [{ season: 2008 }] }],
	],
	["first season|debut season|maiden season|first ipl season|first edition", [form("first"), ask("season")]],
	[
		"final year|last season|final season|last ipl season|final ipl season|most recent season|latest season",
		[form("last"), ask("season")],
	],
	[
		"batting first or second|bat first or second|batting first or batting second|batting first or chasing|batting first or when chasing|bat first or chase|batting first or bowling first|bat first or bowl first|bat first or field first|bat first or field|batting or bowling first|bat or bowl first|batting or chasing|chasing or batting first|chase or bat first|setting or chasing|setting a target or chasing|defending or chasing",
		[
			{ is: "where", any: [{ innings: 1 }, { batted: "first" }] },
			link("or"),
			{ is: "where", any: [{ innings: 2 }, { batted: "second" }] },
		],
	],
	["more expensive|costlier|pricier|dearer", [more("high"), measure("price")], [more("high"), measure("economy")]],
	["less expensive", [more("low"), measure("price")], [more("low"), measure("economy")]],
	[`${eachOf("season", "year", "saal")}|in each season|in each year|season to season|year on year`, [each("season")]],
	[eachOf("team", "side", "franchise"), [each("team")], [each("opponent")]],
	[`${eachOf("opponent", "opposition", "rival")}|against each team|against each side`, [each("opponent")]],
	[`${eachOf("ground", "venue", "stadium")}|at each ground|at each venue`, [each("ground")]],
	[`${eachOf("city")}|in each city`, [each("city")]],
	[
		"at every ground|at every venue|at every stadium|every ground|every venue",
		[each("ground")],
		[form("every"), ask("ground")],
	],
	[
		"against every team|against every side|against every opponent|against every franchise",
		[each("opponent")],
		[link("against"), form("every"), noun("team")],
	],
	[eachOf("player", "man"), [each("player")], [link("by"), noun("player")]],
	[eachOf("batter", "batsman"), [each("player"), batter], [link("by"), batter]],
	[eachOf("bowler"), [each("player"), bowler], [link("by"), bowler]],
];
