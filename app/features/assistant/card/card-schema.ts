import { z } from "zod";
import type { Drawings } from "../../../ui/charts/paper.ts";
import type { RankingDrawing } from "../../../ui/charts/ranking-geometry.ts";
import type { Chart } from "../../explorer/chart.server.ts";

const link = z.object({ text: z.string(), to: z.string() });
const cell = z.object({ text: z.string(), to: z.string().nullable(), person: z.boolean().exactOptional() });
const asOf = z.object({ match_id: z.int(), date: z.string(), label: z.string() });

/** A part of a question: its alternatives, and the address of the question without it. */
const chipSchema = z.object({
	field: z.string(),
	label: z.string(),
	text: z.string(),
	/** it comes from the question before */
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

/** A drawing in pixels is documented by its title alone: its shapes are the site's own. */
const chartSchema = z.looseObject({
	title: z.string(),
	note: z.string(),
	kind: z.enum(["ranking", "dots", "bars", "lines"]),
}) as unknown as z.ZodType<Chart>;
const drawingSchema = z.looseObject({}) as unknown as z.ZodType<Drawings<RankingDrawing>>;

/** A cited result of the record. */
export const cardSchema = z.object({
	/** the name by which the answer cites it */
	name: z.string(),
	/** the question in plain English, with every part of it */
	reading: z.string(),
	/** the question as the query of an address; null for a scorecard and for a person */
	address: z.string().nullable(),
	/** every part of the question */
	chips: z.array(chipSchema),
	table: tableSchema,
	/** lines in all */
	total: z.int(),
	/** how many there are of what: '741 batters by runs' */
	counted: z.string(),
	/** the unit of small samples in the marked lines */
	small: z.string().nullable(),
	chart: chartSchema.nullable(),
	/** the first rows that were summed, and a link to all */
	behind: z
		.object({
			/** whose rows they are, when the result has several lines */
			of: z.string().nullable(),
			rows: z.array(z.object({ figure: z.string(), name: z.string(), text: z.string(), to: z.string().nullable() })),
			total: z.int(),
			all: z.string(),
		})
		.nullable(),
	definitions: z.array(z.string()),
	as_of: asOf,
	/** the explorer's page first; then scorecards, and pages of people */
	links: z.array(link),
});
export type Card = z.infer<typeof cardSchema>;

export const replySchema = z.object({
	/** the answer in words */
	response: z.string(),
	/** of the text, as BCP 47 writes it */
	language: z.string(),
	status: z.enum(["answered", "cannot", "ask_back", "talk"]),
	/** who wrote the sentence; the figures in it are the record's in any case */
	worded_by: z.enum(["record", "model"]),
	/** the results that the answer cites */
	cited: z.array(cardSchema),
	/** figures of one measure in several cited results */
	side_by_side: z
		.object({
			title: z.string(),
			rows: z.array(z.object({ label: z.string(), text: z.string() })),
			drawing: drawingSchema,
		})
		.nullable(),
	/** other possible meanings, and further questions: one in words, or a page */
	offers: z.array(z.object({ label: z.string(), question: z.string().nullable(), href: z.string().nullable() })),
	/** questions near the answered one */
	suggestions: z.array(link),
});
export type Reply = z.infer<typeof replySchema>;
