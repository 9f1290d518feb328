import type { Facet } from "./rows/kind.ts";

/** A group of `by`, and its column in the answer. */
export type Dimension = {
	/** the facts it may use; the first one that the rows have applies */
	facets: readonly Facet[];
	column: string;
	/** the group's SQL, if it differs from the fact */
	sql?: (expression: string) => string;
	/** a second column of the same group */
	second?: { column: string; sql: (expression: string) => string };
};

const plain = (facet: Facet, column: string = facet): Dimension => ({ facets: [facet], column });

const PHASE = (over: string) =>
	`case when ${over} <= 6 then 'powerplay' when ${over} <= 15 then 'middle' else 'death' end`;

export const DIMENSIONS = {
	player: plain("player", "player_id"),
	batter: plain("batter", "batter_id"),
	bowler: plain("bowler", "bowler_id"),
	partner: plain("partner", "partner_id"),
	pair: {
		facets: ["pair"],
		column: "player_id",
		sql: (pair) => `${pair}[1]`,
		second: { column: "partner_id", sql: (pair) => `${pair}[2]` },
	},
	fielder: plain("fielder", "fielder_id"),
	team: plain("team", "team_id"),
	opponent: plain("opponent", "opponent_id"),
	/** both sides of a match as one group; `team_id` is the smaller id */
	pair_of_teams: {
		facets: ["pair_of_teams"],
		column: "team_id",
		sql: (pair) => `${pair}[1]`,
		second: { column: "opponent_id", sql: (pair) => `${pair}[2]` },
	},
	ground: plain("ground", "ground_id"),
	city: plain("city"),
	country: plain("country"),
	season: plain("season"),
	month: plain("month"),
	stage: { facets: ["stage"], column: "stage", sql: (stage) => `if(${stage} = 'final', 'playoff', ${stage})` },
	match: plain("match", "match_id"),
	home: plain("home"),
	toss: plain("toss"),
	batted: plain("batted"),
	result: plain("result"),
	innings: plain("innings", "innings_number"),
	phase: { facets: ["over"], column: "phase", sql: PHASE },
	over: plain("over"),
	ball_of_over: plain("ball_of_over"),
	position: plain("position"),
	wicket: plain("wicket", "wicket_number"),
	dismissal: plain("dismissal"),
	nationality: plain("nationality"),
	overseas: plain("overseas"),
	role: plain("role"),
	acquisition: plain("acquisition"),
	streak: plain("streak"),
	bowl_kind: { facets: ["against_bowl_kind", "bowl_kind"], column: "bowl_kind" },
	bowl_style: { facets: ["against_bowl_style", "bowl_style"], column: "bowl_style" },
	bat_hand: { facets: ["against_bat_hand", "bat_hand"], column: "bat_hand" },
	age: plain("age"),
} satisfies Record<string, Dimension>;
type NamedList = "people" | "franchises" | "grounds";
/** Where the name of an id comes from: the added column, its table, and the column there. */
export const NAMES: Record<string, { column: string; table: NamedList; value: string }> = Object.fromEntries([
	...["player", "batter", "bowler", "partner", "fielder"].map((column) => [
		`${column}_id`,
		{ column, table: "people", value: "display_name" },
	]),
	...["team", "opponent"].map((column) => [`${column}_id`, { column, table: "franchises", value: "name" }]),
	["ground_id", { column: "ground", table: "grounds", value: "name" }],
	["player_of_match_id", { column: "player_of_match", table: "people", value: "display_name" }],
]);

/** Columns with lists of person ids, and the columns of their names. */
export const LISTS_OF_PEOPLE: Record<string, string> = { fielder_ids: "fielders" };

/** Adds each id column's name column after it. */
export const withNames = (columns: string[]): string[] =>
	columns.flatMap((column) => [column, NAMES[column]?.column ?? LISTS_OF_PEOPLE[column] ?? []].flat());

export type DimensionName = keyof typeof DIMENSIONS;

const columnsOf = (name: DimensionName): string[] => {
	const { column, second }: Dimension = DIMENSIONS[name];
	return [column, ...(second ? [second.column] : [])];
};
/** The first other group that fills one of the same columns: `team` beside `pair_of_teams`. */
export const sharesColumn = (name: DimensionName, others: readonly DimensionName[]): DimensionName | undefined =>
	others.find((other) => other !== name && columnsOf(other).some((column) => columnsOf(name).includes(column)));

const ALIKE: DimensionName[][] = [
	["player", "batter", "bowler", "partner", "fielder"],
	["team", "opponent"],
];
/** The groups of an inner question that supply values for a condition; none: it takes no question. */
export function groupsFor(condition: string): DimensionName[] {
	const name = (condition === "overs" ? "over" : condition) as DimensionName;
	return ALIKE.find((names) => names.includes(name)) ?? (name in DIMENSIONS ? [name] : []);
}
