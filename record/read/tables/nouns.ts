import type { DimensionName } from "../../language/dimensions.ts";
import type { Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import type { ConceptName } from "./measures.ts";

/** `by`, `rows`: the group or rows it names. `of`: whose rows. `counts`: the concept when it is counted. */
export type Noun = {
	words: string;
	by?: DimensionName;
	rows?: RowsName;
	of?: "player" | "bowler" | "team" | "pair";
	counts?: ConceptName;
	/** the concept of its words used as a verb: "How many did Kohli score?" */
	does?: "runs";
	/** the concept in its name */
	implies?: ConceptName;
	/** the condition that such players meet */
	where?: Where;
};

export const NOUNS = {
	all_rounder: { words: "all rounder|allrounder", by: "player", where: { role: "all_rounder" } },
	batter: {
		words: "batter|batsman|batsmen|hitter|ballebaaz|ballebaz",
		by: "player",
		of: "player",
	},
	bowler: { words: "bowler|bogey bowler|attack|gendbaaz|gendbaz", by: "player", of: "bowler" },
	city: { words: "city", by: "city" },
	fielder: { words: "fielder", by: "player" },
	ground: { words: "ground|venue|stadium|stadia|maidan|cricket ground", by: "ground" },
	innings: { words: "inning|inns|inng", counts: "innings" },
	keeper: {
		words: "wicketkeeper|keeper|wicket keeper|wk|gloveman",
		by: "player",
		where: { role: "wicketkeeper" },
	},
	match: {
		words: "match|game|fixture|contest|clash|encounter|mtch|muqabla|mach",
		by: "match",
		counts: "matches",
	},
	month: { words: "month", by: "month" },
	opener: { words: "opener|opening batter|opening batsman", by: "player", of: "player", where: { opening: true } },
	opponent: { words: "opponent|opposition|rival|opposing team|opposing side", by: "opponent" },
	over: { words: "over|ovr|ovrs", by: "over", rows: "overs" },
	pair: { words: "pair|duo|combination|partner|jodi", by: "pair", of: "pair" },
	player: {
		words:
			"player|man|men|everyone|everybody|cricketer|person|people|debutant|somebody|anyone|anybody|guy|bloke|fella|" +
			"lad|boy|chap|fellow|khiladi|any1|some1|someone|gentleman|youngster|individual player|kid",
		by: "player",
	},
	position: {
		words:
			"position|batting position|number|batting at|bat at|batted at|batting at number|bat at number|" +
			"batted at number|at number",
		by: "position",
	},
	run_scorer: {
		words: "scorer|run getter|runscorer|run maker|run chart|run list",
		by: "player",
		of: "player",
		implies: "runs",
	},
	score: {
		words: "score|individual score|knock|individual innings|innings score",
		rows: "batting",
		of: "player",
		does: "runs",
	},
	season: {
		words: "season|year|edition|tournament|campaign|saal|ipl season|yr|ipl edition|ipl tournament",
		by: "season",
		counts: "seasons",
	},
	six_hitter: { words: "six hitter", by: "player", of: "player", implies: "sixes" },
	spell: { words: "spell|bowling spell|haul", rows: "bowling", of: "bowler" },
	team: {
		words: "team|side|franchise|club|ipl team|ipl franchise|outfit|mob",
		by: "team",
		of: "team",
		counts: "teams",
	},
	time: { words: "time|occasion|instance|baar" },
	total: { words: "total|team total|team score|innings total", rows: "innings", of: "team" },
	wicket_taker: {
		words: "wicket taker|wicket chart|wickettaker",
		by: "player",
		of: "bowler",
		implies: "wickets",
	},
} as const satisfies Record<string, Noun>;
export type NounName = keyof typeof NOUNS;
