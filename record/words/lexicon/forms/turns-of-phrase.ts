import type { Piece } from "../../pieces.ts";
import { ask, best, bowler, compare, form, link, measure, noun, skip, unit } from "./pieces.ts";

const RIGHT_ARM = [
	"Right-arm bowler",
	"Right-arm fast",
	"Right-arm fast-medium",
	"Right-arm medium",
	"Right-arm medium-fast",
	"Right-arm offbreak",
	"Right-arm medium, Right-arm offbreak",
	"Right-arm medium, Legbreak",
	"Right-arm offbreak, Legbreak",
	"Right-arm offbreak, Legbreak googly",
	"Legbreak",
	"Legbreak googly",
];

const PRAISE = ["the best", "my favourite", "the greatest", "my hero", "so good", "awesome"];
const PRAISED = ["", " player", " batter", " batsman", " bowler", " fielder", " finisher", " captain", " keeper"];
/** What a fan thinks of somebody is no part of the question: "he is the best fielder". */
const OPINIONS = ["he is", "she is", "hes", "is"]
	.flatMap((is) => PRAISE.flatMap((praise) => PRAISED.map((who) => `${is} ${praise}${who}`)))
	.filter((phrase) => phrase.startsWith("he") || phrase.startsWith("is my"))
	.join("|");

/** More phrases that mean one thing, or nothing: conditions, outcomes, ways of asking. */
export const TURNS_OF_PHRASE: readonly (readonly [string, ...Piece[][]])[] = [
	["i e|ie|that is to say|in other words|namely|meaning|viz", [{ is: "restates" }]],
	["/", [{ is: "slash" }]],
	["opener|the opener|an opener", [{ is: "where", any: [{ opening: true }], describes: true }]],
	[
		"left handed opener|left hand opener",
		[
			{ is: "where", any: [{ opening: true }], describes: true },
			{ is: "where", any: [{ bat_hand: "left" }] },
		],
	],
	[
		"right handed opener|right hand opener",
		[
			{ is: "where", any: [{ opening: true }], describes: true },
			{ is: "where", any: [{ bat_hand: "right" }] },
		],
	],
	[
		"wicketkeeper|keeper|wicket keeper|wicketkeeper batter|keeper batter|keeper batsman|all rounder|allrounder|wicketkeeper batsman|gloveman",
		[{ is: "where", any: [{ role: "wicketkeeper" }], describes: true }],
	],
	["all rounder|allrounder|star all rounder", [{ is: "where", any: [{ role: "all_rounder" }], describes: true }]],
	[
		"right arm bowler|right arm|right armer|right arm bowlers|right armers|right arm pace|right arm seamer|right arm fast|right arm quick|right arm medium",
		[{ is: "where", any: [{ bowl_style: RIGHT_ARM }] }],
	],
	[
		"visiting side|visiting team|visiting sides|visiting teams|visitors|away side|away team|away sides|away teams|touring side|the visitors",
		[noun("team"), { is: "where", any: [{ home: false }] }],
	],
	["home side|home team|home sides|home teams|hosts|the hosts", [noun("team"), { is: "where", any: [{ home: true }] }]],
	[
		"side batting first|team batting first|sides batting first|teams batting first|the side that batted first|team that batted first|side that bats first|team that bats first|side setting a target|batting first side|batting first team",
		[{ is: "where", any: [{ innings: 1 }, { batted: "first" }] }, noun("team")],
	],
	[
		"side batting second|team batting second|sides batting second|teams batting second|chasing side|chasing team|chasing sides|chasing teams|the side that batted second|team that batted second|the chasing side|the chasing team|side that bats second|team that bats second|side chasing|team chasing|sides chasing|teams chasing|side bowling first|team bowling first",
		[{ is: "where", any: [{ innings: 2 }, { batted: "second" }] }, noun("team")],
	],
	[
		"chased down|chased|successfully chased|successfully chased down|been chased|been chased down|chased successfully|have been chased|chased down successfully|been successfully chased|been successfully chased down|were chased|was chased|chase down|chase successfully|successfully chase",
		[{ is: "where", any: [{ innings: 2, result: "won" }] }, measure("chases")],
		[
			{
				is: "where",
				any: [
					{ innings: 2, result: "won" },
					{ batted: "second", result: "won" },
				],
			},
		],
		[{ is: "where", any: [{ innings: 2 }] }],
	],
	[
		"wins chasing|wins batting second|won chasing|won batting second|win chasing|win batting second|victories chasing|wins in chases|won while chasing|won when chasing|wins while chasing|wins when chasing|chasing wins|victories batting second",
		[{ is: "where", any: [{ innings: 2 }] }, measure("wins")],
		[{ is: "where", any: [{ innings: 2, result: "won" }] }],
	],
	[
		"wins batting first|won batting first|victories batting first|win batting first|wins when batting first|won when batting first|won while batting first|wins defending|wins setting a target|batting first wins|win when batting first",
		[{ is: "where", any: [{ innings: 1 }] }, measure("wins")],
		[{ is: "where", any: [{ innings: 1, result: "won" }] }],
	],
	[
		"defend|defended|successfully defend|have defended|defend successfully|managed to defend|been defended|been successfully defended|were defended|was defended",
		[
			{
				is: "where",
				any: [
					{ innings: 1, result: "won" },
					{ batted: "first", result: "won" },
				],
			},
		],
	],
	[
		"lost match|lost game|losing match|a lost match|in a lost match|in a losing match|a losing match|in a lost game|for the losing side|in a losing side|for a losing team|in a match his team lost|in a match that was lost|in a match his side lost|ended on the losing side|finished on the losing side|in a defeat|that ended in defeat|in a lost cause|in losing cause|losing cause",
		[{ is: "where", any: [{ result: "lost" }] }],
	],
	[
		"in a match his team won|in a match his side won|in a winning side|for the winning side|that ended in victory|in winning cause|for a winning team|finished on the winning side",
		[{ is: "where", any: [{ result: "won" }] }],
	],
	[
		"had a winner|with a winner|that had a winner|that produced a winner|with a result|that had a result|with results|had a result",
		[{ is: "where", any: [{ figures: { decided: { from: 1 } } }, { result: ["won", "lost"] }] }],
	],
	[
		"toss winner|toss winners|winner of the toss|winners of the toss|toss winning captain|toss winning captains|side winning the toss|team winning the toss",
		[noun("team"), { is: "where", any: [{ toss: "won" }] }],
	],
	["in april|april|month of april|in the month of april", [{ is: "where", any: [{ month: 4 }] }]],
	["in march|month of march|in the month of march", [{ is: "where", any: [{ month: 3 }] }]],
	["in the month of may", [{ is: "where", any: [{ month: 5 }] }]],
	["month of june|in the month of june", [{ is: "where", any: [{ month: 6 }] }]],
	["every one of the|every one of|each of the|each and every one of|all of the", [form("every")]],
	[
		"whose|belong to whom|belongs to whom|belong to|belongs to|stands to whose name|to whom does belong|is whose|are whose|whose is the|whose are the|whose was the|whose is",
		[form("who")],
	],
	[
		"worst bowling figures|worst figures|most expensive spell|costliest spell|dearest spell|most expensive figures|most runs conceded in an innings|most runs conceded in one innings|most runs conceded in a spell|most runs given away in an innings|worst spell|most expensive bowling figures|most expensive bowling spell|most runs conceded in a match|worst bowling",
		[best("high"), measure("runs_conceded"), unit("innings"), bowler],
	],
	[
		"per cent of|percent of|percentage of|what percentage of|what percent of|what share of|how much percent of",
		[form("share")],
	],
	["jeeta|jeete|jeeti|jiti|jeet", [measure("wins")]],
	["over number|over no", [measure("overs")]],
	["when", [ask("season")], [skip]],
	["everyone|everybody|those", [noun("player")], [skip]],
	[
		"per 100 balls|per hundred balls|per 100 balls faced|off it|off that over|price from the squad list|from the squad list|in the squad list|all four|all three|all five|all six|name all four|all of them|go on|come on",
		[skip],
	],
	[
		"any team ever made|any team has made|any team has ever made|any team made|any side ever made|any side has made|any side made|a team ever made|a team has made|a side has made|by any team|by any side",
		[noun("team")],
		[skip],
	],
	[OPINIONS, [skip]],
	[
		"more often than any other|more often than anyone else|more often than anyone|more times than any other|more times than anyone else|finished level with the most|finished level on the most|share first place for the most|shares first place for the most|share the record for the most",
		[{ is: "best", way: "high", many: true }],
	],
	[
		"that one cricketer|that one player|that one man|that one batter|one cricketer|one player|that a player|that a cricketer",
		[noun("player")],
		[skip],
	],
	[
		"which team was he playing against|which side was he playing against|which team was he playing|who was he playing against|which team was it against|which side was it against|which team was that against",
		[ask("opponent")],
	],
	[
		"put on the most|have put on the most|has put on the most|shared the most|have shared the most",
		[{ is: "best", way: "high", many: true }],
	],
	["with each other|with one another|between them", [skip]],
	[
		"have been catches|were catches|has been catches|been a catch",
		[{ is: "where", any: [{ dismissal: ["caught", "caught and bowled"] }] }],
	],
	["caught and bowled included|including caught and bowled|counting caught and bowled", [skip]],
	["which country|which countries|what country", [{ is: "fact", fact: "nationality" }], [ask("nationality")]],
	[
		"won the most leg before decisions|won the most lbw decisions",
		[
			{ is: "best", way: "high", many: true },
			{ is: "where", any: [{ dismissal: "lbw" }] },
		],
	],
	["since the start of|from the start of|since the beginning of|since the start of the season", [{ is: "since" }]],
	[
		"different sides he has played for|different teams he has played for|all sides together|all teams together|all the sides he has played for|all the knockout matches together|super fast|like this question|who are they|who were they",
		[skip],
	],
	[
		"those two seasons|those three seasons|those four seasons|those five seasons|those 2 seasons|those 3 seasons|those seasons|those years|those two years|those three years",
		[form("pronoun"), form("that"), unit("season")],
	],
	["by how many wickets", [form("count"), measure("win_by_wickets")], [form("difference"), measure("wickets")]],
	["kitne run se|kitne runs se|kitne rano se", [form("count"), measure("win_by_runs")]],
	["kitne wicket se|kitne wickets se|kitne wkt se", [form("count"), measure("win_by_wickets")]],
	[
		"by how many runs",
		[form("count"), measure("win_by_runs")],
		[form("difference"), measure("runs")],
		[form("difference")],
	],
	[
		"extras conceded by|extras given by|extras given away by|extras bowled by|extras leaked by",
		[measure("extras"), link("against")],
	],
	[
		"on the same side|on same side|in the same side|in the same team|for the same team|for the same side|for same team|as team mates|as teammates|team mates|teammates|as colleagues|in one team|in the same xi|played together|play together|played alongside each other|side by side|in the same franchise|in each others company",
		[form("mates")],
	],
	[
		"as opponents|on opposite sides|on opposing sides|against each other|against one another|faced each other|face each other|faced off|each other as opponents|opposed each other|on different sides|in opposite teams|each other|one another|faced each other as opponents|come up against each other",
		[form("foes")],
	],
	[
		"squad|squads|roster|squad list|full squad|squad members|squad players",
		[measure("squad"), noun("player")],
		[noun("team")],
	],
	["again|both years|both seasons|in both seasons|in both years|in each of those seasons", [form("both")], [skip]],
	[
		"finished third|came third|ended third|stood third|placed third|finish third|third in the table|third on the table|third place in the table|third in the league",
		[{ is: "best", way: "best", rank: 3 }, measure("place"), noun("team")],
		[{ is: "number", value: 3, ordinal: true }],
	],
	[
		"finished fourth|came fourth|ended fourth|stood fourth|placed fourth|finish fourth|fourth in the table|fourth on the table|fourth in the league",
		[{ is: "best", way: "best", rank: 4 }, measure("place"), noun("team")],
		[{ is: "number", value: 4, ordinal: true }],
	],
	[
		"second in the table|second on the table|finished second in the table|second in the league|second in the league table|second in the points table|second place in the table|finished second in the league",
		[{ is: "best", way: "best", rank: 2 }, measure("place"), noun("team")],
	],
	["total|total score", [skip], [measure("total_made")], [measure("totals")]],
	["in", [link("at")], [link("for")]],
	[
		"have represented|has represented|represented|represent|turn out for|turned out for|appeared for|been with|been part of the squads of|played with|play with|has worn|kitted up for",
		[measure("matches"), link("for")],
		[measure("matches")],
		[link("for")],
	],
	[
		"first ipl",
		[{ is: "number", value: 1, ordinal: true }],
		[form("first")],
		[{ is: "where", any: [{ season: 2008 }] }],
	],
	["from", [{ is: "since" }], [link("off")], [skip]],
	[
		"most runs in an over|most runs off an over|most runs conceded in an over|most runs conceded in one over|most runs conceded in a single over|most runs given in an over|most runs leaked in an over|most runs conceded off an over",
		[best("high"), measure("dearest_over"), bowler],
		[measure("dearest_over")],
	],
	["in which|during which|wherein|in whose", [skip], [form("which")]],
	[
		"favourite opponent|favourite opposition|favourite side|favourite team|favourite opponents|favourite rival",
		[best("high"), ask("opponent")],
	],
	[
		"favourite ground|favourite venue|favourite stadium|happiest hunting ground|happy hunting ground",
		[best("high"), ask("ground")],
	],
	[
		"match result|the result|result|toss decision|decision at the toss|umpires|umpire|who umpired|who were the umpires|who stood as umpires|details of|match details",
		[form("scorecard")],
	],
	["sabse zyada match|zyada match|most match", [best("high"), measure("matches")]],
	[
		"quick question|quick one|one quick question|a quick question|quick check|quickly tell me|just curious|just wondering|just asking|just for fun|just to check|just tell me|just checking|just want to know|just to know|if possible|if you can|if you could|if you know|if you please|for me|if you dont mind|off the top of your head|to settle a bet|to settle an argument|help me out|help me|can you help|need to know|i need to know|someone tell me|anyone know|does anyone know|do we know|any idea|any clue|you know|kindly tell|no idea",
		[skip],
	],
	["2nd inns|second inns|2nd innings of matches", [{ is: "where", any: [{ innings: 2 }] }]],
	["1st inns|first inns", [{ is: "where", any: [{ innings: 1 }] }]],
	[
		"is that right|is that true|is that correct|is this true|is this right|is this correct|right or wrong|true or not|sach hai kya|kya yeh sach hai|fact or fiction|yes or no",
		[form("yes_no")],
	],
	[
		"winning margin|margin of victory|victory margin|margin|margin of the win",
		[form("scorecard")],
		[best("high"), measure("win_by_runs")],
	],
	["sabse tez shatak|sabse tez century|sabse tez hundred", [best("best"), measure("fastest_hundred")]],
	["sabse tez fifty|sabse tez ardhshatak|sabse tez pachasa", [best("best"), measure("fastest_fifty")]],
	["four digits|in digits|in figures", [skip]],
	["just", [compare("exactly")], [skip]],
	["played out|play out", [skip]],
	[
		"most productive partner|most productive batting partner|best batting partner|most prolific partner|favourite partner|favourite batting partner|best partner",
		[best("high"), ask("partner")],
	],
];
