import type { Concept } from "./concept.ts";

/** Figures of bowlers. */
export const bowlingConcepts: Record<string, Concept> = {
	bowling_average: {
		words:
			"average cost of a wicket|cost per wicket|average cost per wicket|cost of a wicket|cost a wicket|runs a wicket|bowling average|average with the ball|bowling avg|runs per wicket|ball average",
		senses: ["bowling.average"],
	},
	bowling_strike_rate: {
		words: "bowling strike rate|balls per wicket|strike rate with the ball|balls a wicket|deliveries per wicket",
		senses: ["bowling.strike_rate"],
	},
	balls_bowled: {
		words: "balls bowled|deliveries bowled|legal balls bowled|legal deliveries bowled",
		senses: ["bowling.balls"],
	},
	bowling_innings: {
		words: "bowling innings|innings bowled|innings with the ball|times bowled",
		senses: ["bowling.innings"],
		counts: true,
		figure: "wickets",
	},
	wickets: {
		words:
			"wickets|wicket|wkts|wkt|scalps|scalp|wickets taken|wicket tally|wicket haul|poles|haul of wickets|vikets|wicket taking|wikets|dismissed batters|wicket count|men out|wickets in all|wicket taken|wickets captured|dismissals as a bowler|strikes with the ball",
		senses: ["bowling.wickets", "overs.wickets", "dismissals.credited"],
		line: { figures: { wickets: { from: 1 } } },
	},
	economy: {
		words:
			"economy|economy rate|econ|economical|runs per over|runs an over|economy rates|runs each over|rate per over|run rate conceded|rpo conceded|economy figure|er|runs conceded per over|runs per six balls|thrifty|frugal|ran per over",
		senses: ["bowling.economy", "innings.run_rate", "balls.run_rate"],
		beside: ["runs_conceded"],
	},
	runs_conceded: {
		words:
			"runs conceded|runs given|runs given away|runs leaked|conceded|runs gave|concede|give away|gave away|leaked|runs allowed|went for runs|runs went for",
		senses: ["bowling.runs", "overs.charged"],
		figure: "runs",
		beside: ["runs"],
	},
	maidens: {
		words: "maidens|maiden overs|maiden|maiden over",
		senses: ["bowling.maidens", "overs.maidens"],
		counts: true,
	},
	dots: {
		words: "dot balls|dots|dot ball|dot deliveries|dot balls bowled",
		senses: ["bowling.dots", "batting.dots", "innings.dots"],
	},
	dots_faced: { words: "dot balls against his name as a batter", senses: ["batting.dots"] },
	dot_percentage: {
		words:
			"dot ball percentage|percentage of dot balls|dot percentage|dot ball share|share of dot balls|dot ball percent|percent of dot balls|dot ball rate",
		senses: ["bowling.dot_percentage", "batting.dot_percentage"],
	},
	best: {
		words:
			"best figures|best bowling figures|best bowling|best return|best spell|finest figures|best haul|best analysis|bbi|bowling figures|figures|best bowling return|best performance with the ball|best bowling performance|best with the ball|best returns|best bowling analysis|career best figures|finest spell|finest bowling|finest return|best bowling spell|top figures|best bowling haul|best in an innings with the ball",
		senses: ["bowling.best"],
		way: "high",
		beside: ["wickets", "runs"],
	},
	three_wickets: {
		words:
			"three wicket hauls|three wicket haul|3 wicket hauls|3 wicket haul|three fors|three for|3 fors|three wicket innings|3w|3 w|three wickets hauls|3 wickets hauls",
		senses: ["bowling.three_wickets"],
		counts: true,
		line: { figures: { wickets: { from: 3, to: 3 } } },
		beside: ["wickets"],
	},
	four_wickets: {
		words:
			"four wicket hauls|four wicket haul|4 wicket hauls|4 wicket haul|four fors|four for|4 fors|4 for|four wicket innings|4w|4 w|fourfers|fourfer|four wickets in an innings|four wicket returns|4 wicket innings",
		senses: ["bowling.four_wickets"],
		counts: true,
		line: { figures: { wickets: { from: 4, to: 4 } } },
		beside: ["wickets"],
	},
	five_wickets: {
		words:
			"five wicket hauls|five wicket haul|5 wicket hauls|5 wicket haul|five fors|five for|5 fors|5 for|fifer|fifers|five wicket innings|5w|5 w|fivefor|fivefers|fifer hauls|five wickets in an innings|five wickets in a match|5 wickets in an innings|michelle|five wicket returns|five wickets hauls|fivers|michelles|5 wicket innings|five wickets or more",
		senses: ["bowling.five_wickets"],
		counts: true,
		line: { figures: { wickets: { from: 5 } } },
		beside: ["wickets"],
	},
	hat_tricks: {
		words: "hat tricks|hat trick|hattrick|hattricks|three in three",
		senses: ["bowling.hat_tricks"],
		counts: true,
		line: { figures: { hat_tricks: { from: 1 } } },
	},
	wides: { words: "wides|wide balls|wide", senses: ["bowling.wides"] },
	noballs: { words: "no balls|no ball|noballs", senses: ["bowling.noballs"] },
	sixes_conceded: {
		words:
			"hit for six|hit for a six|hit for sixes|sixes conceded|sixes leaked|sixes given away|been hit for six|smashed for six|sixes hit off|sixes been hit off|struck for six|sixes off his bowling|sixes off the bowling of|conceded sixes|concede sixes|sixes did concede",
		senses: ["bowling.sixes"],
		beside: ["runs_conceded"],
	},
	fours_conceded: {
		words:
			"hit for four|hit for a four|hit for fours|fours conceded|fours leaked|fours given away|been hit for four|fours hit off|struck for four",
		senses: ["bowling.fours"],
		beside: ["runs_conceded"],
	},
	tally: { words: "tally|haul of runs|winning tally|aggregate needed", senses: [] },
	spells: { words: "spells|spell|bowling spells", senses: ["bowling.innings"], counts: true, figure: "runs" },
};
