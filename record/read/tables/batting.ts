import type { Row } from "./concept.ts";

/** Figures of batters. */
export const BATTING = {
	average: {
		words: "average|averaged|avg|mean|ausat|typical",
		of: { player: "batting.average", bowler: "bowling.average", pair: "stands.average", team: "innings.average_total" },
	},
	balls: {
		words: "ball|delivery|legal ball|legal delivery|gende|gend|gendo|gendon|bal",
		of: { player: "batting.balls", bowler: "bowling.balls", any: "balls.balls" },
	},
	balls_faced: { words: "ball faced|delivery faced|balls did face|faced ball", of: { player: "batting.balls" } },
	balls_per_boundary: "ball per boundary|balls a boundary",
	batting_average: {
		words: "batting average|bat average|average with the bat|runs per dismissal",
		of: { player: "batting.average" },
	},
	batting_strike_rate: {
		words: "batting strike rate|strike rate with the bat|scoring rate|batting rate",
		of: { player: "batting.strike_rate" },
	},
	boundaries: {
		words: "boundary|fours and sixes|4s and 6s|fours plus sixes|sixes and fours|chauke chakke|4s 6s|4s plus 6s",
		beside: ["fours", "sixes"],
	},
	boundary_percentage: "boundary percentage|percentage of runs in boundaries|share of runs in boundaries",
	dismissals: {
		words:
			"dismissal|dismissed|got out|fallen to|fall to|fell to|got him|get him|got the wicket of|taken the wicket of|" +
			"took the wicket of|out",
		of: { player: "batting.outs", bowler: "bowling.wickets", any: "dismissals.count" },
		beside: ["victims", "wickets"],
		line: { figures: { outs: 1 } },
		limits: [{ figures: { outs: 1 } }, { figures: { wickets: { from: 10 } } }],
	},
	ducks: {
		words:
			"duck|out for nought|out for a duck|dismissed for nought|out for zero|dismissed for 0|out for 0|zeroes|shunya|" +
			"zero pe out|0 pe out|out for nothing|ande|anda|been out for a duck|got out for a duck|out for duck|" +
			"out on a duck|get out for a duck|been dismissed for a duck|dismissed for a duck|been out for nought",
		line: { figures: { runs: { to: 0 }, outs: 1 } },
	},
	fastest_fifty: {
		words:
			"fastest fifty|fastest half century|quickest fifty|quickest half century|fastest 50|quickest 50|" +
			"fastest half ton|quickest half ton|sabse tez fifty|sabse tez 50|sabse tez ardhshatak",
		beside: ["balls", "fifties", "runs"],
		way: "low",
	},
	fastest_hundred: {
		words: "fastest 100|quickest 100|sabse tez 100",
		beside: ["balls", "hundreds", "runs"],
		way: "low",
	},
	fifties: {
		words: "fifty|fifties|half century|50s|half ton|ardhshatak|half hundred|ardh shatak",
		line: { figures: { runs: { from: 50, to: 99 } } },
	},
	fifty_plus: {
		words:
			"fifty plus score|50 plus score|50+ score|fifty plus|50+ innings|fifties and hundreds|fifties or hundreds|" +
			"fifties and centuries|half century or better",
		line: { figures: { runs: { from: 50 } } },
	},
	fours: "fours|4s|chauke|chauka|chaukay|chaukka|chauko",
	golden_ducks: {
		words: "golden duck|goldens",
		line: { figures: { runs: { to: 0 }, outs: 1, balls: { to: 1 } } },
	},
	highest: {
		words: "highest score|best score|best innings|highest innings|biggest innings|hs|hi score",
		of: { player: "batting.highest" },
		beside: ["runs"],
		way: "high",
	},
	hundreds: {
		words: "hundred|hundreds|century|ton|100s|three figure score|shatak|centurion|shatako|sau|triple figure score",
		line: { figures: { runs: { from: 100 } } },
	},
	innings: {
		words: "innings batted|batting innings|times batted",
		of: { player: "batting.innings", bowler: "bowling.innings", team: "innings.count" },
	},
	nineties: {
		words: "nineties|90s|nervous nineties",
		of: { player: "batting.innings" },
		line: { figures: { runs: { from: 90, to: 99 } } },
		lined: true,
	},
	not_outs: {
		words: "not out innings|unbeaten innings",
		implies: [{ figures: { outs: 0 } }],
		line: { figures: { outs: 0 } },
	},
	runs: {
		words: "run|runs scored|run tally|runs off the bat|run aggregate",
		of: {
			player: "batting.runs",
			team: "innings.runs",
			pair: "stands.runs",
			over: "overs.runs",
			match: "matches.runs",
			any: "innings.runs",
		},
	},
	sixes:
		"sixes|6s|sixer|maximum hit|chakke|chakka|chhakke|six hits|sixes hit|maximums|chhakka|chhake|chake|chakko|" +
		"chhakko|chakkay",
	strike_rate: "strike rate|sr|s r|struck at|s rate",
	thirties: { words: "thirties|30s", line: { figures: { runs: { from: 30, to: 49 } } } },
} as const satisfies Record<string, Row>;
