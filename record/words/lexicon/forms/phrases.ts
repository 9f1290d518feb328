import type { Piece } from "../../pieces.ts";
import { ask, best, bowler, compare, form, link, measure, more, noun, skip, unit } from "./pieces.ts";

/** Phrases of several words that mean one thing, or nothing. They come before all other words. */
export const PHRASES: readonly (readonly [string, ...Piece[][]])[] = [
	[
		"as the record has it|according to the record|in the record books|on the books|to go by the record|as per the record|as per records|as per the data|according to the data|according to your data|in your record|in your records|in your data|in your database|per the record|by the record|from the record|the record says|the records say|as recorded|as far as the record goes|in the league record|the league record|the ipl record|of the ipl record",
		[skip],
	],
	[
		"and no more|no more no less|and no fewer|not one more|neither more nor less|no other|any wicket|for any wicket|any kind|of any kind|any way|in any way|all grounds|all venues|all keepers|all totals added|all added up|added up|put together|taken together|tied matches included|ties included|super overs included|no results among them|no results included|including no results|shortened ones included|results only|all counted|everything included|all wickets|all opponents|all oppositions|against everyone|against everybody|against all|against all teams|against all sides|against all comers|all competitions of the ipl|everything after the league|under that name|in his whole time|over his four seasons|in my opinion aside",
		[skip],
	],
	[
		"all teams|all sides|all batters|all players|all bowlers|all fielders|all franchises|all batsmen|any team|any side|any batter|any bowler|any player|any fielder|any batsman|any franchise|any one|of all teams|of all sides|of all players|of all bowlers|of all batters|among all teams|among all sides|among all players|among all bowlers|among all batters|among all fielders|anyone at all",
		[skip],
		[noun("player")],
		[noun("team")],
	],
	["most successful|most decorated", [best("best"), measure("titles")], [best("best")]],
	[
		"without facing a ball|without facing a delivery|before facing a ball|facing no ball|no ball faced|not having faced a ball|without facing",
		[{ is: "where", any: [{ figures: { balls: { to: 0 } } }] }],
	],
	[
		"any|is there any|was there any|were there any|has any|have any|did any|has anyone|did anyone|has anybody|has there been|has there ever been|was there|were there|is there|are there|has there been any|did anybody|have there been|kya|has any player|has any bowler|has any batter|has any batsman|did any player|did any bowler|did any batter|has any team|did any team|has any side|did any side|has somebody",
		[form("yes_no")],
		[skip],
	],
	["what does|what do", [skip]],
	["what did|how much did|how much has|how much have", [form("count")], [skip]],
	["did|has|have|is|was|does|do|had|were|are", [form("yes_no")], [skip]],
	[
		"is it the case that|am i right that|am i right in thinking|am i right to say|is it correct that|is it so that|correct that|would it be true that|would it be right to say|can it be true that|is it fact that|sahi hai kya|is it really true that|confirm that|please confirm|i think|i believe|i heard|i read that|i heard that|isnt it",
		[form("yes_no")],
		[skip],
	],
	["share|shares|shared", [form("share")], [skip]],
	[
		"shared in|share in|been involved in|involved in|been part of|part of|been a part of|partner in|featured in the most|been in the most",
		[form("sharing")],
	],
	[
		"a single run|one run|1 run|just a run|just one run|a solitary run|the narrowest margin|a lone run",
		[{ is: "threshold", concept: "runs", bounds: { from: 1, to: 1 }, ofRow: true }],
	],
	[
		"a single wicket|one wicket|1 wicket|a solitary wicket|just one wicket",
		[{ is: "threshold", concept: "wickets", bounds: { from: 1, to: 1 }, ofRow: true }],
	],
	[
		"ten wicket win|ten wicket wins|10 wicket win|10 wicket wins|ten wicket victories|ten wicket victory|won by all ten wickets",
		[measure("wins"), { is: "threshold", concept: "wickets", bounds: { from: 10, to: 10 } }],
	],
	[
		"been passed|been crossed|been topped|been exceeded|been breached|were passed|was passed|is passed|was crossed|were crossed|was topped|was exceeded",
		[{ is: "compare", bound: "over", after: true }],
	],
	[
		"been reached|been made|was reached|been scored|was made|were made",
		[{ is: "compare", bound: "from", after: true }],
		[skip],
	],
	[
		"fall short of|fell short of|failed to reach|fail to reach|failed to get to|could not reach|did not reach|didnt reach|failed to make|fail to make|failed to post|failed to cross|failed to pass|not reach|short of reaching|not reaching|failing to reach|unable to reach",
		[compare("under")],
	],
	[
		"not shortened by rain|not affected by rain|without rain|no rain|non rain affected|not reduced by rain|unaffected by rain|not decided by d/l|without d/l|without the rain rule|d/l excluded|d/l matches excluded|excluding d/l matches|excluding d/l|no d/l",
		[{ is: "where", any: [{ rain_rule: false }] }],
	],
	[
		"super over games excluded|super overs excluded|super over matches excluded|ties excluded|excluding super overs|excluding ties|without super overs|not counting super overs|excluding tied matches|not in a super over|tied matches excluded|without a super over",
		[{ is: "where", any: [{ super_over: false }] }],
	],
	[
		"in full|full innings|in a full innings|in a completed innings|full twenty overs|full 20 overs|in twenty overs|in 20 overs|in their 20 overs|in their twenty overs",
		[{ is: "where", any: [{ figures: { completed: { from: 1 } } }] }],
		[skip],
	],
	[
		"six overs|6 overs|the six overs|of the six overs|six powerplay overs|6 powerplay overs|first six powerplay overs",
		[{ is: "where", any: [{ phase: "powerplay" }] }],
	],
	[
		"counting bowling innings|counting innings|in terms of innings|by innings|in innings terms|by innings taken|innings taken|counting batting innings|innings needed|by number of innings",
		[skip],
		[measure("innings")],
	],
	[
		"fastest 50 wickets|quickest 50 wickets|fastest to 50 wickets|quickest to 50 wickets|fastest fifty wickets|quickest fifty wickets",
		[form("reach"), best("low"), { is: "threshold", concept: "wickets", bounds: { from: 50 } }],
	],
	[
		"fastest 100 wickets|quickest 100 wickets|fastest to 100 wickets|quickest to 100 wickets|fastest hundred wickets|quickest hundred wickets",
		[form("reach"), best("low"), { is: "threshold", concept: "wickets", bounds: { from: 100 } }],
	],
	[
		"fastest 150 wickets|quickest 150 wickets|fastest to 150 wickets|quickest to 150 wickets",
		[form("reach"), best("low"), { is: "threshold", concept: "wickets", bounds: { from: 150 } }],
	],
	[
		"fastest 100 sixes|quickest 100 sixes|fastest to 100 sixes|quickest to 100 sixes",
		[form("reach"), best("low"), { is: "threshold", concept: "sixes", bounds: { from: 100 } }],
	],
	[
		"need|needs|needed|need for|did need|take to get to|take to reach|takes to reach|took to reach|require|required|requires|took for",
		[form("reach")],
		[skip],
	],
	[
		"six hitter|six hitters|hitter of sixes|hitters of sixes|six machine|six hitting king",
		[measure("sixes"), noun("player")],
	],
	[
		"leading six hitter|leading six hitters|top six hitter|top six hitters|biggest six hitter|biggest six hitters|best six hitter",
		[best("high"), measure("sixes"), noun("player")],
	],
	["catcher|catchers|taker of catches", [measure("catches"), noun("player")]],
	[
		"run list|runs list|run scorers list|run chart|run charts|runs table|run table|batting chart|batting charts|run getters list|list of run scorers|run tally list|list of run getters|run scoring list|runs chart|run scoring chart|run scoring charts|run scoring champion",
		[best("high"), measure("runs"), noun("player")],
	],
	[
		"wickets list|wicket list|list of wicket takers|wicket chart|wicket charts|wickets chart|wicket takers list|bowling chart|bowling charts|wickets table|wicket taking list|wicket taking charts|wicket taking chart",
		[best("high"), measure("wickets"), bowler],
	],
	[
		"sixes list|six hitting list|list of six hitters|sixes chart|sixes charts",
		[best("high"), measure("sixes"), noun("player")],
	],
	[
		"wickets per match|wickets a match|wickets a game|wickets per game",
		[form("per"), measure("wickets"), measure("matches")],
	],
	["runs per match|runs a match|runs a game|runs per game", [form("per"), measure("runs"), measure("matches")]],
	[
		"per 100 innings|per hundred innings|of every 100 innings|in every hundred innings",
		[form("share"), measure("innings")],
	],
	["per 100 matches|per hundred matches", [form("share"), measure("matches")]],
	[
		"for a single franchise|for one franchise|for a single team|for one team|for one side|for a single side|for one club|for a single club|for one and the same team|for any one team|for any one franchise|for any single team|for any single franchise",
		[unit("team")],
	],
	[
		"against a single opponent|against one opponent|against a single team|against one team|against one side|against a single side|against any one team|against one opposition|against a particular team|against any single team|against any one side|against one franchise|against a single franchise",
		[unit("opponent")],
	],
	[
		"at a single ground|at one ground|at a single venue|at one venue|on one ground|on a single ground|at any one ground|at any one venue|at a particular ground|at one stadium|at a single stadium",
		[unit("ground")],
	],
	[
		"semi finalist|semi finalists|semifinalist|semifinalists",
		[noun("team"), { is: "where", any: [{ round: "semi_final" }] }],
	],
	[
		"propped up the table|prop up the table|wooden spooners|finished at the bottom|finish at the bottom|ended bottom|ended last|end bottom|stood last|stood bottom|at the bottom of the table|propped up the points table|got the wooden spoon|bottom of the standings|last on the table|last in the league|placed last|ended up last",
		[best("worst"), measure("place"), noun("team")],
	],
	[
		"finished top of the table|ended the league stage on top|led the table|leads the table|sat on top of the table|finished on top|topped the league table|topped the table on points|top of the standings|stood first in the table|first on the table|finished the league on top|placed first|number one in the table|on top of the points table|led the league|topped the group stage|topped the group|topped the standings|topped the league standings|table leaders|table leader|table toppers on points|top the table|head of the table|finished league stage on top|topped points table",
		[best("best"), measure("place"), noun("team")],
	],
	[
		"title wins|ipl crowns|ipl cups|crowned|crowned champions|were crowned champions|become champions|became champions|been champions|be champions|champion bani|champion bane|champion bana|kitni baar champion bani|won the trophy|emerged champions|emerge champions|taken the title|taken the trophy|clinched the title|clinched the trophy|clinch the title|win the tournament|won the tournament|won the competition|ipl winners|been crowned champions|come away with the title|bagged the title|bagged the trophy|trophy kitni baar jeeti|trophies jeeti",
		[measure("titles")],
	],
	[
		"playoff appearances|playoff berths|playoff finishes|made it to the playoffs|reaching the playoffs|make it to the playoffs|been in the playoffs|top four finishes|finish in the top four|finished in the top four|qualified for playoffs|reached playoffs|make playoffs|made playoffs|qualifying for the playoffs|playoff spots|qualify for playoffs|reach playoffs|played in the playoffs|gone to the playoffs",
		[measure("playoffs")],
	],
	["lost to whom|beaten by whom", [ask("opponent"), measure("losses")]],
	[
		"beaten|beat|defeated|overcome|vanquished|bettered|thrashed|downed",
		[measure("wins"), link("against")],
		[measure("wins")],
	],
	["dismiss|remove|get rid of|knock over|send back", [measure("dismissals"), link("victim")], [measure("victims")]],
	[
		"dismissed|got rid of|removed|gotten out|sent back|knocked over|accounted for|nailed|trapped|taken the wicket of|took the wicket of|take the wicket of|get the wicket of|got the wicket of|claimed the wicket of|had the wicket of",
		[measure("dismissals"), link("victim")],
		[measure("dismissals")],
	],
	[
		"failed to score|wicketless|went wicketless|without a wicket to show|go wicketless|gone wicketless|goes wicketless|going wicketless|finished wicketless|with no wicket|taking no wicket",
		[{ is: "threshold", concept: "wickets", bounds: { to: 0 }, ofRow: true }],
	],
	["failed to score", [measure("ducks")]],
	[
		"the one with|which one|one with|the one having|the one who has|is it|who of the two|which of the two|who among them|which of these two|who of these two|of the two who|which of them|who of them|which of the three",
		[form("which")],
	],
	["lead|leads|trail|trails|is ahead of|ahead of", [more("high"), link("than")], [best("high")]],
	[
		"who leads|who is ahead|who is in front|who has the edge|who has the upper hand|who comes out ahead|who is on top|who is better off|the leader is|the side in front|the side ahead|kaun aage|kaun aage hai|who tops",
		[form("who"), more("high")],
		[form("who"), best("high")],
	],
	["sent down|bowled in all|served up|delivered|hurled", [skip], [bowler]],
	[
		"per match average|on average per match|match average|average per match|average per game",
		[form("per"), measure("matches")],
	],
	[
		"teenager|teenagers|teenaged|teenage|teenage players|players under 20|players under twenty|players under the age of 20|in his teens|in their teens",
		[{ is: "where", any: [{ age: { to: 19 } }], describes: true }],
	],
	["distinct|different|various|separate|unique", [form("different")], [skip]],
	[
		"debutant|debutants|debuts|debutants in all|new faces|new players|first timers|made their debut|made their debuts|made their ipl debut|made debut|debuted|made his debut|made his ipl debut|make their debut|made their ipl debuts|make their ipl debut|first appeared|make his debut|make his ipl debut|play his first match|played his first match|playing their first match|debut kiya|handed debuts|handed a debut",
		[form("debut")],
	],
	[
		"on debut|on his debut|on ipl debut|on his ipl debut|on their debut|in his debut|in his debut match|in his debut innings|on his debut innings|in his first innings|in his very first match|in his very first innings|his first innings|in their first match|in their first innings|in their first ipl innings|in their first ipl match|in his first ipl innings|in his first match|in his first ipl match|in first match|in his first game|on his ipl bow|on their debut|in debut match|on ipl debut match|debut match|debut innings|debut game|at debut|first ipl innings|first ever innings|his very first innings|his first ever innings",
		[form("onset")],
	],
	[
		"in his last match|in his last innings|in his final match|in his final innings|last innings|final innings|his last innings|his latest innings|most recent innings|latest innings|in his most recent innings|latest match|most recent match",
		[form("last")],
	],
	[
		"first ball of an over|first ball of the over|first ball of overs|opening ball of an over|first balls of overs|ball one of an over",
		[{ is: "where", any: [{ ball_of_over: 1 }] }],
	],
	[
		"last ball of an over|last ball of the over|last ball of overs|final ball of an over|last balls of overs|sixth ball of an over|sixth ball of the over",
		[{ is: "where", any: [{ ball_of_over: 6 }] }],
	],
	[
		"opening batter|opening batters|opening batsman|opening batsmen",
		[
			{ is: "where", any: [{ opening: true }], describes: true },
			{ is: "noun", by: "player", rows: "batting" },
		],
		[{ is: "where", any: [{ opening: true }], describes: true }],
	],
	["dot balls faced|dots faced|faced dot balls|dot balls played out", [measure("dots_faced")]],
	[
		"faced the most dot balls|faced most dot balls|most dot balls faced|most dots faced",
		[{ is: "best", way: "high", many: true }, measure("dots_faced")],
	],
	["compare|comparison of|comparison between", [form("overview")]],
	["compared with|compared to|as compared to|as against|as opposed to|in comparison with", [link("or")]],
	["scored more|score more|scores more|made more|scoring more", [more("high"), measure("runs")], [more("high")]],
	["got more out|taken more|took more|take more", [more("high")]],
];
