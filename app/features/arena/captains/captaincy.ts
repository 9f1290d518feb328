import { z } from "zod";
import { TITLES, type TitleLevel } from "./rules.ts";

/** ARENA-4: the best captains of a period in a category. */
export const captainBoardSchema = z.object({
	rows: z.array(
		z.object({
			/** null: a sample, or a fan whose profile is private */
			user_id: z.uuid().nullable(),
			rank: z.int(),
			name: z.string(),
			/** null: in no team, or not shown */
			team_code: z.string().nullable(),
			count: z.int(),
			you: z.boolean(),
		}),
	),
	/** one's own place, of who is signed in and has a place */
	you: z.object({ rank: z.int(), count: z.int() }).nullable(),
	/** the figures are a showcase */
	demo: z.boolean(),
});
export type CaptainBoard = z.output<typeof captainBoardSchema>;
export type CaptainRow = CaptainBoard["rows"][number];

/** What a fan has done in the arena, and the title earned by it. */
export const myCaptaincySchema = z.object({
	war_cries: z.int(),
	speeches: z.int(),
	followers: z.int(),
	following: z.int(),
	/** battles that the fan's side won */
	wins: z.int(),
	/** among all fans by points; null without points */
	rank: z.int().nullable(),
	title: z.literal(TITLES.map(({ level }) => level) as [TitleLevel, ...TitleLevel[]]).nullable(),
});
export type MyCaptaincy = z.output<typeof myCaptaincySchema>;
