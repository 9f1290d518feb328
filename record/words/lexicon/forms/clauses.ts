import type { Piece } from "../../pieces.ts";
import { ask, bowler, form, link, measure, noun, skip } from "./pieces.ts";

const month = (nth: number): Piece => ({ is: "where", any: [{ month: nth }] });

/** What is said beside a question, and verbs that are no figures. They come before all other words. */
export const CLAUSES: readonly (readonly [string, ...Piece[][]])[] = [
	["bowl|bowls", [bowler]],
	["apr", [month(4)]],
	["may", [skip], [month(5)]],
	["june|jun", [month(6)]],
	["september|sept|sep", [month(9)]],
	["october|oct", [month(10)]],
	["november|nov", [month(11)]],
	[
		"first ever ipl final|first ever final|the first ipl final|first ipl final|inaugural final|inaugural ipl final|very first final|very first ipl final",
		[{ is: "where", any: [{ stage: "final", season: 2008 }] }],
	],
	[
		"dusri innings|doosri innings|dusri pari|doosri pari|dusri inning",
		[{ is: "where", any: [{ innings: 2 }, { batted: "second" }] }],
	],
	[
		"pehli innings|pehli pari|pahli innings|pehli inning",
		[{ is: "where", any: [{ innings: 1 }, { batted: "first" }] }],
	],
	["dusra|dusri|dusre|doosra|doosri|doosre", [{ is: "number", value: 2, ordinal: true }]],
	["teesra|teesri|teesre|tisra|tisri", [{ is: "number", value: 3, ordinal: true }]],
	["kin|kinn|kaun kaun se|kaun kaun si", [form("which")]],
	["kin do|kaun se do|kaunse do", [form("which"), { is: "number", value: 2 }]],
	["kin teen|kaun se teen|kaunse teen", [form("which"), { is: "number", value: 3 }]],
	[
		"after making|after scoring|after posting|after putting up|despite making|despite scoring|despite posting|having posted|even after making|even after scoring",
		[link("for")],
	],
	[
		"impact players included|impact player included|including impact players|impact subs included|counting impact players|with impact players|impact substitutes included",
		[skip],
	],
	["fan here|fans here|supporter here|fan hu|fan hoon|fan hun", [skip]],
	[
		"result been reached under|result reached under|result decided under|results decided under|decided under|been decided under|settled under",
		[skip],
	],
	[
		"up to the end of the|up to the end of|till the end of|until the end of|by the end of|through the end of",
		[{ is: "until" }],
	],

	["how did|how has|how have|how had|how does|how do|how was|how were|how is|how are", [skip]],
	[
		"counts only once|counts once|counted once|count once|counted only once|counting only once|counting once",
		[form("different")],
		[skip],
	],
	[
		"ties settled by a super over|ties settled in a super over|ties decided by a super over|ties decided in a super over|tie settled by a super over|ties broken by a super over",
		[measure("super_overs")],
	],
	[
		"in a full 20 over match|full 20 over match|full 20 overs match|in a full match|full match|full length match|in a full length match|20 over match|in a 20 over match|in a full 20 over game|full 20 over game|full 20 over matches",
		[{ is: "where", any: [{ full_match: true }] }],
	],
	[
		"highest individual scores|highest scores by batters|top individual scores|biggest individual scores|highest scores by a batter",
		[measure("highest")],
	],
	[
		"came second|finished second|ended second|stood second|placed second|come second|finish second|were second|was second",
		[ask("team"), measure("runners_up")],
		[{ is: "best", way: "best", rank: 2 }, measure("place"), noun("team")],
		[{ is: "number", value: 2, ordinal: true }],
	],
	["me se|mein se|mai se|main se|me sey|mein sey", [{ is: "post", link: "of" }]],
	[
		"is it so|is that so|is this so|is it true|is it correct|is it right|was it so|isnt it so|is that a fact|is it a fact|can that be true|can that be right|could that be right",
		[form("yes_no")],
	],
	["given away|give away|gave away|giving away|gives away|handed out|handed over|shipped", [measure("runs_conceded")]],
	[
		"record their|record his|record its|record a|record an|recorded a|recorded an|recorded their|recorded his|recorded its|has recorded|have recorded|recorded|did record|recording",
		[skip],
	],
	[
		"what date|which date|on what date|on which date|which day|on which day|on what day|what day|date of|the date of|which date was it|what was the date|the date when",
		[ask("match")],
	],
	[
		"each scored one|one score each|one each|one innings each|one apiece|one per player|one per man|each man once",
		[form("different")],
	],
];
