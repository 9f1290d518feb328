import { z } from "zod";

/** The content of a week's newsletter. Paths are of this site. */
export type Digest = {
	subject: string;
	facts: { id: string; title: string; fact: string; path: string }[];
	results: { teams: string; result: string; date: string; path: string }[];
	quiz: { question: string; path: string } | null;
};

/** The newsletter at the admins' desk. `sent` of an issue: the mails sent, and the mails to send. */
export const newsletterDeskSchema = z.object({
	confirmed: z.int(),
	waiting: z.int(),
	week: z.string(),
	/** true: this week's issue is written and will not change */
	written: z.boolean(),
	subject: z.string(),
	text: z.string(),
	issues: z.array(z.object({ week: z.string(), subject: z.string(), to_send: z.int(), sent: z.int() })),
});
export type NewsletterDesk = z.output<typeof newsletterDeskSchema>;
