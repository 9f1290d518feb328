import { z } from "zod";
import type { Drawings } from "../../../ui/charts/paper.ts";
import type { RankingDrawing } from "../../../ui/charts/ranking-geometry.ts";
import type { Chart } from "../../explorer/chart.server.ts";

const link = z.object({ text: z.string(), to: z.string() });
const cell = z.object({ text: z.string(), to: z.string().nullable(), person: z.boolean().exactOptional() });
const asOf = z.object({ match_id: z.int(), date: z.string(), label: z.string() });

/**
 * A part of a question. `choices`: its alternatives. `without`: the address without it; null if it cannot be removed.
 * `carried`: it comes from the question before.
 */
const chipSchema = z.object({
	field: z.string(),
	label: z.string(),
	text: z.string(),
	carried: z.boolean(),
	without: z.string().nullable(),
	choices: z.array(link.extend({ chosen: z.boolean() })),
});
export type Chip = z.infer<typeof chipSchema>;

const tableSchema = z.object({
	name: z.string(),
	about: z.array(z.string()),
	figures: z.array(z.object({ text: z.string(), key: z.string(), better: z.enum(["high", "low"]) })),
	rows: z.array(
		z.object({
			place: z.int().nullable(),
			name: cell,
			team: z.object({ id: z.string(), short_name: z.string() }).nullable(),
			few: z.boolean(),
			about: z.array(cell),
			figures: z.array(cell),
		}),
	),
});

/** The schemas leave out the shapes of drawings, because they are internal. */
const chartSchema = z.looseObject({
	title: z.string(),
	note: z.string(),
	kind: z.enum(["ranking", "dots", "bars", "lines"]),
}) as unknown as z.ZodType<Chart>;
const drawingSchema = z.looseObject({}) as unknown as z.ZodType<Drawings<RankingDrawing>>;

/** A cited result of the record. */
export const cardSchema = z.object({
	name: z.string(),
	/** the question in plain English */
	reading: z.string(),
	/** the question as an explorer query; null for a scorecard or a person */
	address: z.string().nullable(),
	chips: z.array(chipSchema),
	table: tableSchema,
	/** number of lines in the whole result */
	total: z.int(),
	/** '741 batters by runs' */
	counted: z.string(),
	/** the unit of sample sizes; null if no line is marked as a small sample */
	small: z.string().nullable(),
	chart: chartSchema.nullable(),
	/** the newest rows that were summed, and a link to all */
	behind: z
		.object({
			/** whose rows they are, if the result has several lines */
			of: z.string().nullable(),
			rows: z.array(z.object({ figure: z.string(), name: z.string(), text: z.string(), to: z.string().nullable() })),
			total: z.int(),
			all: z.string(),
		})
		.nullable(),
	definitions: z.array(z.string()),
	as_of: asOf,
	/** the explorer's page first, then scorecards and players */
	links: z.array(link),
});
export type Card = z.infer<typeof cardSchema>;

export const replySchema = z.object({
	/** the answer in words */
	response: z.string(),
	/** BCP 47 */
	language: z.string(),
	status: z.enum(["answered", "cannot", "ask_back", "talk"]),
	/** the author of the text; its figures are always the record's */
	worded_by: z.enum(["record", "model"]),
	cited: z.array(cardSchema),
	/** a chart that compares the cited results by one measure; null if they share none */
	side_by_side: z
		.object({
			title: z.string(),
			rows: z.array(z.object({ label: z.string(), text: z.string() })),
			drawing: drawingSchema,
		})
		.nullable(),
	/** other meanings and further questions: a question to ask in words, or the page of its answer (`href`) */
	offers: z.array(z.object({ label: z.string(), question: z.string().nullable(), href: z.string().nullable() })),
	/** similar questions */
	suggestions: z.array(link),
});
export type Reply = z.infer<typeof replySchema>;
