export const CONFIRM_HOURS = 48;
export const DIGEST_FACTS = 5;
export const DIGEST_RESULTS = 5;
/** A fact that was told is not told again for so many issues. */
export const FACTS_REST_ISSUES = 26;

export const newsletterTexts = {
	title: "The weekly over",
	lead: "Once a week by e-mail: the best facts, the latest results and the quiz of the day. Nothing else.",
	invalidAddress: "Please enter a valid email address.",
	joined: "Thank you for joining! We'll keep you updated.",
	lookInMail: "One thing is left: open the link in the mail we have just sent you.",
	failed: "Something went wrong. Please try again.",
	tooMany: "Too many requests. Please wait a moment before trying again.",
	confirmed: "You are in. The first mail comes on Monday.",
	linkUsed: "This link is too old or not whole. Ask for a new one.",
	left: "You are unsubscribed. Your address is erased from the list.",
	leaveLinkBroken: "This link is not whole. Open it from the mail again.",
} as const;

/** What the browser looks at before it asks the server, which looks closer. */
export const looksLikeAddress = (email: string): boolean => email.trim().includes("@");
