import type { Placed } from "../pieces.ts";
import { type Reads, readPieces } from "../search/readings.ts";
import type { Spoken } from "../words.ts";

/** Why a question has no answer: what the record does not hold, a word nobody knows, or one that found no place. */
export function refusalOf({ pieces: all }: Reads, text: string): Spoken {
	const pieces = all.filter(({ piece }) => piece.is !== "among");
	const outside = pieces.find(({ piece }) => piece.is === "outside");
	if (outside?.piece.is === "outside") return refused(`I can't answer that. ${outside.piece.why}.`);
	const unknown = pieces.filter(({ piece }) => piece.is === "unknown");
	if (unknown.length > 0) {
		const words = unknown.map(({ words }) => `‘${words}’`).join(", ");
		const rest = pieces.filter(({ piece }) => piece.is !== "unknown");
		return refused(
			`I don't know the word${unknown.length > 1 ? "s" : ""} ${words}, so I won't guess.`,
			isReadable(rest) ? without(text, unknown) : undefined,
		);
	}
	const spare = pieces.find((one) => isReadable(pieces.filter((other) => other !== one)));
	if (spare)
		return refused(
			`I don't know what to do with ‘${spare.words}’ in that question. Did you mean it without?`,
			without(text, [spare]),
		);
	return refused("I can't tell what you mean. Which player, team or season, and which stat? Try: Kohli runs in 2016");
}

const isReadable = (pieces: Placed[]) => readPieces(pieces).readings.length > 0;

const refused = (text: string, nearest?: string): Spoken => ({
	kind: "unknown",
	text,
	figure: null,
	questions: [],
	lines: [],
	values: [],
	carried: [],
	offers: nearest ? [{ label: nearest, question: nearest }] : [],
});

const without = (text: string, pieces: Placed[]) =>
	pieces
		.reduce((rest, { words }) => rest.replace(words, ""), text)
		.replace(/\s+/g, " ")
		.trim();
