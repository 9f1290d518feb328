import { z } from "zod";
import type { MatchRecord } from "../../../../record/record.ts";
import { readerOf } from "../../../../record/words/reader.ts";
import type { Spoken } from "../../../../record/words/words.ts";
import { drawRanking } from "../../../ui/charts/ranking-geometry.ts";
import { readChoices } from "../../explorer/choices.server.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";
import { barsOf } from "./bars.ts";
import { behindOf } from "./behind.ts";
import { chipsOf } from "./chips.ts";
import { suggestionsOf } from "./suggestions.ts";

const link = z.object({ text: z.string(), to: z.string() });
const spot = { x: z.number(), y: z.number(), text: z.string() };
/** Horizontal bars, in pixels. */
const drawing = z.object({
	width: z.number(),
	height: z.number(),
	left: z.number(),
	bars: z.array(
		z.object({
			y: z.number(),
			width: z.number(),
			height: z.number(),
			label: z.object({ ...spot, anchor: z.enum(["start", "end"]) }),
			figure: z.object(spot),
			team: z.string().exactOptional(),
			best: z.literal(true).exactOptional(),
		}),
	),
});

/** The data around an answer. */
export const cardSchema = z.object({
	/** the questions that were asked, each with its parts as read and its page in the explorer */
	readings: z.array(
		z.object({
			explorer: z.string(),
			chips: z.array(
				z.object({
					field: z.string(),
					label: z.string(),
					text: z.string(),
					/** it comes from the question before */
					carried: z.boolean(),
					/** the address without this part */
					without: z.string().nullable(),
					choices: z.array(link.extend({ chosen: z.boolean() })),
				}),
			),
		}),
	),
	/** comparable figures */
	bars: z.array(z.object({ label: z.string(), value: z.number(), text: z.string(), team: z.string().nullable() })),
	drawing: z.object({ phone: drawing, wide: drawing }).nullable(),
	/** the first rows, and a link to all */
	behind: z
		.object({
			of: z.string().nullable(),
			rows: z.array(z.object({ figure: z.string(), name: z.string(), text: z.string(), to: z.string().nullable() })),
			total: z.int(),
			all: z.string(),
		})
		.nullable(),
	/** further questions */
	suggestions: z.array(link),
});
export type Card = z.infer<typeof cardSchema>;

/** How many questions of one answer are shown with their parts. */
const MOST_READINGS = 3;

export const EMPTY: Card = { readings: [], bars: [], drawing: null, behind: null, suggestions: [] };

/**
 * Returns the data around an answer: how it was read, figures and rows behind it, and further questions. Empty for a
 * refusal.
 */
export async function cardOf(record: MatchRecord, spoken: Spoken): Promise<Card> {
	const { kind, questions, carried, plan } = spoken;
	const [question] = questions;
	if (kind !== "answer" || !question || plan?.do === "fact") return EMPTY;
	const { name } = readerOf(record);
	const choices = await readChoices(record);
	const [bars, behind] = await Promise.all([barsOf(record, spoken, name), behindOf(record, spoken, name)]);
	return {
		readings: questions.slice(0, MOST_READINGS).map((one) => ({
			explorer: explorerPath(one),
			chips: chipsOf({ question: one, choices, seasons: record.seasons, carried }),
		})),
		bars,
		drawing: bars.length > 1 ? drawRanking(bars) : null,
		behind,
		suggestions: suggestionsOf(question, name),
	};
}
