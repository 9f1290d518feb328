import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { notFound } from "../../../platform/http/problem.ts";
import { limitKeysOf, type Share } from "../../../platform/limits/visitor.ts";
import type { Site } from "../../page-context.ts";
import { noteAction } from "../auth/audit.server.ts";
import { factProofSchema, factSchema } from "./fact.ts";
import { findFact, searchFacts } from "./facts.server.ts";
import { generateFacts } from "./generate.server.ts";
import { FACT_CATEGORIES, factsTexts, generateFactsInput, LONGEST_SEARCH } from "./rules.ts";

const DAY = 24 * 60 * 60;
/** The most requests for new facts per day on the whole site, so that readers can keep up with them. */
export const FACTS_BUDGET = {
	name: "generate-facts-site",
	points: 500,
	per_seconds: DAY,
	refusal: factsTexts.budgetSpent,
};
/** Limits per fan, network and wide network, so that nobody uses up the budget. They do not apply to admins. */
export const FACTS_SHARE: Share = {
	name: "generate-facts-share",
	points: 50,
	wide_points: 100,
	per_seconds: DAY,
	refusal: factsTexts.shareSpent,
};

export function factsEntries({ db, record, limits, purge }: Site) {
	return [
		entry({
			method: "get",
			path: "/facts",
			summary: "Facts, newest first, by search text and category",
			guard: "public",
			query: z.object({
				q: z.string().max(LONGEST_SEARCH).default(""),
				category: z.enum(FACT_CATEGORIES).optional(),
				after: z.string().max(20).optional(),
				before: z.string().max(20).optional(),
			}),
			answer: z.object({
				facts: z.array(factSchema),
				total: z.int(),
				total_is_lower_bound: z.boolean(),
				next: z.string().nullable(),
				previous: z.string().nullable(),
			}),
			handle: ({ query }) =>
				searchFacts(db, { ...query, q: query.q.replaceAll("\0", ""), category: query.category ?? null }),
		}),
		entry({
			method: "get",
			path: "/facts/:slug",
			summary: "A fact by slug or id, with its proof",
			guard: "public",
			params: z.object({ slug: z.string().min(1).max(200) }),
			answer: z.object({
				fact: factSchema,
				proof: factProofSchema.nullable(),
			}),
			handle: async ({ params }) => {
				const found = await findFact(record, db, params.slug);
				if (!found) throw notFound(factsTexts.notFound);
				return { fact: found.fact, proof: found.proof };
			},
		}),
		entry({
			method: "post",
			path: "/functions/generate-ipl-facts",
			summary: "Make new facts from the match record",
			guard: "public",
			sheds: "answers",
			limit: "costly",
			body: generateFactsInput,
			answer: z.object({
				generated_count: z.int(),
				category: z.string(),
				/** the reason, if no fact was made */
				why: z.string().optional(),
			}),
			handle: async ({ fan, client, request_id, body: { category, count } }) => {
				const share = fan?.role === "admin" ? [] : limitKeysOf(FACTS_SHARE, { fan, client });
				await limits.reserveAll(...share, [FACTS_BUDGET, "all"]);
				const generated = await generateFacts(record, db, category, count, {
					async alongside(tx, made) {
						if (fan?.role !== "admin") return;
						const details = { made: made.length };
						await noteAction(tx, { fan, request_id }, { action: "generate-facts", target: category, details });
					},
				});
				if (generated.length > 0) purge(["facts"]);
				const why = generated.length === 0 ? { why: factsTexts.nothingNew(category) } : {};
				return { generated_count: generated.length, category, ...why };
			},
		}),
	];
}
