import type { DimensionName } from "../../../language/dimensions.ts";
import type { Form, Link, Piece, Unit, Way } from "../../pieces.ts";

export const best = (way: Way): Piece => ({ is: "best", way });
export const more = (way: Way): Piece => ({ is: "more", way });
export const noun = (by: DimensionName, rows?: "batting" | "bowling"): Piece =>
	rows ? { is: "noun", by, rows } : { is: "noun", by };
/** A noun that a question word asks for. */
export const ask = (by: DimensionName): Piece => ({ is: "noun", by, asked: true });
export const form = (name: Form): Piece => ({ is: "form", form: name });
export const link = (name: Link): Piece => ({ is: "link", link: name });
export const unit = (name: Unit): Piece => ({ is: "unit", unit: name });
export const measure = (concept: string): Piece => ({ is: "measure", concept });
export const compare = (bound: "from" | "over" | "to" | "under" | "exactly"): Piece => ({ is: "compare", bound });
export const batter = noun("player", "batting");
export const bowler = noun("player", "bowling");
export const each = (by: DimensionName): Piece => ({ is: "each", by });
/** The ways to ask for each of something: 'by season', 'season wise', 'season by season'. */
export const eachOf = (...nouns: string[]): string =>
	nouns
		.flatMap((one) => [
			`by ${one}`,
			`${one} wise`,
			`${one}wise`,
			`${one} by ${one}`,
			`each ${one}`,
			`for each ${one}`,
			`har ${one}`,
			`har ${one} me`,
			`har ${one} mein`,
		])
		.join("|");
export const skip: Piece = { is: "skip" };
