import type { Piece } from "../../pieces.ts";
import { ask, batter, bowler, form, measure, noun, skip } from "../forms/pieces.ts";

const part = (from: number | undefined, to?: number): Piece[] => [
	{ is: "threshold", concept: "share", bounds: { ...(from ? { from } : {}), ...(to ? { to } : {}) } },
];
/** "How many Englishmen": players of a country. */
const MEN_FROM = (
	[
		["australians|aussies", "Australia"],
		["south africans|saffers", "South Africa"],
		["englishmen", "England"],
		["west indians", "West Indies"],
		["new zealanders|kiwis", "New Zealand"],
		["sri lankans|lankans", "Sri Lanka"],
		["afghans", "Afghanistan"],
		["pakistanis", "Pakistan"],
		["bangladeshis", "Bangladesh"],
		["zimbabweans", "Zimbabwe"],
		["indians", "India"],
	] as const
).map(
	([words, nationality]) =>
		[words, [noun("player"), { is: "where", any: [{ nationality }] }], [{ is: "where", any: [{ nationality }] }]] as [
			string,
			...Piece[][],
		],
);

const beside = (before: string[], words: string[], after: string[]) =>
	before.flatMap((first) => words.flatMap((word) => after.map((last) => `${first} ${word} ${last}`.trim())));
/** All the time there was: "across all seasons", "in all the years together". */
export const WHOLE_TIME: string = beside(
	["", "in", "over", "across", "through", "throughout", "for", "from", "of", "during"],
	[
		"all seasons",
		"all the seasons",
		"all of the seasons",
		"all years",
		"all the years",
		"all editions",
		"all the editions",
	],
	["", "together", "combined", "put together", "taken together", "so far", "till now", "of ipl"],
).join("|");

/** Each of the seasons there were. */
export const EVERY_SEASON =
	"every season|every single season|each and every season|every year|every single year|every edition|each and every year";

/** Just over and just under a part in a hundred. */
const HAIR = 0.001;
const [HALF, THIRD, QUARTER] = [50, 100 / 3, 25];

/** Words that bind the others: what goes without saying, what is rough, whose season is meant. */
export const GRAMMAR: readonly (readonly [string, ...Piece[][]])[] = [
	["alone|on his own|on their own|on its own|by themselves|stands alone", [{ is: "only", after: true }]],
	["only|no one but|nobody but|nobody except|no one except|none but", [{ is: "only" }]],
	[
		"more than half of|more than half|over half of|over half|the majority of|a majority of|majority of|the greater part of|more than one half of|better than half of|aadhe se zyada|aadhe se jyada",
		part(HALF + HAIR),
	],
	[
		"less than half of|less than half|under half of|fewer than half of|fewer than half|under half",
		part(0, HALF - HAIR),
	],
	["at least half of|at least half|half or more of|half of|half", part(HALF)],
	[
		"more than a third of|more than a third|over a third of|more than one third of|over one third of",
		part(THIRD + HAIR),
	],
	["less than a third of|less than a third|under a third of", part(0, THIRD - HAIR)],
	["more than a quarter of|more than a quarter|over a quarter of|more than one quarter of", part(QUARTER + HAIR)],
	["less than a quarter of|less than a quarter|under a quarter of", part(0, QUARTER - HAIR)],
	...MEN_FROM,
	[
		"included|including|inclusive|incl|counted in|all included|as well included|inclusive of|counted too|also counted|shamil|ko milakar|milakar",
		[{ is: "included" }],
		[skip],
	],
	[
		"several|multiple|numerous|a few|quite a few|a handful of|plenty of|dozens of|hundreds of|loads of|tons of|lots of|a lot of",
		[{ is: "rough" }],
	],
	[
		"nearly a|nearly|almost a|almost|close to a|close to|roughly a|roughly|around a|around|approximately|something like a|something like|in the region of|in the vicinity of|some|thereabouts|just about|getting on for|knocking on|karib|kareeb|lagbhag",
		[{ is: "rough" }],
		[skip],
	],
	[
		"in the year|in the edition|in the season in which|in the year in which|in the season when|in the year when|in the season that|in the year that|during the season in which|during the year in which|in the edition in which|in the campaign in which|in the season where|the same season in which|the season in which|the year in which|in the season|in that season when|the season when|the year when|the season that|the year that|jis season mein|jis saal|jis season me|jis saal mein",
		[{ is: "clause" }],
		[ask("season")],
		[noun("season")],
		[skip],
	],
	...(
		[
			["player|man|lad|guy|cricketer|fellow|chap|bloke|boy|one|person", noun("player")],
			["batter|batsman", batter],
			["bowler", bowler],
		] as const
	).map(
		([nouns, one]) =>
			[
				nouns
					.split("|")
					.flatMap((word) => [`${word} who`, `${word} that`])
					.join("|"),
				[one, form("who")],
				[{ is: "clause", of: "player" }],
			] as [string, ...Piece[][]],
	),
	[
		"two sides that met|two teams that met|two sides which met|two teams which met|two teams that played|two sides that played|sides that met|teams that met|sides which met|teams which met|teams who met|sides who met|sides that played|teams that played|sides that contested|teams that contested|two sides that contested|two teams that contested|who met|who played whom|who played who|who faced whom|who took on whom|sides meeting|teams meeting|two sides meeting|sides involved|teams involved|two teams involved|sides featured|teams featured|sides in action|teams in action|sides appeared|teams appeared|kaun kaun khela|kaun kaun si team|kaun kaun si teams|kaunsi do teams|kaunsi do team",
		[ask("team"), measure("matches")],
	],
	[
		"won by a margin of|win by a margin of|wins by a margin of|won with a margin of|victories by a margin of|won by margins of|been won by a margin of|settled by a margin of|decided by a margin of",
		[measure("wins"), { is: "link", link: "by" }],
	],
	["by a margin of|with a margin of|by margins of|a margin of|margin of", [{ is: "link", link: "by" }], [skip]],
	[
		"which two teams|which two sides|which 2 teams|which 2 sides|name the two teams|name the two sides|name both teams|name both sides|what two teams|what two sides|which pair of teams|which pair of sides",
		[ask("team")],
	],
	["two finalists|the two finalists|both finalists", [noun("team"), measure("finals")]],
	[
		"no one|nobody|no man|no player|nobody ever|no one ever|none of them|no one man|not a single player|no cricketer|koi nahi",
		[form("none"), noun("player")],
	],
	["no batter|no batsman|not a single batter|not a single batsman", [form("none"), batter]],
	["no bowler|not a single bowler", [form("none"), bowler]],
	["no team|no side|no franchise|not a single team|not a single side", [form("none"), noun("team")]],
	["has any bowler|did any bowler|have any bowlers", [form("yes_no"), bowler], [bowler], [skip]],
	[
		"has any batter|did any batter|has any batsman|did any batsman|have any batters",
		[form("yes_no"), batter],
		[batter],
		[skip],
	],
	[
		"has any player|did any player|has anyone|did anyone|has anybody|did anybody|has somebody|has any man|did any man|kya kisi ne|kya koi|kisi ne",
		[form("yes_no"), noun("player")],
		[noun("player")],
		[skip],
	],
	[
		"has any team|did any team|has any side|did any side|has any franchise|kya kisi team ne|kisi team ne",
		[form("yes_no"), noun("team")],
		[noun("team")],
		[skip],
	],
	[
		"in a spell|in a single spell|in one spell|of a spell|single spell|in any spell|in one bowling spell|in a single bowling spell|from a spell",
		[{ is: "unit", unit: "innings" }, bowler],
	],
];

/** The latest season of the record. */
export const THIS_SEASON =
	"this year|this years|this season|this seasons|this edition|this editions|this campaign|this ipl|this yr|this time around|in this year|in this season|the current season|current season|current edition|the current edition|the season just gone|is saal|iss saal|is saal ke|is saal ka|is season|iss season|is baar|iss baar|is year|iss year";
