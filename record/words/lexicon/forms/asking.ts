import type { Piece } from "../../pieces.ts";
import { ask, batter, best, bowler, form, link, measure, more, noun, skip } from "./pieces.ts";

/** What a question asks for, and who or what that is. */
export const ASKING: readonly (readonly [string, ...Piece[][]])[] = [
	[
		"whom|by whom|who|whose|who all|who is|who was|whos|kaun|kisne|kis|kiska|kisko|kiske|kaunsa khiladi|name him",
		[form("who")],
	],
	["which|what|kaunsa|kaunsi|konsa|konsi|kya", [form("which")]],
	[
		"how many|how much|number of|count of|kitne|kitni|kitna|the number of|what number of|tally of|the count of|count them|total number of",
		[form("count")],
	],
	["how many of|how many of the|how many out of|how many among", [form("count"), { is: "among" }], [form("count")]],
	[
		"did|has|have|is|was|does|do|had|were|are|is it true that|is it true|can you confirm|true that|is it right that|is it a fact that",
		[form("yes_no")],
		[skip],
	],
	[
		"name|list|name the|list the|all the|which all|list all|name all|list them|give the list of|list out",
		[form("list")],
	],
	[
		"percentage|percent|per cent|what percentage|share|proportion|portion|fraction|what share|pratishat",
		[form("share")],
	],
	["per|on average per", [form("per")]],
	[
		"in a row|consecutive|consecutively|running|successive|on the trot|straight|back to back|streak|run of|sequence|sequences|unbroken run|in succession|streaks|without a break|winning streak|losing streak|without interruption|one after another|longest row of|row of|straight run of|string of",
		[form("in_a_row")],
	],
	[
		"winning streak|winning run|unbeaten run|winning sequence|win streak|run of wins|run of victories|winning runs|streak of wins",
		[form("in_a_row"), measure("wins")],
	],
	[
		"losing streak|losing run|losing sequence|run of defeats|run of losses|losing runs|streak of losses|string of defeats",
		[form("in_a_row"), measure("losses")],
	],
	[
		"first ever|very first|earliest|first time|the first time|for the first time|first man|first player|the very first|pehla|pehli|pehle",
		[form("first")],
	],
	["last time|latest|most recent|most recently|for the last time|aakhri|the last time|final time", [form("last")]],
	["last", [form("last")]],
	["debut|on debut|first appearance|maiden appearance|maiden match", [form("first"), measure("matches")]],
	[
		"where|which ground|which venue|which stadium|at which ground|at which venue|at which stadium|what ground|what venue|kahan|in which stadium|on which ground|in which ground|which grounds|which stadiums|which venues",
		[ask("ground")],
	],
	[
		"when|what year|which year|in which year|in what year|which season|in which season|which edition|in which edition|in which seasons|which seasons|which years|in which years|what season|kab|kis saal|in what season|kis season|what years|in what years|years in which|seasons in which|of which season|of which year",
		[ask("season")],
	],
	["which city|in which city|which town|what city|which cities", [ask("city")]],
	[
		"which match|in which match|which game|in which game|what match|what game|which fixture|in what match|came in which match",
		[ask("match")],
	],
	[
		"against whom|against which team|against which side|against which opponent|which opponent|which opponents|opponent|opponents|opposition|against who|which opposition|against which franchise|against what team|versus which team|kiske khilaf|kis team ke khilaf|against which opponents|against which opposition|favourite opponent|favourite opponents|opponents against whom|against which teams|against which sides|vs which team|rival|rivals|opposing team|opposing side",
		[ask("opponent")],
	],
	[
		"off whom|off which bowler|from which bowler|against which bowler|by which bowler|off whose bowling|which bowler has dismissed|to which bowler|which bowlers bowling|off which bowlers|off who|from whom",
		[ask("bowler")],
	],
	[
		"with whom|with which partner|which partner|partner|partners|alongside whom|with which batter|with who|with which player|batting partner",
		[ask("partner")],
	],
	[
		"pair|duo|which pair|pairs|duos|two batters|both names|name the pair|name both|which two|which two batters|couple|twosome|partnering",
		[ask("pair")],
	],
	[
		"batter|batters|batsman|batsmen|batsmans|run scorer|run maker|willow wielder|bat|batting|with the bat|as a batter|as batter|as a batsman|with bat|batted|ballebaaz|ballebaz",
		[batter],
	],
	[
		"bowler|bowlers|bowling|with the ball|as a bowler|as bowler|with ball|with his bowling|his bowling|attack|gendbaaz|gendbaz",
		[bowler],
	],
	[
		"player|players|man|men|cricketer|cricketers|people|khiladi|individuals|members|person|hitter|guy|fielder|fielders|outfielder|outfielders|nonkeeper|hitters",
		[noun("player")],
	],
	["team|teams|side|sides|franchise|franchises|squad|outfit|tim|outfits|club|clubs", [noun("team")]],
	["ground|grounds|venue|venues|stadium|stadiums|maidan", [noun("ground")]],
	["season|seasons|edition|editions|year|years|campaign|campaigns|ipl season|saal|seasonal", [noun("season")]],
	["city|cities|town", [noun("city")], [skip]],
	["match|game|fixture", [noun("match")], [measure("matches")]],
	[
		"most|sabse zyada|sabse jyada|zyada|most often|most frequent|most frequently|most number of|maximum number of|highest number of|the most|most times|largest number of|greatest number of",
		[{ is: "best", way: "high", many: true }],
	],
	[
		"scored the most|scored most|scores the most|scores most|score the most|score most|scoring the most|made the most|makes the most",
		[{ is: "best", way: "high", many: true }],
		[{ is: "best", way: "high", many: true }, measure("runs")],
	],
	[
		"maximum|max|biggest|largest|highest|top|leading|greatest|record|leads|heaviest|topped|tops|lead|sabse|sarvadhik|jyada|number one|number 1|longest|chief|top of the list|top of|foremost|highest ever|topmost|peak|ranked first|at most|joint most",
		[best("high")],
	],
	[
		"fewest|least|lowest|minimum number of|minimum|smallest|sabse kam|lowest number of|least number of|the fewest|min|the least|kam|shortest",
		[best("low")],
	],
	[
		"best|finest|top notch|favourite|better than anyone|sabse accha|sabse achha|happiest|most successful|most productive|most prolific|most profitable|golden|strongest|best ever",
		[best("best")],
	],
	["worst|poorest|leanest|weakest|most disappointing", [best("worst")]],
	[
		"most expensive|costliest|dearest|priciest|most costly",
		[best("high"), measure("price")],
		[best("high"), measure("runs_conceded")],
		[best("worst"), measure("economy")],
	],
	["most economical|thriftiest|cheapest|tightest|most frugal|stingiest|meanest", [best("low"), measure("economy")]],
	[
		"top scorer|top run scorer|highest scorer|leading scorer|highest run scorer|highest run getter|top run getter|leading run scorer|leading run getter|most prolific batter|top run maker|highest run maker|run topper|run scoring champion|leading run maker|top scored|top scorers|top run scorers|run scorers|highest run scorers|leading run scorers|topscorer|highest run getters|highest scorers|top batter|top batsman|heaviest scorer|leading batter|best batter|leading batsman|top scoring batter|run getter|most runs scorer|top run getters|most successful batter|most successful batsman|highest scoring batter|chief run scorer|chief scorer|run makers|run maker|top batters|best run scorer",
		[best("high"), measure("runs"), batter],
		[{ is: "clause", of: "player" }, best("high"), measure("runs")],
	],
	["run scorer|run scorers|run getters|scorer|scorers", [measure("runs"), batter]],
	[
		"top wicket taker|leading wicket taker|highest wicket taker|best wicket taker|most successful bowler|leading bowler|top wicket takers|wicket takers list|leading wicket takers|highest wicket takers|most prolific bowler|top bowler by wickets|top bowler|wicket topper|top wicket taking bowler|chief wicket taker|most wickets bowler|wickets list|leading bowlers|most prolific wicket taker|most successful bowlers|biggest wicket taker|wicket taking champion|top bowlers",
		[best("high"), measure("wickets"), bowler],
		[{ is: "clause", of: "player" }, best("high"), measure("wickets")],
	],
	["wicket taker|wicket takers", [measure("wickets"), bowler]],
	[
		"bogey bowler|nemesis|has dismissed most|biggest bogey bowler|bunny maker",
		[best("high"), measure("dismissals"), noun("bowler")],
	],
	[
		"most frequent victim|favourite victim|bunny|commonest victim|biggest victim|most regular victim",
		[best("high"), measure("dismissals"), noun("player")],
	],
	[
		"orange cap holder|orange cap winner|winner of the orange cap|holder of the orange cap|orange cap winners|winners of the orange cap|won the orange cap|win the orange cap|took the orange cap|wore the orange cap",
		[measure("orange_caps"), noun("player")],
	],
	[
		"purple cap holder|purple cap winner|winner of the purple cap|holder of the purple cap|purple cap winners|winners of the purple cap|won the purple cap|win the purple cap|took the purple cap|wore the purple cap",
		[measure("purple_caps"), noun("player")],
	],
	[
		"champion|champions|ipl champion|ipl champions|ipl winner|ipl winners|title winner|title winners|titleholder|vijeta|winners of the title|title holders",
		[noun("team"), measure("titles")],
	],
	["winner|winners", [noun("team"), { is: "where", any: [{ result: "won" }] }], [noun("team"), measure("titles")]],
	["loser|losers", [noun("team"), { is: "where", any: [{ result: "lost" }] }]],
	[
		"runner up|runners up|losing finalist|losing finalists|beaten finalist|beaten finalists",
		[noun("team"), measure("runners_up")],
	],
	["finalist|finalists", [noun("team"), measure("finals")]],
	[
		"bottom of the table|bottom of the league|wooden spoon|finished bottom|finished last|last in the table|bottom of the points table|finish last|finish bottom|bottom place|last place|bottom|came last|table bottom",
		[best("worst"), measure("place"), noun("team")],
	],
	[
		"top of the table|topped the table|table topper|table toppers|topped the league|finished top|top of the league|topped the points table|league leaders|finish top|top of the points table|topped the league stage|first in the table|finished first|table top|headed the table",
		[best("best"), measure("place"), noun("team")],
	],
	["higher|greater|bigger|more|larger|ahead|longer|zyada hai|in front", [more("high")]],
	["fewer|less|lower|smaller|shorter|cheaper|below that of|kam hai|behind", [more("low")]],
	["better|superior", [more("best")]],
	["worse|inferior", [more("worst")]],
	["more often|more times|more frequently", [more("high"), measure("times")], [more("high")]],
	["difference|gap|margin between|difference between|by how many more|what is the difference", [form("difference")]],
	[
		"how many more|by how many|by how much|how much more|how many fewer|how many less",
		[form("difference"), more("high")],
	],
	["outscored|outscore", [more("high"), measure("runs"), link("than")]],
];
