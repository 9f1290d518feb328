import type { Row } from "./concept.ts";

/** Figures of bowlers. */
export const BOWLING = {
	balls_bowled: { words: "ball bowled|delivery bowled|legal ball bowled", of: { bowler: "bowling.balls" } },
	best_figures: {
		words:
			"best figure|best bowling figure|best bowling|best return|best spell|best haul|bbi|best bowling return|" +
			"best analysis|best bowling performance|best with the ball|figure|best figs|figs|best bowling figs",
		of: { bowler: "bowling.best" },
		beside: ["wickets", "runs"],
		way: "high",
	},
	bowling_average: {
		words: "bowling average|average with the ball|runs per wicket|runs a wicket|average cost of a wicket|ball average",
		of: { bowler: "bowling.average" },
	},
	bowling_strike_rate: {
		words: "bowling strike rate|ball per wicket|balls a wicket|delivery per wicket|strike rate with the ball",
		of: { bowler: "bowling.strike_rate" },
	},
	dot_percentage: {
		words:
			"dot ball percentage|percentage of dot balls|dot percentage|dot ball percent|percent of dot balls|" +
			"share of dot balls",
		of: { bowler: "bowling.dot_percentage", player: "batting.dot_percentage" },
	},
	dots: {
		words: "dot ball|dot|dot delivery|dot ball bowled",
		of: { bowler: "bowling.dots", player: "batting.dots", any: "innings.dots" },
		beside: ["balls", "balls_bowled"],
	},
	economy: {
		words:
			"economy|economy rate|econ|runs per over|runs an over|economical|eco|eco rate|er|runs conceded per over|" +
			"econ rate",
		of: { bowler: "bowling.economy", team: "innings.run_rate" },
		beside: ["runs", "runs_conceded"],
	},
	five_wickets: {
		words:
			"five wicket haul|5 wicket haul|five for|5 for|fifer|five wicket innings|5w|fivefor|five wickets in an innings|" +
			"5 wickets in an innings|fifer haul|five for hauls|5fer|fiver|five fer|5 wkt haul|five wkt haul|paanch wicket",
		line: { figures: { wickets: { from: 5 } } },
	},
	four_wickets: {
		words: "four wicket haul|4 wicket haul|four for|4 for|four wicket innings|4w|4 wkt haul|4fer|four fer",
		line: { figures: { wickets: 4 } },
	},
	hat_tricks: { words: "hat trick|hattrick", line: { figures: { hat_tricks: 1 } } },
	innings_bowled: { words: "innings bowled|bowling innings", of: { bowler: "bowling.innings" } },
	maidens: "maiden|maiden over",
	no_balls: { words: "no ball|noball", of: { bowler: "bowling.noballs", team: "innings.noballs" } },
	runs_conceded: {
		words: "runs given|runs leaked|conceded|runs given away|concede|gave away|given away|give away|went for runs",
		of: { bowler: "bowling.runs", over: "overs.charged" },
		beside: ["runs"],
	},
	sixes_conceded: {
		words: "sixes conceded|hit for six|hit for sixes|sixes given away|hit for a six",
		of: { bowler: "bowling.sixes" },
		beside: ["runs_conceded", "sixes"],
	},
	three_wickets: {
		words: "three wicket haul|3 wicket haul|three for|3 for|three wicket innings|3w|3 wkt haul|3fer|three fer",
		line: { figures: { wickets: 3 } },
	},
	victims: {
		words: "victim|knock over|knocked over|dismiss|remove|removed|get rid of|got rid of|bunny",
		of: { bowler: "bowling.wickets" },
	},
	wicketless: {
		words: "wicketless|wicketless innings",
		of: { bowler: "bowling.innings" },
		line: { figures: { wickets: 0 } },
		lined: true,
	},
	wickets: {
		words: "wicket|wkt|scalp|wickets taken|wicket tally|pole",
		of: { bowler: "bowling.wickets", over: "overs.credited" },
	},
	wides: "wide|wide ball",
} as const satisfies Record<string, Row>;
