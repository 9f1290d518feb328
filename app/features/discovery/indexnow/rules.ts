// IndexNow (indexnow.org) is the protocol that notifies search engines of changed pages.

/** The protocol's limit per request. */
export const MOST_URLS_A_BATCH = 10_000;
/** The limit of an admin's form. */
export const MOST_URLS_A_FORM = 500;
export const LONGEST_URL = 2_000;
export const KEEP_DAYS = 30;
export const REFRESH_MS = 10_000;
export const LOG_SHOWN = 100;

export const SUBMISSION_TYPES = ["manual", "content", "sitemap", "bulk"] as const;
export type SubmissionType = (typeof SUBMISSION_TYPES)[number];
export const SUBMISSION_STATUSES = ["pending", "success", "failed"] as const;

/** The most important pages (INDEX-1). */
export const KEY_PAGES = ["/", "/players", "/teams", "/facts", "/quiz", "/news", "/sitemap.xml"] as const;

/** The kinds of content pages, at /{kind}/{slug}. */
export const CONTENT_KINDS = ["players", "teams", "facts", "news", "quiz"] as const;

export const indexNowTexts = {
	title: "IndexNow dashboard",
	lead: "Tells search engines which pages are new or have changed.",
	off: "Submitting is switched off. Set INDEXNOW=on and start the site again.",
	foreign: "Only addresses of this site can be submitted.",
	submitted: "Submitted",
	failed: "Failed",
	pending: "Pending",
	neverSent: "not sent",
	noneYet: "Nothing has been submitted in the last 30 days.",
	submitFailed: "The submission failed. Please try again.",
};

/** The absolute address for an address or path of this site, else null. `site_url`: without a trailing slash. */
export function ownUrl(text: string, site_url: string): string | null {
	const url = URL.parse(text.trim(), `${site_url}/`);
	if (!url || url.origin !== site_url || url.username || url.password) return null;
	url.hash = "";
	return url.href.length <= LONGEST_URL ? url.href : null;
}

/** The addresses in a text, one per line, without repeats. */
export const readLines = (text: string): string[] => [
	...new Set(
		text
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean),
	),
];
