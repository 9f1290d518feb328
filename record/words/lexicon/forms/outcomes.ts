import type { Piece } from "../../pieces.ts";
import { ask, best, form, link, measure, more, noun, skip } from "./pieces.ts";

const missed: Piece[] = [{ is: "where", any: [{ figures: { playoffs: { to: 0 } } }] }, measure("seasons")];
const won: Piece = { is: "where", any: [{ result: "won" }] };
const bowledMost: Piece[] = [
	{ is: "best", way: "high", many: true },
	{ is: "where", any: [{ dismissal: "bowled" }] },
];

/** Places in the table, margins, totals of both sides, and who was on which side. */
export const OUTCOMES: readonly (readonly [string, ...Piece[][]])[] = [
	[
		"aggregate of runs by the two sides|aggregate of runs by both sides|aggregate of runs by the two teams|aggregate of runs by both teams|runs by the two sides|runs by the two teams|runs by both sides combined|runs by both teams combined|runs of both sides|runs of both teams|match aggregate of runs|runs scored by both teams together|runs scored by the two teams|combined total of both sides|combined total of the two sides|combined total of both teams",
		[measure("match_runs")],
	],
	["with extras included|extras included|including extras|extras and all|counting extras", [skip]],
	["career tally|career aggregate|career haul|career runs tally", [skip]],
	[
		"first innings totals|first innings scores|totals batting first|first innings totals made",
		[{ is: "where", any: [{ innings: 1 }, { batted: "first" }] }, measure("totals")],
	],
	["exceed|exceeds|exceeded|surpass|surpasses|outnumber|outnumbers|outdo|outdoes", [more("high"), link("than")]],
	[
		"which all teams|which all ipl teams|which all sides|which all franchises|which all ipl sides|for which all teams|for which all ipl teams",
		[ask("team")],
	],
	[
		"aamne saamne|amne samne|aamne samne|aamne saamne aaye|amne samne aaye|aamne samne aaye|aamne saamne aayi|aamne saamne hue|bhide|bhidi|takraye|takrayi",
		[form("foes")],
	],
	[
		"top after the league stage|on top after the league stage|on top after league|on top after league stage|top after league stage|on top after the league|on top at the end of the league stage|top at the end of the league stage|top after the group stage|on top after the group stage|leading the table after the league stage",
		[best("best"), measure("place"), noun("team")],
	],
	[
		"foot of the table|at the foot of the table|foot of the points table|at the foot of the points table|at the foot|finished at the foot of the points table|finished at the foot of the table|rock bottom|rock bottom of the table|at the base of the table|tail of the table",
		[best("worst"), measure("place"), noun("team")],
	],
	[
		"qualified for|qualify for|qualified|qualifying for|made it through to|made it into|advanced to|progressed to|got through to|went through to",
		[measure("playoffs")],
	],
	[
		"fail to reach the playoffs|failed to reach the playoffs|missed the playoffs|miss the playoffs|missing the playoffs|fail to make the playoffs|failed to make the playoffs|failed to qualify for the playoffs|fail to qualify for the playoffs|missed out on the playoffs|miss out on the playoffs|not reach the playoffs|not make the playoffs|not qualify for the playoffs|failed to get to the playoffs|finished outside the top four|finish outside the top four|missed the top four|knocked out in the league stage|eliminated in the league stage",
		missed,
	],
	["narrowest|slimmest|tiniest|slenderest", [best("low")]],
	[
		"in the winning eleven|in the winning xi|in the winning side|on the winning team|in the winning team|part of the winning eleven|part of the winning side|been on the winning side|won as a player",
		[won],
	],
	[
		"or played as a substitute|or as a substitute|or came on as a substitute|as a player or substitute|substitutes included",
		[skip],
	],
	["won it once|won it just once|won it only once|win it once|won it one time", [measure("titles")]],
	[
		"most anyone has ever scored|most anyone has scored|most anyone ever scored|most anyone scored|most anybody has scored|most anybody has ever scored|most a batter has scored|most a batter has ever scored|most one man has scored|most one player has scored|most one guy has scored|most one guy scored|most a single batter has made|most anyone has made|most anyone has ever made",
		[{ is: "best", way: "high", many: true }, measure("runs"), ask("player")],
	],
	[
		"on their own|on his own|by one man|by one player|by a single man|by one guy|by one person|by a single player",
		[ask("player")],
		[skip],
	],
	[
		"record number of|the record number of|highest ever number of|all time record number of",
		[{ is: "best", way: "high", many: true }],
	],
	["over a career|in a career|across a career|over an entire career|in a whole career|of a career", [skip]],
	["coin flip|flip of the coin|coin toss|flip of a coin|toss of the coin", [measure("tosses")]],
	[
		"side losing it|side that lost it|team that lost it|team losing it|toss losers",
		[{ is: "where", any: [{ toss: "lost" }] }],
	],
	["side winning it|side that won it|team that won it|team winning it", [{ is: "where", any: [{ toss: "won" }] }]],
	[
		"bowled the most batters out|has bowled the most batters out|bowled most batters out|bowled the most men out|bowled the most batters|bowled out the most batters|clean bowled the most batters|bowled the most batsmen|bowled the most people out|hit the stumps most often|hit the stumps the most",
		bowledMost,
	],
	[
		"start playing|started playing|first play|begin playing|began playing|join the league|joined the league|enter the league|entered the league|join the ipl|joined the ipl|enter the ipl|start out|come into the league|first appear|first turn up",
		[form("first"), measure("matches")],
	],
	["exact date|the exact date|exact day|on which exact date|which exact date", [ask("match")], [skip]],
	["birthday|birth day|bday|janamdin|turned|turning", [form("birthday")]],
	["july|jul", [{ is: "where", any: [{ month: 7 }] }]],
	["august|aug", [{ is: "where", any: [{ month: 8 }] }]],
	["december|dec", [{ is: "where", any: [{ month: 12 }] }]],
	["february|feb", [{ is: "where", any: [{ month: 2 }] }]],
	["buy|bought|purchase|purchased|acquire|acquired", [measure("price")]],
	[
		"balls has he faced off|balls did he face off|balls he has faced off|balls he faced off|deliveries has he faced off|balls has she faced off",
		[measure("balls_faced"), link("off")],
	],
];
