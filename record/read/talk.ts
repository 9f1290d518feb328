import type { Piece } from "./pieces.ts";
import type { Reader } from "./reader.ts";
import { scan } from "./scan.ts";
import { isTooLong } from "./tokens.ts";

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
