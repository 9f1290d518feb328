import type { Piece } from "../../pieces.ts";
import { best, bowler, form, link, measure, noun, skip, unit } from "../forms/pieces.ts";

type Row = readonly [string, ...Piece[][]];
const figures = (bounds: Record<string, { from?: number; to?: number }>): Piece => ({
	is: "where",
	any: [{ figures: bounds }],
});

/** Figures and outcomes as journalists and fans of Britain, Australia, America and India call them. */
const FIGURES: readonly Row[] = [
	[
		"thrash|thrashed|thrashing|hammering|crush|routed|trounced|trounce|whipped|demolished|destroyed|annihilated|humbled|stunned|upset|edge out|edged out|pipped|toppled|overpowered|outplayed|outclassed|conquered|subdued|saw off|see off|sank|sunk|mauled|licked|bested|knocked out|eliminated|ousted|dumped out|sent packing",
		[measure("wins"), link("against")],
	],
	[
		"hammered|hammer|walloped|smashed|clobbered|thumped|pumped|spanked|flogged|whacked|belted|battered|rolled|tonked|edged|crushed|pummelled|put away|knocked off|got past|get past",
		[skip],
		[measure("wins"), link("against")],
	],
	[
		"lost out to|went down to|go down to|fell to|succumbed to|bowed to|surrendered to|capitulated to|were beaten by|was beaten by|been beaten by|got beaten by|got thrashed by|got hammered by",
		[measure("losses"), link("against")],
		[measure("dismissals"), link("by")],
	],
	[
		"thrashing|hiding|drubbing|hammering|walloping|pasting|caning|shellacking|flogging|trouncing|mauling|belting|demolition|rout|thumping|pumping",
		[measure("win_by_runs")],
	],
	[
		"biggest hiding|biggest thrashing|biggest drubbing|biggest hammering|biggest walloping|biggest mauling|heaviest thrashing|biggest shellacking|worst hiding|biggest flogging|biggest pasting|biggest rout|most one sided win|biggest margin of victory|largest margin of victory|widest margin of victory|widest winning margin|biggest winning margin|largest winning margin|biggest win|largest win|biggest victory|most emphatic win",
		[best("high"), measure("win_by_runs")],
	],
	[
		"hammered for|was hammered for|smashed for|carted for|taken for|clobbered for|pummelled for|tonked for|thumped for|walloped for|plundered for|been hammered for|got hammered for|got smashed for|cop|copped|copping|ship|shipped|shipping|leak|leaking|been taken for|been hit for|been smashed for|been clobbered for|served up for|dished out|dish out|give up|gave up|given up|bleed|bled",
		[measure("runs_conceded")],
	],
	["tonk|tonks|bombs|dingers|dinger|homers|homer|home runs|home run|big ones|maxes|moonshots", [measure("sixes")]],
	[
		"over the rope|over the ropes|into the stands|into the crowd|out of the park|out of the ground|over the fence",
		[measure("sixes")],
		[skip],
	],
	[
		"auction|auctions|mega auction|mini auction|at the auction|in the auction|auction table",
		[skip],
		[measure("price")],
	],
	[
		"dosh|dough|cash|moolah|lolly|coughed up|cough up|splashed out|splash out|splashed|shelled out|shell out|forked out|fork out|paid out|bid|winning bid|signed for|snapped up for|bought|purchased|purchase price|went under the hammer for|hammer price|going rate|wages|pay packet|pay cheque|contract",
		[measure("price")],
		[skip],
	],
	[
		"effected the most dismissals|effected most dismissals|effected dismissals|most dismissals by a keeper|most dismissals by a wicketkeeper|most dismissals as a keeper|most dismissals as keeper|made the most dismissals|most dismissals behind the stumps|most victims behind the stumps",
		[best("high"), measure("fielding_dismissals")],
	],
	[
		"whether out or not out|whether or not out|whether not out or out|out or not out|not out or out|out or unbeaten|dismissed or not|whether dismissed or not",
		[skip],
	],
	[
		"nicked off|nicked behind|nicked out|nicked one|nicked it",
		[{ is: "outside", why: "The record does not hold that" }],
	],
	["knock off|knocked off|knocking off", [measure("runs")]],
	[
		"nicked|pinched|swiped|or is that a myth|or is it a myth|or is this a myth|or is that just a myth|myth or fact",
		[skip],
	],
	["stranded|left stranded|left high and dry|left unbeaten|stranded not out", [measure("not_outs")], [skip]],
	[
		"aggregate of runs|run aggregate of|aggregate in runs|sum of runs|total of runs|runs total|total runs|tally of runs|aggregate runs scored",
		[measure("runs")],
	],
	["boundary fours|4 runners|fours hit", [measure("fours")]],
	["daddy hundreds|daddy hundred|three figures", [measure("hundreds")]],
	["golden blob|golden quack|first ballers|first baller", [measure("golden_ducks")]],
	["quack|quacks|eggs|big zero|zero runs|for naught|naught|donuts|doughnuts|doughnut|nuffin", [measure("ducks")]],
	["scalpings|sticks|timber|poles taken|victims claimed|wickets bagged", [measure("wickets")]],
	["pouches|snaffles|snaffled|grabs|specs|speccies|chances held|chances taken", [measure("catches")], [skip]],
	["run outs pulled off|run outs done|run outs inflicted", [measure("run_outs_made")]],
	["econ rate|run leak|miserliness|runs per six balls", [measure("economy")]],
	["bpw", [measure("bowling_strike_rate")]],
	["runs per innings out", [measure("batting_average")]],
	["gongs|gong|potm gongs|player of the match gongs|match awards won|mom gongs", [measure("player_of_match")]],
	[
		"silverware|ipl silverware|the cup|the trophy|the pot|the crown|the big one|the ipl crown|the ipl cup|ipl flags|flags|flag|pennants|pennant|premierships|premiership|rings",
		[measure("titles")],
	],
	[
		"lift it|lifted it|win it|won it all|lift the pot|lifted the cup|lift the cup|lifts the cup|lifting the cup|win the cup|wins the cup|winning the cup|hoisted the trophy|hoist the trophy|raised the trophy|raise the trophy|picked up the trophy|bag the trophy|bag the cup|bagged the cup|took home the trophy|take home the trophy|took home the cup|took the trophy|take the trophy|brought home the trophy|been champs|be champs|become champs|became champs|go all the way|gone all the way|went all the way|won it all|win it all|won the whole thing|won the lot|won the big one|ruled the roost|got their hands on the trophy|get their hands on the trophy|reigned supreme|claimed the title|claim the title|claimed the trophy|secured the title|sealed the title|were victorious in the tournament|triumphed in the tournament",
		[measure("titles")],
	],
	[
		"who took the cup|who lifted the cup|who took home the trophy|who got the trophy|who bagged the trophy|who won the whole thing|who won it|who won it all|who were the champs|who was champ|who were champs|who became champs|who went all the way|who claimed the title|who clinched the title|who hoisted the trophy|who picked up the trophy|who were crowned champions|who was crowned champion",
		[{ ...noun("team"), asked: true } as Piece, measure("titles")],
	],
	[
		"the champs|reigning champions|defending champions|eventual champions|eventual winners|title holders",
		[noun("team"), measure("titles")],
		[{ is: "step", field: "team", concept: "titles", own: false }],
	],
	[
		"take part|took part|taken part|takes part|taking part|participate|participated|took the field|take the field|taken the field|turn up|show up|got a game|get a game|got games|laced up|suited up|pulled on the shirt|walked out|runs out for|ran out for",
		[measure("matches")],
		[skip],
	],
	["brought up his hundred|brought up a hundred|went past fifty", [measure("fifty_plus")]],
	[
		"ground out a duck|out without troubling the scorers|without troubling the scorers|did not trouble the scorers|failed to open his account|without opening his account",
		[measure("ducks")],
	],
	[
		"produced a result|that produced a result|produced a winner|yielded a result|that yielded a result|which produced a result|matches that produced a result|reached a result|ended in a result",
		[{ is: "where", any: [{ figures: { decided: { from: 1 } } }, { result: ["won", "lost"] }] }],
	],
	[
		"rolled for|rolled over for|shot out for|bundled out for|routed for|knocked over for|dismissed for just|skittled out for|blown away for|folded for|collapsed to|collapsed for|razed for",
		[figures({ wickets: { from: 10 } }), measure("totals")],
	],
	[
		"shot out|bundled out|blown away|knocked over as a team|wiped out",
		[measure("all_outs")],
		[figures({ wickets: { from: 10 } })],
	],
	[
		"every stand|every partnership|all their stands|all their partnerships|all stands|all partnerships|every stand together",
		[measure("stands")],
	],
];

/** People and sides by the words of the street. */
const NOUNS: readonly Row[] = [
	[
		"boy|boys|lad|lads|kid|kids|bloke|blokes|guys|dude|dudes|fella|fellas|fellow|fellows|chap|chaps|gent|gents|sportsman|sportsmen|youngster|youngsters|human|cricketer|fieldsman|fieldsmen|glovemen",
		[noun("player")],
		[skip],
	],
	[
		"mob|mobs|crew|crews|gang|gangs|unit|units|club side|club sides|franchisee|franchisees|ball club|ballclub|city team",
		[noun("team")],
	],
	[
		"batters up|batswoman|bat swinger|willow wielders|stroke maker|stroke makers|strokeplayer|slugger|sluggers|six smasher",
		[noun("player", "batting")],
	],
	[
		"bowling man|wicket takers|trundler|trundlers|twirler|twirlers|spearhead|strike bowler|strike bowlers|quickie|quickies|tweaker|tweakers",
		[bowler],
	],
	["arena|arenas", [noun("ground")]],
	["edition|instalment|installment|renewal|iteration", [noun("season")]],
	["whod|who did|whove|whove all|whos got|who got|who has got|who have", [form("who")]],
	[
		"who one the|who one",
		[{ ...noun("team"), asked: true } as Piece, measure("wins")],
		[{ ...noun("team"), asked: true } as Piece, measure("titles")],
	],
];

/** One innings, one season, one match: with a figure and in other words. */
const UNITS: readonly Row[] = [
	[
		"in 1 innings|in 1 inning|1 innings|one knock|in one knock|in a single knock|in one dig|in one hit|in a single visit|in one visit|one innings|per visit",
		[unit("innings")],
	],
	[
		"in 1 match|in 1 game|1 game|in one ipl match|in one ipl game|in a single ipl match|in a single ipl game|in one fixture|in one outing|in the one game|in one contest",
		[unit("match")],
	],
	["in 1 over|1 over|in one set of six|in six balls|off six balls|in an ipl over|in one ipl over", [unit("over")]],
	[
		"in 1 season|1 season|in 1 year|in 1 ipl|in 1 edition|in one edition of the ipl|in a single ipl season|in one ipl campaign|in one go round|in one instalment|in the one season|in a given season|season best|season record|during one season|during a season|during a single season|over one season|over a season|across a season|across one season|in one and the same year",
		[unit("season")],
	],
	["per season best", [unit("season")]],
];

/** Words that ask for a figure, and words that compare it. */
const ASKED: readonly Row[] = [
	[
		"exact figure|exact number|the exact figure|the exact number|exact tally|exact total|exact count|precise figure|precise number|correct figure|correct number|actual figure|actual number|real figure|real number|true figure|exact amount|exact score",
		[form("count"), form("exact")],
	],
	[
		"whats the number|what is the number|what was the number|give me the number|give the number|state the number|what was the figure|whats the figure|what is the figure|whats the count|whats the total|whats the tally|how many exactly|exactly how many|just how many|quite how many|precisely how many|how many in total|how many altogether|how many in all|howmany",
		[form("count")],
		[skip],
	],
	["didnt|hasnt|isnt|wasnt|havent|arent|doesnt|werent|hadnt|dont", [form("yes_no")], [{ is: "without" }]],
	[
		"can it be right that|can it really be|can it be|could it be|could it be true that|might it be true that|is it possible that|is it really so that|is it accurate that|is it accurate to say|would i be right|would i be correct|am i correct|am i correct that|would it be accurate to say|is it fair to say that|is it safe to say|can we say that|can i say that|can you verify that|verify that|is it known that|do i have it right that|have i got it right that|did it happen that|true that",
		[form("yes_no")],
		[skip],
	],
	["not any|not one", [form("none")]],
	[
		"the bulk of|the lions share of|what part of|what portion of|how big a share of|how large a share of|what fraction of|in what share of|in per cent|in percent|as a percentage|expressed as a percentage|as a percentage of|as a share of",
		[form("share")],
	],
	[
		"in succession|on the bounce|on the spin|back to back to back|in one go|one after the other|without defeat|unbroken",
		[form("in_a_row")],
	],
	["lengthiest|most extended|record breaking", [best("high")]],
	[
		"highest ever|all time high|all time highest|most ever|most of all time|all time most|all time leading|tip top|numero uno|no 1|number uno|the king of|king of|leader in|leader for|leads in",
		[best("high")],
	],
	["all time low|all time lowest|fewest ever|lowest ever", [best("low")]],
	[
		"got more|who has more|who got more|has got more|which has more|which one has more|who boasts more|who can boast more",
		[{ is: "more", way: "high" }],
	],
];

export const SLANG: readonly Row[] = [...FIGURES, ...NOUNS, ...UNITS, ...ASKED];
