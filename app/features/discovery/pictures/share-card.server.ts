import { findPreview } from "../../sharing/shares.server.ts";
import type { Card } from "./card.ts";
import { CARDS, SITE_CARD, type Sources } from "./cards.server.ts";

type CardText = Omit<Card, "site_name">;

/**
 * The card of a fan's link: the card of what was shared, with the words that the site sends it with. Nothing of the fan is on
 * it, neither name nor what the fan wrote. Null when the link leads nowhere. Four queries at most.
 */
export async function shareCard(from: Sources, code: string, site_name: string): Promise<CardText | null> {
	const preview = await findPreview(from.record, from.db, code, site_name);
	if (!preview) return null;
	const [, kind = "", id = ""] = preview.path.split("/");
	const find = id !== "" && kind in CARDS ? CARDS[kind as keyof typeof CARDS] : undefined;
	const card = (await find?.(from, id)) ?? SITE_CARD;
	return { ...card, note: preview.text };
}
