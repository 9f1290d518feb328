import type { Piece } from "../../pieces.ts";
import { ask, compare, form, link, measure, more, skip, unit } from "./pieces.ts";

/** "Won more matches than they lost": of matches with a result more than half. */
const BALANCES = (more: string, less: string, won: string, lost: string) =>
	[
		`more ${more} than ${less}`,
		...["", " matches", " games"].flatMap((matches) =>
			["", " they", " it", " they have", " they had", " it has", " they did"].map(
				(who) => `${won} more${matches} than${who} ${lost}`,
			),
		),
	].join("|");
const half = (bounds: { from?: number; to?: number }): Piece => ({
	is: "threshold",
	concept: "win_percentage",
	bounds,
});

/** Superlatives, comparatives and lines. */
export const COMPARING: readonly (readonly [string, ...Piece[][]])[] = [
	["than", [link("than")]],
	[
		[
			BALANCES("wins", "losses", "won", "lost"),
			BALANCES("wins", "defeats", "win", "lose"),
			"more victories than defeats|positive win loss record|a winning record|winning record|positive record",
		].join("|"),
		[half({ from: 50.001 })],
	],
	[
		[
			BALANCES("losses", "wins", "lost", "won"),
			BALANCES("defeats", "wins", "lose", "win"),
			"more defeats than victories|negative win loss record|a losing record|losing record|negative record",
		].join("|"),
		[half({ to: 49.999 })],
	],
	["better than", [compare("over")], [more("best"), link("than")]],
	["than that of|than those of|below that of|above that of", [link("than")]],
	["below that of|lower than|less than that of|fewer than that of", [more("low"), link("than")]],
	["above that of|higher than", [more("high"), link("than")]],
	[
		"more than|over|above|exceeding|greater than|in excess of|upwards of|beyond|past|topping|passed|crossed|in more than",
		[compare("over")],
		[more("high"), link("than")],
	],
	[
		"at least|minimum|min|minimum of|no fewer than|not less than|no less than|or more|or better|or over|and above|or above|plus|and more|and over|with a minimum of|or higher|reached|upwards|with at least|and up|crossed the|qualification|or greater|and higher|a minimum of|and upwards|or upwards|or longer|or later|and later|or after",
		[compare("from")],
	],
	[
		"under|fewer than|less than|below|lower than|short of|inside|in under|in fewer than|less|or under|in less than|no more than just under",
		[compare("under")],
		[more("low"), link("than")],
	],
	[
		"at most|no more than|up to|or fewer|or less|or lower|maximum of|or below|not more than|or under|and below|and under|in no more than|within",
		[compare("to")],
	],
	["exactly|precisely|just|only exactly|exact|no more no less|just exactly|exactly the", [compare("exactly")]],
	["from", [{ is: "since" }], [link("off")]],
	["since|starting from|beginning with|starting with|from the season", [{ is: "since" }]],
	["before|prior to|earlier than|until before", [{ is: "before" }]],
	["after|later than|following|post|next after|apart from the first", [{ is: "after" }]],
	["up to|until|till|through|as of|up until|upto|up to and including|by the end of", [{ is: "until" }]],
	[
		"excluding|not|other than|except|except for|apart from|not counting|leaving out|aside from|besides|barring|outside|away from|elsewhere than|not at|not for|not in|excluding those|minus|not including|bar|but not|not by|rather than|without counting|leave out|leaving aside|leaving|not made by|at grounds other than|for sides other than|for teams other than|at venues other than|other than for|other than at|other than in|other than against|excepting|except in|except at|except against|except for the|omitting|ignoring|discounting|non",
		[{ is: "not" }],
	],
	[
		"without|never|no|without ever|without making|without scoring|without taking|without a single|without even|not a single|never having|with no|but no|having never|have never|has never|failed to make",
		[{ is: "without" }],
	],
	[
		"against|versus|vs|v|facing|when facing|when up against|against the|up against|made against|scored against|playing against|conceded to|scored off|opposite|over|meeting|conceded by|in matches against|versus the|taken against|vs.|took on|met|in games against|playing|while facing",
		[link("against")],
	],
	[
		"off|off the bowling of|from the bowling of|off the bowling|facing the bowling of|taken off|hit off|balls from|deliveries from|deliveries of|balls of|made off|scored off|took off",
		[link("off")],
	],
	["by|for batter|through|s", [link("by")]],
	["of", [link("of")]],
	[
		"for|playing for|in the colours of|wearing|representing|in colours of|while at|while with|with|while playing for|in the shirt of|at the time with|turning out for|during his time with|on behalf of|for the|when with|when at|during his time at|when playing for|turned out for|in the kit of|kitted out for|appearing for|sporting|in the jersey of|clad in",
		[link("for")],
	],
	[
		"with|alongside|together with|along with|partnering|in company with|in the company of|in partnership with|partnered with",
		[link("with")],
	],
	["at|on|inside|held at|staged at|staged in|played at|played in|within", [link("at")]],
	["to|bowling to|balls to|bowled to|deliveries to", [link("to")]],
	["and|aur|as well as|plus", [link("and")]],
	["or|ya|versus", [link("or")]],
	["between", [link("and")]],
	["both|either side|in both|each of", [form("both")]],
	[
		"both teams|both sides|two teams|the two teams|the two sides|two sides|by both sides|by both teams|either side|combined|in aggregate|sides together",
		[form("together")],
	],
	["every|each|all of|in every|every one of|each and every", [form("every")]],
	["how old|age|aged|how young|his age|umar", [form("age")]],
	["youngest", [{ is: "best", way: "low", aged: true }, form("age")]],
	["oldest|eldest", [{ is: "best", way: "high", aged: true }, form("age")]],
	[
		"in an innings|in one innings|in a single innings|single innings|innings haul|of a single innings|of one innings|in any innings|in his innings|ek innings mein|within an innings|in any one innings|in an individual innings|for one innings|per innings record|in an inning",
		[unit("innings")],
	],
	["of an innings|of the innings|of innings", [{ is: "unit", unit: "innings", of: true }]],
	[
		"in a match|in one match|in a single match|in a game|in one game|in a single game|in the same match|in the same game|single match|ek match mein|in any match|per game record|in any one match|in the one match|of a match|of a single match|in any game",
		[unit("match")],
	],
	[
		"in an over|in one over|in a single over|of an over|single over|off an over|off one over|from one over|ek over mein|in any over|from a single over|off a single over|from an over|in the same over|in the space of one over",
		[unit("over")],
	],
	[
		"in the same season|in the same year|in the same edition|in the same ipl season|in a season|in one season|in a single season|single season|in a calendar year|one seasons|in an edition|in one edition|of a season|season aggregate|in any season|in a single edition|in one ipl|in a campaign|ek season mein|in any one season|single season record|in an ipl season|in one and the same season|in one year|within a season|in a single campaign|in one campaign|one season|in an ipl|season tally|a season|in a tournament|in a single year|in one ipl season|in a year|for a season|a single season",
		[unit("season")],
	],
	["no", [{ is: "position" }]],
	[
		"number|position|at number|at no|batting at|batting at number|batting at no|at position|in position|spot|nos|no.|slot|coming in at|from number|in at number|walking in at|batting no|batting number|in the position|at the position|men batting at",
		[{ is: "position" }],
		[skip],
	],
	["once", [{ is: "number", value: 1 }, measure("times")], [skip]],
	["only once|just once", [{ is: "number", value: 1 }, measure("times")]],
	["twice", [{ is: "number", value: 2 }, measure("times")]],
	["more than once", [compare("over"), { is: "number", value: 1 }, measure("times")]],
	["won by", [measure("wins"), link("by")]],
	[
		"not by them|not by him|not by those|in hand|of the two|of these two|of them|of those two|of the pair|the two|these two|any other ground|with the bat and ball|golden or not|which brother|that season included|i.e|shortened by rain|leave the wickets out|that season left out|with that season included",
		[skip],
	],
	[
		"what total|which total|total did|what score did|what did|score put up|total made by|score made by",
		[measure("highest_total")],
		[measure("highest")],
		[skip],
	],
	[
		"sabse bada chase|sabse bade chase|sabse bada run chase|sabse badi chase|sabse bada ran chase|top chase|record chase|record run chase|best chase|best run chase|highest successful chase|highest chase|highest run chase|biggest successful chase|biggest chase|highest successful run chase|largest successful chase|highest total chased|highest total chased down|highest target chased|largest chase",
		[measure("highest_total"), { is: "where", any: [{ innings: 2, result: "won" }] }],
	],
	[
		"lowest total defended|lowest total successfully defended|lowest defended total|smallest total defended|lowest total ever defended|lowest score defended",
		[measure("lowest_total"), { is: "where", any: [{ innings: 1, result: "won" }] }],
	],
	[
		"first wicket|the first wicket|first ever wicket",
		[form("first"), measure("wickets")],
		[{ is: "where", any: [{ wicket: 1 }] }],
	],
	[
		"for the first wicket|first wicket stand|first wicket partnership|opening wicket|first wicket stands|first wicket partnerships",
		[{ is: "where", any: [{ wicket: 1 }] }, measure("stands")],
	],
	[
		"first overs|opening overs|first overs of an innings|first overs of innings|1st overs",
		[measure("overs"), { is: "where", any: [{ overs: 1 }] }],
	],
	[
		"20th overs|last overs|final overs|twentieth overs",
		[measure("overs"), { is: "where", any: [{ overs: 20 }] }],
		[{ is: "where", any: [{ overs: 20 }] }],
	],
	[
		"19th overs|nineteenth overs|penultimate overs",
		[measure("overs"), { is: "where", any: [{ overs: 19 }] }],
		[{ is: "where", any: [{ overs: 19 }] }],
	],
	["19th over|nineteenth over|penultimate over|over 19", [{ is: "where", any: [{ overs: 19 }] }]],
	[
		"has bowled the|bowled the|bowled by|who has bowled|were bowled in|was bowled in|over bowled|have bowled the|had bowled the",
		[skip],
	],
	[
		"caught and bowled|c and b|c&b|return catch|return catches|caught & bowled|caught and bowleds|caught and bowled dismissals",
		[{ is: "where", any: [{ dismissal: "caught and bowled" }] }, measure("victims")],
	],
	["lbw victims|lbw wickets", [{ is: "where", any: [{ dismissal: "lbw" }] }, measure("victims")]],
	["where does|where is|where do", [ask("ground")], [ask("team")]],
	[
		"was wondering|i was wondering|is it|what is|what was|what were|what are|was it|is there|has been|have been|had been|been",
		[skip],
	],
	[
		"the same|same|other one|the other one|the other|that player|this player|he|she|him|his|her|they|their|them|those two",
		[form("pronoun")],
	],
	[
		"on record|in the record|on the record|in the records|in the record books|over all|over the years|over his career|over the course of|over the|all over|on average|to his name|to their name|against his name|under his belt|for any wicket|quick one|hey|behind the|behind|told me|if you told me|very|the very|in hand|innings wise|innings bowled|completed years|in full years|in whole years|listed as|in total|matches hosted",
		[skip],
	],
	["that final", [form("pronoun"), form("that"), { is: "where", any: [{ stage: "final" }] }]],
	["that match|that game|that team|that side|that one", [form("pronoun"), form("that")]],
	[
		"that season|that year|that whole season|that entire season|that whole year",
		[form("pronoun"), form("that"), unit("season")],
	],
	["it is|it was|there is|there was|there are|there were", [skip]],
];
