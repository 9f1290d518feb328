/** What the newsletter of a week says. Paths are of this site. */
export type Digest = {
	subject: string;
	facts: { id: string; title: string; fact: string; path: string }[];
	results: { teams: string; result: string; date: string; path: string }[];
	quiz: { question: string; path: string } | null;
};

/** The newsletter as the admins' desk shows it. `sent` of an issue: how many mails went out, of how many to send. */
export type NewsletterDesk = {
	confirmed: number;
	waiting: number;
	week: string;
	/** true: the issue of this week is written and will not change */
	written: boolean;
	subject: string;
	text: string;
	issues: { week: string; subject: string; to_send: number; sent: number }[];
};
