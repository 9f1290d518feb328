import type { DimensionName } from "../language/dimensions.ts";
import type { Question } from "../language/question.ts";
import type { RowsName } from "../language/rows/rows.ts";

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
/** Nouns of groups. Lines of other groups, such as the toss, are called rows. */
const THINGS: Partial<Record<DimensionName, Noun>> = {
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
	nationality: ["nationality", "countries"],
	season: plain("season"),
	month: plain("month"),
	match: ["match", "matches"],
	innings: ["innings", "innings"],
	phase: plain("phase"),
	over: plain("over"),
	position: plain("position"),
	role: plain("role"),
	age: plain("age"),
};
/** The noun for players in some rows. */
const PLAYERS: Partial<Record<RowsName, Noun>> = {
	batting: plain("batter"),
	bowling: plain("bowler"),
	fielding: plain("fielder"),
};

/** The noun for an answer's lines: batters, seasons, partnerships; rows for lines of two groups. */
export function nounOfLines({ rows, by = [], list }: Pick<Question, "rows" | "by" | "list">): Noun {
	const [group, ...more] = by;
	if (more.length > 0) return ROW;
	if (!group) return list ? ROWS[rows] : ROW;
	return (group === "player" ? PLAYERS[rows] : undefined) ?? THINGS[group] ?? ROW;
}

/** An answer's number of lines with their noun: '741 batters', '3 seasons', '1,204 rows' for lines of two groups. */
export function countOfLines(question: Pick<Question, "rows" | "by" | "list">, total: number): string {
	const [one, many] = nounOfLines(question);
	return `${total.toLocaleString("en-US")} ${total === 1 ? one : many}`;
}
