import { z } from "zod";

/** The content of an issue, as stored. Paths are of this site. */
export type Digest = {
	subject: string;
	facts: { id: string; title: string; fact: string; path: string }[];
	results: { teams: string; result: string; date: string; path: string }[];
	quiz: { question: string; path: string } | null;
};

/** The newsletter at the desk. */
export const newsletterDeskSchema = z.object({
	confirmed: z.int(),
	/** subscriptions that are not confirmed */
	waiting: z.int(),
	week: z.string(),
	/** this week's issue is stored and will not change; otherwise `subject` and `text` are a preview */
	written: z.boolean(),
	subject: z.string(),
	text: z.string(),
	/** `to_send`: all mails of the issue, the `sent` ones included */
	issues: z.array(z.object({ week: z.string(), subject: z.string(), to_send: z.int(), sent: z.int() })),
});
export type NewsletterDesk = z.output<typeof newsletterDeskSchema>;
