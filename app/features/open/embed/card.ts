import type { AsOf } from "../../../../record/record.ts";

/** What a card on another site shows of a page. */
export type EmbedCard = {
	kicker: string;
	title: string;
	/** in a few words, under the title */
	lead: string | null;
	figures: { label: string; value: string }[];
	/** the first column names, the others are figures */
	table: { head: string[]; rows: string[][] } | null;
	/** what is left out or counted in a way of its own */
	note: string | null;
	/** the page it is a card of */
	path: string;
	as_of: AsOf;
};

const CARD_WIDTH = 480;
const LEAST_WIDTH = 240;
const [FRAME, LINE, FIGURES, ROW] = [150, 26, 74, 37];

/** How high a frame of this width has to be to show a card without scrolling. */
export function heightOf({ lead, figures, table, note }: EmbedCard, width: number): number {
	const linesOf = (text: string | null) => (text ? Math.ceil((text.length * 9) / width) : 0);
	const perRow = Math.max(1, Math.floor(width / 110));
	return (
		FRAME +
		LINE * (linesOf(lead) + linesOf(note)) +
		FIGURES * Math.ceil(figures.length / perRow) +
		(table ? ROW * (table.rows.length + 1) : 0)
	);
}

/** The width that a consumer gets who has room for so much. */
export const widthWithin = (most = CARD_WIDTH): number => Math.max(LEAST_WIDTH, Math.min(CARD_WIDTH, most));
