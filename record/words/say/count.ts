import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";

type Noun = readonly [one: string, many: string];
const plain = (one: string): Noun => [one, `${one}s`];

const ROWS: Record<RowsName, Noun> = {
	batting: ["innings", "innings"],
	bowling: plain("spell"),
	innings: ["innings", "innings"],
	stands: plain("partnership"),
	overs: plain("over"),
	balls: plain("ball"),
	super_overs: plain("super over"),
	sides: plain("result"),
	matches: ["match", "matches"],
	dismissals: plain("dismissal"),
	fielding: ["innings in the field", "innings in the field"],
	appearances: plain("appearance"),
	campaigns: ["team's season", "teams' seasons"],
	awards: plain("award"),
	squads: ["place in a squad", "places in squads"],
	people: ["person", "people"],
};
const GROUPS: Record<DimensionName, Noun> = {
	player: plain("player"),
	batter: plain("batter"),
	bowler: plain("bowler"),
	partner: plain("partner"),
	pair: plain("pair"),
	fielder: plain("fielder"),
	team: plain("team"),
	opponent: plain("opponent"),
	ground: plain("ground"),
	city: ["city", "cities"],
	country: ["country", "countries"],
	season: plain("season"),
	month: plain("month"),
	stage: plain("stage"),
	match: ["match", "matches"],
	home: plain("row"),
	toss: plain("row"),
	batted: plain("row"),
	result: plain("result"),
	innings: ["innings", "innings"],
	phase: plain("phase"),
	over: plain("over"),
	ball_of_over: plain("ball"),
	position: plain("position"),
	wicket: plain("wicket"),
	dismissal: ["way out", "ways out"],
	nationality: ["country", "countries"],
	overseas: plain("row"),
	role: plain("role"),
	acquisition: plain("row"),
	bowl_kind: ["kind of bowling", "kinds of bowling"],
	bowl_style: plain("bowling style"),
	bat_hand: plain("row"),
	age: plain("age"),
};
/** What players of some rows are. */
const PLAYERS: Partial<Record<RowsName, Noun>> = {
	batting: plain("batter"),
	bowling: plain("bowler"),
	fielding: plain("fielder"),
};

/** How many lines an answer has, by what a line is: '741 batters', '3 seasons', '1,204 rows' for lines of two groups. */
export function countOfLines({ rows, by = [], list }: Pick<Question, "rows" | "by" | "list">, total: number): string {
	const [group, ...more] = by;
	const noun =
		more.length > 0 || (!group && !list)
			? plain("row")
			: !group
				? ROWS[rows]
				: group === "player"
					? (PLAYERS[rows] ?? GROUPS.player)
					: GROUPS[group];
	return `${total.toLocaleString("en-US")} ${noun[total === 1 ? 0 : 1]}`;
}
