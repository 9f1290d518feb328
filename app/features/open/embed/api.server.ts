import { html } from "hono/html";
import { z } from "zod";
import { entry } from "../../../../platform/http/entry.ts";
import { badRequest, notFound, Problem } from "../../../../platform/http/problem.ts";
import { wholeNumber } from "../../../../platform/http/whole-numbers.ts";
import type { Site } from "../../../page-context.ts";
import { heightOf, widthWithin } from "./card.ts";
import { cardAt } from "./cards.server.ts";

const CACHED_SECONDS = 3600;
const size = wholeNumber(1, 10_000).optional();

/** The oEmbed entry (https://oembed.com): other sites request the card for an address of this site. */
export function embedEntries({ record, db, site_name, site_url }: Site) {
	return [
		entry({
			method: "get",
			path: "/oembed",
			summary: "oEmbed: the card of a player, a match, a season or an answer, by the address of its page",
			guard: "public",
			from_anywhere: true,
			cors: true,
			query: z.object({
				url: z.url().max(4000),
				maxwidth: size,
				maxheight: size,
				format: z.string().max(10).optional(),
			}),
			answer: z.object({
				version: z.literal("1.0"),
				type: z.literal("rich"),
				provider_name: z.string(),
				provider_url: z.string(),
				title: z.string(),
				html: z.string(),
				width: z.int(),
				height: z.int(),
				cache_age: z.int(),
			}),
			async handle({ query }) {
				if (query.format !== undefined && query.format !== "json")
					throw new Problem({ status: 501, field: "format", detail: "Only json is written." });
				const { origin, pathname, search } = new URL(query.url);
				if (origin !== new URL(site_url).origin) throw badRequest("url", "This is no address of this site.");
				const card = await cardAt({ db, record }, pathname.replace(/^\/embed(?=\/)/, ""), new URLSearchParams(search));
				if (!card) throw notFound("This page has no card.");
				const width = widthWithin(query.maxwidth);
				const height = Math.min(heightOf(card, width), query.maxheight ?? Number.POSITIVE_INFINITY);
				const frame = html`<iframe src="${site_url}/embed${card.path}" width="${width}" height="${height}" title="${card.title}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
				return Response.json(
					{
						version: "1.0",
						type: "rich",
						provider_name: site_name,
						provider_url: site_url,
						title: card.title,
						html: String(frame),
						width,
						height,
						cache_age: CACHED_SECONDS,
					},
					{ headers: { "cache-control": `public, max-age=${CACHED_SECONDS}` } },
				);
			},
		}),
	];
}
