import type { Piece } from "../cells.ts";
import type { Draft, Fault, Result } from "../types.ts";
import { dateWordsIn } from "../words/dates.ts";
import { digitsIn, numberWordsIn } from "../words/numbers.ts";
import { compared } from "../words/tokens.ts";

const fault = (says: string): Fault => ({ check: "figures", says });

/** A fault for a figure, number word or date outside cells. Digits from a cited question's conditions are allowed. */
export function figureFaults({ language }: Draft, pieces: readonly Piece[], cited: readonly Result[]): Fault[] {
	const conditions = new Set(cited.flatMap(conditionNumbers));
	return pieces.flatMap((piece) => {
		if (!("words" in piece)) return [];
		const [digits] = digitsIn(piece.words).filter((number) => !conditions.has(plainNumber(number)));
		if (digits !== undefined)
			return [fault(`"${digits}" is a figure outside a cell: write it as a cell such as {a1.0.runs}, or leave it out`)];
		const [word] = numberWordsIn(piece.words, language);
		if (word !== undefined) return [fault(`"${word}" is a number in words: write it as a cell, or leave it out`)];
		const [date] = dateWordsIn(piece.words, language);
		return date === undefined ? [] : [fault(`"${date}" is a date in words: write it as a cell, or leave it out`)];
	});
}

const plainNumber = (text: string): string => compared(text).replace(/(?<=\d)[,’](?=\d)/g, "");

/** The numbers in a question's conditions, thresholds and limit, without inner questions. */
function conditionNumbers({ question }: Result): string[] {
	if (!question || question.rows === undefined) return [];
	const { where, having, limit } = question;
	const numbers = (value: unknown): string[] => {
		if (typeof value === "number") return [String(value)];
		if (typeof value !== "object" || value === null || "question" in value) return [];
		return Object.values(value).flatMap(numbers);
	};
	return numbers([where ?? {}, having ?? {}, limit ?? []]);
}
