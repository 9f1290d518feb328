import { z } from "zod";
import { TITLES, type TitleLevel } from "./rules.ts";

/** ARENA-4: the top captains of a period in a category. */
export const captainBoardSchema = z.object({
	rows: z.array(
		z.object({
			/** null: a sample, or a fan with a private profile */
			user_id: z.uuid().nullable(),
			rank: z.int(),
			name: z.string(),
			/** null: in no army, or hidden by the fan */
			team_code: z.string().nullable(),
			/** points, war cries, speeches or followers, by the board */
			count: z.int(),
			you: z.boolean(),
		}),
	),
	/** the caller; null for visitors and fans without a rank */
	you: z.object({ rank: z.int(), count: z.int() }).nullable(),
	/** the figures are samples */
	demo: z.boolean(),
});
export type CaptainBoard = z.output<typeof captainBoardSchema>;
export type CaptainRow = CaptainBoard["rows"][number];

/** A fan's counts in the arena, and the level of the title that they earn. */
export const myCaptaincySchema = z.object({
	war_cries: z.int(),
	speeches: z.int(),
	followers: z.int(),
	following: z.int(),
	/** battles won by the fan's side */
	wins: z.int(),
	/** among all fans by points; null without points */
	rank: z.int().nullable(),
	title: z.literal(TITLES.map(({ level }) => level) as [TitleLevel, ...TitleLevel[]]).nullable(),
});
export type MyCaptaincy = z.output<typeof myCaptaincySchema>;
