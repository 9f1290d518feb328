import { z } from "zod";

/** The answer of GET /api/me. */
export const meSchema = z.object({
	id: z.uuid(),
	email: z.string(),
	full_name: z.string().nullable(),
	avatar_url: z.string().nullable(),
	role: z.enum(["fan", "admin"]),
	/** the address of the admins' desk, for admins only */
	desk_path: z.string().optional(),
	/** shown in the frame of every page */
	purse: z.object({
		points: z.int(),
		level: z.int(),
		/** XP within the level, out of `level_xp` */
		level_progress: z.int(),
		level_xp: z.int(),
		/** today's quiz is not finished */
		quiz_open: z.boolean(),
		/** unread messages in rooms that are not muted */
		unread: z.int(),
	}),
	session: z.object({ id: z.uuid(), expires_at: z.iso.datetime() }),
});

/** A row of the list of sessions. */
export const sessionRowSchema = z.object({
	id: z.uuid(),
	current: z.boolean(),
	created_at: z.string(),
	last_seen_at: z.string(),
	user_agent: z.string().nullable(),
	ip_address: z.string().nullable(),
});
export type SessionRow = z.output<typeof sessionRowSchema>;
