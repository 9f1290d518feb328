import type { RateLimit, RateLimits } from "../../../platform/limits/rate-limits.ts";
import { limitsOf, NEWSLETTER_HOUR, SIGN_IN_HOUR } from "../../../platform/mail/mail-hour.ts";
import { WRONG_CODES } from "./sign-in/codes.server.ts";

const mails = (hour: typeof SIGN_IN_HOUR, what: string) => {
	const { open, browsers, accounts } = limitsOf(hour);
	return [
		{ title: `${what}, open to all`, limit: open },
		{ title: `${what}, kept for known browsers`, limit: browsers },
		...(hour.for_accounts ? [{ title: `${what}, kept for accounts`, limit: accounts }] : []),
	];
};
const SITE_LIMITS: { title: string; limit: RateLimit }[] = [
	...mails(SIGN_IN_HOUR, "Sign-in mails"),
	...mails(NEWSLETTER_HOUR, "Mails to confirm the newsletter"),
	{ title: "Wrong sign-in codes", limit: WRONG_CODES },
];

/** This hour's use of the site-wide limits on mails and codes. */
export const readSiteLimits = (limits: RateLimits) =>
	Promise.all(
		SITE_LIMITS.map(async ({ title, limit }) => ({
			title,
			name: limit.name,
			used: await limits.used(limit, "all"),
			points: limit.points,
		})),
	);
