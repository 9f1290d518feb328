import { findPreview } from "../../sharing/shares.server.ts";
import type { CardText, Sources } from "./card.ts";
import { CARDS, SITE_CARD } from "./cards.server.ts";

/**
 * The card of a share: the card of the shared thing, with the site's sentence for it. It holds nothing of the fan,
 * neither name nor text. Null when the share's target does not exist. At most four queries.
 */
export async function shareCard(from: Sources, code: string, site_name: string): Promise<CardText | null> {
	const preview = await findPreview(from.record, from.db, code, site_name);
	if (!preview) return null;
	const [, kind = "", id = ""] = preview.path.split("/");
	const find = id !== "" && Object.hasOwn(CARDS, kind) ? CARDS[kind as keyof typeof CARDS] : undefined;
	const card = (await find?.(from, id)) ?? SITE_CARD;
	return { ...card, note: preview.text };
}
