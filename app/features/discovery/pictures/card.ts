import type { Db } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";

/** The content of a preview picture. Equal cards have equal pictures. */
export type Card = {
	site_name: string;
	/** above the title: 'IPL 2016, Final' */
	kicker: string;
	title: string;
	/** at most three */
	figures: { label: string; value: string }[];
	/** below the title */
	note: string | null;
	/** the id of the side whose colours it has; null for those of the site */
	team: string | null;
};

export type CardText = Omit<Card, "site_name">;

export type Sources = { db: Db; record: MatchRecord };
/** Returns the card of a page by the last part of its address; null if there is no such page. */
export type FindCard = (from: Sources, id: string) => Promise<CardText | null>;

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
