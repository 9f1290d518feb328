import type { Where } from "../../language/question.ts";

/** What words mean a condition: of several the likelier comes first, and the language says which has a meaning. */
export const CONDITION_WORDS: readonly (readonly [string, ...Where[]])[] = [
	[
		"powerplay|power play|powerplays|pp|overs one to six|overs 1 to 6|first six overs|first 6 overs|opening six overs|with the new ball|powerplay overs|field restrictions|between overs one and six|power plays|new ball overs|overs 1 6|opening 6 overs|first six",
		{ phase: "powerplay" },
	],
	[
		"middle overs|middle phase|middle|overs seven to fifteen|overs 7 to 15|overs 7 through 15|middle over|between overs seven and fifteen|overs seven through fifteen|between overs 7 and 15|mid overs",
		{ phase: "middle" },
	],
	[
		"death|death overs|death over|at the death|last five overs|final five overs|slog overs|overs 16 to 20|overs sixteen to twenty|last 5 overs|final 5 overs|end overs|closing overs|closing five overs|overs 16 through 20|between overs 16 and 20",
		{ phase: "death" },
	],
	[
		"in the league stage|league stage|league matches|league games|group stage|league phase|league stage matches|round robin|league match|league fixtures|group games|group matches|league rounds|regular season|league stages",
		{ stage: "league" },
	],
	[
		"playoffs|playoff|play offs|play off|knockouts|knockout|knockout matches|knock outs|knock out|playoff matches|knockout games|playoff games|knock out games|outside the league stage|playoff campaign|post season|knockout stage|playoff stage|everything after the league stage|knockout stages|playoff match|nockouts|plyoffs|knockout match",
		{ stage: "playoff" },
	],
	[
		"final|finals|the final|grand final|a final|title match|summit clash|title decider|deciders|final match|ipl final|ipl finals|summit clashes|an ipl final",
		{ stage: "final" },
	],
	["qualifier 1|qualifier one|first qualifier|q1", { round: "qualifier_1" }],
	["qualifier 2|qualifier two|second qualifier|q2", { round: "qualifier_2" }],
	["qualifiers|qualifier", { round: ["qualifier_1", "qualifier_2"] }],
	["eliminator|eliminators|eliminater", { round: "eliminator" }],
	["semi final|semi finals|semifinal|semifinals|semis", { round: "semi_final" }],
	[
		"third place match|third place play off|third place playoff|3rd place match|3rd place play off|third place game",
		{ round: "third_place" },
	],
	[
		"batting first|bat first|batted first|first innings|1st innings|in first innings|setting a target|innings one|while setting a target|going first|went first|goes first|batting 1st|when setting a target|when batting first|bats first|sets the target|first dig|elect to bat|elected to bat|opting to bat|chose to bat|choose to bat|opt to bat|decided to bat|opted to bat|choosing to bat|electing to bat|decide to bat|chosen to bat|bat first after|pehle batting|elect to bat first|elected to bat first|opting to bat first|chose to bat first|choose to bat first|opt to bat first|decided to bat first|opted to bat first|choosing to bat first|electing to bat first|decide to bat first|chosen to bat first",
		{ innings: 1 },
		{ batted: "first" },
	],
	[
		"fielding first|bowling first|bowl first|bowled first|elect to field|elected to field|opting to field|chose to field|opt to field|choose to field|opted to field|field first|fielded first|elect to bowl|elected to bowl|chose to bowl|decided to field|decided to bowl|choosing to field|electing to field|opting to bowl|opted to bowl|opt to bowl|decide to field|put the opposition in|insert|elect to field first|elect to bowl first|elected to field first|elected to bowl first|opting to field first|opting to bowl first|chose to field first|chose to bowl first|choose to field first|choose to bowl first|opt to field first|opt to bowl first|decided to field first|decided to bowl first|opted to field first|opted to bowl first|choosing to field first|choosing to bowl first|electing to field first|electing to bowl first|decide to field first|decide to bowl first|chosen to field first|chosen to bowl first",
		{ batted: "second" },
	],
	[
		"chasing|chase|going second|went second|goes second|going in second|batting last|in chases|second innings|2nd innings|run chase|batting second|batting 2nd|while chasing|when chasing|2nd batting|second batting|2nd batting wali team|second batting wali team|2nd batting karne wali team|second batting karne wali team|baad mein batting karne wali team|baad me batting karne wali team|2nd batting team|second batting team|bat second|batted second|in the chase|in a chase|chased|chased down|chase down|second dig|innings two|when batting second|chasers|in a run chase|in run chases|bats second",
		{ innings: 2 },
		{ batted: "second" },
	],
	[
		"chased successfully|winning chases|winning chase|won chases|chases won|won chasing|successfully chased|chased down successfully|win chasing|wins chasing|winning run chases|wins batting second|won batting second|successful chasing|successfully chasing",
		{ innings: 2, result: "won" },
		{ batted: "second", result: "won" },
	],
	[
		"failed chases|unsuccessful chases|lost chases|losing chases|failed chase|unsuccessful chase|failed run chases",
		{ innings: 2, result: "lost" },
		{ batted: "second", result: "lost" },
	],
	[
		"successfully defended|defended|defended successfully|successful defence|defence|defending",
		{ innings: 1, result: "won" },
		{ batted: "first", result: "won" },
	],
	[
		"in wins|in victories|in winning causes|in a winning cause|in matches won|in won matches|in games won|winning matches|matches his team won|matches his side won|when his team won|winning causes|winning cause|games his team won|games his side won|in victory|matches they won|games they won|winning side|on the winning side|in a win|matches won|in winning games|in winning matches|winning games|that were won|for the winners|for the winning side|for the winning team|of the winning side|of the winning team|for the victors|on the winning team|when they won|when his side won|in matches which his team won|won games|won matches|ended in victory|ended in a win|in team wins|in victorious causes|in a victory|when winning|for a winning side|victorious cause|victorious causes|a winning team|winning team",
		{ result: "won" },
	],
	[
		"in defeats|in defeat|in losing causes|in a losing cause|in matches lost|in lost matches|in losses|losing cause|losing causes|matches his team lost|matches his side lost|when his team lost|losing side|on the losing side|games his team lost|games his side lost|matches they lost|in a defeat|in losing matches|ended up on the losing side|games they lost|in a loss|when they lost|when his side lost|that were lost|for the beaten side|for the beaten team|for the losing side|for the losing team|for the losers|of the losing side|of the losing team|of the beaten side|for the defeated side|on the losing team|in losing games|in vain|lost matches|lost games|ended in defeat|in losing effort|losing efforts|losing team|a losing team|on losing sides|for a losing side|in team losses|in team defeats|beaten side|on the beaten side|despite losing|and still lost|but lost|yet lost|when losing|losing matches",
		{ result: "lost" },
	],
	[
		"won the toss|win the toss|winning the toss|toss winner|toss winners|toss winning|toss winning side|toss winning sides|after winning the toss|toss winning teams|toss winning team|won toss|wins the toss|side winning the toss|team winning the toss|side that won the toss|captain who won the toss|captains who won the toss|captain winning the toss|captains winning the toss|captain that won the toss|winner of the toss|winners of the toss|teams that won the toss|sides that won the toss|team that won the toss|after winning toss",
		{ toss: "won" },
	],
	[
		"lost the toss|lose the toss|losing the toss|toss loser|after losing the toss|lost toss|toss losing",
		{ toss: "lost" },
	],
	[
		"at home|home matches|home games|home|at their home|home wins|on home soil|home ground|at their home ground|on home turf|home match",
		{ home: true },
	],
	[
		"away|away from home|away matches|away games|on the road|away wins|away match|away venues|away grounds",
		{ home: false },
	],
	["neutral venues|neutral grounds|neutral venue|on neutral ground|neutral ground", { home: "neutral" }],
	[
		"opener|openers|as opener|opening|as an opener|opening the batting|opened the batting|opening batter|opening batters|while opening|when opening|in the opening positions|opening positions|as openers|opens|opening batsman|opening batsmen|opened|from the opening position|opening slot|top of the order|opening the innings|opened the innings",
		{ opening: true },
		{ wicket: 1 },
	],
	[
		"in the super over|with a super over|super over games|games with a super over|matches with a super over|went to a super over|matches that went to a super over|super over matches|super over match",
		{ super_over: true },
	],
	[
		"d/l|dls|duckworth lewis|rain rule|d/l matches|rain rule matches|rain affected|under d/l|d/l method|duckworth lewis method|rain shortened|d l|rain affected matches|dl method|dl",
		{ rain_rule: true },
	],
	["with a result|results only|with results|had a winner|that had a winner|had a result", { result: ["won", "lost"] }],
	[
		"bowled|clean bowled|castled|bowled dismissals|clean bowleds|bowled out him|cleaned up|boldd",
		{ dismissal: "bowled" },
	],
	["caught|caught out|catch out|caught dismissals", { dismissal: ["caught", "caught and bowled"] }],
	[
		"lbw|leg before|leg before wicket|l b w|lbws|lbw dismissals|lbw victims|plumb|leg before decisions|lbw decisions",
		{ dismissal: "lbw" },
	],
	["stumped|been stumped|stumped dismissals|out stumped", { dismissal: "stumped" }],
	["run out|run outs|been run out|runout|runouts|runs out|run out dismissals|out run out", { dismissal: "run out" }],
	[
		"hit wicket|hitwicket|hit his wicket|knocked over his own sticks|knocked over his own stumps|knocked his own stumps over|broke his own stumps|broke his own wicket|hit his own stumps|hit his own wicket|trod on his stumps|stepped on his stumps|stood on his stumps|knocked his own bails off|apne hi stumps gira diye|apne stumps maar diye",
		{ dismissal: "hit wicket" },
	],
	[
		"caught and bowled|c and b|c&b|caught and bowled dismissals|caught off his own bowling|caught & bowled|return catch|return catches|caught and bowleds",
		{ dismissal: "caught and bowled" },
	],
	["retired out", { dismissal: "retired out" }],
	["obstructing the field|obstruction|obstructing|obstructed the field", { dismissal: "obstructing the field" }],
	["australian|australians|aussie|aussies|from australia|australia", { nationality: "Australia" }],
	["south african|south africans|proteas|from south africa|saffer|saffers", { nationality: "South Africa" }],
	["english|englishman|englishmen|from england|england|britisher|an english player", { nationality: "England" }],
	[
		"west indian|west indians|from the west indies|west indies|windies|caribbean|jamaican|trinidadian|barbadian",
		{ nationality: "West Indies" },
	],
	["new zealand|new zealander|new zealanders|kiwi|kiwis|from new zealand", { nationality: "New Zealand" }],
	["sri lankan|sri lankans|from sri lanka|lankan|lankans|sri lanka", { nationality: "Sri Lanka" }],
	["afghan|afghans|afghanistan|from afghanistan|afghani", { nationality: "Afghanistan" }],
	["pakistani|pakistanis|from pakistan|pakistan", { nationality: "Pakistan" }],
	["bangladeshi|bangladeshis|from bangladesh|bangladesh", { nationality: "Bangladesh" }],
	["zimbabwean|zimbabweans|from zimbabwe|zimbabwe", { nationality: "Zimbabwe" }],
	["dutch|dutchman|from the netherlands|netherlands", { nationality: "Netherlands" }],
	["irish|irishman|from ireland|ireland", { nationality: "Ireland" }],
	["nepali|nepalese|from nepal|nepal", { nationality: "Nepal" }],
	["namibian|from namibia|namibia", { nationality: "Namibia" }],
	["american|americans|from the united states|from america|from usa|usa", { nationality: "United States of America" }],
	[
		"an indian|from india|indians|domestic|by an indian|first indian|the first indian|indian|bharatiya",
		{ nationality: "India" },
	],
	[
		"overseas|foreign|foreigner|foreigners|non indian|non indians|not from india|from outside india|who come from outside india|not indian|not an indian|who is not indian|who is not an indian|videshi",
		{ overseas: true },
	],
	[
		"left handers|left hander|left handed|left handed batters|left handed batter|southpaw|southpaws|left handed batsman|left handed batsmen|left hand batters|left hand|lefties|lefty|left handed bats|left hand batter|left hand bat",
		{ against: { bat_hand: "left" } },
		{ bat_hand: "left" },
	],
	[
		"right handers|right hander|right handed|right handed batters|right handed batter|right handed batsman|right handed batsmen|right hand batters|righties|right hand batter",
		{ against: { bat_hand: "right" } },
		{ bat_hand: "right" },
	],
	[
		"spin|spinners|spinner|spin bowling|slow bowlers|spin bowlers|spin bowler|slow bowler|slow bowling|spinning",
		{ against: { bowl_kind: "spin" } },
		{ bowl_kind: "spin" },
	],
	[
		"pace|pacers|pacer|fast bowling|fast bowlers|fast bowler|seamers|seamer|quicks|quick|quick bowling|pace bowling|pace bowlers|quick bowlers|seam bowling|seam|pace bowler|medium pacer|speedster|speedsters|fast bowlers only",
		{ against: { bowl_kind: "pace" } },
		{ bowl_kind: "pace" },
	],
	[
		"leg spin|leg spinner|leg spinners|legspinner|leggie|leggies|leg break|legbreak|leg spin bowling|leg break bowlers|legspin|legspinners|wrist spin|wrist spinner|wrist spinners",
		{ against: { bowl_style: ["Legbreak", "Legbreak googly"] } },
		{ bowl_style: ["Legbreak", "Legbreak googly"] },
	],
	[
		"off spin|off spinner|off spinners|offspinner|offie|offies|off break|offbreak|off spin bowling|offspin|offspinners",
		{ against: { bowl_style: "Right-arm offbreak" } },
		{ bowl_style: "Right-arm offbreak" },
	],
	[
		"left arm spin|left arm spinner|left arm spinners|slow left arm|left arm orthodox|slow left arm orthodox|slow left armer|slow left armers|left arm orthodox spinner|left arm orthodox spinners|slow left arm spin|slow left arm bowlers",
		{ against: { bowl_style: "Slow left-arm orthodox" } },
		{ bowl_style: "Slow left-arm orthodox" },
	],
	[
		"left arm wrist spin|left arm wrist spinner|left arm wrist spinners|chinaman|chinaman bowler|chinaman bowlers|left arm unorthodox",
		{ against: { bowl_style: "Left-arm wrist-spin" } },
		{ bowl_style: "Left-arm wrist-spin" },
	],
	[
		"left arm pace|left arm pacer|left arm pacers|left arm seamer|left arm seamers|left arm quick|left arm quicks|left arm fast|left arm fast bowlers|left arm fast bowler|left arm seam|left armer|left armers|left arm fast medium|left arm pace bowlers|left arm quick bowlers",
		{ against: { bowl_style: ["Left-arm fast", "Left-arm fast-medium", "Left-arm medium-fast", "Left-arm medium"] } },
		{ bowl_style: ["Left-arm fast", "Left-arm fast-medium", "Left-arm medium-fast", "Left-arm medium"] },
	],
	[
		"wicketkeeper|wicketkeepers|keeper|keepers|wicket keeper|wicket keepers|keeper batter|wicketkeeper batter|keeper batters|wicketkeeper batters|stumper|glovemen|gloveman|keeper batsman|wicketkeeping|keepers only|designated keepers",
		{ role: "wicketkeeper" },
	],
	["all rounder|all rounders|allrounder|allrounders|all rounder players", { role: "all_rounder" }],
	["january", { month: 1 }],
	["march", { month: 3 }],
	["april", { month: 4 }],
	["may", { month: 5 }],
	["june", { month: 6 }],
	["september", { month: 9 }],
	["october", { month: 10 }],
	["november", { month: 11 }],
	["in march", { month: 3 }],
	["in april", { month: 4 }],
	["in may|month of may", { month: 5 }],
	["in june", { month: 6 }],
	["in september", { month: 9 }],
	["in october", { month: 10 }],
	["in november", { month: 11 }],
	[
		"opening match|opening game|tournament opener|curtain raiser|first match of the season|season opener|opening fixture|opening match of|opening day|first game of the season|opener match",
		{ day_of_season: 1 },
	],
	[
		"inaugural season|inaugural edition|first edition of the ipl|inaugural ipl|the first ipl season|inaugural ipl season|very first season|the very first season",
		{ season: 2008 },
	],
	[
		"last over|final over|20th over|twentieth over|20th overs|last overs|final overs|over 20|over twenty|over number 20",
		{ overs: 20 },
	],
	[
		"first over|1st over|opening over|first overs|opening overs|over one|over 1|over number one|over number 1",
		{ overs: 1 },
	],
];
