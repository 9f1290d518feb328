import type { MeasureKey } from "./measures.ts";

/** How people ask for each, the longest phrase wins. Singular and plural both stand here: a question is not stemmed. */
export const MEASURE_PHRASES: readonly (readonly [string, MeasureKey])[] = [
	[
		"runs|run|run tally|run aggregate|aggregate|run count|runs scored|run total|total runs|runs total|aggregate of runs|sum of runs|batting tally|runs in total|runs tally|run haul|run output|runs made|scored|score runs|scoring",
		"runs",
	],
	[
		"run scorer|run scorers|run maker|run makers|run getter|run getters|scorer|scorers|run scoring|runmaker|run gatherer|run machine of|run accumulator|runscorer|run chart|runs chart|runs list|outscored|outscore|outscores|more prolific|prolific|scoring chart",
		"runs",
	],
	[
		"highest score|high score|top score|best score|highest individual score|highest individual innings|individual score|individual knock|individual innings|best knock|highest knock|biggest knock|biggest score|top knock|best innings|highest innings|biggest innings|career best score|personal best|hs|top individual score|biggest individual score|greatest score|largest score|largest individual score|max score|maximum score|best with the bat|highest ever score|most runs in an innings|most runs in one innings|most runs in a single innings|most runs in a match|biggest individual knock|top innings",
		"highest",
	],
	["batting average|bat average|average with the bat|runs per dismissal|batting avg|ave with the bat", "average"],
	["average|avg|ave|averaged|averages|averaging", "average"],
	[
		"strike rate|sr|striking rate|strikerate|scoring rate|strike rate with the bat|batting strike rate|runs per hundred balls|runs per 100 balls|scoring speed",
		"strike_rate",
	],
	[
		"hundreds|hundred|centuries|century|tons|ton|100s|100|three figure scores|three figure innings|three figures|triple figure scores|triple figures|individual tons|individual hundreds|individual centuries|centurions|hundreds scored|three figure knocks|triple figure innings",
		"hundreds",
	],
	[
		"fifties|fifty|half centuries|half century|half tons|half ton|50s|half hundreds|half hundred|halfcenturies",
		"fifties",
	],
	[
		"50 plus|50+|fifty plus|50 or more|fifty or more|50+ scores|50 plus scores|fifty plus scores|scores of 50 or more|scores of fifty or more|scores of 50 plus|scores of fifty plus|50 or better|fifties and hundreds|half centuries or better|innings of 50 or more|fifty plus innings|50+ innings|50 plus innings|50+ knocks|fifty or better|innings of fifty or more|knocks of 50 or more|50 and above|scores of fifty and above|passed 50|passed fifty|crossed fifty|crossed 50|past fifty|past 50",
		"fifty_plus",
	],
	[
		"ducks|duck|scores of nought|noughts|out for 0|out for zero|dismissed for 0|dismissed for zero|dismissed for nought|zeros|blobs|out without scoring|dismissed without scoring|failed to score",
		"ducks",
	],
	[
		"golden ducks|golden duck|first ball ducks|first ball duck|out first ball|dismissed first ball|first ballers|out off the first ball|first ball dismissals|first ball",
		"golden_ducks",
	],
	["fours|four hits|4s|boundary fours|boundaries fours|fours hit|hits to the rope|boundary fours hit", "fours"],
	[
		"sixes|six|6s|maximums|maximum|sixers|big hits|six hitting|six hitter|six hitters|sixes hit|over the ropes|hits over the rope|sixer|six hits|most maximums",
		"sixes",
	],
	["boundaries|boundary|boundary hits|fours and sixes|fours plus sixes|4s and 6s|boundary count", "boundaries"],
	[
		"not outs|not out|unbeaten|unbeaten innings|remained unbeaten|remained not out|red inks|times not out|undefeated innings|stayed unbeaten|stayed not out|finished not out",
		"not_outs",
	],
	[
		"balls faced|deliveries faced|balls batted|faced balls|number of balls faced|balls|deliveries|faced the most balls|faced most balls|most balls faced",
		"balls_faced",
	],
	["innings|innings batted|batting innings|times batted|knocks|visits to the crease|trips to the crease", "innings"],
	[
		"wickets|wicket|scalps|scalp|wkts|wkt|wicket tally|haul of wickets|victims|wickets taken|wickets haul|wicket haul|wicket count|wickets tally|poles|wickets total|batsmen removed|batters removed|batsmen dismissed|wickets in total|total wickets|wicket total|scalped|haul|wickets list|sticks",
		"wickets",
	],
	[
		"wicket taker|wicket takers|wickettaker|wicket getter|leading bowler|top bowler|best bowler by wickets|wicket taking|most successful bowler|wicket chart|bowling chart|wicket takers list",
		"wickets",
	],
	[
		"economy|economy rate|econ|er|runs per over|rpo|runs an over|economical|thrifty|thriftier|thriftiest|miserly|most economical|stingiest|tightest|cheapest bowler|meanest|tight|stingier|tighter|meaner|parsimonious|frugal|thrift|runs conceded per over|runs conceded an over|conceded per over|goes for per over|gone for per over",
		"economy",
	],
	[
		"bowling average|average with the ball|bowling avg|runs per wicket|cost per wicket|runs each wicket|bowl average",
		"bowling_average",
	],
	[
		"bowling strike rate|balls per wicket|strike rate with the ball|strike rate as a bowler|strike rate bowling|bowling sr|deliveries per wicket",
		"bowling_strike_rate",
	],
	[
		"best figures|best bowling|best bowling figures|bowling figures|best return|best spell|best analysis|best haul|bbi|bbf|best bowling return|best bowling performance|best match figures|best innings figures|finest figures|finest spell|best with the ball|best bowling analysis|bowling best|best bowling spell|best in an innings|best bowling in an innings|best bowling in a match|figures|best innings bowling|best return wickets for runs|career best figures|career best bowling|bowling record in an innings",
		"best",
	],
	[
		"three wicket hauls|three wicket haul|3 wicket hauls|three fers|three fors|3 fers|3w|3 wickets hauls",
		"three_wickets",
	],
	[
		"four wicket hauls|four wicket haul|4 wicket hauls|4 wicket haul|four fers|four fors|fourfers|4 fers|4w|four wickets in an innings|4 wickets in an innings|four fer|4 fer|exactly four wickets|4wi|four wickets hauls",
		"four_wickets",
	],
	[
		"five wicket hauls|five wicket haul|5 wicket hauls|5 wicket haul|five fers|five fors|fifers|fifer|5 fers|5w|five wickets in an innings|5 wickets in an innings|five fer|michelle|5 fer|fiver|five for|5wi|5w hauls|five wickets hauls|five wicket innings|five wickets or more|5 wickets or more|five plus wickets|taken five|took five|takes five|five wickets",
		"five_wickets",
	],
	[
		"four wickets or better|four or more wickets|four wickets or more|4 wickets or more|four plus wickets|four wickets plus|4+ wicket hauls|four plus wicket hauls|hauls of four or more|4 or more wickets|innings of four wickets or better|innings of four wickets or more|4 wickets or better|hauls of four or better|at least four wickets|4+ wickets|four or better|four wicket hauls or better|four wicket hauls or more|4 plus wickets",
		"four_plus",
	],
	["maidens|maiden|maiden overs|maiden over", "maidens"],
	["dot balls|dots|dot ball|dot deliveries|scoreless balls", "dots"],
	["runs conceded|runs given|conceded runs|conceded|runs leaked|leaked|runs given away|given away", "runs_conceded"],
	["balls bowled|deliveries bowled|legal balls|legal deliveries", "balls_bowled"],
	[
		"overs bowled|overs sent down|overs has|overs did|how many overs|overs in total|total overs|number of overs|overs delivered",
		"overs",
	],
	["sixes conceded|hit for six|hit for most sixes|sixes given|sixes leaked|sixes given away", "sixes_conceded"],
	["fours conceded|fours given", "fours_conceded"],
	["wides|wides bowled", "wides"],
	["hat tricks|hat trick|hattricks|hattrick|three in three|three in a row wickets", "hat_tricks"],
	["catches|catch|catches taken|catches held|grabs|outfield catches|catches in the field", "catches"],
	["stumpings|stumping|stumped victims", "stumpings"],
	["run outs|run out|runouts|runout", "run_outs"],
	[
		"dismissals as keeper|wicketkeeping dismissals|keeper dismissals|dismissals behind the stumps|victims behind the stumps|dismissals as wicketkeeper|keeping dismissals|wicket keeping dismissals|catches and stumpings",
		"keeping",
	],
	[
		"matches|match|games|game|appearances|appearance|caps|fixtures|fixture|matches played|games played|ipl appearances|outings|appeared|encounters|meetings|times met|played|clashes|contests|times have they met|meeting",
		"matches",
	],
	[
		"player of the match|man of the match|potm|mom|mom awards|potm awards|man of the match awards|player of the match awards|match awards|pom|man of match|player of match|mvp awards|man of the match trophies|player of the match trophies|pom awards|match honours",
		"player_of_match",
	],
	["seasons|editions|campaigns|different seasons|seasons played", "seasons"],
	["teams|franchises|clubs|sides", "teams"],
	[
		"how many teams|how many franchises|how many sides|how many clubs|number of teams|number of franchises|number of sides|different teams|different franchises|different sides|how many different teams|how many different franchises|how many different sides|how many ipl teams|which teams|which franchises|all the teams",
		"clubs",
	],
	["all out|bowled out|been bowled out|skittled|rolled over", "all_outs"],
	[
		"wins|win|won|victories|victory|beaten|beat|defeated|got the better of|get the better of|getting the better of|triumphs|successes|matches won|games won|winning|triumphed|victorious|prevailed|has beaten|overcome|overcame|beats|came out on top|got the better|bettered|conquered|win count|triumph|victor|went to|gone the way of|wins against",
		"won",
	],
	[
		"losses|lost|defeats|defeat|loss|lose|matches lost|games lost|losing|been beaten|lost to|beaten by|defeated by|gone down|went down|lost against|setbacks|reverses",
		"lost",
	],
	[
		"win percentage|win rate|winning percentage|success rate|win ratio|win percent|win %|winning rate|percentage of matches won|percentage of games won|share of matches won|share of wins|percent of matches won|winning ratio|victory rate|wins percentage|percentage of wins|win pct",
		"win_percentage",
	],
	[
		"titles|title|trophies|trophy|cups|cup|championships|championship|crowns|crown|ipl titles|ipl trophies|triumphs in the final|titles won|pieces of silverware|silverware|ipls won|ipl wins|lifted the trophy|lifted the cup|lift the trophy|lift the cup|trophy cabinet|crowned|champions|champion|win the ipl|won the ipl|won the trophy|won the title|won the cup|took the cup|took the title|took the trophy|win the title|win the trophy|win the cup|won it all|winners|winner|be champions|become champions|became champions|won the tournament|won the league|win the league|title winners|title winner|ipl winner|ipl winners|ipl champions|ipl champion|winning team|tournament winners|title wins|title win|won the championship|claimed the title|claimed the trophy|claim the title|claimed the crown|bagged the trophy|bagged the title|took home the trophy|conquered the ipl|defending champions|title holders|holders|finals won|won finals|final wins",
		"titles",
	],
	[
		"runners up|runner up|losing finalist|losing finalists|beaten finalist|beaten finalists|lost the final|lose the final|second place|lost in the final|lose in the final|finished second|defeated finalist|beaten in the final|came second|silver medallists|final losers|losing side in the final|lost the title match|defeated in the final|losers of the final",
		"finals",
	],
	[
		"finals|finals reached|finals played|reached the final|reach the final|made the final|make the final|final appearances|title matches|summit clashes|appearances in finals|final|been in the final|got to the final|played in the final|reached finals|made it to the final|title deciders|qualified for the final",
		"finals",
	],
	[
		"reached the playoffs|made the playoffs|reach the playoffs|make the playoffs|playoff appearances|qualified for the playoffs|playoffs reached|playoff seasons|playoffs made|playoff finishes|reached the knockouts|into the playoffs|made it to the playoffs",
		"playoff_seasons",
	],
	[
		"toss|toss winners|toss winner|toss winning|winners of the toss|tosses won|won the toss|tosses|toss wins|toss won|win the toss|winning the toss|coin tosses",
		"tosses",
	],
	[
		"highest total|highest team total|biggest total|highest team score|biggest team score|top total|top team score|largest total|team total|biggest innings total|highest innings total|largest team total|best total|record total|highest score by a team|biggest score by a team|team score|most runs by a team|biggest team total|best team score|highest score as a team|most runs in an innings by a team|greatest total|mammoth total|score by any team|score by any side|highest score by any side|innings total|highest chase|highest successful chase|successful chase|highest run chase|biggest chase|biggest successful chase|record chase|best chase|highest target chased|largest chase|greatest chase|biggest run chase|highest successful run chase|largest successful chase|highest score chased|largest run chase|highest total chased|biggest total chased|biggest target chased|lowest total defended|lowest defended total|lowest score defended|smallest total defended|largest team score|highest by a team|highest team innings|biggest team innings|total|totals|largest innings total|biggest total ever",
		"highest_total",
	],
	[
		"lowest total|lowest team total|lowest team score|smallest total|lowest score by a team|lowest completed total|lowest all out total|lowest innings total|poorest total|lowest score|fewest runs by a team|worst total|bowled out for the least|smallest team score|least runs by a team|lowest all out|all out for|lowest|smallest team total|least total|worst team total|worst team score|cheapest all out|minimum total|lowest ever total|smallest completed total",
		"lowest_total",
	],
	[
		"average first innings score|average first innings total|first innings average|first innings score|average score batting first|par score|typical first innings total|mean first innings score|mean first innings total|first innings average score|average first innings|avg first innings score|first innings total|average total batting first|typical score batting first|average 1st innings score|1st innings average|par first innings score|mean score batting first|typical first innings score|first innings mean|usual first innings score|average of first innings totals|avg 1st innings|average opening innings|avg first innings|average first innings tally|normal first innings score|first innings par",
		"first_innings",
	],
	[
		"average second innings score|second innings average|average second innings total|mean second innings total|average 2nd innings score",
		"second_innings",
	],
	[
		"wins batting first|won batting first|victories batting first|matches won batting first|games won batting first|won by the side batting first|won by the team batting first|times has the side batting first won|wins for the side batting first|batting first wins|won by teams batting first|successes batting first|wins defending|won defending|totals defended|successful defences|won while batting first|wins by teams batting first|wins for teams batting first|wins by the side batting first|defended successfully|side batting first won|team batting first won|team batting first has won|side batting first has won|sides batting first won|teams batting first won|the side that batted first won",
		"bat_first_wins",
	],
	[
		"wins chasing|won chasing|victories chasing|matches won chasing|games won chasing|won by the side batting second|won by the chasing side|wins for the chasing side|successful chases|wins batting second|won batting second|chases won|won by the team batting second|won by the chasing team|chasing wins|won by teams chasing|wins by the chasing side|wins by chasing teams|wins for chasing teams|successful run chases|won by chasing sides|chased down|targets chased|wins for the team batting second|won while chasing|chasing side won|chasing team won|team chasing won|side chasing won|chasing side has won|team batting second won|side batting second won|team batting second has won|won by the team chasing|team chasing has won|chasing teams won|side batting second has won|sides chasing won|chasers won|chasers",
		"chase_wins",
	],
	[
		"totals of 200|200 plus totals|200+ totals|totals over 200|200 totals|scores of 200 or more|200 plus scores|200+ scores|totals of 200 or more|team totals of 200|times 200|innings of 200 or more|200 or more|200s|200 run totals|200 plus|200+|totals above 200|crossed 200|passed 200|breached 200|double hundred totals|200 and above|totals of 200 plus|team scores of 200|scored 200|200 runs or more",
		"totals_200",
	],
	["ties|tied matches|super overs|super over|tied games|tied|tie|matches tied|one over eliminators", "ties"],
	[
		"partnership|partnerships|stand|stands|association|partnership runs|batting partnership|stand of|pairing|alliance|tandem|runs together|together|batting together|run stand|collaboration|runs in partnership|batted together|pair|duo|combined|put on|shared|added together|with the bat together|batting partner|partner|partners",
		"stand",
	],
	[
		"fastest fifty|quickest fifty|fastest half century|quickest half century|fastest 50|quickest 50|speediest fifty|fastest fifties|swiftest fifty|quickest half ton|rapid fifty|speediest half century|swiftest half century|quickest fifties|slowest fifty|slowest half century|slowest 50",
		"fastest_fifty",
	],
	[
		"fastest hundred|quickest hundred|fastest century|quickest century|fastest 100|fastest ton|quickest ton|quickest 100|speediest hundred|speediest century|swiftest hundred|swiftest century|speediest ton|slowest hundred|slowest century|slowest ton|slowest 100",
		"fastest_hundred",
	],
	[
		"winning streak|winning run|wins in a row|consecutive wins|straight wins|successive wins|unbeaten run of wins|run of wins|sequence of wins|sequence of straight wins|streak of wins|wins on the trot|win streak|consecutive victories|straight victories|successive victories|victories in a row|wins on the bounce|back to back wins|victories on the trot|wins without a break|unbroken run of wins|string of wins|longest winning sequence|winning sequence|consecutively won|matches won in a row|games won in a row|won in a row|won on the trot|run of victories|streak of victories|string of victories|chain of wins|uninterrupted wins|games in a row won|longest run of wins|unbeaten streak|unbeaten run|undefeated run|undefeated streak|run without defeat",
		"win_streak",
	],
	[
		"losing streak|losing run|losses in a row|consecutive losses|straight losses|straight defeats|defeats in a row|consecutive defeats|successive defeats|sequence of straight defeats|run of defeats|run of losses|losses on the trot|defeats on the trot|loss streak|successive losses|sequence of defeats|losing sequence|streak of losses|streak of defeats|lost in a row|lost on the trot|matches lost in a row|games lost in a row|string of defeats|string of losses|losses on the bounce|defeats on the bounce|back to back losses|chain of losses|chain of defeats",
		"loss_streak",
	],
	[
		"dismissed|dismissal|dismissals|out|got out|fallen to|fallen|fell|fell to|removed|sent back|nemesis|bunny|times out|got rid of|gotten out|accounted for|knocked over|outs|dismiss|dismissing|had his number|taken the wicket of|got the wicket of|taken his wicket|got him out|been out|succumbed|succumbed to|undone by|troubled|sent packing|castled|got him|caught out by|victim of|favourite victim|favorite victim|most frequent victim",
		"outs",
	],
	[
		"win by runs|margin by runs|victory by runs|margin of victory by runs|biggest win by runs|largest win by runs|runs margin|winning margin in runs|victory margin in runs|margin in runs|biggest victory by runs|biggest margin by runs|heaviest defeat by runs|largest victory by runs|highest win by runs|biggest win|biggest victory|largest victory|largest margin|biggest margin|winning margin|victory margin|margin of victory|largest win|margin|heaviest defeat",
		"margin_runs",
	],
	[
		"biggest win by wickets|win by wickets|victory by wickets|won by wickets|margin by wickets|largest win by wickets|biggest victory by wickets",
		"margin_wickets",
	],
	[
		"price|auction price|cost|paid for|fetch|fetched|sold for|bought for|expensive|costliest|dearest|priciest|price tag",
		"price",
	],
];
