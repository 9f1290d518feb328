import type { Piece } from "../../pieces.ts";
import { ask, best, bowler, form, link, measure, noun, skip } from "../forms/pieces.ts";

/** Words of those who are new to cricket, and Hinglish for the same. They come before all other words. */
export const NEWCOMERS: readonly (readonly [string, ...Piece[][]])[] = [
	["thrower|throwers|pitcher|pitchers|ball thrower|person who throws", [bowler]],
	[
		"throw the ball|throws the ball|threw the ball|throw it himself|throw the ball himself|throws himself",
		[bowler],
		[skip],
	],
	[
		"6 point hits|6 pointers|six pointers|six point hits|6 point hit|six pointer|6 pointer|sixers|over the fence hits|over the rope hits|out of the park hits",
		[measure("sixes")],
	],
	["4 point hits|4 pointers|four pointers|four point hits|4 point hit|four pointer|4 pointer", [measure("fours")]],
	["coin flip|the coin flip|coin toss|flip of the coin|toss of the coin|coin", [measure("tosses")]],
	[
		"won the coin flip|won the coin toss|won the coin|win the coin flip|win the coin toss",
		[ask("team"), measure("tosses")],
		[{ is: "where", any: [{ toss: "won" }] }],
	],
	[
		"who won the coin flip|who won the coin toss|which team won the coin flip|which team won the coin toss|which side won the coin toss",
		[ask("team"), measure("tosses")],
	],
	[
		"extra over|extra overs|extra over thing|that extra over thing|the extra over thing|needed that extra over thing|needed that extra over|needed an extra over|go to that extra over thing|go to that extra over|went to that extra over thing|go to an extra over|went to an extra over|bonus over|sudden death over|tie breaker over|tiebreaker over|tiebreak over|one over shootout",
		[measure("super_overs")],
	],
	[
		"ended level|end level|finished level|finish level|ended even|finished even|ended equal|ended with the same score|ended up level|ended in a draw|ended in a tie",
		[measure("super_overs")],
	],
	["purple hat|purple hat thing|the purple hat thing|the purple hat", [measure("purple_caps")]],
	["orange hat|orange hat thing|the orange hat thing|the orange hat", [measure("orange_caps")]],
	[
		"for best bowler|for the best bowler|for best batter|for the best batter|for best batsman|for the best batsman",
		[skip],
	],
	["in charge of the|in charge of|in charge", [{ is: "fact", fact: "captain" }]],
	["on the field|on field|out on the field", [skip]],
	[
		"which all teams|which all sides|which all franchises|what all teams|kaun kaun si team|kaun kaun si teams|kaunsi kaunsi team|kaunsi kaunsi teams",
		[form("list"), ask("team")],
	],
	[
		"start playing|started playing|begin playing|began playing|enter the league|entered the league|join the league|joined the league|come into the ipl|came into the ipl|join the ipl|joined the ipl|join ipl",
		[form("first"), measure("matches")],
	],
	["kiske paas|kiske pass|kis ke paas|kis ke pass|kiske naam|kis ke naam|kiske naam pe", [form("who")]],
	[
		"mehnga|mahnga|mehenga|mahanga|mehngi|mahangi|sabse mehnga|sabse mahnga|sabse mehngi",
		[best("high"), measure("price")],
		[best("high")],
	],
	["sabse mehnga over|sabse mahnga over|sabse mehenga over|sabse mahanga over", [measure("dearest_over")]],
	[
		"aamne saamne aaye|aamne saamne aaye hai|aamne samne|aamne saamne|amne samne|aamne saamne hue|aamne samne aaye|aamne samne hue",
		[form("foes")],
	],
	["milake|mila ke|mila kar|ko mila ke|ko milake|jodke|jod ke|jod kar", [skip], [{ is: "included" }]],
	[
		"roughly to one decimal|to one decimal|to one decimal place|to two decimals|to two decimal places|up to one decimal|to the nearest whole number|rounded off|ek decimal tak",
		[skip],
	],
	["head2head|h2h|head 2 head|head-to-head|headtohead", [skip], [form("rivalry")]],
	["exact date|precise date|full date|the exact date|exact day", [skip]],
	["narrowest|slimmest|thinnest|closest", [best("low")]],
	[
		"winning margin in runs|margin in runs|victory margin in runs|winning margin by runs|margin of victory in runs",
		[measure("win_by_runs")],
	],
	[
		"winning margin in wickets|margin in wickets|victory margin in wickets|winning margin by wickets",
		[measure("win_by_wickets")],
	],
	[
		"off the most expensive over|in the most expensive over|hit off the most expensive over|off the costliest over|in the costliest over",
		[measure("dearest_over")],
	],
	[
		"after league|after the league|after league stage|beyond the league stage|after the league stage|past the league stage|beyond the group stage|after the group stage|after the league phase|beyond the league phase",
		[{ is: "where", any: [{ stage: "playoff" }] }],
		[skip],
	],
	[
		"or somebody else|or someone else|or some other guy|or some other bowler|or some other batter|or someone other|ya koi aur",
		[skip],
	],
	["all the stars|and all the stars|all those stars|and all", [skip]],
	[
		"foot of the points table|foot of the table|the foot of the table|foot of the league table",
		[{ is: "best", way: "worst" }, measure("place"), noun("team")],
	],
	[
		"gotten the most people out|got the most people out|got most people out|gets the most people out|getting the most people out|has got the most people out",
		[{ is: "best", way: "high", many: true }, measure("wickets"), bowler],
	],
	[
		"how many people has he got out|how many people did he get out|how many people has he gotten out",
		[form("count"), measure("wickets"), form("pronoun")],
	],
	["faced off him|faced off his bowling|face off him", [link("off"), form("pronoun")]],
];
