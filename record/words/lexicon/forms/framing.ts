import type { Piece } from "../../pieces.ts";
import { best, form, link, measure, noun, skip } from "./pieces.ts";

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
		[{ is: "unknown" }],
	],
	[
		"heads the list of|head the list of|heads the list for|leads the list of",
		[best("high"), form("list")],
		[best("high")],
	],
	["played by|appeared for by|turned out by", [link("by")]],
];
