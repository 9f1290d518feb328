import { z } from "zod";

const boardRowSchema = z.object({
	/** null for a fan with a private profile */
	user_id: z.uuid().nullable(),
	rank: z.int(),
	name: z.string(),
	points: z.int(),
	you: z.boolean(),
});
export type BoardRow = z.output<typeof boardRowSchema>;

export const fanBoardSchema = z.object({
	rows: z.array(boardRowSchema),
	/**
	 * the fan's rank with the neighbours that are not among the rows; null for visitors and for fans without points
	 * in the period
	 */
	you: z.object({ rank: z.int(), points: z.int(), around: z.array(boardRowSchema) }).nullable(),
	/** some of the fan's points are not on the boards yet; they will be within a second */
	counting: z.boolean(),
});
export type FanBoard = z.output<typeof fanBoardSchema>;

export const armyBoardRowSchema = z.object({
	army_id: z.uuid(),
	team_name: z.string(),
	team_code: z.string(),
	rank: z.int(),
	points: z.int(),
	members: z.int(),
});
export type ArmyBoardRow = z.output<typeof armyBoardRowSchema>;
