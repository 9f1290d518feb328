import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import { entry } from "../../../platform/http/entry.ts";
import type { Site } from "../../page-context.ts";
import { viralImpact } from "./impact.server.ts";
import { LONGEST_CUSTOM_TEXT, SHARE_TYPES, shareUrl } from "./rules.ts";
import { shareLinkSchema, viralImpactSchema } from "./share.ts";
import { arenaLink, createShare } from "./shares.server.ts";

type SharingSite = Site & {
	/** Counts a fan's share of a player, once a day. */
	countPlayerShare: (tx: Tx, share: { player_id: string; fan_id: string }) => Promise<unknown>;
};

/** The entries for a fan's own links and their results. */
export function sharingEntries({ record, db, settings, countPlayerShare }: SharingSite) {
	return [
		entry({
			method: "post",
			path: "/functions/create-viral-share",
			summary: "Make the fan's own link to a player, team, fact, quiz, result of a quiz (by the run's id) or the site",
			guard: "fan",
			body: z.object({
				p_share_type: z.enum(SHARE_TYPES),
				p_content_id: z.string().min(1).max(200).nullish(),
				p_custom_text: z.string().max(LONGEST_CUSTOM_TEXT).nullish(),
			}),
			answer: z.array(shareLinkSchema),
			handle: async ({ fan, body }) => {
				const { id: fan_id } = fan;
				const { share, ...earned } = await createShare(
					record,
					db,
					fan_id,
					{
						share_type: body.p_share_type,
						content_id: body.p_content_id ?? null,
						custom_text: body.p_custom_text ?? null,
					},
					{
						siteName: settings.SITE_NAME,
						async inTransaction(tx, { share_type, content_id }) {
							if (share_type === "player" && content_id) await countPlayerShare(tx, { player_id: content_id, fan_id });
						},
					},
				);
				const { id: share_id, share_text } = share;
				return [{ share_id, share_url: shareUrl(settings.SITE_URL, share), share_text, ...earned }];
			},
		}),
		entry({
			method: "put",
			path: "/shares/arena",
			summary: "Make or find the fan's own link to the arena; making it pays nothing",
			guard: "fan",
			body: z.object({}),
			answer: z.object({ share_url: z.url() }),
			handle: async ({ fan }) => ({
				share_url: shareUrl(settings.SITE_URL, await arenaLink(db, fan.id, settings.SITE_NAME)),
			}),
		}),
		entry({
			method: "get",
			path: "/shares/mine",
			summary: "The results of the fan's links: paid shares, clicks, conversions, score, friends",
			guard: "fan",
			answer: viralImpactSchema,
			handle: ({ fan }) => viralImpact(db, fan.id, settings.FIGURES),
		}),
	];
}
