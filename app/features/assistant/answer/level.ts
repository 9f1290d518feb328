import { type Answer, type Context, type Link, matchLink, stated } from "./answer.ts";

/** Up to this many tied entries are listed; the rest are counted. */
const MOST_TOLD = 6;

/** The row at a place of a ranking and all that are level with it; none when the ranking is not that long. */
export function levelAt<Row extends { rank: number }>(rows: readonly Row[], place: number): Row[] {
	const rank = rows[place - 1]?.rank;
	return rank === undefined ? [] : rows.filter((row) => row.rank === rank);
}

type Level<Row> = {
	who: (row: Row) => string;
	/** what belongs to this one alone: the match, the season */
	where: (row: Row) => string;
	/** what all of them have */
	figure: string;
	/** true when the question asks for the figure, false when it asks for the person */
	figureFirst: boolean;
	/** among which they are the first, behind it all */
	of?: string;
	/** what the answer is by itself; the names without it */
	answer?: string | number | null;
	definition?: string | undefined;
	/** its scorecard without it */
	links?: (row: Row) => Link | null;
};

/** The answer about several who are level, each with what belongs to it: 'A (against X in 2023), B (against Y in 2026): ...'. */
export function answerLevel<Row extends object>(
	context: Context,
	rows: readonly Row[],
	{ who, where, figure, figureFirst, of = "", answer, definition, links }: Level<Row>,
): Answer {
	const told = rows.slice(0, MOST_TOLD);
	const others = rows.length - told.length;
	const each = `${told.map((row) => `${who(row)} (${where(row)})`).join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
	return stated(context, {
		text: figureFirst ? `${figure}: ${each}${of}.` : `${each}: ${figure}${of}.`,
		figure: answer ?? [...new Set(rows.map(who))].join(", "),
		definition,
		links: told.map(links ?? ((row) => scorecardOf(row, who(row)))),
	});
}

const scorecardOf = (row: object, whose: string): Link | null =>
	"match_id" in row && typeof row.match_id === "number" ? matchLink(row.match_id, `The scorecard (${whose})`) : null;

/** 'against Mumbai Indians in 2013': the match of a feat. */
export const against = ({ opponent, season }: { opponent: string; season: number }): string =>
	`against ${opponent} in ${season}`;
