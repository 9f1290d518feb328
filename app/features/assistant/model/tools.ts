import { tool } from "ai";
import { z } from "zod";
import { type Block, createBlocks } from "../../../../platform/ai/wording/blocks.ts";
import { type RecordName, strangeNames } from "../../../../record/strange-names.ts";
import type { Answer } from "../answer.server.ts";
import { LONGEST_QUESTION } from "../rules.ts";

const MOST_QUESTIONS = 6;

const name = z.string().min(1).max(60);
const season = z.int().min(2008).max(2100).optional().describe("a single season");
const measure = z
	.string()
	.min(2)
	.max(40)
	.describe("what is counted: runs, wickets, sixes, strike rate, economy, highest score, catches, titles ...");

/** Measures that rank best first. For an economy the lowest is best, so "most" would ask for the worst. */
const RATE = /\b(?:economy|average|rate|percentage)\b/i;

/** An answer of the record that the model may show. */
export type Found = Block & { answer: Answer };

/**
 * The model's tools. All of them send a question in words to the record, which only reads: no tool writes, posts or
 * knows a person. `found` collects the answers that may be shown. An answer with an unusual name is withheld.
 */
export function recordTools(
	answer: (question: string) => Promise<Answer>,
	found: Found[],
	names: readonly RecordName[],
) {
	const strange = strangeNames(names);
	const blockOf = createBlocks(names);
	let questions = 0;
	async function ask(parts: (string | number | undefined | false)[]) {
		const question = parts.filter(Boolean).join(" ").replaceAll("\0", "").slice(0, LONGEST_QUESTION);
		if (++questions > MOST_QUESTIONS) return { answer: null, why: "no more questions; answer now" };
		const result = await answer(question);
		const words = `${result.text} ${result.definition}`;
		if (strange.some((name) => words.includes(name))) return { answer: null, why: "the record cannot tell" };
		const about = { kind: result.kind, meaning: result.definition, as_of: result.as_of.label };
		const { text } = result;
		if (!result.stands_alone) return { ...about, answer: text };
		const known = found.find((one) => one.text === text);
		const block = known ?? { ...blockOf(text), answer: result };
		if (!known) found.push(block);
		return { ...about, sentence: block.template, slots: block.slots };
	}
	const place = z.object({ season, ground: name.optional(), against: name.optional().describe("a side or a player") });
	return {
		ask_record: tool({
			description:
				"Any question in plain English: records, careers, seasons, scorecards, grounds, partnerships, finals.",
			inputSchema: z.object({ question: z.string().min(1).max(LONGEST_QUESTION) }),
			execute: ({ question }) => ask([question]),
		}),
		player_figure: tool({
			description: "One figure of one player, all seasons or a part of them.",
			inputSchema: place.extend({ player: name, measure }),
			execute: ({ player, measure, season, ground, against }) =>
				ask([
					`${measure} of ${player}`,
					against && `against ${against}`,
					ground && `at ${ground}`,
					season && `in ${season}`,
				]),
		}),
		leaders: tool({
			description: "Who has the most of something, up to ten of a ranking.",
			inputSchema: place.extend({ measure, top: z.int().min(1).max(10).default(1) }),
			execute: ({ measure, top, season, ground, against }) =>
				ask([
					top === 1
						? `who has the ${RATE.test(measure) ? "best" : "most"} ${measure}`
						: `top ${top} players by ${measure}`,
					against && `against ${against}`,
					ground && `at ${ground}`,
					season && `in ${season}`,
				]),
		}),
		head_to_head: tool({
			description: "Two sides or two players against each other.",
			inputSchema: z.object({ first: name, second: name, measure: measure.optional(), season }),
			execute: ({ first, second, measure, season }) =>
				ask([`${first} v ${second}`, measure && `: ${measure}`, season && `in ${season}`]),
		}),
	};
}
