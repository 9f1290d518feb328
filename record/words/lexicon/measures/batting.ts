import type { Concept } from "./concept.ts";

/** Figures of batters. */
export const battingConcepts: Record<string, Concept> = {
	runs: {
		words:
			"runs|run|runs scored|run tally|run total|aggregate|runs aggregate|rns|ran|rans|rans|runs made|score runs|scored runs|run scored|run scoring|run charts|run chart|run getting|run making|run aggregate|runs off the bat",
		senses: ["batting.runs", "innings.runs", "stands.runs", "overs.runs", "balls.runs"],
	},
	boundaries: {
		words:
			"boundaries|boundary|fours and sixes|boundary hits|fours plus sixes|4s plus 6s|4s and 6s|sixes and fours|sixes plus fours|fours or sixes|4s 6s|fours sixes",
		senses: ["batting.boundaries"],
	},
	fours: {
		words: "fours|four hit|4s|chauke|chauka|boundaries fours|chauko",
		senses: ["batting.fours", "innings.fours", "overs.fours"],
		beside: ["boundaries"],
	},
	sixes: {
		words:
			"sixes|six hits|6s|maximums|maximum hits|sixers|sixer|sixs|chakke|chakka|chhakke|chhakka|over the ropes|hits over the rope|six hitting",
		senses: ["batting.sixes", "innings.sixes", "overs.sixes"],
		beside: ["boundaries"],
	},
	hundreds: {
		words:
			"hundreds|hundred|century|centuries|tons|ton|three figure score|three figure scores|100s|shatak|three figure innings|individual hundreds|individual centuries|individual hundred|scores of a hundred|hundred plus scores|100 plus scores|centuries scored|individual tons",
		senses: ["batting.hundreds"],
		counts: true,
		line: { figures: { runs: { from: 100 } } },
		beside: ["runs", "balls"],
	},
	fifties: {
		words: "fifties|fifty|half century|half centuries|half tons|half ton|50s|50|ardhshatak|half hundred|half hundreds",
		senses: ["batting.fifties"],
		counts: true,
		line: { figures: { runs: { from: 50, to: 99 } } },
		beside: ["runs", "balls"],
	},
	fifty_plus: {
		words:
			"fifty plus scores|fifty plus score|50 plus scores|50 plus score|50+ scores|50+ score|50+ innings|scores of fifty or more|scores of 50 or more|scores of 50+|fifties and hundreds|fifties or hundreds|scores of fifty or better|scores of fifty plus|50 plus innings|fifties and hundreds together|innings of fifty or more|innings of 50 or more|innings of fifty plus|fifties and centuries|scores of 50 or above|scores of fifty and above|scores of 50 and above",
		senses: ["batting.fifty_plus"],
		counts: true,
		line: { figures: { runs: { from: 50 } } },
		beside: ["runs", "balls"],
	},
	thirties: {
		words: "thirties|scores in the thirties|scores between 30 and 49|scores of 30 to 49|innings between 30 and 49|30s",
		senses: ["batting.thirties"],
		counts: true,
		line: { figures: { runs: { from: 30, to: 49 } } },
	},
	nineties: {
		words:
			"nineties|90s|scores in the nineties|scores in the 90s|nervous nineties|scores between 90 and 99|scores of 90 to 99|dismissals in the nineties",
		senses: ["batting.innings"],
		counts: true,
		line: { figures: { runs: { from: 90, to: 99 } } },
	},
	worth: {
		words:
			"was worth|worth what|worth how many|was of how many|of how many runs|was of how much|was worth how many|was worth what|came to how many|how big was|how big|how large was|what size was|how high was",
		senses: ["batting.highest", "stands.highest", "innings.highest"],
		way: "high",
		beside: ["hundreds", "fifties", "stands", "totals", "score", "runs", "hundred_stands", "fifty_stands", "chases"],
	},
	ducks: {
		words:
			"ducks|duck|dismissed for nought|out for nought|out for zero|out for a duck|out for ducks|dismissed for zero|dismissed for a duck|dismissed for 0|out for 0|out without scoring|zeroes|noughts|nought|fail to score|failed to score|scoreless dismissals|falls for nought|fell for nought|blobs|out for nothing|dismissed for nothing|shunya",
		senses: ["batting.ducks"],
		counts: true,
		line: { figures: { runs: { to: 0 }, outs: { from: 1 } } },
	},
	golden_ducks: {
		words:
			"golden ducks|golden duck|first ball ducks|first ball duck|first ball dismissals for nought|out first ball|dismissed first ball|first ball dismissals|out off the first ball|out first ball for nought|goldens|out to the first ball he faced|out to his first ball|dismissed by the first ball he faced",
		senses: ["batting.golden_ducks"],
		counts: true,
		line: { figures: { runs: { to: 0 }, outs: { from: 1 }, balls: { to: 1 } } },
		apart: { figures: { balls: { to: 1 } } },
	},
	not_outs: {
		words:
			"not outs|not out innings|unbeaten innings|times not out|remained not out|remained unbeaten|times unbeaten|innings not out|unbeaten knocks|red inkers",
		senses: ["batting.not_outs"],
		counts: true,
		line: { figures: { outs: { to: 0 } } },
	},
	average: {
		words: "average|averages|averaged|avg|ave|ausat",
		senses: ["batting.average", "bowling.average", "stands.average", "innings.average_total"],
	},
	batting_average: {
		words: "batting average|average with the bat|bat average|batting avg|bat avg|runs per dismissal",
		senses: ["batting.average"],
	},
	strike_rate: {
		words:
			"rate per 100 balls|rate per hundred balls|at what rate per 100 balls|at what rate|what rate|strike rate|strike rates|sr|s/r|strikerate|scoring rate|struck at|strike at|runs per hundred balls|runs per 100 balls|s r|strikes at",
		senses: ["batting.strike_rate", "bowling.strike_rate"],
	},
	batting_strike_rate: {
		words:
			"batting strike rate|batting sr|batting rate|strike rate with the bat|batting strike rates|strike rate as a batter",
		senses: ["batting.strike_rate"],
	},
	highest: {
		words:
			"highest score|highest scores|top score|best score|highest individual score|biggest score|hs|best individual score|highest individual innings|top individual score|biggest individual score|largest score|highest knock|biggest innings|best innings|highest innings|highest|largest individual score|best knock|biggest knock|record score|career best score|top knock|career best|highest ever score|best with the bat",
		senses: ["batting.highest"],
		way: "high",
		figure: "runs",
		beside: ["runs", "score"],
	},
	score: {
		words: "score|scores|individual score|individual scores|innings score|knock|knocks|individual innings",
		senses: ["batting.innings"],
		figure: "runs",
		counts: true,
	},
	balls_faced: {
		words: "balls faced|deliveries faced|balls did face|balls batted|balls at the crease|face balls|faced balls",
		senses: ["batting.balls"],
	},
	balls: {
		words: "balls|ball|deliveries|delivery|legal balls|legal deliveries|gende",
		senses: ["batting.balls", "bowling.balls", "balls.balls"],
	},
	batting_innings: {
		words: "batting innings|innings with the bat|innings batted|times batted|times at the crease|innings at the crease",
		senses: ["batting.innings"],
		counts: true,
		figure: "runs",
	},
	innings: {
		words: "innings|inning|inns|visits to the crease|pari",
		senses: ["batting.innings", "bowling.innings", "innings.count"],
		counts: true,
		figure: "runs",
	},
	boundary_runs: { words: "runs in boundaries|runs in fours and sixes", senses: ["batting.boundary_runs"] },
	boundary_percentage: {
		words: "boundary percentage|percentage of runs in boundaries|share of runs in boundaries",
		senses: ["batting.boundary_percentage"],
	},
	fastest_fifty: {
		words:
			"fastest fifty|fastest half century|quickest fifty|quickest half century|fastest 50|quickest 50|balls to fifty|balls to reach fifty|balls to 50|balls to reach 50|fastest fifties|fastest half centuries",
		senses: ["batting.fastest_fifty"],
		way: "low",
		figure: "fifty_balls",
		beside: ["balls", "runs", "fifties"],
	},
	fastest_hundred: {
		words:
			"fastest hundred|fastest century|quickest hundred|quickest century|fastest 100|quickest 100|fastest ton|quickest ton|balls to three figures|balls to hundred|balls to a hundred|balls to reach three figures|balls to reach a hundred|balls to 100|balls to reach 100|balls to reach hundred|balls for the fastest hundred|fastest hundreds|quickest hundreds|fastest centuries|deliveries to hundred|deliveries to reach 100",
		senses: ["batting.fastest_hundred"],
		way: "low",
		figure: "hundred_balls",
		beside: ["balls", "runs", "hundreds", "balls_faced"],
	},
	times: {
		words: "times|often|occasions|instances|baar|how often|occasion|frequency|cases|kitni baar",
		senses: [
			"batting.innings",
			"bowling.innings",
			"innings.count",
			"sides.matches",
			"matches.matches",
			"dismissals.count",
		],
		counts: true,
		figure: "runs",
	},
};
