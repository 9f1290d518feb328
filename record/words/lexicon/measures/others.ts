import type { Concept } from "./concept.ts";

/** Figures of fielders, pairs, overs, awards, prices, and what counts rows of any kind. */
export const othersConcepts: Record<string, Concept> = {
	matches: {
		words:
			"matches|match|games|game|appearances|appearance|caps|matches played|games played|fixtures|outings|contests|ties played|maidan|mukable|encounters|meetings|times met|met|outing|match count|matchs|mat",
		senses: ["appearances.matches", "sides.matches", "matches.matches"],
		counts: true,
	},
	catches: {
		words:
			"catches|catch|catches taken|catches held|ct|pouched|catching|kaich|caught catches|grabs|catches in the field|outfield catches",
		senses: ["fielding.catches"],
	},
	stumpings: { words: "stumpings|stumping|stumpings made|stumps taken", senses: ["fielding.stumpings"] },
	run_outs_made: {
		words:
			"run outs effected|involvements in run outs|run out involvements|involved in run outs|hand in run outs|had a hand in|run outs had a hand in|run outs involving|direct hits and assists|run outs completed|run outs contributed to|run outs credited to|part in run outs|run outs made|run outs in the field|run outs as a fielder|run outs as fielder|run outs involved in|run outs executed|had a hand in run outs|run outs inflicted|run outs affected",
		senses: ["fielding.run_outs"],
	},
	fielding_dismissals: {
		words:
			"keeping dismissals|catches plus stumpings|stumpings and catches|stumpings plus catches|dismissals with the gloves|glove dismissals|dismissals effected|dismissals effected by keepers|keeper victims|victims behind the stumps|dismissals behind the stumps|catches and stumpings|dismissals as keeper|dismissals as a keeper|wicketkeeping dismissals|keeper dismissals|dismissals as wicketkeeper|dismissals as a wicketkeeper",
		senses: ["fielding.dismissals"],
	},
	victims: {
		words: "victims|victim|batters out|batters dismissed|men dismissed",
		senses: ["dismissals.credited", "bowling.wickets"],
		counts: true,
		beside: ["wickets", "dismissals"],
	},
	dismissals: {
		words:
			"dismissals|dismissal|dismissed|dismiss|got him|get him out|got out|get out|fallen to|fall to|fell to|removed|outs|get him|been out|got rid of|dismisses|out|been dismissed|was out|accounted for|got the wicket of|take the wicket of|took the wicket of|trapped|remove|falls to|has got|had out|get the wicket of|fallen",
		senses: ["dismissals.count", "batting.outs"],
		counts: true,
		line: { figures: { outs: { from: 1 } } },
		beside: ["wickets"],
	},
	player_of_match: {
		words:
			"player of the match awards|potms|pom awards won|man of the match trophies|mom award|player of the match trophies|player of match awards|player of match award|pom award|potm award|mvp|mvps|man of match awards|man of match award|player of the match titles|player of the match|man of the match awards|man of the match|mom awards|mom|pom|potm|player of match|player of the match award|man of the match award|motm|mvp awards|match awards|player of the game|player of the match honours|best player award|award for best player|man of the match prizes|match award|pom awards|potm awards|man of match|man of the matches|player of the matches|match honours|player of the match prizes|motm awards",
		senses: ["awards.player_of_match"],
		counts: true,
		beside: ["wins"],
	},
	orange_caps: {
		words: "orange caps|orange cap|orange cap wins",
		senses: ["awards.orange_caps"],
		counts: true,
		beside: ["wins"],
	},
	purple_caps: {
		words: "purple caps|purple cap|purple cap wins",
		senses: ["awards.purple_caps"],
		counts: true,
		beside: ["wins"],
	},
	stands: {
		words:
			"stands|stand|partnerships|partnership|partnered|batted together|bat together|alliances|partnership stands|associations|saajhedari|stood together",
		senses: ["stands.count"],
		counts: true,
		figure: "runs",
	},
	partnership_runs: {
		words:
			"partnership runs|runs together|runs in partnership|runs added|add together|added together|runs as a pair|put on together|total partnership runs|runs in their stands|runs in partnerships|runs in stands|runs as partners|added runs|put on|partnership total|pair runs|together runs|stand total|runs in tandem|runs as a partnership|runs between|partnership aggregate",
		senses: ["stands.runs"],
		beside: ["stands", "runs"],
	},
	highest_stand: {
		words:
			"highest stand|highest partnership|best partnership|biggest stand|biggest partnership|largest partnership|largest stand|best stand|record stand|record partnership|top stand|top partnership|longest partnership|longest stand|highest partnerships",
		senses: ["stands.highest"],
		way: "high",
		figure: "runs",
		beside: ["runs", "stands", "partnership_runs"],
	},
	hundred_stands: {
		words:
			"hundred stands|century stands|hundred partnerships|century partnerships|100 run stands|100 run partnerships|hundred run partnerships|hundred run stands|stands of a hundred plus|century stand|hundred stand|century partnership|hundred partnership|100 stands|100 partnerships|stands of 100|stands of 100 or more|stands of a hundred|stands of a hundred or more|partnerships of 100 or more|partnerships of a hundred or more|partnerships of a hundred|partnerships of 100|partnerships of 100+|stands of 100+|three figure stands|three figure partnerships|100+ stands|100+ partnerships|100 plus stands|100 plus partnerships|hundred plus stands|hundred plus partnerships|hundred run stand|hundred run partnership",
		senses: ["stands.hundreds"],
		counts: true,
		line: { figures: { runs: { from: 100 } } },
		beside: ["stands", "partnership_runs", "runs"],
	},
	fifty_stands: {
		words:
			"fifty stands|fifty partnerships|50 run stands|50 run partnerships|fifty plus stands|50+ stands|50+ partnerships|50 plus stands|fifty run stands|fifty run partnerships|half century stands|50 plus partnerships|fifty plus partnerships|half century partnerships|stands of fifty or more|stands of 50 or more|partnerships of fifty or more|partnerships of 50 or more|stands of 50+|partnerships of 50+|fifty stand|fifty partnership|stands of fifty plus|partnerships of fifty plus",
		senses: ["stands.fifty_plus"],
		counts: true,
		line: { figures: { runs: { from: 50 } } },
		beside: ["stands", "partnership_runs", "runs"],
	},
	overs: { words: "overs|over|overs bowled", senses: ["overs.count"], counts: true, figure: "runs" },
	dearest_over: {
		words:
			"most expensive over|costliest over|dearest over|expensive over|biggest over|most runs in an over|most productive over|highest scoring over|most runs off an over|most runs from an over|most runs off one over|most runs in one over|most runs in a single over",
		senses: ["overs.highest"],
		way: "high",
		beside: ["runs", "overs"],
	},
	price: {
		words:
			"prices|auction fee|price paid|bought at|went for how much|sold at|buying price|paisa|daam|keemat|price|price tag|cost|costs|fee|auction price|crore|salary|crores|cr|sold for|retained for|bought for|retention price|kept for|paid|pay|price in crore",
		senses: ["squads.price"],
	},
	squad: { words: "places in the squad", senses: ["squads.players"], counts: true },
	seasons: {
		words: "seasons played|different seasons|editions played|seasons featured in",
		senses: ["appearances.seasons", "campaigns.seasons"],
	},
	teams: {
		words: "different franchises|different teams|different sides",
		senses: ["appearances.teams"],
	},
	players: {
		words: "number of players|players used|different players|players fielded|players did use",
		senses: ["appearances.players"],
	},
};
