import { z } from "zod";

export const inviteSchema = z.object({
	id: z.uuid(),
	url: z.string(),
	by: z.string(),
	note: z.string().nullable(),
	/** sign-ups by its link */
	used: z.int(),
	most_uses: z.int().nullable(),
	expires_at: z.string().nullable(),
	state: z.enum(["open", "revoked", "expired", "used up"]),
	created_at: z.string(),
});
export type Invite = z.output<typeof inviteSchema>;
