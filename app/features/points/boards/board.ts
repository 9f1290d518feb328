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
	/** null for visitors and fans without points in the period; `around`: the fan and neighbours who are not in `rows` */
	you: z.object({ rank: z.int(), points: z.int(), around: z.array(boardRowSchema) }).nullable(),
	/** the boards do not contain the fan's latest points yet; they will within a second */
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
