import { z } from "zod";

/** A fan as the fan's own browser sees them: GET /api/me. */
export const meSchema = z.object({
	id: z.uuid(),
	email: z.string(),
	full_name: z.string().nullable(),
	avatar_url: z.string().nullable(),
	role: z.enum(["fan", "admin"]),
	/** where the admins' desk stands; told to admins alone */
	desk_path: z.string().optional(),
	/** what the fan has, and what waits: shown in the frame of every page */
	purse: z.object({
		points: z.int(),
		level: z.int(),
		/** XP within the level, of `level_xp` */
		level_progress: z.int(),
		level_xp: z.int(),
		/** whether today's quiz has not been played to its end */
		quiz_open: z.boolean(),
		/** messages that the fan has not read, in the rooms that are not muted */
		unread: z.int(),
	}),
	session: z.object({ id: z.uuid(), expires_at: z.iso.datetime() }),
});

/** One row of the list of places where a fan is signed in. */
export const sessionRowSchema = z.object({
	id: z.uuid(),
	current: z.boolean(),
	created_at: z.string(),
	last_seen_at: z.string(),
	user_agent: z.string().nullable(),
	ip_address: z.string().nullable(),
});
export type SessionRow = z.output<typeof sessionRowSchema>;
