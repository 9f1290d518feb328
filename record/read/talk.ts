import type { Reader } from "./reader.ts";
import type { Piece } from "./words/pieces.ts";
import { scan } from "./words/scan.ts";
import { isTooLong } from "./words/tokens.ts";

const OF_RECORD: ReadonlySet<Piece["is"]> = new Set([
	"condition",
	"extreme",
	"measure",
	"name",
	"outside",
	"season",
] satisfies Piece["is"][]);

/** Whether a word of a text is about cricket figures: a name, a measure, a season, most or least. */
export const isOfRecord = ({ index, vocabulary }: Reader, text: string): boolean =>
	!isTooLong(text) && scan(text, index, vocabulary).some(({ is }) => OF_RECORD.has(is));
