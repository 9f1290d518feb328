import type { AsOf } from "../../../../record/answer.ts";

/** The content of a page's card for other sites. */
export type EmbedCard = {
	kicker: string;
	title: string;
	/** a short line below the title */
	lead: string | null;
	figures: { label: string; value: string }[];
	/** the first column holds names, the others figures */
	table: { head: string[]; rows: string[][] } | null;
	/** a remark below the figures */
	note: string | null;
	/** of the page that the card is about */
	path: string;
	as_of: AsOf;
};

const CARD_WIDTH = 480;
const LEAST_WIDTH = 240;

/**
 * Pixels that follow from CARD_STYLE: edge, gap between parts, spare height; then line height and letter width by part.
 */
const [EDGE, GAP, SPARE] = [37, 12, 6];
const TITLE = { line: 26, letter: 12 };
const TEXT = { line: 24, letter: 8 };
const SMALL = { line: 21, letter: 7 };
const CELL = { line: 22, letter: 9, padding: 16 };
const FIGURE = { width: 104, height: 66 };
const FOOTER_LETTERS = 56;

/** Estimates the height in pixels at which a card of this width does not scroll. */
export function heightOf({ kicker, title, lead, figures, table, note }: EmbedCard, width: number): number {
	const room = width - EDGE;
	const text = (words: string | null, { line, letter }: typeof TEXT) =>
		words ? GAP + line * linesIn(words.length, room, letter) : 0;
	const parts = [
		text(kicker, SMALL),
		text(title, TITLE),
		text(lead, TEXT),
		figures.length > 0 ? GAP + FIGURE.height * Math.ceil(figures.length / Math.floor(room / FIGURE.width)) : 0,
		table ? GAP + tableHeight(table, room) : 0,
		text(note, SMALL),
		GAP + SMALL.line * linesIn(FOOTER_LETTERS, room, SMALL.letter),
	];
	return parts.reduce((sum, part) => sum + part, EDGE + SPARE);
}

const linesIn = (letters: number, room: number, letter: number) => Math.ceil((letters * letter) / room);

/** Figures never wrap. The names in the first column wrap within the width that is left. */
function tableHeight({ head, rows }: NonNullable<EmbedCard["table"]>, room: number): number {
	const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
	const figures = widths.slice(1).reduce((sum, letters) => sum + letters * CELL.letter + CELL.padding, 0);
	const names = Math.max(LEAST_NAME, room - figures - CELL.padding);
	const heights = rows.map(([name = ""]) => CELL.padding + CELL.line * linesIn(name.length, names, CELL.letter));
	return heights.reduce((sum, height) => sum + height, CELL.padding + CELL.line);
}
const LEAST_NAME = 110;

/** The card's width for a consumer's `maxwidth`, in pixels. */
export const widthWithin = (most = CARD_WIDTH): number => Math.max(LEAST_WIDTH, Math.min(CARD_WIDTH, most));
