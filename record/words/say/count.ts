import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import { countedBy } from "./lists.ts";

type Noun = readonly [one: string, many: string];
const plain = (one: string): Noun => [one, `${one}s`];
const ROW = plain("row");

const ROWS: Record<RowsName, Noun> = {
	batting: ["innings", "innings"],
	bowling: plain("spell"),
	innings: ["innings", "innings"],
	stands: plain("partnership"),
	overs: plain("over"),
	balls: plain("ball"),
	runs_of_results: plain("streak"),
	runs_of_innings: plain("streak"),
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
/** Groups that are things one can count. Lines of another group, such as the toss, are rows. */
const THINGS: readonly DimensionName[] = [
	...(["player", "batter", "bowler", "partner", "pair", "fielder", "team", "opponent"] as const),
	...(["ground", "city", "country", "nationality", "season", "month", "match", "innings"] as const),
	...(["phase", "over", "position", "role", "age"] as const),
];
/** What players of some rows are. */
const PLAYERS: Partial<Record<RowsName, Noun>> = {
	batting: plain("batter"),
	bowling: plain("bowler"),
	fielding: plain("fielder"),
};

/** How many lines an answer has, by what a line is: '741 batters', '3 seasons', '1,204 rows' for lines of two groups. */
export function countOfLines({ rows, by = [], list }: Pick<Question, "rows" | "by" | "list">, total: number): string {
	const figure = total.toLocaleString("en-US");
	const say = ([one, many]: Noun) => `${figure} ${total === 1 ? one : many}`;
	const [group, ...more] = by;
	if (more.length > 0) return say(ROW);
	if (!group) return say(list ? ROWS[rows] : ROW);
	const players = group === "player" ? PLAYERS[rows] : undefined;
	if (players) return say(players);
	return THINGS.includes(group) ? countedBy(group, total, figure) : say(ROW);
}
