import type { Placed } from "../pieces.ts";
import { type Reads, read } from "../search/readings.ts";
import type { Words } from "../words.ts";

/** Why a question has no answer: what the record does not hold, a word nobody knows, or one that found no place. */
export function refusalOf(_words: Words, { pieces }: Reads): string {
	const outside = pieces.find(({ piece }) => piece.is === "outside");
	if (outside?.piece.is === "outside") return `I cannot answer that. ${outside.piece.why}.`;
	const unknown = pieces.filter(({ piece }) => piece.is === "unknown").map(({ words }) => `‘${words}’`);
	if (unknown.length > 0)
		return `I do not know the word${unknown.length > 1 ? "s" : ""} ${unknown.join(", ")}, so I give no figure.`;
	const spare = pieces.find((_, at) => read(without(pieces, at)).length > 0);
	if (spare)
		return `I do not know what to do with ‘${spare.words}’ in that question, so I give no figure. Did you mean it without?`;
	return "I do not know how to read that as a question to the record. Could you say which player, side or season, and which figure?";
}

const without = (pieces: Placed[], at: number) => pieces.filter((_, other) => other !== at);
