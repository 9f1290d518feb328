import type { Db } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";

/** The content of a picture. Equal cards give equal pictures. */
export type Card = {
	site_name: string;
	/** above the title, the kind of thing: 'Records', 'IPL 2016, Final' */
	kicker: string;
	title: string;
	/** on the scoreboard, at most three */
	figures: { label: string; value: string }[];
	/** below the title, or null */
	note: string | null;
	/** id of the side whose colours it has, or null */
	team: string | null;
};

export type CardText = Omit<Card, "site_name">;

export type Sources = { db: Db; record: MatchRecord };
/** Finds the content of a thing's picture by the last part of its address; null when there is no such thing. */
export type FindCard = (from: Sources, id: string) => Promise<CardText | null>;

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
