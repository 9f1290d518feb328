export const CONFIRM_HOURS = 48;
export const DIGEST_FACTS = 5;
export const DIGEST_RESULTS = 5;
/** A fact may appear again after this many issues: half a year. */
export const FACTS_REST_ISSUES = 26;

export const newsletterTexts = {
	title: "The weekly over",
	lead: "Once a week by email: the best facts, the latest results and the quiz of the day. Nothing else.",
	lastIssue: "Last week's",
	firstIssue: "What Monday's would say today",
	invalidAddress: "Please enter a valid email address.",
	joined: "Thank you for joining! We'll keep you updated.",
	lookInMail: "Almost there: open the link in the email we just sent you.",
	failed: "Something went wrong. Please try again.",
	tooMany: "Too many requests. Please wait a moment before trying again.",
	confirmed: "You're in. The first email comes on Monday.",
	linkUsed: "This link isn't valid: it is too old, or part of it is missing. Ask for a new one.",
	left: "You're unsubscribed. We've deleted your address.",
	leaveLinkBroken: "This link isn't valid: part of it is missing. Open it from the email again.",
} as const;
