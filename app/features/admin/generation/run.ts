import { z } from "zod";

const partSchema = z.object({
	number: z.int(),
	kind: z.enum(["questions", "facts", "bios"]),
	category: z.string(),
	difficulty: z.enum(["easy", "medium", "hard"]).nullable(),
	state: z.enum(["waiting", "done", "failed"]),
	made: z.int(),
	tries: z.int(),
	/** why the last try failed */
	error: z.string().nullable(),
	/** why a part that is done made nothing */
	why: z.string().nullable(),
});
export type Part = z.output<typeof partSchema>;

export const runSchema = z.object({
	id: z.uuid(),
	state: z.enum(["running", "done", "failed"]),
	/** whole percent */
	progress: z.int().min(0).max(100),
	/** name or address of the admin; null when the account is gone */
	started_by: z.string().nullable(),
	started_at: z.iso.datetime(),
	finished_at: z.iso.datetime().nullable(),
	total_questions: z.int(),
	total_facts: z.int(),
	total_players: z.int(),
	details: z.array(partSchema),
});
export type Run = z.output<typeof runSchema>;
