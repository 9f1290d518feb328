import type { Piece } from "../../pieces.ts";
import { best, bowler, form, link, measure, noun, skip } from "./pieces.ts";

const each = (verbs: string, rest: string) =>
	verbs
		.split("|")
		.flatMap((verb) => rest.split("|").map((word) => `${verb} ${word}`))
		.join("|");

/** How writers frame a question: what they look at, by what they measure, up to when. The conditions themselves follow. */
export const FRAMING: readonly (readonly [string, ...Piece[][]])[] = [
	[
		each(
			"confining|restricting|limiting|narrowing|keeping",
			"ourselves to|oneself to|myself to|yourself to|attention to|the search to|the question to|this to|it to|matters to|things to",
		),
		[skip],
	],
	[each("looking|considering|taking|counting|examining", "only|just|solely|purely|exclusively"), [skip]],
	[each("look|looks|looked", "only at|just at|solely at|purely at"), [skip]],
	["measured by|as measured by|judged by|judging by|ranked by|ordered by|going by|sorted by|by the measure of", [skip]],
	[
		"to their name|to his name|to its name|to their names|against his name|against their name|beside his name|next to his name|to his credit",
		[skip],
	],
	[
		"at the close of|by the close of|at the conclusion of|by the conclusion of|upon the conclusion of|as of the end of|to the end of|up to the close of|at the end of",
		[{ is: "until" }],
		[skip],
	],
	[
		each("immediately|directly|right|straight|just|next", "below|behind|beneath|after|under"),
		[{ is: "after" }],
		[{ is: "more", way: "low" }, link("than")],
	],
	[
		"second only to|stands second only to|second behind|second to only|next only to|behind only|only behind|beaten only by|bettered only by",
		[{ is: "after" }],
	],
	[
		each(
			"since|from when|ever since",
			"the league began|it began|the ipl began|the tournament began|the league started|it started|its inception|the inception|inception|the beginning|the start of the league|the ipl started",
		),
		[skip],
	],
	[
		"sabse zyada six|sabse jyada six|sabse zyada sixes|sabse jyada sixes|sabse zyada chakke",
		[best("high"), measure("sixes")],
	],
	["aggregate number of|total number of|total tally of|overall number of|combined number of", [skip]],
	[
		"as a pair|as one pair|on the evening|on the evening they|on the night they|am i dreaming|or am i dreaming|i am dreaming",
		[skip],
	],
	["fast or spin bowler|fast or spin bowlers|pace or spin bowler", [bowler]],
	["prize for most runs in a season|prize for the most runs in a season|prize for most runs", [measure("orange_caps")]],
	[
		"prize for most wickets in a season|prize for the most wickets in a season|prize for most wickets",
		[measure("purple_caps")],
	],
	[
		"called for the most no balls|called for most no balls|overstepped the most|overstepped most",
		[best("high"), measure("noballs")],
	],
	["adjudged", [skip]],
	["credited to|attributed to|to the name of", [link("by")]],
	[each("in games|in matches|only in games|only in matches", "where|in which|when"), [skip]],
	[
		`${each(
			"of these|among these|from these|out of these",
			"bowlers|batters|batsmen|players|men|names|teams|sides|franchises|two|three|four|five",
		)}|these four|these five|one of the following`,
		[{ is: "skip", points: true }],
	],
	// the asker takes back what he said before
	["no wait|wait no|scratch that|no no wait|never mind that", [{ is: "unknown" }]],
	["pulled off|pull off|pulls off|pulling off", [skip]],
	["short stint|brief stint|short career|brief career|short stay|brief stay|short time|stint", [skip]],
	[
		each(
			"under",
			"either of its names|either of its two names|either name|any of its names|both names|any name|all its names|both its names",
		),
		[skip],
	],
	["with the scores level|with scores level|scores level|with the scores tied", [measure("super_overs")]],
	[
		"had to be resolved by|had to be settled by|had to be decided by|was resolved by|were resolved by|resolved by",
		[skip],
	],
	["here in|here at|over here|right here", [skip]],
	["more recently than|more recent than", [{ is: "after" }]],
	["slowest scoring", [best("low"), measure("run_rate")]],
	["fastest scoring|quickest scoring", [best("high"), measure("run_rate")]],
	[
		"every final together|taking every final together|all finals together|all the finals together|all of the finals|all finals combined|all the finals combined|every single final|across the finals|across all finals|across all the finals|taking all finals together|in all the finals|over all the finals",
		[{ is: "where", any: [{ stage: "final" }] }],
	],
	[
		"these days|old days|good old days|in the good old days|the day of the|on the day of the|the day|on the day|the night|on the night",
		[skip],
	],
	[
		"monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays",
		[{ is: "unknown" }],
	],
	["big hitter|big hitters|hard hitter|clean hitter", [skip], [noun("player")]],
	["big hits|big shots|big ones", [measure("sixes")]],
	[
		each("quick|quickfire|brisk|rapid|slow", "fifty|fifties|hundred|hundreds|century|centuries|ton|tons|knock|knocks"),
		[{ is: "outside", why: "Quick and slow are a matter of taste until you say in how many balls" }],
	],
	[
		"heads the list of|head the list of|heads the list for|leads the list of",
		[best("high"), form("list")],
		[best("high")],
	],
	["played by|appeared for by|turned out by", [link("by")]],
	[
		"only one season|only one ipl season|just one season|just one ipl season|only one edition|only one campaign|a single season only",
		[{ is: "threshold", concept: "seasons", bounds: { from: 1, to: 1 } }],
	],
	[
		"side been dismissed|team been dismissed|side was dismissed|team was dismissed|sides been dismissed|teams been dismissed|side dismissed|team dismissed|side been all out|team been all out|side been bowled out|team been bowled out",
		[measure("all_outs")],
	],
	[
		"toss winner also match winner|toss winners also match winners|toss winner was match winner|toss winner was also match winner|toss winner won the match|toss winners won the match|toss winner won match|toss winner wins match|toss winner won|toss winners won",
		[measure("wins"), { is: "where", any: [{ toss: "won" }] }],
	],
	[
		"average 1st innings|avg 1st innings|average 1st innings total|average 1st innings score|mean 1st innings total",
		[measure("average_total"), { is: "where", any: [{ innings: 1, result: ["won", "lost"] }] }],
	],
	[
		"highest aggregate of runs|highest aggregate|biggest aggregate|largest aggregate of runs|highest scoring match|highest scoring game|highest scoring ipl match|highest scoring ipl game",
		[best("high"), measure("match_runs")],
	],
	[
		"maiden century|maiden hundred|maiden ton|maiden ipl century|maiden ipl hundred|maiden ipl ton",
		[{ is: "number", value: 1, ordinal: true }, measure("hundreds")],
		[form("first"), measure("hundreds")],
	],
	[
		"maiden fifty|maiden half century|maiden ipl fifty|maiden ipl half century",
		[{ is: "number", value: 1, ordinal: true }, measure("fifties")],
		[form("first"), measure("fifties")],
	],
	["in completed years|in full years|in whole years", [skip]],
	[
		"years old was|many years old|how many years old|how many years old was|was how many years old|kitne saal ka tha|kitne saal ka|kitne sal ka|kitne saal ki|kitni umar ka",
		[form("age")],
	],
	[
		"before the record closes|before the record ends|when the record closes|as the record closes|before the franchise was dissolved|before it was dissolved|before they were dissolved|before they folded|before it folded",
		[skip],
	],
	[
		"a reader wishes to know|wishes to know|wish to know|we wish to know|a reader asks|a reader would like to know|a reader disputes that|disputes that|dispute that|contends that|maintains that|asserts that|alleges that",
		[skip],
	],
	[
		"is the claim that|is the statement that|is the assertion that|is the report that|is it accurate that",
		[form("yes_no")],
	],
	["on their way to|on the way to|on its way to|en route to|in winning|while winning", [{ is: "restates" }]],
	[
		"balls in a row|three balls in a row|three in a row|three in three balls|three in three",
		[skip],
		[form("in_a_row")],
	],
	[
		"hai kya|hain kya|tha kya|thi kya|the kya|kiya kya|khela kya|kheli kya|maara kya|mara kya|maari kya|jeeta kya|jeete kya|liya kya|hua kya|haraya kya",
		[form("yes_no")],
	],
	["sooo unlucky|so unlucky|how unlucky|very unlucky|poor guy|poor thing|poor man", [skip]],
	["not against|except against|excluding against|other than against|but not against", [{ is: "not" }, link("against")]],
	...(
		[
			["fifty|fifties|half century|half centuries", "fifties"],
			["hundred|hundreds|century|centuries|ton|tons", "hundreds"],
			["duck|ducks", "ducks"],
			["six|sixes", "sixes"],
			["four|fours", "fours"],
			["wicket|wickets", "wickets"],
			["catch|catches", "catches"],
			["match|matches|game|games", "matches"],
			["title|titles|trophy|trophies", "titles"],
		] as const
	).map(
		([words, concept]) =>
			[each("no|zero|without any", words), [{ is: "without" }, measure(concept)]] as [string, Piece[]],
	),
	[
		"longest innings|longest knock|longest individual innings|longest innings by balls",
		[best("high"), measure("balls_faced"), { is: "unit", unit: "innings" }],
	],
];
