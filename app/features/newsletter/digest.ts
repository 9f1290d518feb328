import { z } from "zod";

/** What the newsletter of a week says. Paths are of this site. */
export type Digest = {
	subject: string;
	facts: { id: string; title: string; fact: string; path: string }[];
	results: { teams: string; result: string; date: string; path: string }[];
	quiz: { question: string; path: string } | null;
};

/** The newsletter as the admins' desk shows it. `sent` of an issue: how many mails went out, of how many to send. */
export const newsletterDeskSchema = z.object({
	confirmed: z.int(),
	waiting: z.int(),
	week: z.string(),
	/** true: the issue of this week is written and will not change */
	written: z.boolean(),
	subject: z.string(),
	text: z.string(),
	issues: z.array(z.object({ week: z.string(), subject: z.string(), to_send: z.int(), sent: z.int() })),
});
export type NewsletterDesk = z.output<typeof newsletterDeskSchema>;
